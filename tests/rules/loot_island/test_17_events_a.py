"""Chapter 17: events in general, and those of deck A for round 1."""

from __future__ import annotations

import pytest

from doubloon.games.loot_island.state import LootState
from doubloon.games.loot_island.stories.builder import hand, person, play, refs, table, texts, tiles_up
from tests.rules.loot_island.story import (
    asked,
    box,
    clause_against,
    cubes,
    discard_loot,
    heard,
    look,
    new_game,
    people,
)

FOUR = "R03a R05b R06a R07b"  # enough cards for three players, no chest
FIVE = "G03a G05b G06a G07b G09a"
CHEST = "O03a O05b O06a O08a"  # enough, with one chest


def opening(seats: int, event: str, *options: str) -> LootState:
    """A new game whose first event is this one."""
    for number in range(200):
        state = new_game(seats, f"opening {number}", *options, listen=True)
        if look(state).event == event:
            return state
    raise AssertionError(f"{event} never came")


# A1: two cards for two cubes


@pytest.mark.rule("LI-410", "LI-400", "LI-050", "D-03")
def test_extra_cards_are_offered_and_drawn_in_turn_order() -> None:
    state = table(people(3), at="event", event="A1", first=1, deck="R03a R04a G05a G06a P07a")
    assert (state.deciders(), texts(state), asked(state)) == ((1,), ["draw", "decline"], "extra")
    play(state, "draw")
    assert (hand(state, 1), cubes(state), state.deciders()) == ("R03a R04a", [3, 5, 3], (2,))
    play(state, "decline")
    assert (hand(state, 2), state.deciders()) == ("", (0,))
    play(state, "draw")
    assert (hand(state, 0), cubes(state)) == ("G05a G06a", [5, 5, 3])
    assert (state.deciders(), asked(state)) == ((1,), "turn")


@pytest.mark.rule("LI-035", "LI-400", "LI-410")
@pytest.mark.parametrize(("seats", "size"), [(3, 7), (4, 7), (5, 7), (2, 6)])
def test_the_offer_comes_after_dealing_and_before_the_first_turn(seats: int, size: int) -> None:
    state = opening(seats, "A1")
    assert [player.cards for player in look(state).players[:seats]] == [size] * seats
    for place in range(seats):
        assert (state.deciders(), asked(state)) == (((state.first + place) % seats,), "extra")
        play(state, "draw")
    assert [player.cards for player in look(state).players[:seats]] == [size + 2] * seats
    assert (state.deciders(), asked(state), cubes(state)) == ((state.first,), "turn", [5] * seats)


@pytest.mark.rule("LI-606", "LI-410", "LI-605")
@pytest.mark.parametrize(("seats", "size"), [(3, 7), (2, 6)])
def test_initial_hands_are_chosen_before_extra_cards_are_offered(seats: int, size: int) -> None:
    state = opening(seats, "A1", "initial_hand=yes")
    while asked(state) == "keep-hand":
        play(state, texts(state)[0])
    assert [player.cards for player in look(state).players[:seats]] == [size] * seats
    while asked(state) == "extra":
        play(state, "draw")
    assert [player.cards for player in look(state).players[:seats]] == [size + 2] * seats


@pytest.mark.rule("LI-551", "Q-22", "LI-504")
def test_aaron_is_offered_no_extra_cards() -> None:
    state = opening(2, "A1")
    play(state, "draw", "draw")
    assert (look(state).players[2].cards, asked(state)) == (6, "turn")


# A2: a treasure for passing


@pytest.mark.rule("LI-411", "LI-643", "LI-506", "Q-21")
@pytest.mark.parametrize(("seats", "deck"), [(2, 42), (3, 42), (4, 58), (5, 74)])
def test_a_treasure_for_each_player_comes_from_the_first_pile(seats: int, deck: int) -> None:
    view = look(opening(seats, "A2"))
    assert len(view.open) == seats
    assert {view.treasures[str(ref)].pile for ref in view.open} == {"I"}
    assert (view.treasure_deck, view.treasure_top, view.treasure_discards) == (deck - seats, "I", [])


@pytest.mark.rule("LI-411", "LI-412", "LI-414", "LI-074", "D-22", "LI-400")
def test_whoever_passes_takes_an_open_treasure_until_none_is_left() -> None:
    state = table(people(3), at="event", event="A2", treasure_deck="16 3 12", first=1)
    assert look(state).open == [16, 3, 12]
    play(state, "pass")
    assert (state.first, state.deciders(), asked(state)) == (1, (1,), "open-pick")
    assert texts(state) == ["take 16", "take 3", "take 12"]
    assert clause_against(state, "decline") == "LI-412"
    play(state, "take 3", "pass")
    assert (state.deciders(), texts(state)) == ((2,), ["take 16", "take 12"])
    play(state, "take 12", "pass")
    assert texts(state) == ["take 16"]
    play(state, "take 16")
    assert ([refs(state, seat) for seat in range(3)], look(state).open) == ([[16], [3], [12]], [])
    assert state.round == 2


