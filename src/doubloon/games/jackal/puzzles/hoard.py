"""Where the gold lies: every distribution of coins that comes up gets a number, for positions are machine words."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from doubloon.games.jackal.puzzles.reach import FAR, PLACES, Reach

HOPELESS: Final = 1 << 20


class Hoards:
    """Distributions by number, and what can be said about each. The numbers depend on the order of discovery only."""

    def __init__(self, reach: Reach) -> None:
        self.reach = reach
        self.coins: list[list[int]] = []  # by hoard, then place
        self.left: list[int] = []  # coins not yet home
        self.hauls: list[int] = []  # least moves with a coin until all are home; HOPELESS if one never gets there
        self.nearest: list[list[int]] = []  # by hoard, then place: least moves to a coin
        self._known: dict[tuple[int, ...], int] = {}
        self._moved: dict[int, int] = {}

    def number(self, coins: list[int]) -> int:
        key = tuple(coins)
        known = self._known.get(key, -1)
        if known >= 0:
            return known
        reach = self.reach
        hauls = 0
        nearest = [FAR] * PLACES
        for place in range(reach.places):
            count = coins[place]
            if count == 0:
                continue
            hauls += count * reach.haul[place] if reach.haul[place] < FAR else HOPELESS
            for start in range(reach.places):
                nearest[start] = min(nearest[start], reach.walk[start * PLACES + place])
        number = len(self.coins)
        self._known[key] = number
        self.coins.append(coins)
        self.left.append(sum(coins))
        self.hauls.append(min(hauls, HOPELESS))
        self.nearest.append(nearest)
        return number

    def moved(self, hoard: i64, start: i64, end: i64) -> int:
        """One coin goes from a place to another; on the bank it is out of play."""
        key = (hoard * PLACES + start) * PLACES + end
        known = self._moved.get(key, -1)
        if known < 0:
            coins = self.coins[hoard].copy()
            coins[start] -= 1
            if end != self.reach.bank:
                coins[end] += 1
            known = self.number(coins)
            self._moved[key] = known
        return known
