"""PettingZoo's own tests, for every game and number of seats; and what it expects of wrong input."""

from __future__ import annotations

import copy
import pickle
import warnings
from collections.abc import Iterator

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, render_test, seed_test
from pettingzoo.utils.conversions import turn_based_aec_to_parallel

from doubloon.core.errors import BadMove, BadOption, BadSeats, IllegalMove
from doubloon.envs import pettingzoo
from doubloon.envs.setup import BadEnvironment
from tests.envs.tables import OPTIONS, TABLES


@pytest.fixture(autouse=True)
def _dictionaries_are_fine() -> Iterator[None]:
    """PettingZoo warns of observations that hold a mask, and silences that for its own games by their names."""
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", message="Observation space for each agent probably should be")
        warnings.filterwarnings("ignore", message="Observation is not a NumPy array")
        yield


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_every_game_passes_their_tests(game: str, seats: int) -> None:
    api_test(pettingzoo.env(game, seats), num_cycles=60)
    parallel_api_test(pettingzoo.parallel_env(game, seats), num_cycles=20)


@pytest.mark.parametrize(("game", "seats", "options"), OPTIONS)
def test_so_do_their_options(game: str, seats: int, options: dict[str, str]) -> None:
    api_test(pettingzoo.env(game, seats, options, reward="ply", observation="numbers"), num_cycles=60)
    parallel_api_test(pettingzoo.parallel_env(game, seats, options, reward="margin"), num_cycles=20)


@pytest.mark.parametrize(("game", "seats", "options"), [*[(*table, None) for table in TABLES], *OPTIONS])
def test_seeds_decide_everything_and_tables_can_be_drawn(
    game: str, seats: int, options: dict[str, str] | None, capsys: pytest.CaptureFixture[str]
) -> None:
    seed_test(lambda: pettingzoo.env(game, seats, options), num_cycles=10)
    parallel_seed_test(lambda: pettingzoo.parallel_env(game, seats, options), num_cycles=5)
    render_test(lambda render_mode=None: pettingzoo.env(game, seats, options, render_mode=render_mode))
    capsys.readouterr()


def test_turn_based_tables_can_be_wrapped_for_learners_that_want_all_seats_at_once() -> None:
    parallel_api_test(turn_based_aec_to_parallel(pettingzoo.env("loot_island", 3)), num_cycles=20)


def test_rewards_of_a_whole_game_add_up_to_nothing_and_name_the_winner() -> None:
    env = pettingzoo.env("silver_gold", 3)
    env.reset(seed=5)
    total = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter(max_iter=2000):
        observation, reward, terminated, *_ = env.last()
        total[agent] += reward
        env.step(None if terminated else int(np.flatnonzero(observation["action_mask"])[0]))
    state = env.state_of_play
    assert state is not None
    outcome = state.outcome()
    assert outcome is not None
    assert sum(total.values()) == pytest.approx(0)
    best = max(total.values())
    assert [agent for agent, reward in total.items() if reward == best] == [
        env.possible_agents[seat] for seat in outcome.winners
    ]


def test_rewards_by_ply_add_up_to_the_margin() -> None:
    env = pettingzoo.env("silver_gold", 2, reward="ply")
    env.reset(seed=5)
    total = 0.0
    for agent in env.agent_iter(max_iter=2000):
        observation, reward, terminated, *_ = env.last()
        total += reward if agent == "seat_1" else 0
        env.step(None if terminated else int(np.flatnonzero(observation["action_mask"])[-1]))
    assert env.state_of_play is not None
    one, other = env.state_of_play.scores()
    assert total == one - other


def test_environments_are_copied_and_pickled_in_the_middle_of_a_game() -> None:
    env = pettingzoo.env("maracaibo", 2)
    env.reset(seed=1)
    for _ in range(30):
        env.step(int(np.flatnonzero(env.last()[0]["action_mask"])[0]))
    for other in (copy.deepcopy(env), pickle.loads(pickle.dumps(env))):
        assert (other.last()[0]["observation"] == env.last()[0]["observation"]).all()
        other.step(int(np.flatnonzero(other.last()[0]["action_mask"])[-1]))
    assert env.state_of_play is not None
    assert env.state_of_play.plies == 30


