"""OpenSpiel's own tests and searchers, for every game."""

from __future__ import annotations

import copy
import pickle
import subprocess
import sys

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.observation import make_observation

from doubloon.core.errors import BadMove, IllegalMove
from doubloon.envs.openspiel import SEEDS, Past, SpielState
from doubloon.envs.setup import BadEnvironment
from doubloon.registry import game_ids

GAMES = [f"doubloon_{id}" for id in game_ids()]
assert SEEDS > 1


@pytest.mark.parametrize("name", [*GAMES, "doubloon_maracaibo(players=1)", "doubloon_jackal(players=4)"])
def test_random_games_run_with_states_written_and_read_back(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


def test_the_door_needs_no_package_of_another_one() -> None:
    """`pip install 'doubloon[spiel]'` brings none of these."""
    program = """
import sys
for package in ("gymnasium", "pettingzoo", "PIL"):
    sys.modules[package] = None
import pyspiel, doubloon.envs.openspiel
state = pyspiel.load_game("doubloon_silver_gold").new_initial_state()
state.apply_action(7)
print(len(state.observation_tensor()))
"""
    assert int(subprocess.run([sys.executable, "-c", program], capture_output=True, check=True).stdout) == 947


def test_options_are_part_of_the_name() -> None:
    game = pyspiel.load_game("doubloon_loot_island(players=3,options=healers:open+events_shown:yes)")
    state = game.new_initial_state()
    state.apply_action(1)
    assert '"events_shown":[' in state.observation_string(0)


def test_games_and_positions_are_pickled_for_other_processes() -> None:
    """One that has not imported this module as well."""
    game = pyspiel.load_game("doubloon_loot_island(players=3,options=healers:open)")
    assert str(pickle.loads(pickle.dumps(game))) == str(copy.deepcopy(game)) == str(game)
    state = begun("doubloon_jackal", np.random.RandomState(1), 20)
    assert pickle.loads(pickle.dumps(state)).history() == state.history()
    program = "import sys, pickle; print(*pickle.load(sys.stdin.buffer), sep='\\n')"
    done = subprocess.run(
        [sys.executable, "-c", program], input=pickle.dumps([game, state]), capture_output=True, check=True
    )
    assert done.stdout.decode().splitlines() == [str(game), str(state)]


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


@pytest.mark.parametrize("name", GAMES)
def test_an_information_state_is_the_same_in_every_world_that_a_seat_holds_possible(name: str) -> None:
    """String and tensor, in the middle of a game; and both go on in that world as it goes on."""
    rng = np.random.RandomState(5)
    state = begun(name, rng, 60)
    seat = state.current_player()
    world = state.resample_from_infostate(seat, rng.uniform)
    assert world.information_state_string(seat) == state.information_state_string(seat)
    tensor = state.information_state_tensor(seat)
    assert (world.information_state_tensor(seat) == tensor).all()
    assert [len(tensor)] == state.get_game().information_state_tensor_shape()
    for _ in range(20):
        if world.is_terminal():
            break
        world.information_state_tensor()
        world.apply_action(rng.choice(world.legal_actions()))
    assert world.information_state_string(seat) != state.information_state_string(seat)


@pytest.mark.parametrize("name", GAMES)
def test_an_information_state_does_not_depend_on_when_it_was_first_asked_for(name: str) -> None:
    """Kept from the beginning or found by playing again, it is the same; and it begins with what is seen now."""
    rng = np.random.RandomState(6)
    state = begun(name, rng, 1)
    for _ in range(30):
        state.information_state_string(0)
        state.apply_action(rng.choice(state.legal_actions()))
    late = state.get_game().new_initial_state()
    for action in state.history():
        late.apply_action(action)
    for seat in range(2):
        assert late.information_state_string(seat) == state.information_state_string(seat)
        seen = late.observation_tensor(seat)
        assert (late.information_state_tensor(seat)[: len(seen)] == seen).all()


def test_an_information_state_remembers_what_the_view_has_forgotten() -> None:
    """Two ways to the same sight: an observation is equal, an information state is not."""
    one, other = Past().seen(b"sea").seen(b"land"), Past().seen(b"land")
    assert one.sight == other.sight
    assert one.digest != other.digest
    assert other.seen(b"land") == other  # nothing has changed for this seat, whoever has moved


def test_tools_that_ask_for_information_state_tensors_get_them() -> None:
    """OpenSpiel's observers, and its learners through its environment."""
    game = pyspiel.load_game("doubloon_silver_gold")
    state = begun("doubloon_silver_gold", np.random.RandomState(1), 10)
    wanted = pyspiel.IIGObservationType(perfect_recall=True)
    observer = make_observation(game, wanted)
    observer.set_from(state, 1)
    assert (observer.tensor == state.information_state_tensor(1)).all()
    assert observer.string_from(state, 1) == state.information_state_string(1)
    env = rl_environment.Environment(game, observation_type=rl_environment.ObservationType.INFORMATION_STATE)
    assert [len(env.reset().observations["info_state"][0])] == game.information_state_tensor_shape()


def begun(name: str, rng: np.random.RandomState, moves: int) -> SpielState:
    """A game of which so many random moves are played."""
    state = pyspiel.load_game(name).new_initial_state()
    state.apply_action(7)
    for _ in range(moves):
        state.apply_action(rng.choice(state.legal_actions()))
    return state  # type: ignore[no-any-return]


@pytest.mark.parametrize("name", GAMES)
def test_their_searchers_play(name: str) -> None:
    """Also deep in worlds that are not the real one: what happens there could not happen here."""
    rng = np.random.RandomState(3)
    state = begun(name, rng, 19)
    game = state.get_game()
    evaluator = mcts.RandomRolloutEvaluator(1, rng)
    for bot in (
        mcts.MCTSBot(game, 2, 4, evaluator, random_state=rng),
        ismcts.ISMCTSBot(game, evaluator, 2.0, 8, random_state=rng, allow_inconsistent_action_sets=True),
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


def test_what_is_wrong_is_said_in_a_sentence_and_changes_nothing() -> None:
    state = pyspiel.load_game("doubloon_silver_gold").new_initial_state()
    for seed in (-2, SEEDS):
        with pytest.raises(BadEnvironment, match="chance draws one of the seeds 0 to 999"):
            state.apply_action(seed)
    with pytest.raises(BadEnvironment, match="draw the seed first"):
        state.resample_from_infostate(0, np.random.RandomState(1).uniform)
    state.apply_action(7)
    illegal = next(action for action in range(389) if action not in state.legal_actions())
    with pytest.raises(IllegalMove, match="SG-"):
        state.apply_action(illegal)
    with pytest.raises(BadMove, match="there is no move 389"):
        state.apply_action(389)
    assert state.history() == [7]
    for look in (state.observation_tensor, state.information_state_string):
        with pytest.raises(BadEnvironment, match="there is no player 7 who could look; take 0 to 1"):
            look(7)
    while not state.is_terminal():
        state.apply_action(state.legal_actions()[0])
    with pytest.raises(IllegalMove, match="the game is over"):
        state.apply_action(illegal)
    with pytest.raises(BadEnvironment, match="there is no player -4"):  # OpenSpiel's number for nobody
        state.observation_tensor()
