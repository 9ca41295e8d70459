"""A view of Jackal with its cells, figures and crews by name, and what all of these are called."""

from __future__ import annotations

from typing import Final

from doubloon.core.memory import Memory
from doubloon.core.saying import joined, said
from doubloon.core.shown import Said, Text
from doubloon.games.jackal.box.box import COLOURS, DIRECTIONS
from doubloon.games.jackal.box.island import cell_name
from doubloon.games.jackal.seen.view import CellView, CrewView, FigureView, JackalView, TileView

MISSIONARY: Final = "missionary"
BEAR: Final = "bear"

_ARROWS: Final = ["↑", "↗", "→", "↘", "↓", "↙", "←", "↖"]
_STEPS: Final = [(0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1)]


class Sight:
    """What a view shows, to be found by name."""

    def __init__(self, view: JackalView, memory: Memory | None = None) -> None:
        self.view = view
        self.memory = memory or Memory()
        self._numbers: dict[str, int] = self.memory.once("numbers", view.island, self._cells_by_name)
        self.figures: dict[str, FigureView] = self.memory.alike("figures", self._figures_by_id)
        self.crews: dict[str, CrewView] = self.memory.alike("crews", self._crews_by_colour)
        self.boats: dict[str, list[str]] = self.memory.alike("boats", self._aboard)

    def cell(self, name: str | None) -> CellView | None:
        """A cell of the island by its name."""
        number = self._numbers.get(name) if name is not None else None
        return self.view.cells[number] if number is not None else None

    def _cells_by_name(self) -> dict[str, int]:
        return {cell.cell: number for number, cell in enumerate(self.view.cells)}

    def _figures_by_id(self) -> dict[str, FigureView]:
        return {figure.id: figure for figure in self.view.figures}

    def _crews_by_colour(self) -> dict[str, CrewView]:
        return {crew.colour: crew for crew in self.view.crews}

    def _aboard(self) -> dict[str, list[str]]:
        found: dict[str, list[str]] = {}
        for figure in self.view.figures:
            boat = figure.aboard
            if boat is not None:
                found.setdefault(boat, []).append(figure.id)
        return found

    def crew_asked(self) -> str:
        """The crew that the question is about."""
        asked = self.view.prompt
        crew = asked.args.get("crew") if asked else None
        return crew if isinstance(crew, str) else self.view.turn or COLOURS[0]

    def ally(self, crew: str) -> str:
        """The crew's ally; the crew itself if it has none."""
        return self.crews[crew].ally or crew

    # Where things are

    def place(self, figure: FigureView) -> list[Text]:
        """Where a figure is, then what holds it there and what it has."""
        if figure.state == "dead":
            return [said("where-dead")]
        if figure.state == "recovering":
            return [said("where-ship", turns=figure.turns)]
        found: list[Text] = []
        if figure.aboard is not None:
            own = figure.aboard == figure.crew
            found.append(said("where-aboard") if own else said("where-other-boat", boat=figure.aboard))
        elif figure.cell is not None:
            found.append(figure.cell)
            cell = self.cell(figure.cell)
            if cell is not None and cell.zone == "sea":
                found.append(said("where-swims"))
            if figure.space and cell is not None and cell.tile is not None:
                found.append(said("where-space", space=figure.space, spaces=cell.tile.amount))
        if figure.state:
            found.append(said(f"where-{figure.state}"))
        if figure.coin:
            found.append(said("where-coin"))
        if figure.armed:
            found.append(said("table-armed"))
        return found

    def people(self, cell: CellView) -> list[str]:
        """The figures in a cell; one that waits for a choice on its way is there too."""
        going = self.view.journey
        if going is not None and going.cell == cell.cell and going.figure not in cell.figures:
            return [*cell.figures, going.figure]
        return cell.figures

    def aboard(self, boat: str) -> list[str]:
        """The figures in a boat."""
        return self.boats.get(boat, [])

    # Ways

    def ring(self) -> list[tuple[int, str]]:
        """The cells of the sea by their numbers and names, in the order in which boats go round."""
        return self.memory.once("ring", self.view.island, self._ring)

    def _ring(self) -> list[tuple[int, str]]:
        return [(number, cell.cell) for number, cell in enumerate(self.view.cells) if cell.zone == "sea"]

    def _boats_on_the_ring(self) -> list[str | None]:
        cells = self.view.cells
        return [cells[number].boat for number, _ in self.ring()]

    def sailed(self, boat: str, way: str, cells: int) -> list[str]:
        """The cells that a boat comes through, to the last one; other boats are jumped over. (JK-052, JK-053)"""
        ring = self.ring()
        boats: list[str | None] = self.memory.alike("ring", self._boats_on_the_ring)
        at = boats.index(boat) if boat in boats else 0
        step = 1 if way == "cw" else -1
        found: list[str] = []
        while len(found) < cells:
            at = (at + step) % len(ring)
            if boats[at] is None or boats[at] == boat:
                found.append(ring[at][1])
        return found

    def swum(self, figure: str, way: str, cells: int) -> list[str]:
        """The cells that a swimmer comes through, to the last one. (JK-068, JK-298)"""
        ring = [name for _, name in self.ring()]
        start = self.figures[figure].cell
        if start not in ring:
            return []
        step = 1 if way == "cw" else -1
        return [ring[(ring.index(start) + step * number) % len(ring)] for number in range(1, cells + 1)]

    def line(self, start: str, direction: str) -> list[str]:
        """The land cells from a cell on in one direction; the sea beside it if there is none."""
        dx, dy = _STEPS[DIRECTIONS.index(direction)]
        here = self.cell(start)
        assert here is not None
        x, y = here.x + dx, here.y + dy
        found: list[str] = []
        while x >= 0 and y >= 0:
            cell = self.cell(cell_name(x, y))
            if cell is None or (cell.zone == "sea" and found):
                break
            found.append(cell.cell)
            if cell.zone == "sea":
                break
            x, y = x + dx, y + dy
        return found


# What things are called


def figure_name(figure: str) -> Said:
    """A figure or the bear, with the name that somebody gave it."""
    return said("figure-name", figure=figure)


def short(figure: str) -> Text:
    """A figure or a crew as pieces are marked: "W1"."""
    colour, _, number = figure.partition("-")
    return joined([said(f"letter-{colour}"), number], "")


def island_name(island: str) -> Said:
    return Said(f"islands-{island}", otherwise=island.replace("_", " "))


def tile_called(id: str) -> Said:
    """A tile by its id; people who make tiles of their own have no words for them."""
    return Said(f"tiles-{id}", otherwise=id.replace("_", " "))


def tile_text(tile: TileView) -> Said:
    """What a tile does; one that is used up is empty land."""
    return said("tile_text-empty" if tile.used else f"tile_text-{tile.kind}")


def arrows(directions: list[str], quarters: int = 0) -> str:
    """Directions as arrows, turned clockwise by so many quarters."""
    return "".join([_ARROWS[(DIRECTIONS.index(way) + 2 * quarters) % 8] for way in directions])


def in_brackets(text: Text) -> Text:
    return joined(["(", text, ")"], "")
