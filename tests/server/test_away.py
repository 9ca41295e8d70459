"""Nothing unfair can be done while somebody is away: what the log tells, and what is decided from it."""

from __future__ import annotations

import random
from collections.abc import Mapping
from pathlib import Path

import pytest

from doubloon.server import permits, telling
from doubloon.server import room as rooms
from doubloon.server.api import CreateTable, SeatPlan
from doubloon.server.entries import Answered, Asked, BotSat, CameBack, Left, Moved, Sat, Setup
from doubloon.server.gates import Refusal
from doubloon.server.heard import Answer, PlayMove, StandIn, Undo
from doubloon.server.house import House
from doubloon.server.protocol import Presence
from doubloon.server.room import Watcher
from doubloon.server.sights import Sights
from doubloon.server.table import NOTES, Table
from tests.server.housing import with_house
from tests.server.serving import sqlite_in

NAMES = ("Anne", "Bonny", "Mary")
AWAY = 60
LONG = AWAY + 1.0
ANNE, BONNY, MARY = range(3)


def seated(people: int, *bots: str, at: int = 1) -> Table:
    """People on the first seats and bots on the others; the game has begun."""
    table = Table(Setup("table", "silver_gold", 1, people + len(bots), "", "away", False, False, 1, AWAY))
    for seat, name in enumerate(NAMES[:people]):
        table.apply(Sat(seat, name, f"token {seat}", f"recovery {seat}", at))
    for seat, level in enumerate(bots, people):
        table.apply(BotSat(seat, level))
    assert table.match is not None
    return table


def ask_for_bot(table: Table, by: int, seat: int, absent: Mapping[int, float], level: str = "sailor") -> Asked:
    entry = permits.stand_in(table, by, StandIn(seat, level), absent)
    assert isinstance(entry, Asked)
    table.apply(entry)
    return entry


def ask_to_take_back(table: Table, seat: int) -> Asked:
    entry = permits.undo(table, seat, Undo(table.eyes[seat].version, ask=True))
    assert isinstance(entry, Asked)
    table.apply(entry)
    return entry


def answer(table: Table, seat: int, ask: int, yes: bool = True, absent: Mapping[int, float] | None = None) -> None:
    table.apply(permits.answer(table, seat, Answer(ask, yes), absent or {}))


def play(table: Table, plies: int, *seats: int) -> None:
    """So many moves by whoever is asked, or of these seats only."""
    chance = random.Random(plies)
    for _ in range(plies):
        assert table.match is not None
        state = table.match.state
        seat = next(seat for seat in state.deciders() if seat in (seats or state.deciders()))
        move = chance.choice(state.moves(seat))
        table.apply(permits.play(table, seat, PlayMove(table.eyes[seat].version, move.id)))


def past_a_reveal(people: int) -> Table:
    """All have chosen their first cards, which have been shown."""
    table = seated(people)
    play(table, people)
    assert table.match is not None
    assert table.match.undo_obstacle(ANNE) not in ("", "nothing")
    return table


def digest(table: Table) -> str:
    assert table.match is not None
    return table.match.state.digest()


def refused(table: Table, by: int, seat: int, absent: Mapping[int, float], level: str = "sailor") -> str:
    with pytest.raises(Refusal) as refusal:
        permits.stand_in(table, by, StandIn(seat, level), absent)
    return refusal.value.code


# A bot for somebody


def test_an_absence_of_a_moment_brings_no_bot() -> None:
    table = seated(2)
    assert refused(table, ANNE, BONNY, {}) == "present"
    for moment in (0.0, 0.05, AWAY - 0.01):
        assert refused(table, ANNE, BONNY, {BONNY: moment}) == "too_soon"
    assert ask_for_bot(table, ANNE, BONNY, {BONNY: AWAY}).awaited == []
    assert table.places[BONNY].level == "sailor"


def test_who_gave_the_seat_up_need_not_be_waited_for() -> None:
    table = seated(2)
    table.apply(permits.leave(table, BONNY))
    ask_for_bot(table, ANNE, BONNY, {})
    assert table.places[BONNY].level == "sailor"


def test_who_stands_in_is_no_weaker_than_the_bots_at_the_table() -> None:
    absent = {BONNY: LONG}
    table = seated(2)
    assert telling.table_info(table).stand_ins == ["sailor", "mate", "navigator", "admiral"]
    assert refused(table, ANNE, BONNY, absent, "cabin_boy") == "too_weak"
    table = seated(2, "mate", "cabin_boy")
    for weaker in ("cabin_boy", "sailor"):
        assert refused(table, ANNE, BONNY, absent, weaker) == "too_weak"
    ask_for_bot(table, ANNE, BONNY, absent, "mate")
    table = seated(2, "cabin_boy", "cabin_boy")
    ask_for_bot(table, ANNE, BONNY, absent, "cabin_boy")