@pytest.mark.rule("LI-413", "LI-198", "Q-21")
@pytest.mark.parametrize(("ref", "taken", "most"), [("16", 4, 0), ("12", 0, 0), ("13", 0, 1), ("8", 0, 2)])
def test_it_is_kept_with_its_curse_or_crossed_cubes(ref: str, taken: int, most: int) -> None:
    # Two amulets would allow more, were it a discard.
    state = table(people(3, person(cubes=6, treasures="15 65")), event="A2", open=f"{ref} 9 18")
    play(state, "pass")
    assert clause_against(state, "discard") == "LI-413"
    play(state, f"take {ref}")
    assert refs(state, 0) == [15, 65, int(ref)]
    assert cubes(state)[0] == 6 + taken
    assert look(state).treasure_discards == []
    if most:
        assert texts(state) == [f"drop {number}" for number in range(most + 1)]
        play(state, f"drop {most}")
        assert cubes(state)[0] == 6 - most
    assert (state.deciders(), asked(state)) == ((1,), "turn")


@pytest.mark.rule("LI-412", "LI-199")
def test_an_amulet_taken_for_passing_helps_later() -> None:
    state = table(
        people(3, person(cubes=9), person(passed=True), person(passed=True)),
        event="A2",
        open="15",
        columns={0: CHEST},
        stacks={0: "0"},
    )
    play(state, "pass", "take 15", texts_of_first_treasure(state), "discard")
    assert texts(state)[-1] == "drop 3"


def texts_of_first_treasure(state: LootState) -> str:
    """The move that takes the top treasure of the deck."""
    return f"take {state.box.treasures[state.treasure_deck[state.treasure_at]].ref}"


@pytest.mark.rule("LI-551", "LI-506", "Q-21")
def test_aaron_leaves_the_open_treasures_to_the_humans() -> None:
    state = table(people(2), at="event", event="A2", treasure_deck="74 3")
    play(state, "pass", "take 3", "pass", "take 74")
    assert (refs(state, 2), look(state).open, state.round) == ([], [], 2)


# A3: a cube for each island


@pytest.mark.rule("LI-415", "Q-36")
@pytest.mark.parametrize("tile", ["cleanse_3", "undercut", "outpost", "charts", "sail"])
def test_a_used_island_gives_a_cube_even_if_declined(tile: str) -> None:
    state = table(people(3, person(hand="R03a R04a", cubes=0)), event="A3", stacks={0: "0"})
    play(state, "pay r03a r04a")
    assert cubes(state) == [1, 3, 3]
    play(state, f"use {tile}", "drop 0" if tile == "cleanse_3" else "decline")
    assert (cubes(state), state.deciders()) == ([1, 3, 3], (1,))
    assert tile not in tiles_up(state).split()


@pytest.mark.rule("LI-415", "LI-380", "Q-36")
def test_the_cube_can_be_discarded_again_by_the_same_island() -> None:
    state = table(people(3, person(hand="R03a R04a", cubes=0)), event="A3")
    play(state, "pay r03a r04a", "use cleanse_3")
    assert texts(state) == ["drop 0", "drop 1"]
    play(state, "drop 1")
    assert cubes(state) == [0, 3, 3]


@pytest.mark.rule("LI-415", "LI-386")
def test_digging_then_costs_two_cubes_before_the_treasure() -> None:
    state = table(people(3, person(hand="R03a R04a", cubes=0)), event="A3", treasure_deck="16")
    play(state, "pay r03a r04a", "use dig", "do")
    assert (cubes(state), look(state).taken) == ([2, 3, 3], 16)


@pytest.mark.rule("LI-551", "LI-503", "LI-415")
def test_an_island_for_aaron_gives_nobody_a_cube() -> None:
    state = table(people(2), event="A3", aaron=person(hand="R03a R04a"))
    play(state, "aaron", "pay r03a r04a", "use sail", "do")
    assert [player.cubes for player in look(state).players] == [3, 3, 0]


# A4: less big loot, more small loot


def loot_sizes(
    event: str, columns: dict[int, str], stacks: dict[int, str], round: int = 1
) -> list[tuple[object, object]]:
    """How many treasures are revealed, landing by landing, until the next round or the end."""
    state = table(people(3), at="loot", event=event, columns=columns, stacks=stacks, round=round, listen=True)
    discard_loot(state)
    return list(zip(heard(state, "loot", "landing"), heard(state, "loot", "count"), strict=True))


