"""Chapter 12: tiles in general."""

from __future__ import annotations

from pathlib import Path

import pytest

from doubloon.games.jackal.state import JackalState
from doubloon.games.jackal.stories.builder import coins, pass_turns, table, where
from tests.rules.jackal.story import (
    PRINTED,
    act,
    cell,
    clause_against,
    complaint,
    crew,
    drawn,
    exits,
    figure,
    go,
    look,
    step,
    verbs,
)

ONCE = ["chest", "bottle", "lighthouse", "musket", "smoke", "bear_den", "missionary", "earthquake"]
NO_GOLD = ["fortress", "shrine", "jungle"]


def trace(state: JackalState) -> tuple[object, ...]:
    """All that single-use tiles could change: gold, bottles, smoke, bear, missionary, what is asked."""
    view = look(state)
    missionary = any(seen.id == "missionary" for seen in view.figures)
    return (
        view.gold,
        view.bottles,
        crew(state, "white").bottles,
        view.smoke,
        view.bear,
        missionary,
        frozenset(verbs(state)),
    )


def tile_line(kind: str) -> str:
    """The line of the component file that describes a kind of tile."""
    lines = PRINTED.read_text(encoding="utf-8").splitlines()
    return next(line for line in lines if f'kind = "{kind}"' in line)


@pytest.mark.rule("JK-140", "JK-072")
@pytest.mark.parametrize("sign", ["c3", "b2", "li", "mu", "sm", "dn", "mi", "eq"])
def test_a_single_use_tile_is_empty_once_it_is_explored(sign: str) -> None:
    used = table(drawn({(4, 4): ".:w1", (5, 4): sign}), rest="?")
    act(used, step(1, 5, 4))
    empty = table(drawn({(4, 4): ".:w1", (5, 4): "."}), rest="?")
    act(empty, step(1, 5, 4))
    assert trace(used) == trace(empty)
    assert (where(used, "white-1"), figure(used, "white-1").state) == ("f5", "")


@pytest.mark.rule("JK-140")
@pytest.mark.parametrize("sign", ["c3", "b2", "li", "mu", "sm", "dn", "mi", "eq"])
def test_when_it_is_explored_it_acts(sign: str) -> None:
    fresh = table(drawn({(4, 4): ".:w1", (5, 4): f"?{sign}"}), rest="?")
    act(fresh, step(1, 5, 4))
    empty = table(drawn({(4, 4): ".:w1", (5, 4): "?."}), rest="?")
    act(empty, step(1, 5, 4))
    assert trace(fresh) != trace(empty)


@pytest.mark.rule("JK-140", "JK-090")
def test_a_second_visit_to_a_chest_finds_no_more() -> None:
    state = table(drawn({(4, 4): ".:w1", (5, 4): "?c3"}))
    act(state, step(1, 5, 4))
    pass_turns(state, "yellow")
    act(state, step(1, 4, 4))
    pass_turns(state, "yellow")
    act(state, step(1, 5, 4))
    assert coins(state, "f5") == 3


@pytest.mark.rule("JK-141")
@pytest.mark.parametrize("sign", [">S", "ic", "cr", "bl", "!S"])
def test_other_tiles_act_for_everybody_every_time(sign: str) -> None:
    state = table(drawn({(4, 4): ".:w1w2", (5, 4): sign}), boats={"yellow": 15})
    act(state, step(1, 5, 4))
    pass_turns(state, "yellow")
    act(state, step(2, 5, 4))
    assert where(state, "white-1") == where(state, "white-2") != "f5"


@pytest.mark.rule("JK-141", "JK-212", "JK-208")
def test_an_airplane_acts_until_it_has_been_used() -> None:
    state = table(drawn({(4, 4): ".:w1w2w3", (5, 4): "?ai", (8, 6): "."}))
    act(state, step(1, 5, 4), "stay")  # nobody has flown
    pass_turns(state, "yellow")
    act(state, step(2, 5, 4), go(8, 6))
    assert where(state, "white-2") == "i7"
    pass_turns(state, "yellow")
    act(state, step(3, 5, 4))
    assert (where(state, "white-3"), look(state).turn, exits(state)) == ("f5", "yellow", set())


@pytest.mark.rule("JK-142", "JK-140", "JK-095")
@pytest.mark.parametrize("kind", ONCE)
def test_the_dotted_edge_stands_on_single_use_tiles(tmp_path: Path, kind: str) -> None:
    line = tile_line(kind)
    assert "must have once = true" in complaint(tmp_path, (line, line.replace("once = true", "once = false")))


@pytest.mark.rule("JK-142", "JK-095")
@pytest.mark.parametrize("kind", NO_GOLD)
def test_the_zigzag_edge_stands_on_tiles_without_gold(tmp_path: Path, kind: str) -> None:
    line = tile_line(kind)
    assert "must have coin = false" in complaint(tmp_path, (line, line.replace("coin = false", "coin = true")))


@pytest.mark.rule("JK-142")
@pytest.mark.parametrize("kind", ["empty", "airplane", "bank", "cannibal", "spyglass", "barrel"])
def test_no_edge_stands_on_other_tiles(tmp_path: Path, kind: str) -> None:
    line = tile_line(kind)
    assert "must not have once" in complaint(tmp_path, (line, line.replace(" }", ", once = true }")))
    assert "must not have coin" in complaint(tmp_path, (line, line.replace(" }", ", coin = false }")))


@pytest.mark.rule("JK-143", "JK-024")
@pytest.mark.parametrize("way", ["N", "E", "S", "W"])
def test_turning_a_tile_over_does_not_turn_it_round(way: str) -> None:
    state = table(drawn({(4, 3): ".:w1", (5, 4): f"?>{way}"}), looked={"f5": [0]})
    known = cell(state, 5, 4, seat=0).tile
    act(state, step(1, 5, 4))
    assert cell(state, 5, 4).tile == known
    assert known is not None
    assert known.directions == [way]
    dx, dy = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}[way]
    seen = figure(state, "white-1")
    assert seen.cell == cell(state, 5 + dx, 4 + dy).cell


@pytest.mark.rule("JK-144", "JK-088")
def test_effects_meet_the_figure_that_entered_and_its_mover_chooses() -> None:
    state = table(drawn({(4, 4): ".:w1", (5, 4): "ba:w2", (5, 5): "tr"}))
    act(state, step(1, 5, 4))
    assert [figure(state, name).state for name in ("white-1", "white-2")] == ["drunk", ""]
    pass_turns(state, "yellow")
    act(state, step(2, 5, 5))
    assert state.deciders() == (0,)
    assert clause_against(state, go(5, 7), seat=1) == "JK-031"


@pytest.mark.rule("JK-144", "JK-216")
def test_in_smoke_the_one_who_moves_the_figure_chooses() -> None:
    state = table(drawn({(4, 4): ".:w1", (5, 5): "tr"}), smoke=2)
    assert state.deciders() == (1,)
    act(state, step(1, 5, 5))
    assert state.deciders() == (1,)
    act(state, go(5, 7))
    assert where(state, "white-1") == "f8"
