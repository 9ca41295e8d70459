"""Chapter 13: chests."""

from __future__ import annotations

import pytest

from doubloon.games.jackal.stories.builder import pass_turns, table, tile, where
from tests.rules.jackal.story import act, gold_at, look, step, steps


@pytest.mark.rule("JK-151", "JK-090", "T-020")
@pytest.mark.parametrize("number", [1, 2, 3, 4, 5])
def test_a_chest_holds_as_many_coins_as_its_number_says(number: int) -> None:
    state = table(
        f"""
             5
        2    .:w1
        3    ?c{number}
        """
    )
    act(state, step(1, 5, 3))
    assert (where(state, "white-1"), tile(state, "f4"), gold_at(state, 5, 3)) == ("f4", f"chest_{number}", number)
    assert (look(state).gold, look(state).turn) == (number, "yellow")


@pytest.mark.rule("JK-151", "JK-140", "T-021")
def test_an_opened_chest_is_empty_land_with_coins() -> None:
    # Given an opened chest with one coin left, white on it
    state = table(
        """
             5
        2    .
        3    c4:w1$
        """
    )
    # When he drags the coin away and another pirate comes
    act(state, step(1, 5, 2, 1))
    assert (gold_at(state, 5, 3), gold_at(state, 5, 2)) == (0, 1)
    pass_turns(state, "yellow")
    assert (5, 3) in steps(state, 1, 1), "coins may come back"
    act(state, step(1, 5, 3))
    # Then the chest gives nothing more
    assert (gold_at(state, 5, 3), gold_at(state, 5, 2), look(state).gold) == (0, 1, 1)
    assert where(state, "white-1") == "f4"
