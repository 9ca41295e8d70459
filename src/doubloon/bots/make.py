# interpreted: called once a game
"""Opponents by name: the levels, such as `sailor`, and for scripts `random`, `greedy`, `search:2000`."""

from __future__ import annotations

from hashlib import shake_256

from doubloon.bots.bot import Bot
from doubloon.bots.levels import LEVELS, LevelBot
from doubloon.bots.search import SearchBot
from doubloon.bots.simple import GreedyBot, RandomBot
from doubloon.core.errors import DoubloonError

MAX_ITERATIONS = 10_000_000


class UnknownBot(DoubloonError):
    """No opponent of that name."""


def bot_seed(seed: str, seat: int) -> str:
    """The seed of the opponent on a seat, from which nobody can work out that of the game."""
    return shake_256(f"doubloon bot 1\n{seed}\n{seat + 1}".encode()).hexdigest(16)


def make_bot(name: str, seed: str) -> Bot:
    """The opponent that a name stands for; equal names and seeds play equal games."""
    if name in LEVELS:
        return LevelBot(name, seed)
    if name == "random":
        return RandomBot(seed)
    if name == "greedy":
        return GreedyBot(seed)
    kind, _, count = name.partition(":")
    digits = count.isascii() and count.isdigit() and len(count) <= 8
    if kind == "search" and digits and 1 <= int(count) <= MAX_ITERATIONS:
        return SearchBot(seed, int(count))
    raise UnknownBot(
        f"there is no opponent {name[:40]!r}; take {', '.join(LEVELS)}, "
        f"random, greedy or search:N with N from 1 to {MAX_ITERATIONS}"
    )
