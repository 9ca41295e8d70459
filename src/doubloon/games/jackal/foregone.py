"""When a game is decided before it is over: opponents vote by it. No rule depends on this."""

from __future__ import annotations

from typing import TYPE_CHECKING

from doubloon.games.jackal.box import CREW_SIZE
from doubloon.games.jackal.places import ABSENT, DEAD
from doubloon.games.jackal.scoring import sides_coins

if TYPE_CHECKING:
    from doubloon.games.jackal.state import JackalState


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
