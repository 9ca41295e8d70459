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
    Look,
    Moment,
    Point,
    Sift,
    Task,
    analyse,
    choices_of,
    effort_of,
)
from doubloon.coach.luck import Draw
from doubloon.core.match import Match
from doubloon.server import permits
from doubloon.server.api import Analysed
from doubloon.server.gates import Refusal
from doubloon.server.room import Room
from doubloon.server.thinker import Study
from doubloon.server.thinking import NoThought, Thinkers
from doubloon.server.turns import ONLOOKERS, Ticket

MOST = 4  # analyses at once: others wait for their turn anyway

logger = logging.getLogger("doubloon")


class Run:
    """One analysis on its way."""

    def __init__(self, room: Room, seat: int, thinkers: Thinkers, client: str) -> None:
        self._room = room
        self._seat = seat
        self._thinkers = thinkers
        self._client = client
        self._match: Match = permits.finished(room.table)
        self._effort = effort_of(room.table.setup.game)
        self.done = 0
        self.total = self._foreseen()
        self.failed = ""
        self.curve: list[Point] = []

    def _foreseen(self) -> int:
        """How many tasks there will be, about: who stands the first test is not known yet."""
        choices, effort = len(choices_of(self._match, self._seat)), self._effort
        plies = len(self._match.moves)
        sought = ceil(choices / AT_ONCE) + SUSPECTS + SUSPECTS // 2
        return effort.points * self._match.state.seats + sought + ceil(plies / AT_ONCE) // 2 + effort.draws

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
        return await studied(self._room, self._match, task, self._thinkers, self._client)


async def studied(room: Room, match: Match, task: Task, thinkers: Thinkers, client: str) -> Done:
    """What comes of a task. Whoever plays comes first: this takes its turn behind all bots."""
    setup = room.table.setup
    ticket = Ticket(setup.id, ONLOOKERS, frozenset([client]))
    moves = [(seat, move.id) for seat, move in match.moves]
    job = Study(setup.game, setup.ruleset, match.beginning().to_bytes(), moves, task)
    async with thinkers.turn(ticket) as came:
        if not came:
            raise NoThought("nobody had time for it")
        data = await thinkers.study(job)
    if isinstance(task, Advise):
        return msgspec.msgpack.decode(data, type=list[Doubt])
    if isinstance(task, Sift):
        return msgspec.msgpack.decode(data, type=list[Draw])
    if isinstance(task, Compare):
        return msgspec.msgpack.decode(data, type=Moment)
    if isinstance(task, Look):
        return msgspec.msgpack.decode(data, type=Point)
    return msgspec.msgpack.decode(data, type=Draw)


class Analysts:
    """The analyses of a house."""

    def __init__(self, thinkers: Thinkers) -> None:
        self._thinkers = thinkers
        self._runs: dict[tuple[str, int], Run] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._trying = 0

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

    async def tried(self, room: Room, seat: int, ply: int, move: int, client: str) -> Moment:
        """Another move of a ply beside the one that was played, tested as the costly ones are."""
        match = permits.finished(room.table)
        if not 0 <= ply < len(match.moves) or match.moves[ply][0] != seat:
            raise Refusal("schema", "wrong_shape", f"seat {seat} made no move at ply {ply}")
        offers = {offer.id for offer in match.after(ply).state.moves(seat)}
        if move not in offers or move == match.moves[ply][1].id:
            raise Refusal("legality", "illegal", "there was no such other move")
        if self._trying >= MOST:
            raise Refusal("credit", "busy", "too many moves are being tried; try again in a minute", wait=60)
        self._trying += 1
        try:
            effort = effort_of(room.table.setup.game)
            done = await studied(room, match, Compare(seat, ply, move, effort.pairs), self._thinkers, client)
        except NoThought as error:
            raise Refusal("credit", "busy", f"the move could not be tried: {error}", wait=60) from None
        finally:
            self._trying -= 1
        assert isinstance(done, Moment)
        return done

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
