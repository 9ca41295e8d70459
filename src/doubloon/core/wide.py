"""Features of many rows, in memory that is written over: where a number has changed, its features are written anew."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Final

from librt.strings import read_i64_le
from librt.vecs import vec
from mypy_extensions import i32, i64, u8

from doubloon.core.numbers import COUNT, MASK, PICK, WORD, Column

COUNTED: Final = 0
PICKED: Final = 1
MASKED: Final = 2
KINDS: Final = [COUNT, PICK, MASK]  # in the order of these
POWERS: Final = 67  # the powers of two that a machine word holds leave as many different remainders of it

_bits: Final[vec[i64]] = vec[i64]([0] * POWERS)  # by that remainder: which bit it is
for _bit in range(63):
    _bits[(1 << _bit) % POWERS] = _bit


class Wide(ABC):
    """The memory, and how rows become what stands there.

    The features of a row take `width` places. Those of a column begin at its place in `begins`, those of a pick are
    counted on from there by what is picked. `counts` holds what the features of a count become: for every number that
    it can be, from the lowest on, one or several. Of other columns a feature is 0 or `one`.
    """

    def __init__(
        self, games: int, columns: list[Column], begins: list[int], counts: list[list[int]], one: int, width: int
    ) -> None:
        self._games = games
        self._columns: i64 = len(columns)
        self._width: i64 = width
        self._one: i64 = one
        self._kinds: vec[i64] = vec[i64]([KINDS.index(column.kind) for column in columns])
        self._begins: vec[i64] = vec[i64](begins)
        self._lows: vec[i64] = vec[i64]([column.low for column in columns])
        sizes = [len(features) // column.numbers() for column, features in zip(columns, counts)]
        self._sizes: vec[i64] = vec[i64](sizes)  # features of a count
        self._firsts: vec[i64] = vec[i64]([sum(map(len, counts[:place])) for place in range(len(counts))])
        self._counts: vec[i64] = vec[i64]([feature for features in counts for feature in features])
        self._provide(games * width)

    def begin(self, row: list[int]) -> None:
        """All rows are like this one."""
        place: i64 = 0
        for _ in range(self._games):
            for feature in row:
                self._put(place, feature)
                place += 1

    @abstractmethod
    def _provide(self, places: int) -> None:
        """The memory: one buffer for good, since arrays look at it."""

    @abstractmethod
    def _put(self, place: i64, feature: i64) -> None:
        """Write one into the memory."""

    def rewrite(self, changes: bytes, numbers: vec[i64]) -> None:
        """Bring them up to date: with what a `Ledger` has noted, and the numbers of its rows as they are now."""
        place: i64 = 0
        end: i64 = len(changes)
        while place < end:
            at = read_i64_le(changes, place)
            row = at // self._columns
            column = at - row * self._columns
            self._change(
                row * self._width + self._begins[column], column, read_i64_le(changes, place + WORD), numbers[at]
            )
            place += 2 * WORD

    def _change(self, begin: i64, column: i64, was: i64, now: i64) -> None:
        kind = self._kinds[column]
        if kind == COUNTED:
            size = self._sizes[column]
            first = self._firsts[column] + (now - self._lows[column]) * size
            for digit in range(size):
                self._put(begin + digit, self._counts[first + digit])
        elif kind == PICKED:
            self._put(begin + was, 0)
            self._put(begin + now, self._one)
        else:
            self._change_bits(begin, was ^ now, now)

    def _change_bits(self, begin: i64, changed: i64, now: i64) -> None:
        """Those of a mask that have changed, the lowest first."""
        while changed:
            lowest = changed & -changed
            self._put(begin + _bits[lowest % POWERS], self._one if now & lowest else 0)
            changed ^= lowest


class WideFloats(Wide):
    """Fractions of 32 bits, each written as the whole number that has the same bits."""

    def _provide(self, places: int) -> None:
        self.memory: vec[i32] = vec[i32]([0] * places)

    def _put(self, place: i64, feature: i64) -> None:
        self.memory[place] = i32(feature)


class WideBytes(Wide):
    """Small whole numbers."""

    def _provide(self, places: int) -> None:
        self.memory: vec[u8] = vec[u8]([0] * places)

    def _put(self, place: i64, feature: i64) -> None:
        self.memory[place] = u8(feature)
