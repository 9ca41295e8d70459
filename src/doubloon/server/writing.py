"""What is on its way to the disk. An entry is there before anybody hears of it; each place in a log is given once.

Entries of many tables are written together: who appends waits for the round that takes its entry along.
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from typing import Any

import msgspec
from sqlalchemy import select, update
from sqlalchemy.exc import OperationalError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from doubloon.server import entries
from doubloon.server.database import inserting, migrate, problem, snapshots, tables
from doubloon.server.entries import Entry
from doubloon.server.protocol import TableInfo

ROUND = 200  # so much is written together
NOTIFY_BYTES = 7_000  # PostgreSQL takes a little less than 8,000 at a time
NEWS = "doubloon_news"
# Many entries at a time, in the order given, if their tables are there and their places are free.
APPEND_POSTGRESQL = """
    INSERT INTO log (table_id, seq, entry)
    SELECT table_id, seq, entry
    FROM unnest($1::text[], $2::int[], $3::text[]) WITH ORDINALITY AS new(table_id, seq, entry, number)
    WHERE EXISTS (SELECT FROM tables WHERE id = new.table_id) ORDER BY number
    ON CONFLICT DO NOTHING RETURNING table_id, seq
"""
# All of them or none: a table that is gone is NULL, which the log does not take, as it does not take two of one place.
APPEND_ALL_SQLITE = """
    INSERT INTO log (table_id, seq, entry)
    SELECT (SELECT id FROM tables WHERE id = json_extract(value, '$[0]')),
           json_extract(value, '$[1]'), json_extract(value, '$[2]') FROM json_each(?)
"""
APPEND_SQLITE = """
    INSERT INTO log (table_id, seq, entry)
    SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]') FROM json_each(?)
    WHERE EXISTS (SELECT 1 FROM tables WHERE id = json_extract(value, '$[0]'))
    ON CONFLICT DO NOTHING RETURNING table_id, seq
