"""Chapter 7: coins."""

from __future__ import annotations

import pytest

from doubloon.core.view import SPECTATOR
from doubloon.games.silver_gold.stories.builder import person, table
from tests.rules.silver_gold.story import (
    BYSTANDER,
    PATTERNS,
    act,
    card_ids,
    crossed,
    crossed_with,
    kinds,
    look,
    offers,
    opened,
    placements,
    symbols,
    told,
    wander_to_the_end,
)


@pytest.mark.rule("SG-065", "SG-067")
def test_each_coin_crosses_the_next_coin_box_by_itself() -> None:
    #   C . . .      three coins on PU10: a1, a3 and b4
    #   . . . ~
    #   C . . ~
    #   . C . X
    state = table([person("PU10"), person("GN01", "GN03")], listen=True)
    for coins, (box, other) in enumerate([("a1", "a1"), ("a3", "b1"), ("b4", "c1")], 1):
        act(state, 0, f"box 1 {box}")
        assert look(state, 0).players[0].coins == coins
        assert offers(state, 0) == []  # nothing is asked
        act(state, 1, f"box 1 {other}")
        assert look(state).players[0].coins == coins
        assert look(state).players[1].coins == 0
    assert [event.args["coins"] for event in told(state, 0) if event.kind == "coin"] == [1, 2, 3]


@pytest.mark.rule("SG-065")
def test_two_coins_under_one_pattern_cross_two_coin_boxes() -> None:
    #   . C ~ ~     the corner a1 b1 a2 covers two coins
    #   C . . X
    state = table([person("OR08"), BYSTANDER], expedition="V3")
    act(state, 0, "cross 1 a1 b1 a2")
    assert look(state, 0).players[0].coins == 2


@pytest.mark.rule("SG-066", "SG-069", "SG-012")
@pytest.mark.parametrize("coins", range(12))
def test_rows_are_filled_one_after_the_other_from_left_to_right(coins: int) -> None:
    # Given any number of coin boxes already crossed
    state = table([person("OR04", "GN01", coins=coins), BYSTANDER])
    # When one more is crossed
    act(state, 0, "box 1 d1")
    act(state, 1, "box 1 b2")
    # Then a row is full exactly with the fourth, the eighth and the twelfth
    assert look(state).players[0].coins == coins + 1
    assert look(state).players[0].cups == ([6] if coins + 1 in (4, 8, 12) else [])


@pytest.mark.rule("SG-066", "SG-083", "SG-069", "DV-8")
def test_two_coins_can_fill_a_row_and_begin_the_next() -> None:
    state = table([person("OR08", coins=3), BYSTANDER], expedition="V3")
    act(state, 0, "cross 1 a1 b1 a2")
    act(state, 1, "box 1 b2")
    after = look(state).players[0]
    assert (after.coins, after.cups) == (5, [6])
    assert look(state).cups_left == [5, 4, 3, 2, 1]


@pytest.mark.rule("SG-067", "SG-052")
def test_a_coin_cannot_be_declined() -> None:
    # Given three coin boxes and cups that are gone: the coin brings hardly anything, and comes all the same
    state = table([person("OR04", "GN01", coins=3), BYSTANDER], cups_out=6)
    assert [text for text in offers(state, 0) if text.startswith("box 1 d1")] == ["box 1 d1"]
    act(state, 0, "box 1 d1")
    assert state.deciders() == (1,)
    assert look(state, 0).players[0].coins == 4


@pytest.mark.rule("SG-068", "DV-7")
def test_after_the_twelfth_coin_box_coins_bring_nothing() -> None:
    state = table([person("OR04", "GN01", coins=12, cups=(6, 5, 4)), BYSTANDER], cups_out=3, listen=True)
    before = look(state, 0).players[0].sheet
    act(state, 0, "box 1 d1")
    assert crossed(state, 0) == "d1"  # the box is crossed all the same
    assert look(state, 0).players[0].coins == 12
    assert look(state, 0).players[0].sheet == before
    assert kinds(told(state, 0)) == ["crossed-box", "coin-forfeited", "finished"]
    act(state, 1, "box 1 b2")
    assert look(state).players[0].cups == [6, 5, 4]
    assert look(state).cups_left == [3, 2, 1]


@pytest.mark.rule("SG-068", "SG-066")
def test_of_two_coins_the_one_that_still_has_a_box_counts() -> None:
    state = table([person("OR08", coins=11, cups=(6, 5)), BYSTANDER], expedition="V3", cups_out=2)
    act(state, 0, "cross 1 a1 b1 a2")
    assert look(state, 0).players[0].coins == 12
    act(state, 1, "box 1 b2")
    assert look(state).players[0].cups == [6, 5, 4]


@pytest.mark.rule("SG-069", "SG-049")
def test_the_cup_of_a_full_row_is_handed_out_in_action_3() -> None:
    state = table([person("OR04", "GN01", coins=3), BYSTANDER])
    act(state, 0, "box 1 d1")
    for seat in (0, 1, SPECTATOR):
        assert look(state, seat).players[0].cups == []
        assert look(state, seat).cups_left == [6, 5, 4, 3, 2, 1]
    assert look(state, 0).scores[0] == 4
    act(state, 1, "box 1 b2")
    assert look(state).players[0].cups == [6]
    assert look(state).scores[0] == 4 + 6


@pytest.mark.rule("SG-069")
def test_a_row_earns_its_cup_once() -> None:
    state = table([person("OR04", "GN01", coins=4, cups=(6,)), BYSTANDER], cups_out=1)
    act(state, 0, "box 2 a1")
    act(state, 1, "box 1 b2")
    assert look(state).players[0].cups == [6]
    act(state, 0, "box 1 d1")
    act(state, 1, "box 1 d2")
    assert (look(state).players[0].coins, look(state).players[0].cups) == (5, [6])


@pytest.mark.rule("SG-070")
def test_at_most_three_coins_are_crossed_in_a_turn() -> None:
    # A pattern brings its coins, and one more if it covers a cross: only one extra box has no cross (SG-064).
    most = max(
        len(symbols(card, "C") & set(boxes)) + len(symbols(card, "X") & set(boxes))
        for card in card_ids()
        for pattern in PATTERNS
        for boxes in placements(card, pattern)
    )
    assert most == 3
    # It can be done: two coins and the cross of OR10 under a T, and its third coin as the extra box.
    #   C ~ ~ ~
    #   . . C .
    #   . X . .
    #   . . C ~
    state = table([person("OR10", coins=7, cups=(6,)), BYSTANDER], expedition="T4", cups_out=1)
    act(state, 0, "cross 1 c2 b3 c3 c4", "extra 1 a1")
    act(state, 1, "box 1 b2")
    assert (look(state).players[0].coins, look(state).players[0].cups) == (10, [6, 5])


@pytest.mark.rule("SG-065", "SG-068", "SG-070")
@pytest.mark.parametrize("seats", [2, 4])
def test_coin_boxes_are_the_coins_crossed_up_to_twelve(seats: int) -> None:
    most = 0
    for game in range(10):
        state = opened(seats, f"coins {game}", listen=True)
        wander_to_the_end(state, f"coins {game}")
        coins = [0] * seats
        this_turn = [0] * seats
        for event in state.events or []:
            if event.kind == "expedition":
                this_turn = [0] * seats
            if event.kind.startswith("crossed-"):
                seat, found = crossed_with("C", event)
                coins[seat] += found
                this_turn[seat] += found
                most = max(most, this_turn[seat])
        assert [player.coins for player in look(state).players] == [min(12, count) for count in coins]
    assert 1 <= most <= 3
