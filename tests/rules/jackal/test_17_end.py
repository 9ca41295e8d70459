"""Chapter 17: how an island ends by itself, and who has won."""

from __future__ import annotations

import pytest

from doubloon.core.outcome import Outcome
from doubloon.games.jackal.state import JackalState
from doubloon.games.jackal.stories.builder import play, table, where
from tests.rules.jackal.story import act, clause_against, kinds, look, scene, step

TEAMS = ["teams=two_on_two"]
DECIDED = ["end_when_decided=on"]


def ending(state: JackalState) -> Outcome:
    """How the game, which is over, has ended."""
    assert state.over()
    outcome = state.outcome()
    assert outcome is not None
    return outcome


def last_coin(
    purse: dict[str, int], seats: int = 2, options: list[str] | None = None, dead: str = "", coins: str = "$"
) -> JackalState:
    """White's first pirate stands beside white's boat with the last coin of an island that is all explored."""
    board = scene({(5, 1): f".:w1{coins}"})
    return table(board, seats=seats, explored=True, purse=purse, options=options, dead=dead, listen=True)


@pytest.mark.rule("JK-275", "JK-276", "T-130")
def test_with_all_explored_and_the_last_coin_home_the_game_is_over_at_once() -> None:
    state = last_coin({"yellow": 4})
    act(state, "board 1 coin")
    assert ending(state).reason == "island-cleared"
    # Yellow does not complete the round.
    assert state.deciders() == ()
    assert clause_against(state, "sail cw 1", seat=1) == "JK-276"


@pytest.mark.rule("JK-275", "T-131")
def test_a_face_down_tile_or_a_coin_on_land_keeps_the_game_going() -> None:
    hidden = table(scene({(5, 1): ".:w1$", (5, 5): "?"}), explored=True)
    act(hidden, "board 1 coin")
    assert hidden.deciders() == (1,)
    left = last_coin({}, coins="$$")
    act(left, "board 1 coin")
    assert left.deciders() == (1,)


@pytest.mark.rule("JK-275", "JK-276")
def test_exploring_the_last_tile_ends_it_unless_there_is_gold_under_it() -> None:
    for sign, over in (("?", True), ("?c1", False)):
        state = table(scene({(5, 4): ".:w1", (5, 5): sign}), explored=True)
        act(state, step(1, 5, 5))
        assert state.over() == over


@pytest.mark.rule("JK-275", "JK-103")
def test_gold_that_is_lost_does_not_keep_the_game_going() -> None:
    state = table(scene({(5, 4): ".:w1$", (5, 5): "ca"}), explored=True)
    act(state, step(1, 5, 5, 1))
    assert ending(state).reason == "island-cleared"
    assert look(state).lost == 1


@pytest.mark.rule("JK-280", "JK-006", "A-39")
@pytest.mark.parametrize(
    ("purse", "places"),
    [
        ({"white": 6, "yellow": 5, "red": 4, "black": 3}, [1, 2, 3, 4]),
        ({"white": 2, "yellow": 5, "red": 9, "black": 0}, [3, 2, 1, 4]),
        ({"white": 4, "yellow": 5, "red": 5, "black": 2}, [1, 1, 1, 4]),
        ({"white": 0, "yellow": 0, "red": 7, "black": 0}, [2, 3, 1, 3]),
    ],
)
def test_most_coins_win_and_equal_players_share_the_place(purse: dict[str, int], places: list[int]) -> None:
    state = last_coin(purse, seats=4)
    act(state, "board 1 coin")
    outcome = ending(state)
    assert outcome.places == places
    assert outcome.winners == [seat for seat in range(4) if places[seat] == 1]
    assert state.scores() == [purse["white"] + 1, purse["yellow"], purse["red"], purse["black"]]


@pytest.mark.rule("JK-281")
def test_lost_pirates_do_not_count() -> None:
    state = last_coin({"white": 4, "yellow": 5}, dead="white-2 white-3")
    act(state, "board 1 coin")
    assert ending(state).places == [1, 1]


