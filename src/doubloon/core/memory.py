"""What was made of the views of one table, kept with what it was made of: it is made again when that has changed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

T = TypeVar("T")


class Memory:
    """One thing for each name, the newest. All that the thing depends on has to be in `of`, and is never changed."""

    def __init__(self, before: Memory | None = None) -> None:
        """For the views of one position, with what is kept of those of an earlier one."""
        self._kept: dict[Any, tuple[Any, Any]] = before._kept if before is not None else {}
        self._alike: dict[str, Any] = {}

    def alike(self, name: str, make: Callable[[], T]) -> T:
        """What looks alike to all who look at the position: made for the first of them, and never nothing."""
        known: T | None = self._alike.get(name)
        if known is None:
            known = self._alike[name] = make()
        return known

    def once(self, name: Any, of: Any, make: Callable[[], T]) -> T:
        """What was made of the same, or what is made now and is known from now on."""
        kept = self._kept.get(name)
        if kept is not None and (kept[0] is of or kept[0] == of):
            known: T = kept[1]
            return known
        made = make()
        self._kept[name] = (of, made)
        return made

    def same(self, name: Any, thing: T) -> T:
        """An equal thing that was here before, or this one: so what has not changed can be told by being the same."""
        kept = self._kept.get(name)
        if kept is not None and kept[1] == thing:
            known: T = kept[1]
            return known
        self._kept[name] = (None, thing)
        return thing
