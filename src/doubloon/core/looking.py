"""How one position looks to everybody who looks at it.

What all see is made once, and what has not changed since an earlier position is the very same object: so it need not be
shown, compared or sent again.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar

from msgspec import Struct
from msgspec.structs import astuple, replace
from mypy_extensions import mypyc_attr

if TYPE_CHECKING:
    from doubloon.core.state import State
    from doubloon.core.view import View

T = TypeVar("T")
S = TypeVar("S", bound=Struct)


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


def apart(thing: T) -> T:
    """A copy that shares no list and no dictionary with anything: whoever spoils it spoils nothing else."""
    made: Any = thing
    if isinstance(thing, Struct):
        fields = {name: getattr(thing, name) for name in thing.__struct_fields__}
        inner = {name: apart(value) for name, value in fields.items() if isinstance(value, Struct | list | dict)}
        made = replace(thing, **inner) if inner else thing
    elif isinstance(thing, list):
        made = [apart(each) for each in thing]
    elif isinstance(thing, dict):
        made = {key: apart(value) for key, value in thing.items()}
    copied: T = made
    return copied


def carried_over(before: S | None, now: S) -> S:
    """What all see now; what is equal to what they saw before is that very thing: so it is compared once for all."""
    if before is None:
        return now
    olds: tuple[Any, ...] = astuple(before)
    news: tuple[Any, ...] = astuple(now)
    kept: dict[str, Any] = {}
    for place in range(len(news)):
        old, new = olds[place], news[place]
        if old is new or isinstance(new, (str, int)):
            continue
        if isinstance(new, list) and isinstance(old, list):
            kept[now.__struct_fields__[place]] = settled(old, new)
        elif old == new:
            kept[now.__struct_fields__[place]] = old
    return replace(now, **kept)


def settled(before: list[T], now: list[T]) -> list[T]:
    """The things of now; where one is equal to what lay in its place before, that very one, and the list, too."""
    if before == now:
        return before
    if len(before) != len(now):
        return now
    return [old if old is new or old == new else new for old, new in zip(before, now)]
