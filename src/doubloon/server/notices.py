"""Who is to be told that it is their turn, kept beside the tables: when it is due, and whether that has been done.

A notice is due when somebody is asked who has not seen the question, and nobody of their seat is connected. Of several
workers one takes it along; if that one dies, it is due again for the others.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from datetime import datetime, timedelta
from typing import Any, Literal
from zoneinfo import ZoneInfo

import msgspec
from msgspec import Struct
from sqlalchemy import ColumnElement, delete, func, select, tuple_, update

from doubloon.core.errors import DoubloonError
from doubloon.server.database import inserting, notices, secrets
from doubloon.server.protocol import Language
from doubloon.server.sealing import Identity, new_secret
from doubloon.server.store import Store

IDENTITY = "push"  # the name of the house's key among its secrets
LEASE = 120  # seconds for which a notice is the worker's that took it
AT_ONCE = 64  # that a worker takes along; more wait for the next round
HOUR, MINUTE = 60, 60
NUDGE = 12 * 3600  # seconds until somebody may be reminded again
WEBHOOK = "webhook"  # begins the keys of channels

Kind = Literal["push", "json", "text"]


class BadZone(DoubloonError):
    """There is no such time zone."""


class Notice(Struct, frozen=True):
    """A row of the database: see there. `address` is that of a push service, or of a channel."""

    table_id: str
    key: str
    seat: int
    kind: Kind
    address: str
    p256dh: str = ""
    auth: str = ""
    base: str = ""
    language: Language = "en"
    zone: str = "UTC"
    quiet_from: int = 0
    quiet_to: int = 0
    question: int = 0
    told: bool = False
    due: int = 0
    tries: int = 0
    nudged: int = 0

    @property
    def link(self) -> str:
        return f"{self.base}/table/{self.table_id}"


GIVEN = ("seat", "kind", "address", "p256dh", "auth", "base", "language", "zone", "quiet_from", "quiet_to")


def zone_of(name: str) -> ZoneInfo:
    try:
        return ZoneInfo(name)
    except (KeyError, ValueError, OSError):  # unknown, no such name can be, or a folder of zones
        raise BadZone(f"there is no time zone {name[:80]!r}; one is Europe/Amsterdam") from None


def quiet_until(notice: Notice, now: int) -> int:
    """When the quiet hours end that it is now for somebody; 0 if it is none."""
    begin, end = notice.quiet_from, notice.quiet_to
    try:
        local = datetime.fromtimestamp(now, zone_of(notice.zone))
    except BadZone:  # one that only the machine knew where it was given
        return 0
    minute = local.hour * HOUR + local.minute
    quiet = begin <= minute < end if begin <= end else minute >= begin or minute < end
    if not quiet:
        return 0
    wakes = local.replace(hour=end // HOUR, minute=end % HOUR, second=0, microsecond=0, fold=0)
    return int((wakes if wakes > local else wakes + timedelta(days=1)).timestamp())


async def identity(store: Store) -> Identity:
    """The key of the house, which is drawn once; of several workers who draw it, the first counts."""
    drawn = inserting(store.engine, secrets).values(name=IDENTITY, value=new_secret()).on_conflict_do_nothing()
    async with store.engine.begin() as connection:
        await connection.execute(drawn)
        return Identity(str(await connection.scalar(select(secrets.c.value).where(secrets.c.name == IDENTITY))))


class Notices:
    """The rows of one database."""

    def __init__(self, store: Store) -> None:
        self._store = store

    # Who wants to be told

    async def bind(self, wanted: list[Notice]) -> None:
        """From now on these are told; who was before, is told as it is said now."""
        statement = inserting(self._store.engine, notices)
        new = {name: statement.excluded[name] for name in GIVEN}
        statement = statement.on_conflict_do_update(index_elements=[notices.c.table_id, notices.c.key], set_=new)
        async with self._store.engine.begin() as connection:
            await connection.execute(statement, [msgspec.structs.asdict(notice) for notice in wanted])

    async def unbind(self, devices: list[tuple[str, str]]) -> None:
        """These (table and key) are not told any more."""
        if devices:
            await self._do(delete(notices).where(tuple_(notices.c.table_id, notices.c.key).in_(devices)))

    async def unhook(self, table: str) -> None:
        """No group is told of the table any more."""
        await self._do(delete(notices).where(notices.c.table_id == table, notices.c.key.startswith(WEBHOOK)))

    async def of(self, table: str, key: str) -> Notice | None:
        query = select(notices).where(notices.c.table_id == table, notices.c.key == key)
        async with self._store.engine.connect() as connection:
            row = (await connection.execute(query)).mappings().first()
        return _read(row) if row else None

    async def carry(self, old: str, new: str) -> None:
        """The group of one table is told of another, too: its rematch."""
        query = select(notices).where(notices.c.table_id == old, notices.c.key.startswith(WEBHOOK))
        async with self._store.engine.connect() as connection:
            found = [_read(row) for row in (await connection.execute(query)).mappings()]
        if found:
            await self.bind([Notice(new, **{name: getattr(each, name) for name in ("key", *GIVEN)}) for each in found])

    async def nudge(self, table: str, seat: int, now: int) -> int | None:
        """Tell a seat once more, now. 0 if that is done, else when it may be; None if nobody there wants to be told."""
        row = notices.c
        here = (row.table_id == table) & (row.seat == seat)
        async with self._store.engine.begin() as connection:
            last: int | None = await connection.scalar(select(func.max(row.nudged)).where(here))
            if last is None:
                return None
            if last > now - NUDGE:
                return last + NUDGE
            again = {"question": 0, "told": False, "due": now, "tries": 0, "nudged": now}
            await connection.execute(update(notices).where(here, row.nudged <= last).values(again))
        return 0

    async def untold(self) -> list[str]:
        """Tables that are being played where somebody wants to be told and has not been."""
        query = select(notices.c.table_id).distinct().where(notices.c.told.is_(False), notices.c.due == 0)
        async with self._store.engine.connect() as connection:
            return list(await connection.scalars(query))

    # What happens at the tables

    async def among(self, tables: Collection[str]) -> set[str]:
        """Those of these tables where anybody wants to be told."""
        query = select(notices.c.table_id).distinct().where(notices.c.table_id.in_(tables))
        async with self._store.engine.connect() as connection:
            return set(await connection.scalars(query))

    async def seen(self, table: str, seat: int, question: int) -> None:
        """Somebody has the table open, and has seen its question."""
        news = (notices.c.question < question) | notices.c.told | (notices.c.due > 0)
        here = (notices.c.table_id == table) & (notices.c.seat == seat) & news
        await self._do(update(notices).where(here).values(question=question, told=False, due=0, tries=0))

    async def call(self, table: str, seat: int, question: int, due: int) -> None:
        """Somebody is asked who is not here: due then, unless they were told already or know it."""
        row = notices.c
        unknown = ~row.told & (row.due == 0) & (row.question < question)
        await self._do(update(notices).where(row.table_id == table, row.seat == seat, unknown).values(due=due))

    # Sending

    async def next(self) -> int:
        """When the next is due; 0 if none is."""
        query = select(func.min(notices.c.due)).where(notices.c.due > 0)
        async with self._store.engine.connect() as connection:
            return await connection.scalar(query) or 0

    async def take(self, now: int) -> list[Notice]:
        """Some that are due. They are this worker's for a while, and nobody else's."""
        row = notices.c
        ripe = select(row.table_id, row.key).where(row.due > 0, row.due <= now)
        ripe = ripe.order_by(row.tries, row.due).limit(AT_ONCE)  # what fails again and again keeps no other waiting
        ripe = select(ripe.with_for_update(skip_locked=True).cte("ripe"))
        taken = update(notices).where(tuple_(row.table_id, row.key).in_(ripe)).values(due=now + LEASE)
        async with self._store.engine.begin() as connection:
            rows = (await connection.execute(taken.returning(notices))).mappings().all()
        return [_read(found) for found in rows]

    async def settle(self, notice: Notice, *, told: bool = False, due: int = 0, tries: int = 0) -> None:
        """What has come of one that was taken; nothing is said of one whose table was opened meanwhile."""
        await self._do(update(notices).where(_same(notice)).values(told=told, due=due, tries=tries))

    async def drop(self, notice: Notice) -> None:
        """Nobody is there any more to be told."""
        await self._do(delete(notices).where(_same(notice)))

    async def _do(self, statement: Any) -> None:
        async with self._store.engine.begin() as connection:
            await connection.execute(statement)


def _read(row: Mapping[Any, Any]) -> Notice:
    return msgspec.convert({str(name): value for name, value in row.items()}, Notice)


def _same(notice: Notice) -> ColumnElement[bool]:
    row = notices.c
    same = (row.table_id == notice.table_id) & (row.key == notice.key) & (row.due == notice.due)
    return same & (row.address == notice.address)
