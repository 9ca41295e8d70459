"""Sees at a table who is asked and not here, and who has it open; both are written down for those who send notices."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from sqlalchemy.exc import SQLAlchemyError

from doubloon.server.database import problem
from doubloon.server.notices import Notices
from doubloon.server.times import Times

if TYPE_CHECKING:
    from doubloon.server.room import Room

GATHER = 0.2  # seconds in which what happens at all tables is gathered
AWAY = 10  # seconds without anybody of a seat after which it is told: pages are loaded again, lines break

logger = logging.getLogger("doubloon")

Seat = tuple[str, int]  # a table and a seat there


class Callbook:
    """What has happened at the tables of this worker and is not written yet."""

    def __init__(self, notices: Notices, times: Times) -> None:
        self._notices = notices
        self._times = times
        self._seen: dict[Seat, int] = {}
        self._called: dict[Seat, int] = {}
        self._bell = asyncio.Event()
        self.written = asyncio.Event()  # rung when something may be due

    def see(self, table: str, seat: int, question: int) -> None:
        """Somebody has seen the question; that they were called before is forgotten."""
        self._called.pop((table, seat), None)
        self._seen[table, seat] = question
        self._bell.set()

    def call(self, table: str, seat: int, question: int) -> None:
        self._called[table, seat] = question
        self._bell.set()

    async def keep(self) -> None:
        """Write, again and again, what was gathered."""
        while True:
            await self._bell.wait()
            await asyncio.sleep(GATHER)
            self._bell.clear()
            await self.write()

    async def write(self) -> None:
        (seen, self._seen), (called, self._called) = (self._seen, {}), (self._called, {})
        due = self._times.now() + AWAY
        try:
            wanted = await self._notices.among({table for table, _ in [*seen, *called]})
            for (table, seat), question in seen.items():
                if table in wanted:
                    await self._notices.seen(table, seat, question)
            for (table, seat), question in called.items():
                if table in wanted:
                    await self._notices.call(table, seat, question, due)
        except (SQLAlchemyError, OSError) as error:
            logger.error("who is to be told of their turn could not be written: %s", problem(error))
        self.written.set()


class Crier:
    """One of them a room."""

    def __init__(self, room: Room, book: Callbook | None) -> None:
        self._room = room
        self._book = book
        self._here: set[int] = set()
        self._called: dict[int, int] = {}  # seats and the questions that they were called for

    def look(self) -> None:
        """Somebody may have come or gone, or be asked something new."""
        table, book = self._room.table, self._book
        if book is None or table.match is None:
            return
        id, online = table.setup.id, self._room.online()
        here = {seat for seat in table.holders() if seat in online}
        for seat in here ^ self._here:  # who goes has seen as much as who comes
            book.see(id, seat, table.eyes[seat].asked)
        called = {seat: table.eyes[seat].asked for seat in self._room.table.people_due() if seat not in here}
        for seat, question in called.items():
            if self._called.get(seat) != question:
                book.call(id, seat, question)
        self._here, self._called = here, called
