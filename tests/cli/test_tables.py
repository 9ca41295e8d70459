"""`doubloon tables`: what a server keeps, for whoever runs it."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from time import time

import pytest
from sqlalchemy import update

from doubloon.core.view import SPECTATOR
from doubloon.server.api import CreateTable, SeatPlan
from doubloon.server.database import tables
from doubloon.server.house import House
from doubloon.server.keeping import DAY
from doubloon.server.room import Watcher
from tests.cli.running import Doubloon


class Kept:
    """A database with a table of each phase, the finished one touched forty days ago."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.url = f"sqlite:///{file}"
        self.ids: dict[str, str] = {}

    async def fill(self) -> None:
        house = House(self.url, thinkers=1)
        await house.open()
        plans = {
            "waiting": [SeatPlan("you"), SeatPlan("open")],
            "playing": [SeatPlan("you"), SeatPlan("bot", "random")],
            "over": [SeatPlan("bot", "random")] * 2,
        }
        for phase, seats in plans.items():
            room, *_ = await house.create(CreateTable("silver_gold", seats, "Anne", seed=phase))
            self.ids[phase] = room.table.setup.id
        room.enter(Watcher(SPECTATOR, ""))
        async with asyncio.timeout(30):
            while room.table.phase != "over":
                await asyncio.sleep(0.01)
        await asyncio.sleep(0.1)  # what lists show is written a moment later
        old = update(tables).where(tables.c.id == self.ids["over"]).values(touched=int(time()) - 40 * DAY)
        async with house.store.engine.begin() as connection:
            await connection.execute(old)
        await house.close()


@pytest.fixture(scope="module")
def filled(tmp_path_factory: pytest.TempPathFactory) -> Kept:
    kept = Kept(tmp_path_factory.mktemp("filled") / "tables.db")
    asyncio.run(kept.fill())
    return kept


@pytest.fixture
def kept(filled: Kept, tmp_path: Path) -> Kept:
    """One for this test alone."""
    kept = Kept(tmp_path / "tables.db")
    kept.ids = filled.ids
    shutil.copy(filled.file, kept.file)
    return kept


def listed(doubloon: Doubloon, kept: Kept, *arguments: str) -> dict[str, str]:
    """The phases of the tables that are listed, by their ids."""
    found = doubloon("tables", "list", "--db", kept.url, "--json", *arguments).json()["tables"]
    return {one["id"]: one["phase"] for one in found}


def test_every_table_is_one_line(doubloon: Doubloon, kept: Kept) -> None:
    shown = doubloon("tables", "list", "--db", kept.url)
    assert shown.code == 0
    lines = [line for line in shown.out.splitlines() if "silver_gold" in line]
    assert len(lines) == 3
    for phase, id in kept.ids.items():
        (line,) = (line for line in lines if line.split()[0] == id)
        assert phase in line.split()
    assert any("Anne, random" in line for line in lines)
    assert listed(doubloon, kept, "--phase", "over") == {kept.ids["over"]: "over"}
    assert listed(doubloon, kept, "--older", "41d") == {}
    assert listed(doubloon, kept, "--older", "39d") == {kept.ids["over"]: "over"}
    assert listed(doubloon, kept, kept.ids["playing"][:6]) == {kept.ids["playing"]: "playing"}


def test_a_table_that_cannot_be_read_is_told_in_a_line_and_the_others_are_exported(
    doubloon: Doubloon, kept: Kept, caplog: pytest.LogCaptureFixture
) -> None:
    with closing(sqlite3.connect(kept.file)) as database, database:
        database.execute("UPDATE tables SET setup = '{' WHERE id = ?", (kept.ids["waiting"],))
    done = doubloon("tables", "export", "--db", kept.url, *kept.ids.values(), "--unfinished")
    assert done.code == 1
    assert done.out.count(".txt") == 2
    assert [kept.ids["waiting"][:6] in record.message for record in caplog.records] == [True]


def test_a_record_is_exported_and_verified(doubloon: Doubloon, kept: Kept) -> None:
    exported = doubloon("tables", "export", "--db", kept.url, "--phase", "over", "--to", "records")
    assert exported.code == 0
    file = exported.out.strip()
    assert file == f"records/silver_gold-{kept.ids['over'][:6]}.txt"
    assert doubloon("verify", file).out.startswith("ok")


def test_a_game_that_is_not_over_keeps_its_secrets_unless_the_host_insists(doubloon: Doubloon, kept: Kept) -> None:
    wanted = ("tables", "export", kept.ids["playing"], "--db", kept.url)
    assert "--unfinished writes it all the same" in doubloon(*wanted).complaint()
    assert not list(Path().iterdir())
    file = doubloon(*wanted, "--unfinished").out.strip()
    assert "unfinished" in doubloon("verify", file).out
    assert "has not begun" in doubloon("tables", "export", kept.ids["waiting"], "--db", kept.url).out


def test_without_a_word_what_to_do_tables_are_listed(doubloon: Doubloon, kept: Kept) -> None:
    listed = doubloon("tables", "list", "--db", kept.url).out
    assert kept.ids["playing"] in listed
    assert doubloon("tables", "--db", kept.url).out == doubloon("tables", "--db", kept.url, "list").out == listed


def test_removed_tables_are_gone_and_the_record_of_a_finished_game_stays(doubloon: Doubloon, kept: Kept) -> None:
    over = kept.ids["over"]
    removed = doubloon("tables", "remove", "--older", "30d", "--phase", "over", "--db", kept.url)
    assert removed.out == "1 table removed\n"
    assert listed(doubloon, kept)[over] == "record"
    exported = doubloon("tables", "export", over, "--db", kept.url)
    assert doubloon("verify", exported.out.strip()).code == 0
    removed = doubloon("tables", "remove", over, kept.ids["waiting"], "--records", "--db", kept.url)
    assert removed.out == "1 table removed, 1 record removed\n"
    assert listed(doubloon, kept) == {kept.ids["playing"]: "playing"}
    assert "bytes before" in doubloon("tables", "vacuum", "--db", kept.url).out


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["remove"], "say which tables to remove"),
        (["export"], "say which tables to export"),
        (["remove", "abc"], "is no id of a table"),
        (["remove", "%_%_%_%"], "is no id of a table"),
        (["remove", "Nobody0"], "there is no such table"),
        (["remove", "--older", "forever"], "12h or 30d"),
        (["remove", "--older", "soon"], "12h, 30d or forever"),
        (["list", "--phase", "lost"], "invalid choice"),
    ],
)
def test_what_cannot_be_done_is_one_sentence(
    doubloon: Doubloon, kept: Kept, arguments: list[str], complaint: str
) -> None:
    assert complaint in doubloon("tables", *arguments, "--db", kept.url).complaint()
    assert len(listed(doubloon, kept)) == 3


def test_a_database_that_is_not_there_is_not_made(doubloon: Doubloon) -> None:
    assert "there is no database nowhere.db" in doubloon("tables", "list", "--db", "sqlite:///nowhere.db").complaint()
    assert not list(Path().iterdir())


def test_what_is_no_database_is_one_sentence(doubloon: Doubloon) -> None:
    Path("letter.txt").write_text("Dear Anne, " * 99)
    assert "file is not a database" in doubloon("tables", "list", "--db", "sqlite:///letter.txt").complaint()


def test_serve_refuses_what_keep_cannot_mean(doubloon: Doubloon) -> None:
    assert "--keep takes" in doubloon("serve", "--keep", "tables=1d").complaint()
