"""A finished game, analysed for one seat from what that seat could know then. Four passes, made of small tasks.

Advice first, for every choice of the seat: the moves that a search likes much less than its own are suspects. Then each
suspect and the move that the search would have played are played on in the same imagined worlds: a choice is called
costly only if they differ by more than twice the error. Then the curve: games played on from moments all through the
game. What the seat's own costly choices do not explain is luck, which is told card by card (`coach/luck.py`), and what
others did.

Tasks know the match and nothing of each other, so they can be done anywhere and in any order.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Final

from msgspec import Struct

from doubloon.bots.search import SearchBot
from doubloon.coach.futures import SURE, Futures, Tally, expected
from doubloon.coach.luck import Draw, Turned, drawn, weighed
from doubloon.coach.rounds import rounds_of
from doubloon.core.chair import Chair
from doubloon.core.errors import DoubloonError
from doubloon.core.match import Match
from doubloon.core.move import Move

SUSPECTS: Final = 8
COSTLY: Final = 3  # choices that are told
AT_ONCE: Final = 20  # plies of one task
MOST_DRAWS: Final = 60  # that are told: the largest


class NotOver(DoubloonError):
    """Only a finished game can be analysed."""


class Effort(Struct, frozen=True):
    """How much is thought about a game: iterations of a search, pairs of games for suspects, games for the curve.

    `draws` of what came by chance are weighed by `draw_games` on each side.
    """

    iterations: int = 400
    pairs: int = 40
    more_pairs: int = 120  # for those that still are suspects then
    games: int = 24
    points: int = 24  # of the curve
    draws: int = 8
    draw_games: int = 40


# Games of Silver & Gold are quick: a single card can be told from the mean. Games of Jackal are long and end alike:
# fewer of them say as much as can be said.
EFFORTS: Final = {
    "silver_gold": Effort(draw_games=150),
    "jackal": Effort(iterations=200, pairs=12, more_pairs=24, games=6, points=12, draws=6, draw_games=10),
}


def effort_of(game: str) -> Effort:
    """What a game is worth."""
    return EFFORTS.get(game, Effort())


class Doubt(Struct, frozen=True):
    """A choice after which a search would have gone on otherwise; `loss` is in its own measure."""

    ply: int
    played: int
    better: int
    loss: float


class Moment(Struct, frozen=True):
    """A choice and a better one: what it cost in points with the error, and the chances to win after both."""

    ply: int
    played: int
    better: int
    cost: float
    error: float
    chance: float
    better_chance: float
    pairs: int

    @property
    def stands(self) -> bool:
        return self.cost > SURE * self.error


class Point(Struct, frozen=True):
    """What a seat could expect after a ply: points and the chance to win, each with its error."""

    ply: int
    seat: int
    points: float
    error: float
    chance: float
    chance_error: float


class Turn(Struct, frozen=True):
    """The part of the game between two moments that changed most what the seat could expect, choices set aside."""

    since: int
    ply: int
    points: float


class Analysis(Struct, frozen=True):
    """All of it for one seat: `expected` - `cost` + `luck` = `result`."""

    game: str
    seat: int
    seats: int
    plies: int
    curve: list[Point]
    rounds: list[int]
    choices: int
    suspects: int
    moments: list[Moment]
    expected: float
    cost: float
    luck: float
    result: float
    biggest: Turn | None
    draws: list[Draw] = []
    """What came by chance, in the order of the game."""
    own: list[int] = []
    """The plies before which the seat had something to choose."""


# Tasks


class Advise(Struct, frozen=True, tag="advise"):
    """Pass 1: what a search thinks of the choices that a seat made at these plies."""

    seat: int
    plies: list[int]
    iterations: int


class Compare(Struct, frozen=True, tag="compare"):
    """Pass 2: the move that was played beside another one."""

    seat: int
    ply: int
    better: int
    pairs: int


class Look(Struct, frozen=True, tag="look"):
    """Pass 3: what a seat could expect after a ply."""

    seat: int
    ply: int
    games: int


class Sift(Struct, frozen=True, tag="sift"):
    """Pass 4: what came by chance at these plies, as the evaluation guesses."""

    seat: int
    plies: list[int]


class Weigh(Struct, frozen=True, tag="weigh"):
    """Pass 4: what came by chance at a ply, by games played on."""

    seat: int
    ply: int
    games: int


Task = Advise | Compare | Look | Sift | Weigh
Done = list[Doubt] | list[Draw] | Moment | Point | Draw
Doing = Callable[[list[Task]], list[Done]]
"""Has tasks done, wherever that is; what comes of them is in their order."""


def do(match: Match, task: Task) -> Done:
    """What comes of one task."""
    if isinstance(task, Advise):
        return [doubt for ply in task.plies if (doubt := _doubt(match, task.seat, ply, task.iterations))]
    if isinstance(task, Sift):
        return [draw for ply in task.plies if (draw := drawn(_turned(match, task.seat, ply), task.seat, ply))]
    if isinstance(task, Weigh):
        return weighed(_turned(match, task.seat, task.ply), task.seat, task.ply, task.games)
    chair = Chair(match.after(task.ply).state, task.seat)
    if isinstance(task, Look):
        return look(chair, task.ply, task.games)
    moves = match.game.moveset
    return compare(chair, match.moves[task.ply][1], moves[task.better], task.ply, task.pairs)


def _turned(match: Match, seat: int, ply: int) -> Turned:
    """The ply, with what the seat was told of it; events count plies from 1."""
    told = [event for event in match.events if event.ply == ply + 1 and event.seen_by(seat)]
    return Turned(match.after(ply).state, match.after(ply + 1).state, *match.moves[ply], told)


def _doubt(match: Match, seat: int, ply: int, iterations: int) -> Doubt | None:
    """Nothing, where the search would have played the same."""
    played = match.moves[ply][1]
    advice = SearchBot(f"analysis/{ply}", iterations).advise(Chair(match.after(ply).state, seat))
    best = advice[0]
    if best.move is played:
        return None
    # What was not even tried is no better than the worst that was.
    worst = min(each.value for each in advice if each.visits)
    own = next(each.value if each.visits else worst for each in advice if each.move is played)
    return Doubt(ply, played.id, best.move.id, best.value - own)


def compare(chair: Chair, played: Move, better: Move, ply: int, pairs: int) -> Moment:
    """Both moves in the same imagined worlds."""
    futures = Futures(chair, [better, played], f"analysis/{ply}")
    for _ in range(pairs):
        futures.play(2)
    apart = futures.apart()
    best, own = [future.chance(chair.seat).mean for future in futures.of]
    return Moment(ply, played.id, better.id, apart.mean, apart.error, own, best, pairs)


def look(chair: Chair, ply: int, games: int) -> Point:
    """Games played on from what the seat knows."""
    points, chance = Tally(), Tally()
    for end in expected(chair, games, f"analysis/{ply}"):
        points.add(end.points[chair.seat])
        chance.add(end.shares[chair.seat])
    return Point(ply, chair.seat, points.mean, points.error, chance.mean, chance.error)


# All of them


def analyse(match: Match, seat: int, doing: Doing, effort: Effort | None = None) -> Analysis:
    """The four passes for one seat."""
    if not match.state.over():
        raise NotOver("this game is not over: only a finished game can be analysed")
    effort = effort or effort_of(match.game.id)
    curve = _curve(match, doing, effort)
    plies = choices_of(match, seat)
    doubts = _doubts(seat, plies, doing, effort)
    moments = _tested(seat, doubts, doing, effort)
    draws = _draws(match, seat, doing, effort)
    start = next(point.points for point in curve if point.seat == seat)
    cost, result = sum(moment.cost for moment in moments), float(match.state.scores()[seat])
    return Analysis(
        game=match.game.id,
        seat=seat,
        seats=match.state.seats,
        plies=len(match.moves),
        curve=curve,
        rounds=[ply for ply in rounds_of(match) if ply > 0],
        choices=len(plies),
        suspects=len(doubts),
        moments=sorted(moments, key=lambda moment: -moment.cost)[:COSTLY],
        expected=start,
        cost=cost,
        luck=result - start + cost,
        result=result,
        biggest=_biggest([point for point in curve if point.seat == seat], moments),
        draws=draws,
        own=plies,
    )


def choices_of(match: Match, seat: int) -> list[int]:
    """The plies before which the seat had something to choose."""
    state = match.beginning()
    found: list[int] = []
    for ply, (mover, move) in enumerate(match.moves):
        if mover == seat and len(state.offers(seat)) > 1:
            found.append(ply)
        state.play(mover, move)
    return found


def _revealing(match: Match) -> list[int]:
    """The plies at which something came to light."""
    state = match.beginning()
    found: list[int] = []
    for ply, (mover, move) in enumerate(match.moves):
        before = state.reveals
        state.play(mover, move)
        if state.reveals != before:
            found.append(ply)
    return found


def _draws(match: Match, seat: int, doing: Doing, effort: Effort) -> list[Draw]:
    """What came by chance; the largest guesses are weighed."""
    plies = _revealing(match)
    parts = [plies[at : at + AT_ONCE] for at in range(0, len(plies), AT_ONCE)]
    found: list[Draw] = []
    for done in doing([Sift(seat, part) for part in parts]):
        assert isinstance(done, list)
        found += [draw for draw in done if isinstance(draw, Draw)]
    found = sorted(found, key=lambda draw: -abs(draw.guess))[:MOST_DRAWS]
    weighty = doing([Weigh(seat, draw.ply, effort.draw_games) for draw in found[: effort.draws]])
    by_ply = {draw.ply: draw for draw in weighty if isinstance(draw, Draw)}
    told = [_with(draw, by_ply[draw.ply]) if draw.ply in by_ply else draw for draw in found]
    return sorted(told, key=lambda draw: draw.ply)


def _with(guessed: Draw, weighed: Draw) -> Draw:
    return Draw(guessed.ply, guessed.what, guessed.guess, weighed.points, weighed.error, weighed.games)


def _doubts(seat: int, plies: list[int], doing: Doing, effort: Effort) -> list[Doubt]:
    parts = [plies[at : at + AT_ONCE] for at in range(0, len(plies), AT_ONCE)]
    found: list[Doubt] = []
    for done in doing([Advise(seat, part, effort.iterations) for part in parts]):
        assert isinstance(done, list)
        found += [doubt for doubt in done if isinstance(doubt, Doubt)]
    return sorted(found, key=lambda doubt: -doubt.loss)[:SUSPECTS]


def _tested(seat: int, doubts: list[Doubt], doing: Doing, effort: Effort) -> list[Moment]:
    """Those that stand a short test and a long one."""
    for pairs in (effort.pairs, effort.more_pairs):
        done = doing([Compare(seat, doubt.ply, doubt.better, pairs) for doubt in doubts])
        moments = [moment for moment in done if isinstance(moment, Moment) and moment.stands]
        doubts = [doubt for doubt in doubts if any(moment.ply == doubt.ply for moment in moments)]
    return moments


def _curve(match: Match, doing: Doing, effort: Effort) -> list[Point]:
    """All seats, each from what it knew, at moments all through the game."""
    last = len(match.moves)
    plies = sorted({round(number * last / effort.points) for number in range(effort.points)})
    looks: list[Task] = [Look(seat, ply, effort.games) for ply in plies for seat in range(match.state.seats)]
    found = [point for point in doing(looks) if isinstance(point, Point)]
    outcome, scores = match.state.outcome(), match.state.scores()
    winners = outcome.winners if outcome else []
    share = 1.0 / max(1, len(winners))
    return found + [
        Point(last, seat, float(scores[seat]), 0.0, share if seat in winners else 0.0, 0.0)
        for seat in range(match.state.seats)
    ]


def _biggest(curve: list[Point], moments: list[Moment]) -> Turn | None:
    """Where luck, good or bad, and the others did most."""
    best: Turn | None = None
    for before, after in pairwise(curve):
        cost = sum(moment.cost for moment in moments if before.ply <= moment.ply < after.ply)
        change = after.points - before.points + cost
        noise = SURE * (before.error**2 + after.error**2) ** 0.5
        if abs(change) > noise and (best is None or abs(change) > abs(best.points)):
            best = Turn(before.ply, after.ply, change)
    return best
