"""States, saved positions, chairs and the registry."""

from __future__ import annotations

import pytest

from doubloon.core.chair import Chair
from doubloon.core.errors import BadBytes, BadMove, IllegalMove, UnknownGame
from doubloon.core.event import EVERYBODY, all_but
from doubloon.core.move import Field
from doubloon.core.pack import Writer
from doubloon.core.rng import rng_from
from doubloon.core.state import State, checksum
from doubloon.core.view import SPECTATOR
from doubloon.games.silver_gold.game import silver_gold
from doubloon.registry import find_game, finder, game_ids
from tests.testkit.faults_of_secrecy import keeper_of
from tests.testkit.toy import Cove, Toy
from tests.testkit.toy_parts import CoveView, errand


def cove(seats: int = 3) -> Cove:
    state = Toy().new(seats, "state")
    assert isinstance(state, Cove)
    return state


def play_until_captain(state: State) -> int:
    while state.sealed:
        seat = state.deciders()[0]
        state.play(seat, state.moves(seat)[0])
        if errand(state).kind != 0:
            break
    return state.deciders()[0]


def act(state: State, seat: int, text: str) -> None:
    state.play(seat, state.game.moveset.parse(text))


# Playing


def test_several_seats_are_asked_at_once() -> None:
    assert cove().deciders() == (0, 1, 2)


def test_seats_beyond_the_table_have_no_moves() -> None:
    state = cove()
    state.play(0, state.moves(0)[0])
    for seat in (-1, 3, 8, 99, -99):
        assert state.moves(seat) == []
        with pytest.raises(IllegalMove):
            state.play(seat, state.game.moveset[0])


def test_equal_seeds_are_equal_games_and_others_are_others() -> None:
    game = Toy()
    assert game.new(3, "a").digest() == game.new(3, "a").digest()
    assert game.new(3, "a").digest() != game.new(3, "b").digest()


def test_listening_changes_nothing_but_the_events() -> None:
    game = Toy()
    deaf, listening = game.new(3, "a"), game.new(3, "a", listen=True)
    assert deaf.events is None
    assert len(listening.events or []) == 3
    assert deaf.digest() == listening.digest()


def test_nothing_is_offered_once_the_game_is_over() -> None:
    state = cove()
    while not state.over():
        seat = state.deciders()[0]
        state.play(seat, state.moves(seat)[-1])
    assert state.deciders() == ()
    with pytest.raises(IllegalMove, match=r"the game is over; 'roll' cannot be played \(TOY-3\)"):
        act(state, 0, "roll")


def test_every_seat_is_a_rival_unless_a_game_says_otherwise() -> None:
    assert cove().rivals(1) == [0, 2]


# Reveals


def begin_round_two(*options: str) -> Cove:
    """Two seats are asked for their bids of the second round."""
    game = Toy()
    state = game.new(2, "reveals", game.options(list(options)))
    assert isinstance(state, Cove)
    while state.round == 1:
        seat = state.deciders()[0]
        state.play(seat, state.moves(seat)[-1])
    assert (state.sealed, state.asked_at, state.deciders()) == (True, state.plies, (0, 1))
    return state


def test_a_sealed_question_after_an_open_move_is_a_reveal() -> None:
    state = begin_round_two("vote=no", "gull=none")
    assert (state.revealed, state.revealed_at) == ("asked-in-secret", state.plies)


def test_a_sealed_question_after_a_reveal_counts_no_second_time() -> None:
    state = begin_round_two("vote=no", "gull=tame")
    assert (state.revealed, state.revealed_at) == ("gull", state.plies)
    assert state.reveals == 2, "the bids that were shown, and the gull"


def test_the_first_question_of_a_game_reveals_nothing() -> None:
    state = cove()
    assert (state.sealed, state.reveals, state.revealed, state.revealed_at) == (True, 0, "", -1)


# Saved positions


def test_a_saved_position_belongs_to_its_game() -> None:
    data = cove().to_bytes()
    with pytest.raises(
        BadBytes, match=r"not a saved position of 'doubloon 1 silver_gold 1 box' but of 'doubloon 1 cove"
    ):
        find_game("silver_gold").load(data)


@pytest.mark.parametrize("data", [b"", b"short", bytes(100)])
def test_bytes_that_are_no_position_are_refused(data: bytes) -> None:
    with pytest.raises(BadBytes, match="cut off or damaged; save it again"):
        Toy().load(data)


def test_a_position_with_something_behind_it_is_refused() -> None:
    data = cove().to_bytes()[:-8] + b"\0"
    with pytest.raises(BadBytes, match="longer than it should be"):
        Toy().load(data + checksum(data))


def test_a_position_of_a_table_that_cannot_be_is_refused() -> None:
    out = Writer()
    out.text("doubloon 1 cove 1 box")
    out.number(7)
    out.text("rounds=2")
    data = out.bytes()
    with pytest.raises(BadBytes, match="does not hold a position of this game"):
        Toy().load(data + checksum(data))


# Chairs


def test_a_chair_shows_what_its_seat_may_know() -> None:
    state = cove()
    chair = Chair(state, 1)
    view = chair.view()
    assert isinstance(view, CoveView)
    assert view.hand == state.hands[1]
    assert chair.moves() == state.moves(1)
    assert chair.game is state.game
    assert chair.ply == 0


