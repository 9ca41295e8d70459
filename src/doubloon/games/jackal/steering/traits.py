"""What can be learned about a crew's position."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from doubloon.games.jackal.box.box import CREW_SIZE
from doubloon.games.jackal.rules.crew import ABOARD, ABSENT, DEAD, SHIP

if TYPE_CHECKING:
    from doubloon.games.jackal.state import JackalState

PHASES: Final = 7
TILES: Final = 20  # face down, a phase
MOST_BOTTLES: Final = 3

TRAITS: Final = [
    "gold in tenths",
    "finds in tenths",
    "on land",
    "on land with gold",
    "aboard",
    "recovering",
    "dead",
    "swimming",
    "delayed",
    "trapped",
    "in labyrinths",
    "bottles",
    "purse",
    "next to move",
]


def phase_of(state: JackalState) -> int:
    """By how much of the island is unknown."""
    return min((state.hidden + TILES - 1) // TILES, PHASES - 1)


def traits_of(state: JackalState, seat: int, gold: float, finds: float) -> list[int]:
    """In the order of their names; a seat's first crew counts."""
    land = state.island.land
    traits = [0] * len(TRAITS)
    traits[0] = int(10.0 * gold + 0.5)
    traits[1] = int(10.0 * finds + 0.5)
    for figure in range(seat * CREW_SIZE, (seat + 1) * CREW_SIZE):
        cell = state.where[figure]
        if 0 <= cell < land:
            traits[2] += 1
            if state.coins[cell]:
                traits[3] += 1
            if state.delay[figure]:
                traits[8] += 1
            if state.trapped >> figure & 1:
                traits[9] += 1
            if state.space[figure]:
                traits[10] += 1
        elif cell >= land:
            traits[7] += 1
        elif cell in (DEAD, ABSENT):
            traits[6] += 1
        elif cell == SHIP:
            traits[5] += 1
        elif cell <= ABOARD:
            traits[4] += 1
    traits[11] = min(state.bottles[seat], MOST_BOTTLES)
    traits[12] = state.purse[seat]
    traits[13] = 1 if state.crew == seat else 0
    return traits
