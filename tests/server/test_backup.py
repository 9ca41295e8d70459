"""A backup made while people play is a database that holds all that anybody was told before it began."""

from __future__ import annotations

import asyncio
import sqlite3
import sys
from contextlib import closing
from pathlib import Path

from tests.server.housing import a_house, match_of
from tests.server.serving import Guests, Player, Server, run, sqlite_in


async def backup(db: str, to: Path) -> tuple[int, str]:
    """As the host would do it, in a process of its own."""
    command = [sys.executable, "-m", "doubloon", "tables", "backup", str(to), "--db", db]
    pipe = asyncio.subprocess.PIPE
    process = await asyncio.create_subprocess_exec(*command, stdout=pipe, stderr=asyncio.subprocess.STDOUT)
    said, _ = await process.communicate()
    return process.returncode or 0, said.decode()


def test_a_backup_is_made_while_moves_are_made(tmp_path: Path) -> None:
    copies = [tmp_path / f"copy-{number}.db" for number in range(2)]
    known: list[dict[str, int]] = []

    with Server(sqlite_in(tmp_path)) as server:

        async def story(guests: Guests) -> None:
            players: dict[str, Player] = {}
            seats = [{"kind": "you"}, {"kind": "bot", "level": "random"}]
            for _ in range(3):
                browser = guests.come()
                id = (await browser.post("/api/tables", game="jackal", seats=seats, name="Anne"))["table"]
                players[id] = await browser.table(id)
            playing = [asyncio.create_task(player.play_out()) for player in players.values()]
            for copy in copies:
                await asyncio.sleep(0.5)
                known.append({id: int(player.view["ply"]) for id, player in players.items() if player.view})
                rc, said = await backup(server.db, copy)
                assert (rc, said.startswith(str(copy))) == (0, True), said
            rc, said = await backup(server.db, copies[0])
            assert rc == 2
            assert "is there already" in said
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
            assert all(player.updates for player in players.values())  # they did play meanwhile

        run(server.address, story)

    assert sorted(tmp_path.glob("copy-*")) == copies  # nothing beside them
    for copy, plies in zip(copies, known, strict=True):
        with closing(sqlite3.connect(copy)) as connection:
            assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        asyncio.run(check(copy, plies))
    assert sum(known[0].values()) < sum(known[1].values())


async def check(copy: Path, plies: dict[str, int]) -> None:
    """A server on the copy has every move that was told before it was made."""
    async with a_house(f"sqlite:///{copy}") as house:
        for id, told in plies.items():
            room = await house.room(id)
            assert not room.table.damaged
            assert len(match_of(room).moves) >= told
