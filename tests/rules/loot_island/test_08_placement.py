"""Chapter 8: placement."""

from __future__ import annotations

from itertools import combinations

import pytest

from doubloon.games.loot_island.state import LootState
from doubloon.games.loot_island.stories.builder import column, hand, person, play, table, texts
from tests.rules.loot_island.story import clause_against, cubes, landing, offers, people

ALL_RED = " ".join(f"R{number:02}{copy}" for number in range(1, 11) for copy in "ab") + " RWa RWb"


@pytest.mark.rule("LI-120")
@pytest.mark.parametrize("card", ["R01a", "G02a", "P05b", "O10a", "RWa"])
def test_a_landing_without_cards_takes_any_card(card: str) -> None:
    state = table(people(3, person(hand=card)))
    play(state, f"play 4 {card}", "done")
    assert column(state, 4) == card


@pytest.mark.rule("LI-121")
@pytest.mark.parametrize("place", range(8))
def test_the_landings_of_a_coast_never_share_a_colour(place: int) -> None:
    neighbour = place + 1 if place % 2 == 0 else place - 1
    state = table(people(3, person(hand="R01a R05b RWa G05b PWa")), columns={neighbour: "R02a"})
    assert offers(state, f"play {place}") == [f"play {place} g05b", f"play {place} pwa"]
    for card in ("r01a", "r05b", "rwa"):
        assert clause_against(state, f"play {place} {card}") == "LI-121"


@pytest.mark.rule("LI-122")
def test_compasses_alone_give_a_landing_no_colour() -> None:
    # Given a coast with red cards on landing 4 and only compasses on landing 5
    state = table(people(3, person(hand="R03a G03a")), columns={4: "R02a"}, stacks={5: "1 2", 6: "0"})
    assert landing(state, 5).colour is None
    # Then landing 5 takes a first card of any colour but red
    assert offers(state, "play 5") == ["play 5 g03a"]
    # And next to compasses alone any colour may begin
    assert offers(state, "play 7") == ["play 7 r03a", "play 7 g03a"]


@pytest.mark.rule("LI-123")
def test_different_coasts_may_share_a_colour() -> None:
    state = table(people(3, person(hand="R03a")), columns={4: "R02a", 1: "R02b"})
    assert offers(state, "play") == [f"play {place} r03a" for place in (1, 2, 3, 4, 6, 7)]


@pytest.mark.rule("LI-124")
@pytest.mark.parametrize("card", ["g01a", "g10a", "gwa"])
def test_a_further_card_has_the_colour_of_the_column(card: str) -> None:
    state = table(people(3, person(hand="G01a G10a GWa R05b")), columns={4: "R02a"})
    assert offers(state, "play 4") == ["play 4 r05b"]
    assert clause_against(state, f"play 4 {card}") == "LI-124"


@pytest.mark.rule("LI-125")
@pytest.mark.parametrize("last", range(1, 11))
def test_a_further_card_is_at_least_the_last_one(last: int) -> None:
    held = [f"R{number:02}b" for number in range(2, 11)]
    state = table(people(3, person(hand=" ".join(held))), columns={4: f"R{last:02}a"})
    fitting = [number for number in range(2, 11) if number >= last]
    assert offers(state, "play 4") == [f"play 4 r{number:02}b" for number in fitting]
    for number in range(2, last):
        assert clause_against(state, f"play 4 r{number:02}b") == "LI-125"
    play(state, f"play 4 r{fitting[-1]:02}b", "done")
    assert column(state, 4) == f"R{last:02}a R{fitting[-1]:02}b"


@pytest.mark.rule("LI-126")
def test_cards_of_a_play_are_laid_in_ascending_order() -> None:
    state = table(people(3, person(hand="R03a R05b R06a R09a")))
    play(state, "play 4 r05b")
    assert offers(state) == ["lay r06a", "lay r09a", "done"]
    assert clause_against(state, "lay r03a") == "LI-126"
    play(state, "lay r09a")
    assert clause_against(state, "lay r06a") == "LI-126"
    play(state, "done")
    assert (column(state, 4), hand(state, 0)) == ("R05b R09a", "R03a R06a")


