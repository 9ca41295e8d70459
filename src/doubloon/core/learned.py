"""What was learned from games, in small integers: how far the evaluation of a position misses what comes of it.

A position has a phase, and each seat some traits, small whole numbers. A table says for every phase how much each trait
adds. Sums of integers are the same on every machine.
"""

from __future__ import annotations

from typing import Final

UNIT: Final = 1000  # weights are thousandths of a point


class Learned:
    """A row of weights a phase, in it one a trait."""

    def __init__(self, rows: list[list[int]]) -> None:
        self.rows = rows

    def points(self, phase: int, traits: list[int]) -> float:
        """To be added to what the evaluation promises."""
        row = self.rows[phase]
        total = 0
        for place, trait in enumerate(traits):
            total += row[place] * trait
        return total / UNIT
