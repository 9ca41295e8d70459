"""Rows that are written over others note what differs, and are the same as rows that were written afresh."""

from __future__ import annotations

import pytest
from librt.strings import read_i64_le

from doubloon.core.batch import Batch
from doubloon.core.ledger import Ledger
from doubloon.core.numbers import WORD, number_at, patched, words_of
from doubloon.core.rng import rng_from
from doubloon.registry import find_game, game_ids


def pairs(words: bytes) -> list[tuple[int, int]]:
    numbers = [int(read_i64_le(words, at)) for at in range(0, len(words), WORD)]
    return list(zip(numbers[::2], numbers[1::2], strict=True))


def test_only_what_differs_is_noted_with_what_it_was() -> None:
    ledger = Ledger(2, 3)
    ledger.turn_to(1)
    ledger.extend([5, 0, -1])
    assert pairs(ledger.take_changes()) == [(3, 0), (5, 0)]
    ledger.turn_to(1)
    ledger.append(5)
    ledger.copy_in(words_of([7, 1 << 59]))
    assert pairs(ledger.take_changes()) == [(4, 0), (5, -1)]
    assert ledger.numbers() == [0, 0, 0, 5, 7, 1 << 59]
    assert ledger.take_changes() == b""


def test_a_steady_part_is_passed_by_while_it_is_the_same_object() -> None:
    ledger, part = Ledger(1, 4), words_of([1, 2])
    for last, places in ((3, [1, 2, 3]), (4, [3])):
        ledger.turn_to(0)
        ledger.append(0)
        ledger.copy_steady(part)
        ledger.append(last)
        assert [place for place, _ in pairs(ledger.take_changes())] == places
    ledger.turn_to(0)
    ledger.append(0)
    ledger.copy_steady(words_of([1, 9]))
    ledger.append(4)
    assert pairs(ledger.take_changes()) == [(2, 2)]


def test_a_number_is_replaced_among_others() -> None:
    words = words_of([4, 5, 6])
    assert patched(words, 1, -9) == words_of([4, -9, 6])
    assert patched(words, 2, 0) == words_of([4, 5, 0])
    assert number_at(words, 2) == 6


@pytest.mark.parametrize("id", game_ids())
def test_rows_of_a_batch_are_those_of_its_games_after_every_step(id: str) -> None:
    """Two ledgers take turns, as those of an environment do: each goes by what it has seen itself."""
    game, rng = find_game(id), rng_from("ledger")
    for seats in (2, 3):
        batch = Batch(game, seats, game.options([]), "ledger", 5)
        width = len(game.columns(seats))
        ledgers = [Ledger(5, width), Ledger(5, width)]
        known = [[0] * (5 * width), [0] * (5 * width)]
        for step in range(120):
            ledger, before = ledgers[step % 2], known[step % 2]
            moves = [state.moves(state.deciders()[0]) for state in batch.states]
            batch.step([legal[rng.below(len(legal))].id for legal in moves], True, ledger)
            rows = [number for state in batch.states for number in state.clone().numbers(state.deciders()[0])]
            assert ledger.numbers() == rows
            differing = [at for at, number in enumerate(rows) if number != before[at]]
            assert pairs(ledger.take_changes()) == [(at, before[at]) for at in differing]
            known[step % 2] = rows
