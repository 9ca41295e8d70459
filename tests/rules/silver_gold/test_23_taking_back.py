"""Ruling A-30: when a choice may be taken back, and what makes it final."""

from pathlib import Path

import pytest

from doubloon.core.errors import UndoRefused
from doubloon.core.match import Match
from doubloon.core.rng import rng_from
from doubloon.games.silver_gold.stories.builder import person, table
from doubloon.registry import find_game
from tests.rules.silver_gold.story import (
    BYSTANDER,
    SHOWN,
    act,
    display,
    hand,
    look,
    new_game,
    offers,
    one_move,
    pebbles,
    working,
)


def why_not(match: Match, seat: int) -> str:
    """Why a seat cannot take back; a refused wish changes nothing."""
    before = match.state.digest()
    with pytest.raises(UndoRefused) as refused:
        match.undo(seat)
    assert match.state.digest() == before
    return refused.value.reason


def crosses_only(folder: Path) -> Match:
    """Every island is a single cross: in the first turn two players have filled both cards."""
    game = pebbles(folder, "X")
    match = Match(game, 2, "crosses", game.options(["start=1"]))
    for seat in [0, 1]:
        act(match, seat, "keep 1 2")
    for seat in [0, 1]:
        act(match, seat, "box 1 a1", "extra 2 a1")
    return match


# Sealed choices


@pytest.mark.rule("A-30", "SG-020")
def test_the_kept_pair_may_be_changed_until_the_last_player_has_chosen() -> None:
    match = Match(find_game("silver_gold"), 3, "pairs")
    before = match.state.digest()
    act(match, 1, "keep 1 2")
    match.undo(1)
    assert match.state.digest() == before
    act(match, 1, "keep 1 3")
    act(match, 0, "keep 2 4")
    match.undo(1)
    assert match.state.deciders() == (1, 2), "the other one's choice stays"
    act(match, 1, "keep 3 4")
    dealt = hand(match.state, 1)
    act(match, 2, "keep 1 2")
    assert working(match.state, 1) == f"{dealt[2]}, {dealt[3]}"
    assert [why_not(match, seat) for seat in range(3)] == ["kept-shown"] * 3


@pytest.mark.rule("A-30", "SG-055")
def test_a_plan_may_be_taken_back_box_by_box_while_somebody_else_has_not_finished(tmp_path: Path) -> None:
    game = pebbles(tmp_path, "X")
    match = Match(game, 2, "plans")
    act(match, 0, "keep 1 2")
    act(match, 1, "keep 1 2")
    begun = match.state.digest()
    act(match, 0, "box 1 a1")
    half = match.state.digest()
    act(match, 0, "extra 2 a1")
    assert match.state.deciders() == (1,)
    match.undo(0)
    assert match.state.digest() == half
    match.undo(0)
    assert match.state.digest() == begun
    act(match, 0, "box 2 a1", "extra 1 a1")
    act(match, 1, "box 1 a1")
    assert match.state.deciders() == (1,), "the second player owes an extra box, so all is still open"
    match.undo(0)
    act(match, 0, "extra 1 a1")
    act(match, 1, "extra 2 a1")
    assert [why_not(match, seat) for seat in (0, 1)] == ["plans-shown"] * 2


@pytest.mark.rule("A-30")
def test_sealed_answers_reveal_nothing_until_the_last_box_of_the_last_player() -> None:
    # d1 of GN04 is a cross.
    people = [person("GY08", "GN01"), person("GN04")]
    state = table(people, display=SHOWN)
    before = state.reveals
    act(state, 0, "box 2 a1")
    act(state, 1, "box 1 d1")
    assert state.reveals == before
    act(state, 1, "extra 1 b3")
    assert state.reveals > before


# Replacements


@pytest.mark.rule("A-30", "SG-095")
def test_an_open_replacement_may_be_taken_back_until_the_display_is_refilled(tmp_path: Path) -> None:
    match = crosses_only(tmp_path)
    before, shown = match.state.digest(), display(match.state)
    act(match, 0, "take 1")
    match.undo(0)
    assert (match.state.digest(), display(match.state)) == (before, shown)
    act(match, 0, "take 4", "take 1")
    assert why_not(match, 0) == "display-refilled", "cards were turned up, and the next player is asked"


@pytest.mark.rule("A-30", "SG-092")
def test_a_blind_draw_is_final_at_once(tmp_path: Path) -> None:
    match = crosses_only(tmp_path)
    act(match, 0, "take top")
    assert match.state.deciders() == (0,)
    assert why_not(match, 0) == "top-turned"
    act(match, 0, "take 1")
    assert why_not(match, 1) == "plans-shown"


@pytest.mark.rule("A-30", "SG-101")
def test_with_an_empty_stack_a_replacement_is_final_when_another_player_is_asked(tmp_path: Path) -> None:
    # 39 cards of the stack and four on display go in pairs; when the stack is empty, three are left.
    match = crosses_only(tmp_path)
    while look(match.state).stack:
        seat = match.state.deciders()[0]
        act(match, seat, offers(match.state, seat)[0])
    while not offers(match.state, match.state.deciders()[0])[0].startswith("take"):
        seat = match.state.deciders()[0]
        act(match, seat, offers(match.state, seat)[0])
    first = match.state.deciders()[0]
    assert len(offers(match.state, first)) == 3
    before = match.state.digest()
    act(match, first, offers(match.state, first)[0])
    match.undo(first)
    assert match.state.digest() == before
    act(match, first, offers(match.state, first)[0])
    act(match, first, offers(match.state, first)[0])
    assert match.state.deciders() == (1 - first,)
    assert why_not(match, first) == "next-asked"


@pytest.mark.rule("A-30")
@pytest.mark.parametrize(
    ("stack", "revealed", "first"),
    [
        ("PU04 PU05", 2, "display-refilled"),  # a card is turned up, then the next expedition
        ("", 1, "expedition-turned"),  # nobody else is asked: the next expedition alone
    ],
)
def test_a_replacement_is_final_with_whatever_is_turned_up_next(stack: str, revealed: int, first: str) -> None:
    state = table([person(("GN01", "all but a1")), BYSTANDER], display=SHOWN, stack=stack)
    act(state, 0, "box 1 a1")
    act(state, 1, "box 1 b1")
    before = state.reveals
    act(state, 0, "take 1")
    assert (state.reveals - before, state.revealed) == (revealed, first)


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
