"""What the opponents of Loot Island steer by: hopes that do not jump where nothing happened."""

from __future__ import annotations

import pytest

from doubloon.games.loot_island.state import LootState
from doubloon.games.loot_island.steering.hopes import how_many, picks_worth
from doubloon.games.loot_island.steering.loot_shares import share_to_come
from doubloon.games.loot_island.stories.builder import person, play, table
from tests.rules.loot_island.story import asked, people
from tests.steered import points

# Two treasures for one compass.
COAST = {0: "R03a R04a R05b R06a"}


def loot_found(cubes: int, round: int) -> LootState:
    """Seat 1 passes last, is alone on its landing and takes a treasure."""
    others = person(passed=True)
    state = table(
        [person(cubes=cubes), others, others],
        columns=COAST,
        stacks={0: "0"},
        round=round,
        events="B5 B6 B7 B11",
        treasure_deck="11 6",
    )
    play(state, "pass", "take 11")
    return state


def after(state: LootState, *moves: str) -> float:
    """What seat 1 may expect after these moves."""
    copy = state.clone()
    play(copy, *moves)
    return points(copy, 0)


def test_a_good_treasure_is_kept_although_that_ends_the_round_and_discarding_asks_for_cubes_first() -> None:
    state = loot_found(cubes=4, round=2)
    play(state, "keep", "take 6")
    assert after(state, "keep") > after(state, "discard") + 1


def test_with_too_many_cubes_at_the_end_it_is_not() -> None:
    state = loot_found(cubes=12, round=5)
    assert after(state, "discard") > after(state, "keep") + 5


def test_what_lies_there_counts_until_it_is_taken() -> None:
    state = loot_found(cubes=4, round=2)
    # Given one more treasure to come, and the same hope before the first is kept as with it
    assert points(state, 0) == after(state, "keep") > 7


def test_passing_last_promises_what_the_loot_then_is() -> None:
    others = person(passed=True)
    state = table([person(), others, others], columns=COAST, stacks={0: "0"}, round=2, treasure_deck="6 7")
    before = points(state, 0)
    play(state, "pass")
    assert asked(state) == "pick"
    assert abs(points(state, 0) - before) < 2.5


@pytest.mark.parametrize(("event", "order"), [("B5", (0, 1, 2)), ("B13", (2, 1, 0))])
def test_hopes_of_the_loot_follow_the_order_that_the_event_makes_of_the_stack(
    event: str, order: tuple[int, int, int]
) -> None:
    others = person(passed=True)
    state = table(
        [person(), others, others], columns=COAST, stacks={0: "0 1 2"}, round=2, event=event, treasure_deck="6 7 8 9"
    )
    play(state, "pass")
    assert state.deciders() == order[:1]
    # Whoever is asked takes one now, and of the rest the next one comes first.
    assert [share_to_come(state, seat) for seat in order] == [picks_worth(4.0, place, 3) for place in (2, 0, 1)]


def test_fewer_cubes_are_better_and_the_thirteenth_costs_everything() -> None:
    hopes = [points(table(people(3, person(cubes=n, treasures="16 11")), round=5), 0) for n in range(14)]
    assert hopes == sorted(hopes, reverse=True)
    assert hopes[12] - hopes[13] > 15 > hopes[0] - hopes[10]


def test_who_has_passed_lays_no_more_cards_in_this_round() -> None:
    three = {0: "R03a R05b R06a"}
    hopes = []
    for passed in (False, True):
        me = person(hand="R08a R10a", passed=passed)
        hopes.append(points(table(people(3, me), active=1, columns=three, stacks={0: "0 1"}, round=3), 0))
    assert hopes[0] > hopes[1] + 1


def early_more_than_late(treasures: str) -> float:
    early, late = [table(people(3, person(treasures=treasures)), round=round) for round in (1, 5)]
    return points(early, 0) - points(late, 0)


@pytest.mark.parametrize("treasures", ["10", "10 21", "12", "9"])
def test_sets_books_and_skulls_promise_more_while_there_is_time(treasures: str) -> None:
    assert early_more_than_late(treasures) > early_more_than_late("6")


@pytest.mark.parametrize(("treasures", "position", "taken"), [(3.0, 0, 2), (3.0, 1, 1), (1.0, 1, 0)])
def test_treasures_are_taken_in_turn(treasures: float, position: int, taken: int) -> None:
    worth = picks_worth(treasures, position, 2)
    assert 4 * taken <= worth <= 9 * taken


@pytest.mark.parametrize(("mask", "count"), [(0, 0), (1, 1), (1 << 31, 1), ((1 << 22) - 1, 22)])
def test_ranks_are_counted(mask: int, count: int) -> None:
    assert how_many(mask) == count
