"""Chapter 13: caramba."""

from __future__ import annotations

import pytest

from doubloon.games.jackal.stories.builder import at, pass_turns, table, where
from tests.rules.jackal.story import act, figure, gold_at, look, step, steps


@pytest.mark.rule("JK-187", "T-102", "A-23")
@pytest.mark.parametrize("caramba", ["cm", "?cm"])
def test_nothing_happens_but_a_curse(caramba: str) -> None:
    # Nobody is sent home
    state = table(
        f"""
             4      5         6
        5    .:w1   {caramba} .:y1
        6    .:w2   .         .
        """
    )
    act(state, step(1, 5, 5))
    assert [where(state, name) for name in ("white-1", "white-2", "yellow-1")] == [at(5, 5), at(4, 6), at(6, 5)]
    assert (figure(state, "white-1").state, look(state).turn) == ("", "yellow")
    pass_turns(state, "yellow")
    assert len(steps(state, 1)) == 8
    act(state, step(1, 5, 4))
    assert where(state, "white-1") == at(5, 4)


@pytest.mark.rule("JK-187")
def test_a_coin_may_rest_there() -> None:
    state = table(
        """
             4       5
        5    .:w1$   cm
        """
    )
    act(state, step(1, 5, 5, 1))
    assert gold_at(state, 5, 5) == 1
