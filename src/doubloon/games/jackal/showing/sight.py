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
        self.cells: dict[str, CellView] = self.memory.once("cells", view.cells, self._by_name)
        self.figures: dict[str, FigureView] = {figure.id: figure for figure in view.figures}
        self.crews: dict[str, CrewView] = {crew.colour: crew for crew in view.crews}

    def _by_name(self) -> dict[str, CellView]:
        return {cell.cell: cell for cell in self.view.cells}

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
            cell = self.cells.get(figure.cell)
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
        return [figure.id for figure in self.view.figures if figure.aboard == boat]

    # Ways

    def sailed(self, boat: str, way: str, cells: int) -> list[str]:
        """The cells that a boat comes through, to the last one; other boats are jumped over. (JK-052, JK-053)"""
        ring = [cell for cell in self.view.cells if cell.zone == "sea"]
        at = next((number for number, cell in enumerate(ring) if cell.boat == boat), 0)
        step = 1 if way == "cw" else -1
        found: list[str] = []
        while len(found) < cells:
            at = (at + step) % len(ring)
            if ring[at].boat is None or ring[at].boat == boat:
                found.append(ring[at].cell)
        return found

    def swum(self, figure: str, way: str, cells: int) -> list[str]:
        """The cells that a swimmer comes through, to the last one. (JK-068, JK-298)"""
        ring = [cell.cell for cell in self.view.cells if cell.zone == "sea"]
        start = self.figures[figure].cell
        if start not in ring:
            return []
        step = 1 if way == "cw" else -1
        return [ring[(ring.index(start) + step * number) % len(ring)] for number in range(1, cells + 1)]

    def line(self, start: str, direction: str) -> list[str]:
        """The land cells from a cell on in one direction; the sea beside it if there is none."""
        dx, dy = _STEPS[DIRECTIONS.index(direction)]
        here = self.cells[start]
        x, y = here.x + dx, here.y + dy
        found: list[str] = []
        while x >= 0 and y >= 0:
            cell = self.cells.get(cell_name(x, y))
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
