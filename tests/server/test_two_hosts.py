"""Two hosts with one database and nothing else in common: people of one table may be at either, and change over."""

from __future__ import annotations

import asyncio
from pathlib import Path

from doubloon.core.record import parse_record, verify
from doubloon.registry import finder
from tests.server.serving import Guests, Server, run


def host(postgres: str, folder: Path) -> Server:
    """A server with a home, a folder for data and a place to stand that are nobody else's."""
    for name in ("home", "data", "tmp"):
        (folder / name).mkdir(parents=True)
    own = {"HOME": folder / "home", "XDG_DATA_HOME": folder / "data", "TMPDIR": folder / "tmp"}
    return Server(postgres, environment={name: str(path) for name, path in own.items()}, folder=folder)


def test_a_game_goes_on_at_the_other_host_when_one_is_gone(postgres: str, tmp_path: Path) -> None:
    one, other = host(postgres, tmp_path / "one"), host(postgres, tmp_path / "other")
    with one, other:

        async def story(guests: Guests) -> None:
            anne, bonny = guests.come(one.address), guests.come(other.address)
            seats = [{"kind": "you"}, {"kind": "open"}, {"kind": "bot", "level": "random"}]
            clock = {"kind": "turn", "seconds": 600}
            plan = {"game": "silver_gold", "seats": seats, "name": "Anne", "clock": clock}
            id = (await anne.post("/api/tables", **plan))["table"]
            await bonny.post(f"/api/tables/{id}/join", name="Bonny")
            here, there = await anne.table(id), await bonny.table(id)
            await asyncio.gather(here.until_all_are_here(), there.until_all_are_here())
            playing = asyncio.create_task(here.play_out())
            for _ in range(3):
                await there.until_asked()
                assert await there.play()
            playing.cancel()
            one.kill()
            again = await anne.table(id, at=other.address)
            await asyncio.gather(again.play_out(), there.play_out())
            assert again.view is not None
            assert there.view is not None
            assert again.view["ending"] == there.view["ending"] is not None
            text = (await bonny.http.get(f"/api/tables/{id}/record")).text
            assert verify(parse_record(text), finder()).state.over()
            assert "# clock: 600 s a turn" in text

        run(one.address, story)
    for folder in ("one", "other"):  # nothing was put on either disk
        assert [file for file in (tmp_path / folder).rglob("*") if file.is_file()] == []
