"""What opponents make of a game in which nothing happens. No rule depends on this.

Two crews within reach of one coin can hit each other for ever: whoever takes it up is hit before he is home. Neither
gains by it, and in the end the coin is nobody's. So after some rounds without progress they keep a truce: a rival on
his ship is then a loss, and a greater one than the coin that he had is a gain.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from doubloon.games.jackal.box import CREW_SIZE
from doubloon.games.jackal.places import SHIP

if TYPE_CHECKING:
    from doubloon.games.jackal.state import JackalState

IDLENESS: Final = 0.4  # points that go with progress: to be about to make it is not as good as to make it
LONGING: Final = 0.8  # points that go when a coin is nearly home
QUARREL: Final = 1.8  # points for each rival on his ship: more than his coin, and the lead over him that it would give
OWN: Final = 0.5  # of them for an own pirate: searches look at leads, which shall not grow by being hit


def tiredness(state: JackalState) -> float:
    """0 while progress is made now and then, 1 when it was not made for so long that one may vote. (JK-278)"""
    unusual = state.setting.vote_after // 4
    if state.progress or state.idle <= unusual:
        return 0.0
    return min(1.0, (state.idle - unusual) / max(1, state.setting.vote_after - unusual))


def truce(state: JackalState, tired: float) -> float:
    """How far it is kept. Who is in the way stays there unharmed, too: so it ends for some rounds, and begins again."""
    vote_after = state.setting.vote_after
    return 0.0 if vote_after * 7 <= state.idle * 4 < vote_after * 10 else tired


def quarrels(state: JackalState, sides: int) -> list[float]:
    """By side: rivals on their ships, and own pirates."""
    count = [0.0] * sides
    for figure in range(state.crews * CREW_SIZE):
        if state.where[figure] == SHIP:
            for side in range(sides):
                count[side] = count[side] + (OWN if side == figure // CREW_SIZE % sides else 1.0)
    return count


def dreariness(tired: float, prospect: float, strife: float) -> float:
    """In points: more the farther the next coin is from its boat, and the more pirates recover from hits."""
    return tired * (IDLENESS + LONGING * (1.0 - prospect)) + QUARREL * strife
