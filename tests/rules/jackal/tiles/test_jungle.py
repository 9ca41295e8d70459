"""Chapter 13: the jungle."""

from __future__ import annotations

import pytest

from doubloon.games.jackal.stories.builder import at, offered, table, where
from tests.rules.jackal.story import act, box, clause_against, gold_at, step, steps


@pytest.mark.rule("JK-182", "JK-116", "T-092")
def test_enemies_share_the_jungle_and_nobody_is_hit() -> None:
    state = table(
        """
             4      5
        5    .:w1   ju:y1y2
        """
    )
    act(state, step(1, 5, 5))
    assert [where(state, name) for name in ("white-1", "yellow-1", "yellow-2")] == [at(5, 5)] * 3
    # and they may leave it again, one after the other
    act(state, step(1, 6, 5))
    assert (where(state, "yellow-1"), where(state, "white-1")) == (at(6, 5), at(5, 5))


@pytest.mark.rule("JK-183", "JK-095", "T-092")
@pytest.mark.parametrize("inside", ["", ":y1"])
def test_no_coin_may_be_brought_in(inside: str) -> None:
    state = table(
        f"""
             4       5
        5    .:w1$   ju{inside}
        """
    )
    assert (5, 5) in steps(state, 1)
    assert (5, 5) not in steps(state, 1, 1)
    assert clause_against(state, step(1, 5, 5, 1)) == "JK-095"
    act(state, step(1, 5, 5))
    assert gold_at(state, 4, 5) == 1


@pytest.mark.rule("JK-183")
def test_not_even_over_an_arrow() -> None:
    state = table(
        """
             4       5    6
        5    .:w1$   >E   ju
        """
    )
    assert step(1, 5, 5) in offered(state)
    assert clause_against(state, step(1, 5, 5, 1)) == "JK-096"


@pytest.mark.rule("JK-182", "A-22")
def test_jungle_and_jungle_path_are_two_kinds() -> None:
    kinds = {tile.id: tile.kind for tile in box().tiles}
    assert kinds["jungle"] != kinds["labyrinth_2"]
    state = table(
        """
             4      5
        5    .:w1   l2:y1
        """
    )
    act(state, step(1, 5, 5))
    assert where(state, "yellow-1") == "ship"


@pytest.mark.rule("JK-182", "JK-121")
def test_who_may_not_attack_may_enter_all_the_same() -> None:
    # Given white beside his missionary: no attack begins there, but in the jungle there is none
    state = table(
        """
             4       5
        5    .:w1m   ju:y1
        """
    )
    assert clause_against(state, step("m", 5, 5)) == "JK-257"
    act(state, step(1, 5, 5))
    assert (where(state, "white-1"), where(state, "yellow-1")) == (at(5, 5), at(5, 5))
