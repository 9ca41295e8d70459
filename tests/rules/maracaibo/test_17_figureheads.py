"""Chapter 17: figureheads."""

from __future__ import annotations

import pytest

from doubloon.games.maracaibo.stories.builder import person, play, table, texts
from tests.rules.maracaibo.story import clause_against, look, seen, told


@pytest.mark.rule("PM-265", "PM-373", "PM-291", "PM-249")
def test_three_doubloons_buy_any_figurehead_of_the_market() -> None:
    # Given a market of four
    state = table([person(doubloons=4), person()], figureheads="mermaid hawk whale lion", doing="s07", listen=True)
    assert texts(state) == ["pay", "skip"]
    # When 3 doubloons are paid, any of them can be taken
    play(state, "pay")
    assert texts(state) == ["figurehead mermaid", "figurehead hawk", "figurehead whale", "figurehead lion"]
    assert clause_against(state, 0, "figurehead dragon") == "PM-265"
    play(state, "figurehead whale")
    # Then it is the player's, and the supply has the doubloons
    assert seen(state, 0).figurehead == "whale"
    assert [seen(state, seat).doubloons for seat in range(2)] == [1, 10]
    assert told(state)[-1].args == {"seat": 0, "figurehead": "whale"}


@pytest.mark.rule("PM-265", "PM-373", "PM-249")
def test_two_doubloons_buy_none() -> None:
    state = table([person(doubloons=2), person()], doing="s07")
    assert texts(state) == ["end turn"]


@pytest.mark.rule("PM-265", "PM-255")
def test_the_figurehead_may_be_declined_before_paying() -> None:
    state = table([person(doubloons=3), person()], doing="s07")
    play(state, "skip")
    assert texts(state) == ["end turn"]
    assert seen(state, 0).figurehead is None
    assert seen(state, 0).doubloons == 3


@pytest.mark.rule("PM-269", "PM-383")
@pytest.mark.parametrize(("doubloons", "offered"), [(2, ["end turn"]), (3, ["pay", "skip"])])
def test_discounts_do_not_lower_the_price(doubloons: int, offered: list[str]) -> None:
    # Given discounts of 3 and 1
    state = table([person(doubloons=doubloons, cards="ghost_ship pinnace"), person()], doing="s07")
    assert texts(state) == offered
    if doubloons == 3:
        play(state, "pay")
        assert seen(state, 0).doubloons == 0


@pytest.mark.rule("PM-266", "PM-408")
def test_its_lightning_happens_at_once() -> None:
    state = table([person(), person()], figureheads="hawk", doing="s07")
    play(state, "pay")
    assert seen(state, 0).figurehead == "hawk", "the only one"
    assert texts(state) == ["type gold", "type emerald", "type pearl"]


@pytest.mark.rule("PM-266", "PM-404", "PM-405")
def test_its_ongoing_effects_and_income_count_from_then_on() -> None:
    for figurehead, gained in (("lion", (2, 0, 0)), ("sea_snake", (0, 2, 2))):
        state = table([person(), person()], figureheads=figurehead, doing="s07")
        assert seen(state, 0).power == seen(state, 0).doubloon_income == seen(state, 0).vp_income == 0
        play(state, "pay")
        own = seen(state, 0)
        assert (own.power, own.doubloon_income, own.vp_income) == gained


@pytest.mark.rule("PM-267", "PM-373")
def test_whoever_has_a_figurehead_can_neither_gain_nor_exchange_one() -> None:
    # Given a player with the Mermaid, four markers and plenty of doubloons
    state = table(
        [person(ship="gulf", figurehead="mermaid", upgrades="s01 s02", doubloons=9), person()],
        figureheads="hawk whale",
    )
    # When the slot for a figurehead is filled
    play(state, "sail maracaibo", "slot s07")
    # Then nothing is asked and nothing paid
    assert texts(state) == ["end turn"]
    assert seen(state, 0).doubloons == 9
    assert seen(state, 0).figurehead == "mermaid"
    assert look(state).figureheads == ["hawk", "whale"]


@pytest.mark.rule("PM-268")
def test_the_market_is_not_refilled() -> None:
    # Given two figureheads left
    state = table([person(), person()], figureheads="harpy unicorn", doing="s07")
    # When one is taken
    play(state, "pay", "figurehead unicorn", "end turn")
    # Then one is left
    assert look(state).figureheads == ["harpy"]


@pytest.mark.rule("PM-268", "PM-248")
def test_from_an_empty_market_nothing_can_be_had() -> None:
    state = table([person(), person()], figureheads="", doing="s07")
    assert texts(state) == ["end turn"]
    assert seen(state, 0).doubloons == 10
