"""Observations of many games in memory that is used again: only what differs from the time before is written.

Whoever keeps an array that it was given keeps it as it is: a sheet is written on again once nobody holds it any more.
"""

from __future__ import annotations

import sys

from doubloon.envs.features import Array, Features

KEPT = 3
FREE = 2  # references to an array that nobody else holds: its sheet's, and that of the question


class Sheet:
    """Rows of numbers and the features that they became."""

    def __init__(self, features: Features, rows: Array) -> None:
        self._features = features
        self._rows = rows
        self.wide = features.widen_all(rows)

    def free(self) -> bool:
        return sys.getrefcount(self.wide) == FREE

    def show(self, rows: Array) -> None:
        """Other rows of the same games."""
        self._features.rewrite(self.wide, self._rows, rows)
        self._rows = rows


class Sheets:
    """As many as are in use, within reason."""

    def __init__(self, features: Features) -> None:
        self._features = features
        self._sheets: list[Sheet] = []

    def widen(self, rows: Array) -> Array:
        """These rows as features, in an array that is the caller's for as long as it likes."""
        for sheet in self._sheets:
            if sheet.free():
                sheet.show(rows)
                return sheet.wide
        made = Sheet(self._features, rows)
        self._sheets = [*self._sheets[1 - KEPT :], made]
        return made.wide
