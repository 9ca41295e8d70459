"""Treasure cards and expedition patterns on a board of 4 by 4 boxes.

The bit of a box is 4 * row + column (SG catalogue, "How to read this file"); a box is called by the letter of its
column and the number of its row, so that a1 is the top left one.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from doubloon.games.silver_gold.moves import Cross

SIDE: Final = 4
BOXES: Final = SIDE * SIDE
NO_CARD: Final = -1

COLOURS: Final = ["purple", "orange", "green", "grey"]

BOX_NAMES: Final[list[str]] = ["abcd"[bit % SIDE] + str(bit // SIDE + 1) for bit in range(BOXES)]

# How many boxes a mask holds.
COUNT: Final[list[int]] = [bin(mask).count("1") for mask in range(1 << BOXES)]


def names_of(mask: int) -> list[str]:
    return [BOX_NAMES[bit] for bit in range(BOXES) if mask >> bit & 1]


def mask_of(names: str) -> int:
    """The boxes named in a text like "a1 b1 b2"."""
    return sum([1 << BOX_NAMES.index(name) for name in names.split()])


def connected(mask: int) -> bool:
    """Do the boxes hang together edge to edge? (SG-003)"""
    return mask != 0 and spread(mask & -mask, mask) == mask


def spread(start: int, within: int) -> int:
    """All boxes that can be reached from `start` edge by edge without leaving `within`."""
    reached = start
    while True:
        right = (reached & 0x7777) << 1
        left = (reached & 0xEEEE) >> 1
        wider = (reached | right | left | reached << SIDE | reached >> SIDE) & within
        if wider == reached:
            return reached
        reached = wider


def orientations(cells: list[tuple[int, int]]) -> list[list[tuple[int, int]]]:
    """The different forms of a pattern under turns of 90 degrees and mirroring. (SG-040)"""
    forms: list[list[tuple[int, int]]] = []
    for _ in range(2):
        for _ in range(4):
            cells = [(column, -row) for row, column in cells]
            top = min([row for row, _ in cells])
            left = min([column for _, column in cells])
            form = sorted([(row - top, column - left) for row, column in cells])
            if form not in forms:
                forms.append(form)
        cells = [(row, -column) for row, column in cells]
    return forms


def placements(cells: list[tuple[int, int]]) -> list[int]:
    """Every set of boxes on the bare board that a pattern can cover, lowest first. (SG-138)"""
    found: set[int] = set()
    for form in orientations(cells):
        height = max([row for row, _ in form])
        width = max([column for _, column in form])
        for down in range(SIDE - height):
            for across in range(SIDE - width):
                found.add(sum([1 << SIDE * (row + down) + column + across for row, column in form]))
    return sorted(found)


class Pattern:
    """An expedition's figure: `placements` on the bare board."""

    def __init__(self, id: str, cells: list[tuple[int, int]]) -> None:
        self.id = id
        self.cells = cells
        self.placements = placements(cells)


class Card:
    """A treasure card: its island and symbols as masks, and the moves that can cross it.

    `patterns[2 * p + place]` are the crossings with pattern p when the card lies on working place `place`.
    """

    def __init__(
        self,
        id: str,
        colour: int,
        value: int,
        rows: list[str],
        seal_colour: int,
        seal_points: int,
    ) -> None:
        self.id = id
        self.colour = colour
        self.value = value  # SG-004
        self.rows = rows
        self.seal_colour = seal_colour  # -1: no seal
        self.seal_points = seal_points
        self.island: i64 = _mask(rows, ".XCP")
        self.crosses: i64 = _mask(rows, "X")
        self.coins: i64 = _mask(rows, "C")
        self.palms: i64 = _mask(rows, "P")
        self.symbols: i64 = self.crosses | self.coins | self.palms
        self.patterns: list[list[Cross]] = []


def _mask(rows: list[str], signs: str) -> int:
    mask = 0
    for row, line in enumerate(rows):
        for column, sign in enumerate(line):
            if sign in signs:
                mask |= 1 << SIDE * row + column
    return mask
