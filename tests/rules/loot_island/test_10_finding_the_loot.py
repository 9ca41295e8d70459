"""Chapter 10, Phase 3: finding the loot."""

from __future__ import annotations

import pytest

from doubloon.games.loot_island.state import LootState
from doubloon.games.loot_island.stories.builder import column, person, play, table
from tests.rules.loot_island.story import (
    asked,
    clause_against,
    cubes,
    discard_loot,
    heard,
    landing,
    look,
    offers,
    people,
)

SHIPS = [(corner, facing) for corner in range(4) for facing in (1, -1)]


def found(
    near: str, far: str, near_stack: str = "0", far_stack: str = "1", event: str = "", seats: int = 3
) -> LootState:
    """Phase 3 begins with a ship before landing 0; landing 1 is farther away."""
    stacks = {0: near_stack, 1: far_stack}
    return table(people(seats), at="loot", columns={0: near, 1: far}, stacks=stacks, event=event, round=2, listen=True)


def loot(state: LootState) -> list[tuple[object, object]]:
    """Landings with their numbers of treasures, in the order explored; all treasures are discarded."""
    discard_loot(state)
    return list(zip(heard(state, "loot", "landing"), heard(state, "loot", "count"), strict=True))


@pytest.mark.rule("LI-160")
@pytest.mark.parametrize(("corner", "facing"), SHIPS)
def test_the_coast_at_the_bow_is_explored(corner: int, facing: int) -> None:
    three = [person(passed=True), person(passed=True), person()]
    state = table(three, active=2, ship=(corner, facing), listen=True)
    play(state, "pass")
    assert heard(state, "exploring", "coast") == [corner if facing == 1 else (corner + 3) % 4]


@pytest.mark.rule("LI-160")
@pytest.mark.parametrize(("facing", "coast"), [(1, 3), (-1, 0)])
def test_where_the_ship_points_when_phase_3_begins_counts(facing: int, coast: int) -> None:
    # Given a ship at corner 2 that sails on in Phase 2
    three = [person(passed=True), person(passed=True), person(hand="R03a R04a")]
    state = table(three, active=2, ship=(2, facing), listen=True)
    play(state, "pay r03a r04a", "use sail", "do", "pass")
    assert heard(state, "exploring", "coast") == [coast]


@pytest.mark.rule("LI-161")
def test_both_landings_of_the_coast_and_no_other_are_explored() -> None:
    columns = {
        0: "R04a R05b R06a R07b R09a",
        1: "G04a G05b G06a G07b",
        2: "P04a P05b P06a P07b",
        7: "P04b P06b P07a P08a",
    }
    state = table(people(3), at="loot", columns=columns, stacks={0: "0", 1: "1", 2: "2", 7: "0"}, listen=True)
    assert loot(state) == [(0, 2), (1, 1)]


@pytest.mark.rule("LI-162")
@pytest.mark.parametrize(
    ("cards", "count"),
    [("R03a", 1), ("R02a", 2), ("R04a R08a", 2), ("RWa RWb", 2), ("R03a R01a", 2), ("R01a R02a R02b R05a R07a RWa", 8)],
)
def test_map_cards_count_one_and_plus_ones_two(cards: str, count: int) -> None:
    assert landing(table(people(3), columns={4: cards}), 4).count == count


@pytest.mark.rule("LI-162")
@pytest.mark.parametrize(
    "cards", ["R04a R08a R10a R10b", "R03a R03b RWa RWb", "R03a R05b R01a R01b", "R02a R02b", "R02a R03a R05b"]
)
def test_every_sort_of_card_helps_to_reach_the_threshold(cards: str) -> None:
    state = found(cards, "")
    assert [landing for landing, _ in loot(state)] == [0]


@pytest.mark.rule("LI-163")
@pytest.mark.parametrize(("seats", "threshold"), [(2, 4), (3, 4), (4, 5), (5, 6)])
def test_how_many_cards_are_enough(seats: int, threshold: int) -> None:
    cards = ["R03a", "R05a", "R05b", "R06a", "R07a", "R07b"]
    enough = found(" ".join(cards[:threshold]), "", seats=seats)
    assert loot(enough) == [(0, 1)]
    short = found(" ".join(cards[: threshold - 1]), "", seats=seats)
    assert loot(short) == []
    assert look(short).threshold == threshold


