"""What has changed between two trees of data, and the newer one made of the older one.

A patch of a value is `[value]`, which takes its place, or an object with patches of what has changed within it: by
name in an object, by place in a list. If there are others in it than before, or in another order, `"<"` tells what it
is made of: all names of an object, or for each place of a list the place where it was, -1 for what is new.
"""

from __future__ import annotations

from typing import Any, Final

from msgspec import StructMeta
from msgspec.structs import astuple

MADE_OF: Final = "<"
NEW: Final = -1
_NOTHING: Final = object()

Patch = list[Any] | dict[str, Any]


class Differences:
    """What has changed between older and newer things. Those that several readers share are compared once."""

    def __init__(self) -> None:
        # By the number of the newer thing, which is kept so that this number means nothing else meanwhile.
        self._known: dict[int, tuple[Any, Any, Patch]] = {}

    def between(self, before: Any, after: Any) -> Patch | None:
        """The patch that makes the newer one of the older; None where nothing has changed."""
        return None if _same(before, after) else self._change(before, after)

    def _change(self, before: Any, after: Any) -> Patch:
        """The patch of two that differ. Of what lies in them, only what differs is looked at: the rest is compared."""
        if type(before) is not type(after) or isinstance(after, (str, int)):
            return [after]
        if isinstance(after, dict):  # what was empty may have been left out
            return self._of_names(before, after) if before else [after]
        if isinstance(after, list):
            return self._shared(before, after) if _is_deep(before) and _is_deep(after) else [after]
        return self._shared(before, after) if _is_struct(after) else [after]

    def _shared(self, before: Any, after: Any) -> Patch:
        number = id(after)
        known = self._known.get(number)
        if known is not None and known[0] is before:
            return known[2]
        patch = self._of_places(before, after) if isinstance(after, list) else self._of_fields(before, after)
        self._known[number] = (before, after, patch)
        return patch

    def _of_fields(self, before: Any, after: Any) -> Patch:
        found: dict[str, Any] = {}
        olds: tuple[Any, ...] = astuple(before)  # at once, as most fields are the same and none else is asked for
        news: tuple[Any, ...] = astuple(after)
        for place in range(len(news)):
            old, new = olds[place], news[place]
            if old is not new and old != new:
                found[after.__struct_fields__[place]] = self._change(old, new)
        return found

    def _of_names(self, before: dict[str, Any], after: dict[str, Any]) -> Patch:
        """In the order of the names, too: people may read them in it."""
        found: dict[str, Any] = {}
        added: list[str] = []
        for name, new in after.items():
            old = before.get(name, _NOTHING)
            if old is _NOTHING:
                added.append(name)
                found[name] = [new]
            elif old is not new and old != new:
                found[name] = self._change(old, new)
        names = list(after)
        return found if names == [*before, *added] else {MADE_OF: names, **found}

    def _of_places(self, before: list[Any], after: list[Any]) -> Patch:
        """Things that have names are found again where they are now, others by their places."""
        changed = _changed_in_place(before, after)
        if changed is not None:
            return {str(place): self._change(before[place], after[place]) for place in changed}
        found: dict[str, Any] = {}
        places = _places(before, after)
        if places != list(range(len(before))):
            found[MADE_OF] = places
        for place, was in enumerate(places):
            new = after[place]
            if was == NEW:
                found[str(place)] = [new]
            else:
                old = before[was]
                if old is not new and old != new:
                    found[str(place)] = self._change(old, new)
        return found


def difference(before: Any, after: Any) -> Patch | None:
    """The patch that makes the newer one of the older; None where nothing has changed."""
    return Differences().between(before, after)


def _same(before: Any, after: Any) -> bool:
    return before is after or bool(before == after)


def patched(before: Any, patch: Patch | None) -> Any:
    """The plain data that a patch makes of older plain data, which stays as it is; what has not changed is shared."""
    if patch is None:
        return before
    if isinstance(patch, list):
        return patch[0]
    made_of = patch.get(MADE_OF)
    after: Any
    if isinstance(before, dict):
        after = {name: before.get(name) for name in made_of} if made_of is not None else before.copy()
        for name, change in patch.items():
            if name != MADE_OF:
                after[name] = patched(after.get(name), change)
        return after
    after = [before[place] if place >= 0 else None for place in made_of] if made_of is not None else before.copy()
    for name, change in patch.items():
        if name != MADE_OF:
            after[int(name)] = patched(after[int(name)], change)
    return after


def _changed_in_place(before: list[Any], after: list[Any]) -> list[int] | None:
    """The places of things that have changed and kept their names, if that is all that has happened, as mostly."""
    if len(before) != len(after):
        return None
    changed: list[int] = []
    for place in range(len(after)):
        old, new = before[place], after[place]
        if old is not new and old != new:
            if type(old) is not type(new) or not _is_struct(new):
                return None
            name = new.__struct_fields__[0]
            if getattr(old, name) != getattr(new, name):
                return None
            changed.append(place)
    return changed


def _places(before: list[Any], after: list[Any]) -> list[int]:
    """Where each thing was before."""
    had, have = _names(before), _names(after)
    if had is None or have is None or list(had) == list(have):
        return [place if place < len(before) else NEW for place in range(len(after))]
    return [had.get(name, NEW) for name in have]


def _names(things: list[Any]) -> dict[Any, int] | None:
    """The places of things by what stands first in them: an id, a key; None if that does not tell them apart."""
    found: dict[Any, int] = {}
    kind: type | None = None
    first = ""
    for place in range(len(things)):
        thing = things[place]
        if type(thing) is not kind:  # seldom: mostly a list has things of one kind
            if not _is_struct(thing):
                return None
            kind, first = type(thing), thing.__struct_fields__[0]
        name = getattr(thing, first)
        if not isinstance(name, (str, int)):
            return None
        found[name] = place
    return found if len(found) == len(things) else None


def _is_deep(things: list[Any]) -> bool:
    if not things or isinstance(things[0], (str, int)):
        return False
    return isinstance(things[0], (dict, list)) or _is_struct(things[0])


def _is_struct(thing: Any) -> bool:
    """The same as `isinstance` tells, which takes ten times as long for a class of classes of its own."""
    return type(type(thing)) is StructMeta
