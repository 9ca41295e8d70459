"""A discarded quest goes under the deck: its owner knows which one it is, the others only what it may be."""

from __future__ import annotations

import pytest

from doubloon.core.rng import rng_from
from doubloon.core.view import SPECTATOR
from doubloon.games.maracaibo.rules import quests
from doubloon.games.maracaibo.rules.remembering import SEEN
from doubloon.games.maracaibo.state import MaracaiboState
from doubloon.games.maracaibo.stories.builder import Person, person, play, table
from tests.rules.maracaibo.story import (
    inside,
    kinds,
    look,
    look_alike,
    told,
    wander,
    worlds,
)


def fenced(discarded: str, owner: Person, *, deck: str = "q11 q12") -> MaracaiboState:
    """The Fence: a quest of the hand goes under the deck, and the quest that it also brings is declined."""
    people = [owner, person(quests="q03"), person(quests="q04")]
    state = table(people, doing="fence", quest_market="q01 q02", quest_deck=deck, listen=True, cards=ARUBAS)
    play(state, "entry 1", f"discard {discarded}", "skip")
    return state


ARUBAS = {"c1r1": "aruba", "c1r2": "bonaire"}
OTHERS = (SPECTATOR, 1, 2)


@pytest.mark.rule("PM-234", "PM-232", "PM-389")
@pytest.mark.parametrize(("quests", "seen"), [("q07 q08", ""), ("q07", "q08"), ("", "q07 q08")])
def test_only_its_owner_learns_which_quest_was_discarded(quests: str, seen: str) -> None:
    one, other = (fenced(quest, person(quests=quests, seen=seen)) for quest in ("q07", "q08"))
    # Nobody else can tell by sight, by thought or by what was said
    look_alike(one, other, OTHERS)
    for looker in OTHERS:
        assert [(e.kind, e.args) for e in told(one, looker)] == [(e.kind, e.args) for e in told(other, looker)]
        assert look(one, looker).players[0].quests == [None]
        assert not {"q07", "q08"} & set(look(one, looker).quests)
        assert kinds(told(one, looker)).count("quest-discarded-hidden") == 1
    # The owner was told, sees what is left, and knows in every world what lies at the bottom
    assert [event.args for event in told(one, 0) if event.kind == "quest-discarded"] == [{"seat": 0, "quest": "q07"}]
    assert look(one, 0).players[0].quests == ["q08"]
    assert {world.quest_deck[0] for world in worlds(one, 0)} == {one.quest_deck[0]}


@pytest.mark.rule("PM-234", "PM-232")
def test_a_hand_that_all_had_seen_lies_in_the_hand_or_under_the_deck() -> None:
    state = fenced("q07", person(seen="q07 q08"))
    pairs = {(world.players[0].quests[0], world.quest_deck[0]) for world in worlds(state, 1, 40)}
    seventh, eighth = state.quest_deck[0], state.players[0].quests[0]
    assert pairs == {(seventh, eighth), (eighth, seventh)}


@pytest.mark.rule("PM-234", "PM-232")
def test_a_seen_card_beside_an_unseen_one_is_in_the_hand_or_under_the_deck() -> None:
    # Given a card from the market, q08, and one from the deck; one of them was discarded
    state = fenced("q07", person(quests="q07", seen="q08"))
    ids = [quest.id for quest in state.box.quests]
    places = set()
    for world in worlds(state, 1, 60):
        hand, bottom = ids[world.players[0].quests[0]], ids[world.quest_deck[0]]
        assert (hand == "q08") != (bottom == "q08")
        places.add("hand" if hand == "q08" else "bottom")
    assert places == {"hand", "bottom"}


@pytest.mark.rule("PM-234", "PM-232")
def test_unseen_quests_stay_what_they_were() -> None:
    state = fenced("q07", person(quests="q07 q08"))
    assert len({world.quest_deck[0] for world in worlds(state, 1, 60)}) == 5, "q07, q08, q04, q11, q12"
    assert state.quest_mixes == 0


