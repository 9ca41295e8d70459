"""What the sides may hope for in one position: coins under pirates, coins that lie open, coins that are still hidden.

A coin under a pirate is worth the more the shorter his way home is. Other coins on land are shared out between the
sides by how soon each could bring them home, hidden ones by how many figures each side has near unexplored land; a
pirate with a coin counts as one who is about to start from his boat again. No rule depends on this.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from doubloon.core.state import NOBODY
from doubloon.games.jackal.box import CREW_SIZE, MISSIONARY_FIGURE
from doubloon.games.jackal.charting import NEVER, chart_of
from doubloon.games.jackal.places import ABOARD, ABSENT, DEAD, SHIP, SPACE_BITS, SPACE_MASK
from doubloon.games.jackal.prowling import Prowl
from doubloon.games.jackal.rescuing import turns_trapped

if TYPE_CHECKING:
    from doubloon.games.jackal.state import JackalState

NEARER: Final = 0.88  # what a turn more takes off a hope
UNDER_HAND: Final = 0.3  # of a coin on which a pirate stands, wherever that is
ON_THE_WAY: Final = 0.65  # added to it, less for every turn that is left
LYING: Final = 0.6  # of a coin that nobody stands on, less for every turn until it is home
HIDDEN: Final = 0.45  # of a coin that is still to be found
CHANCE: Final = 0.15  # the claim of nobody
RIVALRY: Final = 0.4  # how far it matters who else is near; with more, crews do nothing but hit one another
TRIPS: Final = 5  # that are planned ahead
BASE: Final = 0.4  # what living figures are worth to exploring wherever they are
MISSED: Final = 0.3  # what a dead figure costs when there is nothing to explore
NEAR_ENEMY: Final = 0.6  # what a coin is worth with an enemy crew beside it
LATE: Final = 2  # turns that a recovering pirate loses
UNDER_WAY: Final = 0.003  # in the middle of a move: it may lead elsewhere than hoped, but a turn is worth more
OUT_AND_IN: Final = 2  # turns to leave a labyrinth and to enter it again

_hope: Final[list[float]] = [1.0]
while len(_hope) < 400:
    _hope.append(_hope[-1] * NEARER)


class Hopes:
    """One position: for each figure where it could start from, the turns before it does, and what the sides expect."""

    def __init__(self, state: JackalState, fear: float) -> None:
        self.state = state
        self.near_enemy = 1.0 - (1.0 - NEAR_ENEMY) * fear
        self.paired = state.setting.paired
        self.sides = 2 if self.paired else state.crews
        self.gold: list[float] = [0.0] * self.sides
        self.finds: list[float] = [0.0] * self.sides
        self.best: list[float] = [0.0] * self.sides  # each side's hope for the coin that it could have home first
        self.first_find = NEVER  # turns until somebody could turn a tile over
        self.chart = chart_of(state)
        self.prowl = Prowl(state)
        self.haul: list[list[int]] = []
        self.figures: list[int] = []  # those in play
        self.crew: list[int] = []  # of each of them
        self.start: list[int] = []  # its land or sea cell; a sea cell is its boat's
        self.cost: list[int] = []  # turns before it can start
        self.waited: list[int] = []  # turns that the chart counts for the tile under it, which are in `cost`
        self.threat: list[int] = [0] * self.sides  # land cells that its pirates could attack next
        self.taken: list[int] = []  # coins under pirates, as cell * 8 + space
        if state.gold:
            for crew in range(state.crews):
                ally = state.setting.ally[crew]
                other = state.boats[ally] if ally != NOBODY else NOBODY
                self.haul.append(self.chart.hauls_to(state.boats[crew], other))
            self._know_threats()
        for figure in range(MISSIONARY_FIGURE + 1):
            self._place(figure)
        if state.gold:
            self._share_out()
        self._look_for_more()

    def _side(self, crew: int) -> int:
        return crew % 2 if self.paired else crew

    def _know_threats(self) -> None:
        state = self.state
        near = state.island.near_mask
        for figure in range(state.crews * CREW_SIZE):
            cell = state.where[figure]
            if state.delay[figure] or state.trapped >> figure & 1 or cell >= state.island.land:
                continue
            if cell <= ABOARD:
                cell = state.boats[ABOARD - cell]
            if cell >= 0:
                self.threat[self._side(figure // CREW_SIZE)] |= near[cell]

    def _place(self, figure: int) -> None:
        state = self.state
        cell = state.where[figure]
        crew = state.missionary if figure == MISSIONARY_FIGURE else figure // CREW_SIZE
        if crew < 0 or crew >= state.crews or cell in (DEAD, ABSENT):
            return
        cost = state.delay[figure]
        waited = 0
        if cell >= state.island.land:
            apart = abs(cell - state.boats[crew])
            cost += min(apart, state.island.sea - apart)
            cell = state.boats[crew]
            if state.carrying >> figure & 1:
                self.gold[self._side(crew)] += UNDER_HAND + ON_THE_WAY * _hope[cost]
                self.best[self._side(crew)] = max(self.best[self._side(crew)], _hope[cost])
        elif cell < 0:
            if cell == SHIP:
                cost += LATE
                cell = state.boats[crew]
            else:
                cell = state.boats[ABOARD - cell]
        elif self._doomed(figure, crew, cell):
            cost = LATE + 1
            cell = state.boats[crew]
        else:
            waited = self.chart.wait_at(cell)
            if state.trapped >> figure & 1:
                cost = turns_trapped(state, figure, crew, cell)
            space = state.space[figure]
            if space:
                cost += state.box.faces.amount[state.tiles[cell]] - space
            origin = cell
            journey = state.journey
            dragging = False
            if journey is not None and journey.figure == figure:
                dragging = journey.coins > 0
                if dragging:  # in the middle of a move the coin still lies where the move began
                    origin, space = journey.origin, journey.space
                else:
                    self.gold[self._side(crew)] -= UNDER_WAY
            if dragging or (state.coins[cell] and (figure != MISSIONARY_FIGURE or state.armed)):
                home = self._hold(crew, cell, origin, space, cost - waited)
                if home < NEVER:
                    cost += home - waited
                    waited = 0
                    cell = state.boats[crew]
        self.figures.append(figure)
        self.crew.append(crew)
        self.start.append(cell)
        self.cost.append(cost)
        self.waited.append(waited)

    def _doomed(self, figure: int, crew: int, cell: int) -> bool:
        journey = self.state.journey
        if (journey is not None and journey.figure == figure) or (figure == MISSIONARY_FIGURE and not self.state.armed):
            return False
        return self.prowl.dooms(crew, cell)

    def _hold(self, crew: int, cell: int, origin: int, space: int, cost: int) -> int:
        """The coin under a pirate, and his way home; two pirates on one coin do not count twice."""
        state = self.state
        home = self.haul[crew][cell]
        key = origin * 8 + space
        if home >= NEVER or self.taken.count(key) >= state.coins[origin] >> SPACE_BITS * space & SPACE_MASK:
            return NEVER
        self.taken.append(key)
        worth = UNDER_HAND + ON_THE_WAY * _hope[home + cost]
        side = self._side(crew)
        for other in range(self.sides):
            if other != side and self.threat[other] >> cell & 1:
                worth *= self.near_enemy
        self.gold[side] += worth
        self.best[side] = max(self.best[side], _hope[home + cost])
        return home

    def _walk(self, number: int, turns: list[int]) -> int:
        """How long a figure needs to where a flood of the chart began."""
        cell = self.start[number]
        if cell < self.chart.land:
            return self.cost[number] + max(0, turns[cell] - self.waited[number])
        return self.cost[number] + self._from_boat(cell, turns)

    def _from_boat(self, boat: int, turns: list[int]) -> int:
        least = NEVER
        for there in self.state.island.near[boat]:
            if turns[there] < least:
                least = turns[there]
        return least + 1

    def _share_out(self) -> None:
        """The coins that lie open and that nobody holds: every side plans its next trips for them."""
        state = self.state
        piles: list[int] = []
        counts: list[int] = []
        walks: list[list[int]] = []
        for cell, coins in enumerate(state.coins):
            if coins == 0:
                continue
            count = -_count(self.taken, cell)
            while coins:
                count += coins & SPACE_MASK
                coins >>= SPACE_BITS
            if count > 0:
                piles.append(cell)
                counts.append(count)
                walks.append(self.chart.walks_to(1 << cell))
        guarded = [self.prowl.worth_of_gold(cell) for cell in piles]
        kinds = len(piles)
        total = [CHANCE] * kinds
        claims: list[float] = []
        trips: list[list[int]] = []
        for side in range(self.sides):
            ends = self._trips(side, piles, walks)
            trips.append(ends)
            for pile in range(kinds):
                soonest = 2 * NEVER  # when the side could have a coin of this pile at home
                for end in ends[pile::kinds]:
                    soonest = min(soonest, end)
                if soonest < NEVER:
                    self.best[side] = max(self.best[side], guarded[pile] * _hope[soonest])
                claims.append(_hope[soonest])
                total[pile] = total[pile] + _hope[soonest]
        for side in range(self.sides):
            share: list[float] = []
            for pile in range(kinds):
                rivalry = RIVALRY * claims[side * kinds + pile] / total[pile]
                share.append(guarded[pile] * (1.0 - RIVALRY + rivalry))
            self._plan(side, piles, counts.copy(), walks, share, trips[side])

    def _trips(self, side: int, piles: list[int], walks: list[list[int]]) -> list[int]:
        """When each pirate of the side could have a coin of each pile at home."""
        ends: list[int] = []
        for number in range(len(self.figures)):
            if self._carries(number, side):
                for pile, cell in enumerate(piles):
                    ends.append(self._trip(number, cell, walks[pile]))
        return ends

    def _trip(self, number: int, cell: int, turns: list[int]) -> int:
        """When a pirate could have a coin of this cell at home; in a labyrinth it may lie on a space before him."""
        haul = self.haul[self.crew[number]][cell]
        if self.start[number] == cell:
            space = self.state.space[self.figures[number]]
            if self.state.coins[cell] >> SPACE_BITS * (space + 1):
                return self.cost[number] + haul - self.waited[number]
            if space:
                return self.cost[number] + OUT_AND_IN + haul
        return self._walk(number, turns) + haul

    def _carries(self, number: int, side: int) -> bool:
        return self._side(self.crew[number]) == side and (self.figures[number] < MISSIONARY_FIGURE or self.state.armed)

    def _plan(
        self, side: int, piles: list[int], left: list[int], walks: list[list[int]], share: list[float], ends: list[int]
    ) -> None:
        """Trip after trip, always the one that ends first; a pirate brings one coin a trip and starts anew at home."""
        crews = [self.crew[number] for number in range(len(self.figures)) if self._carries(number, side)]
        kinds = len(piles)
        for _ in range(TRIPS):
            first = -1
            home = NEVER
            for trip, end in enumerate(ends):
                if end < home and left[trip % kinds]:
                    first = trip
                    home = end
            if first < 0:
                return
            self.gold[side] += LYING * share[first % kinds] * _hope[home]
            left[first % kinds] -= 1
            crew = crews[first // kinds]
            for pile, cell in enumerate(piles):
                again = self._from_boat(self.state.boats[crew], walks[pile]) + self.haul[crew][cell]
                ends[first - first % kinds + pile] = home + again

    def _look_for_more(self) -> None:
        """The hidden coins, to the sides by how well they can explore; a living figure is worth a little anyway."""
        state = self.state
        figures = [0] * self.sides
        reach = [0.0] * self.sides
        coins = 0.0
        turns: list[int] = []
        if state.hidden:
            coins = (state.box.limits.coins - state.laid) * state.hidden / (state.hidden + len(state.aside))
            turns = self.chart.walks_to(self.chart.unseen)
        for number in range(len(self.figures)):
            side = self._side(self.crew[number])
            figures[side] += 1
            if turns:
                walk = self._walk(number, turns)
                self.first_find = min(self.first_find, walk)
                reach[side] += _hope[walk]
        full = CREW_SIZE * state.crews // self.sides
        for side in range(self.sides):
            self.finds[side] = MISSED * min(0, figures[side] - full)
            if figures[side]:
                share = figures[side] / (len(self.figures) + 1)
                self.finds[side] += HIDDEN * coins * share * (BASE + (1.0 - BASE) * reach[side] / figures[side])

    def prospect(self) -> float:
        """Near 1 if somebody will soon bring a coin home or turn a tile over; 0 if nobody can."""
        best, find = max(self.best), _hope[self.first_find] if self.first_find < NEVER else 0.0
        return max(best, find)


def _count(taken: list[int], cell: int) -> int:
    return len([key for key in taken if key >> 3 == cell])
