"""Whole games over a real server."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest

from doubloon.arena.load import Load, measure
from doubloon.core.record import parse_record, verify
from doubloon.core.shown import Shown
from doubloon.registry import finder, game_ids
from tests.server.serving import Guests, Server, run


@pytest.mark.parametrize("game", game_ids())
def test_two_people_and_a_bot_play_to_the_end(server: Server, game: str, tmp_path: Path) -> None:
    async def story(guests: Guests) -> None:
        anne, bonny, watcher = guests.come(), guests.come(), guests.come()
        seats = [{"kind": "you"}, {"kind": "open"}, {"kind": "bot", "level": "greedy"}]
        opened = await anne.post("/api/tables", game=game, seats=seats, name="Anne", public=True)
        id = opened["table"]
        listed = await bonny.get("/api/tables")
        assert id in [card["table"]["id"] for card in listed["open"]]
        joined = await bonny.post(f"/api/tables/{id}/join", name="Bonny")
        assert joined["seat"] == 1
        players = [await anne.table(id, patches=True), await bonny.table(id, patches=True)]
        spectator = await watcher.table(id)
        assert [player.seat for player in (*players, spectator)] == [0, 1, -1]
        await asyncio.gather(*(player.play_out() for player in players), spectator.until(lambda: spectator.over))
        assert not players[0].refused
        assert not players[1].refused
        ends = [player.view["ending"] for player in (*players, spectator) if player.view]
        assert ends[0] is not None
        assert ends[0] == ends[1] == ends[2]
        text = (await anne.http.get(f"/api/tables/{id}/record")).text
        match = verify(parse_record(text), finder())
        assert match.state.over()
        assert spectator.table["seed"] == match.seed
        frame = await watcher.get(f"/api/tables/{id}/replay?ply=5&seat=1")
        assert (frame["ply"], frame["seat"], frame["view"]["seat"]) == (5, 1, 1)

    run(server.address, story)


def test_how_the_table_is_shown_is_told_to_who_wants_it_and_in_patches_to_who_wants_these(server: Server) -> None:
    async def story(guests: Guests) -> None:
        anne = guests.come()
        seats = [{"kind": "you"}, {"kind": "bot", "level": "random"}]
        opened = await anne.post("/api/tables", game="loot_island", name="Anne", seats=seats, seed="shown")
        program, page = await anne.connect(opened["table"]), await anne.connect(opened["table"])
        await program.say("hello", protocol=1)
        await page.say("hello", protocol=1, shown=True, patches=True)
        whole = await anne.table(opened["table"])
        everybody = [program, page, whole]
        for player in everybody:
            await player.until(lambda player=player: player.snapshots > 0)  # type: ignore[misc]
        for _ in range(10):
            await page.until_asked()
            await page.play()
            for player in everybody:
                await player.until_version(page.version)
            assert program.shown is None
            assert page.view == whole.view == program.view
            assert msgspec.convert(page.shown, Shown) == msgspec.convert(whole.shown, Shown)
        assert page.patches > 5
        assert whole.patches == program.patches == 0
        assert 5 * sum(map(len, page.raw[2:])) < sum(map(len, whole.raw[2:]))

    run(server.address, story)


def test_load_is_measured_and_nothing_of_it_is_lost() -> None:
    report = measure(Load("silver_gold", tables=3, seats=3, think=0.0))
    assert (report.tables, report.sockets, report.finished) == (3, 9, 3)
    assert (report.refused, report.lost, report.errors) == (0, 0, 0)
    assert report.moves > 3 * 50
    assert 0 < report.p50_ms <= report.p99_ms <= report.max_ms
    assert 0 < report.bytes_per_move <= 4096
    assert report.bytes_per_move < report.p95_bytes <= report.max_bytes
    assert report.server_cpu_ms_per_move > 0
