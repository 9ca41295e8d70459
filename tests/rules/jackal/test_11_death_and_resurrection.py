"""Chapter 11: death, and the way back over the shrine."""

from __future__ import annotations

import pytest

from doubloon.games.jackal.stories.builder import at, pass_turns, table, targets, where
from tests.rules.jackal.story import act, clause_against, drawn, figure, look, step, steps, verbs


@pytest.mark.rule("JK-131", "JK-132")
@pytest.mark.parametrize(
    ("cells", "boats", "text"),
    [
        ({(6, 0): "~:w1"}, {"white": 20, "yellow": 0}, "swim 1 ccw"),  # swims onto an enemy boat
        ({(4, 4): ".:w1", (5, 4): "!N"}, {"white": 20, "yellow": 0}, "step 1 f5"),  # is shot onto one
        ({(4, 4): ".:w1", (5, 4): "ca"}, {}, "step 1 f5"),
        ({(4, 4): ".:w1", (5, 4): ">E", (6, 4): "?>W"}, {}, "step 1 f5"),  # a cycle
    ],
)
def test_deaths_of_the_own_making(cells: dict[tuple[int, int], str], boats: dict[str, int], text: str) -> None:
    state = table(drawn(cells), boats=boats)
    act(state, text)
    dead = figure(state, "white-1")
    assert (dead.state, dead.cell, dead.aboard, dead.crew) == ("dead", None, None, "white")
    assert not any("white-1" in seen.figures for seen in look(state).cells)


@pytest.mark.rule("JK-131", "JK-056", "JK-112")
@pytest.mark.parametrize("text", ["sail cw 1", "swim 1 ccw"])
def test_deaths_at_the_hands_of_others(text: str) -> None:
    state = table(drawn({(6, 0): "~:y1", (7, 0): "~:w1"}))
    act(state, text)
    assert where(state, "yellow-1") == "dead"


@pytest.mark.rule("JK-132")
def test_the_dead_do_not_come_back_by_themselves() -> None:
    state = table(dead="white-1")
    for _ in range(4):
        pass_turns(state, "white", "yellow")
        assert where(state, "white-1") == "dead"


@pytest.mark.rule("JK-134", "JK-135", "JK-197", "T-096")
def test_a_pirate_on_the_shrine_brings_a_dead_one_back() -> None:
    state = table(drawn({(4, 4): ".:w2", (5, 4): "sh"}), dead="white-1")
    assert clause_against(state, "resurrect 1") == "JK-134"
    act(state, step(2, 5, 4))
    assert (look(state).turn, where(state, "white-1")) == ("yellow", "dead")
    pass_turns(state, "yellow")
    act(state, "resurrect 1")
    assert (where(state, "white-1"), where(state, "white-2"), look(state).turn) == ("f5", "f5", "yellow")
    pass_turns(state, "yellow")
    assert steps(state, 1) == steps(state, 2) != set()


@pytest.mark.rule("JK-134", "JK-135")
@pytest.mark.parametrize("place", [(4, 1), (6, 9)])
def test_a_shrine_on_the_first_or_last_land_cell_is_a_shrine(place: tuple[int, int]) -> None:
    state = table(drawn({place: "sh:w2"}), dead="white-1")
    act(state, "resurrect 1")
    assert where(state, "white-1") == where(state, "white-2") == at(*place)


@pytest.mark.rule("JK-135", "T-106", "A-49")
def test_the_mover_chooses_who_returns_one_a_turn() -> None:
    state = table(drawn({(5, 4): "sh:w3"}), dead="white-1 white-2")
    assert targets(state, "resurrect") == ["1", "2"]
    act(state, "resurrect 2")
    assert (where(state, "white-1"), where(state, "white-2")) == ("dead", "f5")
    pass_turns(state, "yellow")
    assert targets(state, "resurrect") == ["1"]
    assert clause_against(state, "resurrect 2") == "JK-135"


