"""Clocks on two workers that share a PostgreSQL: the same to the second, whatever the clocks of the processes show."""

from __future__ import annotations

import asyncio
from functools import partial
from itertools import cycle
from time import monotonic, time

import pytest

from doubloon.server import archive, opening, permits, store
from doubloon.server import house as houses
from doubloon.server import room as rooms
from doubloon.server.api import CreateTable, FillTable, SeatPlan
from doubloon.server.clocks import DAY, UNSEEN, Clock
from doubloon.server.heard import Away
from doubloon.server.house import House
from doubloon.server.room import Room
from doubloon.server.times import DOWN
from tests.server.housing import play, with_two
from tests.server.serving import Guests, Server, run

GAME = Clock("game", 300, 10)
HOUR = 3600


@pytest.fixture
def jumping(monkeypatch: pytest.MonkeyPatch) -> None:
    """The clocks of this process are a day ahead at one look, and a day behind at the next."""
    errors = cycle([DAY, -DAY, HOUR, 0, -7 * DAY])
    for module in (permits, houses, opening, rooms, archive, store):
        monkeypatch.setattr(module, "time", lambda: time() + next(errors))


async def seated(here: House, there: House, clock: Clock = GAME) -> tuple[Room, Room]:
    """A table of two, one of whom sits down at each worker."""
    room, *_ = await here.create(CreateTable("silver_gold", [SeatPlan("you"), SeatPlan("open")], "Anne", clock=clock))
    other = await there.room(room.table.setup.id)
    await there.join(other, 1, "Bonny")
    await room.catch_up()
    return room, other


def told(room: Room) -> tuple[int, int, list[dict[str, object]]]:
    return room.table.seq, room.table.at, [dict(vars(hand)) for hand in room.table.clocks.hands]


def test_two_workers_whose_own_clocks_jump_agree_on_every_clock(postgres: str, jumping: None) -> None:
    async def story(here: House, there: House) -> None:
        room, other = await seated(here, there)
        begin = int(await here.store.time())
        assert abs(room.table.at - begin) <= 2
        for turn in range(24):
            at = (room, other)[turn % 2]
            await at.catch_up()
            assert at.table.match is not None
            await play(at, at.table.match.state.deciders()[turn % len(at.table.match.state.deciders())])
            if turn == 10:
                await at.act(partial(permits.away, seat=0, wanted=Away(HOUR), at=at.times.now()))
            await room.catch_up()
            await other.catch_up()
            assert told(room) == told(other)
            assert begin - 2 <= room.table.at <= await here.store.time() + 2
        used = [GAME.seconds - hand.left for hand in room.table.clocks.hands]
        assert max(used) < 60  # nobody lost a day to a clock that was wrong

    with_two(postgres, story)


def test_a_worker_that_slept_for_an_hour_neither_turns_time_back_nor_closes_the_house(postgres: str) -> None:
    async def story(here: House, there: House) -> None:
        room, other = await seated(here, there)
        await play(room, 0)
        before = room.table.at
        known = await here.store.rests(0)  # a slow machine may have kept the house closed before it began
        there.times.clock = lambda: monotonic() - HOUR  # as if nothing had been counted meanwhile
        await other.catch_up()
        await play(other, 1)
        assert other.table.at >= before
        await here.times.look()
        await there.times.look()
        assert abs(there.times.now() - here.times.now()) <= 1
        assert await here.store.rests(0) == known
        # Had all of them slept, the house would have been closed.
        now = int(await here.store.time())
        await here.store.looked(now - 2 * DOWN)
        await there.times.look()
        await here.times.look()
        assert [since for since, _ in {*await here.store.rests(0)} - {*known}] == [now - 2 * DOWN]

    with_two(postgres, story)


def test_a_clock_that_has_run_down_rings_once_though_two_workers_hear_it(postgres: str) -> None:
    async def story(here: House, there: House) -> None:
        room, other = await seated(here, there, Clock("turn", 60))
        for house, at in ((here, room), (there, other)):
            house.times.ahead += 100
            at.begin()
        while len(room.table.notes) < 2 or len(other.table.notes) < 2:
            await asyncio.sleep(0.02)
            await room.catch_up()
            await other.catch_up()
        for house, at in ((here, room), (there, other)):
            house.times.ahead += 100
            at.begin()
        await asyncio.sleep(0.2)
        await room.catch_up()
        assert [(note.kind, note.seat) for note in room.table.notes] == [("time_up", 0), ("time_up", 1)]

    with_two(postgres, story)


def test_a_game_that_begins_with_bots_begins_its_clocks_by_the_time_of_the_database(
    postgres: str, jumping: None
) -> None:
    async def story(here: House, there: House) -> None:
        alone = [SeatPlan("you"), SeatPlan("bot", "sailor")]
        room, *_ = await here.create(CreateTable("silver_gold", alone, "Anne", clock=GAME))
        now = int(await here.store.time())
        assert abs(room.table.clocks.hands[0].since - now - UNSEEN) <= 2
        # Somebody waits for an hour, and then lets bots have the open seats.
        wants = FillTable("sailor")
        waiting = [SeatPlan("you"), SeatPlan("open")]
        room, *_ = await here.create(CreateTable("silver_gold", waiting, "Anne", clock=GAME))
        here.times.ahead += HOUR
        await room.act(lambda table: permits.fill(table, 0, wants.level))
        assert abs(room.table.clocks.hands[0].since - now - HOUR - UNSEEN) <= 2
        assert (await there.room(room.table.setup.id)).table.clocks.due() == room.table.clocks.due()

    with_two(postgres, story)


@pytest.mark.parametrize(
    "clock",
    [
        {"kind": "turn", "seconds": 0},
        {"kind": "turn", "seconds": -1},
        {"kind": "game", "seconds": 300, "more": -1},
        {"kind": "days", "seconds": 15 * DAY},
        {"kind": "days", "seconds": 1.5},
        {"kind": "days"},
        "soon",
    ],
)
def test_a_table_with_an_impossible_clock_is_refused(server: Server, clock: object) -> None:
    async def story(guests: Guests) -> None:
        anne = guests.come()
        seats = [{"kind": "you"}, {"kind": "bot", "level": "random"}]
        plan = {"game": "silver_gold", "seats": seats, "name": "Anne", "clock": clock}
        answer = await anne.http.post("/api/tables", json=plan)
        assert (answer.status_code, answer.json()["code"]) == (400, "wrong_shape")

    run(server.address, story)