def test_a_chairs_ply_does_not_tell_how_far_the_others_are() -> None:
    state = cove()
    state.play(0, state.moves(0)[0])
    assert state.plies == 1
    assert Chair(state, 1).ply == 0


def test_a_chairs_ply_counts_its_own_moves_under_seal() -> None:
    state = cove()
    for seat in (0, 1):
        state.play(seat, state.moves(seat)[-1])
    assert (Chair(state, 0).ply, Chair(state, 1).ply, Chair(state, 2).ply) == (1, 1, 0)
    assert (state.own_ply(SPECTATOR), state.public_ply()) == (0, 0)


def test_at_the_end_everybody_counts_every_ply_even_after_a_sealed_question() -> None:
    class EndsWithBids(Cove):
        def _open_bids(self) -> None:
            self.drop_agenda()

    state = keeper_of(EndsWithBids).new(3, "state")
    while not state.over():
        seat = state.deciders()[0]
        state.play(seat, state.moves(seat)[-1])
    assert state.sealed
    assert state.plies >= 3
    assert {state.public_ply(), *(state.own_ply(seat) for seat in range(SPECTATOR, 3))} == {state.plies}


def test_a_preview_tells_what_is_sure_and_stops_at_chance() -> None:
    state = cove()
    captain = play_until_captain(state)
    before = state.digest()
    chair = Chair(state, captain)
    parse = state.game.moveset.parse
    for chance in ("roll", "look"):
        foreseen = chair.preview(parse(chance), rng_from("p"))
        assert (foreseen.events, foreseen.final) == ([], True)
    act(state, captain, "done")
    sailor = state.deciders()[0]
    foreseen = Chair(state, sailor).preview(parse("sail up"), rng_from("p"))
    (event,) = foreseen.events
    assert not foreseen.final
    assert (event.kind, event.args) == ("sailed", {"ship": state.question.seat, "by": sailor})
    assert state.digest() != before
    assert state.events is None


def test_a_preview_leaves_out_what_others_alone_will_hear() -> None:
    class Whispers(Cove):
        """Who steers a ship hears of it in other words than everybody else."""

        def tell(self, kind: str, args: dict[str, Field], audience: int = EVERYBODY, fades: bool = False) -> None:
            if kind == "sailed":
                by = args["by"]
                assert isinstance(by, int)
                super().tell("helm", args, 1 << by)
                super().tell("horizon", args, all_but(by))
            else:
                super().tell(kind, args, audience, fades)

    state = keeper_of(Whispers).new(3, "state")
    captain = play_until_captain(state)
    act(state, captain, "done")
    sailor = state.deciders()[0]
    preview = Chair(state, sailor).preview(state.game.moveset.parse("sail up"), rng_from("p"))
    assert [event.kind for event in preview.events] == ["helm"]


def test_a_preview_of_an_illegal_move_is_refused() -> None:
    state = cove()
    with pytest.raises(IllegalMove):
        Chair(state, 0).preview(state.game.moveset.parse("sail up"), rng_from("p"))


def test_a_spectator_has_no_hand_and_no_prompt() -> None:
    view = cove().view(SPECTATOR)
    assert isinstance(view, CoveView)
    assert (view.hand, view.bid, view.top, view.prompt) == (None, None, None, None)


def test_a_look_is_known_to_one_seat_alone() -> None:
    state = cove()
    captain = play_until_captain(state)
    act(state, captain, "look")
    tops = {seat: view.top for seat in range(-1, 3) if isinstance(view := state.view(seat), CoveView)}
    assert tops == {seat: state.deck[-1] if seat == captain else None for seat in range(-1, 3)}
    for number in range(20):
        world = state.imagine(captain, rng_from(str(number)))
        assert isinstance(world, Cove)
        assert world.deck[-1] == state.deck[-1]


# The registry


def test_a_game_is_found_by_its_id() -> None:
    assert "silver_gold" in game_ids()
    assert find_game("silver_gold") is find_game("silver_gold", 1)
    assert find_game("silver_gold") is silver_gold() is silver_gold(None)
    assert finder()("silver_gold", 1, "box") is find_game("silver_gold")


def test_an_unknown_game_is_answered_by_the_known_ones() -> None:
    with pytest.raises(UnknownGame, match=r"there is no game 'chess'; there are: .*silver_gold"):
        find_game("chess")
    with pytest.raises(UnknownGame) as refused:
        find_game("x" * 5000)
    assert len(str(refused.value)) < 200


@pytest.mark.parametrize("ruleset", [0, 2, -1])
def test_an_unknown_ruleset_is_answered_by_the_known_ones(ruleset: int) -> None:
    with pytest.raises(UnknownGame, match=f"silver_gold has no ruleset {ruleset}; there are: 1"):
        find_game("silver_gold", ruleset)


def test_a_move_of_another_table_is_told_apart_from_an_illegal_one() -> None:
    game, other = Toy(), Toy()
    state = game.new(2, "tables")
    before = state.digest()
    with pytest.raises(BadMove, match="another table"):
        state.play(0, other.moveset[state.moves(0)[0].id])
    assert state.digest() == before
