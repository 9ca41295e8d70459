"""Tables as those who run the server see them: listed, removed with all that belongs to them, their records kept."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from time import time
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import ColumnElement, delete, func, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from doubloon.server import folding, replaying
from doubloon.server.database import claims, inserting, log, notices, records, snapshots, tables
from doubloon.server.entries import Setup
from doubloon.server.protocol import TableInfo
from doubloon.server.store import Store
from doubloon.server.table import Table

AT_ONCE = 20  # tables removed in one transaction, which others wait for
NEWS_AT_ONCE = 500
RECORD = "record"  # the phase of a finished game whose table is gone

logger = logging.getLogger("doubloon")


class Listed(Struct, frozen=True):
    """A table in the database, or a record whose table is gone; times are seconds since 1970."""

    id: str
    game: str
    phase: str
    who: list[str]
    created: int | None
    touched: int
    entries: int | None


# Looking


def _matching(phase: str, before: int | None, ids: Sequence[str]) -> ColumnElement[bool]:
    """Tables in a phase ("": any), not touched since `before`, whose id begins with one of `ids` (none: any)."""
    wanted: ColumnElement[bool] = tables.c.id.is_not(None)
    if phase:
        wanted &= tables.c.phase == phase
    if before is not None:
        wanted &= tables.c.touched < before
    if ids:
        wanted &= _begins(tables.c.id, ids)
    return wanted


def _begins(column: ColumnElement[str], ids: Sequence[str]) -> ColumnElement[bool]:
    wanted: ColumnElement[bool] = column.startswith(ids[0], autoescape=True)
    for id in ids[1:]:
        wanted |= column.startswith(id, autoescape=True)
    return wanted


async def listed(
    engine: AsyncEngine, phase: str = "", before: int | None = None, ids: Sequence[str] = ()
) -> list[Listed]:
    """Tables, and records whose tables are gone; those touched last come last."""
    last = select(func.max(log.c.seq)).where(log.c.table_id == tables.c.id).scalar_subquery()
    table = tables.c
    query: Any = select(table.id, table.setup, table.card, table.phase, table.created, table.touched, last)
    kept: Any = select(records.c.table_id, records.c.game, _players(), records.c.finished)
    kept = kept.where(records.c.table_id.not_in(select(tables.c.id)))
    if before is not None:
        kept = kept.where(records.c.finished < before)
    if ids:
        kept = kept.where(_begins(records.c.table_id, ids))
    found: list[Listed] = []
    async with engine.connect() as connection:
        if phase != RECORD:
            for row in await connection.execute(query.where(_matching(phase, before, ids))):
                id, setup, card, is_in, created, touched, entries = row
                found.append(Listed(id, _game(setup), is_in, _who(card), created, touched, entries or 0))
        if phase in ("", RECORD):
            for id, game, head, finished in await connection.execute(kept):
                found.append(Listed(id, game, RECORD, _players_of(head), None, finished, None))
    # SQLite takes capitals and small letters for the same when it compares beginnings.
    named = [one for one in found if not ids or one.id.startswith(tuple(ids))]
    return sorted(named, key=lambda one: (one.touched, one.id))


def _players() -> ColumnElement[str]:
    """The head of a record, in which the players are named."""
    return func.substr(records.c.text, 1, 2000)


def _players_of(head: str) -> list[str]:
    names = next((line.partition(":")[2] for line in head.splitlines() if line.startswith("players:")), "")
    return [name.strip() for name in names.split("|")] if names else []


def _game(setup: str) -> str:
    try:
        return msgspec.json.decode(setup, type=Setup).game
    except msgspec.DecodeError:
        return "?"


def _who(card: str) -> list[str]:
    try:
        info = msgspec.json.decode(card, type=TableInfo)
    except msgspec.DecodeError:
        return ["?"]
    return [seat.name or seat.level or "-" for seat in info.seats]


async def missing(engine: AsyncEngine, ids: list[str]) -> list[str]:
    """Those of these tables that are no more."""
    found: set[str] = set()
    async with engine.connect() as connection:
        for chunk in _chunks(ids, NEWS_AT_ONCE):
            found |= set(await connection.scalars(select(tables.c.id).where(tables.c.id.in_(chunk))))
    return [id for id in ids if id not in found]


# Records


async def record(engine: AsyncEngine, table: str) -> tuple[str, str] | None:
    """The game and the text of a finished game's record, whether or not its table is still there."""
    query = select(records.c.game, records.c.text).where(records.c.table_id == table)
    async with engine.connect() as connection:
        row = (await connection.execute(query)).first()
    return (row[0], row[1]) if row else None


