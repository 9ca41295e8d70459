"""What the opponents steer by: the coins that a side may expect to end with.

Every coin on land is shared out between the sides by how well placed they are to bring it home; coins that are still
hidden are shared by how many figures each side has near unexplored land. So hitting a carrier, blocking a way and
bringing the boat nearer all show. No rule depends on this.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from doubloon.core.state import NOBODY
from doubloon.games.jackal.box import CREW_SIZE, MISSIONARY_FIGURE
from doubloon.games.jackal.fighting import is_pirate
from doubloon.games.jackal.hauling import haul_lengths
from doubloon.games.jackal.places import ABOARD, DEAD, SHIP, SPACE_BITS, SPACE_MASK
from doubloon.games.jackal.scoring import scores

if TYPE_CHECKING:
    from doubloon.games.jackal.state import JackalState

NEARER: Final = 0.84  # what a step more takes off a hope
CARRIER: Final = 3.0  # claim of a pirate on the coin's cell, before the way home
WALKER: Final = 2.3  # claim of one who still has to get there
NOBODYS: Final = 0.6  # claim of chance: what is never brought home
HIDDEN: Final = 0.75  # coins still hidden are found and brought home this often
BASE: Final = 0.5  # what a figure is worth to exploring wherever it is
FAR: Final = 14  # steps beyond which nothing changes any more
LATE: Final = 3  # steps that a recovering pirate loses
SWIMMING: Final = 5
TRAPPED: Final = 9
OUT: Final = 99

_hope: Final[list[float]] = [1.0]
while len(_hope) < 200:
    _hope.append(_hope[-1] * NEARER)


def expected_points(state: JackalState, seat: int) -> float:
    points = float(scores(state)[seat])
    if state.over() or len(state.results) > state.number or state.boats[-1] == NOBODY:
        return points
    claims = Claims(state)
    return points + claims.coins_on_land(seat) + claims.coins_to_find(seat)


class Claims:
    """One position as the sides see it: for each figure where it could start and what that costs."""

    def __init__(self, state: JackalState) -> None:
        self.state = state
        self.start: list[int] = []  # by figure: the land cell it is on or can land on, or -1
        self.cost: list[int] = []  # steps before it gets there
        self.sides = 2 if state.setting.paired else state.crews
        for figure in range(MISSIONARY_FIGURE + 1):
            self._place(figure)
        self.haul: list[list[int]] = [haul_lengths(state, crew) for crew in range(state.crews)]

    def _place(self, figure: int) -> None:
        state = self.state
        cell, cost = state.where[figure], 0
        if figure != MISSIONARY_FIGURE and figure >= state.crews * CREW_SIZE:
            cell = DEAD
        if cell == SHIP:
            cost = LATE + state.delay[figure]
            crew = state.missionary if figure == MISSIONARY_FIGURE else figure // CREW_SIZE
            cell = ABOARD - crew
        if cell <= ABOARD:
            near = state.island.near[state.boats[ABOARD - cell]]
            cell = near[0] if near else -1
            cost += 1
        elif cell >= state.island.land:
            near = state.island.near[cell]
            cell = near[0] if near else -1
            cost = SWIMMING
        elif cell >= 0:
            cost = state.delay[figure]
            if state.trapped >> figure & 1:
                cost = TRAPPED
            elif state.space[figure]:
                cost += state.box.faces.amount[state.tiles[cell]] - state.space[figure]
        else:
            cell = -1
        self.start.append(cell)
        self.cost.append(cost if cell >= 0 else OUT)

    def _side(self, crew: int) -> int:
        return crew % 2 if self.state.setting.paired else crew

    def _crew(self, figure: int) -> int:
        return self.state.missionary if figure == MISSIONARY_FIGURE else figure // CREW_SIZE

    def coins_on_land(self, seat: int) -> float:
        """The part of the coins that lie open which this seat's side should get."""
        state = self.state
        hope = 0.0
        if state.gold == 0:
            return hope
        own = self._side(seat)
        for cell in range(state.island.land):
            stacks = state.coins[cell]
            space = 0
            while stacks:
                count = stacks & SPACE_MASK
                if count:
                    hope += self._share(own, cell, space, count)
                stacks >>= SPACE_BITS
                space += 1
        for figure in range(MISSIONARY_FIGURE):
            if state.carrying >> figure & 1 and self._side(self._crew(figure)) == own:
                hope += 0.6
        return hope

    def _share(self, own: int, cell: int, space: int, count: int) -> float:
        """The strongest claim of each side counts in full, others a little; stacks take several trips."""
        state = self.state
        distance = state.island.distance
        land = state.island.land
        best = [0.0] * self.sides
        more = [0.0] * self.sides
        for figure in range(MISSIONARY_FIGURE + 1):
            start = self.start[figure]
            if start < 0 or not is_pirate(state, figure):
                continue
            crew = self._crew(figure)
            home = self.haul[crew][cell]
            if home >= OUT:
                continue
            if state.where[figure] == cell and state.space[figure] == space:
                claim = CARRIER * _hope[home + self.cost[figure]]
            else:
                steps = distance[start * land + cell] + self.cost[figure]
                claim = WALKER * _hope[min(steps + home, 150)]
            side = self._side(crew)
            if claim > best[side]:
                more[side] += best[side]
                best[side] = claim
            else:
                more[side] += claim
        total = NOBODYS * 0.2
        mine = 0.0
        for side in range(self.sides):
            claim = best[side] + 0.25 * more[side]
            total += claim
            if side == own:
                mine = claim
        first = mine / total if total > 0.0 else 0.0
        return first * (0.55 + 0.45 * mine / (mine + NOBODYS)) * (1.0 + 0.8 * (count - 1))

    def coins_to_find(self, seat: int) -> float:
        """The part of the hidden coins that this seat's side should find and bring home."""
        state = self.state
        hidden = state.hidden
        if hidden == 0:
            return 0.03 * self._presence(seat)
        coins = (state.box.limits.coins - state.laid) * hidden / (hidden + len(state.aside))
        strength = [0.2] * self.sides
        for figure in range(MISSIONARY_FIGURE + 1):
            if self.start[figure] >= 0:
                strength[self._side(self._crew(figure))] += self._explorer(figure)
        total = 0.0
        for one in strength:
            total += one
        return HIDDEN * coins * strength[self._side(seat)] / total

    def _presence(self, seat: int) -> float:
        """Who is alive and free, when nothing is left to explore."""
        found = 0.0
        for figure in range(MISSIONARY_FIGURE + 1):
            if self.start[figure] >= 0 and self._side(self._crew(figure)) == self._side(seat):
                found += _hope[min(self.cost[figure], FAR)]
        return found

    def _explorer(self, figure: int) -> float:
        """A figure explores well if it is near unexplored land and free to go there."""
        state = self.state
        row = self.start[figure] * state.island.land
        nearest = FAR
        for cell in range(state.island.land):
            if state.tiles[cell] < 0 and state.island.distance[row + cell] < nearest:
                nearest = state.island.distance[row + cell]
        steps = min(nearest + self.cost[figure], FAR)
        return BASE + (1.0 - BASE) * _hope[steps]
