"""Chapter 5, choice: the pattern of the revealed card, or a single box."""

from __future__ import annotations

import pytest

from doubloon.games.silver_gold.moves import Cross
from doubloon.games.silver_gold.stories.builder import person, table
from tests.rules.silver_gold.story import (
    BYSTANDER,
    PATTERNS,
    act,
    clause_against,
    crossed,
    look,
    offers,
    opened,
    rules,
    wander,
)


@pytest.mark.rule("SG-037", "SG-140")
def test_one_main_choice_is_taken_in_every_turn_and_no_second_one() -> None:
    state = table([person("GN01"), person("GN03")], expedition="I3")
    act(state, 0, "cross 1 a1 b1 c1")
    assert state.deciders() == (1,)
    assert offers(state, 0) == []
    assert clause_against(state, 0, "box 1 d1") == "SG-140"
    assert clause_against(state, 0, "cross 1 a3 b3 c3") == "SG-140"
    act(state, 1, "box 1 b1")
    # In the next turn both are asked again.
    assert look(state).turn == 2
    assert state.deciders() == (0, 1)


@pytest.mark.rule("SG-037")
def test_an_extra_box_is_no_main_choice() -> None:
    state = table([person("GN01"), BYSTANDER], expedition="I3")
    assert clause_against(state, 0, "extra 1 a1") == "SG-037"
    assert offers(state, 0, "extra") == []


@pytest.mark.rule("SG-038", "A-04")
def test_the_turn_waits_for_everybody_who_has_an_empty_box() -> None:
    # Given one box left before seat 1, and no pattern that fits
    state = table([person(("GN01", "all but d3")), BYSTANDER], expedition="O4")
    act(state, 1, "box 1 b2")
    # Then the only thing that seat 1 can do is to cross it: there is no move that passes
    assert state.deciders() == (0,)
    assert offers(state, 0) == ["box 1 d3"]
    assert {move.kind for move in rules().moveset} == {"keep", "cross", "box", "extra", "take"}
    assert look(state).turn == 1


@pytest.mark.rule("SG-038", "SG-037", "A-04")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_player_crosses_at_least_one_box_in_every_turn(seats: int) -> None:
    state = opened(seats, "must")

    def boxes(seat: int) -> int:
        player = look(state).players[seat]
        done = sum(card.value for card in player.completed)
        return done + sum(len(one.crossed) for one in player.working if one is not None)

    before, turn = [boxes(seat) for seat in range(seats)], (1, 1)
    turns = 0
    for _ in wander(state, f"must {seats}"):
        now = (look(state).round, look(state).turn)
        if now != turn or state.over():
            after = [boxes(seat) for seat in range(seats)]
            assert all(new > old for old, new in zip(before, after)), turn
            before, turn, turns = after, now, turns + 1
    assert turns == 28


@pytest.mark.rule("SG-039", "SG-041")
def test_the_whole_pattern_lies_on_one_card() -> None:
    # Given two cards side by side: the L fits on both
    for text in offers(table([person("GN01", "GY01"), BYSTANDER], expedition="L4"), 0, "cross"):
        state = table([person("GN01", "GY01"), BYSTANDER], expedition="L4")
        place = int(text.split()[1]) - 1
        # When it is crossed
        act(state, 0, text)
        # Then all four boxes are on the named card, none on the other
        assert crossed(state, 0, place).split() == text.split()[2:]
        assert len(text.split()[2:]) == 4
        assert crossed(state, 0, 1 - place) == ""


@pytest.mark.rule("SG-041", "WE-2")
def test_the_straight_three_goes_on_the_four_sides_of_the_ring() -> None:
    #  . . .
    #  . ~ .
    #  . . .
    state = table([person("GY03"), BYSTANDER], expedition="I3", display="OR05 PU12 GN02 GY04")
    sides = ["cross 1 a1 a2 a3", "cross 1 a1 b1 c1", "cross 1 a3 b3 c3", "cross 1 c1 c2 c3"]
    assert sorted(offers(state, 0, "cross")) == sides
    for text, what in [
        ("cross 1 a1 b1 a2", "a bent three"),
        ("cross 1 a1 b1", "only two"),
        ("cross 1 a1 b1 c1 a2", "four"),
        ("cross 1 a2 b2 c2", "across the sea"),
        ("cross 1 b1 c1 d1", "off the island"),
    ]:
        assert clause_against(state, 0, text) == "SG-041", what


