"""Hints for one client, one at a time: thought of where bots think, written down, then told."""

from __future__ import annotations

import asyncio
import logging
from collections import deque

from doubloon.bots.levels import LEVELS
from doubloon.bots.make import bot_seed
from doubloon.server import permits
from doubloon.server.gates import Refusal
from doubloon.server.heard import AskHint
from doubloon.server.protocol import Advised, FromServer
from doubloon.server.room import Room, Watcher
from doubloon.server.thinker import Job
from doubloon.server.thinking import NoThought
from doubloon.server.turns import PEOPLE, Ticket

KIND = "hint"

logger = logging.getLogger("doubloon")


class Advising:
    """What one client has asked the coach. Answers go where all answers to the client wait."""

    def __init__(self, room: Room, who: Watcher, answers: deque[FromServer]) -> None:
        self._room = room
        self._who = who
        self._answers = answers
        self._task: asyncio.Task[None] | None = None

    def ask(self, wanted: AskHint) -> None:
        """Begin to think about it, or refuse to."""
        permits.check_hint(self._room.table, self._who.viewer, wanted.version)
        if self._task is not None and not self._task.done():
            raise Refusal("turn", "hinting", "a hint is on its way already")
        self._task = asyncio.create_task(self._advise(self._who.viewer, wanted.version))

    def close(self) -> None:
        if self._task is not None:
            self._task.cancel()

    async def _advise(self, seat: int, version: int) -> None:
        try:
            advised = await self._think(seat, version)
            await self._room.act(lambda table: permits.hinted(table, seat, version))
            self._answers.append(advised)
        except Refusal as refusal:
            self._answers.append(refusal.message(KIND))
        except NoThought as error:
            logger.error("table %s: there is no hint (%s)", self._room.table.setup.id[:6], error)
            self._answers.append(Refusal("turn", "no_hint", "the coach came to nothing; try again").message(KIND))
        self._who.bell.set()

    async def _think(self, seat: int, version: int) -> Advised:
        room = self._room
        ticket = Ticket(room.table.setup.id, PEOPLE, frozenset([self._who.client]))
        async with room.thinkers.turn(ticket) as came:
            match = permits.check_hint(room.table, seat, version)
            if not came:
                raise NoThought("nobody had time for it")
            setup = room.table.setup
            seed = bot_seed(f"{setup.seed}/{KIND}", seat)
            job = Job(setup.game, setup.ruleset, match.state.to_bytes(), seat, LEVELS[-1], seed, hint=True)
            hint = await room.thinkers.hint(job)
        return Advised(version, hint.moves, hint.reason, hint.close)
