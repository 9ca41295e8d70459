"""Many games in one process, stepped together: a Gymnasium vector environment for self-play with shared weights.

In each game the seat that is asked observes and moves; `observation["seat"]` says which. A game that has ended begins
again within the same step, and the rewards of its last move stand in `info`.
"""

from __future__ import annotations

import gc
from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from doubloon.core.batch import Batch
from doubloon.core.ledger import Ledger
from doubloon.core.options import Value
from doubloon.core.state import State
from doubloon.envs.features import FEATURES, Array, as_numbers
from doubloon.envs.setup import BadEnvironment, Seeds, Setup, whole
from doubloon.envs.sheets import Sheet, Sheets

Observation = dict[str, Array]

WHOLE = "iu"  # kinds of numbers, as numpy calls them


class ManyGames(VectorEnv[Observation, Array, Array]):
    """`num_envs` games of one kind of table.

    The reward of a step is that of the seat that moved. At the end of a game every seat has one: `info["rewards"]`
    holds all of them, by game and seat, and `info["ended"]` says in which games they count.
    """

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}  # noqa: RUF012, as its base

    def __init__(
        self,
        num_envs: int = 256,
        game: str = "silver_gold",
        seats: int = 2,
        options: Mapping[str, Value] | None = None,
        reward: str = "win",
        observation: str = FEATURES,
        strict: bool = False,
    ) -> None:
        num_envs = whole("the number of games", num_envs)
        if num_envs < 1:
            raise BadEnvironment(f"a batch has at least one game, not {num_envs}")
        if reward == "ply":
            raise BadEnvironment("a batch gives its rewards at the end of a game; take win or margin")
        self.setup = Setup(game, seats, options, reward, observation)
        self.num_envs = num_envs
        self.strict = strict
        seen = self.setup.observation_space(self.setup.moves)
        self.single_observation_space = spaces.Dict({**seen.spaces, "seat": spaces.Discrete(seats)})
        self.single_action_space = spaces.Discrete(self.setup.moves)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._seeds = Seeds()
        self._sheets = Sheets(self.setup, num_envs)
        self._batch: Batch | None = None
        self._asked: Array = np.zeros(num_envs, dtype=np.int64)

    def __getstate__(self) -> dict[str, Any]:
        """The games as they are; memory for what is seen of them is made anew."""
        batch = self._batch
        games = None if batch is None else (batch.seed, batch.begun, batch.states)
        return {**self.__dict__, "_batch": games, "_sheets": None}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        setup = self.setup
        self._sheets = Sheets(setup, self.num_envs)
        if kept["_batch"] is not None:
            seed, begun, states = kept["_batch"]
            self._batch = Batch(setup.game, setup.seats, setup.options, seed, 0)
            self._batch.begun, self._batch.states = begun, states

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        if isinstance(seed, list):
            raise BadEnvironment("a batch takes one seed, from which those of its games follow; not a list")
        setup = self.setup
        setup.check_reset(options)
        self._batch = Batch(setup.game, setup.seats, setup.options, self._seeds.next(seed), self.num_envs)
        sheet = self._sheets.next()
        self._batch.look(sheet.ledger)
        return self._observation(self._batch, sheet), {}

    def step(self, actions: Array) -> tuple[Observation, Array, Array, Array, dict[str, Any]]:
        batch = self._batch
        if batch is None:
            raise BadEnvironment("no games go on; reset the environment first")
        given = self._in_an_array(actions)
        if given.dtype.kind not in WHOLE:
            raise BadEnvironment(f"actions are the numbers of moves, in an array of integers; not of {given.dtype}")
        movers = self._asked
        sheet = self._sheets.next()
        wrong = _undisturbed(batch, given.tolist(), self.strict, sheet.ledger)
        rewards = np.zeros(self.num_envs, dtype=np.float64)
        ended = np.zeros(self.num_envs, dtype=np.bool_)
        every = np.zeros((self.num_envs, self.setup.seats), dtype=np.float64)
        for place, state in batch.ended:
            ended[place] = True
            every[place] = self.setup.rewards(state)
            rewards[place] = every[place, movers[place]]
        info: dict[str, Any] = {"rewards": every, "ended": ended}
        if wrong:
            info["illegal"] = wrong
        return self._observation(batch, sheet), rewards, ended, np.zeros(self.num_envs, dtype=np.bool_), info

    def _in_an_array(self, actions: Array) -> Array:
        try:
            given = np.asarray(actions)
        except ValueError:  # lists of unequal length
            given = np.zeros(0)
        if given.shape != (self.num_envs,):
            raise BadEnvironment(f"a step takes a move for each of the {self.num_envs} games, in one array")
        return given

    def states(self) -> list[State]:
        """The games themselves, for those who look inside."""
        if self._batch is None:
            raise BadEnvironment("no games go on; reset the environment first")
        return self._batch.states

    def _observation(self, batch: Batch, sheet: Sheet) -> Observation:
        seen, masks = sheet.show(batch.legal())
        self._asked = as_numbers(batch.asked())  # can only be read, as the other two: the next rewards go by it
        return {"observation": seen, "action_mask": masks, "seat": self._asked}


def _undisturbed(batch: Batch, moves: list[int], strict: bool, ledger: Ledger) -> list[int]:
    """A step during which Python does not search for circles: it leaves none, and the search would cost a quarter."""
    searching = gc.isenabled()
    gc.disable()
    try:
        return batch.step(moves, strict, ledger)
    finally:
        if searching:
            gc.enable()
