"""Coming back: what happened since one's own last move, and nothing from before or from under the table."""

from __future__ import annotations

import random

import msgspec
import pytest

from doubloon.registry import game_ids
from doubloon.server import freezing, replaying, returning, telling
from doubloon.server.api import Missed
from doubloon.server.clocks import DAY, Clock
from doubloon.server.entries import CameBack, Moved, Sat, Setup, TimeUp, TookBack
from doubloon.server.gates import Refusal
from doubloon.server.table import Table
from tests.server.serving import Guests, Server, run

ANNE, BONNY, MARY = range(3)
NAMES = ("Anne", "Bonny", "Mary")
BEGIN = 1_000_000


def begun(game: str, clock: Clock | None = None) -> Table:
    table = Table(Setup("table", game, 1, 3, "", "returning", False, False, 1, clock=clock, stand_in="sailor"))
    for seat, name in enumerate(NAMES):
        table.apply(Sat(seat, name, f"token {seat}", f"recovery {seat}", BEGIN))
    return table


def play_on(table: Table, chance: random.Random, most: int, *but: int, lent: bool = False) -> int:
    """Everybody who is asked moves, but for these; how many moves that were."""
    assert table.match is not None
    for count in range(most):
        deciders = [seat for seat in table.match.state.deciders() if seat not in but]
        if not deciders:
            return count
        seat = chance.choice(deciders)
        move = chance.choice(table.match.state.moves(seat))
        table.apply(Moved(seat, move.id, BEGIN + len(table.match.moves) if table.setup.clock else 0, lent))
    return most


@pytest.mark.parametrize("game", game_ids())
def test_every_step_is_what_the_seat_would_have_seen(game: str) -> None:
    table = begun(game)
    chance = random.Random(26)
    longest = 0
    for _ in range(12):
        play_on(table, chance, 9)
        assert table.match is not None
        for seat in (ANNE, BONNY, MARY):
            told = returning.missed(table, seat, BEGIN)
            longest = max(longest, len(told.steps))
            own = max((ply for ply, (mover, _) in enumerate(table.match.moves, 1) if mover == seat), default=0)
            frames = [replaying.frame(table.match, ply, seat).view for ply in range(own, len(table.match.moves) + 1)]
            assert told.steps[0].view in frames
            assert [step.view in frames for step in told.steps] == [True] * len(told.steps)
            assert [step.ply for step in told.steps] == sorted(step.ply for step in told.steps)
            if len(told.steps) > 1:
                assert told.steps[-1].ply == max(event.ply for event in table.events if event.seen_by(seat))
    assert longest >= 3


def test_what_others_answer_in_secret_is_no_step() -> None:
    table = begun("silver_gold")
    assert table.match is not None
    assert table.match.state.sealed
    before = msgspec.json.encode(returning.missed(table, ANNE, BEGIN))
    assert play_on(table, random.Random(1), 50, ANNE) > 0
    assert msgspec.json.encode(returning.missed(table, ANNE, BEGIN)) == before
    assert not returning.missed(table, ANNE, BEGIN).own


def test_what_a_bot_did_for_somebody_is_among_what_they_missed() -> None:
    table = begun("maracaibo", Clock("turn", 60))
    chance = random.Random(2)
    play_on(table, chance, 30)
    play_on(table, chance, 200, ANNE)
    assert table.match is not None
    assert table.match.state.deciders() == (ANNE,)
    own = table.last_own(ANNE)
    moved = table.places[ANNE].moved
    assert moved == BEGIN + own
    table.apply(TimeUp(ANNE, BEGIN + DAY))
    move = table.match.state.moves(ANNE)[0].id
    table.apply(Moved(ANNE, move, BEGIN + DAY, lent=True))
    assert (table.last_own(ANNE), table.places[ANNE].moved, table.lent) == (own, moved, [len(table.match.moves) - 1])
    told = returning.missed(table, ANNE, BEGIN + 2 * DAY)
    assert (told.now, told.moved, told.own) == (BEGIN + 2 * DAY, moved, True)
    hers = sum(seat == ANNE for seat, _ in table.match.moves)
    assert f"# seat 1: bots made 1 of {hers} moves" in replaying.timed(table)
    # It is remembered in snapshots, and taken back with the move.
    again = freezing.thaw(table.setup, freezing.freeze(table))
    assert again is not None
    assert again.lent == table.lent
    if not table.match.undo_obstacle(ANNE):
        table.apply(TookBack(ANNE, BEGIN + DAY))
        assert table.lent == []


def test_a_game_that_bots_have_mostly_played_is_not_that_persons() -> None:
    table = begun("silver_gold", Clock("turn", 60))
    chance = random.Random(3)
    play_on(table, chance, 30)
    for _ in range(3):
        play_on(table, chance, 60, ANNE)
        table.apply(TimeUp(ANNE, table.at + 60))
        while ANNE in table.bots_due():
            assert table.match is not None
            table.apply(Moved(ANNE, table.match.state.moves(ANNE)[0].id, table.at, lent=not table.places[ANNE].level))
    assert table.places[ANNE].level == "sailor"
    assert not any(seat.lent for seat in telling.table_info(table).seats)
    play_on(table, chance, 400)
    assert table.phase == "over"
    assert [seat.lent for seat in telling.table_info(table).seats] == [True, False, False]
    assert "# clock: 60 s a turn; when time is up, sailor answers" in replaying.timed(table)
    table = begun("silver_gold")
    table.apply(CameBack(ANNE, BEGIN))
    assert replaying.timed(table) == []


def test_many_moves_are_told_from_the_newest_back() -> None:
    table = begun("jackal")
    play_on(table, random.Random(4), 40)
    table.lent = [ply for ply, (seat, _) in enumerate(table.match.moves if table.match else []) if seat == ANNE]
    play_on(table, random.Random(5), 80, ANNE)
    told = returning.missed(table, ANNE, BEGIN)
    assert 2 < len(told.steps) <= returning.MOST + 1


def test_it_is_asked_over_http_by_those_who_sit_there(server: Server) -> None:
    async def story(guests: Guests) -> None:
        anne, watcher = guests.come(), guests.come()
        seats = [{"kind": "you"}, {"kind": "bot", "level": "random"}]
        plan = {"game": "loot_island", "seats": seats, "name": "Anne", "seed": "missed"}
        id = (await anne.post("/api/tables", **plan))["table"]
        player = await anne.table(id)
        await player.until_asked()
        assert await player.play()
        await player.until_asked()
        told = msgspec.convert(await anne.get(f"/api/tables/{id}/missed"), type=dict[str, object])
        assert told.keys() == set(Missed.__struct_fields__)
        assert told["own"] is True
        refused = await watcher.http.get(f"/api/tables/{id}/missed")
        assert (refused.status_code, refused.json()["code"]) == (409, "not_at_table")

    run(server.address, story)


def test_only_a_game_that_has_begun_can_be_missed() -> None:
    table = Table(Setup("table", "jackal", 1, 2, "", "seed", False, False, 1))
    with pytest.raises(Refusal, match="not begun"):
        returning.missed(table, ANNE, BEGIN)
