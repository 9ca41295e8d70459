"""The named levels: sailors' ranks, the weakest first. What each does is the game's to say (`Steering.rungs`).

All take what can never harm without a thought. Then the lowest go by the evaluation, which they misread; the higher
ones play rounds on (`bots/outlook.py`), the longer the higher they are.
"""

from __future__ import annotations

from typing import Final

from doubloon.bots.bot import Bot
from doubloon.bots.outlook import Outlook
from doubloon.bots.simple import WORLDS, hopes_of
from doubloon.core.chair import Chair
from doubloon.core.learned import Learned
from doubloon.core.move import Move
from doubloon.core.rng import Rng, rng_from
from doubloon.core.steering import CALM, GETTING_ON, PLAIN, Rung, steering_of

LEVELS: Final = ("cabin_boy", "deckhand", "sailor", "mate", "navigator", "admiral")
BY_EVALUATION: Final = Rung()  # takes what is best by it, unerringly
FINENESS: Final = 1000  # steps in which an evaluation is misread


class LevelBot(Bot):
    """Plays as its rung of the game's ladder says, with what was learned of the game unless something else is given."""

    def __init__(self, name: str, seed: str, learned: Learned | None = None) -> None:
        super().__init__(name, seed)
        self._place = LEVELS.index(name)
        self._learned = learned

    def choose(self, chair: Chair) -> Move:
        return self._best(chair, False)[0]

    def ranking(self, chair: Chair) -> list[Move]:
        """Every legal move, the one that it would choose first."""
        best = self._best(chair, True)
        return best + [move for move in chair.moves() if move not in best]

    def _best(self, chair: Chair, more: bool) -> list[Move]:
        """The move that it chooses and, if more are wanted, the next best of those that it has thought about."""
        moves = chair.moves()
        if len(moves) == 1:
            return moves
        seed = f"{self.seed}/{chair.ply}"
        rng = rng_from(seed)
        steering = steering_of(chair.game)
        world = chair.imagine(rng)
        sure = steering.harmless(world, chair.seat)
        if sure is not None and not more:
            return [sure]
        moves = [move for move in moves if not steering.shuns(world, chair.seat, move)] or moves
        if len(moves) == 1 and sure is None:
            return moves
        rung = steering.rungs[self._place]
        if rung.alone is not None and world.seats == 1:
            rung = rung.alone
        mood = steering.mood(world, rung.calm is not None)
        way_on = steering.way_on(world, chair.seat) if mood == GETTING_ON else None
        if mood in (PLAIN, GETTING_ON):
            rung = BY_EVALUATION
        elif mood == CALM and rung.calm is not None:
            rung = rung.calm
        if way_on is not None:
            found = [way_on]
        elif rung.tries:
            learned = self._learned or (steering.learned if rung.taught else None)
            thoughts = Outlook(chair, rng, seed, rung.foresight, learned, moves, rung.steering).advice(rung.tries)
            found = [advice.move for advice in thoughts]
        else:
            found = [by_evaluation(chair, rng, rung, moves)]
        return found if sure is None else [sure] + [move for move in found if move is not sure]


def by_evaluation(chair: Chair, rng: Rng, rung: Rung, moves: list[Move] | None = None) -> Move:
    """The move after which the game's steering promises most, as far as this rung can tell."""
    moves = moves or chair.moves()
    best = 0
    best_hope = 0.0
    for number, sum_of_worlds in enumerate(hopes_of(chair, rng, moves)):
        hope = sum_of_worlds / WORLDS + rung.slips * _misread(rng)
        if number == 0 or hope > best_hope:
            best = number
            best_hope = hope
    return moves[best]


def _misread(rng: Rng) -> float:
    """From -1 to 1, mostly near 0: the mean of two dice with many sides."""
    return (rng.below(FINENESS) + rng.below(FINENESS) - FINENESS + 1) / FINENESS
