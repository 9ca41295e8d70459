"""What opponents make of a game in which nothing happens, or which is decided before it is over: they vote by it.

Two crews within reach of one coin can hit each other for ever: who takes it up is hit before he is home. Neither
gains by it, and in the end the coin is nobody's. So after some rounds without progress they keep a truce: a rival on
his ship is then a loss, and a greater one than the coin that he had is a gain.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from doubloon.games.jackal.box.box import CREW_SIZE
from doubloon.games.jackal.rules.crew import ABSENT, DEAD, SHIP
from doubloon.games.jackal.rules.scoring import sides_coins
from doubloon.games.jackal.steering.weights import IDLENESS, LONGING, OWN, QUARREL

if TYPE_CHECKING:
    from doubloon.games.jackal.state import JackalState


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


def winners_already(state: JackalState) -> list[int]:
    """The seats that have won whatever happens now; none while it is open."""
    if len(state.setting.islands) > 1:
        return []
    coins = sides_coins(state)
    sides = len(coins)
    first = max(coins)
    left = state.gold + (state.box.limits.coins - state.laid if state.hidden else 0)
    if left:
        leading = coins.count(first)
        for side in range(sides):
            if coins[side] == first:
                if leading > 1 and _anybody_left(state, side, sides):
                    return []
            elif coins[side] + left >= first and _anybody_left(state, side, sides):
                return []
    return [seat for seat in range(state.seats) if coins[seat % sides] == first]


def _anybody_left(state: JackalState, side: int, sides: int) -> bool:
    """A side whose pirates are all dead brings no more gold home; nobody is left to revive them. (JK-134)"""
    for figure in range(state.crews * CREW_SIZE):
        if figure // CREW_SIZE % sides == side and state.where[figure] != DEAD and state.where[figure] != ABSENT:
            return True
    return state.missionary >= 0 and state.missionary % sides == side
