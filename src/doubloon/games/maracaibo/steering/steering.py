"""What opponents steer Pirates of Maracaibo by."""

from __future__ import annotations

from typing import TYPE_CHECKING

from doubloon.core.state import MAX_SEATS
from doubloon.core.steering import WHOLE_STAGES, Foresight, Rung, Steering
from doubloon.games.maracaibo.box.layout import PLACES
from doubloon.games.maracaibo.steering import evaluation
from doubloon.games.maracaibo.steering.traits import PHASES, TRAITS, phase_of, traits_of
from doubloon.games.maracaibo.steering.weights import ALONE, USUAL, Weights

if TYPE_CHECKING:
    from doubloon.games.maracaibo.state import MaracaiboState


class MaracaiboSteering(Steering["MaracaiboState"]):
    """By what a player may expect when a turn ends: a stop is a chain of choices, and its worth shows at the end."""

    def __init__(self, weights: Weights = USUAL) -> None:
        foresight = Foresight(try_cost=3, envy=0.5)
        rungs = _rungs() if weights is USUAL else None
        super().__init__(12.0, WHOLE_STAGES, foresight, rungs, TRAITS, PHASES)
        self.weights = weights

    def points(self, state: MaracaiboState, seat: int) -> float:
        return evaluation.expected_points(state, seat, self.weights)

    def unseated(self, state: MaracaiboState) -> float | None:
        return evaluation.jordan_hope(state, self.weights)

    def stage(self, state: MaracaiboState) -> int:
        """Another turn is another stage. Jordan's turns pass unasked, but his ship is further on."""
        ship = state.jordan.ship if state.jordan is not None else 0
        return (state.round * PLACES + ship) * MAX_SEATS + state.active

    def phase(self, state: MaracaiboState) -> int:
        return phase_of(state)

    def traits(self, state: MaracaiboState, seat: int) -> list[int]:
        return traits_of(state, seat)


def _rungs() -> list[Rung]:
    """Four turns of all together are played on: in short matches that was stronger than one.

    Against Jordan these are four of the player's own. The admiral then goes by numbers for that, trusts them more and
    thinks three times as long.
    """
    ahead = Foresight(few=10, try_cost=1, envy=0.5, stages=4, halving=True)
    most = Foresight(few=6, try_cost=1, envy=0.5, stages=4, halving=True)
    duel = Foresight(few=8, try_cost=1, envy=0.75, trust=4.0, stages=4, halving=True)
    alone = Rung(300, foresight=duel, steering=MaracaiboSteering(ALONE))
    admiral = Rung(96, foresight=most, alone=alone)
    return [Rung(slips=5.0), Rung(slips=3.0), Rung(), Rung(2, 0.0, ahead), Rung(8, 0.0, ahead), admiral]
