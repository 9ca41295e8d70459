"""Bots think beside the server, not in it; one process more or less makes no difference."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import sqlite3
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path

import pytest

from doubloon.core.match import Match
from doubloon.core.view import SPECTATOR
from doubloon.registry import find_game
from doubloon.server import botplay, database, permits, store
from doubloon.server.api import CreateTable, SeatPlan
from doubloon.server.entries import BotSat, Left
from doubloon.server.heard import PlayMove
from doubloon.server.house import House
from doubloon.server.room import Room, Watcher
from doubloon.server.thinker import Job, Study, Thought
from doubloon.server.thinking import LAST_RESORT, Thinkers
from doubloon.server.tokens import hashed
from doubloon.server.turns import AWAITED, ONLOOKERS, PEOPLE, Ticket
from tests.server.housing import with_house
from tests.server.serving import sqlite_in


def bots_only(*levels: str) -> CreateTable:
    return CreateTable("silver_gold", [SeatPlan("bot", level) for level in levels], "nobody", seed="bots")


def look_at(room: Room, client: str = "somewhere") -> Watcher:
    """Somebody looks on."""
    watcher = Watcher(SPECTATOR, "", client)
    room.enter(watcher)
    return watcher


async def until(there: Callable[[], bool]) -> None:
    while not there():
        await asyncio.sleep(0.005)


async def until_over(room: Room) -> Match:
    await until(lambda: room.table.phase == "over")
    assert room.table.match is not None
    return room.table.match


def test_a_dead_bot_process_is_replaced_and_the_game_goes_on(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        room, *_ = await house.create(bots_only("search:100", "search:100"))
        look_at(room)
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

    with_house(sqlite_in(tmp_path), story, thinkers=1)


class PatientAtLast(Thinkers):
    """Gives the last resort time: on a busy machine even its process starts slowly."""

    async def _one_try(self, job: Job | Study, seconds: float) -> Thought:
        last = isinstance(job, Job) and job.level == LAST_RESORT
        return await super()._one_try(job, 60.0 if last else seconds)


def test_a_bot_that_takes_too_long_is_stopped_and_something_is_played() -> None:
    async def story() -> None:
        thinkers = PatientAtLast(1, seconds=0.5)
        match = Match(find_game("silver_gold"), 2, "slow")
        job = Job("silver_gold", 1, match.state.to_bytes(), 0, "search:9999999", "seed")
        move = await thinkers.choose(job)
        assert match.game.moveset[move] in match.state.moves(0)
        assert thinkers.deaths == 2
        await thinkers.close()
        assert thinkers.pids == []

    asyncio.run(story())


def test_the_server_goes_on_while_a_bot_thinks(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        room, *_ = await house.create(bots_only("search:500", "search:500"))
        look_at(room)
        await until(lambda: bool(house.thinkers.pids))
        (thinker,) = house.thinkers.pids
        os.kill(thinker, signal.SIGSTOP)  # a long thought
        seats = [SeatPlan("you"), SeatPlan("open")]
        people, *_ = await house.create(CreateTable("silver_gold", seats, "Anne"))
        await house.join(people, None, "Bart")
        assert people.table.phase == "playing"
        os.kill(thinker, signal.SIGCONT)
        await until(lambda: room.table.seq >= 8)

    with_house(sqlite_in(tmp_path), story, thinkers=1)


def test_two_workers_never_let_two_bots_think_about_the_same_move(postgres: str) -> None:
    async def story(house: House) -> None:
        other = House(postgres, thinkers=1)
        await other.open()
        room, *_ = await house.create(CreateTable("silver_gold", [SeatPlan("open")] * 2, "nobody", seed="two"))
        there = await other.room(room.table.setup.id)
        look_at(room)
        look_at(there)
        _, _, token, _ = await house.join(room, 0, "Anne")
        assert token
        # Both have the table in memory when the bots come, and both are told that one is due.
        await room.act(lambda table: BotSat(1, "greedy"))
        await room.act(lambda table: Left(0))
        stand_in = await room.act(lambda table: BotSat(0, "greedy"))
        assert stand_in is not None
        await asyncio.gather(until_over(room), until_over(there))
        match = await until_over(room)
        assert house.thinkers.thoughts + other.thinkers.thoughts == len(match.moves)
        await other.close()

    with_house(postgres, story, thinkers=1)


def test_forty_tables_of_bots_do_not_hold_up_the_bots_of_somebody_who_plays(tmp_path: Path) -> None:
    hers, others, due = "search:100", "greedy", "due"
    happened: list[str] = []  # one of her bots is due; who thinks

    async def story(house: House) -> None:
        choose, wait = house.thinkers.choose, house.thinkers.turns.wait

        async def noted(job: Job, rank: int) -> int:
            happened.append(job.level)
            return await choose(job, rank)

        async def waited(ticket: Ticket) -> bool:
            if ticket.rank == PEOPLE:
                happened.append(due)
            return await wait(ticket)

        house.thinkers.choose = noted  # type: ignore[assignment, method-assign]
        house.thinkers.turns.wait = waited  # type: ignore[method-assign]
        crowd = [(await house.create(bots_only(*[others] * 4)))[0] for _ in range(40)]
        for room in crowd:
            look_at(room, "the crowd")
        plans = [SeatPlan("you"), *[SeatPlan("bot", hers)] * 3]
        room, _, token, _ = await house.create(CreateTable("silver_gold", plans, "Anne", seed="person"))
        room.enter(Watcher(0, hashed(token), "Anne"))
        for _ in range(8):
            await until(lambda: room.table.match is not None and 0 in room.table.match.state.deciders())
            assert room.table.match is not None
            wanted = PlayMove(room.table.eyes[0].version, room.table.match.state.moves(0)[0].id)
            await room.act(partial(permits.play, seat=0, wanted=wanted))
            await until(lambda: not room.table.bots_due())
        assert sum(room.table.seq for room in crowd) > 4 * len(crowd), "they go on when she thinks"

    with_house(sqlite_in(tmp_path), story, thinkers=1)
    # There is one process: who has been let in already is before her, and nobody else.
    waits = [happened[at + 1 :].index(hers) for at, what in enumerate(happened) if what == due]
    assert len(waits) > 20
    assert max(waits) <= 1


def test_bots_among_themselves_rest_while_nobody_looks(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        room, *_ = await house.create(bots_only("greedy", "greedy"))
        begun = room.table.seq
        await asyncio.sleep(0.5)
        assert room.table.seq == begun
        watcher = look_at(room)
        await until(lambda: room.table.seq > begun + 3)
        room.go(watcher)
        await asyncio.sleep(0.3)  # what was under way is finished
        rested = room.table.seq
        await asyncio.sleep(0.3)
        assert room.table.seq == rested
        assert room.idle
        look_at(room)
        await until_over(room)

    with_house(sqlite_in(tmp_path), story, thinkers=1)


def test_bots_move_for_somebody_who_will_come_back_and_then_wait(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        plans = [SeatPlan("bot", "greedy"), SeatPlan("you")]
        room, *_ = await house.create(CreateTable("silver_gold", plans, "Anne", seed="away"))
        assert house.thinkers.turns.waiting()[AWAITED] <= 1
        await until(lambda: not room.table.bots_due())
        assert room.table.match is not None
        assert room.table.match.state.deciders() == (1,)

    with_house(sqlite_in(tmp_path), story, thinkers=1)


def test_who_no_longer_needs_a_bot_leaves_the_queue(tmp_path: Path) -> None:
    async def story() -> None:
        house = House(sqlite_in(tmp_path), thinkers=0)  # everybody waits
        await house.open()
        room, *_ = await house.create(bots_only("greedy", "greedy"))
        plans = [SeatPlan("bot", "greedy"), SeatPlan("you")]
        hers, _, token, _ = await house.create(CreateTable("silver_gold", plans, "Anne", seed="queue"))
        watcher = look_at(room)
        await asyncio.sleep(0)
        waiting = house.thinkers.turns.waiting
        assert (waiting()[ONLOOKERS], waiting()[AWAITED]) == (1, 1)
        anne = Watcher(1, hashed(token), "Anne")
        hers.enter(anne)
        assert (waiting()[PEOPLE], waiting()[AWAITED]) == (1, 0)
        hers.go(anne)
        assert (waiting()[PEOPLE], waiting()[AWAITED]) == (0, 1)
        room.go(watcher)
        await hers.act(lambda table: Left(1))
        await asyncio.sleep(0)
        assert waiting() == [0, 0, 0]
        await house.close()

    asyncio.run(story())


async def kill_bots_until(house: House, there: Callable[[], bool]) -> None:
    while not there():
        for pid in house.thinkers.pids:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        await asyncio.sleep(0.002)


@pytest.mark.parametrize("shared", [False, True], ids=["SQLite", "PostgreSQL"])
def test_a_bot_that_came_to_nothing_is_tried_again_by_itself(
    tmp_path: Path,
    request: pytest.FixtureRequest,
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
    shared: bool,
) -> None:
    async def story(house: House) -> None:
        room, *_ = await house.create(bots_only("random", "random"))
        look_at(room)
        await kill_bots_until(house, lambda: "a bot cannot move" in caplog.text)
        await until_over(room)
        told = [record.getMessage() for record in caplog.records if record.name == "doubloon"]
        assert ["a bot cannot move" in line for line in told] == [True, False]
        assert ["its bots move again" in line for line in told] == [False, True]

    monkeypatch.setattr(store, "CLAIM_SECONDS", 10_000)  # one that was left behind would outlast the test
    url: str = request.getfixturevalue("postgres") if shared else sqlite_in(tmp_path)
    with_house(url, story, thinkers=1)


def test_a_table_goes_on_by_itself_when_the_database_is_free_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(database, "LOCKED_SECONDS", 0.05)
    monkeypatch.setattr(botplay, "FIRST", 0.1)
    tries = []

    async def story(house: House) -> None:
        room, *_ = await house.create(bots_only("random", "random"))
        begun = room.table.seq
        append = house.store.append

        async def counted(*arguments: object) -> bool:
            tries.append(arguments)
            return await append(*arguments)  # type: ignore[arg-type]

        monkeypatch.setattr(house.store, "append", counted)
        other = sqlite3.connect(tmp_path / "tables.db", timeout=60, isolation_level=None)  # bots write all the time
        other.execute("BEGIN IMMEDIATE")
        look_at(room)
        await until(lambda: len(tries) == 3)
        assert room.table.seq == begun
        other.execute("ROLLBACK")
        other.close()
        await until_over(room)

    with caplog.at_level(logging.WARNING, "doubloon"):
        with_house(sqlite_in(tmp_path), story, thinkers=1)
    told = [record.getMessage() for record in caplog.records]
    assert sum("a bot cannot move" in line for line in told) == 1
    assert sum("its bots move again" in line for line in told) == 1
    assert sum("does not take what is written" in line for line in told) == 1


def test_the_worker_that_people_look_at_lets_the_bots_think(postgres: str) -> None:
    async def story(house: House) -> None:
        other = House(postgres, thinkers=1)
        await other.open()
        room, *_ = await house.create(bots_only("greedy", "greedy"))
        there = await other.room(room.table.setup.id)
        look_at(there)
        other.tell_presence(there)
        await until_over(there)
        await until_over(room)
        assert house.thinkers.thoughts == 0
        await other.close()

    with_house(postgres, story, thinkers=1)
