"""Chapter 2: setup."""

from __future__ import annotations

from collections import Counter
from functools import cache
from pathlib import Path

import pytest

from doubloon.games.loot_island.state import LootState
from doubloon.games.loot_island.stories.builder import person, play, table, texts
from tests.rules.loot_island.story import SEATS, asked, box, cards, complaint, cubes, heard, look, new_game, seen
from tests.rules.story import act, is_fair, told

NUMERALS = ["I", "II", "III", "IV"]
PILES = {2: "I IV", 3: "I IV", 4: "I II IV", 5: "I II III IV"}
DECK = {2: 42, 3: 42, 4: 58, 5: 74}
HAND = {2: 6, 3: 7, 4: 7, 5: 7}


@cache
def many(seats: int) -> list[LootState]:
    """So many new games that chance can be judged; nobody plays on in them."""
    return [new_game(seats, f"setup {number}") for number in range(160)]


def with_event(seats: int, event: str) -> LootState:
    """A new game that begins with this event."""
    for number in range(100):
        state = new_game(seats, f"event {number}", listen=True)
        if look(state).event == event:
            return state
    raise AssertionError(f"{event} never comes")


def deck_of(state: LootState) -> list[int]:
    """The treasure deck as it was stacked, with what event A2 has laid open."""
    return [box().treasures[number].pile for number in (*state.open, *state.treasure_deck[state.treasure_at :])]


# The island


@SEATS
@pytest.mark.rule("LI-020")
def test_all_landings_start_bare(seats: int) -> None:
    for state in many(seats)[:20]:
        for landing in look(state).landings:
            assert (landing.column, landing.stack, landing.colour, landing.count) == ([], [], None, 0)


@pytest.mark.rule("LI-021", "Q-03")
def test_the_ship_starts_on_any_corner_with_any_facing() -> None:
    found = Counter((look(state).corner, look(state).facing) for state in many(3))
    assert set(found) == {(corner, facing) for corner in range(4) for facing in (1, -1)}
    assert is_fair(list(found.values()), 8)


# Treasures


@SEATS
@pytest.mark.rule("LI-022", "LI-023", "LI-024")
def test_the_used_piles_lie_one_upon_the_other(seats: int) -> None:
    for state in many(seats)[:20]:
        piles = deck_of(state)
        assert piles == sorted(piles)
        assert [NUMERALS[pile] for pile in sorted(set(piles))] == PILES[seats].split()
        assert (len(piles), look(state).treasure_discards) == (DECK[seats], [])
        assert look(state).treasure_deck + len(look(state).open) == DECK[seats]
        assert look(state).treasure_top == "I"


@SEATS
@pytest.mark.rule("LI-022")
def test_unused_piles_never_come(seats: int) -> None:
    state = new_game(seats, "piles")
    used = {
        treasure.number
        for treasure in box().treasures
        if ["I", "II", "III", "IV"][treasure.pile] in PILES[seats].split()
    }
    assert {*state.open, *state.treasure_deck} == used


@pytest.mark.rule("LI-023")
def test_each_pile_is_shuffled_on_its_own() -> None:
    ends = [deck.treasure_deck for deck in many(5)]
    first_of_one = Counter(deck[0] for deck in ends)
    last_of_four = Counter(deck[-1] for deck in ends)
    assert {box().treasures[number].pile for number in first_of_one} == {0}
    assert {box().treasures[number].pile for number in last_of_four} == {3}
    assert is_fair(list(first_of_one.values()), 21)
    assert is_fair(list(last_of_four.values()), 21)
    orders = {tuple(number for number in deck if box().treasures[number].pile == 1) for deck in ends}
    assert len(orders) == len(ends)


@pytest.mark.rule("LI-023", "LI-024")
@pytest.mark.parametrize(
    ("change", "words"),
    [
        (('= ["I", "II", "III", "IV"]\nevents', '= ["IV", "III", "II", "I"]\nevents'), "LI-023"),
        (("treasure_deck = 58", "treasure_deck = 57"), "must have treasure_deck = 58, not 57"),
    ],
)
def test_no_file_turns_the_treasure_deck_round(tmp_path: Path, change: tuple[str, str], words: str) -> None:
    assert words in complaint(tmp_path, change)


# Maps


@SEATS
@pytest.mark.rule("LI-025", "LI-026")
def test_all_maps_are_shuffled_and_hands_dealt(seats: int) -> None:
    for state in many(seats)[:20]:
        view = look(state)
        assert sorted(state.map_deck) == [card.number for card in box().maps]
        assert (cards(state), view.map_discards) == ([HAND[seats]] * seats, [])
        assert view.map_deck == 88 - sum(player.cards for player in view.players)


