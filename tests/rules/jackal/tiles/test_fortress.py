"""Chapter 13: the fortress."""

from __future__ import annotations

import pytest

from doubloon.games.jackal.stories.builder import at, table, where
from tests.rules.jackal.story import act, clause_against, gold_at, look, step, steps


@pytest.mark.rule("JK-233", "JK-113", "T-030")
def test_pirates_inside_cannot_be_attacked() -> None:
    state = table(
        """
             4      5
        5    .:w1   fo:y1
        """
    )
    assert (5, 5) not in steps(state, 1)
    assert clause_against(state, step(1, 5, 5)) == "JK-113"


@pytest.mark.rule("JK-233", "JK-254")
def test_but_the_bear_is_no_pirate() -> None:
    state = table(
        """
             5       6
        5    fo:w1   .:&
        """,
        waker="white",
    )
    act(state, "sail cw 1")
    assert (where(state, "white-1"), look(state).bear) == ("ship", at(5, 5))


@pytest.mark.rule("JK-234", "JK-095", "T-025")
def test_no_coin_may_be_brought_in() -> None:
    state = table(
        """
             4    5
        2    .    fo
        3    fo   >N
        4    .    .:w1$
        """
    )
    assert clause_against(state, step(1, 4, 3, 1)) == "JK-095"
    assert clause_against(state, step(1, 5, 3, 1)) == "JK-096"
    act(state, step(1, 5, 3))
    assert (where(state, "white-1"), gold_at(state, 5, 4)) == (at(5, 2), 1)


@pytest.mark.rule("JK-235")
def test_any_number_of_friends_may_be_inside() -> None:
    state = table(
        """
             4      5
        5    .:w3   fo:w1w2r1
        """,
        seats=4,
        options=["teams=two_on_two"],
    )
    act(state, step(3, 5, 5))
    assert [where(state, name) for name in ("white-1", "white-2", "white-3", "red-1")] == [at(5, 5)] * 4


@pytest.mark.rule("JK-233")
def test_an_enemy_may_move_in_once_it_is_empty() -> None:
    state = table(
        """
             4      5
        5    .:w1   fo
        """
    )
    act(state, step(1, 5, 5))
    assert where(state, "white-1") == at(5, 5)