@pytest.mark.rule("LI-127")
@pytest.mark.parametrize(("before", "value"), [("", 1), ("R01a", 1), ("R04a", 4), ("R10a", 10), ("R06a RWa", 6)])
def test_a_wild_takes_the_value_before_it(before: str, value: int) -> None:
    held = " ".join(f"R{number:02}b" for number in range(2, 11))
    state = table([person(hand="RWb"), person(hand=held), person()], columns={4: before})
    play(state, "play 4 rwb", "done")
    assert column(state, 4) == f"{before} RWb".strip()
    assert landing(state, 4).last == value
    assert offers(state, "play 4") == [f"play 4 r{number:02}b" for number in range(max(2, value), 11)]


@pytest.mark.rule("LI-128")
def test_a_wild_as_first_card_fixes_the_colour() -> None:
    state = table([person(hand="RWa"), person(hand="R03a G03a")])
    play(state, "play 4 rwa", "done")
    assert landing(state, 4).colour == "red"
    assert clause_against(state, "play 4 g03a") == "LI-124"
    assert clause_against(state, "play 5 r03a") == "LI-121"
    assert set(offers(state, "play 4") + offers(state, "play 5")) == {"play 4 r03a", "play 5 g03a"}


@pytest.mark.rule("LI-129", "Q-10")
def test_wilds_are_laid_after_the_numbers_of_a_play() -> None:
    state = table(people(3, person(hand="R03a R06a RWa RWb")))
    play(state, "play 4 r03a", "lay rwa")
    assert offers(state) == ["lay rwb", "done"]
    assert clause_against(state, "lay r06a") == "LI-126"
    play(state, "lay rwb", "done")
    assert column(state, 4) == "R03a RWa RWb"


@pytest.mark.rule("LI-130")
@pytest.mark.parametrize("before", ["", "G01b", "GWa", "GWa GWb", "G01b GWa"])
def test_a_one_goes_to_the_end_of_a_column_that_ends_with_one(before: str) -> None:
    state = table(people(3, person(hand="G01a")), columns={4: before})
    play(state, "play 4 g01a", "done")
    assert column(state, 4) == f"{before} G01a".strip()
    assert cubes(state) == [3, 4, 4]


@pytest.mark.rule("LI-131", "Q-42")
@pytest.mark.parametrize("before", ["G02a", "G05b", "G02a GWa", "G01b G03a", "GWa G06a GWb", "G10a"])
def test_a_one_goes_before_a_column_that_ends_higher(before: str) -> None:
    state = table(people(3, person(hand="G01a")), columns={4: before})
    play(state, "play 4 g01a", "done")
    assert column(state, 4) == f"G01a {before}"
    assert cubes(state) == [3, 3, 3]


@pytest.mark.rule("LI-132")
def test_the_column_before_the_play_decides_about_its_ones() -> None:
    # Given a column that ends with a 1 and a play that goes on to a 6: its 1 comes first and is laid at the end
    state = table(people(3, person(hand="G01b G06a")), columns={4: "G01a"})
    play(state, "play 4 g01b", "lay g06a", "done")
    assert (column(state, 4), cubes(state)) == ("G01a G01b G06a", [3, 4, 4])


@pytest.mark.rule("LI-132")
@pytest.mark.parametrize(("before", "after", "taken"), [("", "G01a G01b", 2), ("G05b", "G01b G01a G05b", 0)])
def test_two_ones_of_a_play_are_of_one_case(before: str, after: str, taken: int) -> None:
    state = table(people(3, person(hand="G01a G01b")), columns={4: before})
    play(state, "play 4 g01a", "lay g01b", "done")
    assert (column(state, 4), cubes(state)) == (after, [3, 3 + taken, 3 + taken])


@pytest.mark.rule("LI-133")
@pytest.mark.parametrize("more", ["g03a", "g10a", "gwa"])
def test_on_an_empty_landing_a_one_begins_the_column_and_curses(more: str) -> None:
    state = table(people(3, person(hand=f"G01a {more}")), stacks={4: "1 2"})
    play(state, "play 4 g01a", f"lay {more}", "done")
    assert column(state, 4).startswith("G01a ")
    assert cubes(state) == [3, 4, 4]


@pytest.mark.rule("LI-134")
@pytest.mark.parametrize("before", ["G04a", "G04a GWa"])
def test_a_one_put_in_front_leaves_the_last_value(before: str) -> None:
    state = table([person(hand="G01a"), person(hand="G02a G03a G04b")], columns={4: before})
    play(state, "play 4 g01a", "done")
    assert landing(state, 4).last == 4
    assert offers(state, "play 4") == ["play 4 g04b"]


