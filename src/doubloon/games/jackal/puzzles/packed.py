"""Positions of a puzzle as numbers: three pirates of a byte each, the bear's cell, and the number of the hoard."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from doubloon.games.jackal.box.box import CREW_SIZE
from doubloon.games.jackal.puzzles.hoard import Hoards
from doubloon.games.jackal.puzzles.position import PuzzleState
from doubloon.games.jackal.puzzles.reach import (
    ABLE,
    DRUNK,
    FREES,
    GONE,
    MISSES,
    PIRATE_BITS,
    PIRATE_MASK,
    PLACE_MASK,
    STATUS_MASK,
    TRAPPED,
    WITH_COIN,
    Reach,
)

BEAR_SHIFT: Final = CREW_SIZE * PIRATE_BITS
BEAR_MASK: Final = 63
HOARD_SHIFT: Final = BEAR_SHIFT + 6
LOW_MASK: Final = (1 << HOARD_SHIFT) - 1


class Packer:
    """Positions of one card as numbers, and what moves make of them."""

    def __init__(self, reach: Reach) -> None:
        self.reach = reach
        self.hoards = Hoards(reach)

    def key_of(self, state: PuzzleState) -> int:
        """A position as a number; who moves next is not in it."""
        key = state.bear << BEAR_SHIFT | self.hoards.number(self.reach.coins_of(state)) << HOARD_SHIFT
        for number in range(CREW_SIZE):
            key |= self.reach.pirate_of(state, number) << PIRATE_BITS * number
        return key

    def pits(self, key: i64, number: i64) -> i64:
        """The pits that hold a friend, as bits."""
        found: i64 = 0
        pits = self.reach.pits
        for pit in range(len(pits)):
            for other in range(CREW_SIZE):
                if other != number and key >> other * PIRATE_BITS & PLACE_MASK == pits[pit]:
                    found |= 1 << pit
        return found

    def after(self, key: i64, number: i64, outcome: i64) -> i64:
        """The position when a pirate's move has come to this."""
        shift: i64 = number * PIRATE_BITS
        place: i64 = key >> shift & PLACE_MASK
        after: i64 = key & ~(PIRATE_MASK << shift) | (outcome & PIRATE_MASK) << shift
        there: i64 = outcome & PLACE_MASK
        if outcome & WITH_COIN and there != place:
            moved: i64 = self.hoards.moved(key >> HOARD_SHIFT, place, there)
            after = after & LOW_MASK | moved << HOARD_SHIFT
        if outcome & FREES:
            for other in range(CREW_SIZE):
                at: i64 = other * PIRATE_BITS
                if after >> at & PIRATE_MASK == there | TRAPPED:
                    after = after & ~(STATUS_MASK << at)
        return after

    def close(self, key: i64) -> i64:
        """The bear's move, and who is sober when the next turn begins."""
        one: i64 = key & PLACE_MASK
        two: i64 = key >> PIRATE_BITS & PLACE_MASK
        three: i64 = key >> 2 * PIRATE_BITS & PLACE_MASK
        bear: i64 = key >> BEAR_SHIFT & BEAR_MASK
        prowl: i64 = self.reach.prowl(bear, one, two, three)
        after: i64 = key & ~(BEAR_MASK << BEAR_SHIFT) | (prowl & BEAR_MASK) << BEAR_SHIFT
        for number in range(CREW_SIZE):
            at: i64 = number * PIRATE_BITS
            pirate: i64 = after >> at & PIRATE_MASK
            status: i64 = pirate & STATUS_MASK
            if pirate & PLACE_MASK != GONE and prowl >> PIRATE_BITS + number & 1 == 0:
                after = after & ~(PIRATE_MASK << at) | GONE << at
            elif status == DRUNK:
                after = after & ~(STATUS_MASK << at) | MISSES << at
            elif status == MISSES:
                after = after & ~(STATUS_MASK << at) | ABLE << at
        return after

    def outcomes(self, key: i64, number: i64) -> list[int]:
        """What a pirate's move can come to; none if he stays. (JK-325)"""
        pirate: i64 = key >> number * PIRATE_BITS & PIRATE_MASK
        place: i64 = pirate & PLACE_MASK
        if place == GONE or pirate & STATUS_MASK:
            return _none
        coin = self.hoards.coins[key >> HOARD_SHIFT][place] > 0
        return self.reach.outcomes(place, key >> BEAR_SHIFT & BEAR_MASK, coin, self.pits(key, number))


_none: Final[list[int]] = []


def alive_in(key: i64) -> i64:
    """Pirates alive."""
    count: i64 = 0
    for number in range(CREW_SIZE):
        if key >> number * PIRATE_BITS & PLACE_MASK != GONE:
            count += 1
    return count
