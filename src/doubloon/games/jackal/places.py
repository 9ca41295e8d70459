"""Where figures are: codes for places off the grid, and bits for what lies in a cell."""

from __future__ import annotations

from typing import Final

# Where a figure is if it is not in a cell; aboard boat b it is ABOARD - b.
DEAD: Final = -1
SHIP: Final = -2  # recovering
ABSENT: Final = -3  # never was in play, or is gone for good
ABOARD: Final = -10

# What lies in a cell, as bits: figures, boats, the bear.
BOAT_BIT: Final = 13
BOATS: Final = 15 << BOAT_BIT
BEAR: Final = 1 << 17
NO_BEAR: Final = -1
MISSIONARY_BIT: Final = 1 << 12
ALL_FIGURES: Final = (1 << 13) - 1

SPACE_BITS: Final = 5  # coins of one cell: five bits for each space, space 0 is the cell itself
SPACE_MASK: Final = (1 << SPACE_BITS) - 1
