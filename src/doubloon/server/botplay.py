"""The bots of one table: they move by themselves when it is their turn and people are there, or will be."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import TYPE_CHECKING

from sqlalchemy.exc import SQLAlchemyError

from doubloon.bots.make import bot_seed
from doubloon.lessons import lesson_of
from doubloon.server import permits
from doubloon.server.gates import Refusal
from doubloon.server.thinker import Job
from doubloon.server.thinking import NoThought, Thinkers
from doubloon.server.turns import AWAITED, ONLOOKERS, PEOPLE, Ticket

if TYPE_CHECKING:
    from doubloon.server.room import Room

PATIENCE = 1.0  # seconds between two looks whether another worker's bot has moved
FIRST, LONGEST = 1.0, 60.0  # seconds until what failed is tried again; twice as long each time

logger = logging.getLogger("doubloon")


class BotPlay:
    """Lets the bots of a room play. What fails is tried again, ever more rarely, as long as a bot is due."""

    def __init__(self, room: Room, thinkers: Thinkers) -> None:
        self._room = room
        self._thinkers = thinkers
        self._task: asyncio.Task[None] | None = None
        self._ticket: Ticket | None = None
        self._asked = (0, 0)  # the seat and its question that the ticket is for
        self._claimed = False  # is what was asked ours to think about?
        self._clients: frozenset[str] = frozenset()  # who looked at the table last
        self._failures = 0
        self._seen = 0
        self._changed = asyncio.Event()

    def look(self) -> None:
        """Something has changed: begin, wait at another place in the queue, or leave it."""
        table = self._room.table
        if table.seq != self._seen:
            self._seen = table.seq
            self._changed.set()
        standing = self._standing()
        if self._ticket is not None:
            if standing is None or not self._still(*self._asked):
                self._thinkers.turns.withdraw(self._ticket)
            else:
                self._thinkers.turns.refile(self._ticket, *standing)
        if standing is not None and self.idle:
            self._task = asyncio.create_task(self._play())

    @property
    def idle(self) -> bool:
        return self._task is None or self._task.done()

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def _standing(self) -> tuple[int, frozenset[str]] | None:
        """The rank of the table and whom its thinking is charged to; None if its bots have no reason to move now.

        Where people look at another worker only, that worker lets the bots think.
        """
        room = self._room
        online = room.online()
        if room.removed or not room.table.bots_due() or (online and not room.watchers):
            return None
        if any(viewer >= 0 for viewer in online):
            rank = PEOPLE
        elif any(place.human for place in room.table.places):
            rank = AWAITED
        elif online:
            rank = ONLOOKERS
        else:
            return None
        self._clients = frozenset(watcher.client for watcher in room.watchers) or self._clients
        return rank, self._clients

    def _still(self, seat: int, question: int) -> bool:
        table = self._room.table
        return seat in table.bots_due() and table.eyes[seat].asked == question

    async def _play(self) -> None:
        """Until it is nobody's turn but people's, or nobody is there."""
        while (standing := self._standing()) is not None:
            self._changed.clear()
            try:
                if await self._move(self._room.table.bots_due()[0], *standing):
                    self._went_well()
            except Exception as error:
                self._went_wrong(error)
                await self._pause()
            finally:
                await self._give_back()

    async def _move(self, seat: int, rank: int, clients: frozenset[str]) -> bool:
        """Let a bot think and move; False if there was nothing to do for it in the end."""
        room = self._room
        id, question = room.table.setup.id, room.table.eyes[seat].asked
        self._asked = (seat, question)
        ticket = self._ticket = Ticket(id, rank, clients)
        move = None
        async with self._thinkers.turn(ticket) as came:
            self._ticket = None
            if not came or not self._still(seat, question):
                return False
            self._claimed = await room.store.claim(id, seat, question)
            if self._claimed and self._still(seat, question):
                move = self._written(seat)
                if move is None:
                    move = await self._thinkers.choose(self._job(seat), ticket.rank)
        if not self._claimed:
            await asyncio.sleep(PATIENCE)
            await room.catch_up()
        if move is None:
            return False
        try:
            await room.act(lambda table: permits.bot_move(table, seat, question, move))
        except Refusal as refusal:
            if refusal.gate != "version" and not room.removed:
                raise
            return False  # the position is another one by now: who is due then is asked then
        self._claimed = False  # it is of no use to anybody: the next question is another one
        return True

    def _written(self, seat: int) -> int | None:
        """What the lesson has this seat play, at the table of one."""
        table = self._room.table
        if not table.setup.lesson or table.match is None:
            return None
        move = lesson_of(table.setup.game).scripted(table.match, seat)
        return None if move is None else move.id

    def _job(self, seat: int) -> Job:
        table = self._room.table
        assert table.match is not None
        position, level = table.match.state.to_bytes(), table.bot_level(seat)
        return Job(table.setup.game, table.setup.ruleset, position, seat, level, bot_seed(table.setup.seed, seat))

    async def _give_back(self) -> None:
        """A claim that came to nothing; if the database cannot be told, it runs out by itself."""
        if self._claimed:
            self._claimed = False
            with suppress(SQLAlchemyError, OSError):
                await self._room.store.free_claim(self._room.table.setup.id, *self._asked)

    # Failing, and trying again

    def _went_wrong(self, error: Exception) -> None:
        """The first time is told; what is not to be expected with all that is known about it."""
        self._failures += 1
        if self._failures == 1:
            expected = isinstance(error, NoThought | Refusal | SQLAlchemyError | OSError)
            logger.error(
                "table %s: a bot cannot move, which is tried again (%s: %s)",
                self._room.table.setup.id[:6],
                type(error).__name__,
                str(error).partition("\n")[0],
                exc_info=None if expected else error,
            )

    async def _pause(self) -> None:
        """Before the next try; something new at the table, which was written after all, ends it."""
        seconds = min(FIRST * 2.0 ** min(self._failures - 1, 10), LONGEST)
        with suppress(TimeoutError):
            await asyncio.wait_for(self._changed.wait(), seconds)

    def _went_well(self) -> None:
        if self._failures:
            logger.warning("table %s: its bots move again", self._room.table.setup.id[:6])
        self._failures = 0
