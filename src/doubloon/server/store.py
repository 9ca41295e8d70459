"""Where tables are kept. An entry is on disk before anybody hears of it, and each place in a log is given once.

Entries of many tables are written together: who appends waits for the round that takes its entry along.
"""

from __future__ import annotations

import asyncio
import logging
from time import time
from typing import Any

import msgspec
from sqlalchemy import Select, insert, literal_column, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from doubloon.server import entries
from doubloon.server.database import claims, connect, log, migrate, problem, pulse, rests, snapshots, tables
from doubloon.server.entries import Entry, Setup, Unreadable
from doubloon.server.protocol import TableInfo

BATCH = 200
NOTIFY_BYTES = 7_000  # PostgreSQL takes a little less than 8,000 at a time
NEWS = "doubloon_news"
PRESENCE = "doubloon_presence"
CLAIM_SECONDS = 60
BEAT, LOOK = 1, 2  # rows of the pulse
SQLITE_CLOCK = "(julianday('now') - 2440587.5) * 86400.0"
POSTGRESQL_CLOCK = "extract(epoch from clock_timestamp())"
SINCE_EACH = """
    SELECT log.table_id, log.seq, log.entry FROM log
    JOIN unnest($1::text[], $2::int[]) AS known(table_id, seq)
    ON log.table_id = known.table_id AND log.seq > known.seq ORDER BY log.table_id, log.seq
"""
# Many entries at a time, in the order given, if their tables are there and their places are free.
APPEND_POSTGRESQL = """
    INSERT INTO log (table_id, seq, entry)
    SELECT table_id, seq, entry
    FROM unnest($1::text[], $2::int[], $3::text[]) WITH ORDINALITY AS new(table_id, seq, entry, number)
    WHERE EXISTS (SELECT FROM tables WHERE id = new.table_id) ORDER BY number
    ON CONFLICT DO NOTHING RETURNING table_id, seq
"""
APPEND_SQLITE = """
    INSERT INTO log (table_id, seq, entry)
    SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]') FROM json_each(?)
    WHERE EXISTS (SELECT 1 FROM tables WHERE id = json_extract(value, '$[0]'))
    ON CONFLICT DO NOTHING RETURNING table_id, seq
"""

logger = logging.getLogger("doubloon")


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


