"""Hidden information: what a seat cannot know is in no view, no event and no imagined world."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from doubloon.core.rng import rng_from
from doubloon.core.state import State
from doubloon.core.view import SPECTATOR
from doubloon.games.maracaibo.rules import quests
from doubloon.games.maracaibo.state import MaracaiboState
from doubloon.games.maracaibo.stories.builder import person, play, rival, table
from tests.rules.maracaibo.story import (
    MODULES,
    act,
    inside,
    jordan_of,
    kinds,
    look,
    look_alike,
    new_game,
    opened,
    seen,
    space,
    told,
    wander,
    worlds,
)

FOG = ["fog_locations=yes", "fog_improvements=yes"]
EVERYTHING = [f"{module}=yes" for module in MODULES]
TWO = [person(ship="c1r1"), person(ship="c1r2")]


# Decks


@pytest.mark.rule("PM-026", "PM-105")
def test_nobody_knows_the_order_of_the_tier_ii_deck() -> None:
    one, other = (table(TWO, tier2=deck) for deck in ("purser coffee jamaica", "jamaica purser coffee"))
    look_alike(one, other, (SPECTATOR, 0, 1))
    tops = {world.tier2[-1] for world in worlds(one, 0, 40)}
    assert {one.box.cards[top].id for top in tops} == {"purser", "coffee", "jamaica"}
    assert all(sorted(world.tier2) == sorted(one.tier2) for world in worlds(one, 0))


@pytest.mark.rule("PM-022", "PM-113", "PM-114")
def test_nobody_ever_sees_the_set_aside_cards() -> None:
    # Given a fill card that could be any of the improvements never dealt; backs show its type
    one = table(TWO, cards={"c2r1": "schooner"}, fills="c2r1", tier2="")
    other = table(TWO, cards={"c2r1": "merchantman", "c3r1": "gunner"}, fills="c2r1", tier2="")
    for looker in (SPECTATOR, 0, 1):
        assert space(one, "c2r1").card is None
        assert "schooner" not in look(one, looker).cards
        assert look(one, looker).cells[4] == look(other, looker).cells[4]
    faces = {world.box.cards[world.cells[4]].id for world in worlds(one, 0, 60)}
    unseen = {one.box.cards[number].id for number in one.reserve if one.box.cards[number].kind == 0} | {"schooner"}
    assert faces == unseen
    assert len(faces) > 4


@pytest.mark.rule("PM-022")
def test_the_order_of_the_set_aside_cards_cannot_be_imagined() -> None:
    state = opened(2, "reserve")
    orders = {world.reserve for world in worlds(state, 1)}
    assert len(orders) == 12
    assert {tuple(sorted(order)) for order in orders} == {tuple(sorted(inside(state).reserve))}


@pytest.mark.rule("PM-031", "PM-232")
def test_nobody_knows_the_order_of_the_quest_deck() -> None:
    one, other = (table(TWO, quest_market="q01 q02", quest_deck=deck) for deck in ("q05 q06 q07", "q07 q05 q06"))
    look_alike(one, other, (SPECTATOR, 0, 1))


@pytest.mark.rule("PM-454", "PM-459")
def test_nobody_knows_the_order_of_the_solo_deck() -> None:
    one, other = (table([person(ship="c1r1")], solo_deck=deck) for deck in ("a1 a2 b1 b2 a3 a4", "b1 a3 a4 b2 a1 a2"))
    look_alike(one, other, (SPECTATOR, 0))
    assert jordan_of(one).deck == 6
    assert jordan_of(one).discard == []


@pytest.mark.rule("PM-454")
def test_which_solo_cards_are_in_the_deck_is_unknown_until_they_were_seen() -> None:
    # The difficulty says how many B cards there are, not which.
    one, other = (table([person(ship="c1r1")], solo_deck=deck) for deck in ("a1 a2 b1 b2 a3 a4", "a5 a6 b3 b4 a1 a2"))
    look_alike(one, other, (SPECTATOR, 0))
    for world in worlds(one, 0):
        assert sum(world.box.solo_cards[number].hard for number in world.solo_deck) == 2
        assert len(set(world.solo_deck)) == 6


@pytest.mark.rule("PM-459")
def test_the_discard_of_solo_cards_is_open_and_what_was_seen_stays_in_the_deck() -> None:
    state = table([person(ship="c1r1")], jordan=rival(ship="c1r1"), solo_deck="b1 a1 a2 a3 a4 a5", active=1)
    assert jordan_of(state).discard == ["b1"]
    for world in worlds(state, 0):
        assert world.solo_discard == state.solo_discard
        assert all(not world.box.solo_cards[number].hard for number in world.solo_deck), "the only B card was seen"


# Quests


@pytest.mark.rule("PM-232", "PM-031")
def test_an_opponents_quest_from_the_deck_is_hidden_and_its_number_open() -> None:
    one, other = (
        table([person(quests=held), person(quests="q03")], quest_market="q01 q02") for held in ("q04 q09", "q09 q04")
    )
    one2 = table([person(quests="q10 q11"), person(quests="q03")], quest_market="q01 q02")
    assert look(one, 1).players[0].quests == [None, None]
    assert look(one, SPECTATOR).players[0].quests == [None, None]
    assert look(one, 0).players[0].quests == ["q04", "q09"]
    look_alike(one, one2, (SPECTATOR, 1))
    assert look(one, 0) != look(other, 0)
    assert "q04" not in look(one, 1).quests


@pytest.mark.rule("PM-232", "PM-230")
def test_a_quest_from_the_market_was_seen_by_all_and_one_from_the_deck_only_by_its_owner() -> None:
    def drawn(move: str) -> MaracaiboState:
        state = table(TWO, quest_market="q01 q02", quest_deck="q05 q06 q07", doing="aruba", listen=True)
        act(state, 0, move)
        return state

    market, deck = drawn("quest market 2"), drawn("quest deck")
    assert [look(market, looker).players[0].quests for looker in (0, 1, SPECTATOR)] == [["q02"]] * 3
    assert [look(deck, looker).players[0].quests for looker in (0, 1, SPECTATOR)] == [["q05"], [None], [None]]
    assert kinds(told(deck, 1))[-1] == kinds(told(deck))[-1] == "quest-hidden"
    assert [event.args["quest"] for event in told(deck, 0) if event.kind == "quest-drawn"] == ["q05"]
    assert all("q05" not in str(event.args) for looker in (1, SPECTATOR) for event in told(deck, looker))
    # The owner knows it in every world, an opponent in none for sure
    assert {world.players[0].quests for world in worlds(deck, 0)} == {deck.players[0].quests}
    assert len({world.players[0].quests for world in worlds(deck, 1, 30)}) == 3
    assert {world.players[0].quests for world in worlds(market, 1)} == {market.players[0].quests}


@pytest.mark.rule("PM-031")
def test_of_a_choice_at_the_setup_others_learn_nothing() -> None:
    def chosen(text: str) -> State:
        state = new_game(2, "sealed", listen=True)
        act(state, 0, text)
        return state

    one, other = chosen("keep 1"), chosen("keep 2")
    look_alike(one, other, (SPECTATOR, 1))
    assert look(one, 0) != look(other, 0)
    assert look(one, 1).kept is None
    assert look(one, 0).kept == (look(one, 0).dealt or [])[:1]
    fresh = new_game(2, "sealed", listen=True)
    for looker in (SPECTATOR, 1):
        assert [(e.kind, e.args) for e in told(one, looker)] == [(e.kind, e.args) for e in told(fresh, looker)]
        assert look(one, looker).dealt == look(fresh, looker).dealt
    assert look(one).dealt is None


@pytest.mark.rule("PM-031")
def test_hands_of_others_are_imagined_anew_during_the_setup_and_the_own_stays() -> None:
    state = new_game(3, "hands")
    act(state, 1, "keep 2")
    imagined = worlds(state, 0)
    assert len({world.players[1].dealt for world in imagined}) > 6
    assert {world.players[0].dealt for world in imagined} == {inside(state).players[0].dealt}
    for world in imagined:
        cards = [quest for player in world.players for quest in player.dealt] + list(world.quest_deck)
        assert sorted(cards) == list(range(28))


@pytest.mark.rule("PM-031")
def test_after_the_setup_a_discard_is_one_of_the_deck_or_the_market_for_everybody() -> None:
    state = new_game(2, "discard")
    dealt = look(state, 0).dealt or []
    for seat in (0, 1):
        act(state, seat, "keep 1")
    known = set(look(state, 0).quests)
    assert dealt[0] in known
    assert (dealt[1] in known) == (dealt[1] in look(state).quest_market)
    places = {world.quest_deck for world in worlds(state, 0)}
    assert len(places) == 12


@pytest.mark.rule("PM-455", "PM-475")
def test_jordans_first_quest_is_unknown_to_everybody() -> None:
    state = opened(1, "jordan")
    for looker in (SPECTATOR, 0):
        jordan = look(state, looker).jordan
        assert jordan is not None
        assert jordan.quests == [None]
    held = {world.jordan.quests for world in worlds(state, 0) if world.jordan}
    assert len(held) > 6


@pytest.mark.rule("PM-403", "A-27")
def test_the_order_in_which_the_whale_puts_the_market_under_the_deck_is_unknown_to_all() -> None:
    people = [person(figurehead="whale"), person()]
    state = table(people, doing="aruba", quest_market="q01 q02", quest_deck="q11 q12 q13")
    play(state, "refresh")
    assert look(state).quest_market == ["q11", "q12"]
    ids = [quest.id for quest in state.box.quests]
    for looker in (SPECTATOR, 0, 1):
        bottoms = {tuple(ids[quest] for quest in world.quest_deck[:2]) for world in worlds(state, looker, 40)}
        assert bottoms == {("q01", "q02"), ("q02", "q01")}
    # One of them, drawn, is known to its owner, who so knows the other; everybody else still guesses
    play(state, "quest deck", "end turn", "sail c1r1")
    drawn = inside(state)
    drawn.players[1].add_quest(*quests.draw(drawn))
    assert len({world.quest_deck for world in worlds(drawn, 1, 40)}) == 1
    assert len({world.quest_deck for world in worlds(drawn, 0, 40)}) == 2


# Everything else is open


@pytest.mark.rule("PM-292", "PM-030", "PM-187")
def test_everything_else_is_open_to_all() -> None:
    people = [
        person(
            ship="c3r1",
            explorer="b1",
            doubloons=7,
            score=12,
            cards="tobacco",
            upgrades="s01 s03",
            figurehead="poseidon",
            stored={"gold": "plain 1"},
            buried={"pearl": "2"},
            extra="emerald - - -",
            markets={"bm1": "c2r1"},
            residences="c2r2",
            rubies=1,
        ),
        person(),
    ]
    cards = {"c2r1": "aruba", "c2r2": "hacienda"}
    state = table(people, cards=cards, islands=(1, 2, 9), backs="bm2", values={"c2r1": "gold"}, options=["rubies=yes"])
    views = [look(state, looker) for looker in (SPECTATOR, 1, 0)]
    for view in views:
        assert view.players == views[0].players
        assert view.cells == views[0].cells
        assert (view.islands, view.market_backs) == ({"gold": 1, "emerald": 2, "pearl": 9}, ["bm2"])
        assert view.figureheads == views[0].figureheads != []
    mine = seen(state, 0)
    assert (mine.doubloons, mine.score, mine.cards, mine.upgrades) == (7, 12, ["tobacco"], ["s01", "s03"])
    assert (mine.figurehead, mine.buried, mine.rubies, mine.residences) == ("poseidon", 2, 1, ["c2r2"])
    assert (mine.markets["bm1"], mine.explorer, mine.ship, mine.rivers) == ("c2r1", "b1", "c3r1", 1)
    assert (mine.areas["gold"].plain, mine.areas["gold"].covered, mine.areas["pearl"].buried) == (1, [1], [2])


# Throughout whole games


def positions(seats: int, *options: str) -> Iterator[State]:
    state = opened(seats, "throughout", *options)
    for ply, _ in enumerate(wander(state, "throughout")):
        if ply % 11 == 0 and not state.over():
            yield state


@pytest.mark.rule("PM-031", "PM-232", "PM-022", "PM-500", "PM-510")
@pytest.mark.parametrize(("seats", "options"), [(1, []), (1, EVERYTHING), (3, []), (2, EVERYTHING), (4, FOG)])
def test_an_imagined_world_looks_the_same_and_allows_the_same(seats: int, options: list[str]) -> None:
    for state in positions(seats, *options):
        for seat in (SPECTATOR, *range(seats)):
            world = state.imagine(seat, rng_from("same"))
            assert look(world, seat) == look(state, seat)
            assert world.deciders() == state.deciders()
            if seat >= 0:
                assert world.moves(seat) == state.moves(seat)
            # and whoever imagines a world in it comes to the same: nothing leaks through the real cards
            assert world.imagine(seat, rng_from("again")).digest() == state.imagine(seat, rng_from("again")).digest()


@pytest.mark.rule("PM-022", "PM-026", "PM-031")
@pytest.mark.parametrize(("seats", "options"), [(1, EVERYTHING), (2, []), (3, EVERYTHING)])
def test_no_card_is_lost_or_doubled_in_an_imagined_world(seats: int, options: list[str]) -> None:
    def cards(table: MaracaiboState) -> list[int]:
        found = [*table.cells, *table.tier2, *table.reserve, *[card for p in table.players for card in p.cards]]
        return sorted(found + list(table.jordan.bought if table.jordan else ()))

    def quests(table: MaracaiboState) -> list[int]:
        found = [*table.quest_deck, *table.quest_market, *[quest for p in table.players for quest in p.quests]]
        return sorted(found + list(table.jordan.quests if table.jordan else ()))

    for state in positions(seats, *options):
        real = inside(state)
        for seat in range(seats):
            world = inside(state.imagine(seat, rng_from("whole")))
            assert cards(world) == cards(real)
            assert quests(world) == quests(real) == list(range(28))


@pytest.mark.rule("PM-022", "PM-114")
def test_a_fill_card_never_comes_to_light_even_at_the_end() -> None:
    state = table([person(ship="gulf"), person()], cards={"c2r1": "schooner"}, fills="c2r1", round=3, last=0)
    play(state, "sail maracaibo", "skip", "end turn")
    assert state.over()
    assert space(state, "c2r1").card is None
    assert "schooner" not in look(state).cards
