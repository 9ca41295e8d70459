"""How Silver & Gold is shown."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from doubloon.core.showing import Showing
from doubloon.games.silver_gold.seen.view import SilverGoldView

if TYPE_CHECKING:
    pass

HEADINGS: Final = frozenset({"turn", "round-over", "game-over"})
DETAILS: Final = frozenset({"finished", "keeping"})
QUIET: Final = frozenset({"expedition", "refilled"})


class SilverGoldShowing(Showing[SilverGoldView]):
    """What the table of Silver & Gold says."""

    def __init__(self) -> None:
        super().__init__(HEADINGS, DETAILS, QUIET)
