"""Whether the database takes what is written. Reading tells nothing: it goes on with a full disk and with a lock."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from time import monotonic

from doubloon.server.database import problem

FRESH = 1.0  # seconds for which an answer holds, however many ask
PATIENCE = 1.5


class Pulse:
    """Writes one row, at most once a second and never twice at a time."""

    def __init__(self, write: Callable[[], Awaitable[None]]) -> None:
        self._write = write
        self._beat: asyncio.Task[None] | None = None
        self._began = 0.0

    async def trouble(self) -> str:
        """What is wrong, in one sentence; "" if nothing is."""
        beat = self._beat
        if beat is None or (beat.done() and monotonic() - self._began > FRESH):
            self._began = monotonic()
            beat = self._beat = asyncio.create_task(self._once())
        # One that waits for a lock goes on waiting: the next to ask waits with it, not behind it.
        await asyncio.wait({beat}, timeout=max(0.0, self._began + PATIENCE - monotonic()))
        if not beat.done():
            return "the database does not take what is written: it has not answered for some time"
        error = beat.exception()
        return f"the database does not take what is written ({problem(error)})" if error else ""

    async def _once(self) -> None:
        await self._write()

    def stop(self) -> None:
        if self._beat is not None:
            self._beat.cancel()
