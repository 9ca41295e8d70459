"""Whole games over a real server."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from doubloon.arena.load import Load, measure
from doubloon.core.record import parse_record, verify
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
        players = [await anne.table(id), await bonny.table(id)]
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


def test_how_the_table_is_shown_is_told_to_who_wants_it_and_then_only_what_changes(server: Server) -> None:
    async def story(guests: Guests) -> None:
        anne = guests.come()
        seats = [{"kind": "you"}, {"kind": "bot", "level": "random"}]
        opened = await anne.post("/api/tables", game="loot_island", name="Anne", seats=seats, seed="shown")
        program = await anne.connect(opened["table"])
        await program.say("hello", protocol=1)
        await program.until(lambda: program.snapshots > 0)
        assert program.shown is None
        page = await anne.table(opened["table"])
        first = page.shown
        assert first
        assert [part["key"] for part in first["parts"]] == first["keys"]
        await page.until_asked()
        await page.play()
        then = page.shown
        assert then
        assert 0 < len(then["parts"]) < len(then["keys"])

    run(server.address, story)


def test_load_is_measured_and_nothing_of_it_is_lost() -> None:
    report = measure(Load("silver_gold", tables=3, seats=3, think=0.0))
    assert (report.tables, report.sockets, report.finished) == (3, 9, 3)
    assert (report.refused, report.lost, report.errors) == (0, 0, 0)
    assert report.moves > 3 * 50
    assert 0 < report.p50_ms <= report.p99_ms <= report.max_ms
