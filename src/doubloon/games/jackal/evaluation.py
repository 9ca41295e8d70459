"""What the opponents steer by: the coins that a side may expect to end with.

A coin under a pirate is worth the more the shorter his way home is. Other coins on land are shared out between the
sides by who is nearest, hidden ones by how many figures each side has near unexplored land; a pirate with a coin counts
as one who is about to start from his boat again. No rule depends on this.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from doubloon.core.state import NOBODY
from doubloon.games.jackal import tasks
from doubloon.games.jackal.box import CREW_SIZE, MISSIONARY_FIGURE
from doubloon.games.jackal.fighting import coins_at, is_pirate
from doubloon.games.jackal.hauling import NEVER, haul_lengths
from doubloon.games.jackal.places import ABOARD, ABSENT, DEAD, SHIP
from doubloon.games.jackal.scoring import scores

if TYPE_CHECKING:
    from doubloon.games.jackal.state import JackalState

NEARER: Final = 0.88  # what a step more takes off a hope
UNDER_HAND: Final = 0.35  # of a coin on which a pirate stands, wherever that is
ON_THE_WAY: Final = 0.55  # added to it, less for every step that is left
LYING: Final = 0.45  # of a coin that nobody stands on, for the side that alone could take it
HIDDEN: Final = 0.45  # of a coin that is still to be found
CHANCE: Final = 0.15  # the claim of nobody
BASE: Final = 0.6  # what a figure is worth to exploring wherever it is
NEAR_ENEMY: Final = 0.75  # what a coin is worth with an enemy beside it
BEAR_BESIDE: Final = 0.4
BEAR_NEAR: Final = 0.85
VOTING: Final = 1.0  # a vote that is under way may end everything
FAR: Final = 16  # steps beyond which nothing changes any more
LATE: Final = 2  # steps that a recovering pirate loses
TRAPPED: Final = 10

_hope: Final[list[float]] = [1.0]
while len(_hope) < 400:
    _hope.append(_hope[-1] * NEARER)


def expected_points(state: JackalState, seat: int) -> float:
    points = float(scores(state)[seat])
    if state.waiting == 0 or len(state.results) > state.number or state.boats[-1] == NOBODY:
        return points
    hopes = Hopes(state, seat)
    points += hopes.coins_on_land() + hopes.coins_to_find()
    return points - VOTING if state.question.kind == tasks.VOTE else points


class Hopes:
    """One position: for each figure the land cell from which it could start, and the turns before it does."""

    def __init__(self, state: JackalState, seat: int) -> None:
        self.state = state
        self.paired = state.setting.paired
        self.sides = 2 if self.paired else state.crews
        self.own = seat % 2 if self.paired else seat
        self.haul: list[list[int]] = [haul_lengths(state, crew) for crew in range(state.crews)]
        self.start: list[int] = []  # -1 for figures out of play
        self.cost: list[int] = []
        self.side: list[int] = []
        self.taken: list[int] = []  # coins under pirates
        self.under_hand = 0.0  # what those of the own side are worth
        for figure in range(MISSIONARY_FIGURE + 1):
            self._place(figure)

    def _place(self, figure: int) -> None:
        state = self.state
        cell = state.where[figure]
        crew = state.missionary if figure == MISSIONARY_FIGURE else figure // CREW_SIZE
        start, cost = -1, 0
        if crew < 0 or crew >= state.crews or cell in (DEAD, ABSENT):
            crew = -1
        elif cell < 0 or cell >= state.island.land:
            start = self._beside_boat(crew if cell == SHIP or cell >= 0 else ABOARD - cell)
            cost = 1
            if cell == SHIP:
                cost += LATE + state.delay[figure]
            elif cell >= 0:
                cost += self._swim(cell, state.boats[crew])
        else:
            start, cost = cell, state.delay[figure]
            if state.trapped >> figure & 1:
                cost = TRAPPED
            elif state.space[figure]:
                cost += state.box.faces.amount[state.tiles[cell]] - state.space[figure]
            if is_pirate(state, figure) and coins_at(state, cell, state.space[figure]):
                home = self.haul[crew][cell]
                if home < NEVER:
                    self._hold(figure, crew, cell, home + cost)
                    start = self._beside_boat(crew)
                    cost += home + 1
        self.start.append(start)
        self.cost.append(cost)
        self.side.append(-1 if crew < 0 else crew % 2 if self.paired else crew)

    def _beside_boat(self, boat: int) -> int:
        """A land cell beside the boat; boats are not always beside land, but the nearest one is near."""
        near = self.state.island.near[self.state.boats[boat]]
        return near[0] if near else 0

    def _swim(self, one: int, other: int) -> int:
        apart = abs(one - other)
        return min(apart, self.state.island.sea - apart)

    def _hold(self, figure: int, crew: int, cell: int, home: int) -> None:
        """The coin under a pirate; two pirates on one coin do not count twice."""
        state = self.state
        key = cell * 8 + state.space[figure]
        if self.taken.count(key) >= coins_at(state, cell, state.space[figure]):
            return
        self.taken.append(key)
        if (crew % 2 if self.paired else crew) != self.own:
            return
        worth = UNDER_HAND + ON_THE_WAY * _hope[min(home, FAR * 2)]
        land = state.island.land
        distance = state.island.distance
        for foe in range(MISSIONARY_FIGURE + 1):
            if state.foes[crew] >> foe & 1 and 0 <= state.where[foe] < land and state.delay[foe] == 0:
                if distance[state.where[foe] * land + cell] <= 1:
                    worth *= NEAR_ENEMY
                    break
        self.under_hand += worth * self._safety(cell)

    def _safety(self, cell: int) -> float:
        """The bear is coming."""
        state = self.state
        if state.bear < 0:
            return 1.0
        steps = state.island.distance[state.bear * state.island.land + cell]
        return BEAR_BESIDE if steps <= 1 else BEAR_NEAR if steps == 2 else 1.0

    def coins_on_land(self) -> float:
        """The part of the coins that lie open which the own side should get."""
        state = self.state
        hope = self.under_hand
        if state.gold == 0:
            return hope
        for cell in range(state.island.land):
            if state.coins[cell]:
                for space in range(6):
                    count = coins_at(state, cell, space)
                    if count:
                        count -= self.taken.count(cell * 8 + space)
                        if count > 0:
                            hope += count * self._share(cell)
        for figure in range(MISSIONARY_FIGURE):
            if state.carrying >> figure & 1 and self.side[figure] == self.own:
                hope += UNDER_HAND + ON_THE_WAY * _hope[min(self.cost[figure], FAR)]
        return hope

    def _share(self, cell: int) -> float:
        """A coin that nobody stands on: to the sides by their nearest pirates, the way home included."""
        state = self.state
        land = state.island.land
        best = [0.0] * self.sides
        for figure in range(MISSIONARY_FIGURE + 1):
            start = self.start[figure]
            if start < 0 or not is_pirate(state, figure):
                continue
            crew = state.missionary if figure == MISSIONARY_FIGURE else figure // CREW_SIZE
            steps = state.island.distance[start * land + cell] + self.cost[figure] + self.haul[crew][cell]
            claim = _hope[min(steps, 399)]
            if claim > best[self.side[figure]]:
                best[self.side[figure]] = claim
        total = CHANCE
        for claim in best:
            total += claim
        mine = best[self.own]
        return LYING * mine / total * (0.4 + 0.6 * mine)

    def coins_to_find(self) -> float:
        """The part of the hidden coins that the own side should find and bring home."""
        state = self.state
        strength = [0.2] * self.sides
        for figure in range(MISSIONARY_FIGURE + 1):
            if self.start[figure] >= 0:
                strength[self.side[figure]] += self._explorer(figure)
        mine = strength[self.own]
        if state.hidden == 0:
            return 0.05 * mine
        coins = (state.box.limits.coins - state.laid) * state.hidden / (state.hidden + len(state.aside))
        total = 0.0
        for one in strength:
            total += one
        return 0.05 * mine + HIDDEN * coins * mine / total

    def _explorer(self, figure: int) -> float:
        """A figure explores well if it is near unexplored land and free to go there."""
        state = self.state
        land = state.island.land
        row = self.start[figure] * land
        nearest = FAR
        for cell in range(land):
            if state.tiles[cell] < 0 and state.island.distance[row + cell] < nearest:
                nearest = state.island.distance[row + cell]
        worth = BASE + (1.0 - BASE) * _hope[min(nearest + self.cost[figure], FAR)]
        place = state.where[figure]
        return worth * self._safety(place) if 0 <= place < land else worth
