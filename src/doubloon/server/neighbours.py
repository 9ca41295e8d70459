"""The other workers: what they have written is read, and who is connected to them is known."""

from __future__ import annotations

import asyncio
import logging
from time import monotonic

from doubloon.server.bus import FORGOTTEN, HEARTBEAT, Bus
from doubloon.server.room import Room
from doubloon.server.store import Store

logger = logging.getLogger("doubloon")

GATHER = 0.002  # seconds in which news is gathered before it is read
AGAIN = 3.0  # seconds until what could not be read is tried again
SPOKEN = HEARTBEAT + 2.0  # seconds in which every worker that has people says so


class Neighbours:
    """What this worker hears of the others, for the rooms that it has in memory."""

    def __init__(self, url: str, store: Store, rooms: dict[str, Room]) -> None:
        self._store = store
        self._rooms = rooms
        self._bus = Bus(url, store, self._on_news, self._on_presence, self._on_lost)
        self._heard: dict[str, float] = {}  # workers and when they spoke last
        self._news: dict[str, int] = {}  # tables and how far other workers say that they have come
        self._bell = asyncio.Event()

    async def open(self) -> None:
        await self._bus.open()

    async def close(self) -> None:
        await self._bus.close()

    def tell_presence(self, room: Room) -> None:
        self._bus.tell_presence(room.table.setup.id, room.here())

    async def read_news(self) -> None:
        """Read what other workers have written, for all tables of a moment together."""
        while True:
            await self._bell.wait()
            await asyncio.sleep(GATHER)
            self._bell.clear()
            news, self._news = self._news, {}
            # Of most we know already: it was this worker that wrote it.
            behind = {
                id: self._rooms[id] for id, seq in news.items() if id in self._rooms and self._rooms[id].table.seq < seq
            }
            if not behind:
                continue
            try:
                written = await self._store.since_each({id: room.table.seq for id, room in behind.items()})
            except Exception:
                logger.exception("what other workers wrote could not be read")
                await asyncio.sleep(AGAIN)
                for id, seq in news.items():
                    self._on_news(id, seq)
                continue
            for id, entries in written.items():
                await behind[id].take(entries)

    async def beat(self) -> None:
        """Say who is here, again and again: a worker that falls silent has lost its people."""
        while True:
            await asyncio.sleep(HEARTBEAT)
            now = monotonic()
            gone = [worker for worker, heard in self._heard.items() if now - heard > FORGOTTEN]
            for worker in gone:
                del self._heard[worker]
            for room in self._rooms.values():
                for worker in gone:
                    room.heard_presence(worker, [])
                if room.watchers:
                    self.tell_presence(room)

    def _on_news(self, id: str, seq: int) -> None:
        if id in self._rooms:
            self._news[id] = max(seq, self._news.get(id, 0))
            self._bell.set()

    def _on_presence(self, worker: str, id: str, viewers: list[int]) -> None:
        self._heard[worker] = monotonic()
        room = self._rooms.get(id)
        if room is not None:
            if room.watchers and viewers and not room.elsewhere.get(worker):
                self.tell_presence(room)
            room.heard_presence(worker, viewers)

    def _on_lost(self) -> None:
        for id, room in self._rooms.items():
            room.wait_for_others(SPOKEN)
            self._on_news(id, room.table.seq + 1)