@pytest.mark.rule("JK-136", "T-097", "A-35")
def test_three_fighters_are_enough() -> None:
    state = table(drawn({(5, 4): "sh:w1", (6, 6): ".:M"}), dead="white-3")
    assert "resurrect" not in verbs(state)
    assert clause_against(state, "resurrect 3") == "JK-136"


@pytest.mark.rule("JK-136")
def test_an_unarmed_missionary_is_no_fighter_and_two_with_an_armed_one_are_too_few() -> None:
    unarmed = table(drawn({(5, 4): "sh:w1", (6, 6): ".:m"}), dead="white-3")
    assert targets(unarmed, "resurrect") == ["3"]
    armed = table(drawn({(5, 4): "sh:w1", (6, 6): ".:M"}), dead="white-2 white-3")
    act(armed, "resurrect 2")
    pass_turns(armed, "yellow")
    assert clause_against(armed, "resurrect 3") == "JK-136"


@pytest.mark.rule("JK-136")
def test_recovering_pirates_are_in_play() -> None:
    state = table(drawn({(5, 4): "sh:w1", (6, 6): ".:M"}), dead="white-3", ship="white-2")
    assert clause_against(state, "resurrect 3") == "JK-136"


@pytest.mark.rule("JK-136")
def test_an_enemys_armed_missionary_is_no_fighter_of_the_crew() -> None:
    state = table(drawn({(5, 4): "sh:w1", (6, 6): ".:M"}), dead="white-3", missionary="yellow")
    assert targets(state, "resurrect") == ["3"]


@pytest.mark.rule("JK-137", "JK-315")
@pytest.mark.parametrize("options", [[], ["teams=two_on_two"]])
def test_only_the_own_dead_return(options: list[str]) -> None:
    state = table(drawn({(5, 4): "sh:w1"}), seats=4, dead="white-2 red-1 yellow-3", options=options)
    assert targets(state, "resurrect") == ["2"]
    assert clause_against(state, "resurrect 1") == "JK-135"


@pytest.mark.rule("JK-134", "JK-315")
@pytest.mark.parametrize("inside", ["r1", "y1", "y2", "b3"])
def test_an_enemy_or_ally_on_the_shrine_does_not_help(inside: str) -> None:
    cells = {(5, 4): f"sh:{inside}", (6, 6): ".:M"}
    state = table(drawn(cells), seats=4, dead="white-1 white-2", options=["teams=two_on_two"])
    assert clause_against(state, "resurrect 1") == "JK-134"


@pytest.mark.rule("JK-138")
@pytest.mark.parametrize(("who", "can"), [("m", False), ("M", True)])
def test_the_missionary_resurrects_only_when_armed(who: str, can: bool) -> None:
    state = table(drawn({(5, 4): f"sh:{who}"}), dead="white-1 white-2")
    assert ("resurrect" in verbs(state)) == can
    if not can:
        assert clause_against(state, "resurrect 1") == "JK-134"


@pytest.mark.rule("JK-138", "JK-260")
@pytest.mark.parametrize("who", ["m", "M"])
def test_no_missionary_is_resurrected(who: str) -> None:
    state = table(drawn({(5, 4): "sh:w1", (6, 6): f".:{who}", (7, 6): "ca"}), dead="white-2")
    act(state, step("m", 7, 6))
    assert where(state, "missionary") == "absent"
    pass_turns(state, "yellow")
    assert targets(state, "resurrect") == ["2"]


@pytest.mark.rule("JK-139", "JK-136")
def test_there_are_never_more_than_three_pirates_of_a_colour() -> None:
    state = table(drawn({(5, 4): "sh:w1"}), dead="white-2 white-3")
    for number in ("2", "3"):
        act(state, f"resurrect {number}")
        pass_turns(state, "yellow")
    assert "resurrect" not in verbs(state)
    pirates = [seen for seen in look(state).figures if seen.crew == "white"]
    assert len(pirates) == 3
    assert all(seen.cell == "f5" for seen in pirates)
    assert clause_against(state, "resurrect 1") == "JK-135"
