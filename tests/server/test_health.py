"""A database that is locked, full or damaged: the server says so, and goes on by itself when that is over."""

from __future__ import annotations

import asyncio
import resource
import socket
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import httpx
import pytest

from doubloon.server import database
from doubloon.server.api import CreateTable, SeatPlan
from doubloon.server.conversation import Conversation
from doubloon.server.gates import Refusal
from doubloon.server.house import House
from doubloon.server.protocol import Refused
from doubloon.server.pulse import FRESH, Pulse
from tests.server.serving import ANSWERING, Guests, Server, free_port, run, sqlite_in

TWO = [{"kind": "you"}, {"kind": "open"}]


def health(server: Server) -> httpx.Response:
    return httpx.get(f"http://{server.address}/healthz", timeout=ANSWERING, verify=False)


def until_well(server: Server) -> None:
    for _ in range(200):
        if health(server).status_code == 200:
            return
        time.sleep(0.1)
    raise AssertionError("it does not get well by itself")


@contextmanager
def locked(folder: Path) -> Iterator[None]:
    """Another program holds the database and does not let go."""
    with closing(sqlite3.connect(folder / "tables.db", isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        yield
        other.execute("ROLLBACK")


def test_a_locked_database_is_no_good_health_and_play_goes_on_after_it(tmp_path: Path) -> None:
    async def story(guests: Guests) -> None:
        anne, bart = guests.come(), guests.come()
        id = (await anne.post("/api/tables", game="silver_gold", seats=TWO, name="Anne"))["table"]
        await bart.post(f"/api/tables/{id}/join", name="Bart")
        player = await anne.table(id)
        await asyncio.sleep(FRESH)
        with locked(tmp_path):
            saying = asyncio.create_task(player.do("chat", text="is anybody there?"))
            for _ in range(3):
                answer = await asyncio.to_thread(health, server)
                assert (answer.status_code, answer.text.count("\n")) == (503, 1)
                assert "has not answered for some time" in answer.text
            assert not saying.done()
        assert await saying
        await asyncio.to_thread(until_well, server)

    with Server(sqlite_in(tmp_path)) as server:
        run(server.address, story)


def test_a_full_disk_is_no_good_health(tmp_path: Path) -> None:
    with Server(sqlite_in(tmp_path)) as server:
        time.sleep(FRESH)
        # No file of the server may grow from now on: to a program a full disk looks just like that.
        size = (tmp_path / "tables.db-wal").stat().st_size
        limits = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (size, limits[1]))
        answer = health(server)
        assert answer.status_code == 503
        assert answer.text.startswith("the database does not take what is written (")
        opened = httpx.post(f"http://{server.address}/api/tables", json=NEW_TABLE, verify=False)
        assert (opened.status_code, opened.json()["code"]) == (503, "cannot_write")
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, limits)
        until_well(server)
        assert httpx.post(f"http://{server.address}/api/tables", json=NEW_TABLE, verify=False).status_code == 200


NEW_TABLE = {"game": "silver_gold", "seats": TWO, "name": "Anne"}


def test_a_lock_that_outlasts_our_patience_costs_what_was_said_then_and_nothing_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Who speaks is refused and stays connected; whoever runs the server reads one line."""
    monkeypatch.setattr(database, "LOCKED_SECONDS", 0.2)
    plan = CreateTable("silver_gold", [SeatPlan("you"), SeatPlan("open")], "Anne")

    async def story() -> None:
        house = House(sqlite_in(tmp_path), thinkers=0)
        await house.open()
        room, *_ = await house.create(plan)
        talk = Conversation(room, 0, room.table.places[0].tokens[0])
        await talk.hear(b'{"type": "hello", "protocol": 1}')
        before = room.table.seq
        await asyncio.sleep(0.1)  # the first sweep is over
        with locked(tmp_path):
            with pytest.raises(Refusal) as refusal:
                await house.join(room, None, "Bart")
            assert refusal.value.code == "cannot_write"
            await talk.hear(b'{"type": "chat", "text": "Is anybody there?"}')
            assert [(answer.code, answer.to) for answer in talk.answers if isinstance(answer, Refused)] == [
                ("cannot_write", "chat")
            ]
            assert "locked" in await house.pulse.trouble()
        assert [(record.message, record.exc_info) for record in caplog.records] == [
            ("the database does not take what is written: database is locked", None)
        ]
        assert room.table.seq == before
        await house.join(room, None, "Bart")
        assert room.table.phase == "playing"
        await asyncio.sleep(FRESH)
        assert await house.pulse.trouble() == ""
        await house.close()

    asyncio.run(story())


def test_however_many_ask_it_is_tried_once_a_second() -> None:
    beats = 0

    async def write() -> None:
        nonlocal beats
        beats += 1
        await asyncio.sleep(0.01)

    async def story() -> None:
        pulse = Pulse(write)
        assert set(await asyncio.gather(*(pulse.trouble() for _ in range(100)))) == {""}
        assert await pulse.trouble() == ""

    asyncio.run(story())
    assert beats == 1


# At the start


def serve(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "doubloon", "serve", "--port", str(free_port()), "--db", sqlite_in(folder)]
    return subprocess.run([*command, *arguments], capture_output=True, text=True, timeout=60, check=False)


def check_refused(done: subprocess.CompletedProcess[str], words: str) -> None:
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1), done.stderr
    assert words in done.stderr


def test_a_damaged_database_is_found_at_the_start(tmp_path: Path) -> None:
    asyncio.run(database.prepare(sqlite_in(tmp_path)))
    file = tmp_path / "tables.db"
    data = bytearray(file.read_bytes())
    with closing(sqlite3.connect(file)) as connection:
        query = "SELECT rootpage FROM sqlite_master WHERE name = 'log'"
        page, size = connection.execute(query).fetchone()[0], connection.execute("PRAGMA page_size").fetchone()[0]
    data[(page - 1) * size : page * size] = b"\x55" * size
    file.write_bytes(data)
    check_refused(serve(tmp_path), "is damaged")
    for wrong, words in (
        (bytes(data[: len(data) // 2]), "cannot be used .database disk image is malformed"),
        (b"Dear diary, " * 1000, "cannot be used .file is not a database"),
    ):
        file.write_bytes(wrong)
        with pytest.raises(database.BadDatabase, match=words):
            asyncio.run(database.prepare(sqlite_in(tmp_path)))
        assert file.read_bytes() == wrong


def test_a_server_that_cannot_listen_makes_no_database(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        check_refused(serve(tmp_path, "--port", str(taken.getsockname()[1])), "another --port")
    assert list(tmp_path.iterdir()) == []


def test_a_database_that_could_not_be_made_leaves_nothing_behind(tmp_path: Path) -> None:
    limit = f"ulimit -f 4; exec {sys.executable} -m doubloon serve --port {free_port()} --db {sqlite_in(tmp_path)}"
    done = subprocess.run(["bash", "-c", limit], capture_output=True, text=True, timeout=60, check=False)
    check_refused(done, "the database cannot be used (")
    assert list(tmp_path.iterdir()) == []


def test_every_commit_waits_for_the_disk(tmp_path: Path) -> None:
    async def story() -> None:
        engine = database.connect(sqlite_in(tmp_path))
        async with engine.connect() as connection:
            assert (await connection.exec_driver_sql("PRAGMA synchronous")).scalar() == 2  # FULL
            assert (await connection.exec_driver_sql("PRAGMA journal_mode")).scalar() == "wal"
        await engine.dispose()

    asyncio.run(story())
