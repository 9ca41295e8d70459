"""Rows of small numbers as arrays: as they are, or widened to features between 0 and 1."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from doubloon.core.numbers import COUNT, MASK, PICK, Column

Array = NDArray[Any]

NUMBERS = "numbers"
FEATURES = "features"


class Features:
    """Widens rows of these columns.

    A count becomes a share of its range, a pick one place for each thing (and one for none), a mask one for each of its
    bits, all in the order of the columns: `names` says what each of them is.
    """

    def __init__(self, columns: list[Column]) -> None:
        self.names: list[str] = []
        counts: list[tuple[int, int, int, int]] = []
        picks: list[tuple[int, int]] = []
        bits: list[tuple[int, int, int]] = []
        for number, column in enumerate(columns):
            at = len(self.names)
            if column.kind == COUNT:
                counts.append((number, at, column.low, column.high))
                self.names.append(column.name)
            elif column.kind == PICK:
                picks.append((number, at - column.low))
                self.names += [f"{column.name} = {value}" for value in range(column.low, column.high + 1)]
            else:
                assert column.kind == MASK
                bits += [(number, at + bit, bit) for bit in range(column.width())]
                self.names += [f"{column.name} has {bit}" for bit in range(column.width())]
        self.width = len(self.names)
        self._counts = np.array([number for number, *_ in counts], dtype=np.int64)
        self._count_at = np.array([at for _, at, *_ in counts], dtype=np.int64)
        self._lows = np.array([low for *_, low, _ in counts], dtype=np.int64)
        self._shares = np.array([1 / max(1, high - low) for *_, low, high in counts], dtype=np.float32)
        self._picks = np.array([number for number, _ in picks], dtype=np.int64)
        self._pick_at = np.array([at for _, at in picks], dtype=np.int64)
        self._masks = np.array([number for number, *_ in bits], dtype=np.int64)
        self._bit_at = np.array([at for _, at, _ in bits], dtype=np.int64)
        self._shifts = np.array([shift for *_, shift in bits], dtype=np.int64)

    def widen(self, row: list[int]) -> Array:
        """One row as features."""
        numbers = np.array(row, dtype=np.int64)
        wide = np.zeros(self.width, dtype=np.float32)
        wide[self._count_at] = (numbers[self._counts] - self._lows) * self._shares
        wide[self._pick_at + numbers[self._picks]] = 1
        wide[self._bit_at] = numbers[self._masks] >> self._shifts & 1
        return wide

    def widen_all(self, rows: Array) -> Array:
        """Many rows at once."""
        wide = np.zeros((len(rows), self.width), dtype=np.float32)
        wide[:, self._count_at] = (rows[:, self._counts] - self._lows) * self._shares
        games = np.arange(len(rows))[:, None]
        wide[games, self._pick_at + rows[:, self._picks]] = 1
        wide[:, self._bit_at] = rows[:, self._masks] >> self._shifts & 1
        return wide
