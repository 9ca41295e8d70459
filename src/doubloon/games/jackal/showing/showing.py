"""How Jackal is shown."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from doubloon.core.showing import Showing
from doubloon.games.jackal.seen.view import JackalView

if TYPE_CHECKING:
    pass

HEADINGS: Final = frozenset({"island", "turn", "island-over", "game-over"})
DETAILS: Final = frozenset[str]()
QUIET: Final = frozenset({"turn"})


class JackalShowing(Showing[JackalView]):
    """What the table of Jackal says."""

    def __init__(self) -> None:
        super().__init__(HEADINGS, DETAILS, QUIET)