@pytest.mark.rule("PM-234", "PM-232")
def test_when_the_discarded_card_comes_to_the_market_all_know_what_is_left_in_the_hand() -> None:
    # Given the discarded card on top of the deck, and an opponent who takes a quest from the market
    state = fenced("q07", person(seen="q07 q08"), deck="")
    play(state, "end turn", "sail c1r1", "skip", "quest market 1", "end turn")
    # Then it was q07 that came, and so q08 has stayed
    for looker in OTHERS:
        assert look(state, looker).quest_market == ["q07", "q02"]
        assert look(state, looker).players[0].quests == ["q08"]


@pytest.mark.rule("PM-234", "PM-232")
def test_its_owner_knows_who_draws_it_and_others_do_not() -> None:
    def drawn(discarded: str) -> MaracaiboState:
        state = fenced(discarded, person(seen="q07 q08"), deck="")
        play(state, "end turn", "sail c1r1", "skip", "quest deck", "end turn")
        return state

    one, other = drawn("q07"), drawn("q08")
    assert [look(one, looker).players[1].quests for looker in (0, 1)] == [[None, "q07"], ["q03", "q07"]]
    assert {world.players[1].quests[1] for world in worlds(one, 0)} == {one.players[1].quests[1]}
    # Whoever drew it knows the other card, too; the third player and spectators know neither
    assert {world.players[0].quests for world in worlds(one, 1)} == {one.players[0].quests}
    look_alike(one, other, (SPECTATOR, 2))
    assert look(one, 2).players[1].quests == [None, None]


@pytest.mark.rule("PM-234", "PM-232")
def test_a_second_discard_blurs_the_hand_again() -> None:
    # Given a hand of which one card has gone, and another taken from the market in sight of all
    def twice(second: str) -> MaracaiboState:
        state = fenced("q07", person(quests="q07", seen="q08", ship="start"))
        inside(state).players[0].add_quest(8, SEEN)  # q09
        assert look(state, 1).players[0].quests == [None, "q09"]
        quests.discard(state, 0, [quest.id for quest in state.box.quests].index(second))
        return state

    one, other = twice("q08"), twice("q09")
    look_alike(one, other, OTHERS)
    assert look(one, 1).players[0].quests == [None]
    assert look(one, 0).players[0].quests == ["q09"]


@pytest.mark.rule("PM-234", "PM-232")
def test_who_discards_a_card_that_another_had_discarded_keeps_that_one_guessing() -> None:
    # Given q07 in the hand of the second player, drawn from under the deck where the first had put it
    def again(second: str) -> MaracaiboState:
        state = fenced("q07", person(quests="q07 q08"), deck="")
        play(state, "end turn", "sail c1r1", "skip", "quest deck", "end turn")
        assert look(state, 0).players[1].quests == [None, "q07"]
        quests.discard(state, 1, [quest.id for quest in state.box.quests].index(second))
        return state

    one, other = again("q03"), again("q07")
    assert look(one, 0).players[1].quests == look(other, 0).players[1].quests == [None]
    for left, right in zip(worlds(one, 0), worlds(other, 0), strict=True):
        assert left.quest_deck == right.quest_deck


@pytest.mark.rule("PM-234")
def test_nothing_comes_to_light_by_a_discard_so_it_can_be_taken_back() -> None:
    people = [person(quests="q07 q08"), person()]
    state = table(people, doing="fence")
    before = state.reveals
    play(state, "entry 1", "discard q07")
    assert state.reveals == before


@pytest.mark.rule("PM-234", "PM-232", "PM-031")
@pytest.mark.parametrize(("quests", "seen"), [("q07 q08", ""), ("q07", "q08 q09"), ("", "q07 q08")])
def test_nothing_leaks_later_on(quests: str, seen: str) -> None:
    state = fenced("q07", person(ship="c1r1", quests=quests, seen=seen), deck="q11")
    for ply, _ in enumerate(wander(state, "later on")):
        if ply % 3 == 0 and not state.over():
            for seat in (SPECTATOR, 0, 1, 2):
                world = state.imagine(seat, rng_from("same"))
                assert look(world, seat) == look(state, seat)
                again = world.imagine(seat, rng_from("again")).digest()
                assert again == state.imagine(seat, rng_from("again")).digest()
                assert state.rules.load(world.to_bytes()).digest() == world.digest()
