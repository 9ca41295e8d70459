"""Chapter 13: the spyglass."""

from __future__ import annotations

import pytest

from doubloon.games.jackal.stories.builder import boat, offered, table
from tests.rules.jackal.story import act, crew


def drawn(who: str) -> str:
    return f"""
             5
        5    {who}
        """


@pytest.mark.rule("JK-230", "JK-049", "T-006")
def test_a_pirate_there_makes_the_boat_one_cell_faster() -> None:
    state = table(drawn("sp:w3"))
    sails = [text for text in offered(state) if text.startswith("sail")]
    assert sails == ["sail cw 1", "sail cw 2", "sail cw 3", "sail ccw 1", "sail ccw 2", "sail ccw 3"]
    act(state, "sail ccw 3")
    assert boat(state, "white") == 37


@pytest.mark.rule("JK-230", "JK-049")
@pytest.mark.parametrize(
    ("who", "white", "yellow"),
    [
        ("sp:w1w2", 2, 3),  # several give no more than one
        ("sp:w1", 3, 3),
        ("sp:y1", 3, 3),  # an enemy there helps his own boat only
        ("sp:w1w2w3", 0, 3),  # a boat without a rower does not move at all
        ("sp:m", 3, 3),  # an unarmed missionary is no pirate
        ("sp:M", 4, 3),
        ("?sp", 3, 3),
    ],
)
def test_how_fast_the_boats_are(who: str, white: int, yellow: int) -> None:
    state = table(drawn(who))
    assert (crew(state, "white").speed, crew(state, "yellow").speed) == (white, yellow)


@pytest.mark.rule("JK-230", "JK-049")
def test_an_ally_there_does_not_count() -> None:
    state = table(drawn("sp:r1"), seats=4, options=["teams=two_on_two"])
    assert (crew(state, "white").speed, crew(state, "red").speed) == (3, 3)


@pytest.mark.rule("JK-230", "JK-049")
@pytest.mark.parametrize(("x", "y"), [(4, 1), (6, 9)])
def test_it_helps_from_the_first_and_the_last_land_cell_too(x: int, y: int) -> None:
    state = table(
        f"""
             {x}
        {y}    sp:w3
        """
    )
    assert crew(state, "white").speed == 3
