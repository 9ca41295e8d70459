"""Rows of small numbers as arrays: as they are, or widened to features."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from doubloon.core.numbers import COUNT, MASK, PICK, WORD, Column
from doubloon.core.wide import Wide, WideBytes, WideFloats

Array = NDArray[Any]

NUMBERS = "numbers"
FEATURES = "features"
INT8 = "int8"

DIGIT = 7  # bits of a whole number that an int8 holds


def as_numbers(words: bytes) -> Array:
    """What a `Row` has written."""
    return np.frombuffer(words, dtype="<i8")


class Features:
    """Widens rows of these columns: first counts, then picks, then masks; `names` says what each feature is.

    A pick becomes one feature for each thing (and one for none), a mask one for each of its bits. A count becomes a
    share of its range; in `int8` the number itself above its lowest, in digits of seven bits if it can be larger.
    """

    def __init__(self, columns: list[Column], kind: str = FEATURES) -> None:
        numbered = list(enumerate(columns))
        counts = [(number, column) for number, column in numbered if column.kind == COUNT]
        digits = [(number, column, digit) for number, column in counts for digit in _digits(column, kind)]
        picks = [(number, column) for number, column in numbered if column.kind == PICK]
        masks = [(number, column) for number, column in numbered if column.kind == MASK]
        self.names = [f"{column.name}, {1 << digit}s" if digit else column.name for _, column, digit in digits]
        self._counted = len(digits)
        self._counts = np.array([number for number, *_ in digits], dtype=np.int64)
        self._lows = np.array([column.low for _, column, _ in digits], dtype=np.int64)
        self._shares = np.array([1 / max(1, column.high - column.low) for _, column, _ in digits], dtype=np.float32)
        self._shifts = np.array([digit for *_, digit in digits], dtype=np.int64) if kind == INT8 else None
        self._picks = np.array([number for number, _ in picks], dtype=np.int64)
        none_at = []
        for _, column in picks:
            none_at.append(len(self.names) - column.low)
            self.names += [f"{column.name} = {value}" for value in range(column.low, column.high + 1)]
        self._none_at = np.array(none_at, dtype=np.int64)
        self._picked = len(self.names)
        self._masks = np.array([number for number, _ in masks], dtype=np.int64)
        bits = []
        bits_at = []
        for place, (_, column) in enumerate(masks):
            bits_at.append(len(self.names))
            bits += [place * 8 * WORD + bit for bit in range(column.width())]
            self.names += [f"{column.name} has {bit}" for bit in range(column.width())]
        self._mask_bits = np.array(bits, dtype=np.int64)
        self.width = len(self.names)
        self._dtype = np.dtype(np.int8 if kind == INT8 else np.float32)
        self._bits = np.int8 if kind == INT8 else np.int32  # the bits of a feature as a whole number
        self._columns = columns
        self._begins = [0] * len(columns)  # where the features of a column begin; of a pick, those of its number 0
        for place, number in reversed(list(enumerate(self._counts.tolist()))):  # of several digits the first
            self._begins[number] = place
        for (number, _), place in zip([*picks, *masks], none_at + bits_at, strict=True):
            self._begins[number] = place

    def widen(self, row: Array) -> Array:
        """One row as features, its numbers as `as_numbers` gives them."""
        wide = np.zeros(self.width, dtype=self._dtype)
        wide[: self._counted] = self._counts_in(row.take(self._counts))
        wide[row.take(self._picks) + self._none_at] = 1
        words = row.take(self._masks).view(np.uint8)
        wide[self._picked :] = np.unpackbits(words, bitorder="little").take(self._mask_bits)
        return wide

    def memory_for(self, games: int) -> tuple[Wide, Array]:
        """Where the features of so many rows are kept up to date, and an array of them that can only be read. All
        numbers are 0 at first.
        """
        kind = WideBytes if self._bits is np.int8 else WideFloats
        one = int(np.ones(1, dtype=self._dtype).view(self._bits)[0])
        wide = kind(games, self._columns, self._begins, self._of_counts(), one, self.width)
        wide.begin(self.widen(np.zeros(len(self._columns), dtype=np.int64)).view(self._bits).tolist())
        return wide, np.frombuffer(memoryview(wide.memory), dtype=self._dtype)

    def _of_counts(self) -> list[list[int]]:
        """By column: the bits of what a count becomes, for every number from its lowest on; of others nothing."""
        made: list[list[int]] = [[] for _ in self._columns]
        columns = self._counts.tolist()
        numbers = max((self._columns[number].numbers() for number in columns), default=0)
        became = self._counts_in(self._lows + np.arange(numbers)[:, None]).astype(self._dtype).view(self._bits)
        for number in set(columns):
            first, many = columns.index(number), columns.count(number)
            made[number] = became[: self._columns[number].numbers(), first : first + many].reshape(-1).tolist()
        return made

    def _counts_in(self, counts: Array) -> Array:
        above = counts - self._lows
        whole: Array = above * self._shares if self._shifts is None else above >> self._shifts & (1 << DIGIT) - 1
        return whole


def _digits(column: Column, kind: str) -> range:
    """Where the digits of a count begin, in bits; a share of its range is one feature."""
    return range(0, (column.high - column.low).bit_length() if kind == INT8 else 1, DIGIT)
