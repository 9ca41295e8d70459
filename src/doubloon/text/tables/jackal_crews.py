"""What each crew of Jackal has, and where its figures are."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from rich.text import Text

from doubloon.core import shown
from doubloon.text.blocks import Block, folded, framed
from doubloon.text.tables.jackal_signs import CREW_STYLES, GOLD, JackalSigns, cell_of

if TYPE_CHECKING:
    from doubloon.games.jackal.seen.view import CrewView, FigureView, JackalView

Spots = Mapping[str, shown.Spot]


class Crews:
    """Draws panels and lines of what the presentation says about the pieces of a crew."""

    def __init__(self, faces: JackalSigns, say: Callable[[shown.Text], str]) -> None:
        self.faces = faces
        self.words = faces.words
        self.signs = faces.signs
        self.say = say

    def panel(self, view: JackalView, crew: CrewView, spots: Spots, width: int) -> Block:
        """A crew in a box: whose it is, its gold, its boat, its figures."""
        inner = width - 3
        lines = folded(Text(self.faces.names[crew.seat]), inner)
        for fact in self._facts(view, crew, spots):
            lines += folded(fact, inner, 2)
        for figure in self._members(view, crew):
            lines += folded(self._member(figure, spots[f"pirate:{figure.id}"]), inner, 3)
        turn = view.turn == crew.colour
        return framed(
            [Text.assemble(" ", line) for line in lines],
            width,
            self.signs,
            title=self._title(view, crew),
            right=self._purse(crew),
            style="bold" if turn else "dim",
        )

    def short(self, view: JackalView, crew: CrewView) -> Text:
        """A crew in a few signs: what the island does not show."""
        star = self.signs.start if view.turn == crew.colour else ""
        letter = Text.assemble((self.faces.letter(crew.colour), CREW_STYLES[crew.colour]), (star, "bold yellow"))
        parts = [letter, Text(self.faces.names[crew.seat]), self._purse(crew)]
        if crew.bottles:
            parts.append(Text(self.words("table-bottles", count=crew.bottles)))
        for figure in self._members(view, crew):
            state = self._state(view, figure)
            if state:
                parts.append(Text.assemble(self.faces.short(figure.id), f" {state}"))
        return Text(" ").join(parts)

    def _title(self, view: JackalView, crew: CrewView) -> Text:
        star = f" {self.signs.start}" if view.turn == crew.colour else ""
        letter = Text(self.faces.letter(crew.colour), CREW_STYLES[crew.colour])
        return Text.assemble(letter, f" {self.faces.crew(crew.colour)}", (star, "bold yellow"))

    def _purse(self, crew: CrewView) -> Text:
        return Text(f"{self.signs.coin}{crew.purse}", GOLD)

    def _facts(self, view: JackalView, crew: CrewView, spots: Spots) -> list[Text]:
        words = self.words
        facts = [Text(self.say(spots[f"boat:{crew.colour}"].sub), "dim")]
        if crew.bottles:
            facts.append(Text(self.say(spots[f"bottle:{crew.colour}"].name)))
        if crew.ally:
            facts.append(Text(words("table-ally", crew=self.faces.crew(crew.ally)), "dim"))
        if view.turn == crew.colour and view.mover is not None and view.mover != crew.seat:
            facts.append(Text(words("table-mover", who=self.faces.names[view.mover]), "bold red"))
        return facts

    def _members(self, view: JackalView, crew: CrewView) -> list[FigureView]:
        return [figure for figure in view.figures if figure.crew == crew.colour]

    def _member(self, figure: FigureView, spot: shown.Spot) -> Text:
        name = self.faces.nickname(figure.id)
        line = Text.assemble(self.faces.short(figure.id), f" {name}," if name else "", f" {self.say(spot.sub)}")
        if figure.state:
            line.stylize("dim", len(self.faces.short(figure.id)))
        for mark in spot.marks:
            line.append(f" {self.say(mark.label)}", "italic")
        return line

    def _state(self, view: JackalView, figure: FigureView) -> str:
        """What the island does not show of a figure: dead, turns on the ship, its space in difficult terrain."""
        if figure.state == "dead":
            return self.signs.removed
        if figure.state == "recovering":
            return f"+{figure.turns}"
        tile = cell_of(view, figure.cell).tile if figure.space and figure.cell else None
        return f"{figure.space}/{tile.amount}" if tile else ""
