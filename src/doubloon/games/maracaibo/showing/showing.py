"""How Pirates of Maracaibo is shown."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from doubloon.core.showing import Showing
from doubloon.games.maracaibo.seen.view import MaracaiboView

if TYPE_CHECKING:
    pass

HEADINGS: Final = frozenset({"turn", "jordan-turn", "round-over", "game-over"})
DETAILS: Final = frozenset({"keeping"})
QUIET: Final = frozenset({"quest-market", "figureheads"})


class MaracaiboShowing(Showing[MaracaiboView]):
    """What the table of Pirates of Maracaibo says."""

    def __init__(self) -> None:
        super().__init__(HEADINGS, DETAILS, QUIET)
