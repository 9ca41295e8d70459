"""Puzzles are proved and made in processes of their own: one for what a player waits for, one for new cards.

Each does one job at a time, within a time limit, and few may wait; who asks the same meanwhile gets the same answer.
"""

from __future__ import annotations

import asyncio
import contextlib
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections import OrderedDict

import msgspec

from doubloon.server.gates import Refusal
from doubloon.server.prover import Answer, Failed, Job
from doubloon.server.thinker import LENGTH_BYTES, framed

PROOF_SECONDS = 20.0
MAKING_SECONDS = 300.0  # fiendish cards have taken 44
QUEUE = 20
REMEMBERED = 500  # answers, of a kilobyte or so


class NotProved(Exception):
    """A job came to nothing: it took too long, or the process died."""


class Prover:
    """One process, started when there is work for it, and the answers that it has given."""

    def __init__(self, seconds: float, queue: int = QUEUE) -> None:
        self._seconds = seconds
        self._queue = queue
        self._process: Process | None = None
        self._turn = asyncio.Lock()
        self._waiting: dict[Job, asyncio.Task[Answer]] = {}
        self._known: OrderedDict[Job, Answer] = OrderedDict()
        self._decoder: msgspec.msgpack.Decoder[Answer] = msgspec.msgpack.Decoder(Answer)
        self.deaths = 0

    @property
    def pid(self) -> int | None:
        return self._process.pid if self._process else None

    def knows(self, job: Job) -> bool:
        """Would the answer come at once, or is it on its way already?"""
        return job in self._known or job in self._waiting

    async def ask(self, job: Job) -> Answer:
        """The answer to a job, which several may ask for at once; the queue may be full."""
        if job in self._known:
            self._known.move_to_end(job)
            return self._known[job]
        task = self._waiting.get(job)
        if task is None:
            if len(self._waiting) >= self._queue:
                raise Refusal("credit", "busy", "too many puzzles are being proved here; try again", wait=self._seconds)
            task = self._waiting[job] = asyncio.create_task(self._do(job))
            task.add_done_callback(lambda _: self._waiting.pop(job, None))
        return await asyncio.shield(task)  # who goes away leaves the answer to the others

    async def _do(self, job: Job) -> Answer:
        async with self._turn:
            try:
                answer = await self._exchange(job)
            except NotProved as failure:
                return Failed(str(failure))
        self._known[job] = answer
        if len(self._known) > REMEMBERED:
            self._known.popitem(last=False)
        return answer

    async def _exchange(self, job: Job) -> Answer:
        process = await self._awake()
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            async with asyncio.timeout(self._seconds):
                process.stdin.write(framed(job))
                await process.stdin.drain()
                length = int.from_bytes(await process.stdout.readexactly(LENGTH_BYTES), "little")
                return self._decoder.decode(await process.stdout.readexactly(length))
        except TimeoutError:
            self.deaths += 1
            await self._end()
            raise NotProved(f"that takes longer than {self._seconds:.0f} seconds here") from None
        except (asyncio.IncompleteReadError, ConnectionError):
            self.deaths += 1
            await self._end()
            raise NotProved("the process that proves puzzles has died") from None
        except BaseException:
            await self._end()  # cancelled in the middle: the answer that is still to come belongs to nobody
            raise

    async def _awake(self) -> Process:
        if self._process is None or self._process.returncode is not None:
            command = [sys.executable, "-m", "doubloon.server.prover"]
            self._process = await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE, stderr=DEVNULL)
        return self._process

    async def _end(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()

    async def close(self) -> None:
        tasks = list(self._waiting.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._end()


class Provers:
    """Who waits for a hint does not wait behind a card that is being made."""

    def __init__(self) -> None:
        self.proofs = Prover(PROOF_SECONDS)
        self.cards = Prover(MAKING_SECONDS)

    async def close(self) -> None:
        await self.proofs.close()
        await self.cards.close()
