"""How long people wait for bots: at many tables at once somebody plays anything, against bots of one level."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from time import perf_counter

from msgspec import Struct

from doubloon.arena.load import OPENING, Driver, Load
from doubloon.arena.requests import Requests
from doubloon.arena.serving import served
from doubloon.registry import find_game

LAST_ANSWERS = 60  # seconds in which bots may still answer when nobody moves any more


class Waits(Struct, frozen=True):
    """What is played, for so many seconds; on every table one seat is a person's."""

    game: str
    level: str
    seconds: float
    tables: int
    seats: int
    think: float
    workers: int = 1
    db: str = ""


class WaitReport(Struct, frozen=True):
    """From the moment when nobody but a bot is to move until the person sees its move."""

    game: str
    level: str
    tables: int
    seats: int
    moves: int
    p50_ms: float
    p95_ms: float
    max_ms: float
    compiled: bool


class Guest(Driver):
    """One person at a table of bots."""

    def __init__(self, requests: Requests, load: Load, number: int, level: str) -> None:
        super().__init__(requests, load, number)
        self.level = level
        self.waits: list[float] = []
        self.until = 0.0

    def company(self) -> list[dict[str, str]]:
        return [{"kind": "bot", "level": self.level}] * (self.load.seats - 1)

    async def play(self) -> None:
        """Until it is time to stop; a bot's answer that is still awaited counts, however long it takes."""
        client = self.clients[0]
        while deciders := client.sees()[1]:
            if 0 in deciders:
                if perf_counter() >= self.until:
                    return
                if self.load.think:
                    await asyncio.sleep(self.chance.expovariate(1 / self.load.think))
                if client.asked():
                    await self._move(client)
                else:
                    await client.wait()
                continue
            ply, begin = client.sees()[0], perf_counter()
            while client.sees()[0] == ply and client.sees()[1]:
                await client.wait()
            self.waits.append(perf_counter() - begin)


async def drive(address: str, waits: Waits) -> WaitReport:
    from doubloon.compiled import is_compiled

    requests = Requests(address)
    load = Load(waits.game, waits.tables, waits.seats, waits.think)
    guests = [Guest(requests, load, number, waits.level) for number in range(waits.tables)]
    async with AsyncExitStack() as stack:
        for first in range(0, waits.tables, OPENING):
            await asyncio.gather(*(guest.open(stack) for guest in guests[first : first + OPENING]))
        for guest in guests:
            guest.until = perf_counter() + waits.seconds
        playing = [asyncio.create_task(guest.play()) for guest in guests]
        await asyncio.wait(playing, timeout=waits.seconds + LAST_ANSWERS)
        for task in playing:
            task.cancel()
        for outcome in await asyncio.gather(*playing, return_exceptions=True):
            if isinstance(outcome, Exception):
                raise outcome
    taken = sorted(wait for guest in guests for wait in guest.waits) or [0.0]
    return WaitReport(
        game=waits.game,
        level=waits.level,
        tables=waits.tables,
        seats=waits.seats,
        moves=sum(len(guest.waits) for guest in guests),
        p50_ms=round(taken[len(taken) // 2] * 1000, 1),
        p95_ms=round(taken[len(taken) * 95 // 100] * 1000, 1),
        max_ms=round(taken[-1] * 1000, 1),
        compiled=is_compiled(),
    )


def measure(waits: Waits) -> WaitReport:
    game = find_game(waits.game)
    game.check(waits.seats, game.options())
    with served(waits.workers, waits.db) as (address, _):
        return asyncio.run(drive(address, waits))
