"""Chapter 13: ice."""

from __future__ import annotations

import pytest

from doubloon.games.jackal.stories.builder import at, offered, table, tile, where
from tests.rules.jackal.story import act, clause_against, crew, exits, go, look, sea, step, steps


@pytest.mark.rule("JK-155", "JK-156", "T-063")
@pytest.mark.parametrize(("dx", "dy"), [(1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1), (1, -1)])
def test_a_step_is_repeated_with_the_same_vector(dx: int, dy: int) -> None:
    state = table(
        """
             3   4   5      6   7
        3    .   .   .      .   .
        4    .   ic  ic     ic  .
        5    .   ic  .:w1   ic  .
        6    .   ic  ic     ic  .
        7    .   .   .      .   .
        """
    )
    act(state, step(1, 5 + dx, 5 + dy))
    assert (where(state, "white-1"), look(state).turn) == (at(5 + 2 * dx, 5 + 2 * dy), "yellow")


@pytest.mark.rule("JK-155", "JK-156")
@pytest.mark.parametrize(
    ("dx", "dy", "end"), [(1, 0, (10, 5)), (1, 1, (8, 8)), (0, 1, (5, 10)), (-1, 0, (0, 5)), (-1, -1, (2, 2))]
)
def test_on_nothing_but_ice_he_slides_straight_on_into_the_sea(dx: int, dy: int, end: tuple[int, int]) -> None:
    state = table(
        """
             5
        5    .:w1
        """,
        rest="ic",
        explored=True,
        boats={"white": 3, "yellow": 17},
    )
    act(state, step(1, 5 + dx, 5 + dy))
    assert where(state, "white-1") == at(*end)


@pytest.mark.rule("T-063")
def test_from_the_west_onto_ice() -> None:
    state = table(
        """
             5      6    7
        2    .:w1   ic   .
        """
    )
    act(state, step(1, 6, 2))
    assert where(state, "white-1") == at(7, 2)


@pytest.mark.rule("JK-160", "T-064")
def test_a_landing_repeats_the_vector_from_the_boat() -> None:
    state = table(
        """
             6   7
        1    ic  ~
        2    .   .
        """
    )
    act(state, step(1, 6, 1))
    assert where(state, "white-1") == at(7, 2)


@pytest.mark.rule("JK-156", "T-065")
def test_ice_may_slide_into_the_sea() -> None:
    state = table(
        """
             6      7
        2    .:w1   ic
        """
    )
    act(state, step(1, 7, 2))
    assert where(state, "white-1") == sea(state, 5) == at(8, 2)


@pytest.mark.rule("JK-156")
def test_after_an_arrow_the_slide_goes_on_where_the_arrow_points() -> None:
    state = table(
        """
             4      5    6
        3    .      .    .
        4    .      ic   .
        5    .:w1   >N   .
        """
    )
    act(state, step(1, 5, 5))
    assert where(state, "white-1") == at(5, 3)


@pytest.mark.rule("JK-156")
def test_after_a_crossroads_the_slide_goes_on_where_the_die_points() -> None:
    state = table(
        """
             5      6    7
        5    x0     ic   .
        6    .:w1   .    .
        """,
        dice=[3],
    )
    act(state, step(1, 5, 5))
    assert where(state, "white-1") == at(7, 5)


@pytest.mark.rule("JK-157", "T-067", "A-16")
def test_after_a_horse_another_knights_move_of_choice() -> None:
    # Not only the same jump again
    state = table(
        """
             4      5
        3    .      ic
        4    .      .
        5    ho     .
        6    .:w1   .
        """
    )
    act(state, step(1, 4, 5), go(5, 3))
    assert exits(state) == {(6, 1), (7, 2), (7, 4), (6, 5), (4, 5), (3, 4), (3, 2), (4, 1)}
    act(state, go(3, 4))
    assert where(state, "white-1") == at(3, 4)


@pytest.mark.rule("JK-158")
def test_after_a_trampoline_another_toss_of_choice() -> None:
    state = table(
        """
             4      5   6   7
        5    .:w1   tr  .   ic
        """
    )
    act(state, step(1, 5, 5), go(7, 5))
    assert exits(state) == {(7, 3), (9, 3), (9, 5), (9, 7), (7, 7), (5, 7), (5, 5), (5, 3)}
    act(state, go(7, 3))
    assert where(state, "white-1") == at(7, 3)


@pytest.mark.rule("JK-159", "T-080")
def test_after_an_airplane_another_flight() -> None:
    state = table(
        """
             4      5     6
        3    ic     .:w2  .
        4    .:w1   ?ai   .
        """,
        rest="?",
    )
    act(state, step(1, 5, 4))
    assert exits(state) == {(4, 3), (4, 4), (6, 3), (6, 4)}
    act(state, go(4, 3))
    # Then he must fly on, to any free face-up tile: the airplane's own cell is one again
    assert exits(state) == {(4, 4), (6, 3), (6, 4), (5, 4)}
    assert "stay" not in offered(state)
    assert clause_against(state, "stay") == "JK-074"
    act(state, go(6, 4))
    assert (where(state, "white-1"), tile(state, at(5, 4))) == (at(6, 4), "airplane")
    assert (look(state).turn, look(state).face_down) == ("yellow", 57 - 6)


@pytest.mark.rule("JK-155", "JK-088")
def test_ice_after_ice_keeps_the_vehicle() -> None:
    state = table(
        """
             4      5   6
        3    .      ic  .
        4    .      .   .
        5    ho     .   ic
        6    .:w1   .   .
        """
    )
    act(state, step(1, 4, 5), go(5, 3), go(6, 5))
    assert exits(state) == {(7, 3), (8, 4), (8, 6), (7, 7), (5, 7), (4, 6), (4, 4), (5, 3)}


@pytest.mark.rule("JK-155", "JK-210")
def test_a_coin_slides_along() -> None:
    state = table(
        """
             4       5
        1    .       .
        2    .       .
        3    ic      .
        4    .:w1$   .
        """
    )
    act(state, step(1, 4, 3, 1))
    assert state.coins[state.island.named(at(4, 2))] == 1
    assert (where(state, "white-1"), crew(state, "white").purse) == (at(4, 2), 0)


@pytest.mark.rule("JK-156", "JK-081")
def test_ice_before_an_obstacle_is_not_offered() -> None:
    state = table(
        """
             4      5   6
        5    .:w1   ic  fo:y1
        6    .      .   .
        """
    )
    assert (5, 5) not in steps(state, 1)
    assert clause_against(state, step(1, 5, 5)) == "JK-081"