async def keep_record(store: Store, table: Table, finished: int | None = None) -> None:
    """Write the record of a finished game down, unless that has been done."""
    text = await asyncio.to_thread(replaying.record_text, table)  # others need not wait while a long game is written
    row = {"table_id": table.setup.id, "game": table.setup.game, "text": text}
    statement = inserting(store.engine, records).values(row | {"finished": finished or int(time())})
    async with store.engine.begin() as connection:
        await connection.execute(statement.on_conflict_do_nothing())


async def without_record(engine: AsyncEngine, before: int, ids: list[str] | None = None) -> list[tuple[str, int]]:
    """Finished tables whose records were missed, and when they were touched last."""
    wanted = (tables.c.phase == "over") & (tables.c.touched < before)
    query = select(tables.c.id, tables.c.touched).where(wanted, tables.c.id.not_in(select(records.c.table_id)))
    if ids is not None:
        query = query.where(tables.c.id.in_(ids))
    async with engine.connect() as connection:
        return [(id, touched) for id, touched in await connection.execute(query)]


async def setup(store: Store, id: str) -> Setup | None:
    """What is fixed about a table, None if there is none; refused, and told in one line, if it cannot be read."""
    try:
        return await store.setup(id)
    except (msgspec.DecodeError, UnicodeError) as error:
        logger.error("table %s cannot be opened: what is fixed about it cannot be read: %s", id[:6], error)
        raise folding.damaged() from None


async def loaded(store: Store, id: str) -> Table | None:
    """The table as far as its log tells it, without a room."""
    fixed = await setup(store, id)
    return await folding.fold(folding.opened(fixed), await store.since(id, 0)) if fixed else None


# Removing


async def touch(engine: AsyncEngine, ids: list[str], now: int, every: int) -> None:
    """These tables are looked at now; said once every so many seconds."""
    for chunk in _chunks(sorted(ids), NEWS_AT_ONCE):
        due = tables.c.id.in_(chunk) & (tables.c.touched < now - every)
        async with engine.begin() as connection:
            await connection.execute(update(tables).where(due).values(touched=now))


async def remove(engine: AsyncEngine, ids: list[str], still: ColumnElement[bool] | None = None) -> int:
    """Remove tables with all that belongs to them, a few at a time; how many there were.

    Only those of which `still` holds, and of a finished game the record stays.
    """
    gone = 0
    for chunk in _chunks(ids, AT_ONCE):
        removed = await _remove_some(engine, chunk, still)
        gone += len(removed)
        if removed:
            await asyncio.sleep(0.01)  # others may write
            # What was on its way into a log while its table went.
            async with engine.begin() as connection:
                await connection.execute(delete(log).where(log.c.table_id.in_(removed)))
    return gone


async def _remove_some(engine: AsyncEngine, ids: list[str], still: ColumnElement[bool] | None) -> list[str]:
    wanted = tables.c.id.in_(ids) if still is None else tables.c.id.in_(ids) & still
    async with engine.begin() as connection:
        # Of two workers that sweep at once, one leaves to the other what it is at.
        free = await connection.scalars(select(tables.c.id).where(wanted).with_for_update(skip_locked=True))
        going = delete(tables).where(tables.c.id.in_(list(free)), wanted).returning(tables.c.id)
        gone = list(await connection.scalars(going))
        for belonging in (log, snapshots, claims, notices) if gone else ():
            await connection.execute(delete(belonging).where(belonging.c.table_id.in_(gone)))
    return gone


async def remove_loose_snapshots(engine: AsyncEngine) -> None:
    """Those that were on their way while their tables went."""
    async with engine.begin() as connection:
        await connection.execute(delete(snapshots).where(snapshots.c.table_id.not_in(select(tables.c.id))))


async def remove_records(engine: AsyncEngine, wanted: ColumnElement[bool]) -> int:
    async with engine.begin() as connection:
        return (await connection.execute(delete(records).where(wanted))).rowcount


def _chunks(ids: list[str], size: int) -> list[list[str]]:
    return [ids[place : place + size] for place in range(0, len(ids), size)]
