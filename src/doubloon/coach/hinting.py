"""A hint: what the strongest opponent would do, why, and what comes of it and of the next best when games go on.

Who is best is the opponent's to say. Points and chances come from games played on to the end (`coach/futures.py`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import msgspec
from msgspec import Struct

from doubloon.bots.levels import LEVELS, LevelBot
from doubloon.coach.futures import SURE, Futures, Tally
from doubloon.core.chair import Chair
from doubloon.core.move import Move
from doubloon.core.saying import said
from doubloon.core.showing import showing_of
from doubloon.core.shown import Said
from doubloon.core.view import move_view

BEST: Final = 5  # moves that a hint tells of
LEAST: Final = 3  # worlds in which they are played on
MOST: Final = 60
SELDOM: Final = 4  # of all but the best two, only every so many worlds are played on

Enough = Callable[[int], bool]
"""After so many worlds: has it taken long enough?"""


class HintedMove(Struct, frozen=True):
    """A move with what Sailors make of it: points at the end with their error, chance to win, in so many games."""

    move: int
    points: float
    error: float
    chance: float
    games: int


class Hint(Struct, frozen=True):
    """The best moves, the best first, and why that one. It is `close` when games cannot tell it from the next best."""

    moves: list[HintedMove]
    reason: Said
    close: bool


def ranking(chair: Chair, seed: str) -> list[Move]:
    """Every legal move as the strongest opponent thinks of it: the first is the one that it would play."""
    return LevelBot(LEVELS[-1], seed).ranking(chair)


def hint(chair: Chair, seed: str, enough: Enough) -> Hint:
    """What to do now. It thinks and plays on until there is enough."""
    futures = Futures(chair, ranking(chair, seed)[:BEST], f"{seed}/{chair.ply}")
    while futures.worlds < MOST and (futures.worlds < LEAST or not enough(futures.worlds)):
        futures.play(BEST if futures.worlds < LEAST or futures.worlds % SELDOM == 0 else 2)
    told = [_told(futures, number, chair.seat) for number in range(len(futures.of))]
    if len(told) == 1:
        return Hint(told, said("hint-only"), False)
    apart = futures.apart()
    return Hint(told, _reason(chair, futures), abs(apart.mean) <= SURE * apart.error)


def _told(futures: Futures, number: int, seat: int) -> HintedMove:
    future = futures.of[number]
    points = future.points(seat)
    return HintedMove(future.move.id, points.mean, points.error, future.chance(seat).mean, len(points.values))


def _reason(chair: Chair, futures: Futures) -> Said:
    """What the move surely brings; else in what it pays more than the next best; else how often it did better."""
    view = chair.view()
    brings = showing_of(chair.game.id).choice(view, move_view(futures.of[0].move)).brings
    if brings != "":
        return said("hint-brings", brings=brings)
    label, more = _row_apart(futures, chair.seat)
    if label is not None and more >= 1:
        return said("hint-row", row=label, points=round(more))
    apart = futures.apart().values
    better = len([value for value in apart if value > 0])
    if 2 * better <= len(apart):
        return said("hint-near")
    return said("hint-often", better=better, games=len(apart))


def _row_apart(futures: Futures, seat: int) -> tuple[Said | None, float]:
    """The row of the score sheet in which the best move pays most more than the next best, and how much."""
    first, second = futures.of[0].ended, futures.of[1].ended
    rows: dict[bytes, Tally] = {}
    for world in first:
        if world in second:
            other = second[world].rows(seat)
            for label, value in first[world].rows(seat).items():
                rows.setdefault(label, Tally()).add(value - other.get(label, 0.0))
    best, most = b"", 0.0
    for label, tally in rows.items():
        if tally.mean > max(most, SURE * tally.error):
            best, most = label, tally.mean
    return (msgspec.json.decode(best, type=Said) if best else None), most
