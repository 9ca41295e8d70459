"""The games as PettingZoo environments: `env` turn by turn (AEC), `parallel_env` for seats that decide at once."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv

from doubloon.core.options import Value
from doubloon.core.state import State
from doubloon.core.view import SPECTATOR
from doubloon.envs.features import FEATURES, Array
from doubloon.envs.setup import RENDER_MODES, BadEnvironment, Rewarding, Seeds, Setup, check_mode, move_number

Observation = dict[str, Array]


class _Seats:
    """What both kinds of environments have: agents by seat, spaces, a picture."""

    metadata: ClassVar[dict[str, Any]]
    possible_agents: list[str]
    render_mode: str | None
    setup: Setup
    state_of_play: State | None

    def _sit_down(self, setup: Setup, render_mode: str | None, moves: int) -> None:
        check_mode(render_mode)
        self.setup = setup
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat + 1}" for seat in range(setup.seats)]
        self.agents: list[str] = []
        self.state_of_play = None
        self._observation_space = setup.observation_space(moves)
        self._action_space = spaces.Discrete(moves)

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        self._seat(agent)
        return self._observation_space

    def action_space(self, agent: str) -> spaces.Space[Any]:
        self._seat(agent)
        return self._action_space

    def render(self) -> Any:
        """The table as everybody may see it."""
        if self.render_mode is None:
            return None
        if self.state_of_play is None:
            raise BadEnvironment("there is nothing to render yet; reset the environment first")
        return self.setup.rendered(self.state_of_play, SPECTATOR, self.render_mode)

    def close(self) -> None:
        """There is nothing to close."""

    def _table(self) -> State:
        if self.state_of_play is None:
            raise BadEnvironment("no game has begun; reset the environment first")
        return self.state_of_play

    def _check_alive(self) -> None:
        self._table()
        if not self.agents:
            raise BadEnvironment("the game is over for everybody; reset the environment first")

    def _seat(self, agent: str) -> int:
        if agent not in self.possible_agents:
            raise BadEnvironment(f"there is no agent {str(agent)[:40]!r}; there are {', '.join(self.possible_agents)}")
        return self.possible_agents.index(agent)


class raw_env(_Seats, AECEnv[str, Observation, int]):  # type: ignore[misc]
    """Turn by turn: the seat that is asked observes and moves; of several, the first."""

    metadata: ClassVar[dict[str, Any]] = {
        "render_modes": RENDER_MODES,
        "name": "doubloon_v1",
        "is_parallelizable": False,
        "render_fps": 2,
    }

    def __init__(
        self,
        game: str = "silver_gold",
        seats: int = 2,
        options: Mapping[str, Value] | None = None,
        reward: str = "win",
        observation: str = FEATURES,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        setup = Setup(game, seats, options, reward, observation)
        self._sit_down(setup, render_mode, setup.moves)
        self._seeds = Seeds()

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.setup.check_reset(options, strangers=True)  # PettingZoo's own tests give one
        self.state_of_play = self.setup.new(self._seeds.next(seed))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._rewarding = Rewarding(self.setup, self.state_of_play)
        self._next()

    def observe(self, agent: str) -> Observation:
        state, seat = self._table(), self._seat(agent)
        return {"observation": self.setup.observe(state, seat), "action_mask": self.setup.mask(state, seat)}

    def last(self, observe: bool = True) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        self._check_alive()
        return super().last(observe)  # type: ignore[no-any-return]

    def step(self, action: int | None) -> None:
        """Play the move of this number for the agent that is asked; an illegal one raises and changes nothing."""
        self._check_alive()
        state, agent = self._table(), self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise BadEnvironment(f"{agent} must move; None is for agents whose game is over")
        state.play(self.possible_agents.index(agent), self.setup.game.moveset[move_number(action)])
        self._cumulative_rewards[agent] = 0.0
        self._reward(state)
        self._accumulate_rewards()
        self._next()

    def _reward(self, state: State) -> None:
        for agent, reward in zip(self.possible_agents, self._rewarding.gained(state), strict=True):
            self.rewards[agent] = reward
        if state.over():
            self.terminations = dict.fromkeys(self.agents, True)

    def _next(self) -> None:
        deciders = self._table().deciders()
        self.agent_selection = self.possible_agents[deciders[0]] if deciders else self.agents[0]


env = raw_env


class parallel_env(_Seats, ParallelEnv[str, Observation, int]):  # type: ignore[misc]
    """All seats at once: those that are asked move, the others pass with the last action, which is theirs alone.

    An action that is not in the mask raises if the environment is `strict`; otherwise the first legal move is played,
    and `infos` says why: PettingZoo's own tests play without masks.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": RENDER_MODES, "name": "doubloon_v1", "render_fps": 2}

    def __init__(
        self,
        game: str = "silver_gold",
        seats: int = 2,
        options: Mapping[str, Value] | None = None,
        reward: str = "win",
        observation: str = FEATURES,
        strict: bool = False,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        setup = Setup(game, seats, options, reward, observation)
        self._sit_down(setup, render_mode, setup.moves + 1)
        self.waits = setup.moves
        self.strict = strict
        self._seeds = Seeds()

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        self.setup.check_reset(options, strangers=True)  # PettingZoo's own tests give one
        self.state_of_play = self.setup.new(self._seeds.next(seed))
        self.agents = self.possible_agents[:]
        self._rewarding = Rewarding(self.setup, self.state_of_play)
        return self._observations(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        """Play the moves of all who are asked. If one of them is refused, none is played."""
        self._check_alive()
        state = self._table()
        if not isinstance(actions, Mapping):
            raise BadEnvironment(f"a step takes a dictionary of agents and their actions, not {str(actions)[:40]!r}")
        given = {self._seat(agent): move_number(action) for agent, action in actions.items()}
        chosen = [(seat, given.get(seat, self.waits)) for seat in state.deciders()]
        if self.strict:
            for seat, action in chosen:
                self._check(state, seat, action)
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        for seat, action in chosen:
            agent = self.possible_agents[seat]
            wrong = self.setup.play(state, seat, action, self.strict)
            if wrong:
                infos[agent]["illegal"] = _cannot_wait(agent) if action == self.waits else wrong
        agents, over = self.agents, state.over()
        gained = self._rewarding.gained(state)
        observations = self._observations()
        if over:
            self.agents = []
        return (
            observations,
            {agent: gained[self.possible_agents.index(agent)] for agent in agents},
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, False),
            infos,
        )

    def _check(self, state: State, seat: int, action: int) -> None:
        if action == self.waits:
            raise BadEnvironment(_cannot_wait(self.possible_agents[seat]))
        move = self.setup.game.moveset[action]
        if state.check(seat, move):
            raise state.refusal(seat, move)

    def _observations(self) -> dict[str, Observation]:
        state = self._table()
        return {
            agent: {
                "observation": self.setup.observe(state, self.possible_agents.index(agent)),
                "action_mask": self._mask(state, self.possible_agents.index(agent)),
            }
            for agent in self.agents
        }

    def _mask(self, state: State, seat: int) -> Array:
        mask = np.zeros(self.waits + 1, dtype=np.int8)
        mask[[move.id for move in state.offers(seat)] or [self.waits]] = 1
        return mask


def _cannot_wait(agent: str) -> str:
    return f"{agent} is asked now, and has to move rather than wait"
