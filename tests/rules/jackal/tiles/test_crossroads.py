"""Chapter 13: crossroads."""

from __future__ import annotations

import pytest

from doubloon.games.jackal.stories.builder import at, table, tile, where
from tests.rules.jackal.story import act, gold_at, kinds, look, step, told

AT_ROTATION_0 = [(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)]  # N, NE, E, S, SW, W


def turned(dx: int, dy: int, quarters: int) -> tuple[int, int]:
    """A direction after some quarter turns clockwise."""
    for _ in range(quarters):
        dx, dy = -dy, dx
    return dx, dy


@pytest.mark.rule("JK-201", "JK-024")
@pytest.mark.parametrize("rotation", [0, 1, 2, 3])
@pytest.mark.parametrize("die", [1, 2, 3, 4, 5, 6])
def test_the_die_says_where_the_figure_goes(rotation: int, die: int) -> None:
    state = table(
        f"""
             4      5
        4    .:w1   .
        5    .      x{rotation}
        """,
        dice=[die],
        listen=True,
    )
    act(state, step(1, 5, 5))
    dx, dy = turned(*AT_ROTATION_0[die - 1], rotation)
    assert (where(state, "white-1"), look(state).turn) == (at(5 + dx, 5 + dy), "yellow")
    assert [event.args["die"] for event in told(state) if event.kind == "rolled"] == [die]


@pytest.mark.rule("JK-201", "T-077")
def test_north_east_turned_by_a_quarter_is_south_east() -> None:
    state = table(
        """
             5
        5    ?x1
        6    .:w1
        """,
        dice=[2],
    )
    act(state, step(1, 5, 5))
    assert where(state, "white-1") == at(6, 6)


@pytest.mark.rule("JK-097", "JK-203", "T-078", "A-07")
def test_a_coin_that_may_not_go_on_stays_on_the_start_cell() -> None:
    state = table(
        """
             5
        4    ?c2
        5    x0
        6    .:w1$
        """,
        dice=[1],
        listen=True,
    )
    act(state, step(1, 5, 5, 1))
    assert (where(state, "white-1"), gold_at(state, 5, 6), gold_at(state, 5, 4)) == (at(5, 4), 1, 2)
    assert "coin-left" in kinds(state)


@pytest.mark.rule("JK-201", "JK-097")
def test_a_coin_that_may_go_on_does() -> None:
    state = table(
        """
             5
        5    x0
        6    .:w1$
        """,
        dice=[1],
    )
    act(state, step(1, 5, 5, 1))
    assert (where(state, "white-1"), gold_at(state, 5, 6), gold_at(state, 5, 4)) == (at(5, 4), 0, 1)


@pytest.mark.rule("JK-202", "JK-082", "T-085")
def test_a_third_entry_is_never_made() -> None:
    drawing = """
             5      6
        4    >S     .
        5    x0     >W
        6    .:w1   .
        """
    state = table(drawing, dice=[3, 1], listen=True)
    act(state, step(1, 5, 5))
    assert where(state, "white-1") == "dead"
    assert kinds(state).count("rolled") == 2
    # A second entry alone does no harm
    state = table(drawing, dice=[3, 4])
    act(state, step(1, 5, 5))
    assert where(state, "white-1") == at(5, 6)


@pytest.mark.rule("JK-202", "JK-078")
def test_the_same_exit_may_be_rolled_twice() -> None:
    # Given an arrow that leads back; the die points at it both times
    state = table(
        """
             5      6
        5    x0     >N+S+E+W
        6    .:w1   .
        """,
        dice=[3, 3],
    )
    act(state, step(1, 5, 5), "go " + at(5, 5))
    # Then he is on the arrow a second time, whose way back is used
    assert {move.text for move in state.moves(0)} == {f"go {at(*c)}" for c in ((6, 4), (7, 5), (6, 6))}


@pytest.mark.rule("JK-097", "JK-203", "T-086")
def test_an_obstacle_for_the_coin_further_on_counts_too() -> None:
    state = table(
        """
             5
        3    fo
        4    >N
        5    x0
        6    .:w1$
        """,
        dice=[1],
    )
    act(state, step(1, 5, 5, 1))
    assert (where(state, "white-1"), gold_at(state, 5, 6)) == (at(5, 3), 1)


@pytest.mark.rule("JK-097", "JK-083", "JK-203", "T-087")
def test_an_exit_that_is_not_legal_either_way_sends_both_back() -> None:
    state = table(
        """
             5
        3    .
        4    fo:y1
        5    ?x0
        6    .:w1w2$
        """,
        dice=[1, 1],
    )
    act(state, step(1, 5, 5))
    assert (where(state, "white-1"), tile(state, at(5, 5)), look(state).turn) == (at(5, 6), "crossroads", "yellow")
    act(state, "sail cw 1")
    act(state, step(1, 5, 5, 1))
    assert (where(state, "white-1"), gold_at(state, 5, 6), look(state).lost) == (at(5, 6), 1, 0)


@pytest.mark.rule("JK-103", "JK-202", "JK-203")
def test_in_a_cycle_the_coin_stays_on_the_start_cell() -> None:
    state = table(
        """
             5       6
        4    >S      .
        5    x0      >W
        6    .:w1$   .
        """,
        dice=[3, 1],
    )
    act(state, step(1, 5, 5, 1))
    assert (where(state, "white-1"), gold_at(state, 5, 6), look(state).lost) == ("dead", 1, 0)
