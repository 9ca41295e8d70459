"""What opponents steer Silver & Gold by."""

from __future__ import annotations

from typing import TYPE_CHECKING

from doubloon.core.steering import ALL_MOVES, Foresight, Rung, Steering
from doubloon.games.silver_gold.steering import evaluation
from doubloon.games.silver_gold.steering.traits import PHASES, TRAITS, phase_of, traits_of

if TYPE_CHECKING:
    from doubloon.games.silver_gold.state import SilverGoldState


class SilverGoldSteering(Steering["SilverGoldState"]):
    """By the points that a player may expect."""

    def __init__(self) -> None:
        super().__init__(spread=12.0, rungs=_rungs(), trait_names=TRAITS, phases=PHASES)

    def points(self, state: SilverGoldState, seat: int) -> float:
        return evaluation.expected_points(state, seat)

    def stage(self, state: SilverGoldState) -> int:
        """Another turn is another stage."""
        return state.round * (state.rules.box.turns + 1) + state.turn

    def phase(self, state: SilverGoldState) -> int:
        return phase_of(state)

    def traits(self, state: SilverGoldState, seat: int) -> list[int]:
        return traits_of(state, seat)


def _rungs() -> list[Rung]:
    """Three turns are played on: in short matches that was stronger than one and than seven."""
    ahead = Foresight(few=8, try_cost=1, handful=ALL_MOVES, envy=1.0, stages=3, win=10.0, halving=True)
    most = Foresight(few=8, try_cost=1, handful=ALL_MOVES, envy=1.0, trust=16.0, stages=3, win=10.0, halving=True)
    return [Rung(slips=3.2), Rung(slips=1.5), Rung(), Rung(4, 0.0, ahead), Rung(40, 0.0, ahead), Rung(600, 0.0, most)]
