"""Chapter 13: the empty tile."""

from __future__ import annotations

import pytest

from doubloon.games.jackal.stories.builder import at, pass_turns, table, where
from tests.rules.jackal.story import act, cell, figure, look, step, steps, told

AROUND = {(4, 3), (5, 3), (6, 3), (4, 4), (6, 4), (4, 5), (5, 5), (6, 5)}


@pytest.mark.rule("JK-145")
@pytest.mark.parametrize("tile", ["?", "."])
def test_nothing_happens_and_the_move_ends(tile: str) -> None:
    state = table(
        f"""
             4      5
        4    .:w1   {tile}
        """,
        listen=True,
    )
    act(state, step(1, 5, 4))
    assert where(state, "white-1") == at(5, 4)
    assert cell(state, 5, 4).face_up
    assert (figure(state, "white-1").state, look(state).turn) == ("", "yellow")
    # Then nobody hears of anything but the way there
    assert [event.kind for event in told(state) if event.kind != "turn"] == ["explored", "moved"][tile == "." :]
    # and the pirate goes on in the next turn wherever he likes
    pass_turns(state, "yellow")
    assert steps(state, 1) == AROUND
