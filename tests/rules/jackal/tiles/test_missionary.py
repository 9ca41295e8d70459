"""Chapter 13: the missionary's tile."""

from __future__ import annotations

import pytest

from doubloon.games.jackal.stories.builder import at, offered, pass_turns, table, where
from tests.rules.jackal.story import act, clause_against, figure, look, step, steps


@pytest.mark.rule("JK-225")
@pytest.mark.parametrize("colour", ["white", "yellow"])
def test_he_joins_the_crew_that_finds_him(colour: str) -> None:
    state = table(
        f"""
             4                5
        5    .:{colour[0]}1   ?mi
        """,
        turn=colour,
    )
    act(state, step(1, 5, 5))
    assert where(state, "missionary") == where(state, f"{colour}-1") == at(5, 5)
    assert (figure(state, "missionary").crew, figure(state, "missionary").armed) == (colour, False)
    # and he acts from the crew's next turn on
    pass_turns(state, "yellow" if colour == "white" else "white")
    assert len(steps(state, "m")) == 8


@pytest.mark.rule("JK-225", "JK-258", "JK-119", "T-103")
def test_his_company_neither_attacks_nor_is_attacked() -> None:
    state = table(
        """
             4      5
        5    .      .:y1
        6    .:w1   ?mi
        7    .:y2   .
        """
    )
    act(state, step(1, 5, 6))
    # Then yellow may not come
    assert (5, 6) not in steps(state, 1)
    assert clause_against(state, step(1, 5, 6)) == "JK-118"
    act(state, "sail cw 1")
    # and white may not attack with a move that begins there
    assert not {(5, 5), (4, 7)} & steps(state, 1)
    assert clause_against(state, step(1, 5, 5)) == "JK-119"


@pytest.mark.rule("JK-225", "JK-140")
def test_the_tile_is_empty_afterwards() -> None:
    # Given a missionary who has died: nobody takes his place
    state = table(
        """
             4      5    6
        5    .:w1   mi   .
        """
    )
    act(state, step(1, 5, 5))
    assert (where(state, "missionary"), look(state).turn) == ("absent", "yellow")
    pass_turns(state, "yellow")
    assert not [text for text in offered(state) if text.startswith("step m")]
    assert clause_against(state, step("m", 4, 5)) == "JK-041"
