"""Chapter 4: Phase 1, preparation."""

from __future__ import annotations

import pytest

from doubloon.games.loot_island.state import LootState
from doubloon.games.loot_island.stories.builder import hand, person, play, table, texts, tiles_up
from tests.rules.loot_island.story import asked, cards, clause_against, cubes, heard, look, new_game, offers, people
from tests.rules.story import kinds, told

SEVEN = "R03a R04a G03a G04a P03a P04a O03a"


@pytest.mark.rule("LI-060")
@pytest.mark.parametrize("seats", [2, 4])
def test_round_1_has_no_preparation(seats: int) -> None:
    for number in range(6):
        state = new_game(seats, f"first round {number}", listen=True)
        before = kinds(told(state))
        assert look(state).round == 1
        assert asked(state) in ("turn", "extra")  # event A1 asks at once
        assert {"round", "ship-moved", "tossed"}.isdisjoint(before)


@pytest.mark.rule("LI-061", "LI-062")
@pytest.mark.parametrize(
    ("ship", "event", "after"),
    [
        ((0, 1), "B14", (1, 1)),
        ((3, 1), "B14", (0, 1)),
        ((0, -1), "B14", (3, -1)),
        ((2, -1), "B14", (1, -1)),
        ((0, 1), "B2", (1, -1)),  # first the move, then the event that turns it
        ((0, -1), "B1", (2, -1)),
    ],
)
def test_the_ship_moves_one_corner_ahead(ship: tuple[int, int], event: str, after: tuple[int, int]) -> None:
    state = table(people(3), at="round", ship=ship, events=event)
    assert (look(state).corner, look(state).facing) == after


@pytest.mark.rule("LI-061", "LI-063")
@pytest.mark.parametrize(("event", "up"), [("B14", 6), ("B3", 5)])
def test_tiles_are_turned_up_before_the_event(event: str, up: int) -> None:
    state = table(people(3), at="round", tiles="sail", events=event)
    assert len(tiles_up(state).split()) == up


@pytest.mark.rule("LI-063")
@pytest.mark.parametrize(("seats", "count"), [(2, 6), (3, 6), (4, 6), (5, 7)])
@pytest.mark.parametrize("left", ["", "sail", "sail charts dig undercut outpost cleanse_3"])
def test_every_tile_in_play_is_turned_up(seats: int, count: int, left: str) -> None:
    view = look(table(people(seats), at="round", tiles=left, events="B14"))
    assert [tile.up for tile in view.tiles] == [True] * count


@pytest.mark.rule("LI-061")
def test_the_four_steps_in_their_order() -> None:
    state = table(people(3, person(hand="R03a")), at="round", events="B2", listen=True)
    assert kinds(told(state)) == ["round", "ship-moved", "event", "ship-turned"]
    assert asked(state) == "toss"
    play(state, "toss r03a")
    later = kinds(told(state))[4:]
    assert later == ["tossed", "drew-hidden", "drew-hidden", "drew-hidden"]


@pytest.mark.rule("LI-064")
def test_the_old_event_leaves_and_the_next_one_governs() -> None:
    state = table(people(3), at="round", event="A3", events="B7 B12 B14", listen=True)
    view = look(state)
    assert (view.event, view.past_events, view.events_left) == ("B7", ["A3"], 3)
    assert look(table(people(3), at="round")).past_events == []  # there was none before
    assert heard(state, "event", "id") == ["B7"]
    play(state, "pay r01a r01b")
    assert asked(state) == "pay-more"
    play(state, texts(state)[0], "use sail", "decline", "pass", "pass", "pass")
    assert cubes(state) == [3, 3, 3]  # no more cubes from event A3
    while asked(state) == "toss":
        play(state, "done")
    view = look(state)
    assert (view.round, view.event, view.past_events, view.events_left) == (3, "B12", ["A3", "B7"], 2)


@pytest.mark.rule("LI-064")
def test_the_old_event_has_no_more_say() -> None:
    """Event B9 asks for one card; after it two of one colour are due again."""
    known = [person(hand="R03a R06a"), person(hand="G03a"), person()]
    state = table(known, at="round", event="B9", round=2, events="B12", deck_size=0)
    play(state, "done", "done")
    assert offers(state, "pay") == ["pay r03a r06a"]
    assert clause_against(state, "pay r03a") == "LI-090"


@pytest.mark.rule("LI-065")
@pytest.mark.parametrize(("event", "ship"), [("B1", (2, 1)), ("B2", (1, -1))])
def test_an_immediate_event_acts_before_hands(event: str, ship: tuple[int, int]) -> None:
    state = table(people(3, person(hand="R03a")), at="round", events=event)
    assert (asked(state), cards(state)) == ("toss", [1, 0, 0])
    assert (look(state).corner, look(state).facing) == ship