def test_what_is_wrong_is_said_in_a_sentence_and_changes_nothing() -> None:
    with pytest.raises(BadSeats, match="takes 1 to 4 seats, not 9"):
        pettingzoo.env("silver_gold", 9)
    with pytest.raises(BadOption, match="no option 'wind'"):
        pettingzoo.env("silver_gold", 2, {"wind": 3})
    with pytest.raises(BadEnvironment, match="there is no reward 'gold'"):
        pettingzoo.env(reward="gold")
    with pytest.raises(BadEnvironment, match="there is no observation 'pixels'"):
        pettingzoo.env(observation="pixels")
    with pytest.raises(BadEnvironment, match="there is no render mode 'smoke'"):
        pettingzoo.env(render_mode="smoke")
    env = pettingzoo.env(render_mode="ansi")
    with pytest.raises(BadEnvironment, match="reset the environment first"):
        env.render()
    env.reset(seed=1)
    before = env.state_of_play.digest() if env.state_of_play else ""
    with pytest.raises(IllegalMove, match="SG-"):
        env.step(int(np.flatnonzero(env.last()[0]["action_mask"] == 0)[0]))
    with pytest.raises(BadMove, match="there is no move 100000"):
        env.step(100_000)
    with pytest.raises(BadEnvironment, match="must move"):
        env.step(None)
    for wrong in (2.5, float("nan"), np.float64(3), "3"):
        with pytest.raises(BadEnvironment, match="an action is the number of a move, not"):
            env.step(wrong)  # type: ignore[arg-type]
    assert env.state_of_play is not None
    assert env.state_of_play.digest() == before
    with pytest.raises(BadEnvironment, match="a seed is a whole number, not 'tonight'"):
        env.reset(seed="tonight")  # type: ignore[arg-type]
    with pytest.raises(BadEnvironment, match=r"the number of seats is a whole number, not '2\.0'"):
        pettingzoo.env("silver_gold", 2.0)  # type: ignore[arg-type]
    with pytest.raises(BadEnvironment, match="options are a dictionary"):
        pettingzoo.env("silver_gold", 2, ["memory_aid"])  # type: ignore[arg-type]
    strict = pettingzoo.parallel_env(strict=True)
    strict.reset(seed=1)
    with pytest.raises(IllegalMove):
        strict.step({"seat_1": 300, "seat_2": 300})
    with pytest.raises(BadEnvironment, match="seat_1 is asked now, and has to move"):
        strict.step({})
    loose = pettingzoo.parallel_env()
    loose.reset(seed=1)
    assert "has to move rather than wait" in loose.step({})[4]["seat_2"]["illegal"]
    with pytest.raises(BadEnvironment, match="there is no agent 'ghost'; there are seat_1, seat_2"):
        loose.step({"ghost": 1})
    for look in (env.observe, env.observation_space, env.action_space):
        with pytest.raises(BadEnvironment, match="there is no agent 'ghost'; there are seat_1, seat_2"):
            look("ghost")
    for nothing in (None, [1, 2]):
        with pytest.raises(BadEnvironment, match="a step takes a dictionary of agents and their actions, not"):
            loose.step(nothing)  # type: ignore[arg-type]


@pytest.mark.parametrize("wrong", [300, 2.5, 100_000])
def test_where_one_of_several_is_refused_nobody_has_moved(wrong: int) -> None:
    strict = pettingzoo.parallel_env(strict=True)
    observations, _ = strict.reset(seed=1)
    assert strict.state_of_play is not None
    assert strict.state_of_play.deciders() == (0, 1)
    before = strict.state_of_play.digest()
    with pytest.raises((BadMove, IllegalMove, BadEnvironment)):
        strict.step({"seat_1": int(observations["seat_1"]["action_mask"].argmax()), "seat_2": wrong})
    assert strict.state_of_play.digest() == before


def test_a_step_and_a_look_after_the_end_are_refused() -> None:
    env = pettingzoo.env()
    env.reset(seed=1)
    for _ in env.agent_iter():
        observation, _, terminated, *_ = env.last()
        env.step(None if terminated else int(observation["action_mask"].argmax()))
    for action in (None, 3):
        with pytest.raises(BadEnvironment, match="over for everybody; reset the environment first"):
            env.step(action)
    with pytest.raises(BadEnvironment, match="over for everybody; reset the environment first"):
        env.last()
    together = pettingzoo.parallel_env()
    observations, _ = together.reset(seed=1)
    while together.agents:
        actions = {agent: int(seen["action_mask"].argmax()) for agent, seen in observations.items()}
        observations, *_ = together.step(actions)
    with pytest.raises(BadEnvironment, match="over for everybody; reset the environment first"):
        together.step({})


def test_a_reset_without_a_seed_is_another_game_that_follows_from_the_last_seed() -> None:
    digests = []
    for _ in range(2):
        env = pettingzoo.env()
        env.reset(seed=3)
        for _ in range(2):
            env.reset()
            assert env.state_of_play is not None
            digests.append(env.state_of_play.digest())
    assert digests[:2] == digests[2:]
    assert digests[0] != digests[1]


def test_a_reset_with_an_option_of_the_game_says_where_that_belongs() -> None:
    """Others are passed over: PettingZoo's own tests give one."""
    for env in (pettingzoo.env("silver_gold"), pettingzoo.parallel_env("silver_gold")):
        env.reset(seed=0, options={"options": 1})
        with pytest.raises(BadEnvironment, match="no option 'memory_aid'; those of silver_gold are given when"):
            env.reset(seed=0, options={"memory_aid": True})