@pytest.mark.rule("LI-164", "Q-04")
def test_plus_ones_count_for_the_comparison_too() -> None:
    # Given five cards here and four that count six there
    state = found("R03a R05b R06a R07b R09a", "G02a G02b G03a G05b")
    assert loot(state) == [(1, 1)]


@pytest.mark.rule("LI-165")
def test_with_too_few_cards_on_both_landings_nothing_is_found() -> None:
    state = found("R04a R08a R10a", "G02a G04a", near_stack="0 1 2")
    assert heard(state, "loot", "landing") == []
    assert (heard(state, "cleaned-up", "coast"), look(state).round) == ([0], 3)


@pytest.mark.rule("LI-166")
@pytest.mark.parametrize(
    ("ship", "columns", "big"),
    [
        ((0, 1), (5, 4), 0),
        ((0, 1), (4, 5), 1),
        ((0, 1), (4, 4), 0),
        ((1, -1), (5, 4), 0),
        ((1, -1), (4, 5), 1),
        ((1, -1), (4, 4), 1),
    ],
)
def test_the_higher_count_is_big_and_of_equals_the_nearer(
    ship: tuple[int, int], columns: tuple[int, int], big: int
) -> None:
    left = ["R03a", "R05b", "R06a", "R07b", "R09a"][: columns[0]]
    right = ["G03a", "G05b", "G06a", "G07b", "G09a"][: columns[1]]
    cards = {0: " ".join(left), 1: " ".join(right)}
    state = table(people(3), at="loot", ship=ship, columns=cards, stacks={0: "0", 1: "1"}, listen=True)
    # Then only the big one yields a treasure, for its compass
    assert loot(state) == [(big, 1)]


@pytest.mark.rule("LI-167", "LI-177")
@pytest.mark.parametrize("big", [0, 1])
def test_the_big_loot_is_distributed_before_the_small_one_is_revealed(big: int) -> None:
    more, fewer = "R04a R05b R06a R07b R09a", "G04a G06a G07b G08a"
    state = found(more, fewer) if big == 0 else found(fewer, more)
    # Given two treasures of the big loot, both for the one compass there
    assert (heard(state, "loot", "landing"), len(look(state).revealed)) == ([big], 2)
    play(state, offers(state)[0], "discard", "drop 0")
    assert (heard(state, "loot", "landing"), len(look(state).revealed)) == ([big], 1)
    play(state, offers(state)[0], "discard")
    # Then not before the last cube of it is settled the other landing follows
    assert heard(state, "loot", "landing") == [big]
    play(state, "drop 0")
    assert (heard(state, "loot", "landing"), len(look(state).revealed)) == ([big, 1 - big], 2)


@pytest.mark.rule("LI-168")
@pytest.mark.parametrize("stack", ["0", "1 0", "2 0 1"])
@pytest.mark.parametrize(
    ("cards", "chests"), [("R03a R05b R06a R07b", 0), ("R02a R04a R08a", 2), ("R03a R10a RWa RWb", 3)]
)
def test_big_loot_is_a_treasure_for_each_compass_and_each_chest(stack: str, cards: str, chests: int) -> None:
    state = found(cards, "", near_stack=stack)
    assert len(look(state).revealed) == len(stack.split()) + chests
    assert loot(state) == [(0, len(stack.split()) + chests)]


@pytest.mark.rule("LI-169", "Q-44")
@pytest.mark.parametrize("stack", ["0", "1 0", "2 0 1"])
@pytest.mark.parametrize(
    ("cards", "chests"), [("G04a G05b G06a G07b", 1), ("G02a G04a G08a", 2), ("G03a G10a GWa GWb", 3)]
)
def test_small_loot_is_a_treasure_for_each_chest_only(stack: str, cards: str, chests: int) -> None:
    state = found("R03a R05b R06a R07b R09a", cards, far_stack=stack)
    assert loot(state) == [(0, 1), (1, chests)]


