"""What the opponents of Jackal steer by: the evaluation knows ways home, the end of a game, and when one is decided."""

from typing import cast

import pytest

from doubloon.bots.make import make_bot
from doubloon.bots.playout import play_out, play_randomly
from doubloon.core.chair import Chair
from doubloon.core.rng import rng_from
from doubloon.games.jackal.game import jackal
from doubloon.games.jackal.state import JackalState
from doubloon.games.jackal.steering.bear_forecast import BearForecast
from doubloon.games.jackal.steering.boredom import tiredness, winners_already
from doubloon.games.jackal.steering.distances import Distances, distances_of
from doubloon.games.jackal.steering.steering import JackalSteering
from doubloon.games.jackal.steering.weights import HOPE, NEVER, SHARP, USUAL
from doubloon.games.jackal.stories.builder import play, table
from tests.steered import points, promise, steering


def hopes_after(drawing: str, move: str, **more: object) -> float:
    state = table(drawing, **more)  # type: ignore[arg-type]
    play(state, move)
    return points(state, 0)


def turns_home(state: JackalState, cell: str) -> int:
    return Distances(state).hauls_to(state.boats[0], -1)[state.island.named(cell)]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_after_the_game_the_evaluation_is_the_score(seats: int) -> None:
    state = jackal().new(seats, "evaluation", jackal().options(["max_rounds=20"]))
    play_out(state, [make_bot("random", str(seat)) for seat in range(seats)])
    assert [points(state, seat) for seat in range(seats)] == state.scores()


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nobody_is_promised_less_than_no_coins_or_more_than_there_are(seats: int) -> None:
    state = cast(JackalState, jackal().new(seats, "promises"))
    rng = rng_from("promises")
    for _ in range(12):
        promised = [promise(state, seat) for seat in range(seats)]
        assert min(promised) >= 0.0
        assert sum(promised) <= state.box.limits.coins
        play_randomly(state, rng, 5)
    # Tiles that nobody has turned over weigh on opponents only
    assert points(state, 0) < promise(state, 0)


COIN = """
         4    5       6
    2    .    .       .
    3    .    .:w1$   .
    4    .    .       .
"""


def test_a_coin_is_worth_more_the_nearer_it_is_to_the_boat() -> None:
    towards, away = hopes_after(COIN, "step 1 f3 coin"), hopes_after(COIN, "step 1 f5 coin")
    alone = hopes_after(COIN, "step 1 f3")
    assert towards > away
    assert towards > alone


def test_a_coin_in_the_purse_is_worth_more_than_one_beside_the_boat() -> None:
    beach = """
             4    5       6
        1    .    .:w1$   .
    """
    assert hopes_after(beach, "board 1 coin") > hopes_after(beach, "step 1 f3 coin")


def test_a_heap_is_worth_more_to_who_carries_from_it_than_to_who_stands_beside_it() -> None:
    heap = """
             4    5          6
        3    .    .:w1$$$$   .
        4    .    .          .
    """
    assert hopes_after(heap, "step 1 f3 coin") > hopes_after(heap, "step 1 f3")


def test_a_coin_on_the_way_over_a_transit_tile_is_still_carried() -> None:
    tosses = """
             4    5       6
        3    .    tr      .
        4    .    .:w1$   .
    """
    state = table(tosses)
    play(state, "step 1 f4 coin")
    assert state.journey is not None
    assert points(state, 0) > hopes_after(tosses, "step 1 e4")


def test_arrows_and_ice_shorten_the_way_home_and_zigzag_edges_bar_it() -> None:
    plain = turns_home(table("", turn="white"), "f5")
    arrow = table("""
             5
        1    .
        2    >N
        3    >N
    """)
    assert turns_home(arrow, "f5") < plain
    ice = table("""
             5
        3    ic
    """)
    assert turns_home(ice, "f5") == plain - 1
    walled = table("""
             4    5    6
        3    ju   ju   ju
        4    ju   .    ju
        5    ju   ju   ju
    """)
    assert turns_home(walled, "f5") == NEVER