@pytest.mark.rule("SG-040", "SG-041", "WE-3", "A-05")
def test_linus_turns_and_mirrors_the_l() -> None:
    #  . . # #
    #  . ~ ~ #
    #  . . . #
    state = table([person("GN01"), BYSTANDER], expedition="L4", listen=True)
    move = state.game.moveset.parse("cross 1 c1 d1 d2 d3")
    assert move in state.moves(0)
    assert isinstance(move, Cross)
    assert move.boxes == 0x088C
    state.play(0, move)
    after = look(state, 0).players[0]
    assert crossed(state, 0) == "c1 d1 d2 d3"
    assert (after.coins, after.palms, after.due) == (0, [], 0)
    act(state, 1, "box 1 b2")
    assert len(offers(state, 0, "box")) == 6


@pytest.mark.rule("SG-042")
def test_a_box_is_crossed_once_only() -> None:
    #  x . . .
    #  . ~ ~ .
    #  . . . .
    state = table([person(("GN01", "a1")), BYSTANDER], expedition="I3")
    assert clause_against(state, 0, "box 1 a1") == "SG-042"
    assert clause_against(state, 0, "cross 1 a1 b1 c1") == "SG-042"
    assert clause_against(state, 0, "cross 1 a1 a2 a3") == "SG-042"
    expected = ["cross 1 a3 b3 c3", "cross 1 b1 c1 d1", "cross 1 b3 c3 d3", "cross 1 d1 d2 d3"]
    assert sorted(offers(state, 0, "cross")) == expected
    assert "box 1 a1" not in offers(state, 0)
    assert len(offers(state, 0, "box")) == 9


@pytest.mark.rule("SG-043", "SG-044", "SG-045", "SG-041")
def test_a_single_box_may_be_any_empty_box_on_either_card() -> None:
    state = table([person(("GY01", "a1"), ("GY02", "d3")), BYSTANDER], expedition="I3")
    singles = {f"box 1 {box}" for box in ["c1", "a2", "b2", "c2", "d2", "a3", "c3"]}
    singles |= {f"box 2 {box}" for box in ["a1", "d1", "a2", "b2", "c2", "d2", "a3"]}
    assert offers(state, 0, "cross") != []  # although the pattern fits too
    assert set(offers(state, 0, "box")) == singles
    assert clause_against(state, 0, "box 1 b1") == "SG-041"  # the sea
    prompt = look(state, 0).prompt
    assert prompt is not None
    assert (prompt.kind, prompt.rule) == ("cross", "SG-037")
    # When one is crossed, it is one box and no more
    act(state, 0, "box 2 d2")
    assert (crossed(state, 0, 0), crossed(state, 0, 1)) == ("a1", "d2 d3")
    assert state.deciders() == (1,)


@pytest.mark.rule("SG-045", "SG-043", "DV-14")
def test_where_the_pattern_fits_on_neither_card_only_single_boxes_are_left() -> None:
    # Given two rings, on which a T has no room
    state = table([person("OR01", "GN01"), BYSTANDER], expedition="T4")
    assert offers(state, 0, "cross") == []
    assert len(offers(state, 0)) == len(offers(state, 0, "box")) == 22
    prompt = look(state, 0).prompt
    assert prompt is not None
    assert (prompt.kind, prompt.rule) == ("cross-no-fit", "SG-045")


