"""Games that were begun on an earlier Doubloon go on.

`tests/data/server/before-clocks.sql` is the database of a server of 17 November 2026, before tables had clocks
(revision 0002). Each line of its head is a seat: game, table, number, token.
"""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from doubloon.core.record import parse_record, verify
from doubloon.registry import finder
from doubloon.server.cookies import PREFIX
from tests.server.serving import Browser, Guests, Player, Server, run, sqlite_in

OLD = Path(__file__).parents[1] / "data" / "server" / "before-clocks.sql"


@pytest.fixture(scope="module")
def upgraded(tmp_path_factory: pytest.TempPathFactory) -> Server:
    """Today's server, still to be started, on the file of then."""
    folder = tmp_path_factory.mktemp("upgraded")
    with closing(sqlite3.connect(folder / "tables.db")) as connection:
        connection.executescript(OLD.read_text(encoding="utf-8"))
    return Server(sqlite_in(folder))


def seats_of(game: str) -> list[tuple[str, str, str]]:
    heads = [line.split()[1:] for line in OLD.read_text(encoding="utf-8").splitlines() if line.startswith("-- ")]
    return [(table, seat, token) for of, table, seat, token in heads if of == game]


def revision(server: Server) -> str:
    with closing(sqlite3.connect(server.db.removeprefix("sqlite:///"))) as connection:
        return str(connection.execute("SELECT version_num FROM alembic_version").fetchone()[0])


async def seated(browser: Browser, table: str, seat: str, token: str) -> Player:
    browser.http.cookies.set(PREFIX + table, f"{seat}.{token}")
    return await browser.table(table)


def test_games_begun_on_an_earlier_version_go_on(upgraded: Server) -> None:
    with upgraded:
        assert revision(upgraded) > "0002"

        async def story(guests: Guests) -> None:
            for game in ("jackal", "silver_gold"):
                players = [await seated(guests.come(), *seat) for seat in seats_of(game)]
                assert [player.seat for player in players] == [0, 1]
                assert [line["text"] for line in players[0].chat] == ["Ahoy"]
                assert min(player.version for player in players) > 20
                if game == "jackal":
                    mover = next(player for player in players if player.moves)
                    assert await mover.play()
                    continue
                await asyncio.gather(*(player.play_out() for player in players))  # to its end
                assert [player.refused for player in players] == [[], []]
                table = seats_of(game)[0][0]
                text = (await guests.come().http.get(f"/api/tables/{table}/record")).text
                assert verify(parse_record(text), finder()).state.over()

        run(upgraded.address, story)
