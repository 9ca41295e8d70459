"""A table with people around it: takes what they do, writes it down, then lets everybody look.

There is one room a table. It stays in memory while a socket holds it, greeted or not, while something is being
written or a bot thinks, and some minutes longer; in one that was put away nothing can happen any more. How long
people have been away is counted here; a bot never plays on for a person whom any worker sees.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable
from functools import partial
from time import monotonic, time

from msgspec.structs import replace
from sqlalchemy.exc import SQLAlchemyError

from doubloon.core.view import SPECTATOR
from doubloon.server import archive, folding, freezing, gates, permits, telling
from doubloon.server.alarm import Alarm
from doubloon.server.botplay import BotPlay
from doubloon.server.crier import Callbook, Crier
from doubloon.server.database import problem
from doubloon.server.entries import Entry
from doubloon.server.gates import Refusal
from doubloon.server.guard import Buckets, Client, Guard, Purse
from doubloon.server.protocol import Presence, Snapshot, Update
from doubloon.server.sights import Screen, Sights
from doubloon.server.store import Store
from doubloon.server.table import Table
from doubloon.server.thinking import Thinkers
from doubloon.server.times import Times
from doubloon.server.writing import TableGone

EVERY = 64  # entries between two snapshots
SOON = 0.05  # seconds from an entry to the snapshot that it is due for
TRIES = 20  # so often another worker may be quicker before we give up

logger = logging.getLogger("doubloon")

Attendance = tuple[list[bool], int, dict[int, float]]  # who is here, spectators, since when others are not


class Watcher:
    """A viewer of the table: which seat by which token, what they have been told, and a bell for news.

    `client` is where they come from, which bots' thinking is charged to.
    """

    def __init__(self, viewer: int, token: str, client: str = "") -> None:
        self.viewer = viewer
        self._token = token  # a hash
        self.client = client
        self.version = 0
        self.attendance: Attendance | None = None
        self.screen = Screen()
        self.bell = asyncio.Event()

    def check(self, table: Table) -> None:
        """Those whose token stopped working watch from now on like everybody else."""
        if self.viewer >= 0 and self._token not in table.places[self.viewer].tokens:
            self.viewer = SPECTATOR
            self.version = 0


class Room:
    """One table in the memory of this worker. What happens goes through `act`, one at a time."""

    def __init__(
        self, table: Table, store: Store, thinkers: Thinkers, times: Times, book: Callbook | None = None
    ) -> None:
        self.table = table
        self.times = times
        self._sights = Sights(table)
        self.store = store
        self.watchers: set[Watcher] = set()
        self.holders: set[Watcher] = set()  # connected, also those who have not said hello yet
        self.elsewhere: dict[str, list[int]] = {}  # viewers at other workers
        self.used = monotonic()
        self.removed = False  # with its log: nothing can happen here any more
        self.away = False  # put away: who still holds it must ask the house for the room again
        self._gone: dict[int, float] = {}  # since when which people who hold a seat are away, as far as we know
        self._attended: Attendance | None = None  # until the next ring
        self._online: frozenset[int] | None = None  # until then, too
        self._blind = 0.0  # until then people may be at other workers who have not told us
        self._returning: asyncio.Task[None] | None = None
        self._kept = 0  # entries in the snapshot that is kept
        self._changed = 0  # when something was written here (seconds since 1970)
        self._said: dict[int, Buckets] = {}  # what seats have spent: it stays when their sockets go
        self._lock = asyncio.Lock()
        self.thinkers = thinkers
        self._bots = BotPlay(self, thinkers)
        self._shown: asyncio.Future[None] | None = None  # done when lists show the table as it is
        self._recording: asyncio.Task[None] | None = None
        self._alarm = Alarm(self)
        self._crier = Crier(self, book)

    # Doing

    async def act(self, decide: Callable[[Table], Entry | None]) -> Entry | None:
        """Take a decision, write it, apply it, tell it. A refusal, or None, leaves everything as it was."""
        entries = await self.act_in_turn([decide])
        return entries[0] if entries else None

    async def act_in_turn(self, decisions: Iterable[Callable[[Table], Entry | None]]) -> list[Entry]:
        """Decisions one after the other, of which all are told together; the first refusal, or None, ends it."""
        self.used = monotonic()
        if self.away:
            raise Refusal("version", "stale", "the table was put away in the meantime; look again")
        written: list[Entry] = []
        async with self._lock:
            try:
                for decide in decisions:
                    entry = await self._decide(decide)
                    if entry is None:
                        break
                    written.append(entry)
            finally:
                if written:
                    self._ring()
            shown = self._shown
        if written and shown is not None:
            await shown
        return written

    async def catch_up(self) -> None:
        """Apply what other workers have written."""
        async with self._lock:
            await self._read()

    async def take(self, written: list[tuple[int, Entry]]) -> None:
        """Apply what other workers have written and was read for us; what is known already is left out."""
        async with self._lock:
            news: list[Entry] = []
            for seq, entry in written:
                if seq == self.table.seq + len(news) + 1:
                    news.append(entry)
            await self._follow(news)

    async def _decide(self, decide: Callable[[Table], Entry | None]) -> Entry | None:
        for _ in range(TRIES):
            if self.table.damaged:
                raise folding.damaged()
            entry = decide(self.table)
            if entry is None:
                return None
            if self.table.setup.clock and hasattr(entry, "at"):  # where there are clocks, one time counts
                entry = replace(entry, at=self.times.now())
            if await self._write(entry):
                return entry
            await self._read()
        raise Refusal("version", "stale", "too many others were quicker; try again")

    async def _write(self, entry: Entry) -> bool:
        """Tried first, then written: nothing stands in a log that cannot be applied."""
        table = folding.tried(self.table, entry)
        try:
            if not await self.store.append(table.setup.id, table.seq, entry):
                return False
        except TableGone:
            self.remove()
            raise removed() from None
        except (SQLAlchemyError, OSError):  # the store has told
            raise gates.cannot_write() from None
        self._changed = int(time())
        if table.face != self.table.face or table.clocks.due() != self.table.clocks.due():
            self._shown = self.store.show(telling.face(table, self._changed))
        over = table.phase == "over" and self.table.phase != "over"
        self.table = table
        if over:
            self._recording = asyncio.create_task(self._keep_record())
        if table.seq >= self._kept + EVERY:
            self._kept = table.seq
            # The one who acted is answered first. A table that others can see is never changed, so this one can wait.
            asyncio.get_running_loop().call_later(SOON, self._keep, table)
        return True

    def _keep(self, table: Table) -> None:
        """A snapshot, so that the log need not be read from its beginning."""
        if table.match is not None and not table.damaged and not self.removed:
            self.store.keep(freezing.freeze(table, self._changed))

    async def _keep_record(self) -> None:
        try:
            await archive.keep_record(self.store, self.table)
        except (SQLAlchemyError, OSError) as error:
            # The sweep writes it later.
            logger.warning("table %s: its record could not be kept yet: %s", self.table.setup.id[:6], error)

    async def _read(self) -> None:
        id = self.table.setup.id
        try:
            news = await self.store.since(id, self.table.seq)
        except (SQLAlchemyError, OSError) as error:
            logger.error("table %s: what others have written cannot be read: %s", id[:6], problem(error))
            raise gates.cannot_write() from None
        await self._follow(news)

    async def _follow(self, news: list[Entry]) -> None:
        """Apply what others have written, as far as that can be done."""
        if news and not self.table.damaged:
            self.table = await folding.fold(self.table, news)
            self._ring_for_others()

    def begin(self, kept: int = 0) -> None:
        """Just set up, or loaded with the help of a snapshot of so many entries: a bot may be due."""
        self._kept = kept
        if self.table.seq >= kept + EVERY:
            self._kept = self.table.seq
            self._keep(self.table)
        self._ring()

    # Looking

    def hold(self, watcher: Watcher) -> None:
        """The room is in use: it is not put away, so that there is one of each table."""
        self.holders.add(watcher)

    def enter(self, watcher: Watcher) -> None:
        self.watchers.add(watcher)
        self._ring()

    def go(self, watcher: Watcher) -> None:
        self.used = monotonic()
        self.holders.discard(watcher)
        self.watchers.discard(watcher)
        self._ring()

    def purse(self, viewer: int, client: Client, guard: Guard) -> Purse:
        """What a client may say here; a seat has one allowance, however often it connects."""
        own = self._said.setdefault(viewer, Buckets(guard)) if viewer >= 0 else Buckets(guard)
        return Purse(client, own)

    def heard_presence(self, worker: str, viewers: list[int]) -> None:
        """Who looks at the table at another worker."""
        if self.elsewhere.get(worker, []) != viewers:
            self.elsewhere[worker] = viewers
            self._ring()

    def here(self) -> list[int]:
        """The viewers at this worker, each as often as it is connected."""
        return sorted(watcher.viewer for watcher in self.watchers)

    def online(self) -> frozenset[int]:
        """All viewers, at any worker; found out once a ring, as whoever comes or goes rings."""
        if self._online is None:
            here = [watcher.viewer for watcher in self.watchers]
            self._online = frozenset([*here, *(viewer for viewers in self.elsewhere.values() for viewer in viewers)])
        return self._online

    def absent(self) -> dict[int, float]:
        """For how many seconds which people who hold a seat have been away; from the loading of the table at most.

        Until other workers must have spoken that does not count: people may be with one of them.
        """
        now = monotonic()
        if now < self._blind:
            return dict.fromkeys(self._gone, 0.0)
        return {seat: now - since for seat, since in self._gone.items()}

    def wait_for_others(self, seconds: float) -> None:
        """For so long it may not be known who is connected elsewhere."""
        self._blind = monotonic() + seconds

    def presence(self) -> Presence:
        online, spectators, _ = self._attendance()
        absent = self.absent()
        return Presence(online, spectators, [int(absent.get(seat, 0)) for seat in range(len(online))])

    def _attendance(self) -> Attendance:
        """Who is here, found out once a ring. That time passes is no news."""
        if self._attended is None:
            everybody = [*self.here(), *(viewer for viewers in self.elsewhere.values() for viewer in viewers)]
            online = [bool(place.level) or seat in everybody for seat, place in enumerate(self.table.places)]
            self._attended = online, everybody.count(SPECTATOR), self._gone
        return self._attended

    def _call_the_roll(self) -> None:
        present, now = self.online(), monotonic()
        self._gone = {seat: self._gone.get(seat, now) for seat in self.table.holders(*present)}

    def news_for(self, watcher: Watcher) -> Snapshot | Update | None:
        """What this watcher has not been told yet; it counts as told now."""
        version = self.table.eyes[watcher.viewer].version
        if watcher.version == version:
            return None
        told = telling.news(self._seen(), watcher.viewer, watcher.version, watcher.screen, self.times.now())
        watcher.version = version
        return told or self.everything_for(watcher)

    def everything_for(self, watcher: Watcher) -> Snapshot:
        watcher.version = self.table.eyes[watcher.viewer].version
        watcher.attendance = self._attendance()
        return telling.snapshot(self._seen(), watcher.viewer, self.presence(), watcher.screen, self.times.now())

    def _seen(self) -> Sights:
        """The table as it is now, looked at once for all.

        All who are told take their steps in this turn of the loop. What these were made of goes right behind them: when
        the next move is made it would be far from the processor.
        """
        if self._sights.table is not self.table:
            self._sights = Sights(self.table, self._sights)
            asyncio.get_running_loop().call_soon(self._sights.let_go)
        return self._sights

    def presence_for(self, watcher: Watcher) -> Presence | None:
        """Who is here, if that is news."""
        now = self._attendance()
        if now == watcher.attendance:
            return None
        watcher.attendance = now
        return self.presence()

    def _ring(self) -> None:
        for watcher in self.watchers:
            watcher.check(self.table)
            watcher.bell.set()
        self._attended = self._online = None
        self._call_the_roll()
        if not self.away:
            self._bots.look()
            self._alarm.set()
            self._crier.look()

    def _ring_for_others(self) -> None:
        """Another worker has written, who may not have known that somebody is here for whom a bot is to play."""
        self._ring()
        if (
            not self.away
            and not self.table.damaged
            and any(permits.come_back(self.table, viewer) for viewer in self.here())
        ):
            self._returning = asyncio.create_task(self._let_people_return())

    async def _let_people_return(self) -> None:
        try:
            for viewer in self.here():
                await self.act(partial(permits.come_back, seat=viewer))
        except Refusal as refusal:
            logger.warning("table %s: nobody could take a seat over from a bot: %s", self.table.setup.id[:6], refusal)
        except Exception:
            logger.exception("table %s: nobody could take a seat over from a bot", self.table.setup.id[:6])

    @property
    def idle(self) -> bool:
        """Nobody looks, nobody is about to, nothing is being written and no bot thinks."""
        recording = self._recording is not None and not self._recording.done()
        return not (self.holders or self.watchers or self._lock.locked() or recording) and self._bots.idle

    def remove(self) -> None:
        """The table was removed by those who run the server: everybody is told so and goes."""
        self.removed = True
        self._ring()

    def put_away(self) -> None:
        """Nobody needs it any more; nothing may happen here from now on, as the next to ask gets another room."""
        self.away = True
        self._alarm.stop()
        if self.table.seq > self._kept:
            self._keep(self.table)

    async def close(self) -> None:
        """Stop the bots; a move that is being written is finished first."""
        if self._returning is not None:
            await self._returning
        self._alarm.stop()
        async with self._lock:
            await self._bots.close()
        if self._recording is not None:
            await self._recording


def removed() -> Refusal:
    return Refusal("token", "unknown_table", "this table was removed")
