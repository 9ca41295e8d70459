"""Chapter 13: the barrel."""

from __future__ import annotations

import pytest

from doubloon.games.jackal.stories.builder import pass_turns, table, where
from tests.rules.jackal.story import act, clause_against, figure, kinds, step, steps


@pytest.mark.rule("JK-168", "T-048")
@pytest.mark.parametrize("barrel", ["ba", "?ba"])
def test_a_drunk_figure_misses_the_next_turn_of_its_crew_and_no_more(barrel: str) -> None:
    state = table(
        f"""
             4      5
        5    .:w1   {barrel}
        """,
        listen=True,
    )
    act(state, step(1, 5, 5))
    assert "drunk" in kinds(state)
    pass_turns(state, "yellow")
    assert (figure(state, "white-1").state, steps(state, 1)) == ("drunk", set())
    assert clause_against(state, step(1, 4, 5)) == "JK-042"
    pass_turns(state, "white", "yellow")
    assert figure(state, "white-1").state == ""
    assert len(steps(state, 1)) == 8


@pytest.mark.rule("JK-169", "JK-141")
def test_it_works_on_every_entry() -> None:
    state = table(
        """
             4      5
        5    .:w1   ba
        """
    )
    for _ in range(2):
        act(state, step(1, 5, 5))
        pass_turns(state, "yellow")
        assert figure(state, "white-1").state == "drunk"
        pass_turns(state, "white", "yellow")
        act(state, step(1, 4, 5))
        pass_turns(state, "yellow")
        assert figure(state, "white-1").state == ""


@pytest.mark.rule("JK-169", "JK-109")
def test_a_drunk_figure_can_be_attacked() -> None:
    # Given yellow drunk on a barrel
    state = table(
        """
             4      5
        5    .:w1   ba:y1~
        """
    )
    act(state, step(1, 5, 5))
    # Then he is hit and recovers as anybody would, and the attacker is drunk now
    assert where(state, "yellow-1") == "ship"
    pass_turns(state, "yellow")
    assert (figure(state, "white-1").state, where(state, "yellow-1")) == ("drunk", "ship")
    pass_turns(state, "white")
    assert where(state, "yellow-1") == "aboard yellow"


@pytest.mark.rule("JK-168", "A-27")
def test_the_missionary_drinks_too() -> None:
    # He skips a turn like anyone and is not armed by it
    state = table(
        """
             4     5
        5    .:m   ba
        """
    )
    act(state, step("m", 5, 5))
    pass_turns(state, "yellow")
    assert (figure(state, "missionary").state, figure(state, "missionary").armed) == ("drunk", False)
    assert steps(state, "m") == set()
