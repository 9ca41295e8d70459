"""How long a figure stays in a pit, as far as the evaluation must know. For opponents: no rule depends on this."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from doubloon.games.jackal.box import MISSIONARY_FIGURE

if TYPE_CHECKING:
    from doubloon.games.jackal.state import JackalState

TRAPPED: Final = 10  # turns, when nobody is there to help
RESCUE: Final = 1  # turns that a freed pirate has lost beside his comrade's way to him


def turns_trapped(state: JackalState, figure: int, crew: int, pit: int) -> int:
    """Turns until a comrade, or a bottle, could have helped a trapped figure."""
    island = state.island
    if state.bottles[crew]:
        return RESCUE
    turns = TRAPPED
    for other in range(MISSIONARY_FIGURE + 1):
        there = state.where[other]
        if other != figure and state.pals[crew] >> other & 1 and 0 <= there < island.land:
            if state.trapped >> other & 1 == 0:
                turns = min(turns, RESCUE + state.delay[other] + island.distance[there * island.land + pit])
    return turns
