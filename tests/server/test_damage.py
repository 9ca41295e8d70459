"""Nothing is written that cannot be applied, and a log that cannot be applied to its end still opens."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import subprocess
from collections.abc import Awaitable, Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest

from doubloon.core.errors import BadRecord
from doubloon.core.record import parse_record, verify
from doubloon.games.maracaibo.box.components import load_box
from doubloon.registry import find_game
from doubloon.server import entries
from doubloon.server.api import CreateTable, SeatPlan
from doubloon.server.entries import Answered, Entry, Moved, Said, TookBack
from doubloon.server.gates import Refusal
from doubloon.server.house import House
from doubloon.server.room import Room, Watcher
from tests.server.housing import play, with_house
from tests.server.serving import Browser, Guests, Player, Server, run, sqlite_in
from tests.server.test_workers import at_a_table, until_equal


@pytest.fixture(scope="module", name="server")
def own_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server of these tests' own, as what they damage stays damaged."""
    with Server(sqlite_in(tmp_path_factory.mktemp("damaged"))) as server:
        yield server


def with_room(folder: Path, story: Callable[[House, Room], Awaitable[None]]) -> None:
    """A table of two people who have begun to play, in this process."""

    async def told(house: House) -> None:
        room, *_ = await house.create(CreateTable("silver_gold", [SeatPlan("open")] * 2, "nobody"))
        for seat in (0, 1):
            await house.join(room, seat, f"Player {seat}")
        await story(house, room)

    with_house(sqlite_in(folder), told)


async def refused(room: Room, entry: Entry) -> Refusal:
    with pytest.raises(Refusal) as refusal:
        await room.act(lambda table: entry)
    return refusal.value


