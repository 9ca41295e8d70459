"""Bots think in processes of their own: a few of them, each with a time limit, replaced when they die."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import AsyncIterator
from time import monotonic

import msgspec

from doubloon.coach.hinting import Hint
from doubloon.registry import component_files
from doubloon.server.thinker import LENGTH_BYTES, Job, Study, Thought, framed
from doubloon.server.turns import ONLOOKERS, PEOPLE, Ticket, Turns

USUAL_LEVEL = "sailor"  # of medium strength and quick: good company for a first game
STAND_IN = "mate"  # answers for those whose time is up: nobody should lose much by it
# Names of before, which scripts and old tables know, with the level that each is most like.
OLD_LEVELS = {
    "random": "cabin_boy",
    "greedy": "sailor",
    "search:100": "mate",
    "search:500": "navigator",
    "search:2000": "navigator",
}
SECONDS = 30.0
TRIES = 3
# Where bots play among themselves, nobody who waits for a process should wait long, and not for a second try.
SECONDS_FOR_ONLOOKERS = 5.0
TRIES_FOR_ONLOOKERS = 2
SECONDS_FOR_HINT = 60.0
SECONDS_FOR_STUDY = 120.0
LAST_RESORT = "random"


class NoThought(Exception):
    """A bot came to nothing, in several processes."""


class Thinkers:
    """A pool of bot processes; a process is started when there is work for it."""

    def __init__(self, count: int, seconds: float = SECONDS) -> None:
        self.turns = Turns(count)
        self._seconds = seconds
        self._idle: list[Process] = []
        self._alive: set[Process] = set()
        self._decoder = msgspec.msgpack.Decoder(Thought)
        self.thoughts = 0
        self.deaths = 0

    @property
    def pids(self) -> list[int]:
        return [process.pid for process in self._alive]

    @contextlib.asynccontextmanager
    async def turn(self, ticket: Ticket) -> AsyncIterator[bool]:
        """Wait for a process. False if the turn is not wanted any more; the time inside is charged to the ticket."""
        came = await self.turns.wait(ticket)
        begin = monotonic()
        try:
            yield came
        finally:
            if came:
                self.turns.end(ticket, monotonic() - begin)

    async def choose(self, job: Job, rank: int = PEOPLE) -> int:
        """The id of the move that the bot chooses, for whose turn it is.

        A bot that fails several times is replaced by the simplest one.
        """
        problem = ""
        tries, seconds = TRIES, self._seconds
        if rank == ONLOOKERS:
            tries, seconds = TRIES_FOR_ONLOOKERS, min(seconds, SECONDS_FOR_ONLOOKERS)
        for attempt in range(tries):
            if attempt == tries - 1:
                job = msgspec.structs.replace(job, level=LAST_RESORT)
            thought = await self._one_try(job, seconds)
            if thought.move >= 0:
                self.thoughts += 1
                return thought.move
            problem = thought.error
        raise NoThought(problem)

    async def hint(self, job: Job) -> Hint:
        """What the strongest opponent would do. Who fails once is not asked again: nobody waits for a hint for long."""
        thought = await self._one_try(job, SECONDS_FOR_HINT)
        if thought.hint is None:
            raise NoThought(thought.error)
        return thought.hint

    async def study(self, job: Study) -> bytes:
        """What comes of a task of an analysis."""
        thought = await self._one_try(job, SECONDS_FOR_STUDY)
        if not thought.study:
            raise NoThought(thought.error)
        return thought.study

    async def _one_try(self, job: Job | Study, seconds: float) -> Thought:
        process = self._awake() or await self._start()
        try:
            async with asyncio.timeout(seconds):
                thought = await self._exchange(process, job)
        except (TimeoutError, asyncio.IncompleteReadError, ConnectionError) as error:
            self.deaths += 1
            await self._end(process)
            return Thought(-1, f"{type(error).__name__}: {error}")
        except BaseException:
            # Cancelled in the middle: the answer that is still to come belongs to nobody.
            await self._end(process)
            raise
        self._idle.append(process)
        return thought

    def _awake(self) -> Process | None:
        """A process that has nothing to do, if there is one that lives."""
        while self._idle:
            process = self._idle.pop()
            if process.returncode is None:
                return process
            self.deaths += 1  # while it had nothing to do
            self._alive.discard(process)
        return None

    async def _exchange(self, process: Process, job: Job | Study) -> Thought:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(framed(job))
        await process.stdin.drain()
        length = int.from_bytes(await process.stdout.readexactly(LENGTH_BYTES), "little")
        return self._decoder.decode(await process.stdout.readexactly(length))

    async def _start(self) -> Process:
        boxes = [f"{game}={file}" for game, file in component_files().items()]
        command = [sys.executable, "-m", "doubloon.server.thinker", *boxes]
        process = await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE, stderr=DEVNULL)
        self._alive.add(process)
        return process

    async def _end(self, process: Process) -> None:
        self._alive.discard(process)
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()

    async def close(self) -> None:
        for process in list(self._alive):
            await self._end(process)


def how_many() -> int:
    """One process fewer than there are cores, so that the server itself always has one."""
    return max(1, (os.cpu_count() or 1) - 1)
