"""Playing series of games for an observer, on as many processes as asked for; the notes depend on neither."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from concurrent.futures import Future
from itertools import product
from typing import Any

from doubloon.arena.pools import pool_on
from doubloon.bots.make import bot_seed, make_bot
from doubloon.bots.playout import play_out
from doubloon.core.errors import DoubloonError
from doubloon.registry import find_game
from tools.balance.observer import Finished, Series, observer_of

AHEAD = 8  # games that are handed out to each process


class UnclearGames(DoubloonError):
    """Nobody can say how many games each bot shall play."""


def series_of(
    game: str, seats: list[int], bots: list[str], games: list[int], seed: str, options: list[list[str]]
) -> list[Series]:
    """Every combination, refused before anything is played if one cannot be; with so many games, or so many a bot."""
    if len(games) not in (1, len(bots)):
        raise UnclearGames(f"{len(games)} numbers of games for {len(bots)} bots: there must be one, or one for each")
    rules = find_game(game)
    combined = [
        Series(game, count, bot, played, seed, chosen)
        for (bot, played), count, chosen in product(
            zip(bots, games if len(games) > 1 else games * len(bots), strict=True), seats, list(product(*options))
        )
    ]
    for series in combined:
        make_bot(series.bot, "1")
        rules.check(series.seats, rules.options(list(series.options)))
    return combined


def note_of(series: Series, number: int) -> Any:
    """Play one game and note it. Its seed is that of `doubloon sim` for the same series."""
    game = find_game(series.game)
    seed = f"{series.seed}/{number}"
    options = game.options(list(series.options))
    state = game.new(series.seats, seed, options, listen=True)
    bots = [make_bot(series.bot, bot_seed(seed, seat)) for seat in range(series.seats)]
    plies = play_out(state, bots)
    return observer_of(series.game).note(Finished(game, seed, options, state, plies))


def notes(series: Series, jobs: int = 1, on: str = "") -> Iterator[Any]:
    """The notes of all games of a series, in their order; on so many processes, or on a cluster."""
    if jobs == 1 and not on:
        for number in range(series.games):
            yield note_of(series, number)
        return
    with pool_on(on, jobs, series.game, None) as pool:
        waiting: deque[Future[Any]] = deque()
        for number in range(series.games):
            waiting.append(pool.submit(note_of, series, number))
            if len(waiting) >= AHEAD * pool.size:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()
