"""Ratings from games between pairs, by the model of Bradley and Terry: a difference says how often one beats the other.

They are in Elo points, 400 for ten wins to one, and have a mean of 1000. Every pair that met counts half a win each
way more: without it who never lost would be infinitely strong.
"""

from __future__ import annotations

from math import exp, log, sqrt

from msgspec import Struct

from doubloon.arena.intervals import Z

ELO = 400 / log(10)
MEAN = 1000.0
PRIOR = 0.5
STEPS = 100


class Meeting(Struct, frozen=True):
    """What came of the games between two: the wins of the first, a shared win counts half."""

    first: int
    second: int
    games: int
    wins: float


class Rating(Struct, frozen=True):
    """The 95 % interval is that of the distance to the mean of all."""

    rating: float
    low: float
    high: float


def rate(count: int, meetings: list[Meeting]) -> list[Rating]:
    """The ratings under which these results are likeliest."""
    strengths = [0.0] * count
    for _ in range(STEPS):
        slope, curve = _slope_and_curve(strengths, meetings)
        change = _solve(curve, slope)
        strengths = [strength + max(-1.0, min(1.0, step)) for strength, step in zip(strengths, change, strict=True)]
        if max(abs(step) for step in change) < 1e-9:
            break
    _, curve = _slope_and_curve(strengths, meetings)
    found = []
    for place, strength in enumerate(strengths):
        unit = [1.0 if other == place else 0.0 for other in range(count)]
        doubt = Z * ELO * sqrt(max(0.0, _solve(curve, unit)[place] - 1.0 / count))
        rating = MEAN + ELO * strength
        found.append(Rating(round(rating, 1), round(rating - doubt, 1), round(rating + doubt, 1)))
    return found


def _slope_and_curve(strengths: list[float], meetings: list[Meeting]) -> tuple[list[float], list[list[float]]]:
    """The derivatives of the likelihood; a term that holds the mean at 0 makes the matrix one that can be solved."""
    count = len(strengths)
    slope = [-sum(strengths) / count] * count
    curve = [[1.0 / count] * count for _ in range(count)]
    for met in meetings:
        games = met.games + 2 * PRIOR
        chance = 1.0 / (1.0 + exp(strengths[met.second] - strengths[met.first]))
        surplus = met.wins + PRIOR - games * chance
        weight = games * chance * (1.0 - chance)
        slope[met.first] += surplus
        slope[met.second] -= surplus
        curve[met.first][met.first] += weight
        curve[met.second][met.second] += weight
        curve[met.first][met.second] -= weight
        curve[met.second][met.first] -= weight
    return slope, curve


def _solve(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Linear equations, by elimination."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    size = len(rows)
    for place in range(size):
        best = max(range(place, size), key=lambda row: abs(rows[row][place]))
        rows[place], rows[best] = rows[best], rows[place]
        pivot = rows[place]
        for row in rows[place + 1 :]:
            factor = row[place] / pivot[place]
            for column in range(place, size + 1):
                row[column] -= factor * pivot[column]
    found = [0.0] * size
    for place in reversed(range(size)):
        known = sum(rows[place][other] * found[other] for other in range(place + 1, size))
        found[place] = (rows[place][size] - known) / rows[place][place]
    return found
