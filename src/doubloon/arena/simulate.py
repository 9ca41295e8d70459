"""Many games between opponents, on as many processes as asked for, with a result that depends on neither."""

from __future__ import annotations

import time
import traceback
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future
from hashlib import blake2b
from pathlib import Path
from typing import Literal

from msgspec import Struct

from doubloon.arena.pools import Pool, pool_on
from doubloon.bots.make import bot_seed
from doubloon.bots.own import BadBot, seat_bot
from doubloon.bots.playout import play_match, play_out
from doubloon.compiled import is_compiled
from doubloon.core.errors import DoubloonError
from doubloon.core.failures import in_words
from doubloon.core.match import Match
from doubloon.core.record import record_of
from doubloon.registry import find_game

RUN_SECONDS = 0.1

Keep = Literal["result", "record", "moves"]
"""What is kept of a game: how it ended, and beside that its record or its moves."""


class CannotRecord(DoubloonError):
    """The record of a game cannot be written."""


class Series(Struct, frozen=True):
    """What is to be played: the digest of the result depends on this and on nothing else."""

    game: str
    seats: list[str]
    games: int
    seed: str
    options: list[str] = []
    components: str | None = None


class Result(Struct, frozen=True):
    """What came of one game. `error` is "" unless it broke off."""

    number: int
    moves: int
    scores: list[int]
    winners: list[int]
    digest: str
    error: str = ""
    record: str = ""
    played: list[tuple[int, int]] = []  # seat and move


class Summary(Struct, frozen=True):
    """What came of a series; `wins` share a tied win."""

    game: str
    seats: list[str]
    games: int
    moves: int
    seconds: float
    moves_per_s: float
    wins: list[float]
    score_mean: list[float]
    errors: int
    compiled: bool
    digest: str


def play_game(series: Series, number: int, keep: Keep = "result") -> Result:
    """Game `number` of a series, which has its own seed."""
    seed = f"{series.seed}/{number}"
    moves = 0
    text = ""
    played: list[tuple[int, int]] = []
    try:
        game = find_game(series.game, components=Path(series.components) if series.components else None)
        options = game.options(series.options)
        bots = [seat_bot(name, bot_seed(seed, seat)) for seat, name in enumerate(series.seats)]
        if keep == "result":
            state = game.new(len(series.seats), seed, options)
            play_out(state, bots)
        else:
            match = Match(game, len(series.seats), seed, options)
            play_match(match, bots)
            text = record_of(match, series.seats).text() if keep == "record" else ""
            played = [(seat, move.id) for seat, move in match.moves] if keep == "moves" else []
            state = match.state
        moves = state.plies
        outcome = state.outcome()
        assert outcome is not None
        return Result(number, moves, state.scores(), outcome.winners, state.digest(), "", text, played)
    except BadBot as error:  # its author needs to know what it did, not where we were
        return Result(number, moves, [0] * len(series.seats), [], "", str(error))
    except Exception:  # a game that breaks is a result to report, not a reason to lose all the others
        return Result(number, moves, [0] * len(series.seats), [], "", traceback.format_exc())


def play_series(series: Series, jobs: int = 1, records: Path | None = None, on: str = "") -> Iterator[Result]:
    """The games of a series in their order, on `jobs` processes or on the cluster that `on` names."""
    if records:
        records.mkdir(parents=True, exist_ok=True)
    for result in play_all(series, jobs, "record" if records else "result", on):
        if records and not result.error:
            _write(records / f"{series.game}-{result.number:05}.txt", result.record)
        yield result


def play_all(series: Series, jobs: int, keep: Keep, on: str = "") -> Iterator[Result]:
    """The same, with as much kept of each game as is asked for."""
    if jobs == 1 and not on:
        for number in range(series.games):
            yield play_game(series, number, keep)
        return
    with pool_on(on, jobs, series.game, series.components) as pool:
        yield from _share_out(pool, series, keep)


def _write(path: Path, text: str) -> None:
    """A record that cannot be written ends the series: the next ones could not be written either."""
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise CannotRecord(f"no more records can be written, {path.name} failed: {in_words(error)}") from None


def _share_out(pool: Pool, series: Series, keep: Keep) -> Iterator[Result]:
    """Keep every process busy with a run of games; the runs grow until each takes a tenth of a second."""
    waiting: deque[Future[tuple[list[Result], float]]] = deque()
    begun = 0
    size = 1
    while begun < series.games or waiting:
        while begun < series.games and len(waiting) < 4 * pool.size:
            numbers = range(begun, min(begun + size, series.games))
            waiting.append(pool.submit(_play_run, series, numbers, keep))
            begun = numbers.stop
        results, seconds = waiting.popleft().result()
        fair = -(-(series.games - begun) // (4 * pool.size))  # so that nobody idles while the last run is played
        size = max(1, min(int(len(results) * RUN_SECONDS / max(seconds, 1e-9)), size * 2, fair))
        yield from results


def summarise(series: Series, results: Iterable[Result], seconds: Callable[[], float]) -> Summary:
    """Count the results up."""
    seats = len(series.seats)
    wins = [0.0] * seats
    totals = [0] * seats
    moves = errors = 0
    digest = blake2b(digest_size=8)
    for result in results:
        moves += result.moves
        errors += bool(result.error)
        digest.update(f"{result.number} {result.digest}\n".encode())
        for seat in result.winners:
            wins[seat] += 1 / len(result.winners)
        totals = [total + score for total, score in zip(totals, result.scores, strict=True)]
    elapsed = seconds()
    return Summary(
        game=series.game,
        seats=series.seats,
        games=series.games,
        moves=moves,
        seconds=round(elapsed, 3),
        moves_per_s=round(moves / elapsed, 1),
        wins=[round(share, 3) for share in wins],
        score_mean=[round(total / max(1, series.games - errors), 2) for total in totals],
        errors=errors,
        compiled=is_compiled(),
        digest=digest.hexdigest(),
    )


def simulate(series: Series, jobs: int = 1, records: Path | None = None, on: str = "") -> Summary:
    """Play a series and count it up."""
    begin = time.perf_counter()
    return summarise(series, play_series(series, jobs, records, on), lambda: time.perf_counter() - begin)


def _play_run(series: Series, numbers: range, keep: Keep) -> tuple[list[Result], float]:
    begin = time.perf_counter()
    results = [play_game(series, number, keep) for number in numbers]
    return results, time.perf_counter() - begin
