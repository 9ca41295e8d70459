"""The numbers of a seat say what its view says: no more, no less."""

from __future__ import annotations

import msgspec

from doubloon.core.move import Move
from doubloon.core.numbers import MASK, Column
from doubloon.core.state import State
from doubloon.core.view import View
from doubloon.testkit.kit import Kit, KitTable
from doubloon.testkit.walk import Position, difference, name_of, walk

# Of a view: counts of plies, and what is only another way to say the rest.
BESIDE = frozenset(["ply", "prompt", "ending"])
LAST_OF_ALL_GAMES = "player {}: score"


def numbers_say_what_is_seen(kit: Kit, table: KitTable) -> None:
    """Rows fit their columns, are equal in imagined worlds, and change whenever the view does."""
    columns = kit.game.columns(table.seats, kit.options(table))
    if columns[-1].name == LAST_OF_ALL_GAMES.format(table.seats):
        return  # a game that declares none has nothing for programs that learn
    for at in walk(kit, table):
        if not at.probe:
            continue
        for viewer in at.viewers:
            row = at.state.numbers(viewer)
            _fits(at, viewer, row, columns)
            imagined = at.state.imagine(viewer, at.rng(f"numbers {viewer}")).numbers(viewer)
            if imagined != row:
                where = _where(columns, row, imagined)
                raise at.failed(f"the numbers tell {name_of(viewer)} what it cannot know: {where}")
        if at.move is not None:
            _tell_the_next_change(at, at.move)


def _tell_the_next_change(at: Position, move: Move) -> None:
    """Play one move: whoever sees a change finds it in the numbers."""
    after = at.state.clone()
    after.play(at.seat, move)
    for viewer in at.viewers:
        if at.state.numbers(viewer) == after.numbers(viewer):
            old, new = _told(at.state, viewer), _told(after, viewer)
            if old != new:
                where = difference(old, new)
                raise at.failed(f"{name_of(viewer)} sees a change that its numbers do not tell: {where}")


def _told(state: State, viewer: int) -> bytes:
    view: View = state.view(viewer)
    fields = msgspec.to_builtins(view)
    return msgspec.json.encode({name: value for name, value in fields.items() if name not in BESIDE})


def _fits(at: Position, viewer: int, row: list[int], columns: list[Column]) -> None:
    if len(row) != len(columns):
        raise at.failed(f"{name_of(viewer)} gets {len(row)} numbers for {len(columns)} columns")
    for number, column in zip(row, columns):
        if not column.low <= number <= column.high:
            raise at.failed(f"{column.name} is {number}, not from {column.low} to {column.high}")
        if column.kind == MASK and number < 0:
            raise at.failed(f"{column.name} is a mask below zero")


def _where(columns: list[Column], one: list[int], other: list[int]) -> str:
    for column, left, right in zip(columns, one, other):
        if left != right:
            return f"{column.name} is {left} in one world and {right} in another"
    return "the rows differ in length"
