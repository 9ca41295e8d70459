"""Observations of many games are written on again when nobody holds them, and are those of fresh environments."""

from __future__ import annotations

import numpy as np
import pytest

from doubloon.core.batch import Batch
from doubloon.envs.features import FEATURES, INT8, NUMBERS, Array
from doubloon.envs.setup import Setup
from doubloon.envs.sheets import Sheets
from doubloon.envs.vector import ManyGames
from doubloon.registry import game_ids


class Shown:
    """A batch whose sheets are asked for one by one."""

    def __init__(self, observation: str) -> None:
        setup = Setup("silver_gold", 2, observation=observation)
        self.batch = Batch(setup.game, 2, setup.options, "sheets", 3)
        self.sheets = Sheets(setup, 3)

    def next(self) -> tuple[Array, Array]:
        sheet = self.sheets.next()
        moves = [state.offers(state.deciders()[0])[0].id for state in self.batch.states]
        self.batch.step(moves, True, sheet.ledger)
        return sheet.show(self.batch.legal())


@pytest.mark.parametrize("observation", [FEATURES, INT8, NUMBERS])
@pytest.mark.parametrize("part", [0, 1])
def test_a_sheet_is_written_on_again_when_nobody_holds_it_and_not_before(observation: str, part: int) -> None:
    shown = Shown(observation)
    first = shown.next()[part][1:]  # a part of it is held, whichever of the two arrays
    kept_as = first.copy()
    other = shown.next()
    freed = other[0].ctypes.data, other[1].ctypes.data
    del other
    third = shown.next()
    assert (third[0].ctypes.data, third[1].ctypes.data) == freed
    fourth = shown.next()
    assert fourth[part].ctypes.data not in (first.ctypes.data, third[part].ctypes.data)
    seen = [array.copy() for array in (*third, *fourth)]
    for _ in range(5):
        shown.next()
    assert (first == kept_as).all()
    assert all((array == copy).all() for array, copy in zip((*third, *fourth), seen, strict=True))


@pytest.mark.parametrize("id", game_ids())
@pytest.mark.parametrize("observation", [FEATURES, INT8, NUMBERS])
def test_what_is_written_over_is_what_would_be_written_afresh(id: str, observation: str) -> None:
    many = ManyGames(6, id, 2, observation=observation)
    rng = np.random.default_rng(3)
    seen, _ = many.reset(seed=5)
    for step in range(60):
        for game, state in enumerate(many.states()):
            seat = int(seen["seat"][game])
            assert (seen["observation"][game] == many.setup.observe(state, seat)).all()
            assert (seen["action_mask"][game] == many.setup.mask(state, seat)).all()
        if step == 30:
            seen, _ = many.reset(seed=6)
        seen, *_ = many.step(np.array([rng.choice(mask.nonzero()[0]) for mask in seen["action_mask"]]))


@pytest.mark.parametrize("observation", [FEATURES, INT8, NUMBERS])
def test_what_one_is_shown_cannot_be_written_on(observation: str) -> None:
    """It would stay there when the sheet is written on again, where nothing of the game has changed."""
    for array in Shown(observation).next():
        with pytest.raises(ValueError, match="read-only"):
            array[0, 0] = 9


def test_nor_can_the_seats_which_say_whose_the_next_rewards_are() -> None:
    seen, _ = ManyGames(3).reset(seed=1)
    with pytest.raises(ValueError, match="read-only"):
        seen["seat"] += 1


def test_a_step_that_fails_halfway_leaves_nothing_behind() -> None:
    many = ManyGames(3, "silver_gold")
    many.reset(seed=1)
    with pytest.raises(TypeError):
        many._batch.step([0, None, 0], False, many._sheets.next().ledger)  # type: ignore[list-item, union-attr]
    seen, *_ = many.step(np.zeros(3, dtype=np.int64))
    for game, state in enumerate(many.states()):
        assert (seen["observation"][game] == many.setup.observe(state, int(seen["seat"][game]))).all()
