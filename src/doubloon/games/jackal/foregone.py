"""When a game is decided before it is over: opponents vote by it. No rule depends on this."""

from __future__ import annotations

from typing import TYPE_CHECKING

from doubloon.games.jackal.scoring import sides_coins

if TYPE_CHECKING:
    from doubloon.games.jackal.state import JackalState


def patience(state: JackalState) -> float:
    """Gold that nobody has fetched for long is not likely to be fetched: 1 while a vote is not allowed, then less."""
    setting = state.setting
    if state.idle <= setting.vote_after:
        return 1.0
    return max(0.0, 1.0 - (state.idle - setting.vote_after) / max(1, setting.no_progress - setting.vote_after))


def winners_already(state: JackalState) -> list[int]:
    """The seats that have won whatever happens now, as far as one can tell; none while it is open.

    The leader may be out of reach; or nothing has been fetched for so long that the end will come before more is.
    """
    if len(state.setting.islands) > 1:
        return []
    coins = sides_coins(state)
    first = max(coins)
    left = state.gold + (state.box.limits.coins - state.laid if state.hidden else 0)
    if left and 2 * state.idle < state.setting.vote_after + state.setting.no_progress:
        second = max([other for other in coins if other < first], default=first - left)
        if coins.count(first) > 1 or first <= second + left:
            return []
    return [seat for seat in range(state.seats) if coins[seat % len(coins)] == first]
