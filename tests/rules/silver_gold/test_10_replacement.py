"""Chapter 10, action 3: completed cards and replacement."""

import pytest

from doubloon.core.rng import rng_from
from doubloon.core.view import SPECTATOR
from doubloon.games.silver_gold.box.cards import names_of
from doubloon.games.silver_gold.stories.builder import person, table
from tests.rules.silver_gold.story import (
    BYSTANDER,
    SHOWN,
    SIX_EARLIER,
    STACK,
    act,
    both_full,
    clause_against,
    completed,
    display,
    last_turn,
    look,
    new_game,
    offers,
    one_move,
    working,
)


@pytest.mark.rule("WE-6", "SG-088", "SG-090", "SG-091", "SG-119")
def test_sarah_fills_an_orange_card_and_takes_a_new_one() -> None:
    sarah = person(("OR01", "all but b1"), "GN01")
    state = table([sarah, BYSTANDER], display=SHOWN, stack=STACK)
    act(state, 0, "box 1 b1")
    assert completed(state, 0) == "", "until everybody has finished crossing off"
    act(state, 1, "box 1 b1")
    assert completed(state, 0) == "OR01"
    assert look(state).scores[0] == 12
    assert state.deciders() == (0,)
    assert offers(state, 0) == ["take 1", "take 2", "take 3", "take 4", "take top"]
    act(state, 0, "take 2")
    assert working(state, 0) == "OR05, GN01"
    assert state.deciders() == (0, 1), "one card was filled, one is taken"


@pytest.mark.rule("SG-088")
def test_completed_cards_lie_open_to_everybody_until_the_end_of_the_game() -> None:
    state = new_game(2, "open")
    rng = rng_from("open")
    before = ["", ""]
    while not state.over():
        one_move(state, rng)
        for seat in range(2):
            now = completed(state, seat)
            assert now.startswith(before[seat])
            for reader in [0, 1]:
                assert completed(state, seat, reader) == now
            before[seat] = now
    assert all(len(cards.split()) > 2 for cards in before)


@pytest.mark.rule("SG-089")
def test_a_completed_card_is_safe_and_is_never_crossed_again() -> None:
    # GY09 has a coin at d3; its successor GN02 has no symbol at all.
    state = table([person(("GY09", "all but d3"), "GN01"), BYSTANDER], expedition="O4", display="GN02 - - -")
    act(state, 0, "box 1 d3")
    act(state, 1, "box 1 b1")
    act(state, 0, "take 1")
    assert look(state).scores[0] == 8 + 1
    on_the_first_place = [text for text in offers(state, 0) if text.startswith("box 1")]
    assert on_the_first_place == [f"box 1 {box}" for box in names_of(0x0F3F)]
    act(state, 0, "box 1 d3")
    act(state, 1, "box 1 c1")
    assert look(state).scores[0] == 8 + 1
    assert completed(state, 0) == "GY09"


@pytest.mark.rule("SG-090", "A-17")
def test_a_replacement_cannot_be_declined() -> None:
    state = table([person(("GY03", "all but a1"), "GN01"), BYSTANDER], display=SHOWN)
    act(state, 0, "box 1 a1")
    act(state, 1, "box 1 b1")
    assert [move.kind for move in state.moves(0)] == ["take"] * 5
    assert offers(state, 1) == []
    assert clause_against(state, 0, "box 2 a1") == "SG-031"
    assert clause_against(state, 1, "box 1 c1") == "SG-031"
    assert look(state).turn == 1, "the next turn has to wait"


@pytest.mark.rule("SG-091", "SG-092", "SG-093")
@pytest.mark.parametrize(
    ("choice", "card"),
    [("take 1", "OR04"), ("take 2", "OR05"), ("take 3", "OR06"), ("take 4", "OR07"), ("take top", "PU04")],
)
def test_the_player_is_free_to_take_any_displayed_card_or_the_top_of_the_stack(choice: str, card: str) -> None:
    state = table([person(("GY03", "all but a1"), "GN01"), BYSTANDER], display=SHOWN, stack=STACK)
    act(state, 0, "box 1 a1")
    act(state, 1, "box 1 b1")
    act(state, 0, choice)
    assert working(state, 0) == f"{card}, GN01"
    assert card not in display(state).split() + look(state).unseen


@pytest.mark.rule("SG-092", "A-27", "SG-091")
def test_the_back_of_the_top_card_tells_nothing() -> None:
    views = []
    for stack in ["PU04 GY10 GN04", "GY10 GN04 PU04", "GN04 PU04 GY10"]:
        state = table([person(("GY03", "all but a1")), BYSTANDER], display=SHOWN, stack=stack)
        act(state, 0, "box 1 a1")
        act(state, 1, "box 1 b1")
        views.append([look(state, seat) for seat in (0, 1, SPECTATOR)])
    assert views[0] == views[1] == views[2]


