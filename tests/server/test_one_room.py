"""One room a table, whoever holds it for however long; and no room for those who have no business there."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path

import msgspec
import pytest

from doubloon.core.view import SPECTATOR
from doubloon.server import house, permits
from doubloon.server.api import CreateTable, SeatPlan
from doubloon.server.conversation import Conversation
from doubloon.server.gates import Refusal
from doubloon.server.house import House
from doubloon.server.room import Room
from tests.server.housing import with_house
from tests.server.serving import Browser, Guests, Server, run, sqlite_in


def with_hasty_house(
    folder: Path, monkeypatch: pytest.MonkeyPatch, story: Callable[[House, Room], Awaitable[None]]
) -> None:
    """A house that puts tables away at once, with a table that nobody looks at yet."""
    monkeypatch.setattr(house, "SWEEP", 0.01)
    monkeypatch.setattr(house, "KEPT", 0.0)

    async def told(hasty: House) -> None:
        room, *_ = await hasty.create(CreateTable("silver_gold", [SeatPlan("you"), SeatPlan("open")], "Anne"))
        await story(hasty, room)

    with_house(sqlite_in(folder), told)


async def swept(hasty: House) -> None:
    """Long enough for the broom to come by several times."""
    before = list(hasty.rooms.values())
    await asyncio.sleep(0.1)
    assert set(hasty.rooms.values()) <= set(before)


def hello() -> bytes:
    return msgspec.json.encode({"type": "hello", "protocol": 1})


def test_who_says_hello_late_enters_the_room_where_the_others_are(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(hasty: House, room: Room) -> None:
        id = room.table.setup.id
        early = Conversation(await hasty.room(id), 0, room.table.places[0].tokens[0])
        await swept(hasty)
        late = Conversation(await hasty.room(id), SPECTATOR)
        await late.hear(hello())
        await early.hear(hello())
        await early.hear(msgspec.json.encode({"type": "chat", "text": "Is anybody there?"}))
        assert early.room is late.room is hasty.rooms[id]
        assert b"Is anybody there?" in b"".join(late.to_send())
        assert late.room.presence().online == [True, False]
        for who in (early, late):
            who.leave()
        await swept(hasty)
        assert not hasty.rooms

    with_hasty_house(tmp_path, monkeypatch, story)


def test_in_a_room_that_was_put_away_nothing_happens_any_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(hasty: House, room: Room) -> None:
        id, seq = room.table.setup.id, room.table.seq
        await swept(hasty)
        assert id not in hasty.rooms
        with pytest.raises(Refusal) as refusal:
            await room.act(lambda table: permits.say(table, 0, "Hear me"))
        assert refusal.value.code == "stale"
        assert (await hasty.room(id)).table.seq == seq

    with_hasty_house(tmp_path, monkeypatch, story)


def test_what_is_being_written_keeps_the_room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A database may take its time; meanwhile nobody opens the table a second time."""

    async def story(hasty: House, room: Room) -> None:
        id, append = room.table.setup.id, hasty.store.append

        async def slow(*entry: object) -> bool:
            await swept(hasty)
            return await append(*entry)  # type: ignore[arg-type]

        monkeypatch.setattr(hasty.store, "append", slow)
        joining = asyncio.create_task(hasty.join(room, 1, "Bonny"))
        await asyncio.sleep(0.05)
        assert await hasty.room(id) is room
        await joining
        assert room.table.places[1].name == "Bonny"

    with_hasty_house(tmp_path, monkeypatch, story)


async def in_memory(browser: Browser) -> int:
    """How many tables the server has in its memory."""
    lines = (await browser.http.get("/metrics")).text.splitlines()
    return int(float(next(line for line in lines if line.startswith("doubloon_tables ")).split()[1]))


def test_invented_cookies_load_nothing(tmp_path: Path) -> None:
    seats = [{"kind": "you"}, {"kind": "open"}]
    ids: list[str] = []
    mine: dict[str, str] = {}

    async def before(guests: Guests) -> None:
        anne = guests.come()
        for _ in range(3):
            ids.append((await anne.post("/api/tables", game="silver_gold", seats=seats, name="Anne"))["table"])
        mine.update(anne.http.cookies)

    async def after(guests: Guests) -> None:
        liar = guests.come()
        for id in ids:
            liar.http.cookies.set(f"seat_{id}", "0.invented", path="/")
        liar.http.cookies.set("seat_nowhere", "0.invented", path="/")
        answer = await liar.http.get("/api/tables")
        assert answer.json()["own"] == []
        assert await in_memory(liar) == 0
        taken = answer.headers.get_list("set-cookie")
        assert [cookie.partition("=")[0] for cookie in taken] == ["seat_nowhere"]
        anne = guests.come()
        anne.http.cookies.set(f"seat_{ids[0]}", mine[f"seat_{ids[0]}"], path="/")
        own = (await anne.get("/api/tables"))["own"]
        assert [(card["table"]["id"], card["you"]) for card in own] == [(ids[0], 0)]
        assert await in_memory(anne) == 1

    async def from_before(guests: Guests) -> None:
        anne = guests.come()
        anne.http.cookies.update(mine)
        assert len((await anne.get("/api/tables"))["own"]) == 3

    server = Server(sqlite_in(tmp_path))
    with server:
        run(server.address, before)
        server.stop()
    with Server(server.db) as again:
        run(again.address, after)
        again.stop()
    with closing(sqlite3.connect(server.db.removeprefix("sqlite:///"))) as database, database:
        database.execute("UPDATE tables SET tokens = '[]'")
    with Server(server.db) as again:
        run(again.address, from_before)
        again.stop()
    with closing(sqlite3.connect(server.db.removeprefix("sqlite:///"))) as database, database:
        assert database.execute("SELECT count(*) FROM tables WHERE tokens = '[]'").fetchone() == (0,)