def test_what_does_not_fit_is_refused_and_never_written(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def story(house: House, room: Room) -> None:
        table, id = room.table, room.table.setup.id
        written = await house.store.since(id, 0)
        undo = await refused(room, TookBack(0))
        assert (undo.code, undo.reason) == ("undo_refused", "nothing")
        illegal = await refused(room, Moved(0, len(table.game.moveset) - 1))
        assert (illegal.code, illegal.clause != "") == ("illegal", True)
        assert (await refused(room, Moved(0, 1 << 30))).code == "illegal"
        assert not caplog.records
        broken = await refused(room, Answered(99, 0, True))
        assert (broken.code, str(broken)) == ("broken", "that cannot be done because of a fault in the server")
        assert [record.exc_info is not None for record in caplog.records] == [True]
        assert "KeyError" not in str(broken)
        assert room.table is table
        assert await house.store.since(id, 0) == written
        await play(room, 0)
        assert len(await house.store.since(id, 0)) == len(written) + 1

    with_room(tmp_path, story)


def sql(server: Server, statement: str, *values: object) -> list[Any]:
    """Something done to the database behind the server's back."""
    with closing(sqlite3.connect(server.db.removeprefix("sqlite:///"))) as database, database:
        return database.execute(statement, values).fetchall()


def written_behind(text: str) -> Callable[[Server, str, int], None]:
    def damage(server: Server, id: str, seq: int) -> None:
        sql(server, "INSERT INTO log VALUES (?, ?, ?)", id, seq, text)

    return damage


def lost_before(server: Server, id: str, seq: int) -> None:
    """An entry is missing, and another stands behind the gap."""
    written_behind(entries.encode(Moved(0, 0)))(server, id, seq + 1)


DAMAGES = {
    "an illegal move": written_behind(entries.encode(Moved(0, 0))),
    "an undo of nothing": written_behind(entries.encode(TookBack(1))),
    "an answer to nobody": written_behind(entries.encode(Answered(99, 0, True))),
    "a seat that is none": written_behind(entries.encode(Said(7, "Ahoi", 5))),
    "a kind of tomorrow": written_behind('{"type":"flew","seat":0}'),
    "no entry at all": written_behind("\x00{"),
    "a gap": lost_before,
}


SETUP = "SELECT setup FROM tables WHERE id = ?"


async def begun(browser: Browser) -> tuple[str, Player]:
    """A public table of one person and a second seat that a friend has, after one move of the person's."""
    seats = [{"kind": "you"}, {"kind": "open"}]
    opened = await browser.post("/api/tables", game="silver_gold", seats=seats, name="Anne", public=True)
    friend = Browser(browser.address)
    await friend.post(f"/api/tables/{opened['table']}/join", name="Bonny")
    await friend.close()
    anne = await browser.table(opened["table"])
    await anne.play()
    return opened["table"], anne


@pytest.fixture
def story_file(tmp_path: Path) -> Path:
    return tmp_path / "said"


def test_a_log_that_cannot_be_applied_opens_where_it_still_could(tmp_path: Path, story_file: Path) -> None:
    """For looking and for download; whoever runs the server reads one line about each, and can have the records."""
    cookies: dict[str, str] = {}
    known: dict[str, Player] = {}

    async def before(guests: Guests) -> None:
        browser = guests.come()
        for kind in DAMAGES:
            known[kind] = (await begun(browser))[1]
        cookies.update(dict(browser.http.cookies))

    async def after(guests: Guests) -> None:
        browser = guests.come()
        browser.http.cookies.update(cookies)
        own = (await browser.get("/api/tables"))["own"]
        assert {(card["table"]["damaged"], card["your_turn"]) for card in own} == {(4, False)}
        assert len(own) == len(DAMAGES)
        for was in known.values():
            id = was.table["id"]
            anne = await browser.table(id)
            assert (anne.table["damaged"], was.table["damaged"]) == (4, 0)
            assert anne.view == was.view
            assert anne.undo == {"free": False, "reason": "nothing"}
            for type, fields in (
                ("move", {"version": anne.version, "move": 0}),
                ("undo", {"version": anne.version}),
                ("chat", {"text": "Ahoi"}),
            ):
                assert not await anne.do(type, **fields)
                assert anne.refused[-1]["code"] == "damaged"
            assert (await browser.post(f"/api/tables/{id}/leave"))["code"] == "damaged"
            assert anne.table["seed"] is None
            (secret,) = (msgspec.json.decode(row[0])["seed"] for row in sql(server, SETUP, id))
            for whose, somebody in (("seat 1", browser), ("spectators", guests.come())):
                seen = (await somebody.http.get(f"/api/tables/{id}/record")).text
                assert seen.startswith(f"# What {whose} saw of a game that stands still: entry 4")
                assert "seed: hidden" in seen
                assert secret not in seen
                with pytest.raises(BadRecord):
                    parse_record(seen)
            for seat in (-1, 0, 1):
                assert (await browser.get(f"/api/tables/{id}/replay?ply=1&seat={seat}"))["code"] == "not_over"

    server = Server(sqlite_in(tmp_path))
    with server:
        run(server.address, before)
        server.stop()
    for kind, damage in DAMAGES.items():
        id = known[kind].table["id"]
        damage(server, id, sql(server, "SELECT max(seq) + 1 FROM log WHERE table_id = ?", id)[0][0])
    with story_file.open("wb") as said, Server(server.db, stdout=said) as again:
        run(again.address, after)
        again.stop()
    ids = [was.table["id"] for was in known.values()]
    export = [*again.command()[:3], "tables", "export", "--db", server.db, "--unfinished", "--to", str(tmp_path), *ids]
    assert subprocess.run(export, capture_output=True, check=False).returncode == 0
    for id in ids:
        record = parse_record((tmp_path / f"silver_gold-{id[:6]}.txt").read_text())
        match = verify(record, lambda game, ruleset, _: find_game(game, ruleset))
        assert len(match.moves) == 1
    lines = story_file.read_text()
    assert lines.count("entry 4 of its log cannot be applied") == len(DAMAGES)
    assert "Traceback" not in lines


def test_a_table_whose_game_is_unknown_is_refused_and_others_are_not(server: Server) -> None:
    async def story(guests: Guests) -> None:
        browser = guests.come()
        seats = [{"kind": "you"}, {"kind": "open"}]
        ids = [
            (await browser.post("/api/tables", game="silver_gold", seats=seats, name="Anne", public=True))["table"]
            for _ in range(4)
        ]
        sound, unknown, unreadable, faceless = ids
        sql(server, "UPDATE tables SET setup = replace(setup, 'silver_gold', 'whist') WHERE id = ?", unknown)
        sql(server, "UPDATE tables SET setup = '{' WHERE id = ?", unreadable)
        sql(server, "UPDATE tables SET card = '{' WHERE id = ?", faceless)
        server.stop()
        server.start()
        for id in (unknown, unreadable):
            answer = await browser.http.get(f"/api/tables/{id}")
            assert (answer.status_code, answer.json()["code"]) == (409, "damaged")
            player = await browser.connect(id)
            await player.hear()
            assert player.refused[-1]["code"] == "damaged"
        stranger = await guests.come().get("/api/tables")
        assert {card["table"]["id"] for card in stranger["open"]} == {sound, unknown, unreadable}
        lists = await browser.http.get("/api/tables")
        assert {card["table"]["id"] for card in lists.json()["own"]} == {sound, faceless}
        assert "set-cookie" not in lists.headers, "the seats at damaged tables are still theirs"

    run(server.address, story)


@pytest.mark.parametrize("tokens", ["{", "7", '[["a"], [7]]', ""])
def test_whose_a_table_is_can_be_read_from_its_log(server: Server, tokens: str) -> None:
    async def story(guests: Guests) -> None:
        browser = guests.come()
        seats = [{"kind": "you"}, {"kind": "open"}]
        id = (await browser.post("/api/tables", game="silver_gold", seats=seats, name="Anne"))["table"]
        sql(server, "UPDATE tables SET tokens = ? WHERE id = ?", tokens, id)
        lists = await browser.http.get("/api/tables")
        assert [card["table"]["id"] for card in lists.json()["own"]] == [id]
        assert "set-cookie" not in lists.headers

    run(server.address, story)


def test_an_entry_of_another_worker_that_does_not_fit_stops_the_table_here(
    postgres: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def story(here: House, there: House, room: Room, other: Room) -> None:
        await play(room, 0)
        await until_equal(room, other)
        watcher = Watcher(1, other.table.places[1].tokens[0])
        other.enter(watcher)
        version = other.everything_for(watcher).version
        id, good = room.table.setup.id, room.table.seq
        assert await here.store.append(id, good + 1, Answered(99, 0, True))
        while not other.table.damaged:
            await asyncio.sleep(0.01)
        news = other.news_for(watcher)
        assert news is not None
        assert (news.version, news.table and news.table.damaged) == (version + 1, good + 1)
        assert (other.table.seq, other.table.bots_due()) == (good, [])
        with pytest.raises(Refusal) as refusal:
            await play(room, 1)  # finds its place taken, reads on, and finds out
        assert refusal.value.code == "damaged"

    caplog.set_level(logging.ERROR)
    at_a_table(postgres, story)
    assert len([record for record in caplog.records if "cannot be applied" in record.message]) == 2


def test_a_table_that_was_begun_with_another_box_says_so_and_goes_on_when_that_is_back(tmp_path: Path) -> None:
    """The same file with other contents is another box: what was played with one means something else in the other."""
    printed = Path(load_box.__code__.co_filename).with_name("components.toml").read_text(encoding="utf-8")
    box = tmp_path / "box.toml"
    box.write_text(printed, encoding="utf-8")
    with Server(sqlite_in(tmp_path), "--components", f"maracaibo={box}") as server:

        async def story(guests: Guests) -> None:
            browser = guests.come()
            made = await browser.post("/api/tables", game="maracaibo", seats=[{"kind": "you"}], name="Anne")
            for text, code in ((printed.replace('"sugar"', '"molasses"'), "other_box"), (printed, None)):
                server.stop()
                box.write_text(text, encoding="utf-8")
                server.start()
                answer = await browser.http.get(f"/api/tables/{made['table']}")
                assert (answer.status_code, answer.json().get("code")) == (409 if code else 200, code)
                lists = await browser.http.get("/api/tables")
                assert "set-cookie" not in lists.headers, "the seat is still theirs"
            player = await browser.table(made["table"])
            assert player.moves, "the quests that were dealt wait to be chosen from"

        run(server.address, story)
