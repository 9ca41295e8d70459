"""Chapter 13: the hot-air balloon."""

from __future__ import annotations

import pytest

from doubloon.games.jackal.stories.builder import pass_turns, table, where
from tests.rules.jackal.story import act, crew, gold_at, look, step


@pytest.mark.rule("JK-188", "T-073")
def test_the_figure_flies_to_the_own_boat_with_its_coin() -> None:
    state = table(
        """
             6
        5    bl
        6    .:w1$
        """
    )
    act(state, step(1, 6, 5, 1))
    assert (where(state, "white-1"), crew(state, "white").purse) == ("aboard white", 1)
    assert (gold_at(state, 6, 6), look(state).gold, look(state).turn) == (0, 0, "yellow")


@pytest.mark.rule("JK-189", "JK-313")
@pytest.mark.parametrize(("turn", "figure"), [("white", "w1"), ("red", "r1")])
def test_never_to_the_boat_of_an_ally(turn: str, figure: str) -> None:
    state = table(
        f"""
             6
        5    bl
        6    .:{figure}
        """,
        seats=4,
        turn=turn,
        options=["teams=two_on_two"],
    )
    act(state, step(1, 6, 5))
    assert where(state, f"{turn}-1") == f"aboard {turn}"


@pytest.mark.rule("JK-190")
def test_it_works_for_everybody_every_time() -> None:
    state = table(
        """
             5      6
        5    .:m    ?bl
        6    .:y1   .:w1
        """
    )
    act(state, step(1, 6, 5))
    assert where(state, "white-1") == "aboard white"
    act(state, step(1, 6, 5))
    assert where(state, "yellow-1") == "aboard yellow"
    act(state, step("m", 6, 5))
    assert where(state, "missionary") == "aboard white"


@pytest.mark.rule("JK-188", "JK-190")
def test_it_carries_wherever_the_boat_is_now() -> None:
    state = table(
        """
             5      6
        5    .      bl
        6    .      .:w1
        """,
        boats={"white": 25},
    )
    act(state, step(1, 6, 5))
    pass_turns(state, "yellow")
    assert where(state, "white-1") == "aboard white"
    assert crew(state, "white").speed == 3
