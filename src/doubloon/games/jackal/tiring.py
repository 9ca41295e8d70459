"""What opponents make of a game in which nothing happens. No rule depends on this.

Two crews within reach of one coin can hit each other for ever: whoever takes it up is hit before he is home. Neither
gains by it, and in the end the coin is nobody's. So after some rounds without progress they keep a truce: a pirate on
his ship, whoever sent him there, is then a loss to everybody.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from doubloon.games.jackal.box import CREW_SIZE
from doubloon.games.jackal.places import SHIP

if TYPE_CHECKING:
    from doubloon.games.jackal.state import JackalState

LONGING: Final = 0.8  # points that go when a coin is nearly home
QUARREL: Final = 0.8  # points for each pirate on a ship: more than his side loses by it


def tiredness(state: JackalState) -> float:
    """0 while progress is made now and then, 1 when it was not made for so long that one may vote. (JK-278)"""
    unusual = state.setting.vote_after // 4
    if state.progress or state.idle <= unusual:
        return 0.0
    return min(1.0, (state.idle - unusual) / max(1, state.setting.vote_after - unusual))


def recovering(state: JackalState) -> int:
    """Pirates on their ships."""
    count = 0
    for figure in range(state.crews * CREW_SIZE):
        if state.where[figure] == SHIP:
            count += 1
    return count


def dreariness(tired: float, prospect: float, hit: int) -> float:
    """In points: more the farther the next coin is from its boat, and the more pirates recover from hits."""
    return tired * (LONGING * (1.0 - prospect) + QUARREL * hit)
