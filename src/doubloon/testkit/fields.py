"""Every field of a position is copied and saved: each is changed in turn, and nothing may escape."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from doubloon.core.game import Game
from doubloon.core.options import Options
from doubloon.core.state import State
from doubloon.testkit.kit import Kit, KitTable
from doubloon.testkit.walk import Position, walk

# What the kernel keeps beside the position: what never changes, who listens, and the list that was offered last.
KERNEL = frozenset(["game", "seats", "options", "events", "_offered", "_offered_to", "_block", "_next"])
# Tasks never change, so that copies share them.
TASKS = frozenset(["question", "agenda"])
EVERY = 40  # plies: a position has many fields, and they are the same ones all through a game
PLAIN = (int, str, tuple, list, dict, set, type(None))


@dataclass(frozen=True)
class Change:
    """A way to make one field another one, and to make it what it was."""

    field: str
    do: Callable[[], None]
    undo: Callable[[], None]


def fields_are_kept(kit: Kit, table: KitTable) -> None:
    """A changed field changes the saved position, and no copy that was made before."""
    for at in walk(kit, table):
        if at.ply % EVERY == 0:
            state = at.state.clone()
            before = state.to_bytes()
            for change in changes(state, kit.derived):
                _try(at, state, before, change)


def _try(at: Position, state: State, before: bytes, change: Change) -> None:
    copy = state.clone()
    change.do()
    saved, copied = state.to_bytes(), copy.to_bytes()
    change.undo()
    if copied != before:
        raise at.failed(f"{change.field} is shared with a copy: it changes there, too")
    if saved == before:
        raise at.failed(f"{change.field} is not saved")
    if state.to_bytes() != before:
        raise at.failed(f"{change.field} cannot be set back")


def changes(thing: object, derived: frozenset[str], path: str = "") -> Iterator[Change]:
    """A change of every field of the thing, and of the first of every list of things that it holds."""
    for name in names_of(thing):
        if name in KERNEL or name in TASKS or name in derived:
            continue
        value = getattr(thing, name)
        yield from _changes_of(thing, name, value, derived, f"{path}{name}")


def names_of(thing: object) -> list[str]:
    """The fields of an object, compiled or not."""
    compiled = [name for kind in type(thing).__mro__ for name in getattr(kind, "__mypyc_attrs__", ())]
    return sorted({*compiled, *getattr(thing, "__dict__", {})} - {"__dict__", "__weakref__"})


def _changes_of(thing: object, name: str, value: object, derived: frozenset[str], path: str) -> Iterator[Change]:
    if isinstance(value, bool | int | str | tuple):
        other = _other(value)
        if other is not None:
            yield Change(path, lambda: setattr(thing, name, other), lambda: setattr(thing, name, value))
    elif isinstance(value, list):
        if value and isinstance(value[0], list):
            yield Change(path, lambda: value[0].append(0), lambda: _pop(value[0]))
        elif value and not isinstance(value[0], PLAIN):
            yield from changes(value[0], derived, f"{path}[0].")
        else:
            filler = value[0] if value else 0
            yield Change(path, lambda: value.append(filler), lambda: _pop(value))
    elif value is not None and not isinstance(value, Game | Options | dict | set | float):
        yield from changes(value, derived, f"{path}.")


def _other(value: object) -> object:
    """Something else of the same kind; None where that cannot be told."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    if isinstance(value, str):
        return f"{value}x"
    if isinstance(value, tuple) and all(isinstance(item, int) for item in value):
        return (*value, 0) if not value else (*value[:-1], value[-1] + 1)
    return None


def _pop(items: list[object]) -> None:
    items.pop()
