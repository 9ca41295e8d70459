"""Chapter 2: the grid, the zones and the sea loop."""

from __future__ import annotations

from pathlib import Path

import pytest

from doubloon.games.jackal.box import DIRECTIONS, KINDS, ZONES
from doubloon.games.jackal.builder import at, offered, table, where
from doubloon.games.jackal.game import Jackal
from doubloon.games.jackal.island import Island
from tests.rules.jackal.story import act, box, cell, clause_against, complaint, look, new_game, step, steps

VECTORS = {
    "N": (0, -1),
    "NE": (1, -1),
    "E": (1, 0),
    "SE": (1, 1),
    "S": (0, 1),
    "SW": (-1, 1),
    "W": (-1, 0),
    "NW": (-1, -1),
}
ROWS = {1: (4, 6), 2: (3, 7), 3: (2, 8), 4: (1, 9), 5: (1, 9), 6: (1, 9), 7: (2, 8), 8: (3, 7), 9: (4, 6)}
LAND = {(x, y) for y, (first, last) in ROWS.items() for x in range(first, last + 1)}
ISLANDS = ["treasure_island", "skerry", "crescent_bay", "long_reef"]


def standard() -> Island:
    return box().island_named("treasure_island")


def zone(x: int, y: int) -> str:
    return ZONES[standard().zone[standard().at(x, y)]]


def loop(island: Island) -> list[tuple[int, int]]:
    return [(island.x[cell], island.y[cell]) for cell in range(island.land, island.cells)]


def drawn_island(folder: Path, *rows: str) -> Jackal:
    """A game with an island of one's own, which comes first."""
    path = folder / "mine.toml"
    lines = "\n".join(f'  "{row}",' for row in rows)
    path.write_text(f'[[islands]]\nid = "mine"\nrows = [\n{lines}\n]\n', encoding="utf-8")
    return Jackal(path)


@pytest.mark.rule("JK-013", "JK-014", "JK-024")
@pytest.mark.parametrize("way", DIRECTIONS)
def test_directions_go_clockwise_from_north_which_is_up(way: str) -> None:
    dx, dy = VECTORS[way]
    state = table(f"""
             5
        5    >{way}
    """)
    start = (5 + dy, 5 - dx) if dx or dy else (5, 5)  # beside the arrow, a quarter turn from where it points
    state = table(f"""
             {start[0]}    {5 if start[0] != 5 else 4}
        {start[1]}    .:w1   _
    """) if False else table(_arrow_and_pirate(way, start))
    act(state, step(1, 5, 5))
    assert where(state, "white-1") == at(5 + dx, 5 + dy)