def test_a_strong_bot_that_only_stands_in_does_not_make_the_next_one_strong() -> None:
    table = seated(3)
    ask_for_bot(table, ANNE, BONNY, {BONNY: LONG, MARY: LONG}, "admiral")
    table.apply(permits.leave(table, BONNY))
    ask_for_bot(table, ANNE, MARY, {MARY: LONG}, "sailor")
    assert [place.level for place in table.places] == ["", "admiral", "sailor"]


def test_all_who_are_here_are_asked_and_two_who_are_away_do_not_keep_each_other_out() -> None:
    table = seated(3)
    assert ask_for_bot(table, ANNE, MARY, {BONNY: 5.0, MARY: LONG}).awaited == [BONNY]
    assert refused(table, ANNE, MARY, {BONNY: 30.0, MARY: LONG}) == "nothing_to_ask"
    assert ask_for_bot(table, ANNE, MARY, {BONNY: LONG, MARY: 2 * LONG}).awaited == []
    assert table.places[MARY].level == "sailor"
    assert not table.asks


def test_a_question_about_somebody_away_lasts_while_the_others_play() -> None:
    table = seated(3)
    ask = ask_for_bot(table, ANNE, MARY, {MARY: LONG})
    play(table, 2, ANNE, BONNY)
    answer(table, BONNY, ask.id, absent={MARY: LONG})
    assert table.places[MARY].level == "sailor"


def test_who_comes_back_in_time_is_asked_about_no_more() -> None:
    table = seated(3)
    ask = ask_for_bot(table, ANNE, MARY, {MARY: LONG})
    with pytest.raises(Refusal, match="is here"):
        permits.answer(table, BONNY, Answer(ask.id, True), {})
    back = permits.come_back(table, MARY)
    assert isinstance(back, CameBack)
    table.apply(back)
    assert not table.asks
    assert not table.notes  # no bot had played
    assert permits.come_back(table, MARY) is None


def test_who_comes_back_plays_at_once_and_may_take_back_what_the_bot_did() -> None:
    table = seated(3)
    play(table, 1, ANNE)
    before = digest(table)
    ask_for_bot(table, ANNE, BONNY, {BONNY: LONG, MARY: LONG})
    assert table.bots_due() == [BONNY]
    play(table, 1, BONNY)  # as its bot
    assert digest(table) != before
    back = permits.come_back(table, BONNY)
    assert isinstance(back, CameBack)
    table.apply(back)
    assert table.bots_due() == []
    assert telling.undo_state(table, BONNY).free
    table.apply(permits.undo(table, BONNY, Undo(table.eyes[BONNY].version)))
    assert digest(table) == before


def test_what_came_to_light_after_the_bot_moved_stays_though_its_person_is_back() -> None:
    table = seated(2)
    ask_for_bot(table, ANNE, BONNY, {BONNY: LONG})
    play(table, 2)
    table.apply(CameBack(BONNY, 2))
    with pytest.raises(Refusal) as refusal:
        permits.undo(table, BONNY, Undo(table.eyes[BONNY].version))
    assert refusal.value.code == "undo_refused"
    assert ask_to_take_back(table, BONNY).awaited == [ANNE]


# The log that everybody sees


def test_everything_that_is_agreed_is_a_line_with_names() -> None:
    table = past_a_reveal(3)
    ask = ask_for_bot(table, ANNE, MARY, {MARY: LONG}, "mate")
    answer(table, BONNY, ask.id, absent={MARY: LONG})
    version = table.eyes[BONNY].version
    table.apply(CameBack(MARY, 7))
    update = telling.news(Sights(table), BONNY, version)
    assert update is not None
    assert [(note.kind, note.at) for note in update.notes] == [("back", 7)]
    ask = ask_to_take_back(table, ANNE)
    answer(table, BONNY, ask.id)
    answer(table, MARY, ask.id)
    table.apply(Left(MARY, 9))
    table.apply(Sat(MARY, "Jack", "token", "recovery", 10))
    told = [(note.kind, note.name, note.by or note.before, note.level, note.agreed) for note in table.notes]
    assert told == [
        ("stand_in", "Mary", "Anne", "mate", ["Bonny"]),
        ("back", "Mary", "", "", []),
        ("rewind", "Anne", "", "", ["Bonny", "Mary"]),
        ("left", "Mary", "", "", []),
        ("sat", "Jack", "Mary", "", []),
    ]
    for viewer in table.eyes:
        assert telling.snapshot(Sights(table), viewer, Presence([True] * 3, 0)).notes == table.notes


