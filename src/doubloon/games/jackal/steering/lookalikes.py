"""Pirates of a crew who differ in nothing but their names: what one of them can do the other need not be thought of."""

from __future__ import annotations

from typing import TYPE_CHECKING

from doubloon.core.move import Move
from doubloon.core.task import NOBODY
from doubloon.games.jackal.box.box import CREW_SIZE
from doubloon.games.jackal.moves import Act

if TYPE_CHECKING:
    from doubloon.games.jackal.state import JackalState


def without_lookalikes(state: JackalState, moves: list[Move]) -> list[Move]:
    """These moves of the crew whose turn it is, without those of pirates who are like one before them."""
    if state.crew == NOBODY:  # boats are being placed
        return moves
    first = state.crew * CREW_SIZE
    lookalikes: list[int] = []  # by number in the crew
    for number in range(1, CREW_SIZE):
        for other in range(number):
            if _alike(state, first + number, first + other):
                lookalikes.append(number)
                break
    if not lookalikes:
        return moves
    return [move for move in moves if not isinstance(move, Act) or move.member not in lookalikes]


def _alike(state: JackalState, one: int, other: int) -> bool:
    return (
        state.where[one] == state.where[other]
        and state.space[one] == state.space[other]
        and state.delay[one] == state.delay[other]
        and state.ability[one] == state.ability[other]
        and (state.trapped >> one ^ state.trapped >> other) & 1 == 0
        and (state.carrying >> one ^ state.carrying >> other) & 1 == 0
    )