@pytest.mark.rule("SG-138", "SG-045", "DV-21", "A-08")
def test_a_square_is_one_choice_however_it_is_turned() -> None:
    state = table([person("GY04", "GY03"), BYSTANDER], expedition="O4", display="OR05 PU12 GN02 GY05")
    assert len(offers(state, 0)) == 19
    assert sorted(offers(state, 0, "cross")) == ["cross 1 a1 b1 a2 b2", "cross 1 a2 b2 a3 b3", "cross 1 b2 c2 b3 c3"]
    assert len(set(offers(state, 0))) == 19


@pytest.mark.rule("SG-138")
@pytest.mark.parametrize("pattern", PATTERNS)
def test_no_two_choices_cross_the_same_boxes(pattern: str) -> None:
    state = table([person("PU04", "PU09"), BYSTANDER], expedition=pattern)
    results = []
    for text in offers(state, 0):
        copy = state.clone()
        act(copy, 0, text)
        results.append((crossed(copy, 0, 0), crossed(copy, 0, 1)))
    assert len(results) == len(set(results))


@pytest.mark.rule("SG-046", "A-06")
@pytest.mark.parametrize(
    ("box", "due", "coins", "palms"),
    [("a1", 0, 1, []), ("b2", 0, 0, [1]), ("d4", 1, 0, []), ("b1", 0, 0, [])],
)
def test_the_symbol_of_a_single_box_works_as_usual(box: str, due: int, coins: int, palms: list[int]) -> None:
    #  C . ~ ~
    #  . P . .
    #  . . . .
    #  ~ ~ . X
    state = table([person("OR05"), BYSTANDER], display="GN01 GN02 GY01 GY02")
    act(state, 0, f"box 1 {box}")
    after = look(state, 0).players[0]
    assert (after.due, after.coins, after.palms) == (due, coins, palms)


@pytest.mark.rule("SG-047", "SG-039")
def test_only_the_own_working_cards_are_crossed() -> None:
    # Given a player with one working card beside completed ones, a display and a neighbour
    state = table([person("GN01", None, completed="GY05 GY06"), person("PU04", "PU09")], expedition="I2")
    # Then the choices are those on the one card
    assert {text.split()[1] for text in offers(state, 0)} == {"1"}
    assert len(offers(state, 0, "box")) == 10
    assert clause_against(state, 0, "box 2 a1") == "SG-103"  # no card lies there
    # and they are the same whatever lies elsewhere
    elsewhere = table([person("GN01", None), person("GY05", "PU12")], expedition="I2", display="GY04 - OR03 -")
    assert offers(elsewhere, 0) == offers(state, 0)
    # When one is taken, nothing changes but this card
    before = look(state, 1)
    act(state, 0, "cross 1 a1 b1")
    act(state, 1, "box 1 c1")
    after = look(state, 1)
    assert after.display == before.display
    assert after.players[0].completed == before.players[0].completed
    assert (crossed(state, 0), crossed(state, 1), crossed(state, 1, 1)) == ("a1 b1", "c1", "")


@pytest.mark.rule("SG-047")
def test_a_seat_cannot_cross_in_the_name_of_another() -> None:
    state = table([person("GN01"), person("GN03")], expedition="I2")
    act(state, 0, "box 1 a1")
    assert clause_against(state, 0, "box 1 b1") == "SG-140"
    assert clause_against(state, 2, "box 1 b1") == "SG-140"  # nobody sits there
    assert offers(state, 2) == []


@pytest.mark.rule("SG-040", "A-05")
@pytest.mark.parametrize(
    "boxes",
    [
        "a2 a3 b3 c3",
        "a2 b2 a3 a4",
        "a2 b2 c2 c3",
        "b2 b3 a4 b4",
        "c2 a3 b3 c3",
        "a2 a3 a4 b4",
        "a2 b2 c2 a3",
        "a2 b2 b3 b4",
    ],
)
def test_the_l_may_be_crossed_in_all_eight_orientations(boxes: str) -> None:
    # PU04 has room for a block of three by three in its lower rows
    state = table([person("PU04"), BYSTANDER], expedition="L4")
    act(state, 0, f"cross 1 {boxes}")
    assert crossed(state, 0) == boxes