"""

logger = logging.getLogger("doubloon")

Place = tuple[str, int]  # in the log of a table
Row = tuple[str, int, str]


class Face:
    """What lists show of a table, and whose it is: kept beside its log, so that a list reads no logs.

    `tokens` are the hashes of each seat; `due` is when the next clock will have run down, or 0; `changed` is when it
    happened, if the face is new (seconds since 1970).
    """

    def __init__(self, info: TableInfo, tokens: list[list[str]], changed: int = 0, due: int = 0) -> None:
        self.table = info.id
        self.columns: dict[str, object] = {
            "phase": info.phase,
            "open_seats": 0 if info.damaged else sum(seat.kind == "open" for seat in info.seats),
            "card": msgspec.json.encode(info).decode(),
            "tokens": msgspec.json.encode(tokens).decode(),
            "due": due,
        }
        if changed:
            self.columns["touched"] = changed


class TableGone(Exception):
    """The table of an entry was removed."""


class _Waiting:
    """An entry on its way to the disk."""

    def __init__(self, table: str, seq: int, entry: Entry) -> None:
        self.place = (table, seq)
        self.row = (table, seq, entries.encode(entry))
        self.done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()

    def tell(self, taken: bool) -> None:
        if not self.done.done():
            self.done.set_result(taken)

    def fail(self, error: Exception) -> None:
        if not self.done.done():
            self.done.set_exception(error)


class _Showing:
    """A face on its way to the lists."""

    def __init__(self, face: Face) -> None:
        self.face = face
        self.done: asyncio.Future[None] = asyncio.get_running_loop().create_future()


class Frozen:
    """A table as it was after so many entries, as bytes; `made_by` says who can read them.

    `changed` is when it changed last, if that is news (seconds since 1970).
    """

    def __init__(self, table: str, seq: int, made_by: str, data: bytes, changed: int = 0) -> None:
        self.table = table
        self.row = {"table_id": table, "seq": seq, "made_by": made_by, "data": data}
        self.seq = seq
        self.made_by = made_by
        self.data = data
        self.changed = changed


class Pen:
    """Appends to an SQLite file: one statement, which is a transaction by itself.

    So it takes one journey to the thread of the connection and back, where SQLAlchemy would take seven. And mostly the
    statement gives no rows back: for each of them the thread would have to wait for its turn once more.
    """

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine.execution_options(isolation_level="AUTOCOMMIT")
        self._connection: AsyncConnection | None = None
        self._driver: Any = None

    async def append(self, rows: list[Row]) -> set[Place]:
        """The places that were free, at tables that are still there, by now with their entries in them."""
        if self._connection is None:
            self._connection = await self._engine.connect()
            self._driver = (await self._connection.get_raw_connection()).driver_connection
        new = (msgspec.json.encode(rows).decode(),)
        try:
            try:
                await self._driver.execute_fetchall(APPEND_ALL_SQLITE, new)
            except sqlite3.IntegrityError:
                return set(await self._driver.execute_fetchall(APPEND_SQLITE, new))
        except sqlite3.Error as error:
            raise OperationalError(APPEND_SQLITE, None, error) from error
        return {(table, seq) for table, seq, _ in rows}

    async def close(self) -> None:
        if self._connection is not None:
            await self._connection.close()


class Scribe:
    """Writes what is laid into its queue, round after round. `shared` says that other workers may write here, too."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.shared = engine.dialect.name == "postgresql"
        self._pen = Pen(engine)
        self.written = 0
        self._queue: asyncio.Queue[_Waiting | _Showing | Frozen | None] = asyncio.Queue()
        self._rounds: asyncio.Task[None] | None = None
        self._failing = False  # so that a trouble is told once, and once that it is over

    async def open(self) -> None:
        await migrate(self.engine)
        self._rounds = asyncio.create_task(self._write())

    async def close(self) -> None:
        """Write what is still waiting, and stop."""
        if self._rounds:
            await self._queue.put(None)
            await self._rounds
        await self._pen.close()
        await self.engine.dispose()

    async def append(self, table: str, seq: int, entry: Entry) -> bool:
        """Write the entry at this place of the log; False if another one stands there already.

        Raises TableGone if the table was removed.
        """
        waiting = _Waiting(table, seq, entry)
        self._queue.put_nowait(waiting)
        return await waiting.done

    def show(self, face: Face) -> asyncio.Future[None]:
        """Let lists show the table like this; done when they do."""
        showing = _Showing(face)
        self._queue.put_nowait(showing)
        return showing.done

    def keep(self, frozen: Frozen) -> None:
        """Write a snapshot when there is time; of one table the newest stays."""
        self._queue.put_nowait(frozen)

    async def _write(self) -> None:
        while True:
            batch = [await self._queue.get()]
            while len(batch) < ROUND and not self._queue.empty():
                batch.append(self._queue.get_nowait())
            # All workers in the same order: who waits for another's place never holds one that the other waits for.
            new = sorted((item for item in batch if isinstance(item, _Waiting)), key=lambda item: item.place)
            showing = [item for item in batch if isinstance(item, _Showing)]
            kept = [item for item in batch if isinstance(item, Frozen)]
            if new:
                await self._write_entries(new)
            if showing:
                await self._write_faces(showing)
            if kept:
                await self._write_snapshots(kept)
            if None in batch:
                return

    async def _write_entries(self, new: list[_Waiting]) -> None:
        """One transaction; those that found their place free are told so, of several for one place the first."""
        taken: set[Place] = set()
        gone: set[str] = set()
        trouble: Exception | None = None
        rows = [waiting.row for waiting in new]
        try:
            taken = await (self._append(rows) if self.shared else self._pen.append(rows))
            gone = await self._removed({waiting.place[0] for waiting in new if waiting.place not in taken})
        except Exception as error:
            trouble = error
            if not self._failing:
                _tell("the database does not take what is written", error)
        if self._failing and not trouble:
            logger.warning("the database takes what is written again")
        self._failing = trouble is not None
        self.written += len(taken)
        for waiting in new:
            if waiting.place in taken:  # it is written, whatever came after
                taken.discard(waiting.place)
                waiting.tell(True)
            elif trouble:
                waiting.fail(trouble)
            elif waiting.place[0] in gone:
                waiting.fail(TableGone())
            else:
                waiting.tell(False)

    async def _append(self, rows: list[Row]) -> set[Place]:
        """The same as the pen does, on PostgreSQL; other workers are told."""
        columns = tuple(list(column) for column in zip(*rows))
        async with self.engine.begin() as connection:
            found: Any = await connection.exec_driver_sql(APPEND_POSTGRESQL, columns)
            taken = {(row[0], row[1]) for row in found}
            if taken:
                await notify(connection, NEWS, [f"{table}:{seq}" for table, seq in taken])
        return taken

    async def _removed(self, ids: set[str]) -> set[str]:
        """Those of these tables that are gone."""
        if not ids:
            return ids
        async with self.engine.connect() as connection:
            return ids - set(await connection.scalars(select(tables.c.id).where(tables.c.id.in_(ids))))

    async def _write_faces(self, showing: list[_Showing]) -> None:
        """The newest of each table. For lists only: if it fails, the next change of the table sets it right."""
        newest = {item.face.table: item.face for item in showing}
        try:
            async with self.engine.begin() as connection:
                for _, face in sorted(newest.items()):
                    await connection.execute(update(tables).where(tables.c.id == face.table).values(face.columns))
        except Exception as error:
            _tell("the list of tables could not be brought up to date", error)
        for item in showing:
            if not item.done.done():
                item.done.set_result(None)

    async def _write_snapshots(self, kept: list[Frozen]) -> None:
        """The newest of each table. They spare time only: if it fails, the log still tells everything."""
        statement = inserting(self.engine, snapshots)
        new = statement.excluded
        older = (snapshots.c.seq < new.seq) | (snapshots.c.made_by != new.made_by)
        values = {"seq": new.seq, "made_by": new.made_by, "data": new.data}
        statement = statement.on_conflict_do_update(index_elements=[snapshots.c.table_id], set_=values, where=older)
        newest = {frozen.table: frozen for frozen in sorted(kept, key=lambda frozen: frozen.seq)}
        try:
            async with self.engine.begin() as connection:
                for id, frozen in sorted(newest.items()):
                    await connection.execute(statement, frozen.row)
                    if frozen.changed:
                        touched = tables.c.touched < frozen.changed
                        later = update(tables).where(tables.c.id == id, touched).values(touched=frozen.changed)
                        await connection.execute(later)
        except Exception as error:
            _tell("snapshots could not be written", error)


def _tell(trouble: str, error: Exception) -> None:
    """In one line; what is not to be expected with all that is known about it."""
    expected = isinstance(error, SQLAlchemyError | OSError)
    logger.error("%s: %s", trouble, problem(error), exc_info=None if expected else error)


async def notify(connection: AsyncConnection, channel: str, texts: list[str]) -> None:
    """Tell all workers, as many texts at a time as fit."""
    payload = ""
    for text in [*texts, None]:
        if payload and (text is None or len(payload) + len(text) >= NOTIFY_BYTES):
            await connection.exec_driver_sql("SELECT pg_notify($1, $2)", (channel, payload))
            payload = ""
        payload = f"{payload} {text}".strip()
