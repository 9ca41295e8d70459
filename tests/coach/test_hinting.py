"""A hint is what the strongest opponent would do, and what it says of points comes from whole games."""

from __future__ import annotations

import pytest

from doubloon.bots.levels import LEVELS
from doubloon.bots.make import make_bot
from doubloon.coach.futures import Futures, expected, played_on
from doubloon.coach.hinting import BEST, hint, ranking
from doubloon.core.chair import Chair
from doubloon.core.rng import rng_from
from doubloon.core.state import State
from doubloon.registry import find_game

QUICK = ["silver_gold", "maracaibo"]


def halfway(game: str, plies: int, seed: str = "hint") -> State:
    """A position with a choice, after some random moves."""
    state, rng = find_game(game).new(2, seed), rng_from(seed)
    while state.plies < plies or len(state.moves(state.deciders()[0])) < 3:
        offers = state.moves(state.deciders()[0])
        state.play(state.deciders()[0], offers[rng.below(len(offers))])
    return state


@pytest.mark.parametrize("game", QUICK)
def test_the_best_move_is_that_of_the_strongest_opponent(game: str) -> None:
    state = halfway(game, 12)
    chair = Chair(state, state.deciders()[0])
    assert ranking(chair, "a")[0] is make_bot(LEVELS[-1], "a").choose(chair)
    assert {move.id for move in ranking(chair, "a")} == {move.id for move in chair.moves()}


def test_a_hint_tells_the_best_few_with_points_of_whole_games() -> None:
    state = halfway("silver_gold", 30)
    seat = state.deciders()[0]
    before = state.digest()
    given = hint(Chair(state, seat), "b", lambda worlds: worlds >= 8)
    assert state.digest() == before
    assert 2 <= len(given.moves) <= BEST
    assert given.moves[0].move == ranking(Chair(state, seat), "b")[0].id
    assert [move.games for move in given.moves[:2]] == [8, 8]
    assert all(move.games == 4 for move in given.moves[2:])
    for move in given.moves:
        assert 20 < move.points < 160  # of a finished game of two
        assert 0 <= move.chance <= 1
    assert given.reason.key in ("hint-brings", "hint-row", "hint-often", "hint-near")


def test_a_lone_move_needs_no_reason() -> None:
    state = find_game("maracaibo").new(2, "lone")
    while len(state.moves(state.deciders()[0])) > 1:
        state.play(state.deciders()[0], state.moves(state.deciders()[0])[-1])
    given = hint(Chair(state, state.deciders()[0]), "c", lambda _: True)
    assert (len(given.moves), given.reason.key) == (1, "hint-only")


def test_a_hint_knows_what_the_seat_knows_and_no_more() -> None:
    state = halfway("silver_gold", 20)
    seat = state.deciders()[0]
    other = state.imagine(seat, rng_from("another deal"))
    assert state.digest() != other.digest()
    one, two = [hint(Chair(each, seat), "d", lambda worlds: worlds >= 4) for each in (state, other)]
    assert one == two


def test_moves_are_compared_in_the_same_worlds() -> None:
    state = halfway("silver_gold", 30)
    chair = Chair(state, state.deciders()[0])
    move = chair.moves()[0]
    futures = Futures(chair, [move, move], "twice")
    for _ in range(3):
        futures.play(2)
    assert futures.apart().values == [0.0, 0.0, 0.0]


def test_games_are_played_on_to_their_end() -> None:
    state = find_game("silver_gold").new(2, "on")
    end = played_on(state.clone(), "on")
    assert sum(end.shares) == pytest.approx(1.0)
    assert min(end.points) > 20
    assert len(expected(Chair(state, 0), 2, "on")) == 2
