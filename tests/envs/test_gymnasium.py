"""One learner against opponents by name, and many games at once."""

from __future__ import annotations

import copy
import pickle
import warnings
from typing import Any, SupportsFloat

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import doubloon.envs.gymnasium as door
from doubloon.bots.make import UnknownBot
from doubloon.core.errors import BadMove, IllegalMove
from doubloon.core.rng import rng_from
from doubloon.envs.features import Features
from doubloon.envs.setup import BadEnvironment
from doubloon.envs.speed import elsewhere, random_moves
from doubloon.envs.vector import ManyGames
from doubloon.registry import find_game
from tests.envs.tables import OPTIONS, TABLES


@pytest.mark.parametrize("id", door.IDS)
@pytest.mark.parametrize("observation", ["features", "int8", "numbers"])
def test_every_game_passes_their_checker(id: str, observation: str) -> None:
    check_env(gymnasium.make(id, observation=observation).unwrapped, skip_render_check=True)


@pytest.mark.parametrize(("game", "seats", "options"), [*[(*table, None) for table in TABLES], *OPTIONS])
def test_so_does_every_number_of_seats(game: str, seats: int, options: dict[str, str] | None) -> None:
    env = door.OneLearner(game, ["random"] * (seats - 1), seat=seats, options=options, reward="margin")
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", message=".*environment without a spec")  # it was not made by its id
        check_env(env, skip_render_check=True)


@pytest.mark.parametrize("id", door.IDS)
def test_tables_are_drawn_as_text_and_as_pictures(id: str) -> None:
    text = gymnasium.make(id, render_mode="ansi")
    text.reset(seed=1)
    drawn = text.render()
    assert isinstance(drawn, str)
    assert len(drawn.splitlines()) > 10
    picture = gymnasium.make(id, render_mode="rgb_array")
    picture.reset(seed=1)
    pixels = picture.render()
    assert isinstance(pixels, np.ndarray)
    assert pixels.ndim == 3
    assert pixels.dtype == np.uint8
    assert len(np.unique(pixels)) > 1
    assert pixels.flags.writeable  # people draw on what they film


@pytest.mark.parametrize("observation", ["features", "int8", "numbers"])
def test_what_a_single_environment_shows_is_its_learners_to_change(observation: str) -> None:
    seen, _ = door.OneLearner(observation=observation).reset(seed=1)
    assert all(array.flags.writeable for array in seen.values())


def test_a_learner_plays_whole_games_against_named_opponents_from_any_seat() -> None:
    env = gymnasium.make("doubloon/SilverGold-v1", opponents=["greedy", "random"], seat=0)
    seats = set()
    for seed in range(6):
        observation, info = env.reset(seed=seed)
        seats.add(info["seat"])
        over = False
        reward: SupportsFloat = 0.0
        while not over:
            observation, reward, over, *_ = env.step(int(np.flatnonzero(observation["action_mask"])[0]))
        assert -0.5 <= float(reward) <= 1
    assert len(seats) > 1


def test_many_are_made_by_their_id_for_self_play_or_against_opponents() -> None:
    together = gymnasium.make_vec("doubloon/Jackal-v1", 3, seats=4)
    assert isinstance(together.unwrapped, ManyGames)
    assert together.reset(seed=1)[0]["seat"].shape == (3,)
    apart = gymnasium.make_vec("doubloon/SilverGold-v1", 2, "sync", opponents=["greedy", "random"], seat=3)
    assert apart.reset(seed=1)[1]["seat"].tolist() == [2, 2]


def test_a_move_that_is_not_legal_is_told_or_refused() -> None:
    loose = gymnasium.make("doubloon/LootIsland-v1").unwrapped
    observation, _ = loose.reset(seed=2)
    wrong = int(np.flatnonzero(observation["action_mask"] == 0)[0])
    assert "LI-" in loose.step(wrong)[4]["illegal"]
    strict = gymnasium.make("doubloon/LootIsland-v1", strict=True).unwrapped
    strict.reset(seed=2)
    with pytest.raises(IllegalMove, match="LI-"):
        strict.step(wrong)


