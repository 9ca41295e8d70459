"""Chapter 13: the cannon."""

from __future__ import annotations

import pytest

from doubloon.games.jackal.stories.builder import at, table, where
from tests.rules.jackal.story import act, cell, crew, look, sea, step

T_074 = """
         3
    2    .
    3    .
    4    !N
    5    .:w1$
    """


@pytest.mark.rule("JK-214", "T-074")
def test_the_figure_flies_to_the_first_sea_cell() -> None:
    state = table(T_074)
    act(state, step(1, 3, 4))
    assert where(state, "white-1") == sea(state, 37) == at(3, 1)


@pytest.mark.rule("JK-214", "JK-024")
@pytest.mark.parametrize(("way", "end"), [("N", (5, 0)), ("E", (10, 5)), ("S", (5, 10)), ("W", (0, 5))])
def test_the_barrel_turns_with_the_tile(way: str, end: tuple[int, int]) -> None:
    state = table(
        f"""
             4      5
        4    .:w1   .
        5    .      ?!{way}
        """,
        boats={"white": 3, "yellow": 17},
    )
    act(state, step(1, 5, 5))
    assert where(state, "white-1") == at(*end)


@pytest.mark.rule("JK-214")
def test_it_flies_over_everything_between() -> None:
    state = table(
        """
             5
        1    .:&
        2    ?c1
        3    fo:y1
        4    .:y2
        5    !N
        6    .:w1
        """,
        boats={"white": 3},
        waker="yellow",
    )
    act(state, step(1, 5, 5))
    assert [where(state, name) for name in ("white-1", "yellow-1", "yellow-2")] == [at(5, 0), at(5, 3), at(5, 4)]
    assert not cell(state, 5, 2).face_up


@pytest.mark.rule("JK-214")
def test_the_first_sea_cell_not_the_last() -> None:
    state = table(
        """
             2      3
        4    .:w1   .
        5    .      !E
        """,
        island="crescent_bay",
    )
    act(state, step(1, 3, 5))
    assert where(state, "white-1") == at(5, 5)


@pytest.mark.rule("JK-215", "JK-085", "JK-086", "JK-100", "JK-103", "T-075")
@pytest.mark.parametrize("coins", [0, 1])
@pytest.mark.parametrize(
    ("boats", "there"),
    [
        ({"yellow": 37}, "dead"),
        ({"white": 37}, "aboard white"),
        ({}, "d2"),
    ],
)
def test_on_a_boat_or_in_the_sea(boats: dict[str, int], there: str, coins: int) -> None:
    state = table(T_074, boats=boats)
    act(state, step(1, 3, 4, coins))
    assert where(state, "white-1") == there
    home = there == "aboard white"
    purse, lost = (coins, 0) if home else (0, coins)
    assert (crew(state, "white").purse, look(state).lost, look(state).gold) == (purse, lost, 1 - coins)


@pytest.mark.rule("JK-215", "JK-087", "JK-349")
@pytest.mark.parametrize("coins", [0, 1])
def test_enemy_swimmers_die(coins: int) -> None:
    state = table(
        T_074
        + """
    1    ~:y1
    """
    )
    act(state, step(1, 3, 4, coins))
    assert (where(state, "yellow-1"), where(state, "white-1"), look(state).lost) == ("dead", at(3, 1), coins)
