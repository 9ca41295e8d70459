"""Chapter 5, order of effects: first all boxes, then their symbols."""

from __future__ import annotations

from itertools import permutations
from pathlib import Path

import pytest

from doubloon.core.state import State
from doubloon.games.silver_gold.stories.builder import person, table
from tests.rules.silver_gold.story import (
    act,
    clause_against,
    crossed,
    kinds,
    look,
    offers,
    told,
    two_crosses,
)


@pytest.mark.rule("SG-051", "SG-056", "A-08")
def test_the_pattern_is_crossed_as_a_whole_before_its_cross_works() -> None:
    #   X # ~ ~       the pattern: a1 b1 and below them a2 b2 are left
    #   . . . .
    #   ~ ~ . C
    state = table([person("GY09"), person("GN01")], expedition="I2")
    act(state, 0, "cross 1 a1 b1")
    # One move has crossed both boxes; the extra box cannot be one of them.
    assert crossed(state, 0) == "a1 b1"
    assert offers(state, 0) == [f"extra 1 {box}" for box in ("a2", "b2", "c2", "d2", "c3", "d3")]
    assert clause_against(state, 0, "extra 1 b1") == "SG-042"


@pytest.mark.rule("SG-051")
def test_the_boxes_are_told_before_their_symbols() -> None:
    state = table([person("OR05"), person("GN01")], expedition="V3", display="OR06 PU12 GN02 GY03", listen=True)
    act(state, 0, "cross 1 a1 b1 b2")
    assert kinds(told(state, 0)) == ["crossed-cross", "coin", "palm", "finished"]


@pytest.mark.rule("SG-052", "SG-055", "SG-065", "SG-071")
@pytest.mark.parametrize(
    ("moves", "due", "coins", "palms"),
    [
        (["cross 1 a1 b1"], 0, 1, 0),  # a coin by the pattern
        (["cross 1 b1 b2"], 0, 0, 1),  # a palm by the pattern
        (["cross 1 c4 d4"], 1, 0, 0),  # a cross by the pattern
        (["box 1 a1"], 0, 1, 0),  # each as a single box
        (["box 1 b2"], 0, 0, 1),
        (["box 1 d4"], 1, 0, 0),
        (["box 1 d4", "extra 1 a1"], 0, 1, 0),  # each as an extra box
        (["box 1 d4", "extra 1 b2"], 0, 0, 1),
        (["box 1 d4", "extra 2 a1"], 1, 0, 0),
        (["cross 1 b3 c3"], 0, 0, 0),  # and none where none is
    ],
)
def test_a_symbol_works_however_its_box_is_crossed(moves: list[str], due: int, coins: int, palms: int) -> None:
    state = table([person("OR05", "PU01"), person("GN01")], expedition="I2", display="OR06 PU12 GN02 GY03")
    act(state, 0, *moves)
    after = look(state, 0).players[0]
    assert (after.due, after.coins, len(after.palms)) == (due, coins, palms)


@pytest.mark.rule("SG-052", "SG-066", "SG-069", "DV-25")
def test_a_coin_of_the_pattern_and_a_coin_of_the_extra_box_both_count() -> None:
    #   . # . ~      (1,1) is a cross, (2,1) and (1,2) are coins
    #   . X C .
    #   . C . .
    #   ~ . . X
    state = table([person("PU09", coins=3), person("GN01")], expedition="I3")
    act(state, 0, "cross 1 b1 b2 b3", "extra 1 c2")
    assert look(state, 0).players[0].coins == 5
    assert look(state, 0).players[0].cups == []
    act(state, 1, "box 1 a1")
    assert look(state).players[0].cups == [6]
    assert look(state).cups_left == [5, 4, 3, 2, 1]


@pytest.mark.rule("SG-053", "SG-063")
def test_the_order_of_a_chain_does_not_change_its_result() -> None:
    digests = set()
    for order in permutations(["extra 1 a1", "extra 1 d3", "extra 2 a1"]):
        state = table([person("PU01", "GY09"), person("GN01")], expedition="I2")
        act(state, 0, "cross 1 a3 a4", *order, "extra 2 d3")  # three more crosses, then a coin
        digests.add(state.digest())
    assert len(digests) == 1


@pytest.mark.rule("SG-053", "SG-058", "A-10")
def test_a_coin_before_a_palm_is_the_same_as_a_palm_before_a_coin(tmp_path: Path) -> None:
    # Given a card on which a pattern covers two crosses, so that two other boxes follow
    game = two_crosses(tmp_path)
    results = set()
    for order in permutations(["extra 1 a1", "extra 1 c3"]):
        state = table([person("GN04"), person("GN01")], expedition="I2", game=game)
        act(state, 0, "cross 1 d1 d2", *order)
        results.add(state.digest())
        after = look(state, 0).players[0]
        assert (after.coins, after.palms) == (1, [3])
    assert len(results) == 1


@pytest.mark.rule("SG-054", "SG-140", "A-09")
def test_a_player_without_an_empty_box_skips_action_2() -> None:
    # Given a table where nothing is left to take, and seat 2 has no card any more
    state = nothing_left(listen=True)
    assert state.deciders() == (0,)
    assert offers(state, 1) == []
    # When seat 1 has crossed, the next turn begins, again without seat 2
    act(state, 0, "box 1 a1")
    assert look(state).turn == 2
    assert state.deciders() == (0,)
    skipped = [event.args for event in told(state) if event.kind == "no-box-left"]
    assert skipped == [{"seat": 1}, {"seat": 1}]


@pytest.mark.rule("SG-054", "A-09")
def test_a_table_without_an_empty_box_plays_to_the_end_by_itself() -> None:
    state = table([person(completed="GN01"), person(completed="GN03 GY01")], display="- - - -", stack="", listen=True)
    assert state.over()
    assert kinds(told(state)).count("expedition") == 27  # the first was revealed before the story began


def nothing_left(listen: bool) -> State:
    return table([person("GN01"), person(completed="GY01")], display="- - - -", stack="", listen=listen)
