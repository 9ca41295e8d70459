"""Wakes a table when the next of its clocks has run down."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from doubloon.server import permits
from doubloon.server.gates import Refusal

if TYPE_CHECKING:
    from doubloon.server.room import Room

LONGEST = 60.0  # seconds: what time it is for the database is looked at again

logger = logging.getLogger("doubloon")


class Alarm:
    """One of them a room."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._timer: asyncio.TimerHandle | None = None
        self._ringing: asyncio.Task[None] | None = None

    def set(self) -> None:
        """To the time when the next clock will have run down."""
        self.stop()
        due = self._room.table.clocks.due()
        if due and not self._room.table.damaged and not self._room.removed:
            seconds = min(max(0.0, due - self._room.times.now()), LONGEST)
            self._timer = asyncio.get_running_loop().call_later(seconds, self._ring)

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()

    def _ring(self) -> None:
        self._ringing = asyncio.create_task(self._tell())

    async def _tell(self) -> None:
        """Whose time is up? If nobody's, it was too early."""
        room = self._room
        try:
            while await room.act(lambda table: permits.time_up(table, room.times.now())):
                pass
            self.set()
        except Refusal as refusal:
            logger.warning("table %s: a clock that has run down was not written: %s", room.table.setup.id[:6], refusal)
            self._timer = asyncio.get_running_loop().call_later(LONGEST, self._ring)
