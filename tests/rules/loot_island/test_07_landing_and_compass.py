"""Chapter 7: playing to the main island, landing and compass."""

from __future__ import annotations

import pytest

from doubloon.games.loot_island.stories.builder import column, hand, person, play, stack, table
from tests.rules.loot_island.story import asked, clause_against, heard, landing, offers, people, seen
from tests.rules.story import told


@pytest.mark.rule("LI-100")
@pytest.mark.parametrize("ship", [(0, 1), (3, -1)])
def test_any_of_the_eight_landings_may_be_chosen(ship: tuple[int, int]) -> None:
    state = table(people(3, person(hand="R03a")), ship=ship)
    assert offers(state, "play") == [f"play {place} r03a" for place in range(8)]


@pytest.mark.rule("LI-100")
def test_all_cards_of_a_play_go_to_one_landing() -> None:
    state = table(people(3, person(hand="R03a R06a")))
    play(state, "play 4 r03a")
    assert clause_against(state, "play 6 r06a") == "LI-107"
    play(state, "lay r06a", "done")
    assert [column(state, place) for place in range(8)] == ["", "", "", "", "R03a R06a", "", "", ""]


@pytest.mark.rule("LI-101")
@pytest.mark.parametrize(("before", "after"), [("", "0"), ("1", "1 0"), ("2 1", "2 1 0")])
def test_a_compass_goes_on_top_of_the_stack(before: str, after: str) -> None:
    state = table(people(3, person(hand="R03a")), stacks={4: before})
    play(state, "play 4 r03a", "done")
    assert stack(state, 4) == after


@pytest.mark.rule("LI-101")
def test_the_compass_is_put_down_before_the_cards() -> None:
    state = table(people(3, person(hand="R03a")), listen=True)
    play(state, "play 4 r03a", "done")
    assert [event.kind for event in told(state) if event.kind in ("compass", "laid")] == ["compass", "laid"]


@pytest.mark.rule("LI-102")
@pytest.mark.parametrize(("stacks", "area"), [({}, 2), ({0: "0"}, 1), ({0: "0", 2: "1 0"}, 0)])
def test_the_area_gives_the_compass_as_long_as_it_has_one(stacks: dict[int, str], area: int) -> None:
    state = table(people(3, person(hand="R03a R04a")), stacks=stacks)
    play(state, "play 5 r03a")
    # Then nobody is asked where it comes from, and those on the island stay
    assert asked(state) == "lay"
    assert (seen(state, 0).area, seen(state, 0).landings) == (area, [*stacks, 5])


@pytest.mark.rule("LI-103")
def test_with_an_empty_area_a_compass_of_choice_must_move() -> None:
    state = table(people(3, person(hand="R03a")), stacks={0: "0", 2: "1 0", 7: "0 2"})
    play(state, "play 5 r03a")
    # Then only the own landings are on offer, and there is no other way on
    assert offers(state) == ["from 0", "from 2", "from 7"]
    assert clause_against(state, "from 5") == "LI-103"
    assert clause_against(state, "lay r03a") == "LI-103"
    assert clause_against(state, "done") == "LI-103"
    play(state, "from 2", "done")
    assert (stack(state, 2), stack(state, 5), seen(state, 0).landings) == ("1", "0", [0, 5, 7])
    assert seen(state, 0).area == 0


@pytest.mark.rule("LI-104")
@pytest.mark.parametrize(("before", "after"), [("0 1 2", "1 2"), ("1 0 2", "1 2"), ("2 1 0", "2 1"), ("0", "")])
def test_those_above_a_moved_compass_drop_down_in_their_order(before: str, after: str) -> None:
    state = table(people(3, person(hand="R03a")), stacks={0: before, 2: "0", 4: "0"})
    play(state, "play 6 r03a", "from 0", "done")
    assert (stack(state, 0), stack(state, 6)) == (after, "0")


