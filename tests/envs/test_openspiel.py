"""OpenSpiel's own tests and searchers, for every game."""

from __future__ import annotations

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import ismcts, mcts

import doubloon.envs.openspiel
from doubloon.registry import game_ids

GAMES = [f"doubloon_{id}" for id in game_ids()]
assert doubloon.envs.openspiel.SEEDS > 1


@pytest.mark.parametrize("name", [*GAMES, "doubloon_maracaibo(players=1)", "doubloon_jackal(players=4)"])
def test_random_games_run_with_states_written_and_read_back(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


def test_options_are_part_of_the_name() -> None:
    game = pyspiel.load_game("doubloon_loot_island(players=3,options=healers:open+events_shown:yes)")
    state = game.new_initial_state()
    state.apply_action(1)
    assert '"events_shown":[' in state.observation_string(0)


def test_an_information_state_is_what_a_seat_has_seen_and_done() -> None:
    """Worlds that a seat cannot tell apart have the same string; its own moves make another one."""
    game = pyspiel.load_game("doubloon_silver_gold")
    state = game.new_initial_state()
    state.apply_action(7)
    seen = state.information_state_string(0)
    world = state.resample_from_infostate(0, np.random.RandomState(1).uniform)
    assert world.observation_string(0) == state.observation_string(0)
    assert world.observation_string(1) != state.observation_string(1)
    assert (world.observation_tensor(0) == state.observation_tensor(0)).all()
    one, other = state.child(state.legal_actions()[0]), state.child(state.legal_actions()[1])
    assert len({seen, one.information_state_string(0), other.information_state_string(0)}) == 3
    assert one.information_state_string(1) == other.information_state_string(1)  # sealed: the other knows nothing


def test_their_searchers_play() -> None:
    game = pyspiel.load_game("doubloon_silver_gold")
    rng = np.random.RandomState(3)
    state = game.new_initial_state()
    state.apply_action(11)
    evaluator = mcts.RandomRolloutEvaluator(1, rng)
    for bot in (
        mcts.MCTSBot(game, 2, 4, evaluator, random_state=rng),
        ismcts.ISMCTSBot(game, evaluator, 2.0, 4, random_state=rng, allow_inconsistent_action_sets=True),
    ):
        assert bot.step(state) in state.legal_actions()


def test_their_environment_plays_a_game() -> None:
    env = rl_environment.Environment(pyspiel.load_game("doubloon_silver_gold"))
    step = env.reset()
    steps = 0
    while not step.last():
        seat = step.observations["current_player"]
        step = env.step([step.observations["legal_actions"][seat][0]])
        steps += 1
    assert steps > 20
    assert sum(step.rewards) == pytest.approx(0)
