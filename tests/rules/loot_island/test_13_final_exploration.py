"""Chapter 13: final exploration."""

from __future__ import annotations

import pytest

from doubloon.games.loot_island.state import LootState
from doubloon.games.loot_island.stories.builder import person, play, refs, table
from tests.rules.loot_island.story import asked, cubes, discard_loot, heard, look, offers, people
from tests.rules.story import told

# Four cards with one chest on every landing.
FULL = {
    0: "R03a R04a R05b R06a",
    1: "G03a G04a G05b G06a",
    2: "P03a P04a P05b P06a",
    3: "O03a O04a O05b O06a",
    4: "R05a R07a R07b R08a",
    5: "G05a G07a G07b G08a",
    6: "P05a P07a P07b P08a",
    7: "O05a O07a O07b O08a",
}
STACKS = {0: "0", 1: "1 0", 2: "2", 3: "0", 4: "1", 5: "1", 6: "2", 7: "2"}


def final(
    columns: dict[int, str], stacks: dict[int, str], ship: tuple[int, int] = (0, 1), seats: int = 3, deck: str = ""
) -> LootState:
    """The final exploration begins."""
    return table(
        people(seats),
        at="final",
        round=5,
        columns=columns,
        stacks=stacks,
        ship=ship,
        treasure_deck=deck,
        listen=True,
    )


def last_pass(event: str, columns: dict[int, str], stacks: dict[int, str], round: int = 5) -> LootState:
    """The last pass of a round, with the ship before coast 0."""
    three = [person(passed=True), person(passed=True), person()]
    state = table(three, active=2, round=round, event=event, columns=columns, stacks=stacks, listen=True)
    play(state, "pass")
    return state


def kinds(state: LootState, *wanted: str) -> list[str]:
    return [event.kind for event in told(state) if event.kind in wanted]


@pytest.mark.rule("LI-320")
def test_it_comes_once_after_the_clean_up_of_round_5() -> None:
    state = last_pass("", {}, {})
    steps = ["exploring", "cleaned-up", "final-exploration", "healers-shown"]
    assert kinds(state, "round", *steps) == steps
    assert asked(state) == "healer"


@pytest.mark.rule("LI-320")
def test_it_does_not_come_after_an_earlier_round() -> None:
    state = last_pass("", {2: FULL[2]}, {2: "0"}, round=4)
    assert kinds(state, "final-exploration", "round", "loot") == ["round"]
    assert look(state).round == 5


@pytest.mark.rule("LI-321", "Q-01")
@pytest.mark.parametrize("corner", range(4))
@pytest.mark.parametrize("facing", [1, -1])
def test_landings_are_visited_in_sailing_order(corner: int, facing: int) -> None:
    state = final(FULL, STACKS, ship=(corner, facing))
    discard_loot(state)
    first = 2 * corner if facing == 1 else 2 * corner - 1
    assert heard(state, "loot", "landing") == [(first + facing * step) % 8 for step in range(8)]


@pytest.mark.rule("LI-322")
def test_after_round_5_at_most_six_landings_are_left() -> None:
    stacks = {place: "0" if place < 2 else "1" if place < 5 else "2" for place in range(8)}
    state = last_pass("", FULL, stacks)
    discard_loot(state)
    # Given big and small loot of round 5, the six others follow
    assert heard(state, "loot", "landing") == [0, 1, 2, 3, 4, 5, 6, 7]
    assert kinds(state, "loot", "final-exploration") == ["loot"] * 2 + ["final-exploration"] + ["loot"] * 6


@pytest.mark.rule("LI-323")
@pytest.mark.parametrize(
    ("seats", "cards", "enough"),
    [(3, 3, False), (3, 4, True), (4, 4, False), (4, 5, True), (5, 5, False), (5, 6, True)],
)
def test_a_landing_needs_as_many_cards_as_ever(seats: int, cards: int, enough: bool) -> None:
    column = " ".join(["R03a", "R04a", "R05b", "R06a", "R07b", "R09a"][:cards])
    state = final({4: column}, {4: "1"}, seats=seats)
    assert heard(state, "loot", "landing") == ([4] if enough else [])


@pytest.mark.rule("LI-323")
def test_a_plus_one_reaches_the_threshold_here_too() -> None:
    state = final({4: "R02a R04a R05b"}, {4: "1"})
    assert heard(state, "loot", "landing") == [4]


@pytest.mark.rule("LI-323", "LI-324")
def test_a_treasure_for_each_chest_and_none_for_compasses() -> None:
    # Given landing 0 with most cards of its coast, and both with a stack of three
    columns = {0: "R03a R05b R08a R10a RWa", 1: "G03a G04a G05b G06a", 2: "P03a P05b P06a P07b"}
    state = final(columns, {0: "0 1 2", 1: "2 1 0", 2: "0"})
    discard_loot(state)
    assert heard(state, "loot", "landing") == [0, 1]
    assert heard(state, "loot", "count") == [3, 1]


@pytest.mark.rule("LI-324")
def test_the_order_does_not_depend_on_the_counts() -> None:
    columns = {0: "R03a R04a R05b R06a", 1: "G03a G05b G08a G10a GWa"}
    state = final(columns, {0: "0", 1: "1"})
    discard_loot(state)
    assert heard(state, "loot", "landing") == [0, 1]
    assert heard(state, "loot", "count") == [1, 3]


@pytest.mark.rule("LI-325")
def test_distribution_goes_from_bottom_to_top_with_the_usual_choice() -> None:
    state = final({4: "R03a R08a R10a RWa"}, {4: "2 0"}, deck="16 8 9")
    assert (state.deciders(), offers(state)) == ((2,), ["take 16", "take 8", "take 9"])
    play(state, "take 16")
    assert offers(state) == ["keep", "discard"]
    play(state, "keep")
    assert state.deciders() == (0,)
    play(state, "take 9", "discard", "drop 2")
    assert state.deciders() == (2,)
    play(state, "take 8", "keep", "drop 0")
    assert ([refs(state, seat) for seat in range(3)], cubes(state)) == ([[], [], [16, 8]], [1, 3, 7])
    assert look(state).treasure_discards == [9]


@pytest.mark.rule("LI-326", "Q-05")
@pytest.mark.parametrize("event", ["A4", "B10", "B11", "B12", "B13", "B14"])
def test_the_event_of_round_5_is_over(event: str) -> None:
    # Given a landing of the third coast, which even B14 leaves alone
    state = last_pass(event, {4: FULL[4], 5: "G02a G03a G06a G07b G08a"}, {4: "1 2 0", 5: "2 1"})
    assert look(state).event is None
    # Then there is one treasure at each, in sailing order, for the bottom compass, and no other question
    assert discard_loot(state) == [1, 2]
    assert heard(state, "loot", "landing") == [4, 5]
    assert heard(state, "loot", "count") == [1, 1]
    assert asked(state) == "healer"


@pytest.mark.rule("LI-327")
def test_each_landing_is_settled_before_the_next_is_revealed() -> None:
    state = final({4: "R03a R05b R08a R10a", 6: "P03a P04a P05b P06a"}, {4: "0", 6: "1"})
    assert (heard(state, "loot", "landing"), len(look(state).revealed)) == ([4], 2)
    play(state, offers(state)[0], "discard", "drop 0", offers(state)[-1])
    assert heard(state, "loot", "landing") == [4]
    play(state, "discard")
    assert (heard(state, "loot", "landing"), look(state).revealed) == ([4], [])
    play(state, "drop 0")
    assert (heard(state, "loot", "landing"), len(look(state).revealed)) == ([4, 6], 1)
