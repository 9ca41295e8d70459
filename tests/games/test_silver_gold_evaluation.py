"""What the opponents of Silver & Gold steer by: the evaluation knows the end of the game and every coin row."""

from __future__ import annotations

import pytest

from doubloon.bots.make import make_bot
from doubloon.bots.playout import play_randomly
from doubloon.core.chair import Chair
from doubloon.core.rng import rng_from
from doubloon.games.silver_gold.stories.builder import person, table
from doubloon.registry import find_game
from tests.rules.silver_gold.story import act, last_turn
from tests.steered import points


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_after_the_game_the_evaluation_is_the_score(seats: int) -> None:
    for game in range(25):
        state = find_game("silver_gold").new(seats, f"end {game}")
        play_randomly(state, rng_from(f"end {seats} {game}"), 1000)
        assert state.over()
        assert [points(state, seat) for seat in range(seats)] == state.scores()


def gain_by_a_coin(coins: int, cups: tuple[int, ...], cups_out: int) -> float:
    """How far the coin at a2 raises the evaluation while the neighbour has not finished: no cup is handed out yet."""
    state = table([person("GY08", "GN01", coins=coins, cups=cups), person("GN03")], cups_out=cups_out)
    before = points(state, 0)
    act(state, 0, "box 1 a2")
    assert state.deciders() == (1,)
    return points(state, 0) - before


@pytest.mark.parametrize("cups_out", range(2, 7))
def test_the_last_coin_row_is_worth_as_much_as_the_first(cups_out: int) -> None:
    fourth, twelfth = gain_by_a_coin(3, (), cups_out), gain_by_a_coin(11, (6, 5), cups_out)
    assert twelfth >= fourth - 1e-9
    assert twelfth > gain_by_a_coin(12, (6, 5, 4), cups_out), "a thirteenth coin brings nothing"


@pytest.mark.parametrize("bot", ["greedy", "search:400"])
@pytest.mark.parametrize("seed", ["one", "two", "three"])
def test_in_the_last_turn_a_palm_is_taken_rather_than_a_coin_that_begins_nothing(bot: str, seed: str) -> None:
    # Given turn 28 and two empty boxes: a coin that would be the third of its row, and a palm that is worth 2
    people = [person(("PU04", "all but b1 a2"), coins=2), person("GN03")]
    state = last_turn(people, display="OR05 GN01 GN02 GY01")
    assert [move.text for move in state.moves(0)] == ["box 1 b1", "box 1 a2"]
    # Then the palm's two points beat the coin's one
    assert make_bot(bot, seed).choose(Chair(state, 0)).text == "box 1 a2"
