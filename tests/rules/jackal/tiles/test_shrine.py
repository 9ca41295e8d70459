"""Chapter 13: the shrine."""

from __future__ import annotations

import pytest

from doubloon.games.jackal.stories.builder import at, offered, pass_turns, table, where
from tests.rules.jackal.story import act, clause_against, figure, gold_at, look, step, steps, verbs


@pytest.mark.rule("JK-197", "JK-134", "JK-135", "T-096")
@pytest.mark.parametrize("shrine", ["sh", "?sh"])
def test_entering_does_nothing_but_the_next_turn_may_bring_back_a_dead_pirate(shrine: str) -> None:
    state = table(
        f"""
             4      5
        5    .:w2   {shrine}
        """,
        dead="white-1",
    )
    assert clause_against(state, "resurrect 1") == "JK-134"
    act(state, step(2, 5, 5))
    assert (where(state, "white-1"), look(state).turn) == ("dead", "yellow")
    pass_turns(state, "yellow")
    act(state, "resurrect 1")
    assert (where(state, "white-1"), look(state).turn) == (at(5, 5), "yellow")
    pass_turns(state, "yellow")
    assert (figure(state, "white-1").state, len(steps(state, 1))) == ("", 8)


@pytest.mark.rule("JK-135", "T-106", "A-49")
def test_which_dead_pirate_returns_is_the_movers_choice() -> None:
    state = table(
        """
             5
        5    sh:w3
        """,
        dead="white-1 white-2",
    )
    assert [text for text in offered(state) if text.startswith("resurrect")] == ["resurrect 1", "resurrect 2"]
    act(state, "resurrect 2")
    assert (where(state, "white-1"), where(state, "white-2")) == ("dead", at(5, 5))


@pytest.mark.rule("JK-136", "T-097", "A-35")
def test_not_with_three_fighters_in_play() -> None:
    # An armed missionary counts
    state = table(
        """
             4     5
        5    .:M   sh:w2
        """,
        dead="white-1",
    )
    assert "resurrect" not in verbs(state)
    assert clause_against(state, "resurrect 1") == "JK-136"


@pytest.mark.rule("JK-198", "JK-114")
def test_enemies_may_not_enter_while_a_pirate_is_inside() -> None:
    state = table(
        """
             4      5
        5    .:w1   sh:y1
        """
    )
    assert (5, 5) not in steps(state, 1)
    assert clause_against(state, step(1, 5, 5)) == "JK-114"
    # An empty one stands open
    free = table(
        """
             4      5
        5    .:w1   sh
        """
    )
    act(free, step(1, 5, 5))
    assert where(free, "white-1") == at(5, 5)


@pytest.mark.rule("JK-199", "JK-095")
def test_no_coin_may_be_brought_in() -> None:
    state = table(
        """
             4       5
        5    .:w1$   sh
        """
    )
    assert clause_against(state, step(1, 5, 5, 1)) == "JK-095"
    act(state, step(1, 5, 5))
    assert (where(state, "white-1"), gold_at(state, 4, 5)) == (at(5, 5), 1)


@pytest.mark.rule("JK-200")
def test_any_number_of_friends_may_be_inside() -> None:
    state = table(
        """
             4      5
        5    .:w3   sh:w1w2r1r2
        """,
        seats=4,
        options=["teams=two_on_two"],
    )
    act(state, step(3, 5, 5))
    inside = ["white-1", "white-2", "white-3", "red-1", "red-2"]
    assert [where(state, name) for name in inside] == [at(5, 5)] * 5
