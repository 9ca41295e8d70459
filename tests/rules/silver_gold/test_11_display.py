"""Chapter 11: display refill and empty stack."""

from pathlib import Path

import pytest

from doubloon.core.rng import rng_from
from doubloon.core.state import State
from doubloon.games.silver_gold.stories.builder import person, table
from tests.rules.silver_gold.story import (
    SHOWN,
    act,
    both_full,
    clause_against,
    completed,
    display,
    look,
    new_game,
    offers,
    one_move,
    pebbles,
    working,
)


@pytest.mark.rule("DV-10", "SG-097", "SG-098", "SG-099", "A-20", "A-29")
def test_the_display_is_full_again_before_the_next_player_chooses() -> None:
    people = [person(("GN01", "all but a1")), person(("GY03", "all but a1")), person("GN03")]
    state = table(people, display=SHOWN, stack="PU04 PU05")
    act(state, 0, "box 1 a1")
    act(state, 1, "box 1 a1")
    act(state, 2, "box 1 b1")
    act(state, 0, "take 2")
    assert state.deciders() == (1,)
    assert display(state) == "OR04 PU04 OR06 OR07"
    assert offers(state, 1) == ["take 1", "take 2", "take 3", "take 4", "take top"]
    act(state, 1, "take 2")
    assert working(state, 1) == "PU04, -"
    assert display(state) == "OR04 PU05 OR06 OR07"


@pytest.mark.rule("SG-099", "A-29")
def test_free_places_are_refilled_lowest_first_in_whatever_order_they_were_emptied() -> None:
    state = both_full(SHOWN, "PU04 PU05 PU06")
    act(state, 0, "take 4", "take 2")
    assert display(state) == "OR04 PU04 OR06 PU05"


@pytest.mark.rule("SG-099", "SG-097")
def test_a_blind_draw_leaves_the_display_alone() -> None:
    state = both_full(SHOWN, "PU04 PU05 PU06")
    act(state, 0, "take top", "take top")
    assert display(state) == SHOWN
    assert look(state).stack == 1


@pytest.mark.rule("DV-12", "SG-100", "A-21")
def test_a_stack_that_is_too_small_is_turned_up_as_far_as_it_goes() -> None:
    state = both_full(SHOWN, "PU04")
    act(state, 0, "take 1", "take 2")
    assert display(state) == "PU04 - OR06 OR07"
    assert look(state).stack == 0


@pytest.mark.rule("DV-28", "SG-143", "SG-099", "SG-100", "A-29")
def test_a_place_that_cannot_be_refilled_stays_free_and_no_card_moves() -> None:
    state = both_full(SHOWN, "PU04")
    act(state, 0, "take 2", "take 3")
    assert display(state) == "OR04 PU04 - OR07"
    assert look(state).stack == 0


@pytest.mark.rule("SG-101", "SG-102", "SG-143", "A-21")
def test_without_a_stack_the_game_goes_on_and_the_display_shrinks() -> None:
    people = [person(("GN01", "all but a1")), person(("GY03", "all but a1"))]
    state = table(people, display=SHOWN, stack="")
    act(state, 0, "box 1 a1")
    act(state, 1, "box 1 a1")
    assert offers(state, 0) == ["take 1", "take 2", "take 3", "take 4"]
    assert clause_against(state, 0, "take top") == "SG-102"
    act(state, 0, "take 3")
    assert display(state) == "OR04 OR05 - OR07"
    assert offers(state, 1) == ["take 1", "take 2", "take 4"]
    act(state, 1, "take 1")
    assert display(state) == "- OR05 - OR07"
    assert state.deciders() == (0, 1)
    assert look(state).turn == 2


@pytest.mark.rule("DV-13", "SG-103", "SG-089", "A-21")
def test_with_nothing_left_to_take_the_player_goes_on_with_one_card() -> None:
    state = table([person(("GY03", "all but a1"), "GN01"), person("GN03")], display="- - - -", stack="")
    act(state, 0, "box 1 a1")
    act(state, 1, "box 1 b1")
    assert completed(state, 0) == "GY03"
    assert working(state, 0) == "-, GN01"
    assert state.deciders() == (0, 1), "nobody is asked for a replacement"
    assert all(text.split()[1] == "2" for text in offers(state, 0))


@pytest.mark.rule("SG-103", "A-21")
def test_a_player_without_cards_watches_and_the_game_still_has_its_28_turns() -> None:
    people = [person(("GY03", "all but a1")), person(("GN03", "all but b1"))]
    state = table(people, display="- - - -", stack="", listen=True)
    act(state, 0, "box 1 a1")
    assert not state.over()
    act(state, 1, "box 1 b1")
    assert state.over()
    assert (look(state).round, look(state).turn) == (4, 7)
    assert state.events is not None
    assert sum(event.kind == "expedition" for event in state.events) == 27


@pytest.mark.rule("SG-104", "SG-101", "SG-102", "SG-103", "SG-097", "A-21")
@pytest.mark.parametrize(("seats", "replacements"), [(2, 39), (3, 37), (4, 35)])
def test_every_replacement_takes_one_card_off_the_stack_until_it_is_used_up(
    tmp_path: Path, seats: int, replacements: int
) -> None:
    # Islands of one box: everybody fills a card in every turn, so that stack and display run out.
    game = pebbles(tmp_path)
    state = game.new(seats, "pebbles")
    rng = rng_from("pebbles")
    taken = 0
    while not state.over():
        kind = state.moves(state.deciders()[0])[0].kind
        if kind == "take":
            assert ("take top" in offers(state, state.deciders()[0])) == (taken < replacements)
        one_move(state, rng)
        taken += kind == "take"
        if look(state).round:
            assert look(state).stack == max(0, replacements - taken)
            if not in_action_3(state):
                shown = 4 - max(0, taken - replacements)
                assert sum(card is not None for card in look(state).display) == shown
    assert taken == replacements + 4
    assert sum(len(player.completed) for player in look(state).players) == 47
    assert (look(state).round, look(state).turn) == (4, 7)


@pytest.mark.rule("SG-104", "SG-097")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_in_games_from_the_printed_box_the_stack_shrinks_by_one_for_each_replacement(seats: int) -> None:
    state = new_game(seats, "shrinking")
    rng = rng_from("shrinking")
    taken = 0
    while not state.over():
        taken += state.moves(state.deciders()[0])[0].kind == "take"
        one_move(state, rng)
        if look(state).round and not in_action_3(state):
            assert look(state).stack == 43 - 2 * seats - taken
    assert taken > 3 * seats


def in_action_3(state: State) -> bool:
    """Is somebody choosing a replacement?"""
    return any(move.kind == "take" for seat in state.deciders() for move in state.moves(seat))
