"""Bots think in processes of their own: a few of them, each with a time limit, replaced when they die."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process

import msgspec

from doubloon.server.thinker import LENGTH_BYTES, Job, Thought, framed

LEVELS = ("random", "greedy", "search:100", "search:500", "search:2000")
SECONDS = 30.0
TRIES = 3
LAST_RESORT = "random"


class NoThought(Exception):
    """A bot came to nothing, in several processes."""


class Thinkers:
    """A pool of bot processes; a process is started when there is work for it."""

    def __init__(self, count: int, seconds: float = SECONDS) -> None:
        self._seconds = seconds
        self._slots: asyncio.LifoQueue[Process | None] = asyncio.LifoQueue()
        for _ in range(count):
            self._slots.put_nowait(None)
        self._alive: set[Process] = set()
        self._decoder = msgspec.msgpack.Decoder(Thought)
        self.thoughts = 0
        self.deaths = 0

    @property
    def pids(self) -> list[int]:
        return [process.pid for process in self._alive]

    async def choose(self, job: Job) -> int:
        """The id of the move that the bot chooses. A bot that fails twice is replaced by the simplest one."""
        problem = ""
        for attempt in range(TRIES):
            if attempt == TRIES - 1:
                job = msgspec.structs.replace(job, level=LAST_RESORT)
            thought = await self._one_try(job)
            if thought.move >= 0:
                self.thoughts += 1
                return thought.move
            problem = thought.error
        raise NoThought(problem)

    async def _one_try(self, job: Job) -> Thought:
        process = await self._slots.get()
        try:
            if process is not None and process.returncode is not None:
                self.deaths += 1  # while it had nothing to do
                process = None
            if process is None:
                process = await self._start()
            async with asyncio.timeout(self._seconds):
                return await self._exchange(process, job)
        except (TimeoutError, asyncio.IncompleteReadError, ConnectionError) as error:
            self.deaths += 1
            await self._end(process)
            process = None
            return Thought(-1, f"{type(error).__name__}: {error}")
        except BaseException:
            # Cancelled in the middle: the answer that is still to come belongs to nobody.
            await self._end(process)
            process = None
            raise
        finally:
            self._slots.put_nowait(process)

    async def _exchange(self, process: Process, job: Job) -> Thought:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(framed(job))
        await process.stdin.drain()
        length = int.from_bytes(await process.stdout.readexactly(LENGTH_BYTES), "little")
        return self._decoder.decode(await process.stdout.readexactly(length))

    async def _start(self) -> Process:
        command = [sys.executable, "-m", "doubloon.server.thinker"]
        process = await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE, stderr=DEVNULL)
        self._alive.add(process)
        return process

    async def _end(self, process: Process | None) -> None:
        if process is None:
            return
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
