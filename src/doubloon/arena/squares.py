"""Weights by least squares: one for each trait, and for each phase how far it differs there.

Both are drawn towards nothing, the differences more strongly: a phase with few positions follows the others.
"""

from __future__ import annotations

from math import sqrt

from doubloon.arena.study import Sums
from doubloon.core.learned import UNIT

DRAWN = 0.02  # the common weights, as a part of what was seen of a trait
DRAWN_APART = 0.5  # those of the phases


def fit(sums: Sums) -> list[list[int]]:
    """By phase the weight of every trait, in thousandths of a point."""
    phases, traits = len(sums.targets), len(sums.targets[0])
    squares = [_square(products, traits) for products in sums.products]
    seen = [sum(square[trait][trait] for square in squares) + 1e-9 for trait in range(traits)]
    size = traits * (phases + 1)
    matrix = [[0.0] * size for _ in range(size)]
    right = [0.0] * size
    for phase, square in enumerate(squares):
        apart = traits * (phase + 1)
        for row in range(traits):
            right[row] += sums.targets[phase][row]
            right[apart + row] = sums.targets[phase][row]
            for column in range(traits):
                value = square[row][column]
                matrix[row][column] += value
                matrix[row][apart + column] = matrix[apart + row][column] = value
                matrix[apart + row][apart + column] = value
    for place in range(size):
        matrix[place][place] += (DRAWN if place < traits else DRAWN_APART) * seen[place % traits] + 1e-9
    found = solve(matrix, right)
    return [
        [round(UNIT * (found[trait] + found[traits * (phase + 1) + trait])) for trait in range(traits)]
        for phase in range(phases)
    ]


def error(sums: Sums, rows: list[list[int]]) -> float:
    """By how many points a lead is missed on average (the root of the mean square) with these weights."""
    missed = sums.missed
    for phase, row in enumerate(rows):
        weights = [weight / UNIT for weight in row]
        square = _square(sums.products[phase], len(row))
        for place, weight in enumerate(weights):
            missed -= 2.0 * weight * sums.targets[phase][place]
            missed += weight * sum(one * other for one, other in zip(square[place], weights, strict=True))
    return sqrt(max(0.0, missed) / max(1, sums.count))


def _square(triangle: list[float], size: int) -> list[list[float]]:
    whole = [[0.0] * size for _ in range(size)]
    place = 0
    for row in range(size):
        for column in range(row, size):
            whole[row][column] = whole[column][row] = triangle[place]
            place += 1
    return whole


def solve(matrix: list[list[float]], right: list[float]) -> list[float]:
    """The solution of a symmetric positive system, by Cholesky's way; the matrix is used up."""
    size = len(right)
    for row in range(size):
        this = matrix[row]
        for column in range(row + 1):
            other = matrix[column]
            value = this[column] - sum(map(_times, this[:column], other[:column]))
            this[column] = sqrt(value) if row == column else value / other[column]
    found = right.copy()
    for row in range(size):
        found[row] = (found[row] - sum(map(_times, matrix[row][:row], found[:row]))) / matrix[row][row]
    for row in reversed(range(size)):
        later = sum(matrix[below][row] * found[below] for below in range(row + 1, size))
        found[row] = (found[row] - later) / matrix[row][row]
    return found


def _times(one: float, other: float) -> float:
    return one * other
