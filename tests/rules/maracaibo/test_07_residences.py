"""Chapter 7: residence cards."""

from __future__ import annotations

import pytest

from doubloon.games.maracaibo.stories.builder import person, play, table
from tests.rules.maracaibo.story import act, clause_against, kinds, look, offers, seen, space, told

BUILDER = person(ship="c1r1", doubloons=16)
HACIENDA = {"c2r1": "hacienda"}


@pytest.mark.rule("PM-120")
def test_a_residence_is_ignored_or_constructed_and_nothing_else() -> None:
    state = table([BUILDER, person()], cards=HACIENDA)
    act(state, 0, "sail c2r1")
    assert offers(state, 0) == ["ignore", "construct"]
    assert clause_against(state, 0, "end turn") == "PM-071"
    act(state, 0, "construct")
    assert offers(state, 0) == ["end turn"]
    assert seen(state, 0).doubloons == 0, "no 5 doubloons besides"


@pytest.mark.rule("PM-120")
def test_ignoring_it_gives_5_doubloons() -> None:
    state = table([BUILDER, person()], cards=HACIENDA)
    act(state, 0, "sail c2r1", "ignore")
    assert seen(state, 0).doubloons == 21
    assert seen(state, 0).residences == []
    assert space(state, "c2r1").tokens == []


@pytest.mark.rule("X-04", "PM-121")
def test_yellow_constructs_hacienda_for_16() -> None:
    state = table([person(ship="c1r1", doubloons=17), person()], cards=HACIENDA, listen=True)
    act(state, 0, "sail c2r1", "construct")
    assert seen(state, 0).doubloons == 1
    assert seen(state, 0).residences == ["c2r1"]


@pytest.mark.rule("PM-121", "PM-383")
@pytest.mark.parametrize(
    ("owned", "figurehead", "cost"),
    [
        ("ghost_ship", "", 13),
        ("ghost_ship pinnace", "unicorn", 10),
        ("ghost_ship pinnace flagship galleon", "unicorn", 7),
    ],
)
def test_discounts_lower_the_cost(owned: str, figurehead: str, cost: int) -> None:
    builder = person(ship="c1r1", doubloons=cost, cards=owned, figurehead=figurehead)
    state = table([builder, person()], cards=HACIENDA)
    act(state, 0, "sail c2r1", "construct")
    assert seen(state, 0).doubloons == 0


@pytest.mark.rule("PM-121")
@pytest.mark.parametrize(("doubloons", "owned"), [(15, ""), (12, "ghost_ship"), (0, "")])
def test_one_who_cannot_pay_in_full_cannot_construct(doubloons: int, owned: str) -> None:
    state = table([person(ship="c1r1", doubloons=doubloons, cards=owned), person()], cards=HACIENDA)
    act(state, 0, "sail c2r1")
    # Then there is nothing to choose: the residence is ignored
    assert offers(state, 0) == ["end turn"]
    assert (seen(state, 0).doubloons, seen(state, 0).residences) == (doubloons + 5, [])


@pytest.mark.rule("PM-122", "PM-123")
def test_tokens_fill_the_spots_from_the_left_and_only_the_first_gains_2_points() -> None:
    people = [person(ship="c1r1", doubloons=20) for _ in range(4)]
    state = table(people, cards=HACIENDA, active=2)
    for turn, seat in enumerate([2, 3, 0, 1]):
        act(state, seat, "sail c2r1", "construct")
        assert seen(state, seat).score == (2 if turn == 0 else 0)
        act(state, seat, "end turn")
    assert space(state, "c2r1").tokens == [2, 3, 0, 1]
    assert [seen(state, seat).score for seat in range(4)] == [0, 0, 2, 0]


@pytest.mark.rule("PM-123")
def test_every_residence_has_its_own_first_token() -> None:
    # Given Hacienda with the opponent's token, and a tavern without any
    people = [person(ship="c1r1", doubloons=33), person(residences="c2r1")]
    state = table(people, cards={**HACIENDA, "c3r1": "tavern"})
    act(state, 0, "sail c2r1", "construct", "end turn")
    assert seen(state, 0).score == 0
    play(state, "sail c1r1", "ignore", "end turn", "sail c3r1", "construct")
    assert seen(state, 0).score == 2
    # PM-124: and one player has tokens on both
    assert seen(state, 0).residences == ["c2r1", "c3r1"]


@pytest.mark.rule("PM-124")
def test_a_player_has_at_most_one_token_on_a_residence() -> None:
    state = table([person(ship="c1r1", doubloons=40, residences="c2r1"), person()], cards=HACIENDA)
    act(state, 0, "sail c2r1")
    assert offers(state, 0) == ["end turn"]
    assert (seen(state, 0).doubloons, space(state, "c2r1").tokens) == (45, [0])


@pytest.mark.rule("PM-124", "PM-246")
def test_tokens_on_several_residences_but_not_twice_through_effects_either() -> None:
    cards = {**HACIENDA, "c3r1": "tavern", "c3r2": "armoury", "c4r2": "shipyard"}
    state = table([person(doubloons=40, residences="c2r1 c3r1"), person()], cards=cards, doing="d3")
    assert offers(state, 0) == ["build c3r2", "build c4r2", "skip"]
    assert clause_against(state, 0, "build c2r1") == "PM-246"
    act(state, 0, "build c4r2")
    assert seen(state, 0).residences == ["c2r1", "c3r1", "c4r2"]


@pytest.mark.rule("PM-125")
def test_the_card_and_its_tokens_stay_where_they_are() -> None:
    state = table([BUILDER, person()], cards=HACIENDA, tier2="purser", listen=True)
    act(state, 0, "sail c2r1", "construct")
    assert space(state, "c2r1").card == "hacienda"
    assert space(state, "c2r1").tokens == [0]
    assert look(state).tier2 == 1
    assert "refilled" not in kinds(told(state))


@pytest.mark.rule("X-04", "PM-126", "PM-340", "PM-415")
@pytest.mark.parametrize(
    ("owned", "points"),
    [("", 0), ("tobacco", 6), ("tobacco sugar", 10), ("tobacco sugar coffee", 20), ("tobacco coffee purser", 24)],
)
def test_hacienda_scores_2_points_per_doubloon_of_the_owners_income(owned: str, points: int) -> None:
    ends = table([person(ship="gulf", cards=owned, residences="c2r1"), person()], cards=HACIENDA, round=3, last=0)
    act(ends, 0, "sail maracaibo", "skip", "end turn")
    sheet = seen(ends, 0).sheet
    assert sheet is not None
    assert sheet["residences"] == points


@pytest.mark.rule("PM-126")
def test_every_owner_scores_from_the_own_holdings_and_others_nothing() -> None:
    people = [
        person(ship="gulf", residences="c2r1", cards="tobacco"),
        person(residences="c2r1", cards="purser"),
        person(cards="coffee"),
    ]
    state = table(people, cards=HACIENDA, round=3, last=0)
    act(state, 0, "sail maracaibo", "skip", "end turn")
    assert [(player.sheet or {})["residences"] for player in look(state).players] == [6, 8, 0]
