"""Chapter 13: the horse."""

from __future__ import annotations

import pytest

from doubloon.games.jackal.stories.builder import at, offered, table, tile, where
from tests.rules.jackal.story import act, cell, clause_against, exits, go, look, sea, step

BY_THE_SEA = """
         4      5     6
    1    .      ho    .
    2    .      .:w1  .
    """


@pytest.mark.rule("JK-152", "JK-154", "T-066")
def test_the_targets_of_a_horse_at_the_shore() -> None:
    state = table(BY_THE_SEA)
    act(state, step(1, 5, 1))
    # Then two of eight are off the board, two in the sea; staying is no answer
    assert exits(state) == {(7, 0), (3, 0), (7, 2), (6, 3), (4, 3), (3, 2)}
    assert len(offered(state)) == 6
    assert clause_against(state, go(5, 3)) == "JK-345"


@pytest.mark.rule("JK-152")
def test_a_horse_inland_has_eight_targets() -> None:
    state = table(
        """
             4      5
        5    .:w1   ho
        """
    )
    act(state, step(1, 5, 5))
    assert exits(state) == {(6, 3), (7, 4), (7, 6), (6, 7), (4, 7), (3, 6), (3, 4), (4, 3)}
    act(state, go(6, 7))
    assert (where(state, "white-1"), look(state).turn) == (at(6, 7), "yellow")


@pytest.mark.rule("JK-153")
def test_only_the_target_is_explored() -> None:
    state = table(
        """
             4      5     6
        3    ?      ?c1   ?c2
        4    ?      ?c1   ?
        5    .:w1   ho    ?
        """
    )
    act(state, step(1, 5, 5), go(6, 3))
    assert (where(state, "white-1"), tile(state, at(6, 3))) == (at(6, 3), "chest_2")
    hidden = {(4, 3), (5, 3), (4, 4), (5, 4), (6, 4), (6, 5)}
    assert {(x, y) for x, y in hidden if not cell(state, x, y).face_up} == hidden


@pytest.mark.rule("JK-154", "JK-085", "JK-086", "A-17")
@pytest.mark.parametrize(
    ("boats", "there"),
    [({"white": 2}, "aboard white"), ({"yellow": 2, "white": 20}, "dead"), ({"white": 10}, "h1")],
)
def test_a_target_may_be_any_boat_or_the_open_sea(boats: dict[str, int], there: str) -> None:
    # The open sea is a target too
    state = table(BY_THE_SEA, boats=boats)
    assert sea(state, 2) == at(7, 0) == "h1"
    act(state, step(1, 5, 1), go(7, 0))
    assert where(state, "white-1") == there


@pytest.mark.rule("JK-154")
def test_a_target_off_the_board_is_refused() -> None:
    state = table(
        """
             4     5
        1    ho    .
        2    .     .:w1
        """
    )
    act(state, step(1, 4, 1))
    assert exits(state) == {(6, 0), (6, 2), (5, 3), (3, 3), (2, 2)}
    assert clause_against(state, go(2, 0)) == "JK-021"


@pytest.mark.rule("JK-152", "JK-078")
def test_two_horses_carry_on_from_one_to_the_other_without_using_an_exit_twice() -> None:
    state = table(
        """
             4      5     6
        3    .      .     ho
        4    .      .     .
        5    .:w1   ho    .
        """
    )
    act(state, step(1, 5, 5), go(6, 3), go(5, 5))
    # Then the way to the other horse has been used
    assert (6, 3) not in exits(state)
    assert len(exits(state)) == 7
