"""Chapter 6: cross symbols and chains of extra boxes."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path

import pytest

from doubloon.core.state import State
from doubloon.games.silver_gold.stories.builder import person, table
from tests.rules.silver_gold.story import (
    BYSTANDER,
    PATTERNS,
    act,
    card_ids,
    clause_against,
    crossed,
    crossed_with,
    ids,
    kinds,
    look,
    offers,
    opened,
    placements,
    symbols,
    told,
    two_crosses,
    wander_to_the_end,
    working_ids,
)


def after_the_pattern() -> State:
    """DV-1 after the two boxes of the pattern, of which (2,0) is a cross."""
    #   X . . .      . . . .
    #   ~ . . ~      . ~ ~ .
    #   # . . X      . . . .
    #   # . . .
    state = table([person("PU01", "GN01"), BYSTANDER], expedition="I2")
    act(state, 0, "cross 1 a3 a4")
    return state


@pytest.mark.rule("SG-057", "SG-063", "SG-055", "DV-1")
def test_each_cross_of_a_chain_brings_one_more_box() -> None:
    state = after_the_pattern()
    for box in ("extra 1 a1", "extra 1 d3"):
        act(state, 0, box)
        assert look(state, 0).players[0].due == 1
    act(state, 0, "extra 2 a1")
    assert look(state, 0).players[0].due == 0
    assert state.deciders() == (1,)
    assert (crossed(state, 0, 0), crossed(state, 0, 1)) == ("a1 a3 d3 a4", "a1")


@pytest.mark.rule("SG-055", "DV-2")
def test_an_extra_box_cannot_be_declined() -> None:
    state = after_the_pattern()
    act(state, 1, "box 1 b2")  # everybody else has finished
    # Then the turn waits for the extra box, and there is no other move
    assert state.deciders() == (0,)
    assert look(state).turn == 1
    assert {move.kind for move in state.moves(0)} == {"extra"}
    for text in ("box 1 b1", "cross 1 b1 c1"):
        assert clause_against(state, 0, text) == "SG-055"
    prompt = look(state, 0).prompt
    assert prompt is not None
    assert (prompt.kind, prompt.rule, prompt.args) == ("extra", "SG-055", {"due": 1})
    act(state, 0, "extra 1 b1")
    assert look(state).turn == 2


@pytest.mark.rule("SG-056")
def test_the_extra_box_may_be_any_empty_box_on_either_card() -> None:
    state = after_the_pattern()
    on_first = ["a1", "b1", "c1", "d1", "b2", "c2", "b3", "c3", "d3", "b4", "c4", "d4"]
    on_second = ["a1", "b1", "c1", "d1", "a2", "d2", "a3", "b3", "c3", "d3"]
    expected = {f"extra 1 {box}" for box in on_first} | {f"extra 2 {box}" for box in on_second}
    assert set(offers(state, 0)) == expected
    # not one that is crossed, and not the sea
    assert clause_against(state, 0, "extra 1 a3") == "SG-042"
    assert clause_against(state, 0, "extra 2 b2") == "SG-041"
    # far away, on the other card, touching nothing
    act(state, 0, "extra 2 d3")
    assert state.deciders() == (1,)


@pytest.mark.rule("SG-058", "SG-063", "A-10", "A-26")
def test_two_crosses_under_one_pattern_bring_two_extra_boxes(tmp_path: Path) -> None:
    # Given somebody's own deck, with source B's second cross on GN04
    state = table([person("GN04", "PU01"), BYSTANDER], expedition="I2", game=two_crosses(tmp_path))
    act(state, 0, "cross 1 d1 d2")
    assert look(state, 0).players[0].due == 2
    # One of them is a cross again: then two boxes without a cross are still to come.
    act(state, 0, "extra 2 a1")
    assert look(state, 0).players[0].due == 2
    act(state, 0, "extra 1 b2")
    assert look(state, 0).players[0].due == 1
    act(state, 0, "extra 2 b1")
    assert state.deciders() == (1,)


@pytest.mark.rule("SG-059", "A-11", "DV-5")
def test_an_extra_box_is_lost_when_nothing_is_empty() -> None:
    # Given a cross as the last empty box, and no second card
    state = table([person(("GY09", "all but a1")), person("GN01", "GN03")], display="- - - -", stack="", listen=True)
    act(state, 0, "box 1 a1")
    # Then seat 1 owes nothing, now or later
    assert state.deciders() == (1,)
    assert look(state, 0).players[0].due == 0
    assert kinds(told(state, 0)) == ["crossed-box", "extra-lost", "finished"]
    act(state, 1, "box 1 a1")
    assert look(state, 0).players[0].due == 0
    assert [card.id for card in look(state).players[0].completed] == ["GY09"]


@pytest.mark.rule("SG-059", "SG-062", "A-11", "A-12")
def test_a_lost_extra_box_is_not_saved_for_the_replacement() -> None:
    state = table([person(("GY09", "all but a1")), person("GN01")], display="OR05 GY04 - -", stack="OR06 OR07")
    act(state, 0, "box 1 a1")
    act(state, 1, "box 1 a1")
    act(state, 0, "take 1")
    # The new card lies there unmarked, and a main choice is asked for.
    assert working_ids(state, 0) == ["OR05", "-"]
    assert crossed(state, 0) == ""
    assert {move.kind for move in state.moves(0)} <= {"cross", "box"}


@pytest.mark.rule("SG-060", "SG-063", "SG-057", "DV-24")
@pytest.mark.parametrize("order", [("d4", "a1"), ("a1", "d4")])
def test_when_the_empty_boxes_run_out_the_rest_is_lost(order: tuple[str, str]) -> None:
    # Given three crosses as the last three empty boxes
    people = [person(("GY09", "all but a1"), ("OR01", "all but a1 d4")), person("GN01")]
    state = table(people, listen=True)
    act(state, 0, "box 1 a1", f"extra 2 {order[0]}")
    assert offers(state, 0) == [f"extra 2 {order[1]}"]
    act(state, 0, f"extra 2 {order[1]}")
    # Then both cards are full, and the third extra box is lost
    assert state.deciders() == (1,)
    assert kinds(told(state, 0))[-2:] == ["extra-lost", "finished"]
    act(state, 1, "box 1 a1")
    assert [card.id for card in look(state).players[0].completed] == ["GY09", "OR01"]


@pytest.mark.rule("SG-060", "SG-058", "A-10")
def test_with_two_extra_boxes_due_and_one_empty_box_one_is_crossed(tmp_path: Path) -> None:
    people = [person(("GN04", "all but d1 d2 a3")), BYSTANDER]
    state = table(people, expedition="I2", game=two_crosses(tmp_path))
    act(state, 0, "cross 1 d1 d2")
    assert (look(state, 0).players[0].due, offers(state, 0)) == (2, ["extra 1 a3"])
    act(state, 0, "extra 1 a3")
    assert look(state, 0).players[0].due == 0
    assert state.deciders() == (1,)


@pytest.mark.rule("SG-061", "SG-062", "A-12", "DV-3")
def test_a_card_that_is_full_in_a_chain_stays_until_action_3() -> None:
    # Given GY09 with only a cross empty, and GN01 with five empty boxes
    people = [person(("GY09", "all but a1"), ("GN01", "a1 b1 c1 d1 a2")), BYSTANDER]
    state = table(people)
    shown = ids(look(state, 0).display)
    act(state, 0, "box 1 a1")
    # Then it is full but stays, and the extra box must be on GN01: no other card is there to cross
    assert working_ids(state, 0, 0) == ["GY09", "GN01"]
    assert look(state, 0).players[0].completed == []
    assert ids(look(state, 0).display) == shown
    assert offers(state, 0) == [f"extra 2 {box}" for box in ("d2", "a3", "b3", "c3", "d3")]
    assert clause_against(state, 0, "take 1") == "SG-031"
    act(state, 0, "extra 2 d3")
    assert look(state, 0).players[0].completed == []
    # and a replacement comes in action 3 only
    act(state, 1, "box 1 b2")
    assert [card.id for card in look(state, 0).players[0].completed] == ["GY09"]
    assert offers(state, 0) == ["take 1", "take 2", "take 3", "take 4", "take top"]


@pytest.mark.rule("DV-4", "SG-061", "SG-094")
def test_a_chain_can_fill_both_cards() -> None:
    people = [person(("GY09", "all but a1"), ("GN01", "all but a1")), BYSTANDER]
    state = table(people)
    act(state, 0, "box 1 a1")
    assert offers(state, 0) == ["extra 2 a1"]
    act(state, 0, "extra 2 a1")
    act(state, 1, "box 1 b2")
    # Both are set aside, and two replacements follow.
    assert working_ids(state, 0) == ["-", "-"]
    assert [card.id for card in look(state).players[0].completed] == ["GY09", "GN01"]
    act(state, 0, "take 1")
    assert state.deciders() == (0,)
    act(state, 0, "take 2")
    assert working_ids(state, 0) == ["OR05", "PU12"]
    assert look(state).turn == 2


@pytest.mark.rule("SG-063", "SG-055", "SG-057")
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_the_counting_law_of_extra_boxes_holds_in_random_games(seats: int) -> None:
    chains = 0
    for game in range(12):
        state = opened(seats, f"law {game}", listen=True)
        wander_to_the_end(state, f"law {game}")
        assert state.events is not None
        owed = [0] * seats
        lost = [False] * seats
        for event in state.events:
            if event.kind == "extra-lost":
                lost = [one or seat == event.args["seat"] for seat, one in enumerate(lost)]
            if not event.kind.startswith("crossed-"):
                continue
            seat, crosses = crossed_with("X", event)
            if event.kind == "crossed-extra":
                assert owed[seat] > 0, "nobody crosses an extra box that is not due"
                owed[seat] -= 1 - crosses
                chains += 1
            else:  # a main choice: what the last one brought has been paid, or was lost
                assert owed[seat] == 0 or lost[seat]
                owed[seat], lost[seat] = crosses, False
    assert chains > 40


@pytest.mark.rule("SG-064", "A-26")
def test_no_pattern_covers_two_crosses_of_a_printed_card() -> None:
    covered = {
        len(symbols(card, "X") & set(boxes))
        for card in card_ids()
        for pattern in PATTERNS
        for boxes in placements(card, pattern)
    }
    assert covered == {0, 1}


@pytest.mark.rule("SG-064", "SG-057")
def test_a_turn_brings_at_most_six_extra_boxes() -> None:
    # No two cards have more than six crosses: one begins the chain, five and another box follow.
    most = max(len(symbols(a, "X")) + len(symbols(b, "X")) for a, b in combinations(card_ids(), 2))
    assert most == 6
    state = table([person("PU01", "PU03"), BYSTANDER])
    chain = ["extra 1 a3", "extra 1 d3", "extra 2 c1", "extra 2 a4", "extra 2 d4", "extra 1 b1"]
    act(state, 0, "box 1 a1")
    for extra in chain:
        assert state.deciders() == (0, 1)
        act(state, 0, extra)
    assert state.deciders() == (1,)