def test_what_is_wrong_is_said_in_a_sentence() -> None:
    with pytest.raises(UnknownBot, match="no opponent 'nobody'"):
        door.OneLearner(opponents=["nobody"])
    with pytest.raises(BadEnvironment, match="seat 1 to 2, or 0 for any; not on 7"):
        door.OneLearner(seat=7)
    env = door.OneLearner()
    with pytest.raises(BadEnvironment, match="reset the environment first"):
        env.step(0)
    many = ManyGames(4)
    with pytest.raises(BadEnvironment, match="reset the environment first"):
        many.step(np.zeros(4, dtype=np.int64))
    many.reset(seed=1)
    with pytest.raises(BadEnvironment, match="a move for each of the 4 games"):
        many.step(np.zeros(3, dtype=np.int64))
    with pytest.raises(BadEnvironment, match="a move for each of the 4 games"):
        many.step([[1], [1, 2], 0, 0])  # type: ignore[arg-type]
    with pytest.raises(BadEnvironment, match="at least one game"):
        ManyGames(0)
    with pytest.raises(BadEnvironment, match=r"number of games is a whole number, not '2\.5'"):
        ManyGames(2.5)  # type: ignore[arg-type]
    for wrong in ("greedy", None, [3], 1):
        with pytest.raises(BadEnvironment, match="opponents are a list of names"):
            door.OneLearner(opponents=wrong)  # type: ignore[arg-type]
    with pytest.raises(BadEnvironment, match="nothing to render yet; reset the environment first"):
        door.OneLearner(render_mode="ansi").render()
    with pytest.raises(BadEnvironment, match="the learner's seat is a whole number"):
        door.OneLearner(seat=1.5)  # type: ignore[arg-type]


@pytest.mark.parametrize("wrong", [2.5, float("nan"), np.float32(3), "3", None, [3]])
def test_an_action_that_is_no_whole_number_is_refused_and_changes_nothing(wrong: object) -> None:
    env, many = door.OneLearner(), ManyGames(2)
    env.reset(seed=1)
    many.reset(seed=1)
    before = [state.digest() for state in many.states()]
    with pytest.raises(BadEnvironment, match="an action is the number of a move, not"):
        env.step(wrong)  # type: ignore[arg-type]
    with pytest.raises(BadEnvironment, match=r"in an array of integers; not of|a move for each of the 2 games"):
        many.step([wrong, wrong])  # type: ignore[arg-type]
    assert [state.digest() for state in many.states()] == before
    seen, *_ = many.step(np.zeros(2, dtype=np.uint8))
    assert (seen["observation"][1] == many.setup.observe(many.states()[1], int(seen["seat"][1]))).all()


def test_a_strict_batch_refuses_and_has_not_changed() -> None:
    many = ManyGames(3, strict=True)
    seen, _ = many.reset(seed=2)
    before = [state.digest() for state in many.states()]
    legal = seen["action_mask"].argmax(axis=1)
    for wrong in (int(seen["action_mask"][2].argmin()), 100_000):
        with pytest.raises((IllegalMove, BadMove)):
            many.step(np.array([*legal[:2], wrong]))
        assert [state.digest() for state in many.states()] == before
    many.strict = False
    assert many.step(np.array([*legal[:2], 100_000]))[4]["illegal"] == [2]