@pytest.mark.rule("JK-282")
def test_the_game_ends_when_nobody_is_left() -> None:
    alone = {(5, 4): ".:w1", (5, 5): "ca"}
    dead = "white-2 white-3 yellow-1 yellow-2 yellow-3"
    state = table(scene(alone), dead=dead)
    act(state, step(1, 5, 5))
    assert ending(state).reason == "nobody-left"


@pytest.mark.rule("JK-282")
@pytest.mark.parametrize("left", [".:m", ".:M"])
def test_while_a_missionary_lives_the_game_goes_on(left: str) -> None:
    dead = "white-2 white-3 yellow-1 yellow-2 yellow-3"
    state = table(scene({(5, 4): ".:w1", (5, 5): "ca", (8, 5): left}), dead=dead, missionary="yellow")
    act(state, step(1, 5, 5))
    assert where(state, "white-1") == "dead"
    assert state.deciders() == (1,)


@pytest.mark.rule("JK-282")
def test_a_recovering_pirate_is_alive() -> None:
    dead = "white-2 white-3 yellow-1 yellow-2"
    state = table(scene({(5, 4): ".:w1", (5, 5): "ca"}), dead=dead, ship="yellow-3")
    act(state, step(1, 5, 5))
    assert not state.over()


@pytest.mark.rule("JK-283", "T-133")
@pytest.mark.parametrize(("seats", "limit"), [(2, 60), (3, 90), (4, 120)])
def test_after_30_idle_rounds_it_is_a_stalemate(seats: int, limit: int) -> None:
    state = table(seats=seats, idle=limit - 2)
    play(state, "sail cw 1")
    assert (look(state).idle, state.over()) == (limit - 1, False)
    play(state, "sail cw 1")
    assert ending(state).reason == "stalemate"


@pytest.mark.rule("JK-283")
@pytest.mark.parametrize(("seats", "limit"), [(2, 600), (3, 900), (4, 1200)])
def test_after_300_rounds_it_is_over_in_any_case(seats: int, limit: int) -> None:
    state = table(seats=seats, turns=limit - 2)
    play(state, "sail cw 1")
    assert (look(state).turns, state.over()) == (limit - 1, False)
    play(state, "sail cw 1")
    assert ending(state).reason == "round-limit"


@pytest.mark.rule("JK-283", "JK-358")
def test_the_limits_are_options_and_count_crews_not_players() -> None:
    crews_of_two = ["teams=two_crews_each", "no_progress_rounds=3", "max_rounds=5"]
    for idle, turns, reason in ((11, 0, "stalemate"), (0, 19, "round-limit")):
        state = table(options=crews_of_two, idle=idle, turns=turns)
        play(state, "sail cw 1")
        assert ending(state).reason == reason
    state = table(options=crews_of_two, idle=10, turns=18)
    play(state, "sail cw 1")
    assert not state.over()


@pytest.mark.rule("JK-284", "JK-283")
@pytest.mark.parametrize(
    ("tokens", "move", "progress"),
    [
        ({(5, 4): ".:w1", (5, 5): "?"}, step(1, 5, 5), True),  # a tile explored
        ({(5, 4): ".:w1", (5, 5): "?ca"}, step(1, 5, 5), True),
        ({(5, 1): ".:w1$"}, "board 1 coin", True),  # a coin into a purse
        ({(5, 4): ".:w1$", (5, 5): "ca"}, step(1, 5, 5, 1), True),  # a coin out of the game
        ({(8, 3): ".:w1$", (8, 4): ">E", (9, 4): ">E"}, step(1, 8, 4, 1), True),
        ({(5, 4): ".:w1$$"}, step(1, 5, 5, 1), False),  # a coin on its way
        ({(5, 4): ".:w1", (5, 5): ".:y1"}, step(1, 5, 5), False),  # a fight
        ({(5, 4): ".:w1", (5, 5): "ca"}, step(1, 5, 5), False),  # a death
        ({(5, 1): ".:w1"}, "board 1", False),
        ({(6, 0): "~:w1"}, "swim 1 ccw", False),  # aboard, or dead, without a coin
        ({(4, 10): "~:w1"}, "swim 1 ccw", False),
        ({(5, 5): ".:w1"}, "sail cw 1", False),
    ],
)
def test_progress_is_a_tile_explored_or_a_coin_off_the_land(
    tokens: dict[tuple[int, int], str], move: str, progress: bool
) -> None:
    state = table(scene(tokens), idle=12)
    act(state, move)
    assert look(state).idle == (0 if progress else 13)


