"""Rows of small numbers as arrays: as they are, or widened to features."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from doubloon.core.numbers import COUNT, MASK, PICK, WORD, Column

Array = NDArray[Any]

NUMBERS = "numbers"
FEATURES = "features"
INT8 = "int8"

DIGIT = 7  # bits of a whole number that an int8 holds
MASK_SHIFT = 6  # a mask's number has 64 bits; by shifts, as numpy divides slowly


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
        self._bits = np.array(bits, dtype=np.int64)
        self.width = len(self.names)
        self._dtype = np.dtype(np.int8 if kind == INT8 else np.float32)
        # By column, for `rewrite`: where its features begin, how large they get, how many digits a count has.
        self._columns = len(columns)
        self._at: Array = np.zeros(len(columns), dtype=np.int64)
        self._at[self._counts[::-1]] = np.arange(self._counted)[::-1]  # of several digits the first
        self._at[self._picks] = none_at
        self._at[self._masks] = bits_at
        self._kinds = np.array([(COUNT, PICK, MASK).index(column.kind) for column in columns])
        self._low = np.array([column.low for column in columns], dtype=np.int64)
        self._share = np.array([1 / max(1, column.high - column.low) for column in columns], dtype=np.float32)
        self._digits = np.array([len(_digits(column, kind)) for column in columns])

    def widen(self, row: Array) -> Array:
        """One row as features, its numbers as `as_numbers` gives them."""
        wide = np.zeros(self.width, dtype=self._dtype)
        wide[: self._counted] = self._counts_in(row.take(self._counts))
        wide[row.take(self._picks) + self._none_at] = 1
        wide[self._picked :] = np.unpackbits(row.take(self._masks).view(np.uint8), bitorder="little").take(self._bits)
        return wide

    def widen_all(self, rows: Array) -> Array:
        """Many rows at once."""
        wide = np.zeros((len(rows), self.width), dtype=self._dtype)
        wide[:, : self._counted] = self._counts_in(rows.take(self._counts, axis=1))
        firsts = np.arange(0, wide.size, self.width)[:, None]
        wide.reshape(-1)[rows.take(self._picks, axis=1) + self._none_at + firsts] = 1
        words = rows.take(self._masks, axis=1).view(np.uint8)
        wide[:, self._picked :] = np.unpackbits(words, axis=1, bitorder="little").take(self._bits, axis=1)
        return wide

    def rewrite(self, wide: Array, places: Array, was: Array, now: Array) -> None:
        """Bring what `widen_all` made of some rows up to date: these places among all their numbers have changed."""
        row = places // self._columns
        column = places - row * self._columns
        at = self._at.take(column) + row * self.width
        kinds = self._kinds.take(column)
        features = wide.reshape(-1)
        counts, picks, masks = ((kinds == kind).nonzero()[0] for kind in range(3))
        self._rewrite_counts(features, at.take(counts), column.take(counts), now.take(counts))
        features[(at + was).take(picks)] = 0
        features[(at + now).take(picks)] = 1
        flipped = np.unpackbits((was ^ now).take(masks).view(np.uint8), bitorder="little")
        bits = flipped.view(np.bool_).nonzero()[0]
        which, bit = masks.take(bits >> MASK_SHIFT), bits & (1 << MASK_SHIFT) - 1
        features[at.take(which) + bit] = now.take(which) >> bit & 1

    def _rewrite_counts(self, features: Array, at: Array, column: Array, now: Array) -> None:
        above = now - self._low.take(column)
        if self._shifts is None:
            features[at] = above * self._share.take(column)
            return
        digits = self._digits[column]
        for digit in range(int(digits.max(initial=0))):
            has = digits > digit
            features[at[has] + digit] = above[has] >> DIGIT * digit & (1 << DIGIT) - 1

    def _counts_in(self, counts: Array) -> Array:
        above = counts - self._lows
        whole: Array = above * self._shares if self._shifts is None else above >> self._shifts & (1 << DIGIT) - 1
        return whole


def _digits(column: Column, kind: str) -> range:
    """Where the digits of a count begin, in bits; a share of its range is one feature."""
    return range(0, (column.high - column.low).bit_length() if kind == INT8 else 1, DIGIT)
