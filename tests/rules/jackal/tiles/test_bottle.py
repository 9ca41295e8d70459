"""Chapter 13: the message in a bottle."""

from __future__ import annotations

import pytest

from doubloon.games.jackal.box.box import BOTTLE
from doubloon.games.jackal.stories.builder import pass_turns, table, where
from tests.rules.jackal.story import act, box, crew, figure, look, step


@pytest.mark.rule("JK-170", "JK-171", "T-052")
@pytest.mark.parametrize("number", [1, 2])
def test_the_explorer_receives_as_many_as_the_tile_shows_and_only_once(number: int) -> None:
    state = table(
        f"""
             4      5
        5    .:w1   ?b{number}
        """
    )
    act(state, step(1, 5, 5))
    assert (crew(state, "white").bottles, crew(state, "yellow").bottles) == (number, 0)
    assert look(state).bottles == 5 - number
    # A later entry gives nothing
    pass_turns(state, "yellow")
    act(state, step(1, 4, 5))
    pass_turns(state, "yellow")
    act(state, step(1, 5, 5))
    assert (crew(state, "white").bottles, look(state).bottles) == (number, 5 - number)
    assert where(state, "white-1") == "f6"


@pytest.mark.rule("JK-170")
def test_no_more_than_the_supply_holds() -> None:
    state = table(
        """
             4      5
        5    .:w1   ?b2
        """,
        bottles={"yellow": 4},
    )
    act(state, step(1, 5, 5))
    assert (crew(state, "white").bottles, look(state).bottles) == (1, 0)


@pytest.mark.rule("JK-170", "JK-008")
def test_the_bottle_tiles_show_as_many_as_there_are() -> None:
    tiles = [tile for tile in box().tiles if tile.kind == BOTTLE]
    assert sum(tile.amount * sum(tile.copies) for tile in tiles) == box().limits.bottles == 5


@pytest.mark.rule("JK-265", "T-105", "A-28")
@pytest.mark.parametrize(("number", "kept"), [(1, 0), (2, 1)])
def test_a_missionary_who_finds_bottles_is_armed_by_one_of_them(number: int, kept: int) -> None:
    # Armed, and the others go to the player
    state = table(
        f"""
             4     5
        5    .:m   ?b{number}
        """
    )
    act(state, step("m", 5, 5))
    assert (figure(state, "missionary").armed, crew(state, "white").bottles) == (True, kept)


@pytest.mark.rule("JK-170", "JK-265")
def test_an_armed_missionary_finds_bottles_like_a_pirate() -> None:
    state = table(
        """
             4     5
        5    .:M   ?b2
        """
    )
    act(state, step("m", 5, 5))
    assert crew(state, "white").bottles == 2