@pytest.mark.rule("LI-135")
def test_a_column_may_hold_a_whole_colour() -> None:
    state = table(people(3, person(hand=ALL_RED)))
    play(state, "play 4 r01a", *(f"lay {card.lower()}" for card in ALL_RED.split()[1:]), "done")
    assert column(state, 4) == ALL_RED


@pytest.mark.rule("LI-136", "Q-51")
@pytest.mark.parametrize(("first", "second"), [("r04a", "r04b"), ("rwa", "rwb"), ("r01a", "r01b"), ("r02a", "r02b")])
def test_of_equal_cards_copy_a_goes_first(first: str, second: str) -> None:
    state = table(people(3, person(hand=f"{first} {second}")))
    assert offers(state, "play 4") == [f"play 4 {first}"]
    assert clause_against(state, f"play 4 {second}") == "LI-136"
    play(state, f"play 4 {first}", f"lay {second}", "done")
    assert column(state, 4).lower() == f"{first} {second}"


@pytest.mark.rule("LI-136", "Q-51")
def test_equal_numbers_with_different_icons_are_laid_in_the_same_order() -> None:
    # Given 5s of which only copy a has an icon: either may be played, but not b before a
    state = table(people(3, person(hand="R05a R05b")))
    assert offers(state, "play 4") == ["play 4 r05a", "play 4 r05b"]
    play(state, "play 4 r05b")
    assert clause_against(state, "lay r05a") == "LI-126"
    assert offers(state) == ["done"]


@pytest.mark.rule("LI-136", "Q-51")
def test_of_two_ones_put_in_front_copy_b_is_the_first() -> None:
    state = table(people(3, person(hand="G01a G01b")), columns={4: "G05b"})
    play(state, "play 4 g01a", "lay g01b", "done")
    assert column(state, 4) == "G01b G01a G05b"


@pytest.mark.rule("LI-137")
@pytest.mark.parametrize(
    "columns",
    [{}, {0: "R05b"}, {1: "R01a", 2: "GWb"}, {0: "R06b", 1: "G10a", 3: "R03b"}, {4: "R10a RWb", 5: "G02a", 7: "P01a"}],
)
def test_the_sum_of_the_placement_rules(columns: dict[int, str]) -> None:
    held = ["R01b", "R03a", "R05a", "R10b", "RWa", "G01a", "G04a", "G09a"]
    state = table(people(3, person(hand=" ".join(held))), columns=columns)
    expected = {
        (place, cards)
        for place in range(8)
        for size in range(1, len(held) + 1)
        for cards in combinations(held, size)
        if _is_legal(list(cards), columns.get(place, ""), columns.get(place + 1 - place % 2 * 2, ""))
    }
    assert _plays(state) == expected


def _is_legal(cards: list[str], own: str, neighbour: str) -> bool:
    """The clause in other words: one colour, the right one, and nothing below the last value."""
    colours = {card[0] for card in cards}
    if len(colours) > 1 or not colours <= ({own[0]} if own else set("RGPO") - set(neighbour[:1])):
        return False
    numbers = [int(card[1:3]) for card in own.split() if "W" not in card]
    last = numbers[-1] if numbers else 1
    return all("W" in card or int(card[1:3]) == 1 or int(card[1:3]) >= last for card in cards)


def _plays(state: LootState) -> set[tuple[int, tuple[str, ...]]]:
    """Every landing with every set of cards that can be played there, cards as the hand lists them."""
    found: set[tuple[int, tuple[str, ...]]] = set()
    for text in texts(state):
        if text.startswith("play"):
            after = state.clone()
            play(after, text)
            _, place, card = text.split()
            found |= {(int(place), cards) for cards in _sets(after, (_printed(card),))}
    return found


def _sets(state: LootState, laid: tuple[str, ...]) -> set[tuple[str, ...]]:
    found: set[tuple[str, ...]] = set()
    for text in texts(state):
        if text == "done":
            found.add(laid)
        else:
            after = state.clone()
            play(after, text)
            found |= _sets(after, (*laid, _printed(text.split()[1])))
    return found


def _printed(card: str) -> str:
    return card[:-1].upper() + card[-1]
