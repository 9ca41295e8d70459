"""Learns Silver & Gold by playing 256 games at once against itself, with numpy alone: a policy of one matrix.

    python examples/learn_silver_gold.py [SECONDS]

Every move of a game is made a little more or less likely, by how the game ended for who played it (REINFORCE).
"""

import sys
import time

import numpy as np

from doubloon.envs.gymnasium import OneLearner
from doubloon.envs.vector import ManyGames


def chances(weights, seen):
    """How likely each legal move is."""
    logits = np.where(seen["action_mask"], seen["observation"] @ weights, -1e9)
    likely = np.exp(logits - logits.max(axis=-1, keepdims=True))
    return likely / likely.sum(axis=-1, keepdims=True)


def learn(seconds, games=256, rate=2.0, seed=1):
    many, rng = ManyGames(games, reward="margin"), np.random.default_rng(seed)
    weights = np.zeros((many.setup.length, many.setup.moves), dtype=np.float32)
    seen, _ = many.reset(seed=seed)
    end = time.process_time() + seconds
    while time.process_time() < end:
        played, won, over = [], np.zeros((games, 2)), np.zeros(games, dtype=bool)
        while not over.all():
            likely = chances(weights, seen)
            moves = (likely.cumsum(axis=1) > rng.random((games, 1))).argmax(axis=1)
            played.append((seen, likely, moves, ~over))
            seen, _, _, _, info = many.step(moves)
            won[info["ended"] & ~over] = info["rewards"][info["ended"] & ~over]
            over |= info["ended"]
        won /= won.std() + 1e-9
        step = np.zeros_like(weights)
        for then, likely, moves, counts in played:  # the gradient of the logarithm of what was chosen
            likely[np.arange(games), moves] -= 1
            worth = won[np.arange(games), then["seat"]] * counts
            step -= then["observation"].T @ (likely * worth[:, None]).astype(np.float32)
        weights += rate * step / sum(counts.sum() for *_, counts in played)
    return weights


def wins(weights, opponent="random", games=200):
    """The share of games that the most likely moves win."""
    env, won = OneLearner(opponents=[opponent], seat=0), 0.0
    for game in range(games):
        seen, _ = env.reset(seed=game)
        over = False
        while not over:
            seen, reward, over, *_ = env.step(int(chances(weights, seen).argmax()))
        won += (reward + 1) / 2
    return won / games


if __name__ == "__main__":
    learned = learn(float(sys.argv[1]) if len(sys.argv) > 1 else 100)
    print(f"wins {wins(learned):.0%} of 200 games against random")
