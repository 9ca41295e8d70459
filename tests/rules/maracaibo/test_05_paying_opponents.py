"""Chapter 5: paying opponents."""

from __future__ import annotations

import pytest

from doubloon.games.maracaibo.state import MaracaiboState
from doubloon.games.maracaibo.stories.builder import person, rival, table, texts
from tests.rules.maracaibo.story import SEATS, act, clause_against, kinds, offers, seen, told

CARDS = {"c2r1": "aruba", "c2r2": "hacienda", "c3r1": "tobacco", "c3r2": "rum"}
IGNORED = 5  # what a card brings that cannot be paid: there is nothing to choose


def purses(state: MaracaiboState) -> list[int]:
    return [seen(state, seat).doubloons for seat in range(state.seats)]


@pytest.mark.rule("X-02", "PM-090", "A-11")
@pytest.mark.parametrize(("stop", "gain"), [("c2r1", 0), ("c2r2", IGNORED), ("c3r1", IGNORED)])
def test_black_stops_on_a_card_with_blues_ship_and_pays_a_doubloon(stop: str, gain: int) -> None:
    state = table([person(ship="c1r1", doubloons=1), person(ship=stop, doubloons=5)], cards=CARDS)
    act(state, 0, f"sail {stop}")
    assert purses(state) == [gain, 6]


@pytest.mark.rule("PM-090", "PM-114")
def test_a_fill_card_is_a_card_for_payment() -> None:
    state = table([person(ship="c1r1", doubloons=1), person(ship="c2r1")], fills="c2r1")
    act(state, 0, "sail c2r1")
    assert purses(state) == [5, 11]


@pytest.mark.rule("PM-090")
@SEATS
def test_every_opponent_on_the_card_gets_a_doubloon_and_nobody_else(seats: int) -> None:
    others = [person(ship="c2r1") for _ in range(seats - 1)]
    state = table([person(ship="c1r1"), *others], cards=CARDS)
    act(state, 0, "sail c2r1")
    assert purses(state) == [10 - len(others), *[11] * len(others)]
    state = table([person(ship="c1r1"), *others[1:], person(ship="c3r1")], cards=CARDS)
    act(state, 0, "sail c2r1")
    assert purses(state) == [10 - len(others) + 1, *[11] * (len(others) - 1), 10]


@pytest.mark.rule("X-27", "PM-091")
@pytest.mark.parametrize(("paid", "left"), [(2, [0, 11, 10]), (3, [0, 10, 11])])
def test_with_one_doubloon_and_two_opponents_one_of_them_is_chosen(paid: int, left: list[int]) -> None:
    state = table([person(ship="c1r1", doubloons=1), person(ship="c2r1"), person(ship="c2r1")], cards=CARDS)
    act(state, 0, "sail c2r1")
    assert offers(state, 0) == ["pay 2", "pay 3"]
    act(state, 0, f"pay {paid}")
    assert purses(state) == left
    assert "skip" in offers(state, 0), "then come the actions of Aruba"


@pytest.mark.rule("PM-091", "A-11")
def test_as_many_as_possible_must_be_paid() -> None:
    # Given two doubloons and three opponents
    state = table([person(ship="c1r1", doubloons=2), *[person(ship="c2r1")] * 3], cards=CARDS)
    act(state, 0, "sail c2r1", "pay 3")
    # Then the second doubloon goes to one of the other two, and not to the same one again
    assert offers(state, 0) == ["pay 2", "pay 4"]
    assert clause_against(state, 0, "pay 3") == "PM-091"
    assert clause_against(state, 0, "ignore") == "PM-071"
    act(state, 0, "pay 4")
    assert purses(state) == [0, 10, 11, 11]


@pytest.mark.rule("PM-091")
def test_one_who_is_not_there_cannot_be_chosen() -> None:
    people = [person(ship="c1r1", doubloons=1), person(ship="c2r1"), person(ship="c3r1"), person(ship="c2r1")]
    state = table(people, cards=CARDS)
    act(state, 0, "sail c2r1")
    assert offers(state, 0) == ["pay 2", "pay 4"]
    assert clause_against(state, 0, "pay 3") == "PM-091"
    assert clause_against(state, 0, "pay 1") == "PM-091"


@pytest.mark.rule("PM-091")
def test_with_enough_for_all_there_is_nothing_to_choose() -> None:
    state = table([person(ship="c1r1", doubloons=2), person(ship="c2r1"), person(ship="c2r1")], cards=CARDS)
    act(state, 0, "sail c2r1")
    assert purses(state) == [0, 11, 11]


