"""Chance: what is drawn, shuffled or dealt, each outcome as likely as any other; and that nothing else is random."""

from __future__ import annotations

from collections import Counter

import pytest

from doubloon.games.loot_island.stories.builder import hand, person, play, table, tiles_up
from tests.rules.loot_island.story import look, new_game, people
from tests.rules.story import is_fair, told, wander


@pytest.mark.rule("LI-021", "LI-032", "LI-028", "Q-03")
def test_first_player_ship_and_event_of_a_new_game_are_random() -> None:
    games = [look(new_game(3, f"new {number}")) for number in range(240)]
    assert is_fair(list(Counter(game.first for game in games).values()), 3)
    assert is_fair(list(Counter((game.corner, game.facing) for game in games).values()), 8)
    assert is_fair(list(Counter(game.event for game in games).values()), 4)


@pytest.mark.rule("LI-028", "LI-029", "LI-604")
def test_four_of_fourteen_events_follow_in_any_order() -> None:
    games = [new_game(2, f"events {number}") for number in range(280)]
    assert all(len(set(game.event_deck)) == 4 for game in games)
    for place in range(4):
        assert is_fair(list(Counter(game.event_deck[place] for game in games).values()), 14)


@pytest.mark.rule("LI-027", "LI-602")
@pytest.mark.parametrize("variant", ["hidden", "dealt"])
def test_healers_are_random(variant: str) -> None:
    games = [new_game(3, f"healers {number}", f"healers={variant}") for number in range(140)]
    if variant == "hidden":
        found = Counter(number for game in games for number in game.healers)
    else:
        found = Counter(number for game in games for player in game.players for number in player.own_healers)
    assert is_fair(list(found.values()), 14)


@pytest.mark.rule("LI-025", "LI-026")
def test_the_map_deck_is_shuffled() -> None:
    firsts = Counter(
        look(new_game(3, f"maps {number}", "initial_hand=yes"), 0).players[0].cards for number in range(90)
    )
    assert set(firsts) == {7, 8, 9}, "the First Player changes"
    cards = Counter(card for number in range(88) for card in hand(new_game(4, f"maps {number}"), 2).split())
    assert is_fair(list(cards.values()), 88)


@pytest.mark.rule("LI-023")
def test_each_treasure_pile_is_shuffled_on_its_own() -> None:
    decks = [new_game(5, f"piles {number}").treasure_deck for number in range(84)]
    bounds = [(0, 21), (21, 37), (37, 53), (53, 74)]
    for begin, end in bounds:
        assert all(set(deck[begin:end]) <= set(range(begin, end)) for deck in decks)
        assert len({deck[end - 1] for deck in decks}) > 8


@pytest.mark.rule("LI-422")
def test_every_island_is_as_likely_to_be_closed() -> None:
    up = Counter(tiles_up(table(people(3), at="round", events="B3", seed=f"b3 {number}")) for number in range(120))
    assert is_fair(list(up.values()), 6)


@pytest.mark.rule("LI-046", "LI-056")
def test_discarded_maps_are_reshuffled() -> None:
    drawn: Counter[str] = Counter()
    for number in range(120):
        state = table(
            people(3, person(hand="R03a R04a")), deck_size=0, discards="G03a G04a G05a G06a", seed=f"maps {number}"
        )
        play(state, "pay r03a r04a", "use charts", "do")
        drawn[hand(state, 0)] += 1
    # Two of six.
    assert is_fair(list(drawn.values()), 15)


@pytest.mark.rule("LI-048", "LI-056")
def test_discarded_treasures_are_reshuffled() -> None:
    found: Counter[int | None] = Counter()
    for number in range(80):
        state = table(
            people(3, person(hand="R03a R04a")),
            treasure_deck_size=0,
            treasure_discards="2 16 30 70",
            seed=f"treasures {number}",
        )
        play(state, "pay r03a r04a", "use dig", "do")
        found[look(state).taken] += 1
    assert is_fair(list(found.values()), 4)


@pytest.mark.rule("LI-056", "LI-422", "LI-062", "Q-49")
@pytest.mark.parametrize("seats", [2, 5])
def test_nothing_else_is_random(seats: int) -> None:
    # After the setup, random numbers are drawn for reshuffles and for event B3, and for nothing else.
    for number in range(4):
        state = new_game(seats, f"else {number}", listen=True)
        drawn, told_of = state.rng.drawn, len(told(state))
        for _ in wander(state, f"else {number}"):
            news = {event.kind for event in told(state)[told_of:]}
            if not news & {"maps-shuffled", "treasures-shuffled", "island-closed"}:
                assert state.rng.drawn == drawn, news
            drawn, told_of = state.rng.drawn, len(told(state))


@pytest.mark.rule("LI-025", "LI-032")
def test_a_seed_decides_everything() -> None:
    one, other = (new_game(4, "same") for _ in range(2))
    for (seat, move), (seat2, move2) in zip(wander(one, "w"), wander(other, "w"), strict=True):
        assert (seat, move) == (seat2, move2)
    assert one.digest() == other.digest()
    assert new_game(4, "another").digest() != new_game(4, "same").digest()
