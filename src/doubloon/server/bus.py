"""How workers hear of each other's news over PostgreSQL: which table has reached which entry, and who is connected."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable
from secrets import token_hex

import asyncpg
from sqlalchemy.engine import make_url

from doubloon.server.store import PRESENCE, Store
from doubloon.server.writing import NEWS

logger = logging.getLogger("doubloon")

GATHER = 0.05  # seconds in which presence is gathered before it is told
AGAIN = 1.0  # seconds until a lost connection is tried again
HEARTBEAT = 10.0
FORGOTTEN = 35.0  # a worker that is not heard of for so long is gone


class Bus:
    """One listening connection. `on_news(table, seq)`, `on_presence(worker, table, viewers)`, `on_lost()`."""

    def __init__(
        self,
        url: str,
        store: Store,
        on_news: Callable[[str, int], None],
        on_presence: Callable[[str, str, list[int]], None],
        on_lost: Callable[[], None],
    ) -> None:
        self._address = make_url(url).set(drivername="postgresql").render_as_string(hide_password=False)
        self._store = store
        self._on_news = on_news
        self._on_presence = on_presence
        self._on_lost = on_lost
        self.worker = token_hex(4)
        self._to_tell: dict[str, list[int]] = {}
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        listening = asyncio.Event()
        self._tasks = [asyncio.create_task(self._listen(listening)), asyncio.create_task(self._tell())]
        await listening.wait()

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def tell_presence(self, table: str, viewers: list[int]) -> None:
        self._to_tell[table] = viewers

    async def _tell(self) -> None:
        while True:
            await asyncio.sleep(GATHER)
            if not self._to_tell:
                continue
            told, self._to_tell = self._to_tell, {}
            texts = [f"{self.worker}:{table}:{','.join(map(str, viewers))}" for table, viewers in told.items()]
            try:
                await self._store.notify(PRESENCE, texts)
            except Exception:
                logger.exception("who is connected could not be told")

    async def _listen(self, listening: asyncio.Event) -> None:
        """Stay connected; what was missed in between is read from the logs."""
        while True:
            with contextlib.suppress(OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
                connection = await asyncpg.connect(self._address)
                lost = asyncio.Event()
                connection.add_termination_listener(lambda _, lost=lost: lost.set())
                try:
                    await connection.add_listener(NEWS, self._heard_news)
                    await connection.add_listener(PRESENCE, self._heard_presence)
                    if listening.is_set():
                        self._on_lost()
                    listening.set()
                    await lost.wait()
                finally:
                    await connection.close()
            await asyncio.sleep(AGAIN)

    def _heard_news(self, _: object, __: int, ___: str, payload: object) -> None:
        for text in str(payload).split():
            table, _colon, seq = text.partition(":")
            self._on_news(table, int(seq))

    def _heard_presence(self, _: object, __: int, ___: str, payload: object) -> None:
        for text in str(payload).split():
            worker, table, viewers = text.split(":")
            if worker != self.worker:
                self._on_presence(worker, table, [int(viewer) for viewer in viewers.split(",") if viewer])
