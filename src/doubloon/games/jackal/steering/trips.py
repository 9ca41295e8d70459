"""Trips for the coins that lie open and that nobody holds: every side plans its next ones.

A pirate brings one coin a trip and starts at home again. A coin is worth the more to a side the sooner it could be
home, and the more the sooner that is than others could have it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from doubloon.games.jackal.box.box import MISSIONARY_FIGURE
from doubloon.games.jackal.rules.crew import SPACE_BITS, SPACE_MASK
from doubloon.games.jackal.steering.weights import CHANCE, NEVER, OUT_AND_IN, TRIPS, Weights

if TYPE_CHECKING:
    from doubloon.games.jackal.steering.hopes import Hopes


class Trips:
    """The piles of one position, and how far they are from everywhere; thrown away with its hopes."""

    def __init__(self, hopes: Hopes) -> None:
        self.hopes = hopes
        self.weights: Weights = hopes.weights
        self.hope = hopes.weights.hope
        self.piles: list[int] = []  # their cells
        self.counts: list[int] = []
        self.walks: list[vec[i64]] = []
        self.landings: list[list[int]] = []
        for cell, coins in enumerate(hopes.state.coins):
            if coins == 0:
                continue
            count = -hopes.held_in(cell)
            while coins:
                count += coins & SPACE_MASK
                coins >>= SPACE_BITS
            if count > 0:
                turns = hopes.distances.walks_to(1 << cell)
                self.piles.append(cell)
                self.counts.append(count)
                self.walks.append(turns)
                self.landings.append(hopes.landings(turns))

    def share_out(self) -> None:
        """Add what the sides may hope for."""
        hopes = self.hopes
        kinds = len(self.piles)
        total = [CHANCE] * kinds
        rivalry = self.weights.rivalry
        claims: list[float] = []
        guarded: list[float] = []
        trips: list[list[int]] = []
        for side in range(hopes.sides):
            carriers = self._carriers(side)
            ends = self._trips(carriers)
            trips.append(ends)
            for pile, cell in enumerate(self.piles):
                soonest = 2 * NEVER  # when the side could have a coin of this pile at home
                haul = 0  # for so many turns of it the coin is on its way
                for place, number in enumerate(carriers):
                    if ends[place * kinds + pile] < soonest:
                        soonest = ends[place * kinds + pile]
                        haul = self._haul(number, cell)
                there = soonest - haul + hopes.distances.wait_at(cell)
                worth = hopes.bear.worth_of_gold(cell, there)
                guarded.append(worth)
                if soonest < NEVER:
                    hopes.best[side] = max(hopes.best[side], worth * self.hope[soonest])
                claims.append(self.hope[soonest])
                total[pile] = total[pile] + self.hope[soonest]
        for side in range(hopes.sides):
            share: list[float] = []
            for pile in range(kinds):
                ahead = rivalry * claims[side * kinds + pile] / total[pile]
                share.append(guarded[side * kinds + pile] * (1.0 - rivalry + ahead))
            self._plan(side, share, trips[side])

    def _carriers(self, side: int) -> list[int]:
        """The side's figures that can drag coins."""
        hopes = self.hopes
        found: list[int] = []
        for number, figure in enumerate(hopes.figures):
            if hopes.side_of(hopes.crew[number]) == side and (figure < MISSIONARY_FIGURE or hopes.state.armed):
                found.append(number)
        return found

    def _trips(self, carriers: list[int]) -> list[int]:
        """When each of them could have a coin of each pile at home."""
        ends: list[int] = []
        for number in carriers:
            for pile in range(len(self.piles)):
                ends.append(self._trip(number, pile))
        return ends

    def _trip(self, number: int, pile: int) -> int:
        """When a pirate could have a coin of this pile at home; in a labyrinth it may lie on a space before him."""
        hopes = self.hopes
        cell = self.piles[pile]
        haul = self._haul(number, cell)
        if hopes.start[number] == cell:
            space = hopes.state.space[hopes.figures[number]]
            if hopes.state.coins[cell] >> SPACE_BITS * (space + 1):
                return hopes.cost[number] + haul - hopes.waited[number]
            if space:
                return hopes.cost[number] + OUT_AND_IN + haul
        return hopes.walk(number, self.walks[pile], self.landings[pile]) + haul

    def _haul(self, number: int, cell: int) -> int:
        """Turns of his trip on which he drags the coin."""
        hopes = self.hopes
        hauls = hopes.haul if hopes.start[number] < hopes.distances.land else hopes.haul_from_boat
        return hauls[hopes.crew[number]][cell]

    def _plan(self, side: int, share: list[float], ends: list[int]) -> None:
        """Trip after trip, always the one that ends first."""
        hopes = self.hopes
        crews = [hopes.crew[number] for number in self._carriers(side)]
        left = self.counts.copy()
        kinds = len(left)
        for _ in range(TRIPS):
            first = -1
            home = NEVER
            for trip, end in enumerate(ends):
                if end < home and left[trip % kinds]:
                    first = trip
                    home = end
            if first < 0:
                return
            hopes.gold[side] = hopes.gold[side] + self.weights.lying * share[first % kinds] * self.hope[home]
            left[first % kinds] -= 1
            crew = crews[first // kinds]
            for pile, cell in enumerate(self.piles):
                ends[first - first % kinds + pile] = home + self.landings[pile][crew] + hopes.haul[crew][cell]
