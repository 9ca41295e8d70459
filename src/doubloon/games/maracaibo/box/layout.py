"""Chapter 3: the layout of the Caribbean and what is adjacent to what.

Cells are numbered as the cards are dealt: column by column from the left, from top to bottom inside a column. (PM-023)
"""

from __future__ import annotations

from typing import Final

MOST_COLUMNS: Final = 12
MOST_ROWS: Final = 6
MOST_MOVEMENT: Final = 9

# Places that are no card have numbers above all cells.
GULF: Final = MOST_COLUMNS * MOST_ROWS
MARACAIBO: Final = GULF + 1
STARTING_ZONE: Final = GULF + 2
PLACES: Final = GULF + 3
NOWHERE: Final = -1


def space_name(column: int, row: int) -> str:
    """How moves and views call a cell: columns and rows count from 1, row 1 is the top."""
    return f"c{column + 1}r{row + 1}"


class Layout:
    """A layout with everything about it that rules ask for, worked out beforehand: it never changes. (PM-057)"""

    def __init__(self, id: str, rows: list[str]) -> None:
        self.id = id
        self.rows = rows
        self.columns = max([len(row) for row in rows])
        self.cells: list[tuple[int, int]] = []  # column and row
        for column in range(self.columns):
            for row in range(len(rows)):
                if column < len(rows[row]) and rows[row][column] == "#":
                    self.cells.append((column, row))
        self.column_of: list[int] = [column for column, _ in self.cells]
        self.row_of: list[int] = [row for _, row in self.cells]
        self.names: list[str] = [space_name(column, row) for column, row in self.cells]
        self.grid: list[int] = [column * MOST_ROWS + row for column, row in self.cells]  # as moves number them
        self.at: list[int] = list(range(PLACES))  # the cell or place that a move's number means here
        for place in range(GULF):
            self.at[place] = NOWHERE
        for cell, place in enumerate(self.grid):
            self.at[place] = cell
        # By place: the spaces one step away. Islands are none (PM-051); corners do not touch (PM-052); nothing leads
        # back to the starting zone (PM-053).
        self.steps: list[tuple[int, ...]] = [()] * PLACES
        for cell in range(len(self.cells)):
            self.steps[cell] = self._neighbours(cell)
        self.steps[STARTING_ZONE] = tuple([cell for cell in range(len(self.cells)) if self.column_of[cell] == 0])
        self.steps[GULF] = (MARACAIBO,)  # PM-055
        # By place and column: the fewest steps to a space right of that column (PM-515).
        self.ahead: list[list[int]] = [self._ahead(place) for place in range(PLACES)]
        # By movement and place: the legal stops.
        self.stops: list[list[tuple[int, ...]]] = []
        for most in range(MOST_MOVEMENT + 1):
            self.stops.append([self._stops(place, most) for place in range(PLACES)])

    def column(self, place: int) -> int:
        """The order of places in which a ship must get ahead. (PM-056)"""
        if place < GULF:
            return self.column_of[place] if place < len(self.cells) else -2
        if place == STARTING_ZONE:
            return -1
        return self.columns + place - GULF

    def rank(self, place: int) -> int:
        """Which of two places Jordan prefers: the lower number, closer to Maracaibo, then higher up. (PM-465)"""
        row = self.row_of[place] if place < GULF else 0
        return (self.columns + 2 - self.column(place)) * MOST_ROWS + row

    def place_name(self, place: int) -> str:
        if place == GULF:
            return "gulf"
        if place == MARACAIBO:
            return "maracaibo"
        return "start" if place == STARTING_ZONE else self.names[place]

    def cell_named(self, name: str) -> int:
        """The number of a cell, or of a place that is no card."""
        for place in (GULF, MARACAIBO, STARTING_ZONE):
            if self.place_name(place) == name:
                return place
        if name not in self.names:
            raise KeyError(f"the layout {self.id} has no space {name}")
        return self.names.index(name)

    def distances(self, place: int, most: int) -> list[int]:
        """By place: the steps that it takes from here, or -1 if it is more than `most`."""
        found = [-1] * PLACES
        found[place] = 0
        edge = [place]
        for step in range(1, most + 1):
            further: list[int] = []
            for here in edge:
                if here == GULF and place != GULF:
                    continue  # PM-077 the Gulf ends the movement
                for there in self.steps[here]:
                    if found[there] < 0:
                        found[there] = step
                        further.append(there)
            edge = further
        return found

    def _neighbours(self, cell: int) -> tuple[int, ...]:
        column, row = self.cells[cell]
        found = []
        for beside in ((column - 1, row), (column, row - 1), (column, row + 1), (column + 1, row)):
            if beside in self.cells:
                found.append(self.cells.index(beside))
        if column == self.columns - 1:
            found.append(GULF)  # PM-054
        return tuple(found)

    def _ahead(self, place: int) -> list[int]:
        distances = self.distances(place, PLACES)
        return [
            min([PLACES, *[distances[there] for there in range(PLACES) if self._right(distances, there, column)]])
            for column in range(-1, self.columns + 1)
        ]

    def _right(self, distances: list[int], there: int, column: int) -> bool:
        return distances[there] >= 0 and there != STARTING_ZONE and self.column(there) > column

    def _stops(self, place: int, most: int) -> tuple[int, ...]:
        """The spaces where a movement of 1 to `most` steps may end. (PM-072 to PM-078)"""
        if most == 0 or place == MARACAIBO or (place < GULF and place >= len(self.cells)):
            return ()
        distances = self.distances(place, 1 if place == GULF else most)
        here = self.column(place)
        return tuple([there for there in range(PLACES) if distances[there] > 0 and self.column(there) > here])

    def unreachable(self, movement: int) -> list[int]:
        """The cells at which no ship can ever stop. (PM-058)"""
        reached = set(self.stops[movement][STARTING_ZONE])
        edge = list(reached)
        while edge:
            for there in self.stops[movement][edge.pop()]:
                if there not in reached:
                    reached.add(there)
                    edge.append(there)
        return [cell for cell in range(len(self.cells)) if cell not in reached]

    def traps(self, movement: int) -> list[int]:
        """The cells from which a ship cannot get away. (PM-058)"""
        return [cell for cell in range(len(self.cells)) if not self.stops[movement][cell]]