@pytest.mark.rule("SG-092", "A-30")
def test_a_card_turned_up_from_the_stack_is_seen_by_all_and_kept() -> None:
    state = both_full()
    before = state.reveals
    act(state, 0, "take top")
    assert state.reveals > before, "it cannot be taken back"
    assert working(state, 0) == "PU04, -"
    assert "PU04" not in look(state).unseen
    # The second choice is about the other place; the drawn card stays whatever it is.
    act(state, 0, "take top")
    assert working(state, 0) == "PU04, PU05"
    assert state.deciders() == (0, 1)


@pytest.mark.rule("SG-093", "A-29")
def test_the_new_card_lies_unmarked_on_the_place_of_the_old_one() -> None:
    state = table([person(("GN01", "a1 b1"), ("GY03", "all but a1")), BYSTANDER], display=SHOWN)
    act(state, 0, "box 2 a1")
    act(state, 1, "box 1 b1")
    assert working(state, 0) == "GN01 a1 b1, -"
    act(state, 0, "take 3")
    for seat in [0, 1, SPECTATOR]:
        places = look(state, seat).players[0].working
        assert [(place.card.id, place.crossed) for place in places if place] == [
            ("GN01", ["a1", "b1"]),
            ("OR06", []),
        ]


@pytest.mark.rule("SG-094", "SG-141", "DV-4", "A-29")
def test_two_full_cards_are_both_set_aside_before_two_replacements_are_taken() -> None:
    state = both_full()
    assert completed(state, 0) == "GN01 GY09"
    assert working(state, 0) == "-, -"
    act(state, 0, "take 4")
    assert working(state, 0) == "OR07, -"
    assert state.deciders() == (0,)
    act(state, 0, "take 1")
    assert working(state, 0) == "OR07, OR04"
    assert state.deciders() == (0, 1)


@pytest.mark.rule("DV-11", "SG-095", "A-18")
def test_the_display_is_not_refilled_between_two_replacements() -> None:
    state = both_full()
    act(state, 0, "take 1")
    assert display(state) == "- OR05 OR06 OR07"
    assert offers(state, 0) == ["take 2", "take 3", "take 4", "take top"]
    assert clause_against(state, 0, "take 1") == "SG-095"
    act(state, 0, "take 3")
    assert display(state) == "PU04 OR05 PU05 OR07"


@pytest.mark.rule("DV-27", "SG-095", "SG-141", "SG-099", "A-18")
def test_a_blind_first_card_is_seen_before_the_second_is_chosen() -> None:
    state = both_full()
    act(state, 0, "take top")
    assert working(state, 0) == "PU04, -"
    assert display(state) == SHOWN
    assert state.deciders() == (0,)
    act(state, 0, "take 4")
    assert working(state, 0) == "PU04, OR07"
    assert display(state) == "OR04 OR05 OR06 PU05"


@pytest.mark.rule("DV-29", "SG-142", "SG-103", "SG-141", "SG-102")
def test_a_single_card_for_two_vacant_places_goes_to_the_first() -> None:
    state = both_full("- - OR06 -", "")
    assert offers(state, 0) == ["take 3"]
    act(state, 0, "take 3")
    assert working(state, 0) == "OR06, -"
    assert display(state) == "- - - -"
    assert state.deciders() == (0, 1), "nobody is asked for a second replacement"
    assert clause_against(state, 0, "box 2 a1") == "SG-103"


@pytest.mark.rule("SG-142", "SG-102")
def test_a_single_card_in_the_stack_is_enough_for_one_of_two_places() -> None:
    state = both_full("- - - -", "PU04")
    assert offers(state, 0) == ["take top"]
    act(state, 0, "take top")
    assert working(state, 0) == "PU04, -"
    assert state.deciders() == (0, 1)


@pytest.mark.rule("DV-30", "SG-096", "A-19", "SG-119", "SG-083")
def test_in_the_last_turn_cups_and_cards_count_but_nothing_is_replaced() -> None:
    filler = person(("GY09", "all but d3"), ("GN01", "a1"), coins=3)
    state = last_turn([filler, person(("GY03", "all but a1"))], display=SHOWN, stack=STACK)
    act(state, 0, "box 1 d3")
    act(state, 1, "box 1 a1")
    assert state.over()
    assert [completed(state, seat) for seat in range(2)] == ["GY09", "GY03"]
    assert working(state, 0) == "-, GN01 a1"
    assert look(state).players[0].cups == [6]
    assert look(state).scores == [8 + 4 + 6, 8]
    assert display(state) == SHOWN
    assert look(state).stack == 3


@pytest.mark.rule("SG-096", "SG-090")
def test_the_last_turn_of_an_earlier_round_still_brings_replacements() -> None:
    people = [person(("GY03", "all but a1")), BYSTANDER]
    state = table(people, round=3, earlier=SIX_EARLIER, expedition="T4", display=SHOWN)
    act(state, 0, "box 1 a1")
    act(state, 1, "box 1 b1")
    assert state.deciders() == (0,)
