"""Games played on to their end in imagined worlds, by cheap opponents: all that the coach says of points and chances.

A search's own value is no chance and no score. What is told comes from whole games, with its error.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

import msgspec

from doubloon.bots.make import make_bot
from doubloon.bots.signals import hear_signals
from doubloon.core.chair import Chair
from doubloon.core.move import Move
from doubloon.core.rng import Rng, rng_from
from doubloon.core.showing import showing_of
from doubloon.core.shown import Said
from doubloon.core.state import State
from doubloon.core.view import SPECTATOR

PLAYERS: Final = "sailor"  # who plays on: sensible, and a game of theirs takes a moment
LONGEST: Final = 20_000  # moves of a game that is played on
SURE: Final = 2.0  # errors beyond which a difference is one


class Ended:
    """How a game that was played on came out: the points of all seats, and each one's part of the win."""

    def __init__(self, state: State) -> None:
        outcome = state.outcome()
        winners = outcome.winners if outcome is not None else []
        self.points = [float(points) for points in state.scores()]
        self.shares = [1.0 / len(winners) if seat in winners else 0.0 for seat in range(state.seats)]
        self._state = state

    def rows(self, seat: int) -> dict[bytes, float]:
        """What a seat has in each row of the score sheet, by the row's label as JSON."""
        view = self._state.view(SPECTATOR)
        sheet = showing_of(view.game).sheet(view)
        found: dict[bytes, float] = {}
        for row in sheet.rows if sheet is not None else []:
            value = row.values[seat] if seat < len(row.values) else 0
            if isinstance(row.label, Said) and isinstance(value, int):
                found[msgspec.json.encode(row.label)] = float(value)
        return found


class Tally:
    """What came of several games, of which each is a number."""

    def __init__(self, values: list[float] | None = None) -> None:
        self.values: list[float] = values or []

    def add(self, value: float) -> None:
        self.values.append(value)

    @property
    def mean(self) -> float:
        return sum(self.values) / len(self.values) if self.values else 0.0

    @property
    def error(self) -> float:
        """The standard error of the mean; of fewer than two games nothing can be said."""
        count = len(self.values)
        if count < 2:
            return 0.0
        mean = self.mean
        return sqrt(sum((value - mean) ** 2 for value in self.values) / (count - 1) / count)


class Future:
    """A move, and how the games came out that were played on after it, by the number of their world."""

    def __init__(self, move: Move) -> None:
        self.move = move
        self.ended: dict[int, Ended] = {}

    def points(self, seat: int) -> Tally:
        return Tally([end.points[seat] for end in self.ended.values()])

    def chance(self, seat: int) -> Tally:
        return Tally([end.shares[seat] for end in self.ended.values()])


class Futures:
    """Some moves of one seat, each played on in the same imagined worlds, in which all else falls alike."""

    def __init__(self, chair: Chair, moves: list[Move], seed: str) -> None:
        self._chair = chair
        self._seed = seed
        self._rng: Rng = rng_from(f"{seed}/worlds")
        self.of = [Future(move) for move in moves]
        self.worlds = 0

    def play(self, first: int) -> None:
        """One more world, for so many of the moves."""
        world = self._chair.imagine(self._rng)
        self.worlds += 1
        for future in self.of[:first]:
            after = world.clone()
            after.play(self._chair.seat, future.move)
            future.ended[self.worlds] = played_on(after, f"{self._seed}/{self.worlds}")

    def apart(self) -> Tally:
        """By how many points the first move did better than the second, world by world."""
        seat, second = self._chair.seat, self.of[1].ended
        both = [(end, second[world]) for world, end in self.of[0].ended.items() if world in second]
        return Tally([one.points[seat] - other.points[seat] for one, other in both])


def played_on(world: State, seed: str) -> Ended:
    """Let Sailors play a position to its end; it is theirs from then on."""
    bots = [make_bot(PLAYERS, f"{seed}/{seat}") for seat in range(world.seats)]
    chairs = [Chair(world, seat) for seat in range(world.seats)]
    for _ in range(LONGEST):
        deciders = world.deciders()
        if not deciders:
            break
        hear_signals()
        seat = deciders[0]
        world.play(seat, bots[seat].choose(chairs[seat]))
    return Ended(world)


def expected(chair: Chair, games: int, seed: str) -> list[Ended]:
    """How games go on from what a seat knows, whoever is to move."""
    rng = rng_from(f"{seed}/worlds")
    return [played_on(chair.imagine(rng), f"{seed}/{number}") for number in range(games)]