def test_distances_are_kept_as_long_as_the_land_is_the_same() -> None:
    state = cast(JackalState, jackal().new(2, "charts", jackal().options(["landing=recommended"])))
    at_sea = distances_of(state)
    play(state, "sail cw 1")
    assert distances_of(state) is at_sea
    step = next(move for move in state.moves(1) if move.text.startswith("step"))
    before = state.clone()
    state.play(1, step)
    assert distances_of(state) is not at_sea
    assert distances_of(before) is at_sea


def test_levels_that_think_see_some_numbers_otherwise_and_searches_do_not() -> None:
    state = cast(JackalState, jackal().new(2, "charts", jackal().options(["landing=recommended"])))
    # Given the two ways to see a position, asked in turns: neither spoils what is kept of the other
    usual, sharp = JackalSteering(), JackalSteering(SHARP)
    before = [usual.points(state, 0), sharp.points(state, 0), usual.points(state, 0)]
    assert before[0] == before[2] == points(state, 0) != before[1]
    assert USUAL.hope == HOPE
    assert SHARP.hope[1] < HOPE[1]
    # A coin behind unknown tiles is farther away for who thinks
    far = [sum(distances_of(state, weights).hauls_to(state.boats[0], -1)) for weights in (USUAL, SHARP, USUAL)]
    assert far[0] == far[2] < far[1]
    # And only the levels that scheme think so, until they make peace
    assert [rung.steering is not None for rung in usual.rungs] == [False, False, False, False, True, True]
    assert [rung.calm.steering for rung in usual.rungs if rung.calm] == [None, None]


@pytest.mark.parametrize("seats", [2, 4])
def test_kept_distances_say_what_fresh_ones_would(seats: int) -> None:
    state = cast(JackalState, jackal().new(seats, "charts"))
    while state.waiting and state.plies < 300:
        seat = state.deciders()[0]
        state.play(seat, state.moves(seat)[state.plies % len(state.moves(seat))])
        if state.boats[-1] >= 0:
            kept, fresh = distances_of(state), Distances(state)
            boats = state.boats[0], state.boats[-1]
            assert kept.walks_to(1) == fresh.walks_to(1)
            assert kept.walks_to(kept.unseen) == fresh.walks_to(fresh.unseen)
            assert kept.hauls_to(*boats) == fresh.hauls_to(*boats)
            assert kept.hauls_to(boats[0], -1) == fresh.hauls_to(boats[0], -1)
            assert [kept.wait_at(cell) for cell in range(57)] == [fresh.wait_at(cell) for cell in range(57)]


def test_a_leader_out_of_reach_has_won_already() -> None:
    gold = """
             5
        4    .:$$
    """
    assert winners_already(table(gold, purse={"white": 8, "yellow": 3}, laid=17)) == [0]
    assert winners_already(table(gold, purse={"white": 8, "yellow": 4}, laid=17)) == []


def test_without_anything_left_to_win_the_leaders_have_won_already() -> None:
    assert winners_already(table("", purse={"white": 3, "yellow": 3}, laid=19)) == [0, 1]


def test_tiredness_grows_until_one_may_vote_and_ends_with_progress() -> None:
    assert tiredness(table(idle=4)) == 0.0
    assert 0.0 < tiredness(table(idle=12)) < 1.0
    state = table(COIN, idle=16)
    assert tiredness(state) == 1.0
    state.progress = True
    assert tiredness(state) == 0.0


DUEL = """
         4    5       6
    1    .    .       .
    2    .    .:y1$   .:w1
"""


def test_crews_that_hit_each_other_for_long_keep_a_truce() -> None:
    assert hopes_after(DUEL, "step 1 f3") > hopes_after(DUEL, "step 1 g2")
    assert hopes_after(DUEL, "step 1 f3", idle=20) < hopes_after(DUEL, "step 1 g2", idle=20)


def test_a_coin_deep_in_a_labyrinth_draws_a_pirate_into_it() -> None:
    labyrinth = """
             4    5       6
        2    .    .       .
        3    .    l5:$/3  .
        4    .    .:w1    .
    """
    outside = hopes_after(labyrinth, "step 1 e4", explored=True)
    assert hopes_after(labyrinth, "step 1 f4", explored=True) > outside
    # Who is past it has to come back; who stands on it takes it along
    beside = labyrinth.replace(":$/3", ":$/1w1/1").replace(".:w1", ".   ")
    behind = hopes_after(beside, "advance 1", explored=True)
    assert behind < outside < hopes_after(beside, "advance 1 coin", explored=True)


