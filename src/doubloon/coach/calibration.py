"""Are promises kept? What the coach promises at the start of each round, beside what came."""

from __future__ import annotations

from msgspec import Struct

from doubloon.bots.make import bot_seed, make_bot
from doubloon.bots.playout import play_match
from doubloon.coach.futures import PLAYERS, expected
from doubloon.coach.rounds import rounds_of
from doubloon.core.chair import Chair
from doubloon.core.game import Game
from doubloon.core.match import Match

EVERY = 150  # plies from one look to the next, in games without rounds


class Kept(Struct, frozen=True):
    """The mean of what was promised when a round began, over games and seats, and of the points that came.

    `moment` counts rounds from 1; `games` are those that got so far, `off` is how many percent too much was promised.
    """

    moment: int
    games: int
    promised: float
    came: float

    @property
    def off(self) -> float:
        return 100.0 * (self.promised - self.came) / self.came if self.came else 0.0


def calibrate(game: Game, seats: int, games: int, seed: str, *, each: int = 1, players: str = PLAYERS) -> list[Kept]:
    """Let bots play games, and at every start of a round promise each seat its points from `each` games played on."""
    sums: list[list[float]] = []  # by moment: games, promised, came
    for number in range(games):
        match = _played(game, seats, f"{seed}/{number}", players)
        came = match.state.scores()
        for moment, ply in enumerate(_moments(match)):
            if moment == len(sums):
                sums.append([0.0, 0.0, 0.0])
            then = match.after(ply).state
            sums[moment][0] += 1
            for seat in range(seats):
                ends = expected(Chair(then, seat), each, f"{seed}/{number}/{moment}/{seat}")
                sums[moment][1] += sum(end.points[seat] for end in ends) / each / seats
                sums[moment][2] += came[seat] / seats
    return [Kept(at + 1, int(count), told / count, came / count) for at, (count, told, came) in enumerate(sums)]


def _played(game: Game, seats: int, seed: str, players: str) -> Match:
    match = Match(game, seats, seed)
    play_match(match, [make_bot(players, bot_seed(seed, seat)) for seat in range(seats)])
    return match


def _moments(match: Match) -> list[int]:
    """The plies at which rounds begin; where there are none, every so many."""
    return rounds_of(match) or list(range(0, len(match.moves), EVERY))
