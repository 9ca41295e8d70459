"""The games as Gymnasium environments: one learner, and opponents by name on the other seats.

>>> import gymnasium, doubloon.envs.gymnasium
>>> env = gymnasium.make("doubloon/SilverGold-v1", opponents=["greedy"])
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
from gymnasium import spaces

from doubloon.bots.bot import Bot
from doubloon.bots.make import bot_seed
from doubloon.bots.own import seat_bot
from doubloon.core.chair import Chair
from doubloon.core.options import Value
from doubloon.core.state import State
from doubloon.envs.features import FEATURES, Array
from doubloon.envs.setup import RENDER_MODES, BadEnvironment, Rewarding, Seeds, Setup, check_mode, whole

Observation = dict[str, Array]

IDS = {
    "doubloon/SilverGold-v1": "silver_gold",
    "doubloon/LootIsland-v1": "loot_island",
    "doubloon/Jackal-v1": "jackal",
    "doubloon/Maracaibo-v1": "maracaibo",
}


class OneLearner(gymnasium.Env[Observation, int]):
    """A seat of a table; the opponents answer at once. `seat` counts from 1; 0 draws another seat every game."""

    metadata: dict[str, Any] = {"render_modes": RENDER_MODES, "render_fps": 2}  # noqa: RUF012, as its base has it

    def __init__(
        self,
        game: str = "silver_gold",
        opponents: Sequence[str] = ("random",),
        seat: int = 1,
        options: Mapping[str, Value] | None = None,
        reward: str = "win",
        observation: str = FEATURES,
        strict: bool = False,
        render_mode: str | None = None,
    ) -> None:
        check_mode(render_mode)
        listed = isinstance(opponents, Sequence) and not isinstance(opponents, str)
        if not listed or not all(isinstance(name, str) for name in opponents):
            raise BadEnvironment(f"opponents are a list of names, such as ['greedy']; not {str(opponents)[:40]!r}")
        seat = whole("the learner's seat", seat)
        self.setup = Setup(game, len(opponents) + 1, options, reward, observation)
        if not 0 <= seat <= self.setup.seats:
            raise BadEnvironment(f"the learner sits on seat 1 to {self.setup.seats}, or 0 for any; not on {seat}")
        for name in opponents:
            seat_bot(name, "")  # a wrong name is told now, not in the middle of a run
        self.opponents = list(opponents)
        self.chosen = seat
        self.strict = strict
        self.render_mode = render_mode
        self.observation_space: spaces.Space[Any] = self.setup.observation_space(self.setup.moves)
        self.action_space: spaces.Space[Any] = spaces.Discrete(self.setup.moves)
        self._seeds = Seeds()
        self._state: State | None = None
        self._seat = 0
        self._bots: list[Bot | None] = []

    def __getstate__(self) -> dict[str, Any]:
        """The game as it is; opponents remember nothing, so their names and seeds are enough."""
        return {**self.__dict__, "_bots": [bot and (bot.name, bot.seed) for bot in self._bots]}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        self._bots = [bot and seat_bot(*bot) for bot in kept["_bots"]]

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        self.setup.check_reset(options)
        super().reset(seed=seed)
        name = self._seeds.next(seed)
        state = self._state = self.setup.new(name)
        self._seat = self.chosen - 1 if self.chosen else int(self.np_random.integers(self.setup.seats))
        names = iter(self.opponents)
        self._bots = [
            None if seat == self._seat else seat_bot(next(names), bot_seed(name, seat))
            for seat in range(self.setup.seats)
        ]
        self._let_others_play(state)
        self._rewarding = Rewarding(self.setup, state)
        return self._observation(state), {"seat": self._seat}

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Play the move of this number. One that is not in the mask raises if the environment is `strict`; otherwise
        the first legal move is played, and `info["illegal"]` says why.
        """
        state = self._state
        if state is None or state.over():
            raise BadEnvironment("no game goes on; reset the environment first")
        info: dict[str, Any] = {"seat": self._seat}
        wrong = self.setup.play(state, self._seat, action, self.strict)
        if wrong:
            info["illegal"] = wrong
        self._let_others_play(state)
        return self._observation(state), self._rewarding.gained(state)[self._seat], state.over(), False, info

    def render(self) -> Any:
        if self.render_mode is None:
            return None
        if self._state is None:
            raise BadEnvironment("there is nothing to render yet; reset the environment first")
        return self.setup.rendered(self._state, self._seat, self.render_mode)

    def _let_others_play(self, state: State) -> None:
        while not state.over() and self._seat not in state.deciders():
            seat = state.deciders()[0]
            bot = self._bots[seat]
            assert bot is not None
            state.play(seat, bot.choose(Chair(state, seat)))

    def _observation(self, state: State) -> Observation:
        return {
            "observation": self.setup.observe(state, self._seat),
            "action_mask": self.setup.mask(state, self._seat),
        }


for _id, _game in IDS.items():
    gymnasium.register(
        _id,
        entry_point="doubloon.envs.gymnasium:OneLearner",
        vector_entry_point="doubloon.envs.vector:ManyGames",
        kwargs={"game": _game},
        disable_env_checker=True,  # it samples actions without a mask
    )
