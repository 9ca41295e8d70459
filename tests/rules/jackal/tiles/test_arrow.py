"""Chapter 13: arrows."""

from __future__ import annotations

import pytest

from doubloon.games.jackal.box.box import ARROW, DIRECTIONS
from doubloon.games.jackal.stories.builder import at, offered, table, tile, where
from tests.rules.jackal.story import act, box, clause_against, exits, figure, go, gold_at, kinds, look, sea, step, steps

WAYS = {
    "N": (0, -1), "NE": (1, -1), "E": (1, 0), "SE": (1, 1), "S": (0, 1), "SW": (-1, 1), "W": (-1, 0), "NW": (-1, -1),
}  # fmt: skip
SHAPES = {
    "arrow_1s": "N",
    "arrow_1d": "NE",
    "arrow_2s": "E+W",
    "arrow_2d": "NE+SW",
    "arrow_3": "NW+E+S",
    "arrow_4s": "N+E+S+W",
    "arrow_4d": "NE+SE+SW+NW",
}


def targets_of(shape: str, x: int = 5, y: int = 5) -> set[tuple[int, int]]:
    return {(x + WAYS[way][0], y + WAYS[way][1]) for way in shape.split("+")}


@pytest.mark.rule("JK-149")
def test_there_are_seven_shapes_of_arrows() -> None:
    printed = {tile.id: {DIRECTIONS[way] for way in tile.directions} for tile in box().tiles if tile.kind == ARROW}
    assert printed == {id: set(shape.split("+")) for id, shape in SHAPES.items()}


@pytest.mark.rule("JK-146", "JK-149", "JK-345")
@pytest.mark.parametrize("shape", [shape for shape in SHAPES.values() if "+" in shape])
def test_of_several_arrows_the_player_chooses_one(shape: str) -> None:
    state = table(
        f"""
             3       4    5
        4    .:w1    .    .
        5    .       .    >{shape}
        6    .       .:w2 .
        """
    )
    act(state, step(2, 5, 5))
    # Then exactly the cells that the arrows point at are offered, and not to stay
    assert exits(state) == targets_of(shape)
    assert len(offered(state)) == len(exits(state))
    assert clause_against(state, "stay") == "JK-074"
    x, y = max(exits(state))
    act(state, go(x, y))
    assert (where(state, "white-2"), look(state).turn) == (at(x, y), "yellow")


@pytest.mark.rule("JK-146", "T-060")
@pytest.mark.parametrize("way", list(WAYS))
def test_a_single_arrow_moves_the_figure_one_cell_at_once(way: str) -> None:
    state = table(
        f"""
             4      5
        5    .      >{way}
        6    .:w1   .
        """,
    )
    act(state, step(1, 5, 5))
    [target] = targets_of(way)
    assert (where(state, "white-1"), look(state).turn) == (at(*target), "yellow")


@pytest.mark.rule("JK-147")
def test_a_face_down_target_is_explored() -> None:
    state = table(
        """
             4      5     6
        4    .:w1   >E    ?c3
        """
    )
    act(state, step(1, 5, 4))
    assert (where(state, "white-1"), tile(state, "g5"), gold_at(state, 6, 4)) == ("g5", "chest_3", 3)


@pytest.mark.rule("JK-148", "JK-084")
def test_a_target_in_the_sea_makes_the_figure_swim() -> None:
    state = table(
        """
             5
        1    >N
        2    .:w1
        """,
        boats={"white": 10},
    )
    act(state, step(1, 5, 1))
    assert where(state, "white-1") == sea(state, 0)


@pytest.mark.rule("T-061", "JK-082")
def test_an_arrow_that_points_back_at_an_arrow_kills() -> None:
    state = table(
        """
             4      5     6
        4    .:w1   >E    ?>W
        """,
        listen=True,
    )
    act(state, step(1, 5, 4))
    assert (where(state, "white-1"), tile(state, "g5")) == ("dead", "arrow_1s")
    assert "cycle" in kinds(state)


