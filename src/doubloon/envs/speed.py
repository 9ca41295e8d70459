"""The speed of the doors beside that of others: steps a second of random legal play, each observed.

Run as a program it measures one of them in a process of its own. Seconds are those that the process had the core for.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Iterator
from statistics import median
from time import process_time
from typing import TYPE_CHECKING

import numpy as np
from msgspec import Struct

from doubloon.core.rng import rng_from

if TYPE_CHECKING:
    from doubloon.envs.features import Array

Play = Callable[[float], tuple[int, float]]

BATCH = 256
EIGHT_SHIFT = 3  # a machine word holds eight places of a mask; by shifts, as numpy divides slowly
ROUNDS = 5
CONNECT_FOUR = "pettingzoo_connect_four"
GIN_RUMMY = "open_spiel_gin_rummy_with_tensors"


class DoorSpeed(Struct, frozen=True):
    """Steps a second through the doors of one game, and how many times those of the peers in the same round."""

    game: str
    seats: int
    aec: float
    batch: float
    open_spiel: float
    batch_to_aec: float
    aec_to_connect_four: float
    batch_to_connect_four: float
    open_spiel_to_gin_rummy: float


Notes = dict[tuple[str, int], list[DoorSpeed]]
"""By table: what every round has found."""


def aec_steps(game: str, seats: int, seconds: float) -> tuple[int, float]:
    from doubloon.envs.pettingzoo import env

    return _agents(env(game, seats), seconds)


def connect_four_steps(seconds: float) -> tuple[int, float]:
    from pettingzoo.classic import connect_four_v3

    return _agents(connect_four_v3.env(), seconds)


def _agents(env: object, seconds: float) -> tuple[int, float]:
    """Whole games by random legal moves, `last` asked before each of them."""
    rng = np.random.default_rng(1)
    steps = 0
    begin = process_time()
    while steps == 0 or process_time() - begin < seconds:
        env.reset(seed=steps)  # type: ignore[attr-defined]
        for _ in env.agent_iter():  # type: ignore[attr-defined]
            observation, _, terminated, truncated, _ = env.last()  # type: ignore[attr-defined]
            if terminated or truncated:
                env.step(None)  # type: ignore[attr-defined]
                continue
            legal = observation["action_mask"].nonzero()[0]
            env.step(legal[rng.integers(len(legal))])  # type: ignore[attr-defined]
            steps += 1
    return steps, process_time() - begin


def batch_steps(game: str, seats: int, seconds: float) -> tuple[int, float]:
    from doubloon.envs.vector import ManyGames

    many = ManyGames(BATCH, game, seats)
    rng = np.random.default_rng(1)
    seen, _ = many.reset(seed=1)
    steps = 0
    begin = process_time()
    while steps == 0 or process_time() - begin < seconds:
        moves = random_moves(seen["action_mask"], rng)
        del seen  # whoever keeps nothing lets it be written over
        seen, *_ = many.step(moves)
        steps += BATCH
    return steps, process_time() - begin


def random_moves(masks: Array, rng: np.random.Generator) -> Array:
    """A legal move of each game. All masks are read as one row, eight places at a time, for few moves are legal."""
    begins = np.arange(len(masks) + 1) * masks.shape[1]
    eights = masks.reshape(-1).view(np.int64)
    some = (eights != 0).nonzero()[0]
    places = eights.take(some).view(np.bool_).nonzero()[0]
    moves = (some.take(places >> EIGHT_SHIFT) << EIGHT_SHIFT) + (places & (1 << EIGHT_SHIFT) - 1)
    firsts = moves.searchsorted(begins)
    legal = np.diff(firsts)
    chosen: Array = moves.take(firsts[:-1] + (rng.random(len(masks)) * legal).astype(np.int64)) - begins[:-1]
    return chosen


def spiel_steps(name: str, seconds: float) -> tuple[int, float]:
    """OpenSpiel's interface in Python, with an observation tensor at every decision."""
    import pyspiel

    game = pyspiel.load_game(name)
    rng = rng_from("spiel")
    steps = 0
    begin = process_time()
    while steps == 0 or process_time() - begin < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[rng.below(len(outcomes))][0])
                continue
            legal = state.legal_actions()
            state.observation_tensor(state.current_player())
            state.apply_action(legal[rng.below(len(legal))])
            steps += 1
    return steps, process_time() - begin


def our_spiel_steps(game: str, seats: int, seconds: float) -> tuple[int, float]:
    import doubloon.envs.openspiel  # noqa: F401, registers the games

    return spiel_steps(f"doubloon_{game}(players={seats})", seconds)


def turns(tables: list[tuple[str, int]]) -> int:
    """How many times `rounds` yields."""
    return ROUNDS * (1 + len(tables))


def rounds(tables: list[tuple[str, int]], seconds: float, notes: Notes) -> Iterator[None]:
    """All doors of some tables, peers between ours, in rounds that divide the seconds of each figure among them."""
    part = str(seconds / ROUNDS)
    for _ in range(ROUNDS):
        four, gin = elsewhere(CONNECT_FOUR, part), elsewhere(GIN_RUMMY, part)
        yield
        for game, seats in tables:
            aec, batch, spiel = (elsewhere(door, game, str(seats), part) for door in ("aec", "batch", "spiel"))
            ratios = batch / aec, aec / four, batch / four, spiel / gin
            notes[game, seats].append(DoorSpeed(game, seats, aec, batch, spiel, *ratios))
            yield


def middle(found: list[DoorSpeed]) -> DoorSpeed:
    """The median of the rounds."""
    fields = DoorSpeed.__struct_fields__[2:]
    figures = {field: round(median(getattr(one, field) for one in found), 2) for field in fields}
    return DoorSpeed(found[0].game, found[0].seats, **figures)


def elsewhere(*given: str) -> float:
    """Steps a second, measured in a new process."""
    command = [sys.executable, "-m", "doubloon.envs.speed", *given]
    return float(subprocess.run(command, stdout=subprocess.PIPE, check=True, text=True).stdout.split()[-1])


def _measure(door: str, *given: str) -> tuple[int, float]:
    *table, seconds = given
    if door == CONNECT_FOUR:
        return connect_four_steps(float(seconds))
    if door == GIN_RUMMY:
        return spiel_steps("gin_rummy", float(seconds))
    ours = {"aec": aec_steps, "batch": batch_steps, "spiel": our_spiel_steps}
    return ours[door](table[0], int(table[1]), float(seconds))


if __name__ == "__main__":
    steps, took = _measure(*sys.argv[1:])
    print(steps / took)
