"""What opponents steer Silver & Gold by."""

from __future__ import annotations

from typing import TYPE_CHECKING

from doubloon.core.steering import Steering
from doubloon.games.silver_gold.steering import evaluation

if TYPE_CHECKING:
    from doubloon.games.silver_gold.state import SilverGoldState


class SilverGoldSteering(Steering["SilverGoldState"]):
    """By the points that a player may expect."""

    def __init__(self) -> None:
        super().__init__(spread=12.0)

    def points(self, state: SilverGoldState, seat: int) -> float:
        return evaluation.expected_points(state, seat)
