"""A puzzle card: the layout and what it asks for. (JK-321, JK-322, JK-359)"""

from __future__ import annotations

from typing import Final

from doubloon.games.jackal.box.box import BANK, BEAR_DEN, CHEST, EMPTY, LABYRINTH, Box
from doubloon.games.jackal.box.island import WIDTH, Island, cell_name
from doubloon.games.jackal.movefinder import MoveFinder

SMALLEST: Final = 4  # rows and columns
LARGEST: Final = 6
NO_LIMIT: Final = 0
HOLE: Final = ".."
OFF_NAME: Final = "off"
# Nothing of a layout touches this place of the common grid: it stands for everywhere off the layout (JK-329).
OFF_PLACE: Final = (WIDTH - 1, WIDTH - 1)


class Card:
    """What is printed: `rows` of tiles as written, holes included, and `faces`, the tiles by cell."""

    def __init__(
        self,
        id: str,
        rows: list[list[str]],
        faces: list[int],
        max_turns: int,
        min_survivors: int,
        may_wait: bool,
    ) -> None:
        self.id = id
        self.rows = rows
        self.faces = faces
        self.max_turns = max_turns  # NO_LIMIT: not asked (JK-359)
        self.min_survivors = min_survivors
        self.may_wait = may_wait
        self.notes: dict[str, str] = {}  # what else the file says: grade, seed

    def tokens(self) -> list[str]:
        """The signs of all tiles, in the order of the cells."""
        return [token for row in self.rows for token in row if token != HOLE]

    def with_faces(self, faces: list[int]) -> Card:
        """The same card with other tiles on its cells."""
        return Card(self.id, self.rows, faces, self.max_turns, self.min_survivors, self.may_wait)

    def asking(self, max_turns: int, min_survivors: int) -> Card:
        """The same layout with another task."""
        other = Card(self.id, self.rows, self.faces, max_turns, min_survivors, self.may_wait)
        other.notes = dict(self.notes)
        return other


def layout_moves(abilities: list[str], figures: list[str]) -> MoveFinder:
    """The moves of all puzzles: cells a1 to f6, and off the layout."""
    land = {y * WIDTH + x: cell_name(x, y) for y in range(LARGEST) for x in range(LARGEST)}
    return MoveFinder(land, {OFF_PLACE[1] * WIDTH + OFF_PLACE[0]: OFF_NAME}, abilities, figures)


def layout_of(card: Card, box: Box) -> Island:
    """The layout as an island without shores, around which there is one place only: off the layout. (JK-329, JK-330)"""
    land = [(x, y, 0) for y, row in enumerate(card.rows) for x, token in enumerate(row) if token != HOLE]
    island = Island(card.id, [" ".join(row) for row in card.rows], land, [OFF_PLACE])
    off = island.land
    island.names[off] = OFF_NAME
    island.go = [there if there >= 0 else off for there in island.go]
    island.shots = [there if there >= 0 else off for there in island.shots]
    island.bind(box.moves)
    return island


def cell_of_kind(card: Card, box: Box, kind: int) -> int:
    """The first cell with a tile of this kind, or -1."""
    for cell, face in enumerate(card.faces):
        if box.faces.kind[face] == kind:
            return cell
    return -1


def bank_of(card: Card, box: Box) -> int:
    return cell_of_kind(card, box, BANK)


def den_of(card: Card, box: Box) -> int:
    return cell_of_kind(card, box, BEAR_DEN)


def chest_coins(card: Card, box: Box) -> list[int]:
    """By cell: the coins that its chest shows."""
    faces = box.faces
    return [faces.amount[face] if faces.kind[face] == CHEST else 0 for face in card.faces]


def plain_kind(kind: int) -> bool:
    """Tiles that every card has or that do nothing."""
    return kind in (EMPTY, CHEST, BANK, BEAR_DEN)


def spaces_of(box: Box, face: int) -> int:
    """The spaces of a labyrinth, 0 for other tiles."""
    return box.faces.amount[face] if box.faces.kind[face] == LABYRINTH else 0