@pytest.mark.rule("LI-170", "LI-171")
@pytest.mark.parametrize(("far", "exists"), [("G04a G08a G10a", False), ("G03a G05b G06a G07b", True)])
def test_a_small_loot_landing_has_enough_cards_even_if_it_has_no_chest(far: str, exists: bool) -> None:
    # Given B10, which lets all on the small loot landing discard cubes
    state = found("R03a R05b R06a R07b R09a", far, far_stack="2", event="B10")
    assert loot(state) == [(0, 1)]
    assert (asked(state), state.deciders()) == (("drop", (2,)) if exists else ("turn", (0,)))


@pytest.mark.rule("LI-170")
@pytest.mark.parametrize("lacking", [0, 1])
def test_a_landing_that_lacks_cards_yields_nothing_for_its_chests(lacking: int) -> None:
    enough, short = "R03a R05b R06a R07b", "G04a G08a G10a"
    state = found(short, enough) if lacking == 0 else found(enough, short)
    assert loot(state) == [(1 - lacking, 1)]


@pytest.mark.rule("LI-172")
def test_all_treasures_of_a_landing_lie_open_before_one_is_taken() -> None:
    columns = {0: "R04a R05b R06a R08a"}
    state = table(people(3), at="loot", columns=columns, stacks={0: "1 2"}, treasure_deck="16 3 8 12 9")
    for seat in (-1, 0, 1, 2):
        assert look(state, seat).revealed == [16, 3, 8, 12]
    assert (offers(state), cubes(state)) == (["take 16", "take 3", "take 8", "take 12"], [3, 3, 3])


@pytest.mark.rule("LI-173", "Q-48")
@pytest.mark.parametrize("stack", ["0 1 2", "2 0 1", "1 2 0"])
def test_treasures_are_taken_from_the_bottom_to_the_top_and_again(stack: str) -> None:
    state = found("R04a R08a R10a RWa", "", near_stack=stack)
    order = [int(seat) for seat in stack.split()]
    assert discard_loot(state) == [*order, *order, order[0]]


@pytest.mark.rule("LI-173", "Q-48")
def test_each_taker_settles_a_treasure_before_the_next_picks() -> None:
    columns = {0: "R03a R05b R06a R07b"}
    state = table(people(3), at="loot", columns=columns, stacks={0: "2 1"}, treasure_deck="8 16")
    assert (state.deciders(), asked(state)) == ((2,), "pick")
    play(state, "take 8")
    assert (state.deciders(), asked(state), look(state).revealed, look(state).taken) == ((2,), "treasure", [16], 8)
    play(state, "keep")
    assert (state.deciders(), asked(state)) == ((2,), "drop")
    play(state, "drop 2")
    assert (state.deciders(), asked(state), cubes(state)) == ((1,), "pick", [3, 3, 1])


@pytest.mark.rule("LI-174")
def test_taking_is_mandatory() -> None:
    state = table(people(3), at="loot", columns={0: "R03a R05b R06a R07b"}, stacks={0: "1 2"}, treasure_deck="16 57 8")
    assert offers(state) == ["take 16", "take 57"]
    for text in ("pass", "decline", "take 8"):
        assert clause_against(state, text) == "LI-174"
    assert clause_against(state, "take 16", seat=2) == "LI-173"


@pytest.mark.rule("LI-175")
@pytest.mark.parametrize(("cards", "takers"), [("G04a G05b G06a G07b", [2]), ("G04a G05b G06a G08a", [2, 0])])
def test_with_few_treasures_the_upper_compasses_go_without(cards: str, takers: list[int]) -> None:
    state = found("R03a R05b R06a R07b R09a", cards, near_stack="", far_stack="2 0 1")
    assert discard_loot(state) == takers


@pytest.mark.rule("LI-176", "Q-06")
def test_a_landing_without_compasses_yields_nothing_but_may_be_the_big_one() -> None:
    state = found("R04a R08a R10a RWa RWb", "G04a G05b G06a G07b", near_stack="", far_stack="1 2")
    # Then the other landing is the small one: a treasure for its chest, none for its compasses
    assert loot(state) == [(1, 1)]
    assert look(state).treasure_deck == 41
    assert column(state, 0) == ""


@pytest.mark.rule("LI-176", "Q-06")
def test_a_lone_landing_without_compasses_reveals_nothing() -> None:
    state = found("R04a R08a R10a RWa", "", near_stack="", far_stack="1")
    assert (heard(state, "treasures-revealed", "treasures"), look(state).treasure_deck) == ([], 42)
