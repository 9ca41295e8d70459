"""Chapter 13: the lighthouse."""

from __future__ import annotations

import pytest

from doubloon.core.view import SPECTATOR
from doubloon.games.jackal.stories.builder import at, offered, pass_turns, table, where
from tests.rules.jackal.story import act, cell, clause_against, kinds, look, step, told

FIVE_HIDDEN = """
         3     4      5     6      7
    4    ?c1   .      ?>E   .      ?pi
    5    .     .:w1   ?li   ?c5    .
    """  # and the last cell of the island


@pytest.mark.rule("JK-184", "JK-185")
def test_the_discoverer_looks_at_four_tiles_one_after_another() -> None:
    state = table(FIVE_HIDDEN, listen=True)
    act(state, step(1, 5, 5))
    assert offered(state) == [f"look {at(*c)}" for c in ((3, 4), (5, 4), (7, 4), (6, 5), (6, 9))] + ["stop"]
    act(state, f"look {at(3, 4)}")
    # Then a tile is not looked at twice in this use
    assert clause_against(state, f"look {at(3, 4)}") == "JK-184"
    assert clause_against(state, f"look {at(4, 4)}") == "JK-184"
    act(state, f"look {at(5, 4)}", f"look {at(7, 4)}", f"look {at(6, 5)}")
    # and after four it is over, though a fifth is left
    assert look(state).turn == "yellow"
    assert look(state).face_down == 5
    assert where(state, "white-1") == at(5, 5)
    assert look(state).gold == 0


@pytest.mark.rule("JK-184", "JK-185")
def test_a_look_is_shown_to_nobody_else() -> None:
    state = table(FIVE_HIDDEN, listen=True)
    act(state, step(1, 5, 5), f"look {at(5, 4)}")
    seen = cell(state, 5, 4, 0)
    assert (seen.face_up, seen.looked) == (False, [0])
    assert seen.tile is not None
    assert (seen.tile.id, seen.tile.directions) == ("arrow_1s", ["E"])
    for seat in (1, SPECTATOR):
        assert cell(state, 5, 4, seat).tile is None
        assert cell(state, 5, 4, seat).looked == [0], "that it was looked at is public"
        assert "saw" not in kinds(state, seat)
        assert "looked-at" in kinds(state, seat)
    assert [event.args["tile"] for event in told(state, 0) if event.kind == "saw"] == ["arrow_1s"]


@pytest.mark.rule("JK-184")
@pytest.mark.parametrize("looks", [0, 1, 3])
def test_he_may_stop_at_any_time(looks: int) -> None:
    state = table(FIVE_HIDDEN)
    act(state, step(1, 5, 5))
    for target in [(3, 4), (5, 4), (7, 4)][:looks]:
        act(state, f"look {at(*target)}")
    act(state, "stop")
    assert look(state).turn == "yellow"
    assert sum(1 for seen in look(state).cells if seen.looked) == looks


@pytest.mark.rule("JK-186", "T-093")
def test_with_three_tiles_left_there_are_three_looks() -> None:
    state = table(
        """
             4      5     6
        4    ?c1    .     ?c2
        5    .:w1   ?li   .
        """
    )
    act(state, step(1, 5, 5), f"look {at(4, 4)}", f"look {at(6, 4)}", f"look {at(6, 9)}")
    assert (look(state).turn, look(state).face_down, look(state).gold) == ("yellow", 3, 0)


@pytest.mark.rule("JK-186")
def test_with_no_tile_left_there_is_nothing_to_look_at() -> None:
    state = table(
        """
             4       5
        5    .:w1$   ?li
        """,
        explored=True,
    )
    act(state, step(1, 5, 5))
    assert look(state).turn == "yellow"


@pytest.mark.rule("JK-185", "JK-140", "JK-143")
def test_the_tiles_lie_as_before_and_the_lighthouse_is_spent() -> None:
    state = table(FIVE_HIDDEN)
    act(state, step(1, 5, 5), f"look {at(6, 5)}", "stop")
    pass_turns(state, "yellow")
    act(state, step(1, 6, 5))
    assert look(state).gold == 5, "the chest acts when it is explored"
    pass_turns(state, "yellow")
    act(state, step(1, 5, 5))
    assert look(state).turn == "yellow", "no second use"
