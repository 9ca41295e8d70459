"""The island of Jackal as a grid: two lines a cell where there is room, one line on low screens."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from doubloon.text.blocks import Block, fitted
from doubloon.text.tables.jackal_signs import BEAR, BEAR_STYLE, CREW_STYLES, ZONE_STYLES, JackalSigns

if TYPE_CHECKING:
    from doubloon.games.jackal.seen.view import CellView, JackalView

MARGIN = 3  # the number of a row
WIDEST_CELL = 7
GOOD_CELL = 5  # from here on everything fits into a cell
NARROWEST_CELL = 2
WHOLE_HULL = 4


class Map:
    """Draws an island."""

    def __init__(self, faces: JackalSigns) -> None:
        self.faces = faces
        self.words = faces.words
        self.signs = faces.signs

    def width(self, view: JackalView, room: int) -> int:
        """How wide a cell can be."""
        columns = max(cell.x for cell in view.cells) + 1
        return max(NARROWEST_CELL, min(WIDEST_CELL, (room - MARGIN) // columns))

    def draw(self, view: JackalView, room: int, tall: bool = True) -> Block:
        """North on top, columns by letters, rows by numbers, as moves name cells."""
        wide = self.width(view, room)
        cells = {(cell.x, cell.y): cell for cell in view.cells}
        columns, rows = (max(place[axis] for place in cells) + 1 for axis in (0, 1))
        letters = Text("".join(chr(ord("a") + x).center(wide - 1) + " " for x in range(columns)), "dim")
        lines: Block = [Text.assemble(" " * MARGIN, letters)]
        for y in range(rows):
            row = [Text.assemble((f"{y + 1:>2} ", "dim")), *([Text(" " * MARGIN)] if tall else [])]
            for x in range(columns):
                cell = cells.get((x, y))
                drawn = self._cell(view, cell, wide - 1, tall) if cell else [Text(), Text()]
                for line, part in zip(row, drawn, strict=False):
                    line.append_text(fitted(Text.assemble(part[: wide - 1]), wide - 1)).append(" ")
            lines += row
        for line in lines:
            line.rstrip()
        return lines

    def _cell(self, view: JackalView, cell: CellView, wide: int, tall: bool) -> Block:
        """Two lines, or the one that says more."""
        if cell.zone == "sea":
            upper, lower = self._sea(view, cell, wide, tall)
        elif cell.face_up:
            if not tall:
                return [self._in_one(view, cell, wide)]
            upper, lower = self._explored(view, cell, wide)
        else:
            upper, lower = self._hidden(view, cell, wide)
        return [upper, lower] if tall else [lower if lower.plain else upper]

    def _in_one(self, view: JackalView, cell: CellView, wide: int) -> Text:
        """A tile, its coins and whoever is there; the tile's sign gives way."""
        assert cell.tile is not None
        sign, people = self.faces.tile(cell.tile), self._people(view, cell, wide)
        gold = self.faces.coins(sum(cell.coins)) if cell.coins else Text()
        room = max(0, wide - people.cell_len - gold.cell_len)
        blank = " " if people.plain and sign.cell_len < room else ""
        return Text.assemble(sign[:room], gold, blank, people)

    # What a cell shows

    def _people(self, view: JackalView, cell: CellView, wide: int) -> Text:
        """Figures and the bear; those that cannot act carry a star."""
        figures = list(cell.figures)
        going = view.journey
        if going and going.cell == cell.cell and going.figure not in figures:
            figures.append(going.figure)  # it waits for a choice on a tile where nobody stops
        line = Text(BEAR, BEAR_STYLE) if cell.bear else Text()
        line.append_text(self.faces.group(figures))
        stuck = {figure.id for figure in view.figures if figure.state in ("drunk", "trapped")}
        if stuck & set(figures):
            line.append("*", "bold red")
        if line.cell_len > wide:
            line = Text(BEAR, BEAR_STYLE) if cell.bear else Text()
            for colour in dict.fromkeys(figure.partition("-")[0] for figure in figures):
                line.append(self.faces.letter(colour), CREW_STYLES.get(colour, "bold cyan"))
        return line

    def _explored(self, view: JackalView, cell: CellView, wide: int) -> Block:
        assert cell.tile is not None
        upper, lower = self.faces.tile(cell.tile), self._people(view, cell, wide)
        count = sum(cell.coins)
        if count:
            gold = self.faces.coins(count) if wide > NARROWEST_CELL else Text(str(count), "bold bright_yellow")
            if upper.cell_len + gold.cell_len <= wide or lower.cell_len + gold.cell_len > wide:
                upper = Text.assemble(upper[: max(0, wide - gold.cell_len)], gold)
            else:
                lower = Text.assemble(lower, gold)
        return [upper, lower]

    def _hidden(self, view: JackalView, cell: CellView, wide: int) -> Block:
        """A back; below what the reader knows about the tile, or who has looked at it."""
        faces = self.faces
        back = faces.back(cell.back, wide)
        if cell.bear or cell.figures:
            mark = self._people(view, cell, wide)
        elif cell.tile is not None:
            mark = Text.assemble(("?", "bold"), faces.known(cell.tile))[:wide]
        elif cell.looked:
            letters = "".join(faces.letter(crew.colour) for crew in view.crews if crew.seat in cell.looked)
            mark = Text(f"?{letters}"[:wide], "bold")
        else:
            return [back, back]
        return [back, Text.assemble(mark, faces.back(cell.back, max(0, wide - mark.cell_len)))]

    def _sea(self, view: JackalView, cell: CellView, wide: int, tall: bool) -> Block:
        """Water, swimmers, or a boat below whoever is aboard; on one line a boat carries their number."""
        faces = self.faces
        if cell.boat is None:
            return [Text(self.signs.sea * (wide - 1), ZONE_STYLES["sea"]), self._people(view, cell, wide)]
        style = CREW_STYLES[cell.boat]
        letter = faces.letter(cell.boat)
        aboard = [figure.id for figure in view.figures if figure.aboard == cell.boat]
        crew = faces.group(aboard)
        if crew.cell_len > wide:
            crew = Text(str(len(aboard)), style)
        keel = "_" if tall or not aboard else str(len(aboard))
        hull = f"\\{letter}{keel}/" if wide >= WHOLE_HULL else f"{letter}{keel if wide > 1 else ''}"
        return [crew, Text(hull, style)]
