"""After the end: the analysis of a game, kept with its table, and new tables from its middle; the game of the day."""

from __future__ import annotations

import asyncio
from datetime import date
from functools import partial
from hashlib import sha256
from pathlib import Path

import pytest

from doubloon.coach.analysis import Effort, choices_of
from doubloon.core.record import parse_record, verify
from doubloon.registry import finder
from doubloon.server import analysing, freezing, permits, replaying, telling, voyages
from doubloon.server.api import CreateTable, SeatPlan
from doubloon.server.gates import Refusal
from doubloon.server.heard import PlayMove
from doubloon.server.house import House
from doubloon.server.room import Room
from tests.server.housing import match_of, with_house
from tests.server.serving import sqlite_in

LITTLE = Effort(iterations=20, pairs=2, more_pairs=4, games=1, points=2, draws=2, draw_games=2)


async def play_through(room: Room) -> None:
    """Everybody plays the first legal move."""
    while room.table.phase != "over":
        seat = match_of(room).state.deciders()[0]
        move = match_of(room).state.moves(seat)[0]
        version = room.table.eyes[seat].version
        await room.act(partial(permits.play, seat=seat, wanted=PlayMove(version, move.id)))


async def finished_table(house: House) -> Room:
    plan = CreateTable("silver_gold", [SeatPlan("you"), SeatPlan("open")], "Anne", seed="after")
    room, *_ = await house.create(plan)
    await house.join(room, None, "Bonny")
    await play_through(room)
    return room


def test_a_finished_game_is_analysed_in_the_background_and_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analysing, "effort_of", lambda game: LITTLE)

    async def story(house: House) -> None:
        room = await finished_table(house)
        assert house.analysts.look(room, 0).total == 0
        begun = house.analysts.begin(room, 0, "somebody")
        assert begun.analysis is None
        assert begun.done < begun.total
        while (told := house.analysts.look(room, 0)).analysis is None:
            assert not told.failed
            await asyncio.sleep(0.05)
        found = told.analysis
        assert (found.seat, found.plies) == (0, len(match_of(room).moves))
        assert found.expected - found.cost + found.luck == pytest.approx(match_of(room).state.scores()[0])
        assert house.analysts.begin(room, 0, "somebody").analysis == found
        thawed = freezing.thaw(room.table.setup, freezing.freeze(room.table))
        assert thawed is not None
        assert thawed.analyses == room.table.analyses

    with_house(sqlite_in(tmp_path), story, thinkers=1)


def test_another_move_is_tried_beside_the_one_that_was_played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analysing, "effort_of", lambda game: LITTLE)

    async def story(house: House) -> None:
        room = await finished_table(house)
        ply = choices_of(match_of(room), 1)[3]
        played, other = [move.id for move in match_of(room).after(ply).state.moves(1)[:2]]
        moment = await house.analysts.tried(room, 1, ply, other, "somebody")
        assert (moment.ply, moment.played, moment.better, moment.pairs) == (ply, played, other, LITTLE.pairs)
        with pytest.raises(Refusal, match="no such other move"):
            await house.analysts.tried(room, 1, ply, played, "somebody")
        with pytest.raises(Refusal, match="made no move"):
            await house.analysts.tried(room, 0, ply, other, "somebody")
        with pytest.raises(Refusal, match="made no move"):
            await house.analysts.tried(room, 0, 10_000, other, "somebody")

    with_house(sqlite_in(tmp_path), story, thinkers=1)


