"""Chapter 13: the trampoline."""

from __future__ import annotations

import pytest

from doubloon.games.jackal.stories.builder import at, offered, table, where
from tests.rules.jackal.story import act, cell, clause_against, crew, exits, go, gold_at, look, step


@pytest.mark.rule("JK-204", "JK-206", "T-076")
def test_the_targets_lie_two_cells_away() -> None:
    state = table(
        """
             5
        2    tr
        3    .:w1
        """
    )
    act(state, step(1, 5, 2))
    assert exits(state) == {(5, 0), (7, 0), (3, 0), (7, 2), (7, 4), (5, 4), (3, 4), (3, 2)}
    assert len(offered(state)) == 8
    assert clause_against(state, go(5, 3)) == "JK-345"
    act(state, go(7, 4))
    assert (where(state, "white-1"), look(state).turn) == (at(7, 4), "yellow")


@pytest.mark.rule("JK-204")
def test_it_tosses_over_whatever_lies_there() -> None:
    state = table(
        """
             4       5       6
        4    .:y1    .:w1    ?c1
        5    fo:y2   tr      ca
        6    .       .:&     .
        """,
        waker="yellow",
    )
    act(state, step(1, 5, 5))
    assert exits(state) == {(5, 3), (7, 3), (7, 5), (7, 7), (5, 7), (3, 7), (3, 5), (3, 3)}
    act(state, go(3, 3))
    # Then nobody on the way was hit, and nothing explored
    assert (where(state, "yellow-1"), cell(state, 6, 4).face_up) == (at(4, 4), False)


@pytest.mark.rule("JK-205")
def test_a_coin_may_travel_along() -> None:
    drawing = """
             3    4   5
        2    .    .   tr
        3    .    .   .:w1$
        4    fo   .   ?
        """
    state = table(drawing)
    act(state, step(1, 5, 2, 1))
    # Then a fortress and a face-down tile are no targets
    assert exits(state) == {(5, 0), (7, 0), (3, 0), (7, 2), (7, 4), (3, 2)}
    act(state, go(3, 2))
    assert (where(state, "white-1"), gold_at(state, 3, 2), gold_at(state, 5, 3)) == (at(3, 2), 1, 0)
    # and the boat is one
    state = table(drawing)
    act(state, step(1, 5, 2, 1), go(5, 0))
    assert (where(state, "white-1"), crew(state, "white").purse) == ("aboard white", 1)


@pytest.mark.rule("JK-206", "JK-086", "JK-084")
@pytest.mark.parametrize(
    ("boats", "there"), [({"white": 0}, "aboard white"), ({"yellow": 0, "white": 20}, "dead"), ({"white": 10}, "f1")]
)
def test_a_target_may_be_any_boat_or_the_open_sea(boats: dict[str, int], there: str) -> None:
    state = table(
        """
             5
        2    tr
        3    .:w1
        """,
        boats=boats,
    )
    act(state, step(1, 5, 2), go(5, 0))
    assert where(state, "white-1") == there


@pytest.mark.rule("JK-206")
def test_targets_off_the_board_are_not_offered() -> None:
    state = table(
        """
             4      5
        1    tr     .
        2    .:w1   .
        """
    )
    act(state, step(1, 4, 1))
    assert exits(state) == {(6, 1), (6, 3), (4, 3), (2, 3), (2, 1)}
