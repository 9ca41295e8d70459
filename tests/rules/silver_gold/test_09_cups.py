"""Chapter 9, action 3: cups."""

from pathlib import Path

import pytest

from doubloon.core.event import log_for
from doubloon.core.view import SPECTATOR
from doubloon.games.silver_gold.stories.builder import person, table
from tests.rules.silver_gold.story import (
    SHOWN,
    act,
    changed_box,
    clause_against,
    completed,
    kinds,
    look,
    offers,
    working,
)

# Grey cards with one coin each, and where it is: GY08 a2, GY09 d3, GY11 c2. GN07 has one at a3.


@pytest.mark.rule("WE-5", "SG-083", "SG-084")
def test_the_first_full_row_earns_six_and_the_next_one_five() -> None:
    state = table([person("GY08", "GN01", coins=3), person("GY09", "GN03", coins=3)])
    act(state, 0, "box 1 a2")
    act(state, 1, "box 1 d3")
    linus, other = look(state).players
    assert (linus.coins, linus.cups) == (4, [6])
    assert (other.coins, other.cups) == (4, [5])
    assert look(state).cups_left == [4, 3, 2, 1]


@pytest.mark.rule("DV-20", "SG-081", "SG-083")
@pytest.mark.parametrize("faster", [(0, 1, 2), (1, 2, 0), (2, 1, 0)])
def test_cups_go_out_from_the_start_player_clockwise_whoever_crossed_faster(faster: tuple[int, ...]) -> None:
    people = [person("GY08", coins=3), person("GY09", coins=3), person("GN01", coins=3)]
    state = table(people, start=1)
    moves = ["box 1 a2", "box 1 d3", "box 1 a1"]
    for seat in faster:
        act(state, seat, moves[seat])
    assert [player.cups for player in look(state).players] == [[5], [6], []]


@pytest.mark.rule("SG-081")
def test_replacements_are_chosen_from_the_start_player_clockwise_and_nobody_jumps_the_queue() -> None:
    almost = "all but a1"
    people = [person(("GY02", almost)), person(("GN01", almost)), person("GN03"), person(("GY03", almost))]
    state = table(people, start=3, display=SHOWN)
    for seat, box in enumerate(["a1", "a1", "b1", "a1"]):
        act(state, seat, f"box 1 {box}")
    asked = []
    for later in [0, 1]:
        asked.append(state.deciders())
        assert clause_against(state, later, "take 1") == "SG-081"
        act(state, asked[-1][0], "take 1")
    asked.append(state.deciders())
    assert asked == [(3,), (0,), (1,)]
    act(state, 1, "take 1")
    assert state.deciders() == (0, 1, 2, 3), "seat 3 had nothing to resolve, and the next turn has begun"


@pytest.mark.rule("SG-082")
def test_every_full_row_and_card_is_known_to_all_before_the_first_player_resolves() -> None:
    last_one = person(("GY09", "all but d3"), "GN03", coins=3)
    first = person(("GY03", "all but a1"), "GN01")
    row_only = person("GY08", coins=7)
    state = table([first, last_one, row_only], display=SHOWN, listen=True)
    act(state, 1, "box 1 d3")
    act(state, 2, "box 1 a2")
    act(state, 0, "box 1 a1")
    # Now the first player is asked for a replacement, and the second one's luck lies open.
    assert state.deciders() == (0,)
    for seat in [0, 1, 2, SPECTATOR]:
        second = look(state, seat).players[1]
        assert second.working[0] is not None
        assert len(second.working[0].crossed) == second.working[0].card.value
        assert (second.coins, second.cups) == (4, [])
        assert (look(state, seat).players[2].coins, look(state, seat).players[2].cups) == (8, [])
    assert state.events is not None
    for seat in [0, SPECTATOR]:
        about = [event for event in log_for(state.events, seat) if event.args.get("seat") == 1]
        assert kinds(about) == ["finished", "plan", "plan-coins", "row-filled", "card-filled"]
    # Nobody has to speak up: cup and card come by themselves.
    act(state, 0, "take 1")
    assert look(state).players[1].cups == [6]
    assert completed(state, 1) == "GY09"
    assert state.deciders() == (1,)
    act(state, 1, "take 1")
    assert look(state).players[2].cups == [5]


