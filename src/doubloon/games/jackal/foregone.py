"""When a game is decided before it is over: opponents vote by it. No rule depends on this."""

from __future__ import annotations

from typing import TYPE_CHECKING

from doubloon.games.jackal.scoring import sides_coins

if TYPE_CHECKING:
    from doubloon.games.jackal.state import JackalState


def winners_already(state: JackalState) -> list[int]:
    """The seats that have won whatever happens now; none while it is open."""
    if len(state.setting.islands) > 1:
        return []
    coins = sides_coins(state)
    first = max(coins)
    left = state.gold + (state.box.limits.coins - state.laid if state.hidden else 0)
    if left:
        second = max([other for other in coins if other < first], default=first - left)
        if coins.count(first) > 1 or first <= second + left:
            return []
    return [seat for seat in range(state.seats) if coins[seat % len(coins)] == first]
