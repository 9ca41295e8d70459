"""Chapter 13: the cannibal."""

from __future__ import annotations

import pytest

from doubloon.games.jackal.stories.builder import table, where
from tests.rules.jackal.story import act, cell, kinds, look, step, steps


@pytest.mark.rule("JK-231", "JK-131", "A-21")
@pytest.mark.parametrize("cannibal", ["ca", "?ca"])
def test_who_enters_dies(cannibal: str) -> None:
    # The ogre of the rules is this tile
    state = table(
        f"""
             4      5
        5    .:w1   {cannibal}
        """,
        listen=True,
    )
    act(state, step(1, 5, 5))
    assert (where(state, "white-1"), cell(state, 5, 5).figures) == ("dead", [])
    assert "eaten" in kinds(state)
    assert (look(state).lost, look(state).turn) == (0, "yellow")


@pytest.mark.rule("JK-232", "JK-103", "T-101")
def test_a_dragged_coin_is_out_of_the_game() -> None:
    state = table(
        """
             4        5
        5    .:w1$$   ca
        """
    )
    assert (5, 5) in steps(state, 1, 1)
    act(state, step(1, 5, 5, 1))
    assert where(state, "white-1") == "dead"
    assert (look(state).lost, look(state).gold, cell(state, 4, 5).coins[0]) == (1, 1, 1)
    assert cell(state, 5, 5).coins == []


@pytest.mark.rule("JK-231", "JK-260")
def test_the_missionary_is_gone_for_good() -> None:
    state = table(
        """
             4     5
        5    .:m   ca
        """
    )
    act(state, step("m", 5, 5))
    assert where(state, "missionary") == "absent"


@pytest.mark.rule("JK-306", "JK-232")
def test_tough_meat_is_only_hit_but_the_coin_is_eaten() -> None:
    state = table(
        """
             4       5
        5    .:w1$   ca
        """,
        abilities={"white-1": "tough_meat"},
    )
    act(state, step(1, 5, 5, 1))
    assert (where(state, "white-1"), look(state).lost) == ("ship", 1)
