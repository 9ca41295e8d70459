"""Analyses of finished games, one seat at a time: in the background, where bots think, and kept with the table."""

from __future__ import annotations

import asyncio
import logging
from functools import partial
from math import ceil

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from doubloon.coach.analysis import (
    AT_ONCE,
    SUSPECTS,
    Advise,
    Analysis,
    Compare,
    Done,
    Doubt,
    Effort,
    Moment,
    Point,
    Task,
    analyse,
    choices_of,
)
from doubloon.core.match import Match
from doubloon.server import permits
from doubloon.server.api import Analysed
from doubloon.server.gates import Refusal
from doubloon.server.room import Room
from doubloon.server.thinker import Study
from doubloon.server.thinking import NoThought, Thinkers
from doubloon.server.turns import ONLOOKERS, Ticket

MOST = 4  # analyses at once: others wait for their turn anyway
# Games of Jackal are long and end alike: fewer of them say as much as can be said.
EFFORTS = {"jackal": Effort(iterations=200, pairs=12, more_pairs=24, games=6, points=12)}
USUAL = Effort()

logger = logging.getLogger("doubloon")


class Run:
    """One analysis on its way."""

    def __init__(self, room: Room, seat: int, thinkers: Thinkers, client: str) -> None:
        self._room = room
        self._seat = seat
        self._thinkers = thinkers
        self._client = client
        self._match: Match = permits.finished(room.table)
        self._effort = EFFORTS.get(room.table.setup.game, USUAL)
        self.done = 0
        self.total = self._foreseen()
        self.failed = ""
        self.curve: list[Point] = []

    def _foreseen(self) -> int:
        """How many tasks there will be, about: who stands the first test is not known yet."""
        choices = len(choices_of(self._match, self._seat))
        return self._effort.points * self._match.state.seats + ceil(choices / AT_ONCE) + SUSPECTS + SUSPECTS // 2

    async def work(self) -> None:
        """Have all of it done, then write it down."""
        loop = asyncio.get_running_loop()
        try:
            found = await asyncio.to_thread(
                analyse, self._match, self._seat, partial(self._from_thread, loop), self._effort
            )
            data = msgspec.json.encode(found).decode()
            await self._room.act(lambda table: permits.analysed(table, self._seat, data))
        except (NoThought, Refusal, SQLAlchemyError, OSError) as error:
            self.failed = str(error)
            logger.error("table %s: its analysis came to nothing (%s)", self._room.table.setup.id[:6], error)

    def _from_thread(self, loop: asyncio.AbstractEventLoop, tasks: list[Task]) -> list[Done]:
        return asyncio.run_coroutine_threadsafe(self._all(tasks), loop).result()

    async def _all(self, tasks: list[Task]) -> list[Done]:
        found: list[Done] = []
        for task in tasks:
            done = await self._one(task)
            self.done += 1
            if isinstance(done, Point):
                self.curve = [*self.curve, done]
            found.append(done)
        return found

    async def _one(self, task: Task) -> Done:
        """Whoever plays comes first: this takes its turn behind all bots."""
        setup, match = self._room.table.setup, self._match
        ticket = Ticket(setup.id, ONLOOKERS, frozenset([self._client]))
        moves = [(seat, move.id) for seat, move in match.moves]
        job = Study(setup.game, setup.ruleset, match.beginning().to_bytes(), moves, task)
        async with self._thinkers.turn(ticket) as came:
            if not came:
                raise NoThought("nobody had time for it")
            data = await self._thinkers.study(job)
        if isinstance(task, Advise):
            return msgspec.msgpack.decode(data, type=list[Doubt])
        if isinstance(task, Compare):
            return msgspec.msgpack.decode(data, type=Moment)
        return msgspec.msgpack.decode(data, type=Point)


class Analysts:
    """The analyses of a house."""

    def __init__(self, thinkers: Thinkers) -> None:
        self._thinkers = thinkers
        self._runs: dict[tuple[str, int], Run] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def begin(self, room: Room, seat: int, client: str) -> Analysed:
        """Start it, unless it is under way or done."""
        match = permits.finished(room.table)
        if not 0 <= seat < match.state.seats:
            raise Refusal("schema", "wrong_shape", f"the seats are 0 to {match.state.seats - 1}")
        key = (room.table.setup.id, seat)
        run = self._runs.get(key)
        if seat not in room.table.analyses and (run is None or run.failed):
            if len(self._tasks) >= MOST:
                raise Refusal("credit", "busy", "too many games are being analysed; try again in a minute", wait=60)
            self._runs[key] = run = Run(room, seat, self._thinkers, client)
            task = asyncio.create_task(run.work())
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        return self.look(room, seat)

    def look(self, room: Room, seat: int) -> Analysed:
        """How far it is."""
        permits.finished(room.table)
        data = room.table.analyses.get(seat)
        key = (room.table.setup.id, seat)
        if data is not None:
            self._runs.pop(key, None)
            return Analysed(seat, 1, 1, [], msgspec.json.decode(data, type=Analysis))
        run = self._runs.get(key)
        if run is None:
            return Analysed(seat, 0, 0, [], None)
        return Analysed(seat, run.done, max(run.total, run.done + 1), run.curve, None, bool(run.failed))

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
