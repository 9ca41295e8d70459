"""Games played to their end: by opponents, or at random at full speed, for benchmarks and for the ends of searches."""

from __future__ import annotations

from doubloon.bots.bot import Bot
from doubloon.bots.signals import hear_signals
from doubloon.core.chair import Chair
from doubloon.core.game import Game
from doubloon.core.match import Match
from doubloon.core.move import Move
from doubloon.core.rng import Rng
from doubloon.core.state import State


def play_out(state: State, bots: list[Bot]) -> list[tuple[int, Move]]:
    """Let the opponents play to the end; the moves they made."""
    chairs = [Chair(state, seat) for seat in range(state.seats)]
    played: list[tuple[int, Move]] = []
    while True:
        deciders = state.deciders()
        if not deciders:
            return played
        hear_signals()
        seat = deciders[0]
        move = bots[seat].choose(chairs[seat])
        state.play(seat, move)
        played.append((seat, move))


def play_match(match: Match, bots: list[Bot]) -> None:
    """The same, with all that a match keeps."""
    while deciders := match.state.deciders():
        hear_signals()
        match.play(deciders[0], bots[deciders[0]].choose(Chair(match.state, deciders[0])))


def play_randomly(state: State, rng: Rng, most: int) -> int:
    """Play uniformly random moves until the game is over or `most` were made; how many were."""
    for played in range(most):
        deciders = state.deciders()
        if not deciders:
            return played
        seat = deciders[0]
        offers = state.offers(seat)
        state.play(seat, offers[rng.below(len(offers))])
    return most


def random_games(game: Game, seats: int, games: int, seed: str, rng: Rng) -> int:
    """Play whole games from their setup on; how many moves they took together."""
    moves = 0
    for number in range(games):
        moves += play_randomly(game.new(seats, f"{seed}/{number}"), rng, 1 << 30)
    return moves
