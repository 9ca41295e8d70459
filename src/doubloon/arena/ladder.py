"""The ladder of a game: every level meets every other, in pairs of games with the seats exchanged.

Both games of a pair have the same seed: what luck gives one side in the first it gives the other in the second.
"""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import blake2b
from itertools import combinations, pairwise

from msgspec import Struct

from doubloon.arena.intervals import interval
from doubloon.arena.pools import map_on
from doubloon.arena.ratings import Meeting, rate
from doubloon.arena.simulate import Result, Series, play_game
from doubloon.compiled import is_compiled

SEATS = 2


class Plan(Struct, frozen=True):
    """Who meets whom: all each other, or only neighbours; `games` is how many each pair plays, an even number."""

    game: str
    bots: list[str]
    games: int
    seed: str
    options: list[str] = []
    neighbours: bool = False

    def pairs(self) -> list[tuple[int, int]]:
        """The weaker and the stronger of those who meet, by their places."""
        places = range(len(self.bots))
        return list(pairwise(places)) if self.neighbours else list(combinations(places, 2))

    def series(self) -> list[Series]:
        """Two for each pair of bots: the stronger one first, then last."""
        return [
            Series(self.game, [self.bots[place] for place in seats], self.games // 2, self.seed, self.options)
            for weaker, stronger in self.pairs()
            for seats in ((stronger, weaker), (weaker, stronger))
        ]

    def whole(self) -> int:
        return self.games * len(self.pairs())


class Step(Struct, frozen=True):
    """What one level did against another: its share of the wins with a 95 % interval that counts pairs of games."""

    stronger: str
    weaker: str
    games: int
    wins: float
    share: float
    low: float
    high: float
    lead: float


class Standing(Struct, frozen=True):
    """A level's place on the ladder."""

    name: str
    rating: float
    low: float
    high: float


class Ladder(Struct, frozen=True):
    """The levels of a game with their ratings, and what each pair came to."""

    game: str
    seats: int
    games: int
    seed: str
    levels: list[Standing]
    steps: list[Step]
    errors: int
    compiled: bool
    digest: str


def climb(plan: Plan, jobs: int = 1, on: str = "") -> Iterator[tuple[int, Result]]:
    """All games, each with the number of its series, as they are done; who stops early has about as many of each."""
    series = plan.series()
    wanted = [(one, place, number) for number in range(plan.games // 2) for place, one in enumerate(series)]
    return map_on(_play_one, wanted, jobs, on, plan.game)


def _play_one(wanted: tuple[Series, int, int]) -> tuple[int, Result]:
    series, place, number = wanted
    return place, play_game(series, number)


def ladder(plan: Plan, played: list[tuple[int, Result]]) -> Ladder:
    """Ratings and the steps between all pairs. `played` may come in any order."""
    steps = []
    meetings = []
    digest = blake2b(digest_size=8)
    played = sorted(played, key=lambda one: (one[0], one[1].number))
    for number, (weaker, stronger) in enumerate(plan.pairs()):
        first = [result for series, result in played if series == 2 * number]
        second = [result for series, result in played if series == 2 * number + 1]
        step = _step(plan.bots[stronger], plan.bots[weaker], first, second)
        steps.append(step)
        meetings.append(Meeting(stronger, weaker, step.games, step.wins))
    for series, result in played:
        digest.update(f"{series} {result.number} {result.digest}\n".encode())
    standings = [
        Standing(name, rating.rating, rating.low, rating.high)
        for name, rating in zip(plan.bots, rate(len(plan.bots), meetings), strict=True)
    ]
    errors = sum(bool(result.error) for _, result in played)
    return Ladder(plan.game, SEATS, plan.games, plan.seed, standings, steps, errors, is_compiled(), digest.hexdigest())


def _step(stronger: str, weaker: str, first: list[Result], second: list[Result]) -> Step:
    """The two games of a pair are one measurement: they share their luck."""
    pairs = [
        (_won(one, 0) + _won(other, 1)) / 2
        for one, other in zip(first, second, strict=True)
        if not one.error and not other.error
    ]
    leads = [result.scores[0] - result.scores[1] for result in first if not result.error]
    leads += [result.scores[1] - result.scores[0] for result in second if not result.error]
    games = 2 * len(pairs)
    share = sum(pairs) / max(1, len(pairs))
    low, high = interval(pairs)
    return Step(
        stronger=stronger,
        weaker=weaker,
        games=games,
        wins=share * games,
        share=round(share, 4),
        low=round(low, 4),
        high=round(high, 4),
        lead=round(sum(leads) / max(1, len(leads)), 2),
    )


def _won(result: Result, seat: int) -> float:
    return 1 / len(result.winners) if seat in result.winners else 0.0