@pytest.mark.rule("JK-355", "T-145")
@pytest.mark.parametrize(("yellow", "lost", "over"), [(3, 4, True), (4, 3, False)])
def test_a_leader_out_of_reach_ends_it_if_so_agreed(yellow: int, lost: int, over: bool) -> None:
    # Given 2 coins on land and 17 laid on chests so far
    board, purse = scene({(5, 5): ".:$$"}), {"white": 8, "yellow": yellow}
    state = table(board, purse=purse, lost=lost, laid=17, options=DECIDED)
    act(state, "sail cw 1")
    assert state.over() == over
    assert not over or ending(state).reason == "decided"
    # By default nothing of the kind happens.
    state = table(board, purse=purse, lost=lost, laid=17)
    act(state, "sail cw 1")
    assert not state.over()


@pytest.mark.rule("JK-355", "JK-297")
def test_a_divers_coin_counts_among_those_within_reach() -> None:
    for board in ({(10, 5): "~:y1$"}, {(9, 5): ".:y1$"}):
        state = table(scene(board), purse={"white": 2, "yellow": 1}, lost=15, options=DECIDED)
        act(state, "sail cw 1")
        assert not state.over()
    state = table(scene({(10, 5): "~:y1"}), purse={"white": 2, "yellow": 1}, lost=16, options=DECIDED)
    act(state, "sail cw 1")
    assert state.over()


@pytest.mark.rule("JK-355", "JK-311")
@pytest.mark.parametrize(
    ("purse", "over"),
    [({"white": 5, "yellow": 4, "red": 5, "black": 0}, True), ({"white": 9, "yellow": 5, "black": 4}, False)],
)
def test_with_allies_the_pairs_are_compared(purse: dict[str, int], over: bool) -> None:
    lost = 19 - sum(purse.values())
    state = table(seats=4, purse=purse, lost=lost, options=[*DECIDED, *TEAMS])
    act(state, "sail cw 1")
    assert state.over() == over


def everything_at_once(explored: bool) -> JackalState:
    """The last living pirate stands with the last coin beside the cannibal, at both limits, far in the lead."""
    return table(
        scene({(5, 4): ".:w1$", (5, 5): "ca"}),
        explored=explored,
        idle=59,
        turns=599,
        dead="white-2 white-3 yellow-1 yellow-2 yellow-3",
        purse={"white": 18},
        options=DECIDED,
    )


@pytest.mark.rule("JK-354")
def test_of_several_reasons_the_first_is_given() -> None:
    # Given that everything is true at once, the island is cleared
    state = everything_at_once(explored=True)
    act(state, step(1, 5, 5, 1))
    assert ending(state).reason == "island-cleared"
    # With a tile face down, nobody is left
    state = everything_at_once(explored=False)
    act(state, step(1, 5, 5))
    assert ending(state).reason == "nobody-left"
    # With somebody alive, the game is decided, or else a stalemate
    for options, reason in ((DECIDED, "decided"), (None, "stalemate")):
        state = table(idle=59, turns=599, purse={"white": 18}, options=options)
        play(state, "sail cw 1")
        assert ending(state).reason == reason


@pytest.mark.rule("JK-276", "JK-037")
def test_the_end_is_checked_after_the_bear_has_moved() -> None:
    state = table(scene({(5, 1): ".:w1$", (5, 4): ".:&", (5, 5): ".:y1"}), explored=True, listen=True)
    act(state, "board 1 coin")
    assert state.over()
    assert kinds(state)[-3:] == ["bear-moved", "mauled", "island-over"]
