"""Observations and masks of many games in memory that is used again: only what differs from the time before is written.

Whoever keeps an array that it was given keeps it as it is: a sheet is written on again once nobody holds it any more.
"""

from __future__ import annotations

import sys

import numpy as np

from doubloon.core.ledger import Ledger
from doubloon.core.wide import Wide
from doubloon.envs.features import NUMBERS, Array, as_numbers
from doubloon.envs.setup import Setup

KEPT = 3
FREE = 2  # references to an array that nobody else holds: its sheet's, and that of the question


class Sheet:
    """Rows of numbers, the features that they became, and masks of the legal moves."""

    def __init__(self, setup: Setup, games: int) -> None:
        self.ledger = Ledger(games, len(setup.columns))
        self._games = games
        # Whatever others are given is one of these three or a part of it, and so holds it.
        self._rows = np.frombuffer(memoryview(self.ledger.numbers_of_all), dtype="<i8")
        self._masks: Array = np.zeros(games * setup.moves, dtype=np.int8)
        self._features: Array = np.zeros(0)
        self._wide: Wide | None = None
        if setup.observation != NUMBERS:
            self._wide, self._features = setup.features.memory_for(games)
        self._legal: Array = np.zeros(0, dtype=np.int64)  # places in the masks

    def free(self) -> bool:
        held = sys.getrefcount(self._rows) + sys.getrefcount(self._masks) + sys.getrefcount(self._features)
        return held == 3 * FREE

    def show(self, legal: bytes) -> tuple[Array, Array]:
        """Observations and masks as the ledger has them now, with these legal moves."""
        self._masks[self._legal] = 0
        self._legal = as_numbers(legal)
        self._masks[self._legal] = 1
        changes = self.ledger.take_changes()
        if self._wide is not None:
            self._wide.rewrite(changes, self.ledger.numbers_of_all)
        seen = self._rows if self._wide is None else self._features
        masks = self._masks.reshape(self._games, -1)
        masks.flags.writeable = False  # as the other two are: what is written here would stay when it is written over
        return seen.reshape(self._games, -1), masks


class Sheets:
    """As many as are in use, within reason."""

    def __init__(self, setup: Setup, games: int) -> None:
        self._setup = setup
        self._games = games
        self._sheets: list[Sheet] = []

    def next(self) -> Sheet:
        """One whose arrays are the caller's for as long as it likes."""
        for sheet in self._sheets:
            if sheet.free():
                return sheet
        made = Sheet(self._setup, self._games)
        self._sheets = [*self._sheets[1 - KEPT :], made]
        return made
