"""What opponents steer Loot Island by."""

from __future__ import annotations

from typing import TYPE_CHECKING

from doubloon.core.move import Move
from doubloon.core.steering import ALL_MOVES, WHOLE_STAGES, Foresight, Rung, Steering
from doubloon.games.loot_island.steering import evaluation
from doubloon.games.loot_island.steering.traits import PHASES, TRAITS, phase_of, traits_of

if TYPE_CHECKING:
    from doubloon.games.loot_island.state import LootState


class LootSteering(Steering["LootState"]):
    """By what a player may expect at the ends of rounds: what a turn was worth shows when the loot is shared out."""

    def __init__(self) -> None:
        foresight = Foresight(envy=0.5, trust=4.0)
        super().__init__(30.0, WHOLE_STAGES, foresight, _rungs(), TRAITS, PHASES)

    def points(self, state: LootState, seat: int) -> float:
        return evaluation.expected_points(state, seat)

    def stage(self, state: LootState) -> int:
        return state.round

    def reflex(self, state: LootState, seat: int) -> Move | None:
        return evaluation.reflex(state)

    def harmless(self, state: LootState, seat: int) -> Move | None:
        return evaluation.harmless(state)

    def phase(self, state: LootState) -> int:
        return phase_of(state)

    def traits(self, state: LootState, seat: int) -> list[int]:
        return traits_of(state, seat)


def _rungs() -> list[Rung]:
    """To the end of the round. Who knows what was learned hardly needs to trust the evaluation of a move."""
    little = Foresight(few=4, try_cost=1, envy=0.5, trust=4.0, halving=True)
    more = Foresight(8, 1, ALL_MOVES, 1, envy=0.5, trust=1.5, win=40.0, halving=True, duel=1.0)
    mate = Rung(8, 0.0, little, taught=False)
    return [Rung(slips=5.0), Rung(slips=2.8), Rung(), mate, Rung(24, 0.0, more), Rung(100, 0.0, more)]