def test_a_line_tells_nobody_how_far_the_others_are_with_a_sealed_answer() -> None:
    notes = []
    for secret in (0, 1):
        table = past_a_reveal(3)
        play(table, secret, BONNY)
        table.apply(Left(MARY, 5))
        notes.append(table.notes)
    assert notes[0] == notes[1]


def test_who_comes_and_goes_for_ever_does_not_fill_the_table_with_lines() -> None:
    table = seated(2)
    told = table.eyes[ANNE].version
    for number in range(NOTES):
        table.apply(Left(BONNY, number))
        table.apply(Sat(BONNY, f"Bonny {number}", "token", "recovery", number))
    assert len(table.notes) == NOTES
    assert table.notes[-1].name == f"Bonny {NOTES - 1}"
    last = telling.news(Sights(table), ANNE, table.eyes[ANNE].version - 1)
    assert last is not None
    assert [(note.kind, note.name) for note in last.notes] == [("sat", f"Bonny {NOTES - 1}")]
    assert telling.news(Sights(table), ANNE, told) is None  # too long ago for less than everything
    assert telling.snapshot(Sights(table), ANNE, Presence([], 0)).notes == table.notes


def test_what_is_only_tried_leaves_no_line() -> None:
    table = seated(2)
    table.clone().apply(Left(BONNY, 5))
    assert not table.notes


# Logs of older servers


def test_a_log_of_an_older_server_means_what_it_meant() -> None:
    """Ids were places in the log, people with a bot had no vote, and who left took a question along."""
    table = seated(3, at=0)
    table.apply(Asked("stand_in", ANNE, MARY, "cabin_boy"))
    table.apply(Answered(table.seq, BONNY, True))
    assert table.places[MARY].level == "cabin_boy"
    play(table, 3)
    seen = digest(table)
    table.apply(Asked("undo", ANNE, ANNE))
    ask = table.seq
    assert table.asks[ask].awaited == [BONNY]
    table.apply(Left(BONNY))
    assert not table.asks
    assert digest(table) == seen
    table.apply(Asked("undo", ANNE, ANNE))
    assert digest(table) != seen
    play(table, 3)
    assert ask_to_take_back(table, ANNE).id > ask  # numbers go on from there


def test_who_was_back_for_less_than_a_look_is_news(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The seconds count again, and the others are told so; that time passes is no news."""
    now = 1000.0
    monkeypatch.setattr(rooms, "monotonic", lambda: now)

    async def story(house: House) -> None:
        nonlocal now
        room, *_ = await house.create(CreateTable("silver_gold", [SeatPlan("you"), SeatPlan("open")], "Anne"))
        await house.join(room, BONNY, "Bonny")
        anne, bonny = (Watcher(seat, room.table.places[seat].tokens[0]) for seat in (ANNE, BONNY))
        room.enter(anne)
        assert room.presence_for(anne) == Presence([True, False], 0, [0, 0])
        now += 30
        assert room.absent()[BONNY] == 30
        assert room.presence_for(anne) is None
        room.enter(bonny)
        room.go(bonny)
        assert room.absent()[BONNY] == 0
        assert room.presence_for(anne) == Presence([True, False], 0, [0, 0])

    with_house(sqlite_in(tmp_path), story)


# Playing again


def test_the_seat_of_a_rematch_is_kept_for_somebody_for_whom_a_bot_stood_in(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        room, *_ = await house.create(CreateTable("silver_gold", [SeatPlan("you"), SeatPlan("open")], "Anne"))
        await house.join(room, BONNY, "Bonny")
        await room.act(lambda table: permits.stand_in(table, ANNE, StandIn(BONNY, "sailor"), {BONNY: LONG}))
        while room.table.phase != "over":
            await room.act(next_move)
        again, seat, *_ = await house.rematch(room, ANNE, "Anne")
        seats = telling.table_info(again.table).seats
        assert seat == ANNE
        assert telling.face(again.table, 0).columns["open_seats"] == 0  # lists offer it to nobody
        assert [(info.kind, info.name) for info in seats] == [("human", "Anne"), ("kept", "Bonny")]
        assert (await house.rematch(room, BONNY, "Bonny"))[:2] == (again, BONNY)
        assert again.table.phase == "playing"

    with_house(sqlite_in(tmp_path), story)


def next_move(table: Table) -> Moved:
    assert table.match is not None
    state = table.match.state
    seat = state.deciders()[0]
    return Moved(seat, state.moves(seat)[0].id)
