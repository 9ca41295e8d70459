"""All tables of this worker: opened, found, listed, and put away when nobody looks any more."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine, Iterable, Mapping
from functools import partial
from time import monotonic, time
from typing import NamedTuple

from msgspec.structs import replace
from sqlalchemy.exc import SQLAlchemyError

from doubloon.server import archive, folding, freezing, gates, keeping, opening, permits, telling, voyages
from doubloon.server.addresses import Reach
from doubloon.server.analysing import Analysts
from doubloon.server.api import CreateTable, TableCard
from doubloon.server.crier import Callbook
from doubloon.server.entries import BotSat, Entry, Kept, Sat
from doubloon.server.gates import Refusal
from doubloon.server.keeping import Keep
from doubloon.server.neighbours import SPOKEN, Neighbours
from doubloon.server.notices import Notices, identity
from doubloon.server.pulse import Pulse
from doubloon.server.room import Room
from doubloon.server.sealing import Identity
from doubloon.server.sending import Sender
from doubloon.server.store import Store, open_store
from doubloon.server.table import Table
from doubloon.server.thinking import Thinkers, how_many
from doubloon.server.times import Times
from doubloon.server.tokens import hashed, is_table_id, new_token

logger = logging.getLogger("doubloon")

KEPT = 300.0  # seconds that a table stays in memory after the last look
SWEEP = 30.0
LOOK = 10.0  # seconds between two looks at the clock
LISTED = 50
LISTED_SECONDS = 24 * 3600


class Welcome(NamedTuple):
    """What somebody gets who opens or joins a table: its room, their seat if they have one, and what proves it."""

    room: Room
    seat: int | None
    token: str
    recovery: str  # the token of the recovery link


class House:
    """Every table that people are at. Tables live in the store; here is what is needed of them now."""

    def __init__(
        self, url: str, thinkers: int | None = None, keep: Keep | None = None, notices_to: Iterable[str] = ()
    ) -> None:
        self._url = url
        self.reach = Reach(notices_to)
        self._keep = keep or Keep()
        self.thinkers = Thinkers(how_many() if thinkers is None else thinkers)
        self.analysts = Analysts(self.thinkers)
        self.voyages = voyages.Voyages(self.thinkers)
        self.rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self.store: Store
        self.times: Times
        self.pulse: Pulse
        self.notices: Notices
        self.identity: Identity
        self.sender: Sender
        self.book: Callbook
        self.neighbours: Neighbours | None = None  # where several workers share a database

    async def open(self) -> None:
        self.store = await open_store(self._url)
        self.times = Times(self.store)
        await self.times.look()
        self.pulse = Pulse(self.store.beat)
        self.notices, self.identity = Notices(self.store), await identity(self.store)
        self.book = Callbook(self.notices, self.times)
        self.sender = Sender(self.notices, self.times, self.identity, self.reach, self.room)
        if self.store.shared:
            self.neighbours = Neighbours(self._url, self.store, self.rooms)
            await self.neighbours.open()
            self._spawn(self.neighbours.beat())
            self._spawn(self.neighbours.read_news())
        self._spawn(self._sweep())
        self._spawn(self._watch_clocks())
        self._spawn(self.book.keep())
        self._spawn(self.sender.catch_up())
        self._spawn(self.sender.keep_sending(self.book))
        self._spawn(keeping.keep_house(self.store, self._keep, self.rooms))

    async def close(self) -> None:
        """Finish what is being written, then stop."""
        self.pulse.stop()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.analysts.close()
        await self.voyages.close()
        await asyncio.gather(*(room.close() for room in self.rooms.values()))
        await self.book.write()
        await self.thinkers.close()
        if self.neighbours:
            await self.neighbours.close()
        await self.store.close()

    # Tables

    async def create(
        self,
        wanted: CreateTable,
        kept: Mapping[int, str] | None = None,
        before: str = "",
        position: bytes = b"",
        daily: str = "",
        lesson: bool = False,
        opener: int | None = None,
    ) -> Welcome:
        """A new table.

        Some of the open seats may be kept for people with these names, who sat at the table `before`. With a `position`
        the game goes on from there; `daily` is the day whose voyage it is; `opener` is who opened the table before.
        """
        name = gates.tidy(wanted.name) if any(plan.kind == "you" for plan in wanted.seats) else ""
        setup = opening.settled(wanted, before, lesson)
        setup = replace(setup, position=position, daily=daily, seeded=setup.seeded and not daily)
        token, recovery = new_token(), new_token()
        first: list[Entry] = []
        yours: int | None = None
        for seat, plan in enumerate(wanted.seats):
            if plan.kind == "bot":
                first.append(BotSat(seat, plan.level, self.times.now() if setup.clock else 0))
            elif plan.kind == "you":
                yours = seat
                first.append(Sat(seat, name, hashed(token), hashed(recovery), self.times.now()))
            elif kept and seat in kept:
                first.append(Kept(seat, kept[seat]))
        by = yours if opener is None else opener
        setup = replace(setup, opener=-1 if by is None else by)
        table = Table(setup)
        for entry in first:
            table.apply(entry)
        await self.store.create(setup, first, telling.face(table))
        room = self.rooms[setup.id] = Room(table, self.store, self.thinkers, self.times, self.book)
        room.begin()
        return Welcome(room, yours, token, recovery)

    async def rematch(self, old: Room, seat: int, name: str) -> Welcome:
        """The same game with the same bots at a new table, where the seats of the others are kept for them.

        So is that of somebody for whom a bot has only stood in. Of several who ask at once, one opens it. One that was
        removed is opened again.
        """
        next = old.table.rematch or ""
        gone = next if next and await self.gone(next) else ""
        if permits.rematch(old.table, seat, "", gone) is not None:
            opened = await self._next_table(old, seat, name)
            if await self._lead_to(opened.room, old, seat, gone):
                await self.notices.carry(old.table.setup.id, opened.room.table.setup.id)
                return opened
        room = await self.room(str(old.table.rematch))
        return await self._sit(room, lambda table, *tokens: permits.join_again(table, seat, name, *tokens))

    async def _next_table(self, old: Room, seat: int, name: str) -> Welcome:
        kept = {other: old.table.places[other].name for other in old.table.holders(seat)}
        before = old.table.setup
        opener = before.opener if before.opener in kept else seat
        return await self.create(opening.once_more(old.table, seat, name), kept, before.id, opener=opener)

    async def fork(self, old: Room, ply: int, seat: int, name: str) -> Welcome:
        """A new table from a ply of a finished game."""
        wanted, position = opening.forked(old.table, ply, seat, name)
        return await self.create(wanted, position=position)

    async def sail(self, name: str) -> Welcome:
        """A table for today's voyage."""
        wanted, day = await voyages.plan(self.store, name)
        return await self.create(wanted, daily=day)

    async def gone(self, id: str) -> bool:
        """Was the table removed? A room in memory need not have heard of it yet."""
        return await archive.setup(self.store, id) is None

    async def _lead_to(self, new: Room, old: Room, seat: int, gone: str) -> bool:
        """Write at the old table where the game goes on; a new table to which nothing leads goes again."""
        id = new.table.setup.id
        led = False
        try:
            led = await old.act(lambda table: permits.rematch(table, seat, id, gone)) is not None
        finally:
            if not led:
                self.rooms.pop(id, None)
                new.remove()
                await archive.remove(self.store.engine, [id])
        return led

    async def join(self, room: Room, seat: int | None, name: str) -> Welcome:
        return await self._sit(room, lambda table, *tokens: permits.join(table, seat, name, *tokens))

    async def _sit(self, room: Room, decide: Callable[[Table, str, str], Entry]) -> Welcome:
        token, recovery = new_token(), new_token()
        entry = await room.act(lambda table: decide(table, token, recovery))
        assert isinstance(entry, Sat)
        return Welcome(room, entry.seat, token, recovery)

    async def room(self, id: str) -> Room:
        """The room of a table, as new as the log."""
        if not is_table_id(id):
            raise _unknown_table()
        room = self.rooms.get(id)
        if room is not None and room.removed:
            del self.rooms[id]
            room = None
        if room is None:
            loading = self._loading.get(id)
            if loading is None:
                loading = self._loading[id] = asyncio.create_task(self._load(id))
                loading.add_done_callback(lambda _: self._loading.pop(id, None))
            return await asyncio.shield(loading)
        room.used = monotonic()
        if self.store.shared:
            await room.catch_up()
        return room

    async def _load(self, id: str) -> Room:
        setup = await archive.setup(self.store, id)
        if setup is None:
            raise _unknown_table()
        start = folding.opened(setup)
        kept = await self.store.snapshot(id)
        thawed = freezing.thaw(setup, kept) if kept else None
        table = await self._folded(thawed or start)
        if thawed and table.damaged:  # which may be the snapshot's fault: only the log is the truth
            thawed, table = None, await self._folded(start)
        # A worker that died between a move and the list's news of it left the list behind.
        self.store.show(telling.face(table))
        room = self.rooms[id] = Room(table, self.store, self.thinkers, self.times, self.book)
        if self.store.shared:
            room.wait_for_others(SPOKEN)
        await self._let_rest(room)
        room.begin(thawed.seq if thawed else 0)
        return room

    async def _let_rest(self, room: Room) -> None:
        """Clocks do not run while nobody is in the house."""
        if room.table.clocks.due() and not room.table.damaged:
            for since, until in await self.store.rests(room.table.clocks.rested):
                await room.act(partial(permits.rest, since=since, until=until, at=self.times.now()))

    async def _watch_clocks(self) -> None:
        """Look at the time, and open the tables at which a clock has run down while nobody looked."""
        while True:
            await asyncio.sleep(LOOK)
            try:
                await self.times.look()
                for room in list(self.rooms.values()):
                    await self._let_rest(room)
                for id in await self.store.due(self.times.now()):
                    if id not in self.rooms:
                        await self._open_late(id)
            except (Refusal, SQLAlchemyError, OSError) as error:
                logger.warning("the clocks could not be looked at: %s", error)

    async def _open_late(self, id: str) -> None:
        """A table at which time is up; one that cannot be opened keeps no other from it."""
        try:
            await self.room(id)
        except Refusal as refusal:
            logger.warning("table %s: its clock could not be looked at: %s", id[:6], refusal)

    async def _folded(self, start: Table) -> Table:
        return await folding.fold(start, await self.store.since(start.setup.id, start.seq))

    async def open_tables(self) -> list[TableCard]:
        infos = await self.store.open_tables(int(time()) - LISTED_SECONDS, LISTED)
        return [TableCard(info, None, False) for info in infos]

    def tell_presence(self, room: Room) -> None:
        """Who is connected here, to the other workers."""
        if self.neighbours:
            self.neighbours.tell_presence(room)

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            now = monotonic()
            for id, room in list(self.rooms.items()):
                if room.idle and now - room.used > KEPT:
                    del self.rooms[id]
                    room.put_away()

    def _spawn(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


def _unknown_table() -> Refusal:
    return Refusal("token", "unknown_table", "there is no such table")