@pytest.mark.rule("LI-416", "LI-417", "LI-402", "LI-434", "Q-34", "LI-401")
@pytest.mark.parametrize(
    ("columns", "stacks", "plain", "shifted", "fewer"),
    [
        pytest.param({0: f"{FOUR} R10a", 1: "G03a G05b G06a G08a"}, {0: "0 1", 1: "2"}, [3, 1], [2, 2], [2], id="both"),
        pytest.param(
            {0: f"{FOUR} R10a", 1: "G03a G05b G06a G07b"}, {0: "0", 1: "2 1"}, [2], [1, 1], [1], id="no chest"
        ),
        pytest.param({0: f"{FOUR} R10a", 1: "G03a G05b G06a G07b"}, {0: "0"}, [2], [1], [1], id="no compass"),
        pytest.param({0: FOUR, 1: "G03a G05b G08a"}, {0: "0 1 2", 1: "2"}, [3], [2], [2], id="no small loot"),
        pytest.param({0: FOUR, 1: "G08a"}, {0: "0", 1: "2"}, [1], [], [], id="never below zero"),
        pytest.param({1: f"{FOUR} R10a", 0: CHEST}, {1: "0", 0: "1"}, [2, 1], [1, 2], [1], id="big is the farther"),
    ],
)
def test_treasures_more_or_fewer(
    columns: dict[int, str], stacks: dict[int, str], plain: list[int], shifted: list[int], fewer: list[int]
) -> None:
    for event, sizes in (("", plain), ("A4", shifted), ("B11", fewer)):
        assert [count for _, count in loot_sizes(event, columns, stacks)] == sizes


@pytest.mark.rule("LI-416", "LI-434", "LI-326", "Q-05", "LI-400")
@pytest.mark.parametrize("event", ["A4", "B11"])
def test_no_event_changes_the_final_exploration(event: str) -> None:
    assert loot_sizes(event, {4: CHEST, 6: FOUR}, {4: "0 1", 6: "2"}, round=5) == [(4, 1)]


@pytest.mark.rule("LI-401", "LI-416", "LI-388")
def test_the_icons_mean_the_landings_of_the_coast_that_is_explored() -> None:
    state = table(
        people(3, person(hand="P03a P04a"), person(passed=True), person(passed=True)),
        event="A4",
        columns={2: f"{FOUR} R10a", 3: CHEST, 0: FIVE},
        stacks={2: "0", 3: "1", 0: "2"},
        listen=True,
    )
    play(state, "pay p03a p04a", "use sail", "do", "pass")
    discard_loot(state)
    assert heard(state, "loot", "landing") == [2, 3]
    assert heard(state, "loot", "count") == [1, 2]


# One round only


@pytest.mark.rule("LI-400", "LI-064", "LI-403")
@pytest.mark.parametrize(("event", "cost"), [("A3", 1), ("B7", 0), ("B9", 0)])
def test_an_event_changes_its_own_round_only(event: str, cost: int) -> None:
    state = table(people(3, person(hand="R03a R04a G05a"), person(hand="P03a P04a")), event=event, events="B14")
    play(state, "pay r03a" if event == "B9" else "pay r03a r04a", *(["pay g05a"] if event == "B7" else []))
    play(state, "use sail", "decline")
    while state.round == 1:
        play(state, "pass" if asked(state) == "turn" else texts(state)[0])
    while asked(state) == "toss":
        play(state, "done")
    # Cubes taken stay; the price and the passing are as usual again.
    assert (look(state).event, cubes(state)[0]) == ("B14", 3 + cost)
    payer = state.deciders()[0]
    pair = next(text for text in texts(state) if text.startswith("pay "))
    assert len(pair.split()) == 3
    play(state, pair, "use sail", "do")
    assert cubes(state)[payer] == 3 + (cost if payer == 0 else 0)
    assert state.passed == 0


@pytest.mark.rule("LI-016", "LI-400")
def test_the_printed_numbers_of_the_events() -> None:
    cards = {event.id: event for event in box().events}
    assert [id for id in cards if cards[id].deck == "A"] == ["A1", "A2", "A3", "A4"]
    assert (cards["A1"].extra_cards, cards["A1"].extra_cubes) == (2, 2)
    assert (cards["A4"].big, cards["A4"].small, cards["B11"].big, cards["B11"].small) == (-1, 1, -1, -1)
    assert [cards[id].compasses for id in ("B3", "B4", "B5")] == [99, 2, 99]