@pytest.mark.rule("LI-065", "LI-061")
def test_the_event_comes_before_hands_are_filled() -> None:
    assert cards(table(people(3), at="round", events="B5")) == [6, 6, 6]


@pytest.mark.rule("LI-066")
def test_any_cards_may_be_discarded() -> None:
    def ends(state: LootState) -> list[str]:
        """What may be left of the hand when the next player is asked."""
        if state.deciders() != (0,):
            return [hand(state, 0)]
        found = []
        for text in texts(state):
            after = state.clone()
            play(after, text)
            found += ends(after)
        return found

    known = [person(hand="R03a G04a P05a O06a"), person(hand="O03a"), person()]
    left = ends(table(known, at="hands", round=2))
    assert len(left) == len(set(left)) == 16
    assert "" in left
    assert "R03a G04a P05a O06a" in left


@pytest.mark.rule("LI-066")
def test_only_cards_of_the_own_hand_are_discarded() -> None:
    state = table([person(hand="R03a"), person(hand="G03a"), person()], at="hands", round=2)
    assert offers(state) == ["toss r03a", "done"]
    assert clause_against(state, "toss g03a") == "LI-066"
    assert clause_against(state, "toss g03a", 1) == "LI-066"
    assert clause_against(state, "pass") == "LI-066"


@pytest.mark.rule("LI-067", "Q-35")
@pytest.mark.parametrize(("seats", "full"), [(2, 6), (3, 7), (4, 7), (5, 7)])
def test_hands_are_filled_up(seats: int, full: int) -> None:
    known = [person(hand="R03a R04a R05a G03a G04a G05a P03a P04a P05a"), person(hand="O03a O04a")]
    state = table(people(seats, *known), at="hands", round=2)
    play(state, "done", "done")
    assert cards(state) == [9, *[full] * (seats - 1)]
    assert {"O03a", "O04a"} < set(hand(state, 1).split())
    assert asked(state) == "turn"


@pytest.mark.rule("LI-067", "Q-35")
@pytest.mark.parametrize("tossed", [0, 1, 2, 3])
def test_a_hand_at_or_above_the_number_draws_nothing(tossed: int) -> None:
    state = table(people(3, person(hand=f"{SEVEN} O05a")), at="hands", round=2)
    play(state, *["toss r03a", "toss r04a", "toss g03a"][:tossed], "done")
    assert cards(state) == [8 if tossed == 0 else 7, 7, 7]


@pytest.mark.rule("LI-068", "Q-29")
def test_all_discards_come_before_all_draws() -> None:
    known = [person(hand="R03a"), person(hand="G03a"), person(hand="P03a")]
    state = table(known, at="hands", first=1, round=2, deck="O03a", deck_size=1, discards="R05a")
    assert state.deciders() == (1,)
    play(state, "toss g03a")
    assert (state.deciders(), cards(state)) == ((2,), [1, 0, 1])
    play(state, "toss p03a")
    assert (state.deciders(), cards(state), look(state).map_deck) == ((0,), [1, 0, 0], 1)
    play(state, "toss r03a")
    # The First Player draws first, and all discards are there to be shuffled in.
    assert (cards(state), look(state).map_deck, look(state).map_discards) == ([0, 5, 0], 0, [])
    assert hand(state, 1) == "R03a R05a G03a P03a O03a"


@pytest.mark.rule("LI-068", "Q-29")
def test_hands_are_filled_in_turn_order_and_aaron_is_last() -> None:
    deck = "R03a R04a R05a R06a R07a R08a G03a G04a G05a G06a G07a G08a P03a P04a P05a P06a P07a P08a"
    state = table(people(2), at="hands", first=1, round=2, deck=deck, aaron=person(hand="O03a"))
    assert hand(state, 1) == deck[: 6 * 5 - 1]
    assert hand(state, 0) == deck[6 * 5 : 12 * 5 - 1]
    assert hand(state, 2) == deck[12 * 5 :]


@pytest.mark.rule("LI-069")
def test_the_first_passer_of_the_round_before_begins() -> None:
    known = [person(hand="R03a R06a"), person(hand="G03a"), person(hand="P03a"), person(hand="O03a")]
    state = table(known, first=0, events="B14")
    play(state, "pay r03a r06a", "use sail", "decline", "play 4 g03a", "done", "pass", "pass", "pass", "pass")
    assert look(state).round == 2
    order = []
    while asked(state) == "toss":
        order.append(state.deciders()[0])
        play(state, "done")
    assert order == [2, 3]  # the others have no cards left
    assert (asked(state), state.deciders()) == ("turn", (2,))
