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
from doubloon.core.options import Value
from doubloon.core.state import State
from doubloon.envs.features import FEATURES, NUMBERS, Array, as_numbers
from doubloon.envs.setup import BadEnvironment, Seeds, Setup
from doubloon.envs.sheets import Sheets

Observation = dict[str, Array]


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
        self._sheets = Sheets(self.setup.features)
        self._batch: Batch | None = None
        self._asked: Array = np.zeros(num_envs, dtype=np.int64)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        if isinstance(seed, list):
            raise BadEnvironment("a batch takes one seed, from which those of its games follow; not a list")
        setup = self.setup
        self._batch = Batch(setup.game, setup.seats, setup.options, self._seeds.next(seed), self.num_envs)
        return self._observation(self._batch), {}

    def step(self, actions: Array) -> tuple[Observation, Array, Array, Array, dict[str, Any]]:
        batch = self._batch
        if batch is None:
            raise BadEnvironment("no games go on; reset the environment first")
        moves = np.asarray(actions).tolist()
        if not isinstance(moves, list) or len(moves) != self.num_envs:
            raise BadEnvironment(f"a step takes a move for each of the {self.num_envs} games, in one array")
        movers = self._asked
        wrong = _undisturbed(batch, moves, self.strict)
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
        return self._observation(batch), rewards, ended, np.zeros(self.num_envs, dtype=np.bool_), info

    def states(self) -> list[State]:
        """The games themselves, for those who look inside."""
        if self._batch is None:
            raise BadEnvironment("no games go on; reset the environment first")
        return self._batch.states

    def _observation(self, batch: Batch) -> Observation:
        rows = as_numbers(batch.rows()).reshape(self.num_envs, -1)
        self._asked = as_numbers(batch.asked()).copy()
        return {
            "observation": rows if self.setup.observation == NUMBERS else self._sheets.widen(rows),
            "action_mask": self._masks(batch),
            "seat": self._asked,
        }

    def _masks(self, batch: Batch) -> Array:
        masks = np.zeros(self.num_envs * self.setup.moves, dtype=np.int8)
        masks[as_numbers(batch.legal())] = 1
        return masks.reshape(self.num_envs, -1)


def _undisturbed(batch: Batch, moves: list[int], strict: bool) -> list[int]:
    """A step during which Python does not search for circles: it leaves none, and the search would cost a quarter."""
    searching = gc.isenabled()
    gc.disable()
    try:
        return batch.step(moves, strict)
    finally:
        if searching:
            gc.enable()
