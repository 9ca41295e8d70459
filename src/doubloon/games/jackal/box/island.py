"""The geometry of an island: cells, the sea loop, and tables of who neighbours whom.

A cell is a number: land cells come first, row by row, then the sea cells in the order of the loop, so that the cell
`land + i` is ring index i. A *place* is where a cell lies in the box's common grid; moves speak of places.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from librt.vecs import append, vec
from mypy_extensions import i64

from doubloon.core.move import Move

if TYPE_CHECKING:
    from doubloon.games.jackal.movefinder import MoveFinder

WIDTH: Final = 14  # of the common grid; rows are as long as columns have letters
HEIGHT: Final = 14
OFF: Final = -1

DX: Final = [0, 1, 1, 1, 0, -1, -1, -1]  # clockwise from north (JK-014)
DY: Final = [-1, -1, 0, 1, 1, 1, 0, -1]
# How a tile is entered (JK-077): a vector is one of the eight directions, a vehicle is one of these.
BY_HORSE: Final = 8
BY_TRAMPOLINE: Final = 9
BY_AIRPLANE: Final = 10
MANNER_BITS: Final = 4  # an exit is a cell and the manner in which it is entered
MANNER_MASK: Final = 15
KNIGHTS: Final = [(1, -2), (2, -1), (2, 1), (1, 2), (-1, 2), (-2, 1), (-2, -1), (-1, -2)]
FAR: Final = 9999


def moves_of(cells: list[int], by_cell: list[Move]) -> list[Move]:
    """The moves of these cells. As bare objects: compiled code would ask every single move whether it is one."""
    moves = cast(list[object], by_cell)
    return cast(list[Move], [moves[cell] for cell in cells])


def cell_name(x: int, y: int) -> str:
    """a1 is the north-western corner of the grid."""
    return f"{'abcdefghijklmn'[x]}{y + 1}"


class Island:
    """One island, checked by its reader; see `islands.py`."""

    def __init__(self, id: str, rows: list[str], land: list[tuple[int, int, int]], ring: list[tuple[int, int]]) -> None:
        self.id = id
        self.rows = rows
        self.start: dict[int, list[int]] = {}  # recommended ring indices by number of crews (JK-035)
        self.land = len(land)
        self.sea = len(ring)
        self.cells = self.land + self.sea
        self.zone: list[int] = [zone for _, _, zone in land]
        places = [(x, y) for x, y, _ in land] + ring
        self.x: list[int] = [x for x, _ in places]
        self.y: list[int] = [y for _, y in places]
        self.names: list[str] = [cell_name(x, y) for x, y in places]
        self._by_place: list[int] = [OFF] * (WIDTH * HEIGHT)
        for cell, (x, y) in enumerate(places):
            self._by_place[y * WIDTH + x] = cell
        self._at: dict[tuple[int, int], int] = {place: cell for cell, place in enumerate(places)}
        self.go: list[int] = []  # by cell * 8 + direction: the neighbour, or OFF
        self.near: list[list[int]] = []  # land neighbours (JK-062, JK-063)
        self.near_way: list[list[int]] = []  # the directions to them
        self.near_mask: list[int] = []  # the same neighbours as bits
        self.knights: list[list[int]] = []  # JK-152
        self.tosses: list[list[int]] = []  # JK-204
        self.shots: list[int] = []  # by land cell * 8 + direction: the first sea cell in line (JK-214)
        self.neighbours: vec[i64] = vec[i64]()  # the same once more, of all cells in a row
        self.neighbours_from: vec[i64] = vec[i64]([0])  # by cell: where its own begin
        self.nothing: vec[i64] = vec[i64]([0] * self.land)  # by land cell; to be copied
        self.twice_nothing: vec[i64] = vec[i64]([0] * (2 * self.land))
        for cell in range(self.cells):
            self._know_neighbours(cell)
        self.distance: list[int] = self._distances()  # by land cell * land + land cell (JK-241)
        self.by_the_beach: list[bool] = [
            any(self.zone[cell] == 0 for cell in self.near[self.land + place]) for place in range(self.sea)
        ]
        self.coastal: list[bool] = [self._touches_sea(cell) for cell in range(self.land)]
        # Lists of exits, which way-finding asks for all the time (do not change them), and the moves that end in each
        # cell; filled in when the box is complete.
        self.straight: list[list[int]] = []  # by cell * 8 + direction
        self.leaps: list[list[int]] = []
        self.throws: list[list[int]] = []
        self.steps: list[list[Move]] = []  # by (number in the crew * BY_COINS + coins), then land cell
        self.go_moves: list[Move] = []
        self.looks: list[Move] = []
        self.swaps: list[Move] = []
        self.places: list[Move] = []

    def at(self, x: int, y: int) -> int:
        """The cell at a place of the grid, or OFF."""
        return self._at.get((x, y), OFF)

    def named(self, name: str) -> int:
        """The cell with this name, or OFF."""
        return self.names.index(name) if name in self.names else OFF

    def _touches_sea(self, cell: int) -> bool:
        return any(self.go[cell * 8 + way] >= self.land for way in range(8))

    def beside(self, one: i64, other: i64) -> bool:
        """The same cell or a neighbouring one. (JK-022)"""
        return abs(self.x[one] - self.x[other]) < 2 and abs(self.y[one] - self.y[other]) < 2

    def zone_size(self, zone: int) -> int:
        return self.zone.count(zone)

    def bind(self, moves: MoveFinder) -> None:
        """Find the move objects that speak of this island's cells, and the exits of tiles that may lie there."""
        self.straight = [[there << MANNER_BITS | at % 8] for at, there in enumerate(self.go)]
        self.leaps = [[there << MANNER_BITS | BY_HORSE for there in cells] for cells in self.knights]
        self.throws = [[there << MANNER_BITS | BY_TRAMPOLINE for there in cells] for cells in self.tosses]
        places = [self.y[cell] * WIDTH + self.x[cell] for cell in range(self.cells)]
        land = places[: self.land]
        self.steps = [[by_place[place] for place in land] for by_place in moves.steps]
        self.go_moves = [moves.goes[place] for place in places]
        self.looks = [moves.looks[place] for place in land]
        self.swaps = [moves.swaps[place] for place in land]
        self.places = [moves.places[place] for place in places[self.land :]]

    def cell_of(self, place: int) -> int:
        return self._by_place[place]

    def _know_neighbours(self, cell: int) -> None:
        x, y = self.x[cell], self.y[cell]
        near: list[int] = []
        ways: list[int] = []
        for way in range(8):
            there = self.at(x + DX[way], y + DY[way])
            self.go.append(there)
            if 0 <= there < self.land:
                near.append(there)
                ways.append(way)
        self.near.append(near)
        self.near_way.append(ways)
        self.near_mask.append(sum(1 << there for there in near))
        for there in near:
            self.neighbours = append(self.neighbours, there)
        self.neighbours_from = append(self.neighbours_from, len(self.neighbours))
        if cell >= self.land:
            return
        self.knights.append([c for c in [self.at(x + dx, y + dy) for dx, dy in KNIGHTS] if c != OFF])
        self.tosses.append([c for c in [self.at(x + 2 * DX[w], y + 2 * DY[w]) for w in range(8)] if c != OFF])
        for way in range(8):
            far = 1
            while 0 <= self.at(x + far * DX[way], y + far * DY[way]) < self.land:
                far += 1
            self.shots.append(self.at(x + far * DX[way], y + far * DY[way]))

    def _distances(self) -> list[int]:
        """Least steps over land between all pairs of land cells."""
        table: list[int] = []
        for start in range(self.land):
            row = [FAR] * self.land
            row[start] = 0
            edge = [start]
            for cell in edge:
                for there in self.near[cell]:
                    if row[there] == FAR:
                        row[there] = row[cell] + 1
                        edge.append(there)
            table += row
        return table

    def way_to(self, start: i64, end: i64) -> int:
        """The direction from a cell to a neighbouring one."""
        for way in range(8):
            if self.go[start * 8 + way] == end:
                return way
        return OFF
