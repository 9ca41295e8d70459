"""What opponents steer Jackal by."""

from __future__ import annotations

from typing import TYPE_CHECKING

from doubloon.core.steering import ALL_MOVES, WHOLE_STAGES, Foresight, Steering
from doubloon.games.jackal import evaluation

if TYPE_CHECKING:
    from doubloon.games.jackal.state import JackalState


class JackalSteering(Steering["JackalState"]):
    """By the coins that a crew may expect at its next turn: one in hand is worth little if its pirate is hit before."""

    def __init__(self) -> None:
        foresight = Foresight(few=4, least=2, handful=ALL_MOVES, try_cost=16, envy=0.5, trust=4.0)
        super().__init__(spread=0.5, horizon=WHOLE_STAGES, foresight=foresight)

    def points(self, state: JackalState, seat: int) -> float:
        return evaluation.expected_points(state, seat)

    def promise(self, state: JackalState, seat: int) -> float:
        return evaluation.promised_points(state, seat)

    def stage(self, state: JackalState) -> int:
        return state.number * state.setting.most_turns + state.turns

    def beyond(self, state: JackalState, stage: int) -> bool:
        """A stage is a turn, but searches play on until the crew's next one."""
        return self.stage(state) >= stage + state.crews
