"""How one position looks to everybody who looks at it. What all see is made once, and what has not changed since an
earlier position is the very same object: so it need not be shown, compared or sent again."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from mypy_extensions import mypyc_attr

if TYPE_CHECKING:
    from doubloon.core.state import State
    from doubloon.core.view import View

T = TypeVar("T")


@mypyc_attr(allow_interpreted_subclasses=True)
class Looking:
    """Any game: each view is made by itself. A game with much in sight makes a subclass for `State.looking`.

    The position must not change as long as somebody looks.
    """

    def __init__(self, state: State) -> None:
        self.state = state

    def view(self, seat: int) -> View:
        """What a seat may know; seat -1 is a spectator."""
        return self.state.view(seat)


def settled(before: list[T], now: list[T]) -> list[T]:
    """The things of now; where one is equal to what lay in its place before, that very one, and the list, too."""
    if before == now:
        return before
    if len(before) != len(now):
        return now
    return [old if old == new else new for old, new in zip(before, now)]
