"""Where the bear is going, by a rule of thumb.

The bear comes for who is nearest. So gold beside it is safe to fetch while another is nearer to it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from doubloon.games.jackal.box.box import CREW_SIZE, MISSIONARY_FIGURE
from doubloon.games.jackal.rules.bear import step
from doubloon.games.jackal.steering.weights import FORECAST, GUARDED

if TYPE_CHECKING:
    from doubloon.games.jackal.state import JackalState


class BearForecast:
    """Made for one position and thrown away with it."""

    def __init__(self, state: JackalState) -> None:
        self.island = state.island
        self.bear = state.bear
        self.waker = state.waker
        self.crew = state.crew
        self.crews = state.crews
        self.land = state.island.land
        self.distance = state.island.distance
        self.quarry = -1  # the nearest prey's cell; JK-242 in short
        self.reach = 0  # how far the quarry is
        if self.bear >= 0:
            for figure in range(state.crews * CREW_SIZE):
                self._consider(state.where[figure])
            if state.armed:
                self._consider(state.where[MISSIONARY_FIGURE])

    def _consider(self, cell: int) -> None:
        if 0 <= cell < self.land:
            steps = self.distance[self.bear * self.land + cell]
            if self.quarry < 0 or steps < self.reach:
                self.quarry = cell
                self.reach = steps

    def dooms(self, crew: int, cell: int, stay: int) -> bool:
        """The bear will maul who stands there before he can leave, so many turns from now. (JK-236, JK-242)"""
        if self.bear < 0:
            return False
        steps = self.distance[self.bear * self.land + cell]
        if (crew - self.crew) % self.crews > (self.waker - self.crew) % self.crews:
            stay += 1
        return steps <= min(stay, self.reach)

    def worth_of_gold(self, cell: int, turns: int) -> float:
        """To who could be there after so many turns; by where the bear will be after a few moves towards its quarry."""
        if self.bear < 0:
            return 1.0
        steps = self.distance[self.bear * self.land + cell]
        if steps > turns:
            return 1.0
        if self.quarry >= 0:
            apart = self.distance[self.quarry * self.land + cell]
            steps = max(min(apart, steps + FORECAST), steps - FORECAST, 0)
        return GUARDED[steps] if steps < len(GUARDED) else 1.0

    def beside(self) -> int:
        """The cells that the bear will be beside, or in, after a few moves towards its quarry."""
        if self.bear < 0:
            return 0
        there = self.bear
        for _ in range(min(FORECAST, self.reach)):
            there = step(self.island, there, [self.quarry])
        return self.island.near_mask[there] | 1 << there
