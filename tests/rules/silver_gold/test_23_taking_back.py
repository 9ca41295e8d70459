"""Ruling A-30: when a choice may be taken back, and what makes it final."""

from pathlib import Path

import pytest

from doubloon.core.errors import UndoRefused
from doubloon.core.match import Match
from doubloon.core.rng import rng_from
from doubloon.games.silver_gold.builder import person, table
from doubloon.registry import find_game
from tests.rules.silver_gold.helpers_b import (
    display,
    look,
    new_game,
    offers,
    one_move,
    pebbles,
    say,
    working,
)

SHOWN = "OR04 OR05 OR06 OR07"


def do(match: Match, seat: int, *moves: str) -> None:
    for text in moves:
        match.play(seat, match.game.table.parse(text))


def refusal(match: Match, seat: int) -> str:
    """Why a seat cannot take back; a refused wish changes nothing."""
    before = match.state.digest()
    with pytest.raises(UndoRefused) as refused:
        match.undo(seat)
    assert match.state.digest() == before
    return refused.value.reason


def both_full(folder: Path) -> Match:
    """Every island is a single cross: in the first turn two players have filled both cards."""
    game = pebbles(folder, "X")
    match = Match(game, 2, "crosses", game.options(["start=1"]))
    for seat in [0, 1]:
        do(match, seat, "keep 1 2")
    for seat in [0, 1]:
        do(match, seat, "box 1 a1", "extra 2 a1")
    return match


# Sealed choices


@pytest.mark.rule("A-30", "SG-020")
def test_the_kept_pair_may_be_changed_until_the_last_player_has_chosen() -> None:
    match = Match(find_game("silver_gold"), 3, "pairs")
    before = match.state.digest()
    do(match, 1, "keep 1 2")
    match.undo(1)
    assert match.state.digest() == before
    do(match, 1, "keep 1 3")
    do(match, 0, "keep 2 4")
    match.undo(1)
    assert match.state.deciders() == (1, 2), "the other one's choice stays"
    do(match, 1, "keep 3 4")
    hand = [card.id for card in look(match.state, 1).hand or []]
    do(match, 2, "keep 1 2")
    assert working(match.state, 1) == f"{hand[2]}, {hand[3]}"
    assert [refusal(match, seat) for seat in range(3)] == ["kept-shown"] * 3


@pytest.mark.rule("A-30", "SG-055")
def test_a_plan_may_be_taken_back_box_by_box_while_somebody_else_has_not_finished(tmp_path: Path) -> None:
    game = pebbles(tmp_path, "X")
    match = Match(game, 2, "plans")
    do(match, 0, "keep 1 2")
    do(match, 1, "keep 1 2")
    begun = match.state.digest()
    do(match, 0, "box 1 a1")
    half = match.state.digest()
    do(match, 0, "extra 2 a1")
    assert match.state.deciders() == (1,)
    match.undo(0)
    assert match.state.digest() == half
    match.undo(0)
    assert match.state.digest() == begun
    do(match, 0, "box 2 a1", "extra 1 a1")
    do(match, 1, "box 1 a1")
    assert match.state.deciders() == (1,), "the second player owes an extra box, so all is still open"
    match.undo(0)
    do(match, 0, "extra 1 a1")
    do(match, 1, "extra 2 a1")
    assert [refusal(match, seat) for seat in (0, 1)] == ["plans-shown"] * 2


@pytest.mark.rule("A-30")
def test_sealed_answers_reveal_nothing_until_the_last_box_of_the_last_player() -> None:
    # d1 of GN04 is a cross.
    people = [person("GY08", "GN01"), person("GN04")]
    state = table(people, display=SHOWN)
    before = state.reveals
    say(state, 0, "box 2 a1")
    say(state, 1, "box 1 d1")
    assert state.reveals == before
    say(state, 1, "extra 1 b3")
    assert state.reveals > before


# Replacements


@pytest.mark.rule("A-30", "SG-095")
def test_an_open_replacement_may_be_taken_back_until_the_display_is_refilled(tmp_path: Path) -> None:
    match = both_full(tmp_path)
    before, shown = match.state.digest(), display(match.state)
    do(match, 0, "take 1")
    match.undo(0)
    assert (match.state.digest(), display(match.state)) == (before, shown)
    do(match, 0, "take 4", "take 1")
    assert refusal(match, 0) == "display-refilled", "cards were turned up, and the next player is asked"


@pytest.mark.rule("A-30", "SG-092")
def test_a_blind_draw_is_final_at_once(tmp_path: Path) -> None:
    match = both_full(tmp_path)
    do(match, 0, "take top")
    assert match.state.deciders() == (0,)
    assert refusal(match, 0) == "top-turned"
    do(match, 0, "take 1")
    assert refusal(match, 1) == "plans-shown"


@pytest.mark.rule("A-30")
def test_a_refill_alone_makes_a_replacement_final() -> None:
    state = table([person(("GN01", "all but a1")), person("GN03")], display=SHOWN, stack="PU04 PU05")
    say(state, 0, "box 1 a1")
    say(state, 1, "box 1 b1")
    before = state.reveals
    say(state, 0, "take 1")
    assert state.reveals == before + 2, "a card was turned up, then the next expedition"


@pytest.mark.rule("A-30", "SG-101")
def test_with_an_empty_stack_a_replacement_is_final_when_another_player_is_asked(tmp_path: Path) -> None:
    # 39 cards of the stack and four on display go in pairs; when the stack is empty, three are left.
    match = both_full(tmp_path)
    while look(match.state).stack:
        seat = match.state.deciders()[0]
        do(match, seat, offers(match.state, seat)[0])
    while not offers(match.state, match.state.deciders()[0])[0].startswith("take"):
        seat = match.state.deciders()[0]
        do(match, seat, offers(match.state, seat)[0])
    first = match.state.deciders()[0]
    assert len(offers(match.state, first)) == 3
    before = match.state.digest()
    do(match, first, offers(match.state, first)[0])
    match.undo(first)
    assert match.state.digest() == before
    do(match, first, offers(match.state, first)[0])
    do(match, first, offers(match.state, first)[0])
    assert match.state.deciders() == (1 - first,)
    assert refusal(match, first) == "next-asked"


@pytest.mark.rule("A-30")
def test_with_an_empty_stack_and_nobody_else_to_ask_the_next_expedition_makes_it_final() -> None:
    state = table([person(("GN01", "all but a1")), person("GN03")], display=SHOWN, stack="")
    say(state, 0, "box 1 a1")
    say(state, 1, "box 1 b1")
    before = state.reveals
    say(state, 0, "take 1")
    assert (state.reveals, state.revealed) == (before + 1, "expedition-turned")


@pytest.mark.rule("A-30")
@pytest.mark.parametrize("seats", [2, 3])
def test_in_whole_games_nothing_else_makes_a_move_final(seats: int) -> None:
    state = new_game(seats, "moments")
    rng = rng_from("moments")
    while not state.over():
        asked, kind = state.deciders(), state.moves(state.deciders()[0])[0].kind
        view, reveals = look(state), state.reveals
        one_move(state, rng)
        after = look(state)
        if kind == "take":
            still_choosing = (after.turn, after.stack, state.deciders()) == (view.turn, view.stack, asked)
        else:
            still_choosing = after.ply == view.ply  # the public count moves on when all have finished
        assert (state.reveals == reveals) == still_choosing
