"""A few tables that try every seat count with every pair of option values."""

from __future__ import annotations

from itertools import combinations, islice, product

from doubloon.core.errors import BadOption
from doubloon.core.game import Game
from doubloon.core.rng import rng_from
from doubloon.testkit.kit import KitTable

EVERY_PLY = 1
SOME_PLIES, FEW_PLIES = 5, 7  # no multiples of a number of seats: every seat is looked at in turn
MOST_CANDIDATES = 4000

Row = tuple[str, ...]


def tables_for(game: Game) -> list[KitTable]:
    """For each number of seats the covering option sets.

    The first table of all is looked at ply by ply, the first of each other number of seats more closely than the rest.
    """
    tables: list[KitTable] = []
    for seats in range(game.min_seats, game.max_seats + 1):
        closely = SOME_PLIES if tables else EVERY_PLY
        for number, row in enumerate(covering_options(game, seats)):
            stride = FEW_PLIES if number else closely
            tables.append(KitTable(game.id, seats, " ".join(row), f"kit {seats} {number}", stride, number == 0))
    return tables


def covering_options(game: Game, seats: int) -> list[Row]:
    """Sets of `name=value` such that every two values that can go together do so in one of them. Defaults first."""
    rows = [row for row in _candidates(game) if _allowed(game, seats, row)]
    if not rows:
        raise ValueError(f"{game.title} with {seats} seats refuses all its options")
    missing = {pair for row in rows for pair in _pairs(row)}
    chosen = [rows[0]]
    missing -= _pairs(rows[0])
    while missing:
        best = max(rows, key=lambda row: len(missing & _pairs(row)))
        chosen.append(best)
        missing -= _pairs(best)
    return chosen


def _candidates(game: Game) -> list[Row]:
    """The defaults and all other combinations of sample values, or a fair choice of them if there are too many."""
    values = [[f"{option.name}={option.format(value)}" for value in option.samples()] for option in game.declared]
    defaults = tuple(f"{option.name}={option.format(option.default)}" for option in game.declared)
    rows = list(islice(product(*values), MOST_CANDIDATES + 1))
    if len(rows) > MOST_CANDIDATES:
        rng = rng_from(f"options of {game.id}")
        rows = [tuple(column[rng.below(len(column))] for column in values) for _ in range(MOST_CANDIDATES)]
        for place, column in enumerate(values):
            rows += [(*defaults[:place], value, *defaults[place + 1 :]) for value in column]
    return [defaults, *rows]


def _allowed(game: Game, seats: int, row: Row) -> bool:
    try:
        game.check(seats, game.options(list(row)))
    except BadOption:
        return False
    return True


def _pairs(row: Row) -> set[Row]:
    """Every two values of a row; of a row with one value, that one."""
    return set(combinations(row, min(2, len(row)))) if row else set()