def test_a_batch_plays_the_games_that_single_tables_play() -> None:
    many = gymnasium.make_vec("doubloon/SilverGold-v1", 16, "vector_entry_point").unwrapped
    assert isinstance(many, ManyGames)
    seen, _ = many.reset(seed=4)
    rng = rng_from("batch")
    game = find_game("silver_gold")
    twins = [game.new(2, f"4/{place}/1") for place in range(16)]
    features = Features(game.columns(2))
    ended = 0
    for _ in range(120):
        actions = np.array([_any(rng.below(1 << 20), mask) for mask in seen["action_mask"]])
        for place, twin in enumerate(twins):
            if twin.over():
                continue
            seat = twin.deciders()[0]
            assert seen["seat"][place] == seat
            assert (seen["observation"][place] == features.widen(np.array(twin.numbers(seat)))).all()
            assert np.flatnonzero(seen["action_mask"][place]).tolist() == sorted(m.id for m in twin.moves(seat))
            twin.play(seat, game.moveset[int(actions[place])])
        seen, rewards, terminated, truncated, info = many.step(actions)
        assert not truncated.any()
        for place in np.flatnonzero(terminated).tolist():
            ended += 1
            assert info["rewards"][place].sum() == pytest.approx(0)
            assert rewards[place] in info["rewards"][place]
        twins = [twins[place] if not terminated[place] else many.states()[place].clone() for place in range(16)]
    assert ended >= 16


def copies_of(env: Any) -> list[Any]:
    return [copy.deepcopy(env), pickle.loads(pickle.dumps(env))]


def test_environments_are_copied_and_pickled_in_the_middle_of_a_game() -> None:
    """The copy goes on as the first does, with the same opponents and to the games that follow."""
    for opponents in (["greedy", "sailor"], ["random", "search:20"]):
        env = door.OneLearner("maracaibo", opponents, seat=2)
        env.reset(seed=1)
        for _ in range(5):
            env.step(0)
        together = [env, *copies_of(env)]
        for _ in range(30):
            first, *others = [one.step(0)[0]["observation"] for one in together]
            assert all((first == other).all() for other in others)
        first, *others = [one.reset()[0]["observation"] for one in together]
        assert all((first == other).all() for other in others)


@pytest.mark.parametrize("id", door.IDS.values())
def test_a_batch_is_copied_and_pickled_in_the_middle_of_its_games(id: str) -> None:
    many = ManyGames(5, id)
    copies_of(many)[0].reset(seed=1)  # one that has not begun
    many.reset(seed=1)
    actions = np.zeros(5, dtype=np.int64)
    for _ in range(40):
        many.step(actions)
    together = [many, *copies_of(many)]
    ended = 0
    for _ in range(600):
        first, *others = [one.step(actions) for one in together]
        ended += first[2].sum()
        for seen, rewards, *_ in others:
            assert all((seen[part] == first[0][part]).all() for part in seen)
            assert (rewards == first[1]).all()
        actions = first[0]["action_mask"].argmax(axis=1)
    assert ended >= 5


def _any(number: int, mask: np.ndarray) -> int:
    legal = np.flatnonzero(mask)
    return int(legal[number % len(legal)])


def test_a_reset_takes_no_options_and_says_where_they_belong() -> None:
    envs = door.OneLearner("silver_gold", ["random"]), ManyGames(2)
    for env in envs:
        env.reset(seed=1, options={})
        sentence = (
            "a reset takes no option 'colour'; those of silver_gold are given when the environment is made: start"
        )
        with pytest.raises(BadEnvironment, match=sentence):
            env.reset(seed=1, options={"colour": "blue"})
        with pytest.raises(BadEnvironment, match="options of a reset are a dictionary, not '5'"):
            env.reset(seed=1, options=5)  # type: ignore[arg-type]


def test_the_player_of_the_bench_finds_all_legal_moves_and_no_others() -> None:
    masks = np.zeros((16, 21), dtype=np.int8)
    legal = [(game, move) for game in range(16) for move in {game, 20, 3}]
    for game, move in legal:
        masks[game, move] = 1
    rng = np.random.default_rng(1)
    chosen = {(game, int(move)) for _ in range(60) for game, move in enumerate(random_moves(masks, rng))}
    assert chosen == set(legal)


@pytest.mark.parametrize("door", ["aec", "batch", "spiel"])
def test_the_speed_of_a_door_is_measured_in_a_process_of_its_own(door: str) -> None:
    assert elsewhere(door, "silver_gold", "2", "0.01") > 100
