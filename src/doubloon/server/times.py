"""What time it is for all workers: the database's clock, read now and then and counted on in between.

A process's own clock may be wrong or jump, and two of them never agree. Where the database's own jumps, or nobody was
there to read it, the house counts as closed in between.
"""

from __future__ import annotations

from time import monotonic

from doubloon.server.store import Store

DOWN = 30  # seconds without a look at the clock after which the house was closed


class Times:
    """The database's time. `ahead` moves it on, for those who cannot wait."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._read = 0.0
        self._when = 0.0
        self.ahead = 0
        self.clock = monotonic  # of this process, which counts on

    async def look(self) -> None:
        """Read the clock, and write down that it was read; if that was long ago, that the house was closed."""
        read, when = await self._store.time(), self.clock()
        before = await self._store.last_look()  # of any worker: one of them may have slept while others were there
        if before and read - before > DOWN:
            await self._store.add_rest(before, int(read))
        await self._store.looked(int(read))
        self._read, self._when = read, when

    def now(self) -> int:
        """In seconds since 1970."""
        return int(self._read + self.clock() - self._when) + self.ahead
