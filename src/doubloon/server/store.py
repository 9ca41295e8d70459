"""Where tables are kept, and what is read of them; how they get there is in `writing.py`."""

from __future__ import annotations

import logging
from time import time
from typing import Any

import msgspec
from sqlalchemy import Select, insert, literal_column, select

from doubloon.server import entries
from doubloon.server.database import claims, connect, inserting, log, pulse, rests, snapshots, tables
from doubloon.server.entries import Entry, Setup, Unreadable
from doubloon.server.protocol import TableInfo
from doubloon.server.writing import Face, Frozen, Scribe, notify

MOST_DUE = 200  # tables looked after at a time
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

logger = logging.getLogger("doubloon")


class Store(Scribe):
    """All tables in one database."""

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
        statement = (
            inserting(self.engine, pulse).values(row).on_conflict_do_update(index_elements=[pulse.c.id], set_=row)
        )
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
        statement = inserting(self.engine, rests).values(since=since, until=until).on_conflict_do_nothing()
        async with self.engine.begin() as connection:
            await connection.execute(statement)

    async def rests(self, after: int) -> list[tuple[int, int]]:
        """When the house was closed, as far as it opened after that."""
        query = select(rests.c.since, rests.c.until).where(rests.c.until > after).order_by(rests.c.since)
        async with self.engine.connect() as connection:
            return [(since, until) for since, until in await connection.execute(query)]

    async def due(self, now: int) -> list[str]:
        """The tables at which a clock has run down."""
        query = select(tables.c.id).where(tables.c.due > 0, tables.c.due <= now).limit(MOST_DUE)
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
        statement = inserting(self.engine, claims).values(row)
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
            await notify(connection, channel, texts)


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


async def open_store(url: str) -> Store:
    store = Store(connect(url))
    await store.open()
    return store
