"""Chapter 17: the vote to end an island."""

from __future__ import annotations

import pytest

from doubloon.games.jackal.state import JackalState
from doubloon.games.jackal.stories.builder import offered, play, table
from tests.rules.jackal.story import act, clause_against, kinds, look, scene, told

GOLD_LEFT = {(5, 5): ".:$$$"}


def explored(
    seats: int = 3,
    turn: str = "white",
    purse: dict[str, int] | None = None,
    smoke: int = 0,
    options: list[str] | None = None,
) -> JackalState:
    """No tile is face down; three coins lie on land, which nobody fetches."""
    board = scene(GOLD_LEFT)
    return table(board, seats=seats, turn=turn, explored=True, purse=purse, smoke=smoke, options=options, listen=True)


@pytest.mark.rule("JK-277", "JK-279", "T-132")
def test_if_all_agree_it_is_over_and_the_gold_left_scores_for_nobody() -> None:
    state = explored(purse={"white": 4, "yellow": 9, "red": 1})
    act(state, "call", "yes", "yes", "yes")
    assert state.over()
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.places, state.scores()) == ("vote", [2, 1, 3], [4, 9, 1])


@pytest.mark.rule("JK-279", "T-132")
@pytest.mark.parametrize("votes", [["no"], ["yes", "no"], ["yes", "yes", "no"]])
def test_the_first_no_ends_the_vote_and_the_caller_acts(votes: list[str]) -> None:
    state = explored()
    act(state, "call", *votes)
    assert not state.over()
    assert (state.deciders(), look(state).turn) == ((0,), "white")
    act(state, "sail cw 1")
    assert look(state).turn == "yellow"


@pytest.mark.rule("JK-279")
def test_the_caller_answers_first_then_the_others_in_turn_order() -> None:
    state = explored(seats=4, turn="red")
    act(state, "call")
    asked = []
    while not state.over():
        asked.append(state.deciders()[0])
        assert offered(state) == ["no", "yes"]
        act(state, "yes")
    assert asked == [2, 3, 0, 1]


@pytest.mark.rule("JK-279")
def test_nobody_answers_out_of_turn_or_does_anything_else() -> None:
    state = explored()
    act(state, "call")
    assert clause_against(state, "yes", seat=1) == "JK-279"
    assert clause_against(state, "sail cw 1") == "JK-279"


@pytest.mark.rule("JK-278")
def test_a_vote_is_called_once_a_turn() -> None:
    state = explored()
    act(state, "call", "no")
    assert "call" not in offered(state)
    assert clause_against(state, "call") == "JK-278"
    act(state, "sail cw 1")
    assert "call" in offered(state)


@pytest.mark.rule("JK-278")
@pytest.mark.parametrize(
    ("seats", "options", "limit"),
    [
        (2, [], 16),
        (3, [], 24),
        (4, [], 32),
        (2, ["teams=two_crews_each"], 32),
        (4, ["teams=two_on_two", "vote_after_idle_rounds=2"], 8),
        (3, ["vote_after_idle_rounds=1"], 3),
    ],
)
def test_with_tiles_face_down_so_many_turns_must_have_been_idle(seats: int, options: list[str], limit: int) -> None:
    state = table(seats=seats, options=options, idle=limit - 1)
    assert clause_against(state, "call") == "JK-278"
    play(state, "sail cw 1")
    assert "call" in offered(state)


@pytest.mark.rule("JK-278", "JK-037", "JK-299")
def test_the_vote_comes_before_the_look_of_a_lookout() -> None:
    state = table(scene({(5, 5): "?", (5, 4): ".:w1"}), idle=20, abilities={"white-1": "lookout"})
    assert {"call", "look f6"} <= set(offered(state))
    act(state, "look f6")
    assert clause_against(state, "call") == "JK-278"
    # A vote that failed still leaves the look.
    state = table(scene({(5, 5): "?", (5, 4): ".:w1"}), idle=20, abilities={"white-1": "lookout"})
    act(state, "call", "no")
    assert "look f6" in offered(state)


@pytest.mark.rule("JK-278", "JK-216")
def test_in_smoke_the_mover_calls_and_answers_first() -> None:
    # Given that yellow's player moves white
    state = explored(smoke=3)
    assert state.deciders() == (1,)
    act(state, "call")
    asked = []
    while not state.over():
        asked.append(state.deciders()[0])
        act(state, "yes")
    assert asked == [1, 2, 0]


@pytest.mark.rule("JK-358", "JK-279")
def test_who_leads_two_crews_answers_once() -> None:
    state = explored(seats=2, options=["teams=two_crews_each"], turn="red")
    act(state, "call")
    assert state.deciders() == (0,)
    act(state, "yes")
    assert state.deciders() == (1,)
    act(state, "yes")
    assert state.over()
    assert kinds(state).count("voted-yes") == 2


@pytest.mark.rule("JK-278", "JK-279", "JK-040")
def test_a_crew_that_can_do_nothing_may_still_call_and_then_passes() -> None:
    dead = "white-1 white-2 white-3"
    state = table(scene(GOLD_LEFT), explored=True, dead=dead, listen=True)
    assert offered(state) == ["pass", "call"]
    act(state, "call", "no")
    assert "passed" in kinds(state)
    assert look(state).turn == "yellow"


@pytest.mark.rule("JK-279")
def test_everybody_hears_who_called_and_how_each_voted() -> None:
    state = explored()
    act(state, "call", "yes", "no")
    heard = [(event.kind, event.args["seat"]) for event in told(state) if "vote" in event.kind]
    assert heard == [("vote-called", 0), ("voted-yes", 0), ("voted-no", 1)]
