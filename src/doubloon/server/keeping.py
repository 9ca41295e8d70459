"""How long tables and records are kept, and the sweep that removes what is older."""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Collection, Coroutine
from time import monotonic, time
from typing import Final

import msgspec
from msgspec import Struct
from sqlalchemy import ColumnElement, false, select
from sqlalchemy.exc import SQLAlchemyError

from doubloon.core.errors import DoubloonError
from doubloon.server import archive
from doubloon.server.database import problem, records, tables
from doubloon.server.gates import Refusal
from doubloon.server.room import Room
from doubloon.server.store import Store

HOUR: Final = 3600
DAY: Final = 24 * HOUR
FOREVER: Final = "forever"
AGE = re.compile(r"([1-9][0-9]{0,5})([hd])")
MINUTE = 60.0
TOUCHED = 600  # seconds after which it is written again that a table is looked at
MISSED = 600  # seconds after which the writer of the last move would have written the record

logger = logging.getLogger("doubloon")


class BadKeep(DoubloonError):
    """It does not say how long something is kept."""


class Keep(Struct, frozen=True):
    """Seconds since a table was last touched, or since a game was finished; None is for ever."""

    empty: int | None = DAY
    finished: int | None = 30 * DAY
    abandoned: int | None = 180 * DAY
    records: int | None = None


def read_age(text: str) -> int | None:
    """Seconds out of `12h`, `30d` or `forever`."""
    if text == FOREVER:
        return None
    found = AGE.fullmatch(text)
    if found is None:
        raise BadKeep(f"a time is given as 12h, 30d or {FOREVER}, not as {text[:40]!r}")
    return int(found[1]) * (HOUR if found[2] == "h" else DAY)


def read_keep(text: str) -> Keep:
    """What is kept how long out of `empty=1d,finished=30d`; what is not named stays as it is by default."""
    given: dict[str, int | None] = {}
    for part in text.split(","):
        name, equals, age = part.partition("=")
        if not equals or name not in Keep.__struct_fields__:
            names = ", ".join(Keep.__struct_fields__)
            raise BadKeep(f"--keep takes {names} with times, as in empty=1d,finished=30d, not {part[:40]!r}")
        if name in given:
            raise BadKeep(f"--keep names {name} twice")
        given[name] = read_age(age)
    return msgspec.structs.replace(Keep(), **given)


async def keep_house(store: Store, keep: Keep, rooms: dict[str, Room]) -> None:
    """Sweep every hour, beginning now. Every minute: those who look at a table touch it, or learn that it is gone."""
    swept: float | None = None
    while True:
        if swept is None or monotonic() - swept > HOUR:
            swept = monotonic()
            await _try(sweep(store, keep, rooms))
        await _try(look_round(store, rooms))
        await asyncio.sleep(MINUTE)


async def _try(work: Coroutine[None, None, object]) -> None:
    """What fails is told and left for the next time; what is not to be expected with all that is known about it."""
    try:
        await work
    except Exception as error:
        expected = isinstance(error, SQLAlchemyError | OSError)
        logger.error("old tables could not be looked for: %s", problem(error), exc_info=None if expected else error)


async def look_round(store: Store, rooms: dict[str, Room]) -> None:
    looked_at = [id for id, room in rooms.items() if room.holders or room.watchers]
    await archive.touch(store.engine, looked_at, int(time()), TOUCHED)
    for id in await archive.missing(store.engine, list(rooms)):
        if id in rooms:
            rooms.pop(id).remove()


async def sweep(store: Store, keep: Keep, in_memory: Collection[str] = ()) -> int:
    """Write missed records, then remove what is older than it is kept; how many tables went.

    A table that this worker has in memory is left for the next time; at other workers somebody who is connected
    touches theirs.
    """
    now = int(time())
    await write_missed(store, now - MISSED)
    old = _old(keep, now)
    async with store.engine.connect() as connection:
        ids = list(await connection.scalars(select(tables.c.id).where(old)))
    gone = await archive.remove(store.engine, sorted(id for id in ids if id not in in_memory), old)
    await archive.remove_loose_snapshots(store.engine)
    if keep.records is not None:
        loose = records.c.table_id.not_in(select(tables.c.id))
        await archive.remove_records(store.engine, loose & (records.c.finished < now - keep.records))
    return gone


async def write_missed(store: Store, before: int, ids: list[str] | None = None) -> None:
    """The records of finished games that nobody has written; the worker that was to do it may have died.

    A table of which no record can be made is told in one line and left aside.
    """
    for id, touched in await archive.without_record(store.engine, before, ids):
        try:
            table = await archive.loaded(store, id)
            if table is not None and table.phase == "over":
                await archive.keep_record(store, table, touched)
        except Refusal:
            continue  # opening it has told why
        except Exception as error:
            logger.error("table %s: its record cannot be kept: %s: %s", id[:6], type(error).__name__, problem(error))


def _old(keep: Keep, now: int) -> ColumnElement[bool]:
    """Which tables go. A finished game goes only when its record is kept."""
    recorded = tables.c.id.in_(select(records.c.table_id))
    wanted: ColumnElement[bool] = false()
    for phase, age in (("waiting", keep.empty), ("over", keep.finished), ("playing", keep.abandoned)):
        if age is not None:
            which = (tables.c.phase == phase) & (tables.c.touched < now - age)
            wanted |= which & recorded if phase == "over" else which
    return wanted
