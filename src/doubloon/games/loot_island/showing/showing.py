"""How Loot Island is shown."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from doubloon.core.showing import Showing
from doubloon.games.loot_island.seen.view import LootView

if TYPE_CHECKING:
    pass

HEADINGS: Final = frozenset({"round", "exploring", "final-exploration", "game-over"})
DETAILS: Final = frozenset({"tossing", "offering"})
QUIET: Final = frozenset({"events-shown", "healers-dealt"})


class LootShowing(Showing[LootView]):
    """What the table of Loot Island says."""

    def __init__(self) -> None:
        super().__init__(HEADINGS, DETAILS, QUIET)
