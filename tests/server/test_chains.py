"""Several moves of a seat in one message: played in turn, foretold and taken back as a whole."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path

from doubloon.core.state import State
from doubloon.server.api import CreateTable, SeatPlan
from doubloon.server.entries import Moved
from doubloon.server.guard import Guard
from doubloon.server.heard import MAX_CHAIN
from doubloon.server.house import House
from doubloon.server.limits import Limits
from doubloon.server.protocol import Done, FromServer, Preview, Reached, Refused
from doubloon.server.room import Room
from tests.server.housing import Speaker, match_of, with_house
from tests.server.serving import sqlite_in

NO_MOVE = 10**9


class Player(Speaker):
    """Keeps what it is answered at once."""

    async def say(self, type: str, **fields: object) -> FromServer:
        await self.tell(type, **fields)
        answer = self.talk.answers.pop()
        self.talk.to_send()
        return answer

    async def chain(self, moves: list[int], type: str = "move") -> FromServer:
        return await self.say(type, move=moves[0], further=moves[1:])


def at_a_table(
    tmp_path: Path,
    story: Callable[[Player, Player], Awaitable[None]],
    game: str = "loot_island",
    kind: str = "turn",
    options: dict[str, str] | None = None,
) -> None:
    """Two people, of whom the first is asked this kind of question."""

    async def told(house: House) -> None:
        seats = [SeatPlan("you"), SeatPlan("open")]
        room, *_ = await house.create(CreateTable(game, seats, "Anne", seed="chains", options=options or {}))
        await house.join(room, None, "Bonny")
        players = [Player(room, seat) for seat in range(2)]
        for player in players:
            await player.hello()
        while match_of(room).state.prompt(asked(room)).key != kind:
            await players[asked(room)].chain([match_of(room).state.moves(asked(room))[0].id])
        await story(players[asked(room)], players[1 - asked(room)])

    with_house(sqlite_in(tmp_path), told)


def asked(room: Room) -> int:
    return match_of(room).state.deciders()[0]


def cards_in_one_go(state: State, seat: int, last: str = "done") -> list[int]:
    """Two cards on one landing, and what ends it."""
    for first in state.moves(seat):
        after = state.clone()
        if first.kind != "play":
            continue
        after.play(seat, first)
        second = next((move for move in after.moves(seat) if move.kind == "lay"), None)
        if second is None:
            continue
        after.play(seat, second)
        third = next((move for move in after.moves(seat) if move.kind == last), None)
        if third is not None:
            return [first.id, second.id, third.id]
    raise AssertionError("nobody could lay two cards")


def test_a_chain_is_played_in_turn_and_told_at_once(tmp_path: Path) -> None:
    async def story(anne: Player, bonny: Player) -> None:
        room = anne.room
        before, plies = room.table.seq, len(match_of(room).moves)
        moves = cards_in_one_go(match_of(room).state, anne.seat)
        foretold = await anne.chain(moves, "preview")
        assert isinstance(foretold, Preview)
        assert [foretold.move, *foretold.further] == moves
        done = await anne.chain(moves)
        assert isinstance(done, Done)
        assert done.moves == 3
        assert [move.id for _, move in match_of(room).moves[plies:]] == moves
        written = await room.store.since(room.table.setup.id, before)
        assert written == [Moved(anne.seat, move) for move in moves]
        told = [event.kind for event in match_of(room).events if event.ply > plies and event.seen_by(anne.seat)]
        promised = [event.kind for event in foretold.events]
        assert told[: len(promised)] == promised != []

    at_a_table(tmp_path, story)


def test_one_wish_takes_a_chain_back_while_nothing_came_to_light(tmp_path: Path) -> None:
    async def story(anne: Player, bonny: Player) -> None:
        room = anne.room
        position, plies = match_of(room).state.digest(), len(match_of(room).moves)
        moves = cards_in_one_go(match_of(room).state, anne.seat)[:2]
        await anne.chain(moves)
        back = await anne.say("undo", moves=2)
        assert isinstance(back, Done)
        assert back.moves == 2
        assert match_of(room).state.digest() == position
        # What lies before a reveal stays, and what could be taken back is.
        await anne.chain(moves)
        refused = await anne.say("undo", moves=MAX_CHAIN)
        assert isinstance(refused, Refused)
        assert refused.code == "undo_refused"
        assert refused.moves >= 2
        assert len(match_of(room).moves) == plies + 2 - refused.moves

    at_a_table(tmp_path, story)


def test_a_chain_stops_where_something_comes_to_light(tmp_path: Path) -> None:
    async def story(anne: Player, bonny: Player) -> None:
        match = match_of(anne.room)
        draws = next(
            chain
            for chain in chains_of(match.state, anne.seat)
            if reveals_before_the_last(match.state, anne.seat, chain)
        )
        plies = len(match.moves)
        foretold = await anne.chain(draws, "preview")
        assert isinstance(foretold, Preview)
        assert foretold.final
        done = await anne.chain(draws)
        assert isinstance(done, Done)
        assert 0 < done.moves < len(draws)
        assert len(match_of(anne.room).moves) == plies + done.moves

    at_a_table(tmp_path, story)


def chains_of(state: State, seat: int, most: int = 4) -> list[list[int]]:
    """Ways to play on until another seat is asked."""
    found: list[list[int]] = []
    for move in state.moves(seat):
        after = state.clone()
        after.play(seat, move)
        on = chains_of(after, seat, most - 1) if most > 1 and seat in after.deciders() else []
        found += [[move.id, *rest] for rest in on] or [[move.id]]
        if len(found) > 200:
            break
    return found


def reveals_before_the_last(state: State, seat: int, chain: list[int]) -> bool:
    after = state.clone()
    for move in chain[:-1]:
        after.play(seat, state.game.moveset[move])
    return after.reveals != state.reveals


def test_what_is_refused_halfway_leaves_what_was_played_before_it(tmp_path: Path) -> None:
    async def story(anne: Player, bonny: Player) -> None:
        room = anne.room
        first, second, _ = cards_in_one_go(match_of(room).state, anne.seat)
        plies = len(match_of(room).moves)
        # The same card twice; a move of no game; one that the question after it does not offer.
        for wrong in ([first, second, second], [first, second, NO_MOVE], [first, second, first]):
            foretold = await anne.chain(wrong, "preview")
            assert isinstance(foretold, Refused)
            assert (foretold.gate, foretold.code) == ("legality", "illegal")
            refused = await anne.chain(wrong)
            assert isinstance(refused, Refused)
            assert (refused.gate, refused.code, refused.moves) == ("legality", "illegal", 2)
            assert [move.id for _, move in match_of(room).moves[plies:]] == [first, second]
            await anne.say("undo", moves=2)
            assert len(match_of(room).moves) == plies

    at_a_table(tmp_path, story)


def test_a_chain_does_not_go_on_when_others_are_awaited(tmp_path: Path) -> None:
    async def story(anne: Player, bonny: Player) -> None:
        keep = match_of(anne.room).state.moves(anne.seat)[0].id
        refused = await anne.chain([keep, keep])
        assert isinstance(refused, Refused)
        assert (refused.gate, refused.code, refused.moves) == ("turn", "not_your_turn", 1)
        assert asked(anne.room) == bonny.seat
        late = await anne.chain([keep, keep])
        assert isinstance(late, Refused)
        assert (late.code, late.moves) == ("not_your_turn", 0)

    at_a_table(tmp_path, story, "silver_gold", "keep")


NO_CHAINS: list[dict[str, object]] = [
    {"further": [1]},
    {"move": 1, "further": None},
    {"move": 1, "further": ["1"]},
    {"move": 1, "further": [-1]},
    {"move": 1, "further": [1] * MAX_CHAIN},
    {"moves": []},
]


def test_what_is_no_chain_is_refused(tmp_path: Path) -> None:
    async def story(anne: Player, bonny: Player) -> None:
        plies = len(match_of(anne.room).moves)
        undos: list[dict[str, object]] = [{"moves": moves} for moves in (0, -1, MAX_CHAIN + 1, "all")]
        said = [(type, wrong) for type in ("move", "preview") for wrong in NO_CHAINS]
        for type, wrong in [*said, *[("undo", wrong) for wrong in undos]]:
            refused = await anne.say(type, **wrong)
            assert isinstance(refused, Refused)
            assert (refused.gate, refused.code, refused.moves) == ("schema", "wrong_shape", 0)
        assert len(match_of(anne.room).moves) == plies

    at_a_table(tmp_path, story)


def test_a_chain_costs_as_much_as_its_moves_said_one_by_one(tmp_path: Path) -> None:
    async def story(anne: Player, bonny: Player) -> None:
        guard = Guard(Limits(seat_messages=3, seat_messages_per_minute=0))
        poor = Player(anne.room, anne.seat, guard)
        await poor.hello()
        moves = cards_in_one_go(match_of(anne.room).state, anne.seat)
        refused = await poor.chain(moves)
        assert isinstance(refused, Refused)
        assert (refused.gate, refused.code, refused.moves) == ("credit", "slow_down", 0)

    at_a_table(tmp_path, story)


def test_who_is_asked_hears_where_chains_lead_and_can_play_them(tmp_path: Path) -> None:
    async def story(anne: Player, bonny: Player) -> None:
        refused = [await bonny.say("reach"), await anne.say("reach", version=0)]
        assert [answer.code for answer in refused if isinstance(answer, Refused)] == ["not_your_turn", "stale"]
        told = await anne.say("reach")
        assert isinstance(told, Reached)
        end = told.ends[0]
        foretold = await anne.chain([end.choice.move, *end.further], "preview")
        assert isinstance(foretold, Preview)
        assert foretold.final == end.final
        done = await anne.chain([end.choice.move, *end.further])
        assert isinstance(done, Done)
        assert done.moves == 1 + len(end.further)

    at_a_table(tmp_path, story, "maracaibo", "step", {"fog_improvements": "yes"})
