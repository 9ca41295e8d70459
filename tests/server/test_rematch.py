"""The next game of the same people: one new table, however often and by however many it is asked for."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from sqlalchemy import func, select

from doubloon.server import archive
from doubloon.server.api import CreateTable, SeatPlan
from doubloon.server.database import log, tables
from doubloon.server.gates import Refusal
from doubloon.server.house import House
from doubloon.server.room import Room
from doubloon.server.store import open_store
from tests.server.housing import with_house
from tests.server.serving import Guests, Server, run, sqlite_in
from tests.server.test_away import next_move

ANNE, BONNY = range(2)


def with_finished(folder: Path, story: Callable[[House, Room], Awaitable[None]]) -> None:
    """A table of two people who have played to the end."""

    async def told(house: House) -> None:
        room, *_ = await house.create(CreateTable("silver_gold", [SeatPlan("you"), SeatPlan("open")], "Anne"))
        await house.join(room, BONNY, "Bonny")
        while room.table.phase != "over":
            await room.act(next_move)
        await story(house, room)

    with_house(sqlite_in(folder), told)


async def counted(house: House) -> tuple[int, int]:
    """How many tables there are, and of how many there is a log."""
    async with house.store.engine.connect() as connection:
        rows = int(await connection.scalar(select(func.count()).select_from(tables)) or 0)
        logs = int(await connection.scalar(select(func.count(log.c.table_id.distinct()))) or 0)
    return rows, logs


def test_a_rematch_that_is_refused_leaves_no_table_behind(tmp_path: Path) -> None:
    async def story(house: House, old: Room) -> None:
        new, *_ = await house.rematch(old, ANNE, "Anne")
        for _ in range(5):
            with pytest.raises(Refusal, match="sits here already"):
                await house.rematch(old, ANNE, "Anne")
        assert await counted(house) == (2, 2)
        assert (await house.rematch(old, BONNY, "Bonny"))[0] is new
        assert await counted(house) == (2, 2)
        assert set(house.rooms) == {old.table.setup.id, new.table.setup.id}

    with_finished(tmp_path, story)


def test_all_who_ask_at_once_meet_at_one_table(tmp_path: Path) -> None:
    async def story(house: House, old: Room) -> None:
        asking = [house.rematch(old, seat, name) for seat, name in ((ANNE, "Anne"), (BONNY, "Bonny")) * 5]
        answers = await asyncio.gather(*asking, return_exceptions=True)
        seated = [answer for answer in answers if not isinstance(answer, BaseException)]
        assert sorted(str(seat) for _, seat, *_ in seated) == ["0", "1"]
        assert {room.table.setup.id for room, *_ in seated} == {old.table.rematch}
        assert all(isinstance(answer, tuple | Refusal) for answer in answers)
        assert await counted(house) == (2, 2)

    with_finished(tmp_path, story)


def test_a_rematch_whose_table_was_removed_is_opened_anew(server: Server) -> None:
    async def story(guests: Guests) -> None:
        anne, bonny = guests.come(), guests.come()
        seats = [{"kind": "you"}, {"kind": "open"}]
        id = (await anne.post("/api/tables", game="silver_gold", seats=seats, name="Anne"))["table"]
        await bonny.post(f"/api/tables/{id}/join", name="Bonny")
        await asyncio.gather(*[(await player.table(id)).play_out() for player in (anne, bonny)])
        first = (await anne.post(f"/api/tables/{id}/rematch"))["table"]
        store = await open_store(server.db)
        try:
            assert await archive.remove(store.engine, [first]) == 1
        finally:
            await store.close()
        fresh = await bonny.post(f"/api/tables/{id}/rematch")
        assert fresh["table"] not in (id, first)
        assert (await anne.post(f"/api/tables/{id}/rematch"))["table"] == fresh["table"]
        assert (await anne.get(f"/api/tables/{id}"))["table"]["rematch"] == fresh["table"]

    run(server.address, story)
