"""What is kept how long, what goes, and what whoever looks on is told."""

from __future__ import annotations

import asyncio
from pathlib import Path
from time import time

import pytest
from sqlalchemy import func, select, update

from doubloon.core.record import parse_record, verify
from doubloon.core.view import SPECTATOR
from doubloon.registry import finder
from doubloon.server import archive, keeping
from doubloon.server.api import CreateTable, SeatPlan
from doubloon.server.conversation import Conversation
from doubloon.server.database import claims, log, records, snapshots, tables
from doubloon.server.entries import Said
from doubloon.server.gates import Refusal
from doubloon.server.house import House
from doubloon.server.keeping import DAY, HOUR, BadKeep, Keep, read_keep
from doubloon.server.room import Room, Watcher
from doubloon.server.writing import TableGone
from tests.server.housing import with_house
from tests.server.serving import Guests, Server, run, sqlite_in

HELLO = b'{"type": "hello", "protocol": 1}'


@pytest.fixture(params=["SQLite", "PostgreSQL"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    found: str = sqlite_in(tmp_path) if request.param == "SQLite" else request.getfixturevalue("postgres")
    return found


async def opened(house: House, *plans: SeatPlan) -> Room:
    room, *_ = await house.create(CreateTable("silver_gold", list(plans), "Anne", seed="kept"))
    return room


async def played_out(house: House) -> Room:
    room = await opened(house, *[SeatPlan("bot", "random")] * 2)
    watcher = Watcher(SPECTATOR, "")
    room.enter(watcher)
    while room.table.phase != "over":
        await asyncio.sleep(0.01)
    room.go(watcher)
    # Its snapshot and its record are written a moment later.
    while not room.idle or (await rows_of(house, room))[2] == 0:
        await asyncio.sleep(0.01)
    return room


async def age(house: House, room: Room, seconds: int, forgotten: bool = True) -> None:
    """As if nobody had touched the table for so long, and as a rule nobody had it in memory any more."""
    if forgotten:
        house.rooms.pop(room.table.setup.id, None)
    old = update(tables).where(tables.c.id == room.table.setup.id).values(touched=int(time()) - seconds)
    async with house.store.engine.begin() as connection:
        await connection.execute(old)


async def rows_of(house: House, room: Room) -> list[int]:
    """How many rows of each kind belong to a table: itself, log, snapshots, claims, records."""
    id = room.table.setup.id
    found = []
    async with house.store.engine.connect() as connection:
        for column in (tables.c.id, log.c.table_id, snapshots.c.table_id, claims.c.table_id, records.c.table_id):
            found.append(int(await connection.scalar(select(func.count()).where(column == id)) or 0))
    return found


NOTHING, RECORD = [0, 0, 0, 0, 0], [0, 0, 0, 0, 1]


def test_each_kind_of_table_goes_in_its_time_and_leaves_nothing_but_its_record(url: str) -> None:
    async def story(house: House) -> None:
        empty = await opened(house, SeatPlan("open"), SeatPlan("open"))
        waiting = await opened(house, SeatPlan("you"), SeatPlan("open"))
        playing = await opened(house, SeatPlan("you"), SeatPlan("bot", "random"))
        over = await played_out(house)
        young, old = 23 * HOUR, 25 * HOUR
        keep = Keep(empty=DAY, finished=2 * DAY, abandoned=3 * DAY)
        while not playing.idle:
            await asyncio.sleep(0.01)
        for room in (empty, waiting, playing, over):
            await age(house, room, young)
        await keeping.sweep(house.store, keep, house.rooms)
        assert [(await rows_of(house, room))[0] for room in (empty, waiting, playing, over)] == [1, 1, 1, 1]
        for room, seconds in ((empty, old), (waiting, young), (playing, old + 2 * DAY), (over, old + DAY)):
            await age(house, room, seconds)
        await keeping.sweep(house.store, keep, house.rooms)
        assert await rows_of(house, empty) == NOTHING
        assert (await rows_of(house, waiting))[0] == 1
        assert await rows_of(house, playing) == NOTHING
        assert await rows_of(house, over) == RECORD
        with pytest.raises(Refusal, match="no such table"):
            await house.room(over.table.setup.id)

    with_house(url, story, thinkers=1)


def test_a_table_in_memory_stays_and_one_that_is_looked_at_is_touched(url: str) -> None:
    async def story(house: House) -> None:
        room = await opened(house, SeatPlan("open"), SeatPlan("open"))
        await age(house, room, 9 * DAY, forgotten=False)  # the house, too, sweeps in these moments
        await keeping.sweep(house.store, Keep(), house.rooms)
        assert (await rows_of(house, room))[0] == 1
        room.enter(Watcher(SPECTATOR, ""))
        await keeping.look_round(house.store, house.rooms)
        await keeping.sweep(house.store, Keep())  # as another worker
        assert (await rows_of(house, room))[0] == 1

    with_house(url, story, thinkers=1)


def test_a_record_that_was_missed_is_written_before_the_table_goes(url: str) -> None:
    async def story(house: House) -> None:
        room = await played_out(house)
        async with house.store.engine.begin() as connection:
            await connection.execute(records.delete().where(records.c.table_id == room.table.setup.id))
        await age(house, room, 31 * DAY)
        await keeping.sweep(house.store, Keep(), house.rooms)
        assert await rows_of(house, room) == RECORD
        kept = await archive.record(house.store.engine, room.table.setup.id)
        assert kept is not None
        assert verify(parse_record(kept[1]), finder()).state.over()

    with_house(url, story, thinkers=1)


def test_a_table_that_cannot_be_read_is_left_aside_and_the_others_are_not(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def story(house: House) -> None:
        damaged, sound = await played_out(house), await played_out(house)
        async with house.store.engine.begin() as connection:
            await connection.execute(records.delete())
            await connection.execute(update(tables).where(tables.c.id == damaged.table.setup.id).values(setup="{"))
        for room in (damaged, sound):
            await age(house, room, 31 * DAY)
        await keeping.sweep(house.store, Keep(), house.rooms)
        assert await rows_of(house, sound) == RECORD
        assert (await rows_of(house, damaged))[0] == 1
        told = [record.message for record in caplog.records if "cannot be opened" in record.message]
        assert [damaged.table.setup.id[:6] in line for line in told] == [True]

    with_house(sqlite_in(tmp_path), story, thinkers=1)


def test_a_sweep_that_fails_is_not_the_last(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    swept = 0

    async def sweep(*_: object) -> int:
        nonlocal swept
        swept += 1
        raise ValueError("something that nobody thought of")

    monkeypatch.setattr(keeping, "sweep", sweep)
    monkeypatch.setattr(keeping, "MINUTE", 0.01)
    monkeypatch.setattr(keeping, "HOUR", 0.05)

    async def story(house: House) -> None:
        while swept < 3:
            await asyncio.sleep(0.01)

    with_house(sqlite_in(tmp_path), story, thinkers=1)
    assert caplog.text.count("old tables could not be looked for: something that nobody thought of") >= 2


def test_records_go_when_the_host_says_so_but_not_before_their_tables(url: str) -> None:
    async def story(house: House) -> None:
        room = await played_out(house)
        async with house.store.engine.begin() as connection:
            await connection.execute(update(records).values(finished=int(time()) - 10 * DAY))
        keep = Keep(records=9 * DAY)
        await keeping.sweep(house.store, keep, house.rooms)
        assert (await rows_of(house, room))[4] == 1
        await age(house, room, 31 * DAY)
        await keeping.sweep(house.store, keep, house.rooms)
        assert await rows_of(house, room) == NOTHING

    with_house(url, story, thinkers=1)


def test_whoever_is_at_a_removed_table_is_told_in_one_sentence(url: str) -> None:
    async def story(house: House) -> None:
        room = await opened(house, SeatPlan("you"), SeatPlan("open"))
        talk = Conversation(room, SPECTATOR)
        await talk.hear(HELLO)
        id = room.table.setup.id
        assert await archive.remove(house.store.engine, [id]) == 1
        with pytest.raises(Refusal, match="this table was removed"):
            await house.join(room, 1, "Mary")
        assert await rows_of(house, room) == NOTHING
        assert [b"this table was removed" in data for data in talk.to_send()] == [True]
        assert talk.ended
        with pytest.raises(Refusal, match="no such table"):
            await house.room(id)
        with pytest.raises(TableGone):
            await house.store.append(id, 9, Said(0, "hello", 1))

    with_house(url, story, thinkers=1)


def test_who_only_looks_learns_of_it_within_a_minute(url: str) -> None:
    async def story(house: House) -> None:
        room = await opened(house, SeatPlan("you"), SeatPlan("open"))
        talk = Conversation(room, SPECTATOR)
        await talk.hear(HELLO)
        talk.watcher.bell.clear()
        await archive.remove(house.store.engine, [room.table.setup.id])
        await keeping.look_round(house.store, house.rooms)
        assert talk.watcher.bell.is_set()
        assert [b"this table was removed" in data for data in talk.to_send()] == [True]

    with_house(url, story, thinkers=1)


def test_the_bots_of_a_removed_table_stop(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def story(house: House) -> None:
        room = await opened(house, *[SeatPlan("bot", "search:100")] * 2)
        watcher = Watcher(SPECTATOR, "")
        room.enter(watcher)
        await archive.remove(house.store.engine, [room.table.setup.id])
        while not room.removed:
            await asyncio.sleep(0.01)
        room.go(watcher)
        while not room.idle:
            await asyncio.sleep(0.01)
        assert await rows_of(house, room) == NOTHING

    with_house(sqlite_in(tmp_path), story, thinkers=1)
    assert not caplog.records


def test_the_socket_of_a_removed_table_is_closed_and_its_record_can_still_be_had(server: Server) -> None:
    async def story(guests: Guests) -> None:
        anne = guests.come()
        bots = [{"kind": "bot", "level": "random"}] * 2
        over = (await anne.post("/api/tables", game="silver_gold", seats=bots, name="Anne"))["table"]
        player = await anne.table(over)
        await player.until(lambda: player.over)
        people = [{"kind": "you"}, {"kind": "open"}]
        waiting = (await anne.post("/api/tables", game="silver_gold", seats=people, name="Anne"))["table"]
        sitting = await anne.table(waiting)
        remove = ["tables", "remove", "--db", server.db, over[:8], waiting]
        process = await asyncio.create_subprocess_exec(*server.command()[:3], *remove, stdout=asyncio.subprocess.PIPE)
        out, _ = await process.communicate()
        assert out == b"2 tables removed\n"
        await sitting.say("chat", text="is anybody here?")
        await sitting.until(lambda: bool(sitting.refused))
        assert sitting.refused[-1]["message"] == "this table was removed"
        await asyncio.wait_for(sitting.connection.wait_closed(), 10)
        assert sitting.connection.close_code == 4404
        assert (await anne.http.get(f"/api/tables/{waiting}")).status_code == 404
        record = await anne.http.get(f"/api/tables/{over}/record")
        assert verify(parse_record(record.text), finder()).state.over()

    run(server.address, story)


@pytest.mark.parametrize(
    ("text", "keep"),
    [
        ("empty=12h", Keep(empty=12 * HOUR)),
        ("finished=7d,records=365d", Keep(finished=7 * DAY, records=365 * DAY)),
        ("abandoned=forever,empty=forever,finished=forever", Keep(None, None, None)),
    ],
)
def test_what_keep_says(text: str, keep: Keep) -> None:
    assert read_keep(text) == keep


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("empty", "takes empty, finished, abandoned, records with times"),
        ("empty=1d,", "not ''"),
        ("full=1d", "not 'full=1d'"),
        ("empty=1d,empty=2d", "names empty twice"),
        *[
            (f"empty={age}", "12h, 30d or forever")
            for age in ("", "0d", "-1d", "1", "1m", "1.5d", "1 d", "D", "9999999d", "٣d")
        ],
    ],
)
def test_what_keep_cannot_mean_is_refused_in_one_sentence(text: str, complaint: str) -> None:
    with pytest.raises(BadKeep, match=complaint):
        read_keep(text)
