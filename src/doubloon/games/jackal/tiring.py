"""What opponents do about a game in which nothing happens. No rule depends on this.

Two crews within reach of one coin can hit each other for ever: whoever takes it up is hit before he is home. Neither
gains by it, and in the end the coin is nobody's. So after some rounds without progress they let one another have their
way by turns: for a while one side is keen, and the others would rather see it bring the coin home than go on.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from doubloon.games.jackal.state import JackalState

KEEN_ROUNDS: Final = 6  # long enough to carry a coin over half the island


def _first_signs(state: JackalState) -> int:
    """Turns without progress that are nothing unusual: half of what allows a vote. (JK-278)"""
    return state.setting.vote_after // 2


def tiredness(state: JackalState) -> float:
    """0 while progress is made now and then, 1 when nothing has happened for so long that a vote is allowed."""
    first = _first_signs(state)
    if state.progress or state.idle <= first:
        return 0.0
    return min(1.0, (state.idle - first) / max(1, state.setting.vote_after - first))


def keen_side(state: JackalState, sides: int) -> int:
    """Whose turn it is to have its way. What came home so far says who is first: another side each time."""
    rounds = max(0, state.idle - _first_signs(state)) // state.crews
    spell = max(1, min(KEEN_ROUNDS, (state.setting.no_progress - _first_signs(state)) // (sides * state.crews)))
    return (rounds // spell + state.laid - state.gold + state.hidden) % sides
