"""Clocks: they run for those who are asked, rest when they should, and cost nobody a seat."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import msgspec
import pytest

from doubloon.server import freezing, permits
from doubloon.server.api import CreateTable, SeatPlan
from doubloon.server.clocks import DAY, LAST, UNSEEN, Clock
from doubloon.server.entries import AwayUntil, Moved, Rested, Sat, Seen, Setup, TimeUp, TookBack
from doubloon.server.gates import Refusal
from doubloon.server.heard import Away, SeenQuestion
from doubloon.server.house import House
from doubloon.server.room import Room
from doubloon.server.table import Table
from tests.server.housing import a_house, with_house
from tests.server.serving import sqlite_in

NAMES = ("Anne", "Bonny", "Mary")
ANNE, BONNY = range(2)
TURN = Clock("turn", 60)
GAME = Clock("game", 300, 10)
BEGIN = 1_000_000


def seated(clock: Clock, game: str = "maracaibo", people: int = 2) -> Table:
    """Everybody sits, and the game begins."""
    setup = Setup("table", game, 1, people, "", "clocks", False, False, 1, clock=clock, stand_in="sailor")
    table = Table(setup)
    for seat, name in enumerate(NAMES[:people]):
        table.apply(Sat(seat, name, f"token {seat}", f"recovery {seat}", BEGIN))
    return table


def move(table: Table, seat: int, at: int, lent: bool = False) -> None:
    assert table.match is not None
    table.apply(Moved(seat, table.match.state.moves(seat)[0].id, at, lent))


def asked(table: Table) -> tuple[int, ...]:
    assert table.match is not None
    return table.match.state.deciders()


def to_one_who_is_asked_alone(table: Table, at: int) -> int:
    """Past the questions that all answer at once."""
    while len(asked(table)) > 1:
        move(table, asked(table)[0], at)
    return asked(table)[0]


def test_a_clock_runs_while_somebody_is_asked_and_begins_when_the_question_is_shown() -> None:
    table = seated(TURN)
    hands = table.clocks.hands
    assert [hand.since for hand in hands] == [BEGIN + UNSEEN] * 2
    table.apply(Seen(ANNE, BEGIN + 2))
    assert [hand.since for hand in hands] == [BEGIN + 2, BEGIN + UNSEEN]
    assert table.clocks.due() == BEGIN + 2 + 60
    move(table, ANNE, BEGIN + 30)
    assert hands[ANNE].since == 0  # she has answered
    assert hands[BONNY].since == BEGIN + UNSEEN
    assert hands[ANNE].left == 60 - 28


def test_one_turn_of_several_questions_has_one_clock() -> None:
    table = seated(TURN)
    seat = to_one_who_is_asked_alone(table, BEGIN + 1)
    longest = questions = 0
    for ply in range(60):
        at, since = BEGIN + 10 + ply, table.clocks.hands[seat].since
        move(table, seat, at)
        questions += 1
        longest = max(longest, questions)
        if asked(table) == (seat,):
            assert table.clocks.hands[seat].since == since
        else:
            (seat,), questions = asked(table), 0
            assert (table.clocks.hands[seat].left, table.clocks.hands[seat].since) == (60, at + UNSEEN)
    assert longest > 2


def test_the_time_of_a_whole_game_is_used_up_and_grows_with_each_turn() -> None:
    table = seated(GAME, "silver_gold")
    table.apply(Seen(ANNE, BEGIN + 1))
    move(table, ANNE, BEGIN + 41)
    assert table.clocks.hands[ANNE].left == 300 - 40 + 10
    move(table, BONNY, BEGIN + 400)
    assert table.clocks.hands[ANNE].left == 270
    assert table.clocks.hands[BONNY].left == LAST  # used up: so much is left for every turn


def test_when_time_is_up_a_bot_answers_once_and_after_the_third_time_until_the_person_is_back() -> None:
    table = seated(TURN, "silver_gold")
    at = BEGIN
    for late in (1, 2, 3):
        move(table, BONNY, at)
        at = table.clocks.due()
        assert permits.time_up(table, at - 1) is None
        assert permits.time_up(table, at) == TimeUp(ANNE, at)
        table.apply(TimeUp(ANNE, at))
        assert table.bots_due() == [ANNE]
        assert table.bot_level(ANNE) == "sailor"
        assert permits.time_up(table, at + 1000) is None  # whose time was up has no clock
        if late < 3:
            while ANNE in table.bots_due():
                move(table, ANNE, at, lent=True)
            assert ANNE in asked(table)
            assert not table.clocks.hands[ANNE].lent
    assert [note.kind for note in table.notes] == ["time_up", "time_up", "late"]
    assert table.places[ANNE].level == "sailor"
    entry = permits.come_back(table, ANNE)
    assert entry is not None
    table.apply(entry)
    assert table.bots_due() == []
    assert table.clocks.hands[ANNE].late == 0


def test_who_answers_is_not_late_any_more() -> None:
    table = seated(TURN, "silver_gold")
    table.apply(TimeUp(ANNE, BEGIN + 65))
    move(table, ANNE, BEGIN + 66)  # in time after all: the bot was still thinking
    assert table.clocks.hands[ANNE].late == 0
    assert table.bots_due() == []


def test_a_bot_moves_for_whose_time_is_up_as_it_would_for_itself() -> None:
    table = seated(TURN, "silver_gold")
    table.apply(TimeUp(ANNE, BEGIN + 65))
    assert table.match is not None
    wanted = table.match.state.moves(ANNE)[0].id
    entry = permits.bot_move(table, ANNE, table.eyes[ANNE].asked, wanted)
    assert entry == Moved(ANNE, wanted, lent=True)
    with pytest.raises(Refusal, match="something else"):
        permits.bot_move(table, BONNY, table.eyes[BONNY].asked, wanted)


def test_clocks_rest_while_the_house_is_closed() -> None:
    table = seated(TURN, "silver_gold")
    due = table.clocks.due()
    entry = permits.rest(table, BEGIN + 20, BEGIN + 20 + DAY, BEGIN + 20 + DAY)
    assert isinstance(entry, Rested)
    table.apply(entry)
    assert table.clocks.due() == due + DAY
    assert permits.rest(table, BEGIN + 20, BEGIN + 20 + DAY, BEGIN + 20 + DAY) is None  # once is enough


def test_who_is_away_has_time_until_then_but_not_for_ever() -> None:
    table = seated(Clock("days", 2 * DAY), "silver_gold")
    for _ in range(2):
        entry = permits.away(table, ANNE, Away(3 * DAY), BEGIN + 10)
        assert entry == AwayUntil(ANNE, BEGIN + 10 + 3 * DAY, BEGIN + 10)
        table.apply(entry)
    assert table.clocks.hands[ANNE].since == BEGIN + 10 + 3 * DAY
    assert not table.clocks.up(ANNE, BEGIN + 4 * DAY)
    with pytest.raises(Refusal, match="2 times in a game"):
        permits.away(table, ANNE, Away(DAY), BEGIN + 20)
    table.apply(permits.away(table, ANNE, Away(0), BEGIN + DAY))
    assert table.clocks.hands[ANNE].since == BEGIN + DAY
    with pytest.raises(Refusal, match="not away"):
        permits.away(table, ANNE, Away(0), BEGIN + DAY)
    assert [note.kind for note in table.notes] == ["away", "away", "here"]


def test_a_table_without_a_clock_has_none() -> None:
    table = Table(Setup("table", "silver_gold", 1, 1, "", "none", False, False, 1))
    table.apply(Sat(ANNE, "Anne", "token", "recovery", BEGIN))
    assert table.clocks.due() == 0
    assert permits.time_up(table, BEGIN + DAY) is None
    assert permits.seen(table, ANNE, SeenQuestion(1), BEGIN) is None
    with pytest.raises(Refusal, match="no clock"):
        permits.away(table, ANNE, Away(DAY), BEGIN)


def test_time_never_goes_backwards_in_a_log() -> None:
    table = seated(GAME, "silver_gold")
    move(table, ANNE, BEGIN + 100)
    move(table, BONNY, BEGIN - 5000)  # a clock that was set back
    assert table.at == BEGIN + 100
    assert table.clocks.hands[BONNY].since == BEGIN + 100 + UNSEEN


@pytest.mark.parametrize("clock", [TURN, GAME])
def test_nobody_gains_time_by_taking_back(clock: Clock) -> None:
    table = seated(clock, "silver_gold")
    move(table, ANNE, BEGIN + UNSEEN + 20)
    assert asked(table) == (BONNY,)
    table.apply(TookBack(ANNE, BEGIN + 50))
    assert asked(table) == (ANNE, BONNY)
    hand = table.clocks.hands[ANNE]
    assert (hand.left, hand.since) == (clock.seconds - 20, BEGIN + 50)
    assert table.clocks.hands[BONNY].since == BEGIN + UNSEEN


def test_a_snapshot_keeps_the_clocks() -> None:
    table = seated(GAME)
    table.apply(Seen(ANNE, BEGIN + 2))
    table.apply(TimeUp(ANNE, BEGIN + 400))
    again = freezing.thaw(table.setup, freezing.freeze(table))
    assert again is not None
    assert [vars(hand) for hand in again.clocks.hands] == [vars(hand) for hand in table.clocks.hands]


@pytest.mark.parametrize(
    "clock", ['{"kind":"turn","seconds":0}', '{"kind":"game","seconds":-1}', '{"kind":"week","seconds":60}']
)
def test_impossible_clocks_are_refused(clock: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(clock, type=Clock)


# In a house, where time is moved on


def opened(folder: Path, story: Callable[[House, Room], Awaitable[None]], clock: Clock = TURN) -> None:
    async def told(house: House) -> None:
        plan = [SeatPlan("you"), SeatPlan("open")]
        room, *_ = await house.create(CreateTable("silver_gold", plan, "Anne", clock=clock))
        await house.join(room, None, "Bonny")
        await story(house, room)

    with_house(sqlite_in(folder), told, thinkers=1)


async def until(true: Callable[[], bool]) -> None:
    for _ in range(600):
        if true():
            return
        await asyncio.sleep(0.05)
    raise AssertionError("it has not come to that")


def test_a_bot_answers_by_itself_when_time_is_up(tmp_path: Path) -> None:
    async def story(house: House, room: Room) -> None:
        house.times.ahead += 100
        room.begin()  # as whatever happens at a table, this looks at the clock
        await until(lambda: len(room.table.notes) == 2)
        assert {note.kind for note in room.table.notes} == {"time_up"}
        await until(lambda: room.table.match is not None and len(room.table.match.moves) == 2)
        assert room.table.bots_due() == []

    opened(tmp_path, story)


def test_a_table_that_nobody_looks_at_is_opened_when_its_clock_has_run_down(tmp_path: Path) -> None:
    async def story(house: House, room: Room) -> None:
        id = room.table.setup.id
        del house.rooms[id]
        room.put_away()
        assert await house.store.due(house.times.now()) == []
        house.times.ahead += 3 * DAY
        assert await house.store.due(house.times.now()) == [id]
        again = await house.room(id)
        await until(lambda: again.table.match is not None and len(again.table.match.moves) >= 2)

    opened(tmp_path, story, Clock("days", 2 * DAY))


def test_a_house_that_was_closed_for_a_day_takes_no_time_from_anybody(tmp_path: Path) -> None:
    async def story(house: House, room: Room) -> None:
        due = room.table.clocks.due()
        await house.store.add_rest(room.table.at + 10, room.table.at + 10 + DAY)
        del house.rooms[room.table.setup.id]
        room.put_away()
        again = await house.room(room.table.setup.id)
        assert again.table.clocks.due() == due + DAY

    opened(tmp_path, story)


def test_the_silence_of_all_workers_is_found_when_one_starts(tmp_path: Path) -> None:
    async def tell() -> None:
        async with a_house(sqlite_in(tmp_path)) as house:
            now = int(await house.store.time())
            await house.store.looked(now - 5000)
        async with a_house(sqlite_in(tmp_path)) as house:
            ((since, until),) = await house.store.rests(0)
            assert since == now - 5000
            assert until >= now
            await house.times.look()
            assert len(await house.store.rests(0)) == 1

    asyncio.run(tell())
