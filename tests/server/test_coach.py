"""The coach at a table: why something cannot be done, and hints, which count and are told to the others."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import msgspec

from doubloon.core.record import parse_record, verify
from doubloon.registry import finder
from doubloon.server import freezing, replaying
from doubloon.server.api import CreateTable, SeatPlan
from doubloon.server.conversation import Conversation
from doubloon.server.house import House
from doubloon.server.protocol import Advised, FromServer, Refused, WhyNot
from doubloon.server.room import Room
from tests.server.housing import Speaker, match_of, with_house
from tests.server.serving import sqlite_in


class Player(Speaker):
    """Waits for what it is answered."""

    async def answer(self) -> FromServer:
        while not self.talk.answers:
            await asyncio.sleep(0.01)
        return self.talk.answers.popleft()

    async def ask(self, type: str, **fields: object) -> FromServer:
        await self.tell(type, **fields)
        return await self.answer()


Story = Callable[[House, Room, Player, Player], Awaitable[None]]


def at_a_table(
    tmp_path: Path, story: Story, *, game: str = "silver_gold", hints: bool = True, thinkers: int = 0
) -> None:
    """Two people, of whom the first is asked."""

    async def told(house: House) -> None:
        plan = CreateTable(game, [SeatPlan("you"), SeatPlan("open")], "Anne", seed="coach", hints=hints)
        room, *_ = await house.create(plan)
        await house.join(room, None, "Bonny")
        players = [Player(room, seat) for seat in range(2)]
        for player in players:
            await player.hello()
        first = match_of(room).state.deciders()[0]
        await story(house, room, players[first], players[1 - first])

    with_house(sqlite_in(tmp_path), told, thinkers)


def test_who_asks_why_hears_the_clause_and_the_nearest_move(tmp_path: Path) -> None:
    async def story(house: House, room: Room, asked: Player, other: Player) -> None:
        sea = await asked.ask("why", spot="tile:g7")
        assert isinstance(sea, WhyNot)
        assert (sea.spot, sea.clause) == ("tile:g7", "JK-033")
        assert sea.reason.key == "refused-JK-033"
        assert sea.nearest in {move.id for move in match_of(room).state.moves(asked.seat)}
        move = room.table.game.moveset.parse("pass")
        passing = await asked.ask("why", move=move.id)
        assert isinstance(passing, WhyNot)
        assert (passing.move, passing.clause) == (move.id, "JK-033")
        waits = await other.ask("why", spot="tile:g7")
        assert isinstance(waits, WhyNot)
        assert (waits.clause, waits.nearest) == ("JK-031", None)
        stale = await asked.ask("why", spot="tile:g7", version=10**6)
        assert isinstance(stale, Refused)
        assert stale.code == "ahead"
        unknown = await asked.ask("why", move=10**9)
        assert isinstance(unknown, Refused)
        assert unknown.gate == "legality"

    at_a_table(tmp_path, story, game="jackal")


def test_a_spectator_wonders_in_vain(tmp_path: Path) -> None:
    async def story(house: House, room: Room, asked: Player, other: Player) -> None:
        talk = Conversation(room, -1)
        await talk.hear(msgspec.json.encode({"type": "hello", "protocol": 1}))
        await talk.hear(msgspec.json.encode({"type": "why", "version": 1, "spot": "stack"}))
        answer = talk.answers.pop()
        assert isinstance(answer, Refused)
        assert answer.code == "not_at_table"

    at_a_table(tmp_path, story)


def test_a_hint_is_given_counted_and_told_to_the_others(tmp_path: Path) -> None:
    async def story(house: House, room: Room, asked: Player, other: Player) -> None:
        version = room.table.eyes[asked.seat].version
        await asked.tell("hint")
        await asked.tell("hint")
        busy = await asked.answer()
        assert isinstance(busy, Refused)
        assert busy.code == "hinting"
        hint = await asked.answer()
        assert isinstance(hint, Advised)
        assert hint.version == version
        legal = {move.id for move in match_of(room).state.moves(asked.seat)}
        assert {move.move for move in hint.moves} <= legal
        assert all(move.points > 20 for move in hint.moves)
        assert room.table.places[asked.seat].hints == 1
        assert [(note.kind, note.seat) for note in room.table.notes] == [("hint", asked.seat)]
        thawed = freezing.thaw(room.table.setup, freezing.freeze(room.table))
        assert thawed is not None
        assert thawed.places[asked.seat].hints == 1

    at_a_table(tmp_path, story, thinkers=1)


def test_a_record_tells_how_many_hints_were_given_and_still_verifies(tmp_path: Path) -> None:
    async def story(house: House, room: Room, asked: Player, other: Player) -> None:
        room.table.places[asked.seat].hints = 2
        text = replaying.text_of(room.table, match_of(room))
        assert text.endswith(f"# seat {asked.seat + 1} was given 2 hints\n")
        verify(parse_record(text), finder())

    at_a_table(tmp_path, story)


def test_a_table_without_hints_gives_none_and_who_waits_gets_none(tmp_path: Path) -> None:
    async def without(house: House, room: Room, asked: Player, other: Player) -> None:
        refused = await asked.ask("hint")
        assert isinstance(refused, Refused)
        assert (refused.to, refused.code) == ("hint", "no_hints")

    at_a_table(tmp_path, without, hints=False)

    async def waiting(house: House, room: Room, asked: Player, other: Player) -> None:
        while other.seat in match_of(room).state.deciders():
            move = match_of(room).state.moves(other.seat)[0]
            await other.ask("move", move=move.id)
        refused = await other.ask("hint")
        assert isinstance(refused, Refused)
        assert refused.code == "not_your_turn"

    at_a_table(tmp_path, waiting)