@pytest.mark.rule("X-02", "PM-092")
@pytest.mark.parametrize("opponents", [1, 3])
def test_a_pauper_pays_nothing_and_acts_as_usual(opponents: int) -> None:
    others = [person(ship="c2r1") for _ in range(opponents)]
    state = table([person(ship="c1r1", doubloons=0), *others], cards=CARDS, listen=True)
    assert "sail c2r1" in texts(state)
    act(state, 0, "sail c2r1")
    assert kinds(told(state)) == ["turn", "sailed"]
    assert purses(state) == [0, *[10] * opponents]
    act(state, 0, "skip", "skip")
    assert purses(state) == [3, *[10] * opponents], "Aruba gives 3"


@pytest.mark.rule("PM-093", "PM-303")
@pytest.mark.parametrize(("ship", "stop"), [("c9r1", "gulf"), ("gulf", "maracaibo")])
def test_nothing_is_paid_on_the_gulf_and_in_maracaibo(ship: str, stop: str) -> None:
    state = table([person(ship=ship), person(ship=stop), person(ship=stop)], round=3, ender=1)
    act(state, 0, f"sail {stop}")
    assert purses(state) == [10, 10, 10]


@pytest.mark.rule("PM-093", "PM-322")
def test_nothing_is_paid_in_the_starting_zone() -> None:
    # Given everybody but one in the starting zone, when the round ends and all come there
    state = table([person(ship="gulf"), person(), person()], listen=True)
    act(state, 0, "sail maracaibo", "skip", "end turn")
    assert [seen(state, seat).ship for seat in range(3)] == ["start"] * 3
    assert purses(state) == [10, 10, 10]
    assert "paid-opponent" not in kinds(told(state))


@pytest.mark.rule("PM-094", "PM-084", "PM-103")
def test_the_payment_comes_before_any_action() -> None:
    # The tobacco costs 8: whoever must pay a doubloon first cannot buy it with 8.
    alone = table([person(ship="c1r1", doubloons=8), person()], cards=CARDS)
    act(alone, 0, "sail c3r1")
    assert offers(alone, 0) == ["ignore", "acquire"]
    state = table([person(ship="c1r1", doubloons=8), person(ship="c3r1")], cards=CARDS)
    act(state, 0, "sail c3r1")
    assert offers(state, 0) == ["end turn"]
    assert purses(state) == [8 - 1 + IGNORED, 11]


@pytest.mark.rule("PM-094", "PM-092")
def test_a_debt_is_not_paid_later_in_the_turn() -> None:
    state = table([person(ship="c1r1", doubloons=0), person(ship="c2r2")], cards=CARDS)
    act(state, 0, "sail c2r2", "end turn")
    assert purses(state) == [IGNORED, 10]


@pytest.mark.rule("PM-094", "PM-106")
def test_it_is_paid_once_even_if_a_new_card_comes() -> None:
    state = table([person(ship="c1r1", doubloons=20), person(ship="c3r1")], cards=CARDS, listen=True)
    act(state, 0, "sail c3r1", "acquire", "end turn")
    assert kinds(told(state)).count("paid-opponent") == 1
    assert purses(state) == [20 - 1 - 8, 11]


@pytest.mark.rule("PM-095")
def test_crossing_a_card_with_ships_costs_nothing() -> None:
    # c2r1 and c2r2 are both taken: whatever the way from c1r1 to c3r2, it crosses one of them.
    people = [person(ship="c1r1"), person(ship="c2r1"), person(ship="c2r2"), person(ship="c3r1")]
    state = table(people, cards=CARDS)
    act(state, 0, "sail c3r2")
    assert purses(state) == [10, 10, 10, 10]


@pytest.mark.rule("PM-095")
def test_step_by_step_nothing_is_paid_on_the_way_either() -> None:
    people = [person(ship="c1r1"), person(ship="c2r1")]
    state = table(people, cards=CARDS, options=["fog_improvements=yes"])
    act(state, 0, "sail c2r1", "sail c3r1", "stop")
    assert purses(state) == [10, 10]


@pytest.mark.rule("PM-095")
def test_one_who_was_there_first_never_pays() -> None:
    state = table([person(ship="c1r1", doubloons=3), person(ship="c2r1", doubloons=3)], cards=CARDS)
    act(state, 0, "sail c2r1", "skip", "skip", "end turn")
    assert purses(state) == [3 - 1 + 3, 3 + 1]
    act(state, 1, "sail c3r1", "end turn")
    assert purses(state) == [5, 4 + IGNORED]


@pytest.mark.rule("PM-090", "PM-457", "PM-451")
@pytest.mark.parametrize(("doubloons", "left"), [(4, 3), (1, 0), (0, 0)])
def test_alone_the_doubloon_goes_to_the_supply(doubloons: int, left: int) -> None:
    state = table([person(ship="c1r1", doubloons=doubloons)], jordan=rival(ship="c2r1"), cards=CARDS)
    act(state, 0, "sail c2r1")
    assert purses(state) == [left]
