"""The choices of Jackal: what each is called, the piece that is picked up and where it goes."""

from __future__ import annotations

from typing import Final

from doubloon.core.saying import joined, said
from doubloon.core.shown import Choice, Said, Text
from doubloon.core.view import MoveView
from doubloon.games.jackal.seen.view import CellView, TileView
from doubloon.games.jackal.showing.sight import (
    MISSIONARY,
    Sight,
    arrows,
    figure_name,
    in_brackets,
    tile_called,
    tile_text,
)

VOTES: Final = frozenset(["call", "vote"])
# What ends or skips something: it has no place on the table.
ENOUGH: Final = frozenset(["pass", "stop", "done", "decline"])
# Moves that name nothing beyond themselves.
PLAIN: Final = frozenset(["call", "stop", "pass", "stay", "arm", "done", "decline"])
ON_CELLS: Final = frozenset(["place", "look", "go", "swap"])
BOTTLE_USES: Final = frozenset(["free", "through", "arm"])

Spots = list[str]


class Explainer:
    """Explains the moves of one view."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.view = sight.view
        self._headings: dict[str, Text] = {}  # by figure: what its moves stand under

    def choice(self, move: MoveView) -> Choice:
        start, goal, way = self._spots(move)
        coins = _number(move, "coins")
        label = self._label(move, goal)
        return Choice(
            move=move.id,
            label=said("choice-with-coins", move=label, coins=coins) if coins else label,
            about=self._about(move),
            group=self._group(move),
            start=start,
            goal=goal,
            way=way,
            costs=said("table-bottles", count=1) if move.kind in BOTTLE_USES else "",
            brings=said("explain-coins", count=coins) if coins and move.kind == "board" else "",
            manner=f"coins-{coins}" if coins else "",
        )

    def actor(self, move: MoveView) -> str:
        """The figure that a move is about; moves name those of the crew by their numbers."""
        named = _text(move, "figure")
        if named == "m" or move.kind == "arm":
            return MISSIONARY
        return f"{self.sight.crew_asked()}-{named}" if named.isdigit() else named

    # Where it is on the table

    def _spots(self, move: MoveView) -> tuple[Spots, Spots, Spots]:
        """What is picked up, where it goes or what is pointed at, and what lies between."""
        kind = move.kind
        if kind in VOTES or kind in ENOUGH:
            return [], [f"seat:{self.view.seat}"] if kind in VOTES else [], []
        if kind in ON_CELLS or kind == "turn" or kind == "stay":
            return self._about_cells(move)
        if kind == "sail" or kind == "swim":
            return self._along_the_sea(move)
        if kind == "shoot":
            return self._shot(_text(move, "way"))
        figure = f"pirate:{self.actor(move)}"
        if kind == "hit":
            return [], [figure], []
        if kind in BOTTLE_USES:
            return [f"bottle:{self.sight.crew_asked()}"], [figure], []
        if kind == "take":
            return [f"ability:{_text(move, 'ability')}"], [figure], []
        if kind == "board":
            return [figure], [f"boat:{self._boat(move)}"], []
        cell = _text(move, "cell") or (self._shrine() if kind == "resurrect" else self._cell(self.actor(move)))
        return [figure], _tiles([cell]), []

    def _about_cells(self, move: MoveView) -> tuple[Spots, Spots, Spots]:
        view = self.view
        asked = view.prompt
        assert asked is not None
        cell = _text(move, "cell")
        start: Spots = []
        if move.kind == "go" or move.kind == "stay":
            assert view.journey is not None
            start = [f"pirate:{view.journey.figure}"]
            cell = cell or view.journey.cell
        elif move.kind == "swap" and "cell" in asked.args:
            start = [f"tile:{asked.args['cell']}"]
        elif move.kind == "look" and asked.kind != "look":
            start = [f"pirate:{figure.id}" for figure in view.figures if self._is_lookout(figure.id)]
        elif move.kind == "turn":
            cell = str(asked.args["cell"])
        return start, _tiles([cell]), []

    def _is_lookout(self, figure: str) -> bool:
        seen = self.sight.figures[figure]
        return seen.ability == "lookout" and seen.crew == self.sight.crew_asked()

    def _along_the_sea(self, move: MoveView) -> tuple[Spots, Spots, Spots]:
        way, cells = _text(move, "way"), _number(move, "number")
        if move.kind == "sail":
            boat = self._boat(move)
            path = self.sight.sailed(boat, way, cells)
            return [f"boat:{boat}"], _tiles(path[-1:]), _tiles(path[:-1])
        figure = self.actor(move)
        path = self.sight.swum(figure, way, cells)
        return [f"pirate:{figure}"], _tiles(path[-1:]), _tiles(path[:-1])

    def _shot(self, direction: str) -> tuple[Spots, Spots, Spots]:
        """Whoever of the crew stands on the musket shoots; where that could be two, nothing says who. (JK-191)"""
        crew = self.sight.crew_asked()
        shooters = [
            figure
            for figure in self.view.figures
            if figure.crew == crew and self._kind_under(figure.cell) == "musket" and figure.cell is not None
        ]
        if len(shooters) != 1 or shooters[0].cell is None:
            return [], [f"seat:{self.view.seat}"], []
        line = self.sight.line(shooters[0].cell, direction)
        return [f"pirate:{shooters[0].id}"], _tiles(line[:1]), _tiles(line[1:])

    def _boat(self, move: MoveView) -> str:
        crew = self.sight.crew_asked()
        return self.sight.ally(crew) if move.fields.get("boat") == "ally" else crew

    def _cell(self, figure: str) -> str:
        return self.sight.figures[figure].cell or ""

    def _shrine(self) -> str:
        """The shrine on which an able pirate of the crew stands. (JK-134)"""
        crew = self.sight.crew_asked()
        for figure in self.view.figures:
            able = figure.crew == crew and figure.turns == 0 and (figure.id != MISSIONARY or figure.armed)
            if able and self._kind_under(figure.cell) == "shrine":
                return figure.cell or ""
        return ""

    def _kind_under(self, name: str | None) -> str:
        cell = self.sight.cell(name)
        return cell.tile.kind if cell is not None and cell.face_up and cell.tile is not None else ""

    # In words

    def _label(self, move: MoveView, goal: Spots) -> Said:
        kind = move.kind
        if kind in PLAIN:
            return said(f"choice-{kind}")
        if kind == "vote":
            return said(f"choice-{_text(move, 'answer')}")
        if kind in ON_CELLS:
            return said(f"choice-{kind}", cell=_text(move, "cell"))
        if kind == "sail":
            key = f"choice-sail{_more(move)}"
            return said(key, way=_text(move, "way"), count=_number(move, "number"), cell=goal[0].partition(":")[2])
        if kind == "shoot":
            return said("choice-shoot", way=said(f"direction-{_text(move, 'way')}"))
        if kind == "turn":
            return said("choice-turn", arrows=self._turned(_number(move, "number")))
        figure = self.actor(move)
        if kind == "step" or kind == "swim":
            return said(f"choice-{kind}", figure=figure, cell=goal[0].partition(":")[2])
        if kind == "take":
            return said("choice-take", ability=_text(move, "ability"), figure=figure)
        return said(f"choice-{kind}{_more(move)}", figure=figure)

    def _turned(self, turns: int) -> str:
        """How the arrow that is asked about would point."""
        asked = self.view.prompt
        assert asked is not None
        cell = self.sight.cell(str(asked.args["cell"]))
        tile: TileView | None = cell.tile if cell is not None else None
        return arrows(tile.directions, turns - tile.turns) if tile is not None else str(turns)

    def _about(self, move: MoveView) -> Text:
        if move.kind == "take":
            replaced = self.sight.figures[self.actor(move)].ability
            text: Text = said(f"ability_text-{_text(move, 'ability')}")
            return joined([text, in_brackets(said("replaces", ability=replaced))], " ") if replaced else text
        if move.kind not in ON_CELLS and move.kind != "step":
            return ""
        cell: CellView | None = self.sight.cell(_text(move, "cell"))
        if cell is None:
            return ""  # off the layout of a puzzle
        if cell.tile is not None:
            return said("explained", name=tile_called(cell.tile.id), text=tile_text(cell.tile))
        return "" if cell.zone == "sea" else said("explain-hidden", zone=cell.back)

    def _group(self, move: MoveView) -> Text:
        """What a move stands under: a boat, a figure, or nothing."""
        kind = move.kind
        if kind == "sail":
            return said("choices-ally-boat" if _more(move) else "choices-boat")
        if kind == "look":
            return said("choices-look")
        figure = self.sight.figures.get(self.actor(move))
        if figure is None or kind == "resurrect" or kind == "hit":
            return ""
        if figure.id not in self._headings:
            place = joined(self.sight.place(figure))
            self._headings[figure.id] = joined([figure_name(figure.id), place], " · ")
        return self._headings[figure.id]


def _more(move: MoveView) -> str:
    """What sets a move apart from the usual one of its kind: onto or with the ally's boat, or two spaces at once."""
    if move.fields.get("boat") == "ally":
        return "-ally"
    return "-far" if move.kind == "advance" and move.fields["number"] == 2 else ""


def _tiles(cells: list[str]) -> Spots:
    return [f"tile:{cell}" for cell in cells if cell]


def _text(move: MoveView, name: str) -> str:
    return str(move.fields.get(name, ""))


def _number(move: MoveView, name: str) -> int:
    value = move.fields.get(name, 0)
    return value if isinstance(value, int) else 0
