"""A puzzle of Jackal on the table: the layout drawn as islands are, the three pirates, what a move is sure to do."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from rich.text import Text

from doubloon.core.foreseeing import foresee
from doubloon.core.move import Move
from doubloon.core.view import event_view, move_view
from doubloon.registry import puzzles
from doubloon.text.blocks import Block, beside, flowing, folded, framed, width_of
from doubloon.text.signs import ASCII, Signs
from doubloon.text.table import TextTable
from doubloon.text.tables.jackal_choices import fate
from doubloon.text.tables.jackal_island import MARGIN, WIDEST_CELL, Map
from doubloon.text.tables.jackal_signs import BEAR, CREW_STYLES, GOLD, JackalSigns
from doubloon.words import Words

if TYPE_CHECKING:
    from doubloon.games.jackal.puzzles.position import PuzzleState
    from doubloon.games.jackal.seen.view import JackalView

WORDS = "jackal/puzzles"
PIRATES = ("white", "yellow", "red")
PLAYER = 0
PANEL = 24
GAP = 2


class PuzzleTerms(Words):
    """The words of Jackal, except for what is different in puzzles."""

    def __init__(self, language: str) -> None:
        super().__init__(language, "jackal")
        self.own = Words(language, WORDS)

    def __call__(self, key: str, /, **args: object) -> str:
        return self.own(key, **args) if self.own.has(key) else super().__call__(key, **args)

    def piece(self, sort: str, id: str) -> str:
        """The pirates of the one crew are called by three colours. (JK-323)"""
        return self(f"crew-{colour_of(id)}") if id[-1].isdigit() else super().piece(sort, id)


class PuzzleSigns(JackalSigns):
    """The pirates of the one crew are drawn in three colours. (JK-323)"""

    def short(self, figure: str) -> Text:
        colour = colour_of(figure)
        return Text(self.letter(colour), CREW_STYLES[colour])

    def group(self, figures: list[str]) -> Text:
        return Text().join(self.short(figure) for figure in figures)


class PuzzleBoard:
    """Draws positions of puzzles and explains what is in them."""

    def __init__(self, language: str, signs: Signs) -> None:
        self.words = PuzzleTerms(language)
        self.signs = signs
        self.faces = PuzzleSigns(self.words, [], signs)
        self.map = Map(self.faces)
        self.table = TextTable(self.words, [""], signs, puzzles().showing)

    def draw(self, state: PuzzleState, width: int) -> Block:
        """The layout, the pirates beside it or below."""
        view = _view(state)
        columns = max(cell.x for cell in view.cells) + 1
        layout = self.map.draw(view, min(width, MARGIN + columns * WIDEST_CELL))
        panel = self._panel(view, PANEL)
        return beside([layout, panel], GAP) if width_of(layout) + GAP + PANEL <= width else [*layout, *panel]

    def _panel(self, view: JackalView, width: int) -> Block:
        """Where each pirate is and what holds him there; a star marks who is asked."""
        asked = view.journey.figure if view.journey else ""
        if not asked and view.prompt:
            asked = next(
                (figure.id for figure in view.figures if colour_of(figure.id) == view.prompt.args["figure"]), ""
            )
        spots = {spot.id: spot for part in self.table.showing.parts(view) for spot in part.spots}
        lines: Block = []
        for figure in view.figures:
            star = self.signs.start if figure.id == asked else " "
            spot = spots[f"pirate:{figure.id}"]
            said = f" {self.table.say(spot.name)} {self.table.say(spot.sub)}"
            entry = Text.assemble((f"{star} ", "bold yellow"), self.faces.short(figure.id), said)
            lines += folded(entry, width - 3, 4)
        home = Text(f"{self.signs.coin}{view.scores[PLAYER]}", GOLD)
        return framed([Text.assemble(" ", line) for line in lines], width, self.signs, right=home)

    def fate(self, state: PuzzleState, move: Move) -> Text:
        """What is sure to come of a move, in signs: everything lies open."""
        showing, view = self.table.showing, _view(state)
        events = foresee(state, PLAYER, move, showing.on_the_way).events
        told = showing.foretold(view, showing.choice(view, move_view(move)), [event_view(event) for event in events])
        return fate(self.faces, self.words, told)

    def explanation(self, state: PuzzleState, asked: str) -> str:
        """A cell, a tile or a pirate explained; "" if nothing is called so."""
        letters = {self.faces.letter(colour).lower(): self.faces.crew(colour) for colour in PIRATES}
        letters[BEAR] = "bear"
        return self.table.explained(_view(state), letters.get(asked.lower(), asked)).partition("\n")[0]

    def legend(self, width: int) -> Block:
        words, faces, signs = self.words, self.faces, self.signs
        letters = "".join(faces.letter(colour) for colour in PIRATES)
        meanings = [
            (letters, words("legend-pirates")),
            (BEAR, words("legend-bear")),
            (f"{signs.coin}3", words("legend-coin")),
            (signs.plain, words("legend-spent")),
            (faces.arrows(["N", "E", "S", "W"]), words("legend-arrows")),
            (f"O{faces.arrows(['E'])}", words("legend-cannon")),
            (f"{signs.removed}{letters[0]}", words("legend-dies")),
            (f"{faces.ends}b4", words("legend-ends")),
            ("*", words("legend-state")),
        ]
        if signs is ASCII:
            meanings.append(("7 9 1 3", words("legend-corners")))
        lines = flowing([Text.assemble((sign, "bold"), " ", meaning) for sign, meaning in meanings], width, gap=3)
        return [*lines, *folded(Text(words("legend-explain", name=words("tile_kind-horse").lower())), width)]


def colour_of(figure: str) -> str:
    return PIRATES[int(figure[-1]) - 1]


def _view(state: PuzzleState) -> JackalView:
    return cast("JackalView", state.view(PLAYER))