@pytest.mark.rule("T-062", "JK-081")
def test_two_known_arrows_at_each_other_are_not_offered() -> None:
    state = table(
        """
             4      5     6
        4    .:w1   >E    >W
        5    .      .:w2  .
        """
    )
    assert (5, 4) not in steps(state, 1)
    assert not {(5, 4), (6, 4)} & steps(state, 2)
    assert clause_against(state, step(1, 5, 4)) == "JK-081"


@pytest.mark.rule("T-079", "JK-083", "A-12")
def test_an_arrow_at_a_place_that_may_not_be_entered_sends_the_figure_back() -> None:
    # Back to the start, not death
    state = table(
        """
             4      5     6
        5    .:w1   ?>E   fo:y1
        """,
        listen=True,
    )
    act(state, step(1, 5, 5))
    assert (where(state, "white-1"), tile(state, "f6"), where(state, "yellow-1")) == ("e6", "arrow_1s", "g6")
    assert "bounced" in kinds(state)
    assert look(state).turn == "yellow"


@pytest.mark.rule("T-083", "JK-083", "JK-347")
def test_the_obstacle_may_lie_several_arrows_on() -> None:
    state = table(
        """
             3      4     5     6
        5    .:w1   ?>E   >E    fo:y1
        """
    )
    act(state, step(1, 4, 5))
    assert (where(state, "white-1"), tile(state, "e6")) == ("d6", "arrow_1s")


@pytest.mark.rule("T-084", "JK-083", "JK-347")
def test_one_way_blocked_and_one_that_repeats_is_no_death() -> None:
    drawing = """
             3      4     5     6
        5    .:w1   {}    >E+W  fo:y1
        """
    state = table(drawing.format("?>E"))
    act(state, step(1, 4, 5))
    assert (where(state, "white-1"), tile(state, "e6")) == ("d6", "arrow_1s")
    # With the first arrow known from the start the step is not offered
    known = table(drawing.format(">E"))
    assert (4, 5) not in steps(known, 1)
    assert clause_against(known, step(1, 4, 5)) == "JK-081"


@pytest.mark.rule("T-082", "JK-076", "JK-155")
def test_a_chain_of_arrow_ice_and_horse_is_one_action() -> None:
    state = table(
        """
             4      5     6     7
        3    .      .     .     ho
        4    .      .     ic    .
        5    .      >NE   .     .
        6    .:w1   .     .     .
        """
    )
    act(state, step(1, 5, 5))
    # Then the knight's targets of (7, 3) are offered; (8, 1) and (9, 2) are sea
    assert exits(state) == {(8, 1), (9, 2), (9, 4), (8, 5), (6, 5), (5, 4), (5, 2), (6, 1)}
    act(state, go(8, 5))
    assert (where(state, "white-1"), look(state).turn) == ("i6", "yellow")


@pytest.mark.rule("T-088", "JK-079", "JK-250", "JK-251")
def test_an_arrow_under_the_bear_does_not_act() -> None:
    state = table(
        """
             4       5      6
        4    .:w1$   >E:&   .
        """,
        waker="yellow",
    )
    assert clause_against(state, step(1, 5, 4, 1)) == "JK-251"
    act(state, step(1, 5, 4))
    assert (where(state, "white-1"), look(state).bear, gold_at(state, 4, 4)) == ("ship", at(5, 4), 1)


@pytest.mark.rule("JK-083")
@pytest.mark.parametrize(("start", "space"), [("pi:w1", 0), ("ba:w1", 0), ("l3:w1/3", 3)])
def test_sent_back_he_is_exactly_as_before_the_move(start: str, space: int) -> None:
    state = table(
        f"""
             4         5     6
        5    {start}   ?>E   fo:y1
        """
    )
    act(state, step(1, 5, 5))
    seen = figure(state, "white-1")
    assert (seen.cell, seen.space, seen.state, seen.turns) == (at(4, 5), space, "", 0)
