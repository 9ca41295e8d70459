"""The course of a finished game: everybody's points ply by ply, with where its rounds begin and a few facts."""

from __future__ import annotations

from itertools import pairwise
from typing import NamedTuple

from doubloon.coach.rounds import rounds_of
from doubloon.core.match import Match
from doubloon.server.api import Course, Remark


class Gain(NamedTuple):
    """What a move brought a seat."""

    points: int
    seat: int
    ply: int


def course(match: Match) -> Course:
    """Played once more from the beginning. Only plies are told after which somebody's points are others."""
    state = match.beginning()
    points = [[0, *state.scores()]]
    gains: list[Gain] = []
    for ply, (seat, move) in enumerate(match.moves, 1):
        state.play(seat, move)
        before, now = points[-1][1:], state.scores()
        if now != before:
            gains += [Gain(now[each] - before[each], each, ply) for each in range(state.seats)]
            points.append([ply, *now])
    return Course(len(match.moves), points, rounds_of(match), remarks_of(points, gains, len(match.moves)))


def remarks_of(points: list[list[int]], gains: list[Gain], last: int) -> list[Remark]:
    """Up to four: the first points, the biggest gain, who was ahead longest, how often the lead changed."""
    plies = points[-1][0]
    leads = [(row[0], leader(row[1:])) for row in points]
    found = [_first(gains), _biggest(gains, last), _longest_ahead(leads, plies), _changes(leads)]
    return [remark for remark in found if remark is not None]


def _first(gains: list[Gain]) -> Remark | None:
    for points, seat, ply in gains:
        if points > 0:
            return Remark("first", seat, ply, points)
    return None


def _biggest(gains: list[Gain], last: int) -> Remark | None:
    """The last move is no turn like others: what is counted at the end comes with it."""
    turns = [gain for gain in gains if gain.ply < last]
    best = max(turns, key=lambda gain: (gain.points, -gain.ply), default=None)
    return Remark("biggest", best.seat, best.ply, best.points) if best and best.points > 0 else None


def _longest_ahead(leads: list[tuple[int, int]], plies: int) -> Remark | None:
    ahead: dict[int, int] = {}
    for (ply, seat), end in zip(leads, [*[ply for ply, _ in leads[1:]], plies], strict=True):
        if seat >= 0:
            ahead[seat] = ahead.get(seat, 0) + end - ply
    longest = max(ahead, key=lambda seat: (ahead[seat], -seat), default=-1)
    return Remark("ahead", longest, 0, round(100 * ahead[longest] / plies)) if longest >= 0 and plies else None


def _changes(leads: list[tuple[int, int]]) -> Remark | None:
    known = [(ply, seat) for ply, seat in leads if seat >= 0]
    changed = [ply for (_, before), (ply, seat) in pairwise(known) if seat != before]
    return Remark("changes", -1, changed[-1] if changed else 0, len(changed)) if known else None


def leader(scores: list[int]) -> int:
    """The seat with the most points; -1 if nobody has more than all others."""
    most = max(scores)
    return scores.index(most) if len(scores) > 1 and scores.count(most) == 1 else -1