@pytest.mark.rule("LI-105", "LI-106")
@pytest.mark.parametrize("order", ["0 1 2", "1 0 2", "1 2 0"])
@pytest.mark.parametrize("others", [{}, {0: "0", 2: "0"}])
def test_an_own_compass_stays_in_its_place_and_none_is_added(order: str, others: dict[int, str]) -> None:
    state = table(people(3, person(hand="R03a")), stacks={**others, 4: order}, listen=True)
    play(state, "play 4 r03a", "done")
    assert stack(state, 4) == order
    assert seen(state, 0).area == 2 - len(others)
    assert heard(state, "compass", "landing") == []


@pytest.mark.rule("LI-106")
def test_two_plays_on_a_landing_leave_one_compass() -> None:
    state = table([person(hand="R03a R04a"), person(passed=True), person(passed=True)])
    play(state, "play 4 r03a", "done", "play 4 r04a", "done")
    assert (landing(state, 4).stack, seen(state, 0).area) == ([0], 2)


@pytest.mark.rule("LI-107")
def test_all_cards_of_a_play_have_one_colour_and_come_from_the_hand() -> None:
    state = table(people(3, person(hand="R03a R07b G05b O09a PWa")), deck="R08a")
    assert clause_against(state, "play 4 r08a") == "LI-107"
    play(state, "play 4 r03a")
    assert offers(state) == ["lay r07b", "done"]
    for foreign in ("lay g05b", "lay o09a", "lay pwa", "lay r08a"):
        assert clause_against(state, foreign) == "LI-107"
    play(state, "lay r07b", "done")
    assert (column(state, 4), hand(state, 0)) == ("R03a R07b", "G05b PWa O09a")


@pytest.mark.rule("LI-108")
def test_without_a_card_that_fits_no_compass_is_placed() -> None:
    # Given green columns that are too high on every coast, and red ones beside them
    columns = {0: "G05b", 1: "R03a", 2: "G06a", 3: "R04a", 4: "R05b", 5: "G07b", 6: "G03a", 7: "R06a"}
    state = table(people(3, person(hand="G02a")), columns=columns)
    # Then there is nothing but to pass
    assert offers(state) == ["pass"]
    for place in range(8):
        assert clause_against(state, f"play {place} g02a") == ("LI-125" if "G" in columns[place] else "LI-124")
    assert (seen(state, 0).area, seen(state, 0).landings) == (3, [])


@pytest.mark.rule("LI-108")
def test_a_compass_cannot_be_placed_alone() -> None:
    state = table(people(3, person(hand="R03a")))
    # Given that every play names its first card, the one that has been placed brings that card along
    play(state, "play 4 r03a")
    assert (column(state, 4), stack(state, 4)) == ("R03a", "0")
    # And with no card in hand there is no play
    empty = table(people(3))
    assert offers(empty) == ["pass"]


@pytest.mark.rule("LI-109", "Q-08")
def test_drawn_cards_wait_for_another_turn() -> None:
    state = table(people(3, person(hand="R05a R06a")), deck="R08a G03a")
    play(state, "play 4 r05a")
    # Given a set that is still being chosen: its draw icon waits
    assert (hand(state, 0), offers(state)) == ("R06a", ["lay r06a", "done"])
    play(state, "lay r06a", "done", "draw")
    # Then the card drawn is in hand, and the turn is over
    assert (column(state, 4), hand(state, 0)) == ("R05a R06a", "R08a")
    assert state.deciders() == (1,)


@pytest.mark.rule("LI-109", "Q-08")
def test_a_set_once_chosen_is_closed() -> None:
    state = table(people(3, person(hand="R05a R06a")))
    play(state, "play 4 r05a", "done")
    assert asked(state) == "draw"
    assert clause_against(state, "lay r06a") == "LI-143"


@pytest.mark.rule("LI-110")
@pytest.mark.parametrize("laid", [[], ["lay r06a"], ["lay r06a", "lay rwa"]])
def test_playable_cards_may_stay_in_hand(laid: list[str]) -> None:
    state = table(people(3, person(hand="R03a R06a RWa")))
    play(state, "play 4 r03a", *laid, "done")
    assert (landing(state, 4).count, seen(state, 0).cards) == (1 + len(laid), 2 - len(laid))
    assert state.deciders() == (1,)
