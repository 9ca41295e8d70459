"""Chapter 13: quests."""

from __future__ import annotations

import pytest

from doubloon.core.view import SPECTATOR
from doubloon.games.maracaibo.state import MaracaiboState
from doubloon.games.maracaibo.stories.builder import Person, person, play, table
from tests.rules.maracaibo.story import clause_against, kinds, look, offered, seen, told

RIVAL = person()


def gaining(one: Person | None = None, market: str = "q01 q02", deck: str = "q11 q12 q13") -> MaracaiboState:
    """The quest of a ship upgrade."""
    people = [one or person(), RIVAL]
    return table(people, doing="s02", quest_market=market, quest_deck=deck, listen=True)


def hand(state: MaracaiboState, seat: int = 0) -> list[str | None]:
    """The quests of a player, as that player knows them."""
    return look(state, seat).players[seat].quests


@pytest.mark.rule("PM-230", "PM-371")
def test_a_quest_comes_from_the_market_or_unseen_from_the_deck() -> None:
    state = gaining()
    assert offered(state) == ["quest market 1", "quest market 2", "quest deck", "skip"]
    play(state, "quest deck")
    assert hand(state) == ["q11"]  # the top card
    assert (look(state).quest_market, look(state).quest_deck) == (["q01", "q02"], 2)
    assert offered(state) == ["end turn"]  # one only


@pytest.mark.rule("PM-230")
def test_nobody_has_to_take_a_quest() -> None:
    state = gaining()
    play(state, "skip")
    assert (hand(state), look(state).quest_market, look(state).quest_deck) == ([], ["q01", "q02"], 3)


@pytest.mark.rule("PM-231", "PM-235", "A-65")
@pytest.mark.parametrize(("place", "taken", "market"), [(1, "q01", ["q11", "q02"]), (2, "q02", ["q01", "q11"])])
def test_a_market_card_is_replaced_at_once_in_its_own_place(place: int, taken: str, market: list[str]) -> None:
    state = gaining()
    play(state, f"quest market {place}")
    assert hand(state) == [taken]
    assert (look(state).quest_market, look(state).quest_deck) == (market, 2)


@pytest.mark.rule("PM-235", "A-65", "PM-530")
def test_of_three_cards_the_middle_one_is_replaced_in_the_middle() -> None:
    options = ["quest_hunters=yes"]
    market, deck = "q01 q02 q03", "q11 q12"
    state = table([person(), RIVAL], doing="s02", quest_market=market, quest_deck=deck, options=options)
    play(state, "quest market 2")
    assert look(state).quest_market == ["q01", "q11", "q03"]


@pytest.mark.rule("PM-232")
def test_a_quest_from_the_deck_is_known_to_its_owner_alone() -> None:
    state = gaining()
    play(state, "quest deck")
    # The owner sees and hears which it is
    assert look(state, 0).players[0].quests == ["q11"]
    assert kinds(told(state, 0)) == ["quest-drawn"]
    # nobody else does, but all know how many there are
    for other in (1, SPECTATOR):
        assert look(state, other).players[0].quests == [None]
        assert "q11" not in look(state, other).quests
        assert kinds(told(state, other)) == ["quest-hidden"]


@pytest.mark.rule("PM-232")
def test_the_quests_kept_at_the_setup_stay_hidden() -> None:
    state = gaining(person(quests="q20 q21"))
    assert look(state, 1).players[0].quests == [None, None]
    assert look(state, 0).players[0].quests == ["q20", "q21"]


@pytest.mark.rule("PM-232")
def test_there_is_no_limit_on_quests() -> None:
    many = " ".join(f"q{number:02}" for number in range(3, 29) if number not in (11, 12, 13))
    state = gaining(person(quests=many))
    play(state, "quest market 1")
    assert len(hand(state)) == 24


@pytest.mark.rule("PM-233", "A-26")
def test_with_an_empty_deck_the_market_runs_short() -> None:
    state = gaining(deck="")
    assert offered(state) == ["quest market 1", "quest market 2", "skip"]
    assert clause_against(state, 0, "quest deck") == "PM-230"
    play(state, "quest market 1")
    assert (hand(state), look(state).quest_market) == (["q01"], ["q02"])


@pytest.mark.rule("PM-233", "A-26")
def test_a_short_market_offers_what_it_has() -> None:
    state = gaining(market="q05", deck="")
    assert offered(state) == ["quest market 1", "skip"]
    assert clause_against(state, 0, "quest market 2") == "PM-230"
    play(state, "quest market 1")
    assert look(state).quest_market == []


@pytest.mark.rule("PM-233", "PM-229", "A-26")
def test_with_market_and_deck_empty_there_is_no_quest() -> None:
    assert offered(gaining(market="-", deck="")) == ["end turn"]
    # the deck alone is enough
    state = gaining(market="-", deck="q11")
    assert offered(state) == ["quest deck", "skip"]


@pytest.mark.rule("PM-234", "PM-389")
def test_a_discarded_quest_goes_to_the_bottom_of_the_deck() -> None:
    # Given the Fence: a Quest for 8 db, and a quest; two cards in the deck, no market, Aruba in column 1
    people = [person(quests="q01 q02", doubloons=0), person(doubloons=0)]
    aruba = {"c1r1": "aruba", "c2r1": "curacao"}
    state = table(people, doing="fence", cards=aruba, quest_market="-", quest_deck="q11 q12", listen=True)
    # When one is discarded
    play(state, "entry 1")
    assert offered(state) == ["discard q01", "discard q02"]
    play(state, "discard q01")
    assert (seen(state, 0).doubloons, look(state).quest_deck) == (8, 3)
    assert [event.args for event in told(state, 0) if event.kind == "quest-discarded"] == [{"seat": 0, "quest": "q01"}]
    # Then it comes up after everything else
    play(state, "quest deck", "end turn")
    assert hand(state) == ["q02", "q11"]
    play(state, "sail c1r1", "skip", "quest deck", "end turn")
    assert hand(state, 1) == ["q12"]
    play(state, "sail c1r1", "skip", "quest deck")
    assert hand(state) == ["q02", "q11", "q01"]


@pytest.mark.rule("PM-234", "PM-249")
def test_only_a_quest_in_hand_can_be_discarded() -> None:
    state = table([person(quests="q01 q02", doubloons=0), RIVAL], doing="fence")
    play(state, "entry 1")
    assert clause_against(state, 0, "discard q05") == "PM-389"
    # with one in hand there is nothing to choose
    state = table([person(quests="q01", doubloons=0), RIVAL], doing="fence")
    play(state, "entry 1")
    assert (hand(state), seen(state, 0).doubloons) == ([], 8)
    # and without any there is nothing to discard: the quest of the Fence is asked directly
    state = table([person(doubloons=0), RIVAL], doing="fence")
    assert offered(state, "quest") != []
    assert seen(state, 0).doubloons == 0