def test_who_is_carried_to_a_coin_is_on_his_way_to_it() -> None:
    # The horse leads beside the coin in one move: to ride is a turn nearer than to wait
    horse = """
             4    5    6    7
        3    .    .    .    .
        4    .    .:$  .    .
        5    .    .    .    .
        6    .    .    .    ho
        7    .    .    .    .:w1
    """
    state = table(horse, explored=True)
    play(state, "step 1 h7")
    assert state.journey is not None
    assert points(state, 0) > hopes_after(horse, "step 1 g8", explored=True)


def test_what_is_expected_is_of_the_position_that_is_asked_about() -> None:
    """Searches go to and fro between positions; what was found out about one is not said of another, nor kept in it."""
    state = cast(JackalState, jackal().new(3, "to and fro"))
    play_randomly(state, rng_from("to and fro"), 60)
    other = state.clone()
    play_randomly(other, rng_from("elsewhere"), 3)
    before = state.to_bytes()
    for position in (state, other, state.clone(), state, other):
        expected = JackalSteering()
        for seat in range(3):
            assert points(position, seat) == expected.points(position, seat)
            assert promise(position, seat) == expected.promise(position, seat)
    assert points(state, 0) != points(other, 0)
    play_randomly(state, rng_from("on"), 1)
    assert points(state, 0) == JackalSteering().points(state, 0)
    assert jackal().load(before).to_bytes() == before


def test_searches_play_on_until_the_crews_next_turn() -> None:
    state = jackal().new(3, "stages")
    bots = [make_bot("random", str(seat)) for seat in range(3)]
    while steering(state).stage(state) == 0:
        state.play(state.deciders()[0], bots[0].choose(Chair(state, state.deciders()[0])))
    assert steering(state).stage(state) == 1
    assert [steering(state).beyond(state, stage) for stage in (-1, -2, -3)] == [False, True, True]


def test_with_little_time_searches_do_what_greedy_does() -> None:
    state = jackal().new(4, "little time")
    greedy, search = make_bot("greedy", "same"), make_bot("search:50", "same")
    for _ in range(20):
        seat = state.deciders()[0]
        move = greedy.choose(Chair(state, seat))
        assert search.choose(Chair(state, seat)) is move
        state.play(seat, move)


def test_the_last_tile_is_turned_over_though_it_may_end_the_game() -> None:
    state = table(
        """
             4    5      6
        4    .    .:w1   ?
        """,
        explored=True,
        purse={"white": 4, "yellow": 4},
        laid=19,
        idle=20,
    )
    assert make_bot("greedy", "last").choose(Chair(state, 0)).text == "step 1 g5"


def test_nobody_stays_beside_a_bear_that_moves_before_his_next_turn() -> None:
    bear = """
             3    4    5    6       7    8
        4    .    .:&  .    .:w1    .    .
    """
    assert hopes_after(bear, "step 1 f4", waker="yellow") < hopes_after(bear, "step 1 g4", waker="yellow")


def test_gold_beside_the_bear_is_worth_more_while_it_hunts_somebody_elsewhere() -> None:
    gold = """
             2      3    4    5    6
        4    .      .    .    .:&  .:$
    """
    nobody, lured = table(gold), table(gold.replace("4    . ", "4    .:y1 "))
    cell = nobody.island.named("g5")
    assert BearForecast(lured).worth_of_gold(cell, 5) > BearForecast(nobody).worth_of_gold(cell, 5)


def test_in_a_decided_game_greedy_opponents_agree_to_end_it() -> None:
    state = table("", seats=3, purse={"white": 9, "yellow": 2}, laid=19, idle=24)
    for seat, move in play_out(state, [make_bot("greedy", str(seat)) for seat in range(3)]):
        assert move.text in ("call", "yes"), (seat, move.text)
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.reason == "vote"


def test_crews_land_apart() -> None:
    state = jackal().new(2, "landing")
    bots = [make_bot("greedy", "1"), make_bot("greedy", "2")]
    for seat in range(2):
        state.play(seat, bots[seat].choose(Chair(state, seat)))
    assert isinstance(state, JackalState)
    apart = abs(state.boats[0] - state.boats[1])
    assert min(apart, state.island.sea - apart) >= state.island.sea // 2 - 1
