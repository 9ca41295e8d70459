"""Taking back what others have seen: all who hold a seat are asked, also who is away, and each has to agree."""

from __future__ import annotations

import pytest

from doubloon.server import permits
from doubloon.server.entries import CameBack
from doubloon.server.gates import Refusal
from doubloon.server.heard import Undo
from tests.server.test_away import (
    ANNE,
    BONNY,
    LONG,
    MARY,
    answer,
    ask_for_bot,
    ask_to_take_back,
    digest,
    past_a_reveal,
    play,
    seated,
)


def test_nothing_is_taken_back_behind_the_back_of_somebody_for_whom_a_bot_stands_in() -> None:
    table = seated(2)
    ask_for_bot(table, ANNE, BONNY, {BONNY: LONG})
    play(table, 6)
    seen = digest(table)
    for _ in range(2):
        with pytest.raises(Refusal):
            permits.undo(table, ANNE, Undo(table.eyes[ANNE].version))
    ask = ask_to_take_back(table, ANNE)
    assert ask.awaited == [BONNY]
    assert digest(table) == seen
    table.apply(CameBack(BONNY, 2))
    assert list(table.asks) == [ask.id]
    answer(table, BONNY, ask.id)
    assert digest(table) != seen
    assert [(note.kind, note.name, note.agreed) for note in table.notes][-1] == ("rewind", "Anne", ["Bonny"])


def test_who_begins_to_be_stood_in_for_is_still_awaited() -> None:
    table = past_a_reveal(3)
    ask = ask_to_take_back(table, ANNE)
    assert ask.awaited == [BONNY, MARY]
    ask_for_bot(table, ANNE, MARY, {BONNY: LONG, MARY: LONG})
    assert table.asks[ask.id].awaited == [BONNY, MARY]


def test_only_bots_beside_one_agree_to_everything() -> None:
    table = seated(1, "cabin_boy")
    before = digest(table)
    play(table, 2)
    assert ask_to_take_back(table, ANNE).awaited == []
    assert digest(table) == before
    assert [(note.kind, note.name, note.agreed) for note in table.notes] == [("rewind", "Anne", [])]


def test_a_move_ends_the_questions_about_taking_back() -> None:
    table = past_a_reveal(2)
    ask_to_take_back(table, ANNE)
    while table.asks:  # a sealed plan may take several moves, of which nobody knows
        play(table, 1, BONNY)
    assert table.match is not None
    assert table.match.state.deciders() == (ANNE,)


def test_a_question_goes_on_with_the_rest_when_one_leaves() -> None:
    table = past_a_reveal(3)
    seen = digest(table)
    ask = ask_to_take_back(table, ANNE)
    table.apply(permits.leave(table, MARY))
    assert table.asks[ask.id].awaited == [BONNY]
    assert digest(table) == seen
    answer(table, BONNY, ask.id)
    assert digest(table) != seen
    assert table.notes[-1].agreed == ["Bonny"]


def test_a_question_that_waits_for_nobody_any_more_is_agreed() -> None:
    table = past_a_reveal(3)
    seen = digest(table)
    ask = ask_to_take_back(table, ANNE)
    answer(table, BONNY, ask.id)
    assert digest(table) == seen
    table.apply(permits.leave(table, MARY))
    assert digest(table) != seen
    assert not table.asks


def test_questions_by_and_about_the_one_who_leaves_are_dropped() -> None:
    table = past_a_reveal(3)
    ask_to_take_back(table, MARY)
    ask_for_bot(table, ANNE, MARY, {MARY: LONG})
    kept = ask_to_take_back(table, BONNY)
    table.apply(permits.leave(table, MARY))
    assert [(ask.id, ask.awaited) for ask in table.asks.values()] == [(kept.id, [ANNE])]


def test_who_takes_a_seat_over_is_asked_as_well() -> None:
    table = past_a_reveal(3)
    seen = digest(table)
    ask = ask_to_take_back(table, ANNE)
    table.apply(permits.leave(table, MARY))
    table.apply(permits.join(table, MARY, "Jack", "token", "recovery"))
    answer(table, BONNY, ask.id)
    assert digest(table) == seen
    answer(table, MARY, ask.id)
    assert digest(table) != seen


def test_the_number_of_a_question_does_not_count_the_secret_moves_of_others() -> None:
    """Bonny is in the middle of a sealed plan, or has not begun it: Anne's question looks the same."""
    asks = []
    for secret in (0, 1):
        table = past_a_reveal(2)
        play(table, secret, BONNY)
        ask_to_take_back(table, ANNE)
        asks.append(next(iter(table.asks.values())))
    assert asks[0] == asks[1]
    assert asks[0].id == 1
