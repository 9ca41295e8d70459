"""Rows of numbers become features whose places have names."""

from __future__ import annotations

from hashlib import blake2b

import numpy as np
import pytest

from doubloon.core.ledger import Ledger
from doubloon.core.numbers import MASK_BITS, Columns, Row, put_list, put_mask, put_set
from doubloon.core.rng import rng_from
from doubloon.core.view import SPECTATOR
from doubloon.envs.features import FEATURES, INT8, Features
from doubloon.registry import find_game, game_ids


def widened(features: Features, row: list[int]) -> dict[str, float]:
    return dict(zip(features.names, features.widen(np.array(row)).tolist(), strict=True))


def test_counts_picks_and_masks_are_widened() -> None:
    columns = Columns()
    columns.mask("seen", 4)
    columns.pick("card", 3)
    columns.count("cubes", 10)
    features = Features(columns.made)
    wide = widened(features, [0b1010, 1, 5])
    assert list(wide)[:2] == ["cubes", "card = -1"]
    assert wide["cubes"] == 0.5
    assert [wide[f"card = {card}"] for card in (-1, 0, 1, 2)] == [0, 0, 1, 0]
    assert [wide[f"seen has {bit}"] for bit in range(4)] == [0, 1, 0, 1]
    assert widened(features, [0, -1, 0])["card = -1"] == 1


def test_in_small_whole_numbers_a_large_count_has_several_digits() -> None:
    columns = Columns()
    columns.count("points", 1000, -1000)
    columns.count("cubes", 100)
    features = Features(columns.made, INT8)
    wide = widened(features, [250, 100])
    assert wide == {"points": 1250 % 128, "points, 128s": 1250 // 128, "cubes": 100}
    assert features.widen(np.array([250, 100])).dtype == np.int8


def test_sets_that_are_too_large_for_a_number_take_several() -> None:
    columns = Columns()
    columns.mask("cards", MASK_BITS + 5)
    row = Row()
    put_set(row, [0, MASK_BITS + 2], MASK_BITS + 5)
    assert row.numbers() == [1, 4]
    assert len(columns.made) == 2
    again = Row()
    put_mask(again, 1 | 1 << MASK_BITS + 2, MASK_BITS + 5)
    assert again.words() == row.words()
    put_list(again, [7], 3)
    assert again.numbers()[2:] == [7, -1, -1]


@pytest.mark.parametrize("id", game_ids())
def test_features_say_all_that_the_numbers_say(id: str) -> None:
    game = find_game(id)
    columns = game.columns(2)
    state = game.new(2, "features")
    rows = []
    for _ in range(30):
        seat = state.deciders()[0]
        rows.append(state.numbers(seat))
        state.play(seat, state.moves(seat)[0])
    shares, small = Features(columns), Features(columns, INT8)
    shown = np.array([shares.widen(np.array(row)) for row in rows])
    assert shown.min() >= 0
    assert shown.max() <= 1
    assert len(shares.names) == shares.width == len(set(shares.names))
    assert len(small.names) == small.width == len(set(small.names))
    several = len({tuple(row) for row in rows})
    assert several > 10
    assert len(np.unique([small.widen(np.array(row)) for row in rows], axis=0)) == several
    for features in (shares, small):
        one_by_one = [features.widen(np.array(row)) for row in rows]
        ledger = Ledger(2, len(columns))
        wide, kept = features.memory_for(2)
        assert kept.dtype == one_by_one[0].dtype
        for place in range(1, len(rows)):  # two rows, each written over the one before the last
            for number in range(2):
                ledger.turn_to(number)
                ledger.extend(rows[place - number])
            wide.rewrite(ledger.take_changes(), ledger.numbers_of_all)
            assert (kept.reshape(2, -1) == np.array([one_by_one[place], one_by_one[place - 1]])).all()


def test_a_number_that_changes_there_and_back_leaves_its_features_as_they_were() -> None:
    columns = Columns()
    columns.mask("seen", MASK_BITS)
    columns.pick("card", 3)
    columns.count("points", 1000, -1000)
    for kind in (FEATURES, INT8):
        features, ledger = Features(columns.made, kind), Ledger(1, 3)
        wide, kept = features.memory_for(1)
        for rows in ([[1 << 59, 2, -7]], [[5, -1, 1000], [1 << 58 | 3, 0, -1000], [5, -1, 1000], [1 << 59, 2, -7]]):
            for row in rows:
                ledger.turn_to(0)
                ledger.extend(row)
            wide.rewrite(ledger.take_changes(), ledger.numbers_of_all)
            assert (kept == features.widen(np.array([1 << 59, 2, -7]))).all()


# Whoever has learned from rows relies on every place of them. A change here needs another ruleset.
ROWS = {
    "jackal": (1, "0ef0caed1a81513b"),
    "loot_island": (1, "19725bf3c4884285"),
    "maracaibo": (1, "41d8e4d3594dea50"),
    "silver_gold": (1, "d0c6829398f43b18"),
}


@pytest.mark.parametrize("id", game_ids())
def test_rows_stay_as_they_are_for_as_long_as_the_ruleset_does(id: str) -> None:
    game = find_game(id)
    digest = blake2b(repr(game.columns(2)).encode(), digest_size=8)
    state, rng = game.new(2, "rows"), rng_from("rows")
    for _ in range(60):
        for viewer in (SPECTATOR, 0, 1):
            digest.update(repr(state.numbers(viewer)).encode())
        seat = state.deciders()[0]
        moves = state.moves(seat)
        state.play(seat, moves[rng.below(len(moves))])
    assert (game.ruleset, digest.hexdigest()) == ROWS[id]


@pytest.mark.parametrize("id", game_ids())
def test_what_was_written_once_is_not_kept_too_long(id: str) -> None:
    """Parts of a row are kept from turn to turn: they are those of a copy that has never been looked at."""
    game, rng = find_game(id), rng_from("kept")
    state = game.new(3, "kept")
    for ply in range(150):
        if state.over():
            state = game.new(3, f"kept {ply}")
        for viewer in range(SPECTATOR, 3):
            assert state.numbers(viewer) == state.clone().numbers(viewer)
        seat = state.deciders()[0]
        moves = state.moves(seat)
        state.play(seat, moves[rng.below(len(moves))])
