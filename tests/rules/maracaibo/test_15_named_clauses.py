"""Chapter 15: a refusal names the clause that stands in the way, not a neighbour of it."""

from __future__ import annotations

import pytest

from doubloon.games.maracaibo.state import MaracaiboState
from doubloon.games.maracaibo.stories.builder import Person, person, play, table
from tests.rules.maracaibo.story import box, clause_against

RIVAL = person()


@pytest.mark.rule("PM-229", "PM-158")
def test_an_action_whose_reward_is_of_no_use_is_not_one_used_up() -> None:
    # Given the Shark's shovel and nothing to bury
    state = table([person(figurehead="shark"), RIVAL], doing="trinidad", dice=[6, 1, 1])
    play(state, "do", "keep", "die gold")
    assert clause_against(state, 0, "spend shark") == "PM-229"
    # With a treasure it works, once
    state = table([person(figurehead="shark", stored={"gold": "plain plain"}), RIVAL], doing="trinidad", dice=[6, 1, 1])
    play(state, "entry 1", "keep", "die gold", "spend shark", "bury gold plain 5")
    assert clause_against(state, 0, "spend shark") == "PM-158"


@pytest.mark.rule("PM-217", "PM-216", "PM-215")
def test_a_full_area_is_not_just_a_taken_space() -> None:
    full = person(stored={"gold": "plain", "pearl": "plain"}, buried={"gold": "1 2 3 4 5", "pearl": "2"})
    state = table([full, RIVAL], doing="l3")
    assert clause_against(state, 0, "bury gold plain 1") == "PM-217"
    assert clause_against(state, 0, "bury pearl plain 2") == "PM-216"
    assert clause_against(state, 0, "bury emerald plain 2") == "PM-215"


@pytest.mark.rule("PM-197", "PM-195")
def test_a_space_with_an_explorer_is_skipped_and_one_too_far_is_out_of_reach() -> None:
    state = table([person(), person(explorer="a2")], doing="bonaire")
    assert clause_against(state, 0, "explore a2") == "PM-197"
    assert clause_against(state, 0, "explore b1") == "PM-195"


@pytest.mark.rule("PM-504", "PM-277")
def test_tiles_go_on_no_hidden_location() -> None:
    cards = {"c4r2": "bonaire", "c4r3": "tobacco"}
    state = table([person(doubloons=9), RIVAL], cards=cards, down="c4r2", options=["fog_locations=yes"], doing="s05")
    play(state, "pay")
    assert clause_against(state, 0, "place bm1 c4r2") == "PM-504"
    assert clause_against(state, 0, "place bm1 c4r3") == "PM-277"


@pytest.mark.rule("PM-554")
@pytest.mark.parametrize(
    ("one", "clause"),
    [
        (person(explorer="c1", doubloons=30, retired=True), "PM-554"),
        (person(explorer="c1", doubloons=0), "PM-554"),
        (person(explorer="start", doubloons=30), "PM-195"),
    ],
)
def test_the_discount_tile_is_a_space_once_and_for_those_who_can_pay(one: Person, clause: str) -> None:
    state = table([one, RIVAL], doing="bonaire", options=["retirement=yes"])
    assert clause_against(state, 0, "explore ret") == clause


@pytest.mark.rule("PM-241", "PM-240")
def test_the_ship_icon_has_a_clause_of_its_own() -> None:
    state = table([person(doubloons=30), RIVAL], cards={"c4r2": "sloop", "c4r3": "gunner"}, doing="fluyt")
    assert clause_against(state, 0, "buy c4r3") == "PM-241"


def test_the_builder_takes_a_space_named_twice_for_one() -> None:
    twice = table([person(), RIVAL], down="c4r2 c4r2", fills="c5r2 c5r2")
    once = table([person(), RIVAL], down="c4r2", fills="c5r2")
    assert (twice.down, twice.fills) == (once.down, once.fills)


@pytest.mark.parametrize("count", [8, 15, 22])
def test_the_builder_fills_the_table_when_many_cards_are_owned(count: int) -> None:
    owned = " ".join(box().cards[number].id for number in box().tier1_improvements[:count])
    state = table([person(cards=owned), RIVAL])
    lying = [number for number in state.cells if number >= 0]
    assert len(lying) == len(set(lying)) == len(state.cells)
    assert not set(lying) & set(state.players[0].cards)


@pytest.mark.rule("PM-078", "PM-241", "PM-240", "PM-387", "PM-551")
@pytest.mark.parametrize(
    ("state", "clause"),
    [
        (table([person(ship="gulf"), RIVAL]), "PM-078"),
        (table([person(doubloons=30), RIVAL], cards={"c2r1": "sloop"}, doing="fluyt"), "PM-241"),
        (table([person(doubloons=30), RIVAL], doing="barbados"), "PM-137"),
        (table([person(explorer="d2"), RIVAL], doing="guide"), "PM-236"),
    ],
)
def test_a_question_names_the_clause_behind_it(state: MaracaiboState, clause: str) -> None:
    assert state.prompt(0).clause == clause


@pytest.mark.rule("PM-551", "PM-387")
def test_a_question_that_has_come_through_another_names_its_own_clause() -> None:
    state = table([person(explorer="c2", doubloons=30), RIVAL], doing="bonaire", options=["retirement=yes"])
    play(state, "explore ret")
    assert state.prompt(0).clause == "PM-551"
    state = table([person(explorer="b2"), RIVAL], doing="guide")
    play(state, "entry 2", "explore b3")
    assert (state.prompt(0).key, state.prompt(0).clause) == ("do", "PM-387")
    state = table([person(doubloons=30), RIVAL], doing="barbados")
    play(state, "side 1")
    assert state.prompt(0).clause == "PM-240"
