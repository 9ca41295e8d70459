"""What opponents steer Loot Island by."""

from __future__ import annotations

from typing import TYPE_CHECKING

from doubloon.core.move import Move
from doubloon.core.steering import WHOLE_STAGES, Foresight, Steering
from doubloon.games.loot_island.steering import evaluation

if TYPE_CHECKING:
    from doubloon.games.loot_island.state import LootState


class LootSteering(Steering["LootState"]):
    """By what a player may expect at the ends of rounds: what a turn was worth shows when the loot is shared out."""

    def __init__(self) -> None:
        super().__init__(spread=30.0, horizon=WHOLE_STAGES, foresight=Foresight(envy=0.5, trust=4.0))

    def points(self, state: LootState, seat: int) -> float:
        return evaluation.expected_points(state, seat)

    def stage(self, state: LootState) -> int:
        return state.round

    def reflex(self, state: LootState, seat: int) -> Move | None:
        return evaluation.reflex(state)