def test_only_a_finished_game_and_a_seat_of_it_are_analysed(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        plan = CreateTable("silver_gold", [SeatPlan("you"), SeatPlan("open")], "Anne")
        room, *_ = await house.create(plan)
        with pytest.raises(Refusal, match="not over"):
            house.analysts.begin(room, 0, "somebody")
        with pytest.raises(Refusal, match="not over"):
            await house.fork(room, 0, 0, "Anne")
        room = await finished_table(house)
        with pytest.raises(Refusal, match="the seats are 0 to 1"):
            house.analysts.begin(room, 2, "somebody")
        with pytest.raises(Refusal, match="plies 0 to"):
            await house.fork(room, 10_000, 0, "Anne")

    with_house(sqlite_in(tmp_path), story, thinkers=1)


def test_one_plays_on_from_a_moment_with_what_one_knew_and_not_more(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        old = await finished_table(house)
        ply = 20
        then = match_of(old).after(ply).state
        room, seat, *_ = await house.fork(old, ply, 1, "Bonny")
        assert seat == 1
        state = match_of(room).state
        assert telling.table_info(room.table).halfway
        assert [place.level for place in room.table.places] == ["sailor", ""]
        if 0 not in then.deciders():  # else the bot has moved already
            assert state.view(1) == then.view(1)
        assert state.rng.key != then.rng.key
        await play_through(room)
        text = replaying.record_text(room.table)
        assert text.startswith("# This game went on from a position")
        assert freezing.thaw(room.table.setup, freezing.freeze(room.table)) is not None

    with_house(sqlite_in(tmp_path), story, thinkers=1)


def test_the_voyage_of_a_day_is_the_same_for_all_and_told_the_day_after(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(house: House) -> None:
        monkeypatch.setattr(voyages, "today", lambda: date(2026, 11, 16))
        daily = await house.voyages.daily(house.store)
        assert daily.today.seed is None
        assert daily.yesterday.seed is not None
        assert {daily.today.game, daily.yesterday.game} == {"silver_gold", "maracaibo"}
        one, *_ = await house.sail("Anne")
        two, *_ = await house.sail("Bonny")
        assert one.table.setup.seed == two.table.setup.seed
        assert telling.table_info(one.table).seed_hash == daily.today.seed_hash
        assert not telling.table_info(one.table).seeded
        await play_through(one)
        assert telling.table_info(one.table).seed is None
        with pytest.raises(Refusal, match="told tomorrow"):
            voyages.check_told(one.table.setup.daily)
        monkeypatch.setattr(voyages, "today", lambda: date(2026, 11, 17))
        seed = telling.table_info(one.table).seed
        assert seed == (await house.voyages.daily(house.store)).yesterday.seed
        assert seed is not None
        assert sha256(seed.encode()).hexdigest() == daily.today.seed_hash
        voyages.check_told(one.table.setup.daily)
        verify(parse_record(replaying.record_text(one.table)), finder())
        assert (await house.voyages.daily(house.store)).today.seed_hash != daily.today.seed_hash

    with_house(sqlite_in(tmp_path), story, thinkers=1)


def test_who_has_sailed_can_compare_with_all_others_and_with_the_admiral(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(voyages, "game_of", lambda day: "silver_gold")
    monkeypatch.setattr(voyages, "ADMIRAL", "cabin_boy")  # the Admiral thinks longer than a test lasts

    async def story(house: House) -> None:
        assert (await house.voyages.daily(house.store)).today.results == []
        points = []
        for name in ("Anne", "Bonny"):
            room, *_ = await house.sail(name)
            await play_through(room)
            points.append(match_of(room).state.scores()[0])
        await finished_table(house)  # another game, which is no voyage
        while len((daily := await house.voyages.daily(house.store)).today.results) < len(points):
            await asyncio.sleep(0.05)
        assert daily.today.results == sorted(points, reverse=True)
        assert daily.yesterday.results == []
        while (told := (await house.voyages.daily(house.store)).today.admiral) is None:
            await asyncio.sleep(0.05)
        assert told > 0
        assert (await house.voyages.daily(house.store)).yesterday.admiral is None

    with_house(sqlite_in(tmp_path), story, thinkers=1)


def test_two_servers_sail_different_voyages() -> None:
    day = date(2026, 11, 16)
    assert voyages.seed_of("one", day) != voyages.seed_of("two", day)
    assert [voyages.game_of(date(2026, 11, 16 + later)) for later in range(3)] in (
        ["silver_gold", "maracaibo", "silver_gold"],
        ["maracaibo", "silver_gold", "maracaibo"],
    )
