"""Good company: what opponents should not do, whoever wins. A watcher looks at a game and names what it sees.

It looks at the real position: it plays no part.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from doubloon.core.move import Move
from doubloon.core.state import State

if TYPE_CHECKING:
    from doubloon.core.steering import Steering

S = TypeVar("S", bound=State)

DECLINED: Final = "declined"
STUCK: Final = "stuck"
MOST_PLIES: Final = 20_000  # of a game that comes to no end


@mypyc_attr(allow_interpreted_subclasses=True)
class Watcher(Generic[S]):
    """Sees one game from the first to the last move."""

    def __init__(self, steering: Steering[Any]) -> None:
        self.steering = steering

    def sees(self, state: S, seat: int, move: Move) -> str:
        """The name of the folly that this seat is about to commit, or ""."""
        sure = self.steering.harmless(state, seat)
        return DECLINED if sure is not None and move is not sure else ""

    def ends(self, state: S) -> str:
        """The name of a folly of all, when the game is over or nobody knows how to end it, or ""."""
        return "" if state.over() else STUCK
