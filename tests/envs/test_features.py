"""Rows of numbers become features whose places have names."""

from __future__ import annotations

import numpy as np
import pytest

from doubloon.core.numbers import MASK_BITS, Columns, put_list, put_mask, put_set
from doubloon.envs.features import Features
from doubloon.registry import find_game, game_ids


def test_counts_picks_and_masks_are_widened() -> None:
    columns = Columns()
    columns.count("cubes", 10)
    columns.pick("card", 3)
    columns.mask("seen", 4)
    features = Features(columns.made)
    wide = dict(zip(features.names, features.widen([5, 1, 0b1010]).tolist(), strict=True))
    assert wide["cubes"] == 0.5
    assert [wide[f"card = {card}"] for card in (-1, 0, 1, 2)] == [0, 0, 1, 0]
    assert [wide[f"seen has {bit}"] for bit in range(4)] == [0, 1, 0, 1]
    none = dict(zip(features.names, features.widen([0, -1, 0]).tolist(), strict=True))
    assert none["card = -1"] == 1


def test_sets_that_are_too_large_for_a_number_take_several() -> None:
    columns = Columns()
    columns.mask("cards", MASK_BITS + 5)
    row: list[int] = []
    put_set(row, [0, MASK_BITS + 2], MASK_BITS + 5)
    assert row == [1, 4]
    assert len(columns.made) == 2
    again: list[int] = []
    put_mask(again, 1 | 1 << MASK_BITS + 2, MASK_BITS + 5)
    assert again == row
    put_list(again, [7], 3)
    assert again[2:] == [7, -1, -1]


@pytest.mark.parametrize("id", game_ids())
def test_one_row_and_many_are_widened_alike_and_stay_between_nothing_and_one(id: str) -> None:
    game = find_game(id)
    features = Features(game.columns(2))
    state = game.new(2, "features")
    rows = []
    for _ in range(30):
        seat = state.deciders()[0]
        rows.append(state.numbers(seat))
        state.play(seat, state.moves(seat)[0])
    wide = features.widen_all(np.array(rows))
    assert wide.min() >= 0
    assert wide.max() <= 1
    for row, many in zip(rows, wide, strict=True):
        assert (features.widen(row) == many).all()
    assert len(features.names) == features.width == len(set(features.names))
