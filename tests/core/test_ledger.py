"""Rows that are written over others note what differs, and are the same as rows that were written afresh."""

from __future__ import annotations

import pytest
from librt.strings import read_i64_le

from doubloon.core.batch import Batch
from doubloon.core.ledger import Ledger
from doubloon.core.numbers import WORD, Amendments, Row, Steady, words_of
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


def test_of_a_part_that_tells_its_changes_only_those_are_written() -> None:
    part, row, ledger = Steady([words_of([1, 2]), words_of([3, 4])]), Row(), Ledger(1, 6)
    for piece, noted in (([3, 4], [1, 2, 3, 4, 5]), ([3, 7], [4]), ([3, 7], [])):
        part.change(1, words_of(piece))
        ledger.turn_to(0)
        ledger.append(0)
        ledger.follow(part, Amendments([], []))
        ledger.append(5)
        assert [place for place, _ in pairs(ledger.take_changes())] == noted
    row.follow(part, Amendments([], []))
    assert row.numbers() == ledger.numbers()[1:5] == [1, 2, 3, 7]
    ledger.turn_to(0)
    ledger.append(0)
    ledger.follow(Steady([words_of([1]), words_of([2]), words_of([9]), words_of([7])]), Amendments([], []))
    assert pairs(ledger.take_changes()) == [(3, 3)]


def test_a_seat_may_see_some_of_it_otherwise() -> None:
    part, row, ledger = Steady([words_of([1]), words_of([2]), words_of([3])]), Row(), Ledger(1, 4)
    otherwise = Amendments([0, 2], [words_of([7]), words_of([9])])
    for written in (row, ledger):
        written.follow(part, otherwise)
        written.append(4)
        assert written.numbers() == [7, 2, 9, 4]
    part.change(2, words_of([3]))  # as ever, to all
    ledger.turn_to(0)
    ledger.follow(part, Amendments([0], [words_of([7])]))
    assert ledger.numbers() == [7, 2, 3, 4]


def test_what_a_seat_sees_otherwise_lies_over_the_part_as_it_is_now() -> None:
    """Amendments stay the same while the part below them changes."""
    part, otherwise = Steady([words_of([1]), words_of([2])]), Amendments([0], [words_of([7])])
    for second in (2, 5):
        part.change(1, words_of([second]))
        row = Row()
        row.follow(part, otherwise)
        assert row.numbers() == [7, second]


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
            noted = dict(reversed(pairs(ledger.take_changes())))  # of a place that comes twice the first
            assert noted == {at: before[at] for at in noted}
            assert {at for at, number in enumerate(rows) if number != before[at]} <= noted.keys()
            known[step % 2] = rows
