"""What opponents steer Jackal by: the coins that every side may expect to end with.

What is expected while the game goes on lies below what its end would give, unless there is something to hope for:
otherwise nobody would turn the last tile over.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from doubloon.core.company import Watcher
from doubloon.core.move import Move
from doubloon.core.steering import ALL_MOVES, WHOLE_STAGES, Foresight, Rung, Steering
from doubloon.core.task import NOBODY
from doubloon.games.jackal.rules.turns import Vote
from doubloon.games.jackal.steering.boredom import dreariness, quarrels, tiredness, truce, winners_already
from doubloon.games.jackal.steering.company import JackalWatcher
from doubloon.games.jackal.steering.hopes import Hopes
from doubloon.games.jackal.steering.lookalikes import without_lookalikes
from doubloon.games.jackal.steering.manners import mood, shuns
from doubloon.games.jackal.steering.plans import next_of_plan
from doubloon.games.jackal.steering.traits import PHASES, TRAITS, phase_of, traits_of
from doubloon.games.jackal.steering.weights import CURIOSITY, DULL, SHARP, USUAL, VOTING, Weights

if TYPE_CHECKING:
    from doubloon.games.jackal.state import JackalState


class JackalSteering(Steering["JackalState"]):
    """By the coins that a crew may expect at its next turn: one in hand is worth little if its pirate is hit before."""

    def __init__(self, weights: Weights = USUAL) -> None:
        # Rivals are thought to look at all their moves: of twenty, the one that hits a carrier must not be missed.
        foresight = Foresight(few=4, least=2, handful=ALL_MOVES, try_cost=16, envy=0.5, trust=4.0)
        rungs = _rungs() if weights is USUAL else None
        super().__init__(0.5, WHOLE_STAGES, foresight, rungs, TRAITS, PHASES)
        self.weights = weights
        self._latest: Prospects | None = None  # every seat is asked about the same position, one after the other

    def _prospects(self, state: JackalState) -> Prospects:
        latest = self._latest
        if latest is None or latest.state is not state or latest.plies != state.plies:
            latest = Prospects(state, self.weights)
            self._latest = latest
        return latest

    def points(self, state: JackalState, seat: int) -> float:
        return self._prospects(state).points[seat]

    def promise(self, state: JackalState, seat: int) -> float:
        """Coins at home and hopes for others, without what keeps opponents moving."""
        return max(0.0, self._prospects(state).promises[seat])

    def stage(self, state: JackalState) -> int:
        return state.number * state.setting.most_turns + state.turns

    def beyond(self, state: JackalState, stage: int) -> bool:
        """A stage is a turn, but searches play on until the crew's next one."""
        return self.stage(state) >= stage + state.crews

    def watcher(self) -> Watcher[JackalState]:
        return JackalWatcher(self)

    def distinct(self, state: JackalState, seat: int, moves: list[Move]) -> list[Move]:
        return without_lookalikes(state, moves)

    def shuns(self, state: JackalState, seat: int, move: Move) -> bool:
        return shuns(state, move)

    def mood(self, state: JackalState, schemes: bool) -> int:
        return mood(state, schemes)

    def way_on(self, state: JackalState, seat: int) -> Move | None:
        return next_of_plan(state, seat)

    def phase(self, state: JackalState) -> int:
        return phase_of(state)

    def traits(self, state: JackalState, seat: int) -> list[int]:
        prospects = self._prospects(state)
        return traits_of(state, seat, prospects.gold[seat], prospects.finds[seat])


def _rungs() -> list[Rung]:
    """Until the crew's next turn, at the top until its fourth. The upper two scheme: only their lead counts."""
    sharp = JackalSteering(SHARP)
    fair = Foresight(few=4, try_cost=1, handful=ALL_MOVES, envy=0.5, trust=4.0, halving=True)
    little = Foresight(few=8, try_cost=1, handful=ALL_MOVES, trust=1.5, halving=True, grudge=1.0, spite=0.5)
    most = Foresight(
        few=8, try_cost=1, handful=ALL_MOVES, trust=3.0, stages=4, halving=True, grudge=1.0, spite=0.5, choosy=True
    )
    unenvious = Rung(10, foresight=Foresight(few=6, try_cost=1, handful=ALL_MOVES, envy=0.0, trust=4.0, halving=True))
    peaceful = Rung(64, foresight=Foresight(few=6, try_cost=1, handful=ALL_MOVES, envy=0.5, trust=4.0, halving=True))
    return [
        Rung(slips=0.45),
        Rung(slips=0.19),
        Rung(),
        Rung(4, foresight=fair),
        Rung(6, foresight=little, steering=sharp, calm=unenvious),
        Rung(64, foresight=most, steering=sharp, calm=peaceful),
    ]


class Prospects:
    """What every seat may expect in a position, as it was at some ply."""

    def __init__(self, state: JackalState, weights: Weights) -> None:
        self.state = state
        self.weights = weights
        self.plies: int = state.plies
        self.points: list[float] = [float(points) for points in state.scores()]
        self.promises: list[float] = self.points.copy()
        self.gold: list[float] = [0.0] * state.seats  # hopes for coins that have been found …
        self.finds: list[float] = [0.0] * state.seats  # … and for those that have not
        if state.waiting and len(state.results) == state.number:
            if state.turns == 0:
                self._add_elbow_room()
            if state.boats[-1] != NOBODY:
                self._add_hopes()

    def _add_elbow_room(self) -> None:
        """When boats are placed: crews that land beside others do nothing but fight."""
        state = self.state
        sea = state.island.sea
        for crew, boat in enumerate(state.boats):
            room = sea
            for other, their in enumerate(state.boats):
                if their != NOBODY and boat != NOBODY and other != crew:
                    apart = abs(boat - their)
                    room = min(room, apart, sea - apart)
            self.points[state.setting.seat_of[crew]] += self.weights.elbow_room * (min(room, sea // state.crews) / sea)

    def _add_hopes(self) -> None:
        state = self.state
        tired = tiredness(state)
        hopes = Hopes(state, 1.0 - tired, self.weights)
        foregone = len(winners_already(state)) > 0
        prospect = peace = 0.0
        hit: list[float] = []
        if tired > 0.0:
            prospect = hopes.prospect()
            peace = truce(state, tired)
            hit = quarrels(state, hopes.sides)
            foregone = foregone or (tired == 1.0 and prospect == 0.0)
        # Who says no to a vote is not punished for the dull game that he wants to play on: else all would say yes.
        voting = isinstance(state.question, Vote)
        refused = state.called and not voting and not foregone
        for seat in range(state.seats):
            side = seat % hopes.sides
            self.gold[seat] = hopes.gold[side]
            self.finds[seat] = hopes.finds[side]
            self.promises[seat] += hopes.gold[side] + hopes.finds[side]
            more = hopes.gold[side] + hopes.finds[side] - CURIOSITY * state.hidden
            if tired > 0.0 and not refused:
                more -= dreariness(tired, prospect, peace * hit[side])
            if foregone:
                more -= DULL * tired
            if voting:
                more += CURIOSITY if foregone else -VOTING
            self.points[seat] += more
