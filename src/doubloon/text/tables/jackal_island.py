"""The island of Jackal as a grid: two lines a cell where there is room, one line on low screens."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from doubloon.text.blocks import Block, fitted
from doubloon.text.tables.jackal_signs import BEAR, BEAR_STYLE, CREW_STYLES, ZONE_STYLES, Faces

if TYPE_CHECKING:
    from doubloon.games.jackal.view import CellView, JackalView

MARGIN = 3  # the number of a row
WIDEST_CELL = 7
GOOD_CELL = 5  # from here on everything fits into a cell
NARROWEST_CELL = 2


class Map:
    """Draws an island."""

    def __init__(self, faces: Faces) -> None:
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
            row = [Text(f"{y + 1:>2} ", "dim"), Text(" " * MARGIN)] if tall else [Text(f"{y + 1:>2} ", "dim")]
            for x in range(columns):
                cell = cells.get((x, y))
                drawn = self._cell(view, cell, wide - 1, tall) if cell else [Text(), Text()]
                for line, part in zip(row, drawn, strict=False):
                    line.append_text(fitted(part, wide - 1)).append(" ")
            lines += row
        for line in lines:
            line.rstrip()
        return lines

    def _cell(self, view: JackalView, cell: CellView, wide: int, tall: bool) -> Block:
        if cell.zone == "sea":
            drawn = self._sea(view, cell, wide)
        elif cell.face_up:
            drawn = self._explored(view, cell, wide, tall)
        else:
            drawn = self._hidden(view, cell, wide)
        return drawn if tall else [self._in_one(cell, drawn, wide)]

    def _in_one(self, cell: CellView, drawn: Block, wide: int) -> Text:
        """Who is there comes first, then what lies there."""
        upper, lower = drawn
        if cell.boat or (cell.zone != "sea" and not cell.face_up):
            # A boat is its hull with whoever is aboard; a back is a back, with what is known about it.
            return (
                upper
                if not cell.boat and not lower.plain.strip(upper.plain[:1] or " ")
                else self._joined(lower, upper if cell.boat else Text(), wide)
            )
        if cell.zone == "sea":
            return lower if lower.plain.strip() else upper
        return self._joined(upper, lower, wide)

    def _joined(self, first: Text, second: Text, wide: int) -> Text:
        """Two parts next to each other; the first gives way."""
        if not second.plain.strip():
            return first
        room = wide - second.cell_len
        if room >= first.cell_len + 1:
            return Text.assemble(first, " ", second)
        return Text.assemble(first[: max(0, room)], second)

    # What a cell shows

    def _people(self, view: JackalView, cell: CellView, wide: int) -> Text:
        """Figures and the bear; those that cannot act carry a star."""
        line = Text(BEAR, BEAR_STYLE) if cell.bear else Text()
        line.append_text(self.faces.group(cell.figures))
        stuck = {figure.id for figure in view.figures if figure.state in ("drunk", "trapped")}
        if stuck & set(cell.figures):
            line.append("*", "bold red")
        if line.cell_len > wide:
            line = Text(BEAR, BEAR_STYLE) if cell.bear else Text()
            for colour in dict.fromkeys(figure.partition("-")[0] for figure in cell.figures):
                line.append(self.faces.letter(colour), CREW_STYLES.get(colour, "bold cyan"))
        return line

    def _explored(self, view: JackalView, cell: CellView, wide: int, tall: bool) -> Block:
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

    def _sea(self, view: JackalView, cell: CellView, wide: int) -> Block:
        faces, sea = self.faces, ZONE_STYLES["sea"]
        water = Text(self.signs.sea, sea)
        swimmers = self._people(view, cell, wide)
        if cell.boat is None:
            return [water, swimmers]
        style = CREW_STYLES[cell.boat]
        letter = faces.letter(cell.boat)
        hull = f"\\{letter}_/" if wide >= 4 else f"\\{letter}/"[: max(2, wide)] if wide >= 3 else f"{letter}/"
        aboard = [figure.id for figure in view.figures if figure.aboard == cell.boat]
        crew = faces.group(aboard)
        if crew.cell_len > wide:
            crew = Text(str(len(aboard)), style)
        return [crew if aboard else Text(), Text(hull[:wide], style)]
