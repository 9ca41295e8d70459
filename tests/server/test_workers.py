"""Workers that share a PostgreSQL: one that was told nothing finds out by itself."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from time import monotonic

import asyncpg
import pytest
from sqlalchemy.engine import make_url

from doubloon.server import permits
from doubloon.server import room as rooms
from doubloon.server.api import CreateTable, SeatPlan
from doubloon.server.bus import HEARTBEAT
from doubloon.server.gates import Refusal
from doubloon.server.heard import StandIn
from doubloon.server.house import House
from doubloon.server.protocol import LEAST_AWAY
from doubloon.server.room import Room, Watcher
from tests.server.housing import play, with_two


def at_a_table(postgres: str, story: Callable[[House, House, Room, Room], Awaitable[None]]) -> None:
    """Two workers that both have a running table of two in memory."""

    async def told(here: House, there: House) -> None:
        room, *_ = await here.create(CreateTable("silver_gold", [SeatPlan("open")] * 2, "nobody"))
        for seat in (0, 1):
            await here.join(room, seat, f"Player {seat}")
        await story(here, there, room, await there.room(room.table.setup.id))

    with_two(postgres, told)


def digest(room: Room) -> str:
    assert room.table.match is not None
    return room.table.match.state.digest()


async def until_equal(one: Room, other: Room) -> None:
    while one.table.seq != other.table.seq:
        await asyncio.sleep(0.01)
    assert digest(one) == digest(other)


def test_news_reach_the_other_worker(postgres: str) -> None:
    async def story(here: House, there: House, room: Room, other: Room) -> None:
        await play(room, 0)
        await until_equal(room, other)
        await play(other, 1)
        await until_equal(room, other)

    at_a_table(postgres, story)


def test_a_worker_that_hears_nothing_catches_up_when_it_wants_to_write(postgres: str) -> None:
    async def story(here: House, there: House, room: Room, other: Room) -> None:
        assert there.neighbours is not None
        await there.neighbours.close()
        await play(room, 0)
        await asyncio.sleep(0.2)
        assert other.table.seq == room.table.seq - 1
        await play(other, 1)  # finds its place in the log taken, reads on, and decides again
        await until_equal(room, other)

    at_a_table(postgres, story)


def test_a_lost_connection_is_made_again_and_what_was_missed_is_read(postgres: str) -> None:
    async def story(here: House, there: House, room: Room, other: Room) -> None:
        address = make_url(postgres).set(drivername="postgresql").render_as_string(hide_password=False)
        connection = await asyncpg.connect(address)
        cut = "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'"
        assert await connection.fetchval(cut) >= 2
        await connection.close()
        await play(room, 0)
        await until_equal(room, other)
        await play(other, 1)
        await until_equal(room, other)

    at_a_table(postgres, story)


def test_who_is_connected_is_known_at_every_worker(postgres: str) -> None:
    async def story(here: House, there: House, room: Room, other: Room) -> None:
        token = other.table.places[1].tokens[0]
        watcher = Watcher(1, token)
        other.enter(watcher)
        there.tell_presence(other)
        while 1 not in room.online():
            await asyncio.sleep(0.01)
        assert room.presence().online == [False, True]
        other.go(watcher)
        there.tell_presence(other)
        while 1 in room.online():
            await asyncio.sleep(0.01)

    at_a_table(postgres, story)


def test_who_is_at_another_worker_is_not_away(postgres: str) -> None:
    async def story(here: House, there: House, room: Room, other: Room) -> None:
        assert room.absent().keys() == {0, 1}
        watcher = Watcher(1, other.table.places[1].tokens[0])
        other.enter(watcher)
        there.tell_presence(other)
        while 1 in room.absent():
            await asyncio.sleep(0.01)
        with pytest.raises(Refusal, match="is here"):
            permits.stand_in(room.table, 0, StandIn(1, "sailor"), room.absent())
        other.go(watcher)
        there.tell_presence(other)
        while 1 not in room.absent():
            await asyncio.sleep(0.01)
        assert room.absent()[1] < room.absent()[0]  # who has been away all the time

    at_a_table(postgres, story)


def test_absence_does_not_count_before_the_other_workers_have_spoken(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """There the table has just been loaded; people may have been here all the time."""
    later = 0.0
    monkeypatch.setattr(rooms, "monotonic", lambda: monotonic() + later)

    async def story(here: House, there: House, room: Room, other: Room) -> None:
        nonlocal later
        for seconds in (0.0, LEAST_AWAY + 0.2, HEARTBEAT):
            later = seconds
            assert other.absent() == {0: 0.0, 1: 0.0}
            assert other.presence().away == [0, 0]
        later = HEARTBEAT + 3
        assert min(other.absent().values()) > HEARTBEAT

    at_a_table(postgres, story)


def test_a_worker_that_forgot_a_table_learns_at_once_who_is_at_another(postgres: str) -> None:
    async def story(here: House, there: House, room: Room, other: Room) -> None:
        for viewer, house, at in ((0, here, room), (1, there, other)):
            at.enter(Watcher(viewer, at.table.places[viewer].tokens[0]))
            house.tell_presence(at)
        while room.absent() or other.absent():
            await asyncio.sleep(0.01)
        for watcher in list(room.watchers):
            room.go(watcher)
        here.tell_presence(room)
        while 0 not in other.absent():
            await asyncio.sleep(0.01)
        del here.rooms[room.table.setup.id]  # as the sweep does
        again = await here.room(room.table.setup.id)
        again.enter(Watcher(0, again.table.places[0].tokens[0]))
        here.tell_presence(again)
        async with asyncio.timeout(HEARTBEAT / 2):
            while again.absent():
                await asyncio.sleep(0.01)

    at_a_table(postgres, story)


def test_a_bot_goes_at_once_from_somebody_who_is_here_though_another_worker_did_not_know(postgres: str) -> None:
    async def story(here: House, there: House, room: Room, other: Room) -> None:
        other.enter(Watcher(1, other.table.places[1].tokens[0]))  # and nobody is told
        await room.act(lambda table: permits.stand_in(table, 0, StandIn(1, "sailor"), {1: 1000.0}))
        while not room.table.notes or room.table.notes[-1].kind != "back":
            await asyncio.sleep(0.01)
        assert not room.table.places[1].level

    at_a_table(postgres, story)
