"""What the number of players and the options of a table mean. (chapters 19 and 20)"""

from __future__ import annotations

from typing import Final

from doubloon.core.options import Options
from doubloon.core.task import NOBODY
from doubloon.games.loot_island.box import Box

# The option `healers`.
HIDDEN: Final = 0  # base game: set aside face down
OPEN: Final = 1  # variant 1: set aside face up
DEALT: Final = 2  # variant 2: two for each player
HEALER_WORDS: Final = ["hidden", "open", "dealt"]


class Setting:
    """One for all positions of equal tables."""

    def __init__(self, box: Box, seats: int, options: Options) -> None:
        row = box.rows[seats]
        self.hand = row.hand
        self.threshold = row.threshold
        self.piles = row.piles
        self.healer_count = row.healers
        self.tiles = row.tiles
        self.aaron = seats if row.aaron else NOBODY  # his place among the parties
        self.parties = seats + 1 if row.aaron else seats
        self.healers = HEALER_WORDS.index(options.choice("healers"))
        self.events_shown = options.flag("events_shown")
        self.initial_hand = options.flag("initial_hand")