@pytest.mark.rule("SG-084", "SG-083")
@pytest.mark.parametrize("out", range(6))
def test_the_cup_is_always_the_highest_one_left(out: int) -> None:
    state = table([person("GY08", "GN01", coins=3), person("GY09", "GN03")], cups_out=out)
    act(state, 0, "box 1 a2")
    act(state, 1, "box 1 a2")
    assert look(state).players[0].cups == [6 - out]
    assert look(state).cups_left == [6, 5, 4, 3, 2, 1][out + 1 :]


@pytest.mark.rule("SG-084", "SG-081")
def test_four_rows_in_one_turn_take_four_cups_in_the_order_of_resolution() -> None:
    cards = ["GY08", "GY09", "GY11", "GN07"]
    state = table([person(card, coins=7, cups=(1,)) for card in cards], start=2, cups_out=1)
    for seat, coin in enumerate(["a2", "d3", "c2", "a3"]):
        act(state, seat, f"box 1 {coin}")
    assert [player.cups for player in look(state).players] == [[1, 3], [1, 2], [1, 5], [1, 4]]


@pytest.mark.rule("SG-083")
@pytest.mark.parametrize(("before", "cups"), [(2, []), (3, [6]), (4, []), (6, []), (7, [6]), (11, [6]), (12, [])])
def test_only_a_row_filled_in_this_turn_earns_a_cup(before: int, cups: list[int]) -> None:
    state = table([person("GY08", "GN01", coins=before), person("GY09")])
    act(state, 0, "box 1 a2")
    act(state, 1, "box 1 a2")
    assert look(state).players[0].cups == cups
    act(state, 0, "box 2 a1")
    act(state, 1, "box 1 b2")
    assert look(state).players[0].cups == cups, "nothing is paid twice"


@pytest.mark.rule("SG-083", "SG-117")
def test_later_cups_are_written_behind_the_earlier_ones() -> None:
    state = table([person("GY08", coins=7, cups=(5,)), person("GY09")], cups_out=3)
    act(state, 0, "box 1 a2")
    act(state, 1, "box 1 a2")
    assert look(state).players[0].cups == [5, 3]
    assert look(state).players[0].sheet.cups == 8


@pytest.mark.rule("DV-9", "SG-085")
def test_with_all_cups_gone_a_full_row_is_worth_its_coins_only() -> None:
    state = table([person("GY08", "GN01", coins=3), person("GY09", "GN03")], cups_out=6)
    act(state, 0, "box 1 a2")
    act(state, 1, "box 1 a2")
    view = look(state)
    assert view.players[0].cups == []
    assert (view.players[0].sheet.coins, view.players[0].sheet.cups, view.scores[0]) == (4, 0, 4)
    assert view.cups_left == []


@pytest.mark.rule("SG-085", "SG-081")
def test_the_last_cup_goes_to_whoever_resolves_first() -> None:
    state = table([person("GY08", coins=3), person("GY09", coins=3)], cups_out=5, start=1)
    act(state, 0, "box 1 a2")
    act(state, 1, "box 1 d3")
    assert [player.cups for player in look(state).players] == [[], [1]]


@pytest.mark.rule("SG-086", "A-15")
def test_two_rows_in_one_turn_earn_two_cups_one_after_the_other(tmp_path: Path) -> None:
    # OR08 shows coins at b1 and a2; on a score card with rows of one box, both fill a row.
    game = changed_box(tmp_path, ("coins_per_row = 4", "coins_per_row = 1"))
    state = table([person("OR08"), person("GY09")], expedition="V3", display="- - - -", game=game)
    act(state, 0, "cross 1 a1 b1 a2")
    act(state, 1, "box 1 d3")
    assert [player.cups for player in look(state).players] == [[6, 5], [4]]


@pytest.mark.rule("SG-087", "A-16")
def test_within_a_resolution_the_cup_comes_before_the_card() -> None:
    state = table([person(("GY09", "all but d3"), "GN01", coins=3), person("GY08")], listen=True)
    act(state, 0, "box 1 d3")
    act(state, 1, "box 1 a2")
    assert look(state).players[0].cups == [6], "the cup is there before the replacement is chosen"
    assert state.events is not None
    assert [event.kind for event in state.events if event.kind in ("cup", "completed")] == ["cup", "completed"]
    assert offers(state, 0) == ["take 1", "take 2", "take 3", "take 4", "take top"]
    assert working(state, 0) == "-, GN01"
