"""How the named levels get on when a game of Jackal drags on: by plans, which cannot go in circles."""

from __future__ import annotations

from doubloon.bots.levels import LEVELS, LevelBot
from doubloon.core.chair import Chair
from doubloon.core.rng import rng_from
from doubloon.games.jackal.state import JackalState
from doubloon.games.jackal.steering.manners import PATIENCE
from doubloon.games.jackal.steering.plans import next_of_plan
from doubloon.games.jackal.stories.builder import play, table, where

LONG = 2 * PATIENCE  # turns of two crews

FAR_COIN = """
         4    5       6
    4    .    .:w1$   .
"""


def planned(state: JackalState) -> str:
    """The next move of white's plan in a world that it imagines."""
    move = next_of_plan(state.imagine(0, rng_from("plan")), 0)
    return "" if move is None else move.text


def turns_until_progress(state: JackalState, most: int = 15) -> int:
    """White keeps to its plans, yellow sails to and fro."""
    for turn in range(1, most):
        while state.deciders() == (0,) and not state.progress:
            play(state, planned(state))
            if state.idle == 0:
                return turn
        play(state, "sail cw 1" if turn % 2 else "sail ccw 1")
    raise AssertionError("no progress")


def test_whoever_keeps_to_plans_brings_a_coin_home_by_the_shortest_way() -> None:
    state = table(FAR_COIN, explored=True, idle=LONG)
    assert turns_until_progress(state) == 4  # from the fifth row, where the boat lies beside the second
    assert state.purse[0] == 1


def test_the_last_coin_of_an_island_is_brought_home_in_a_campaign_too() -> None:
    last = "     4    5\n1    .    .:w1$"
    state = table(last, explored=True, idle=LONG, options=["campaign=skerry"])
    play(state, planned(state))
    assert (state.number, state.results) == (1, [[1, 0]])


def test_an_arrow_on_the_way_leads_nobody_in_circles() -> None:
    state = table(
        """
             4    5       6
        3    >S   >S      >S
        4    .    .       .
        5    .    .:w1$   .
        """,
        explored=True,
        idle=LONG,
    )
    assert turns_until_progress(state) <= 7
    assert state.purse[0] == 1


def test_a_boat_sails_away_from_a_bear_that_waits_on_the_shore() -> None:
    # Given the bear where the white boat lands, and one tile that nobody knows behind it
    state = table(
        """
             4    5      6
        1    .    .:&    .
        3    .    ?      .
        """,
        explored=True,
        idle=LONG,
        waker="yellow",
    )
    # When white keeps to its plans
    turns = turns_until_progress(state)
    # Then the tile is turned over, though not by the straight way, and nobody is hit meanwhile
    assert turns > 3
    assert [where(state, f"white-{number}") for number in (1, 2, 3)].count("ship") == 0


def test_who_braves_the_bear_makes_no_move_that_it_forbids() -> None:
    way_home = """
             4    5       6
        2    .    .:&     .
        3    .    .:w1$   .
    """
    state = table(way_home, explored=True, idle=LONG, dead="white-2 white-3")
    assert planned(state) == "step 1 g3 coin"  # round the bear, which may come after him, but not into it


def test_where_nobody_can_get_on_there_is_no_plan() -> None:
    state = table("    4    5\n4   .:m  .:$", explored=True, idle=LONG, dead="white-1 white-2 white-3")
    assert planned(state) == ""  # he drags nothing
    assert planned(table(FAR_COIN, turn="yellow", idle=LONG)) == ""  # it is not white's turn


def test_plans_do_not_depend_on_what_a_seat_cannot_know() -> None:
    state = table(FAR_COIN, rest="?", idle=LONG)
    found = {next_of_plan(state.imagine(0, rng_from(f"{seed}")), 0) for seed in range(8)}
    assert len(found) == 1


def test_named_levels_high_and_low_keep_to_the_plan_once_a_game_drags_on() -> None:
    state = table("     4    5\n3    .    .:w1$", explored=True, idle=LONG)
    for level in (LEVELS[0], LEVELS[-1]):
        assert LevelBot(level, "1").choose(Chair(state, 0)).text == planned(state)
    assert planned(state).endswith("coin")
