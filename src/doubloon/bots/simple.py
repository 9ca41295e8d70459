"""The two opponents that do not search: one that plays anything, one that looks one move ahead."""

from __future__ import annotations

from typing import Final

from doubloon.bots.bot import Bot
from doubloon.core.chair import Chair
from doubloon.core.move import Move
from doubloon.core.rng import Rng, rng_from
from doubloon.core.steering import steering_of

# Greedy tries every move in this many imagined worlds, so that one lucky draw does not decide.
WORLDS: Final = 3


class RandomBot(Bot):
    """Plays any legal move, each equally likely."""

    def __init__(self, seed: str) -> None:
        super().__init__("random", seed)

    def choose(self, chair: Chair) -> Move:
        moves = chair.moves()
        return moves[rng_from(f"{self.seed}/{chair.ply}").below(len(moves))]


class GreedyBot(Bot):
    """Plays the move after which the game's steering promises most."""

    def __init__(self, seed: str) -> None:
        super().__init__("greedy", seed)

    def choose(self, chair: Chair) -> Move:
        moves = chair.moves()
        if len(moves) == 1:
            return moves[0]
        hopes = hopes_of(chair, rng_from(f"{self.seed}/{chair.ply}"))
        best = 0
        for number, hope in enumerate(hopes):
            if hope > hopes[best]:
                best = number
        return moves[best]


def hopes_of(chair: Chair, rng: Rng, moves: list[Move] | None = None) -> list[float]:
    """What the steering promises after each legal move, or these, of all imagined worlds together."""
    moves = moves or chair.moves()
    steering = steering_of(chair.game)
    hopes = [0.0] * len(moves)
    for _ in range(WORLDS):
        world = chair.imagine(rng)
        for number, move in enumerate(moves):
            after = world.clone()
            after.play(chair.seat, move)
            hopes[number] += steering.points(after, chair.seat)
    return hopes