@pytest.mark.rule("LI-025", "LI-026")
def test_any_card_may_be_dealt_to_anybody() -> None:
    colours = Counter(card // 32 for state in many(4) for card in state.players[2].hand.cards())
    assert is_fair(list(colours.values()), 4)
    hands = {tuple(state.players[2].hand.cards()) for state in many(4)}
    assert len(hands) == len(many(4))


# Healers and events


@SEATS
@pytest.mark.rule("LI-027")
def test_as_many_healers_as_players_are_set_aside_unseen(seats: int) -> None:
    for state in many(seats)[:20]:
        assert len(set(state.healers)) == seats
        assert all(look(state, seat).healers is None for seat in range(-1, seats))
        assert all(look(state, seat).healer_faces == {} for seat in range(-1, seats))
    found = Counter(healer for state in many(seats) for healer in state.healers)
    assert len(found) == 14
    assert is_fair(list(found.values()), 14)


@pytest.mark.rule("LI-028")
def test_four_b_events_lie_face_down_below_one_a_event() -> None:
    a_events = Counter(look(state).event for state in many(4))
    assert set(a_events) == {"A1", "A2", "A3", "A4"}
    assert is_fair(list(a_events.values()), 4)
    b_events = Counter(box().events[number].id for state in many(4) for number in state.event_deck)
    assert set(b_events) == {f"B{number}" for number in range(1, 15)}
    assert is_fair(list(b_events.values()), 14)
    tops = Counter(state.event_deck[-1] for state in many(4))
    assert is_fair(list(tops.values()), 14)
    assert all(len(set(state.event_deck)) == 4 for state in many(4))


@pytest.mark.rule("LI-028")
def test_nobody_sees_the_events_to_come() -> None:
    state = new_game(3, "events", listen=True)
    for seat in (-1, 0, 1, 2):
        view = look(state, seat)
        assert (view.events_left, view.events_shown, view.past_events) == (4, None, [])
        ids = [str(event.args["id"]) for event in told(state, seat) if event.kind == "event"]
        assert ids == [view.event]


@pytest.mark.rule("LI-029")
def test_one_b_event_for_each_later_round() -> None:
    state = with_event(3, "A4")
    to_come = [box().events[number].id for number in reversed(state.event_deck)]
    past = ["A4"]
    for round, event in enumerate(to_come, start=2):
        while look(state).round < round:
            play(state, "pass" if asked(state) == "turn" else texts(state)[-1])
        assert (look(state).event, look(state).past_events, look(state).events_left) == (event, past, 5 - round)
        past.append(event)


# Cubes, tiles, players


@pytest.mark.rule("LI-030", "LI-042")
def test_the_supply_never_runs_out() -> None:
    """With 120 cubes before the players the 80 of the box are long gone."""
    state = table([person(hand="R03a R06a", cubes=40), person(cubes=40), person(cubes=40)])
    play(state, "pay r03a r06a", "use dig", "do")
    assert cubes(state) == [41, 40, 40]


@pytest.mark.rule("LI-031", "Q-02")
@pytest.mark.parametrize(("seats", "tiles"), [(2, 6), (3, 6), (4, 6), (5, 7)])
def test_the_marked_tile_is_for_five_players(seats: int, tiles: int) -> None:
    found = look(new_game(seats, "tiles")).tiles
    assert (len(found), all(tile.up for tile in found)) == (tiles, True)
    assert ("cleanse_2" in [tile.id for tile in found]) == (seats == 5)
    assert "cleanse_3" in [tile.id for tile in found]


@SEATS
@pytest.mark.rule("LI-032")
def test_anybody_may_be_first_player(seats: int) -> None:
    found = Counter(look(state).first for state in many(seats))
    assert set(found) == set(range(seats))
    assert is_fair(list(found.values()), seats)


@SEATS
@pytest.mark.rule("LI-033")
def test_three_compasses_and_three_cubes_each(seats: int) -> None:
    state = new_game(seats, "areas")
    assert cubes(state) == [3] * seats
    for seat in range(seats):
        assert (seen(state, seat).area, seen(state, seat).landings, seen(state, seat).treasures) == (3, [], [])


@SEATS
@pytest.mark.rule("LI-034")
def test_aaron_is_set_up_for_two(seats: int) -> None:
    view = look(new_game(seats, "aaron"))
    assert (view.aaron, len(view.players)) == ((2, 3) if seats == 2 else (None, seats))
    if seats == 2:
        aaron = view.players[2]
        assert (aaron.cubes, aaron.area, aaron.cards, len(aaron.hand or [])) == (0, 3, 6, 6)


@pytest.mark.rule("LI-035")
def test_the_first_event_acts_after_the_deal_and_before_the_first_turn() -> None:
    state = with_event(3, "A1")
    first = look(state).first
    assert (cards(state), asked(state), state.deciders()) == ([7, 7, 7], "extra", (first,))
    for seat in (first, (first + 1) % 3, (first + 2) % 3):
        act(state, seat, "draw")
    assert (cards(state), cubes(state)) == ([9, 9, 9], [5, 5, 5])
    assert (asked(state), state.deciders(), look(state).round) == ("turn", (first,), 1)


@pytest.mark.rule("LI-035")
def test_treasures_of_the_first_event_lie_open_before_the_first_turn() -> None:
    state = with_event(4, "A2")
    assert (asked(state), len(look(state).open)) == ("turn", 4)
    assert heard(state, "event", "id") == ["A2"]
