"""Copies and saved positions: equal to the original, and independent of it."""

from __future__ import annotations

import pickle
from copy import deepcopy

from doubloon.core.errors import DoubloonError
from doubloon.core.state import State
from doubloon.testkit.kit import Kit, KitTable
from doubloon.testkit.walk import Position, difference, name_of, play_on, seen, walk


def copies_are_independent(kit: Kit, table: KitTable) -> None:
    """Playing on in a copy leaves the original alone, and the other way round; both go on alike."""
    ahead: State | None = None
    for at in walk(kit, table):
        if ahead is not None and ahead.digest() != at.state.digest():
            raise at.failed("the same move led a copy elsewhere than the original")
        before = at.state.to_bytes()
        copy = at.state.clone()
        if copy.digest() != at.state.digest() or copy.to_bytes() != before:
            raise at.failed("a copy differs from its original")
        if copy.events is not None:
            raise at.failed("a copy listens to events")
        if at.probe:
            _play_on_apart(at, copy, before)
            if pickle.loads(pickle.dumps(at.state)).to_bytes() != before or deepcopy(at.state).to_bytes() != before:
                raise at.failed("what Python's own pickle or copy makes of a position is another one")
        ahead = None
        if at.move is not None:
            ahead = at.state.clone()
            ahead.play(at.seat, at.move)


def _play_on_apart(at: Position, copy: State, before: bytes) -> None:
    third = at.state.clone()
    went = play_on(copy, at.rng("copy"))
    if at.state.to_bytes() != before or third.to_bytes() != before:
        raise at.failed("playing on in a copy changed the original or another copy")
    fourth = third.clone()
    if play_on(third, at.rng("copy")) != went:
        raise at.failed("two copies went different ways with the same moves")
    if fourth.to_bytes() != before:
        raise at.failed("playing on changed a copy made before")


def saves_load(kit: Kit, table: KitTable) -> None:
    """Every position is read back as it was, and goes on as it would have."""
    for at in walk(kit, table):
        data = at.state.to_bytes()
        try:
            again = kit.game.load(data)
        except DoubloonError as error:
            raise at.failed(f"a saved position cannot be read back: {error}") from error
        if again.digest() != at.state.digest() or again.to_bytes() != data:
            raise at.failed("a saved position reads back to other bytes")
        _same_offers(at, again)
        if not at.probe:
            continue
        _same_views(at, again)
        if play_on(again, at.rng("save")) != play_on(at.state.clone(), at.rng("save")):
            raise at.failed("a saved position goes on differently after it was read back")


def damage_is_noticed(kit: Kit, table: KitTable) -> None:
    """A saved position with any one byte changed, or cut off anywhere, is refused with a sentence."""
    state = kit.start(table)
    play_on(state, kit.rng(table, "damage"), 12)
    data = state.to_bytes()
    for place in range(len(data)):
        changed = bytearray(data)
        changed[place] ^= 1 << place % 8
        _refused(kit, table, bytes(changed), f"byte {place} changed")
        _refused(kit, table, data[:place], f"all but its first {place} bytes cut off")
    _refused(kit, table, data + b"\0", "a byte added")


def _refused(kit: Kit, table: KitTable, data: bytes, damage: str) -> None:
    try:
        kit.game.load(data)
    except DoubloonError:
        return
    except Exception as error:
        raise table.failed(f"a saved position with {damage} raises {type(error).__name__}: {error}") from error
    raise table.failed(f"a saved position with {damage} is read as if it were sound")


def _same_offers(at: Position, again: State) -> None:
    if again.deciders() != at.state.deciders():
        raise at.failed("other seats are asked after a saved position was read back")
    for seat in range(at.state.seats):
        if again.moves(seat) != at.state.moves(seat):
            raise at.failed(f"seat {seat + 1} has other moves after a saved position was read back")


def _same_views(at: Position, again: State) -> None:
    for viewer in at.viewers:
        one, other = seen(at.state, viewer), seen(again, viewer)
        if one != other:
            where = difference(one, other)
            raise at.failed(f"{name_of(viewer)} sees another table after a save was read back: {where}")
