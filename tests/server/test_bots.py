"""Bots think beside the server, not in it; one process more or less makes no difference."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path

from doubloon.core.match import Match
from doubloon.registry import find_game
from doubloon.server.api import CreateTable, SeatPlan
from doubloon.server.house import House
from doubloon.server.room import Room
from doubloon.server.thinker import Job
from doubloon.server.thinking import Thinkers
from tests.server.serving import sqlite_in


def with_house(url: str, story: Callable[[House], Awaitable[None]]) -> None:
    async def told() -> None:
        house = House(url, thinkers=1)
        await house.open()
        try:
            async with asyncio.timeout(100):
                await story(house)
        finally:
            await house.close()

    asyncio.run(told())


def bots_only(*levels: str) -> CreateTable:
    return CreateTable("silver_gold", [SeatPlan("bot", level) for level in levels], "nobody", seed="bots")


async def until_over(room: Room) -> Match:
    while room.table.phase != "over":
        await asyncio.sleep(0.01)
    assert room.table.match is not None
    return room.table.match


def test_a_dead_bot_process_is_replaced_and_the_game_goes_on(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        room, *_ = await house.create(bots_only("search:100", "search:100"))
        killed = 0
        while room.table.phase != "over":
            if killed < 3 and house.thinkers.pids and room.table.seq > 10 * (killed + 1):
                for pid in house.thinkers.pids:  # all of them: whoever is to think next is dead
                    with suppress(ProcessLookupError):
                        os.kill(pid, signal.SIGKILL)
                killed += 1
            await asyncio.sleep(0.005)
        assert killed >= 1  # two greedy ones may be done before the third time
        assert house.thinkers.deaths >= 1

    with_house(sqlite_in(tmp_path), story)


def test_a_bot_that_takes_too_long_is_stopped_and_something_is_played() -> None:
    async def story() -> None:
        thinkers = Thinkers(1, seconds=1.5)
        match = Match(find_game("silver_gold"), 2, "slow")
        job = Job("silver_gold", 1, match.state.to_bytes(), 0, "search:9999999", "seed")
        move = await thinkers.choose(job)
        assert match.game.table[move] in match.state.moves(0)
        assert thinkers.deaths == 2
        await thinkers.close()
        assert thinkers.pids == []

    asyncio.run(story())


def test_the_server_goes_on_while_a_bot_thinks(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        room, *_ = await house.create(bots_only("search:500", "search:500"))
        longest = 0.0
        begin = time.monotonic()
        while room.table.seq < 8:
            before = time.process_time()
            await asyncio.sleep(0.01)
            longest = max(longest, time.process_time() - before)
        assert time.monotonic() - begin > 0.05
        assert longest < 0.25, "somebody thought in the server's own process"

    with_house(sqlite_in(tmp_path), story)


def test_two_workers_never_let_two_bots_think_about_the_same_move(postgres: str) -> None:
    async def story(house: House) -> None:
        other = House(postgres, thinkers=1)
        await other.open()
        room, *_ = await house.create(CreateTable("silver_gold", [SeatPlan("open")] * 2, "nobody", seed="two"))
        there = await other.room(room.table.setup.id)
        _, _, token, _ = await house.join(room, 0, "Anne")
        assert token
        # Both have the table in memory when the bots come, and both are told that one is due.
        from doubloon.server.entries import BotSat, Left

        await room.act(lambda table: BotSat(1, "greedy"))
        await room.act(lambda table: Left(0))
        stand_in = await room.act(lambda table: BotSat(0, "greedy"))
        assert stand_in is not None
        await asyncio.gather(until_over(room), until_over(there))
        match = await until_over(room)
        assert house.thinkers.thoughts + other.thinkers.thoughts == len(match.moves)
        await other.close()

    with_house(postgres, story)
