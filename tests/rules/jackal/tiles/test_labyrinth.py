"""Chapter 13: the labyrinth, whose number is told in section 10."""

from __future__ import annotations

import pytest

from doubloon.games.jackal.box.box import LABYRINTH
from doubloon.games.jackal.stories.builder import at, offered, pass_turns, table, where
from tests.rules.jackal.story import act, box, cell, clause_against, figure, step


@pytest.mark.rule("JK-150", "JK-122")
def test_the_numbers_on_the_labyrinths() -> None:
    numbers = {tile.id: tile.amount for tile in box().tiles if tile.kind == LABYRINTH}
    assert numbers == {"labyrinth_2": 2, "labyrinth_3": 3, "labyrinth_4": 4, "labyrinth_5": 5}


@pytest.mark.rule("JK-150", "JK-126", "T-040")
@pytest.mark.parametrize("spaces", [2, 3, 4, 5])
@pytest.mark.parametrize("face_down", ["", "?"])
def test_the_number_is_that_of_the_turns_it_costs(spaces: int, face_down: str) -> None:
    state = table(
        f"""
             4      5
        4    .:w1   {face_down}l{spaces}
        """
    )
    # When white enters and goes on
    act(state, step(1, 5, 4))
    for space in range(1, spaces):
        # Then it stands on one space after another and has nothing else to do there
        assert figure(state, "white-1").space == space
        pass_turns(state, "yellow")
        assert [text for text in offered(state) if text.split()[1] == "1"] == ["advance 1"]
        assert clause_against(state, step(1, 6, 4)) == "JK-124"
        act(state, "advance 1")
    # After as many turns as the number says it is on the last space, and steps off in the next
    assert figure(state, "white-1").space == spaces
    pass_turns(state, "yellow")
    assert clause_against(state, "advance 1") == "JK-125"
    act(state, step(1, 6, 4))
    assert (where(state, "white-1"), figure(state, "white-1").space) == (at(6, 4), 0)
    tile = cell(state, 5, 4).tile
    assert tile is not None
    assert tile.amount == spaces