class Store:
    """All tables in one database. `shared` says that other workers may write to it, too."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.shared = engine.dialect.name == "postgresql"
        self._insert: Any = postgresql.insert if self.shared else sqlite.insert
        self._queue: asyncio.Queue[_Waiting | _Showing | Frozen | None] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None
        self._failing = False  # so that a trouble is told once, and once that it is over
        self.written = 0

    async def open(self) -> None:
        await migrate(self.engine)
        self._writer = asyncio.create_task(self._write())

    async def close(self) -> None:
        """Write what is still waiting, and stop."""
        if self._writer:
            await self._queue.put(None)
            await self._writer
        await self.engine.dispose()

    # Tables and their logs

    async def create(self, setup: Setup, first: list[Entry], face: Face) -> None:
        rows = [
            {"table_id": setup.id, "seq": seq, "entry": entries.encode(entry)} for seq, entry in enumerate(first, 1)
        ]
        kept = {"id": setup.id, "public": setup.public, "created": setup.created, "touched": setup.created}
        kept |= face.columns
        async with self.engine.begin() as connection:
            await connection.execute(insert(tables), kept | {"setup": msgspec.json.encode(setup).decode()})
            if rows:
                await connection.execute(insert(log), rows)

    async def setup(self, table: str) -> Setup | None:
        async with self.engine.connect() as connection:
            text = await connection.scalar(select(tables.c.setup).where(tables.c.id == table))
        return msgspec.json.decode(text, type=Setup) if text else None

    async def since(self, table: str, seq: int) -> list[Entry]:
        """The entries behind the first `seq`."""
        query = select(log.c.seq, log.c.entry).where(log.c.table_id == table, log.c.seq > seq).order_by(log.c.seq)
        async with self.engine.connect() as connection:
            return _in_order(seq, [(place, text) for place, text in await connection.execute(query)])

    async def since_each(self, known: dict[str, int]) -> dict[str, list[tuple[int, Entry]]]:
        """For several tables at once, the entries behind those that are known, with their places. PostgreSQL only."""
        found: dict[str, list[tuple[int, Entry]]] = {}
        async with self.engine.connect() as connection:
            rows: Any = await connection.exec_driver_sql(SINCE_EACH, (list(known), list(known.values())))
            for table, seq, entry in rows:
                found.setdefault(table, []).append((seq, entries.decode(entry)))
        return found

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

    async def snapshot(self, table: str) -> Frozen | None:
        """The newest snapshot of a table, if its log goes as far."""
        written = (log.c.table_id == snapshots.c.table_id) & (log.c.seq == snapshots.c.seq)
        query = select(snapshots).join(log, written).where(snapshots.c.table_id == table)
        async with self.engine.connect() as connection:
            row = (await connection.execute(query)).one_or_none()
        return Frozen(row.table_id, row.seq, row.made_by, row.data) if row else None

    async def tokens(self, ids: list[str]) -> dict[str, list[list[str]]]:
        """The hashes of the tokens of each seat at those of these tables that exist.

        An empty list stands for a table from before they were kept, or whose hashes cannot be read: its log knows.
        """
        query = select(tables.c.id, tables.c.tokens).where(tables.c.id.in_(ids))
        async with self.engine.connect() as connection:
            rows = [(id, text) for id, text in await connection.execute(query)] if ids else []
        return {id: _hashes(id, text) for id, text in rows}

    async def cards(self, query: Select[str]) -> list[TableInfo]:
        """What lists show of these tables; one that cannot be read is left out."""
        async with self.engine.connect() as connection:
            texts = list(await connection.scalars(query))
        found = []
        for text in texts:
            try:
                found.append(msgspec.json.decode(text, type=TableInfo))
            except (msgspec.DecodeError, UnicodeError) as error:
                logger.error("a table is left out of the list, as its card cannot be read: %s", error)
        return found

    async def open_tables(self, since: int, most: int) -> list[TableInfo]:
        """Public tables that wait for players, newest first."""
        wanted = tables.c.public & (tables.c.phase == "waiting") & (tables.c.open_seats > 0)
        query = select(tables.c.card).where(wanted, tables.c.created >= since)
        return await self.cards(query.order_by(tables.c.created.desc()).limit(most))

    async def beat(self) -> None:
        """Write something, only to see that it can be done."""
        await self._mark(BEAT, int(time()))

    async def _mark(self, id: int, at: int) -> None:
        row = {"id": id, "at": at}
        statement = self._insert(pulse).values(row).on_conflict_do_update(index_elements=[pulse.c.id], set_=row)
        async with self.engine.begin() as connection:
            await connection.execute(statement)

    # Time

    async def time(self) -> float:
        """What time it is for the database, in seconds since 1970."""
        clock = POSTGRESQL_CLOCK if self.shared else SQLITE_CLOCK
        async with self.engine.connect() as connection:
            return float(await connection.scalar(select(literal_column(clock))) or 0.0)

    async def last_look(self) -> int:
        """When a worker last looked at the clock; 0 if none ever did."""
        async with self.engine.connect() as connection:
            return await connection.scalar(select(pulse.c.at).where(pulse.c.id == LOOK)) or 0

    async def looked(self, at: int) -> None:
        await self._mark(LOOK, at)

    async def add_rest(self, since: int, until: int) -> None:
        """The house was closed from then to then; of several workers that find it out one writes it down."""
        statement = self._insert(rests).values(since=since, until=until).on_conflict_do_nothing()
        async with self.engine.begin() as connection:
            await connection.execute(statement)

    async def rests(self, after: int) -> list[tuple[int, int]]:
        """When the house was closed, as far as it opened after that."""
        query = select(rests.c.since, rests.c.until).where(rests.c.until > after).order_by(rests.c.since)
        async with self.engine.connect() as connection:
            return [(since, until) for since, until in await connection.execute(query)]

    async def due(self, now: int) -> list[str]:
        """The tables at which a clock has run down."""
        query = select(tables.c.id).where(tables.c.due > 0, tables.c.due <= now).limit(BATCH)
        async with self.engine.connect() as connection:
            return list(await connection.scalars(query))

    # Bots

    async def claim(self, table: str, seat: int, question: int) -> bool:
        """May this worker let a bot think about the question? One may, until it is answered or its time is up."""
        if not self.shared:
            return True
        now = int(time())
        row = {"table_id": table, "seat": seat, "question": question, "until": now + CLAIM_SECONDS}
        free = (claims.c.question < question) | (claims.c.until < now)
        key = [claims.c.table_id, claims.c.seat]
        statement = self._insert(claims).values(row)
        statement = statement.on_conflict_do_update(index_elements=key, set_=row, where=free).returning(claims.c.seat)
        async with self.engine.begin() as connection:
            return await connection.scalar(statement) is not None

    async def free_claim(self, table: str, seat: int, question: int) -> None:
        """Give a claim back whose bot came to nothing."""
        if self.shared:
            mine = (claims.c.table_id == table) & (claims.c.seat == seat) & (claims.c.question == question)
            async with self.engine.begin() as connection:
                await connection.execute(claims.delete().where(mine))

    async def notify(self, channel: str, texts: list[str]) -> None:
        """Tell all workers, as many texts at a time as fit."""
        async with self.engine.begin() as connection:
            await _notify(connection, channel, texts)

    # Writing

    async def _write(self) -> None:
        while True:
            batch = [await self._queue.get()]
            while len(batch) < BATCH and not self._queue.empty():
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
        taken: set[tuple[str, int]] = set()
        gone: set[str] = set()
        try:
            async with self.engine.begin() as connection:
                taken = await self._append(connection, new)
                gone = await _removed(connection, {waiting.place[0] for waiting in new if waiting.place not in taken})
                if self.shared and taken:
                    await _notify(connection, NEWS, [f"{table}:{seq}" for table, seq in taken])
        except Exception as error:
            if not self._failing:
                _tell("the database does not take what is written", error)
            self._failing = True
            for waiting in new:
                waiting.fail(error)
            return
        if self._failing:
            logger.warning("the database takes what is written again")
        self._failing = False
        self.written += len(taken)
        for waiting in new:
            if waiting.place[0] in gone:
                waiting.fail(TableGone())
            waiting.tell(waiting.place in taken)
            taken.discard(waiting.place)

    async def _append(self, connection: AsyncConnection, new: list[_Waiting]) -> set[tuple[str, int]]:
        """The places that were free, at tables that are still there, by now with their entries in them."""
        rows = [waiting.row for waiting in new]
        if self.shared:
            columns = tuple(list(column) for column in zip(*rows))
            found = await connection.exec_driver_sql(APPEND_POSTGRESQL, columns)
        else:
            found = await connection.exec_driver_sql(APPEND_SQLITE, (msgspec.json.encode(rows).decode(),))
        return {(row[0], row[1]) for row in found}

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
        statement = self._insert(snapshots)
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


def _hashes(table: str, text: str) -> list[list[str]]:
    try:
        return msgspec.json.decode(text, type=list[list[str]])
    except (msgspec.DecodeError, UnicodeError) as error:
        logger.error("table %s: whose it is cannot be read but from its log: %s", table[:6], error)
        return []


def _in_order(known: int, rows: list[tuple[int, str]]) -> list[Entry]:
    """The entries behind those that are known; where one is missing, nothing behind it can be used."""
    found: list[Entry] = []
    for place, text in rows:
        if place != known + len(found) + 1:
            return [*found, Unreadable()]
        found.append(entries.decode(text))
    return found


async def _removed(connection: AsyncConnection, ids: set[str]) -> set[str]:
    """Those of these tables that are gone."""
    return ids - set(await connection.scalars(select(tables.c.id).where(tables.c.id.in_(ids)))) if ids else ids


async def _notify(connection: AsyncConnection, channel: str, texts: list[str]) -> None:
    payload = ""
    for text in [*texts, None]:
        if payload and (text is None or len(payload) + len(text) >= NOTIFY_BYTES):
            await connection.exec_driver_sql("SELECT pg_notify($1, $2)", (channel, payload))
            payload = ""
        payload = f"{payload} {text}".strip()


async def open_store(url: str) -> Store:
    store = Store(connect(url))
    await store.open()
    return store
