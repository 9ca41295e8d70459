"""What the sides may hope for in one position: coins under pirates, coins that lie open, coins that are still hidden.

A coin under a pirate is worth the more the shorter his way home is. Other coins on land are shared out between the
sides by how soon each could bring them home, hidden ones by how many figures each side has near unexplored land; a
pirate with a coin counts as one who is about to start from his boat again.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from doubloon.core.task import NOBODY
from doubloon.games.jackal.box.box import CREW_SIZE, LAST_TRANSIT, MISSIONARY_FIGURE
from doubloon.games.jackal.rules.crew import ABOARD, ABSENT, DEAD, SHIP, SPACE_BITS, SPACE_MASK
from doubloon.games.jackal.steering.bear_forecast import BearForecast
from doubloon.games.jackal.steering.delays import rowers_of, turns_to_swim, turns_trapped, without_closed_cell
from doubloon.games.jackal.steering.distances import Distances, distances_of
from doubloon.games.jackal.steering.trips import Trips
from doubloon.games.jackal.steering.weights import (
    BASE,
    GUARDED_TILE,
    HIDDEN,
    MISSED,
    NEAR_ENEMY,
    NEVER,
    ON_THE_WAY,
    TRAPPED,
    UNDER_HAND,
    UNDER_WAY,
    USUAL,
    Weights,
)

if TYPE_CHECKING:
    from doubloon.games.jackal.state import JackalState


class Hopes:
    """One position: for each figure where it could start from, the turns before it does, and what the sides expect."""

    def __init__(self, state: JackalState, fear: float, weights: Weights = USUAL) -> None:
        self.state = state
        self.weights = weights
        self.hope = weights.hope
        self.near_enemy = 1.0 - (1.0 - NEAR_ENEMY) * fear
        self.paired = state.setting.paired
        self.sides = 2 if self.paired else state.crews
        self.gold: list[float] = [0.0] * self.sides
        self.finds: list[float] = [0.0] * self.sides
        self.best: list[float] = [0.0] * self.sides  # each side's hope for the coin that it could have home first
        self.first_find = NEVER  # turns until a tile could be turned over
        self.distances: Distances = distances_of(state, weights)
        self.bear: BearForecast = BearForecast(state)
        self.haul: list[vec[i64]] = []  # by crew
        self.haul_from_boat: list[vec[i64]] = []  # to who is aboard now: if he leaves, perhaps nobody can row any more
        self.figures: list[int] = []  # those in play
        self.crew: list[int] = []  # of each of them
        self.start: list[int] = []  # its land or sea cell; a sea cell is its boat's
        self.cost: list[int] = []  # turns before it can start
        self.waited: list[int] = []  # turns that distances count for the tile under it, which are in `cost`
        self.threat: list[int] = [0] * self.sides  # land cells that its pirates could attack next
        self.taken: list[int] = []  # coins under pirates, as cell * 8 + space
        if state.gold:
            for crew in range(state.crews):
                ally = state.setting.ally[crew]
                other = state.boats[ally] if ally != NOBODY else NOBODY
                rowers = rowers_of(state, crew)
                haul = without_closed_cell(state, crew, self.distances.hauls_to(state.boats[crew], other, rowers > 0))
                self.haul.append(haul)
                if rowers == 1:
                    haul = without_closed_cell(state, crew, self.distances.hauls_to(state.boats[crew], other, False))
                self.haul_from_boat.append(haul)
            self._know_threats()
        for figure in range(MISSIONARY_FIGURE + 1):
            self._place(figure)
        if state.gold:
            Trips(self).share_out()
        self._look_for_more()

    def side_of(self, crew: int) -> int:
        return crew % 2 if self.paired else crew

    def _know_threats(self) -> None:
        state = self.state
        near = state.island.near_mask
        for figure in range(state.crews * CREW_SIZE):
            cell = state.where[figure]
            if state.delay[figure] or state.trapped >> figure & 1 or cell >= state.island.land:
                continue
            if state.space[figure] and state.space[figure] < state.box.faces.amount[state.tiles[cell]]:
                continue  # he cannot step out of the labyrinth yet
            if cell <= ABOARD:
                cell = state.boats[ABOARD - cell]
            if cell >= 0:
                self.threat[self.side_of(figure // CREW_SIZE)] |= near[cell]

    def _place(self, figure: int) -> None:
        state = self.state
        cell = state.where[figure]
        crew = state.missionary if figure == MISSIONARY_FIGURE else figure // CREW_SIZE
        if crew < 0 or crew >= state.crews or cell in (DEAD, ABSENT):
            return
        cost = state.delay[figure]
        if cost and cell >= 0 and crew != state.crew:
            cost -= 1  # the turn in which he wakes up is not lost
        waited = 0
        if cell >= state.island.land:
            cost += turns_to_swim(state, crew, cell)
            cell = state.boats[crew]
            if state.carrying >> figure & 1:
                self.gold[self.side_of(crew)] += UNDER_HAND + ON_THE_WAY * self.hope[cost]
                self.best[self.side_of(crew)] = max(self.best[self.side_of(crew)], self.hope[cost])
        elif cell < 0:
            if cell == SHIP:
                cost += self.weights.late
                cell = state.boats[crew]
            else:
                cell = state.boats[ABOARD - cell]
        elif self._doomed(figure, crew, cell, cost):
            cost = self.weights.late + 1
            cell = state.boats[crew]
        else:
            waited = self.distances.wait_at(cell)
            lost = False
            if state.trapped >> figure & 1:
                cost = turns_trapped(state, figure, crew, cell, self.distances)
                lost = cost == TRAPPED  # a coin that he stands on is anybody's
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
                    self.gold[self.side_of(crew)] -= UNDER_WAY
            if dragging or (state.coins[cell] and not lost and (figure != MISSIONARY_FIGURE or state.armed)):
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

    def _doomed(self, figure: int, crew: int, cell: int, stay: int) -> bool:
        """Will the bear get him before he can leave? An unarmed missionary protects whom he is with. (JK-239)"""
        journey = self.state.journey
        if not self.state.armed and self.state.here[cell] & self.state.pals[crew] & 1 << MISSIONARY_FIGURE:
            return False
        space = self.state.space[figure]
        if space:
            stay += self.state.box.faces.amount[self.state.tiles[cell]] - space
        if journey is not None and journey.figure == figure:
            return False
        return self.bear.dooms(crew, cell, stay)

    def _hold(self, crew: int, cell: int, origin: int, space: int, cost: int) -> int:
        """The coin under a pirate, and his way home; two pirates on one coin do not count twice."""
        state = self.state
        home = self.haul[crew][cell]
        key = origin * 8 + space
        if home >= NEVER or self.taken.count(key) >= state.coins[origin] >> SPACE_BITS * space & SPACE_MASK:
            return NEVER
        self.taken.append(key)
        worth = UNDER_HAND + ON_THE_WAY * self.hope[home + cost]
        side = self.side_of(crew)
        if not self._passes(cell):
            for other in range(self.sides):
                if other != side and self.threat[other] >> cell & 1:
                    worth *= self.near_enemy
        self.gold[side] += worth
        self.best[side] = max(self.best[side], self.hope[home + cost])
        return home

    def _passes(self, cell: int) -> bool:
        """Whether nobody rests there: who is on a tile in transit is gone before a rival could hit him."""
        face = self.state.tiles[cell]
        return face >= 0 and self.state.box.faces.kind[face] <= LAST_TRANSIT

    def held_in(self, cell: int) -> int:
        """Coins there that pirates hold already."""
        return len([key for key in self.taken if key // 8 == cell])

    def walk(self, number: int, turns: vec[i64], landings: list[int]) -> int:
        """How long a figure needs to where a flood of distances began; from every boat by its landings."""
        cell = self.start[number]
        if cell < self.distances.land:
            if turns[cell] >= NEVER:
                return NEVER
            return self.cost[number] + max(0, turns[cell] - self.waited[number])
        boat = self.state.boats.index(cell)
        if self.figures[number] == MISSIONARY_FIGURE and not self.state.armed and rowers_of(self.state, boat) == 0:
            return self.cost[number] + self.distances.ashore(cell, turns)  # who is unarmed does not row
        return self.cost[number] + landings[boat]

    def landings(self, turns: vec[i64]) -> list[int]:
        """By boat: how long a figure aboard needs to where a flood of distances began."""
        return [self.distances.landing(boat, turns) for boat in self.state.boats]

    def _look_for_more(self) -> None:
        """The hidden coins, to the sides by how well they can explore; a living figure is worth a little anyway."""
        state = self.state
        figures = [0] * self.sides
        reach = [0.0] * self.sides
        coins = 0.0
        turns = state.island.nothing
        landings: list[int] = []
        delayed = 0
        if state.hidden:
            coins = (state.box.limits.coins - state.laid) * state.hidden / (state.hidden + len(state.aside))
            unseen = self.distances.unseen
            if state.bear >= 0 and unseen & ~self.bear.beside() == 0:
                delayed = GUARDED_TILE
            turns = self.distances.walks_to(unseen)
            landings = self.landings(turns)
        for number in range(len(self.figures)):
            side = self.side_of(self.crew[number])
            figures[side] += 1
            if landings:
                walk = self.walk(number, turns, landings)
                if walk:
                    walk += delayed
                self.first_find = min(self.first_find, walk)
                reach[side] += self.hope[walk]
        full = CREW_SIZE * state.crews // self.sides
        for side in range(self.sides):
            self.finds[side] = MISSED * min(0, figures[side] - full)
            if figures[side]:
                share = figures[side] / (len(self.figures) + 1)
                self.finds[side] += HIDDEN * coins * share * (BASE + (1.0 - BASE) * reach[side] / figures[side])

    def prospect(self) -> float:
        """Near 1 if a coin will soon be home or a tile turned over; 0 if nobody can."""
        best, find = max(self.best), self.hope[self.first_find] if self.first_find < NEVER else 0.0
        return max(best, find)
