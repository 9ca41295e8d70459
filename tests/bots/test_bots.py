"""The opponents, as far as they can be looked at without knowing a game."""

from __future__ import annotations

import pytest

from doubloon.bots.make import UnknownBot, bot_seed, make_bot
from doubloon.bots.perft import perft
from doubloon.bots.playout import play_out, play_randomly, random_games
from doubloon.bots.search import SearchBot
from doubloon.core.chair import Chair
from doubloon.core.rng import rng_from
from doubloon.core.state import State
from doubloon.registry import find_game
from tests.testkit.toy import Cove, Toy
from tests.testkit.toy_parts import SAIL, errand

NAMES = ["random", "greedy", "search:30", "deckhand", "mate"]


def middle(plies: int = 20, seats: int = 3) -> State:
    """A middle game of Silver & Gold."""
    state = find_game("silver_gold").new(seats, "bots")
    play_randomly(state, rng_from("bots"), plies)
    return state


@pytest.mark.parametrize("name", NAMES)
def test_equal_seeds_choose_equal_moves(name: str) -> None:
    state = middle()
    chair = Chair(state, state.deciders()[0])
    first = make_bot(name, "seed").choose(chair)
    assert first in chair.moves()
    assert make_bot(name, "seed").choose(chair) is first


@pytest.mark.parametrize("name", NAMES)
def test_choosing_changes_nothing(name: str) -> None:
    state = middle()
    before = state.to_bytes()
    make_bot(name, "seed").choose(Chair(state, state.deciders()[0]))
    assert state.to_bytes() == before


def test_random_plays_everything() -> None:
    state = middle()
    chair = Chair(state, state.deciders()[0])
    played = {make_bot("random", f"seed {number}").choose(chair).id for number in range(60 * len(chair.moves()))}
    assert played == {move.id for move in chair.moves()}


@pytest.mark.parametrize("name", NAMES)
def test_a_bot_that_comes_later_plays_as_the_one_before_it_would(name: str) -> None:
    state = middle()
    seat = state.deciders()[0]
    old = make_bot(name, "seed")
    old.choose(Chair(state, seat))
    state.play(seat, state.moves(seat)[0])
    mover = state.deciders()[0]
    assert old.choose(Chair(state, mover)) is make_bot(name, "seed").choose(Chair(state, mover))


def test_the_seed_of_a_bot_tells_nothing_of_the_game() -> None:
    assert bot_seed("treasure", 0) != bot_seed("treasure", 1)
    assert bot_seed("treasure", 0) != bot_seed("treasures", 0)
    assert "treasure" not in bot_seed("treasure", 0)


@pytest.mark.parametrize("name", ["greedy", "search:30"])
def test_a_single_legal_move_needs_no_thought(name: str) -> None:
    class Boasting(Cove):
        def imagine(self, seat: int, rng: object) -> State:
            raise AssertionError("nothing to think about")

    class OneWay(Toy):
        position = Boasting

    state = OneWay().new(2, "one way")
    assert isinstance(state, Cove)
    state.bids[0] = 17  # only the boast is left
    assert make_bot(name, "seed").choose(Chair(state, 0)).text == "boast"


# Search


def test_advice_lists_every_move_the_best_first() -> None:
    state = middle()
    chair = Chair(state, state.deciders()[0])
    advice = SearchBot("seed", 300).advise(chair)
    assert {one.move.id for one in advice} == {move.id for move in chair.moves()}
    ranks = [(one.visits, one.value) for one in advice]
    assert ranks == sorted(ranks, reverse=True)
    assert sum(one.visits for one in advice) == 300
    assert all(0.0 <= one.value <= 1.0 for one in advice)
    assert SearchBot("seed", 300).choose(chair) is advice[0].move


def test_advice_is_the_same_each_time() -> None:
    state = middle()
    chair = Chair(state, state.deciders()[0])
    one, other = (
        [(a.move.id, a.visits, a.value, a.points) for a in SearchBot("seed", 200).advise(chair)] for _ in range(2)
    )
    assert one == other


def test_moves_that_were_never_tried_come_last() -> None:
    state = middle()
    advice = SearchBot("seed", 1).advise(Chair(state, state.deciders()[0]))
    assert [one.visits for one in advice] == [1] + [0] * (len(advice) - 1)


def last_sail() -> tuple[State, int, str]:
    """The last question of a game of Parrot Cove, who is asked, and the answer that is good for that seat."""
    game = Toy()
    state = game.new(2, "end", game.options(["rounds=1", "vote=no", "gull=none"]))
    while not (errand(state).kind == SAIL and all(getattr(task, "kind", None) != SAIL for task in state.agenda)):
        seat = state.deciders()[0]
        texts = [move.text for move in state.moves(seat)]
        state.play(seat, game.moveset.parse("done" if "done" in texts else texts[0]))
    assert isinstance(state, Cove)
    state.ships[state.question.seat] = 1
    mover = state.deciders()[0]
    return state, mover, "sail up" if mover == state.question.seat else "sail down"


def test_a_search_finds_the_only_good_move() -> None:
    state, mover, best = last_sail()
    assert len(state.moves(mover)) == 2
    assert make_bot("search:100", "seed").choose(Chair(state, mover)).text == best


# By name


@pytest.mark.parametrize(
    "name",
    ["", "smart", "search", "search:", "search:0", "search:-5", "search:²", "search:1e3", "search:99999999", "x" * 999],
)
def test_an_unknown_name_is_answered_by_the_known_ones(name: str) -> None:
    with pytest.raises(UnknownBot, match="admiral, random, greedy or search:N with N from 1 to 10000000") as refused:
        make_bot(name, "seed")
    assert len(str(refused.value)) < 200


@pytest.mark.parametrize("name", NAMES)
def test_an_opponent_knows_its_name(name: str) -> None:
    assert make_bot(name, "seed").name == name


# Tables, playouts, perft


def test_a_table_of_opponents_plays_to_the_end() -> None:
    state = Toy().new(3, "table")
    played = play_out(state, [make_bot(name, "seed") for name in NAMES])
    assert state.over()
    again = Toy().new(3, "table")
    for seat, move in played:
        again.play(seat, again.game.moveset[move.id])
    assert again.digest() == state.digest()


def test_random_play_stops_when_told() -> None:
    state = middle(0)
    assert play_randomly(state, rng_from("x"), 5) == 5
    assert state.plies == 5
    rest = play_randomly(state, rng_from("x"), 1 << 30)
    assert state.over()
    assert state.plies == 5 + rest
    assert random_games(Toy(), 2, 3, "x", rng_from("x")) > 12


def test_perft_counts_sequences() -> None:
    state = Toy().new(2, "perft")
    first = state.moves(0)
    assert perft(state, 0) == 1
    assert perft(state, 1) == len(first) == 3
    after = []
    for move in first:
        copy = state.clone()
        copy.play(0, move)
        after.append(len(copy.moves(copy.deciders()[0])))
    assert perft(state, 2) == sum(after)
    play_randomly(state, rng_from("x"), 1000)
    assert perft(state, 1) == 0
