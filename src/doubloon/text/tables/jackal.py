"""The table of Jackal: the island with everybody on it, the crews, and what can be done."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, cast

from rich.text import Text

from doubloon.core import shown
from doubloon.core.saying import joined
from doubloon.core.showing import Showing
from doubloon.core.shown import Foretold
from doubloon.core.view import MoveView, View
from doubloon.text.blocks import Block, beside, flowing, folded, heading, stacked, width_of
from doubloon.text.signs import ASCII, Signs
from doubloon.text.table import Previews, TextTable
from doubloon.text.tables.jackal_choices import JackalChoices, target
from doubloon.text.tables.jackal_crews import Crews
from doubloon.text.tables.jackal_island import GOOD_CELL, MARGIN, Map
from doubloon.text.tables.jackal_signs import BEAR, BEAR_STYLE, COLOURS, GOLD, MISSIONARY, ZONES, JackalSigns
from doubloon.words import Words
from doubloon.words.telling import as_sentence

if TYPE_CHECKING:
    from doubloon.games.jackal.seen.view import JackalView

WIDEST = 130
PANEL = 22  # the narrowest panel of a crew beside the island
WIDE_PANEL = 38
GAP = 2
FACTS = {"table-gold": GOLD, "table-bear": BEAR_STYLE, "table-smoke": "bold red", "table-journey": "bold cyan"}

CELL = re.compile(r"[a-n]\d{1,2}")
# What a cell alone stands for, by question; else it is a step.
CELL_MOVES = {"place": "place", "exit": "go", "fly": "go", "look": "look", "swap": "swap", "swap-second": "swap"}


class JackalTable(TextTable):
    """Draws Jackal."""

    def __init__(self, words: Words, names: list[str], signs: Signs, showing: Showing[Any]) -> None:
        super().__init__(words, names, signs, showing)
        self.faces = JackalSigns(words, names, signs)
        self.map = Map(self.faces)
        self.crews = Crews(self.faces, self.say)
        self.list = JackalChoices(self.faces, self.say)

    def say(self, text: shown.Text) -> str:
        """In signs that the reader's terminal has."""
        return super().say(text).translate(self.faces.spelled)

    # The board

    def board(self, view: View, width: int) -> Block:
        """The island with the crews beside it where there is room, below it where there is not."""
        seen = cast("JackalView", view)
        parts = self.showing.parts(view)
        spots = {spot.id: spot for part in parts for spot in part.spots}
        width = min(width, WIDEST)
        lines = [heading(self._title(parts), width, self.signs), *flowing(self._facts(parts), width, gap=3)]
        columns = max(cell.x for cell in seen.cells) + 1
        if width >= MARGIN + columns * GOOD_CELL + PANEL:
            island = self.map.draw(seen, max(MARGIN + columns * GOOD_CELL, width - WIDE_PANEL - GAP))
            each = min(WIDE_PANEL, width - width_of(island) - GAP)
            panels = [line for crew in seen.crews for line in self.crews.panel(seen, crew, spots, each)]
            return [*lines, *beside([island, panels], GAP)]
        crews = len(seen.crews)
        rows = -(-crews // min(crews, max(1, (width + 1) // (PANEL + 4))))
        across = -(-crews // rows)
        each = (width - across + 1) // across
        panels = stacked([self.crews.panel(seen, crew, spots, each) for crew in seen.crews], width)
        return [*lines, *self.map.draw(seen, width), *panels]

    def close_up(self, view: View, width: int) -> Block:
        """The crews in short, the island with a line for each row."""
        seen = cast("JackalView", view)
        parts = self.showing.parts(view)
        width = min(width, WIDEST)
        lines = flowing([Text(self._title(parts), "bold"), *self._facts(parts)], width, gap=3)
        lines += flowing([self.crews.short(seen, crew) for crew in seen.crews], width, between=f" {self.signs.down} ")
        return [*lines, *self.map.draw(seen, width, tall=False)]

    def _title(self, parts: list[shown.Part]) -> str:
        """The island and the round."""
        return self.say(joined([part.title for key in ("island", "now") for part in parts if part.key == key]))

    def _facts(self, parts: list[shown.Part]) -> list[Text]:
        facts: list[Text] = []
        for part in parts:
            if part.key == "now":
                facts += [self._styled(fact) for fact in part.facts]
            elif part.key == "abilities":
                names = ", ".join(self.say(spot.name) for spot in part.spots)
                facts.append(Text(self.words("explained", name=self.say(part.title), text=names), "italic"))
        return facts

    def _styled(self, fact: shown.Fact) -> Text:
        key = fact.value.key if isinstance(fact.value, shown.Said) else ""
        sign = f"{BEAR} " if key == "table-bear" else ""
        said = self.sentence(fact.value) if key == "table-journey" else self.say(fact.value)
        return Text(f"{sign}{said}", FACTS.get(key, ""))

    def secret(self, view: View) -> bool:
        """Somebody who has looked at a face-down tile sees what it is. (JK-184, JK-299)"""
        return any(cell.tile is not None and not cell.face_up for cell in cast("JackalView", view).cells)

    # The question and its answers

    def question(self, view: View) -> str:
        return as_sentence(super().question(view))

    def choices(self, view: View, previews: Previews, width: int, room: int = 0) -> Block:
        return self.list.choices(cast("JackalView", view), self.showing.choices(view), previews, min(width, WIDEST))

    def choice(self, view: View, move: MoveView, foretold: Foretold, width: int) -> Block:
        entry = self.list.entry(cast("JackalView", view), move, self.showing.choice(view, move), foretold)
        return folded(Text.assemble("  ", entry), min(width, WIDEST), 2)

    # What is typed

    def candidates(self, view: View, line: str) -> list[str]:
        """A move as it is written, without its verb, as the list calls it, or only the cell that it leads to."""
        assert view.prompt is not None
        plain = " ".join(line.lower().split())
        if plain.startswith("?"):
            return []
        seen = cast("JackalView", view)
        plain = self._without_name(seen, plain)
        short = self._without_letter(plain)
        found: list[str] = []
        for move, choice in zip(view.prompt.moves, self.showing.choices(view), strict=True):
            rest = move.text.partition(" ")[2]
            label = self._without_name(seen, self.say(choice.label).lower())
            if plain in (move.text, rest, label) or short in (move.text, rest):
                return [move.text]
            if plain == target(move, choice):
                found.append(move.text)
        return found or self._written_out(view, plain, short)

    def piece(self, view: View, typed: str, namable: list[str]) -> str:
        """ "w1", "white-1", or the number alone for the crew that is asked."""
        seen = cast("JackalView", view)
        letters = {self.faces.short(id).plain.lower(): id for id in namable}
        own = [id for id in namable if id.partition("-")[0] == seen.turn] or namable
        numbers = {id.partition("-")[2]: id for id in reversed(own)}
        word = typed.lower()
        return word if word in namable else letters.get(word) or numbers.get(word, "")

    def piece_sign(self, piece: str) -> str:
        return self.faces.short(piece).plain

    def _without_name(self, view: JackalView, plain: str) -> str:
        """ "anne bonny (white 1) to e4" is "white 1 to e4", and "anne bonny e4" is "w1 e4" if it is white's turn."""
        for id, name in self.words.nicknames.items():
            plain = plain.replace(self.words.piece("figures", id).lower(), self.words(f"figures-{id}").lower())
            if id.partition("-")[0] == view.turn:
                sign = self.faces.short(id).plain.lower()
                plain = re.sub(rf"^((?:[a-z_]+ )?){re.escape(name.lower())} ", rf"\g<1>{sign} ", plain)
        return plain

    def _without_letter(self, plain: str) -> str:
        """ "w1 e4" is "1 e4"; a letter alone is the missionary. What comes later is a cell: g1 may be both."""
        letters = "".join(self.faces.letter(colour).lower() for colour in COLOURS)
        plain = re.sub(rf"^((?:[a-z_]+ )*)[{letters}]([123])\b", r"\1\2", plain)
        return re.sub(rf"\b{self.faces.letter(MISSIONARY).lower()}\b", "m", plain)

    def _written_out(self, view: View, plain: str, short: str) -> list[str]:
        """What a line may mean that names no legal move, so that the rules can say what is wrong with it."""
        assert view.prompt is not None
        if CELL.fullmatch(plain):
            verb = CELL_MOVES.get(view.prompt.kind)
            return [f"{verb} {plain}"] if verb else [f"step {member} {plain}" for member in ("1", "2", "3", "m")]
        if re.fullmatch(r"(ally )?c?cw \d+", plain):
            return [f"sail {plain}"]
        return list(dict.fromkeys([plain, short, f"step {short}"]))

    def unclear(self, view: View, line: str) -> str:
        return self.words("input-which", text=line)

    def unknown(self, view: View, line: str) -> str:
        """Whatever is named explains itself, with or without a question mark."""
        asked = line.strip().lstrip("?").strip()
        return self.explained(view, asked) or self.words("input-nothing-called", text=asked)

    def explained(self, view: View, line: str) -> str:
        """By its name, by the name that somebody gave it, or as the island shows it; what lies on the table first."""
        asked = " ".join(line.lower().split())
        names = {name.lower(): id for id, name in self.words.nicknames.items()} | {BEAR: "bear"}
        return super().explained(view, names.get(asked, asked)).partition("\n")[0]

    # The end, and what the signs mean

    def verdict(self, view: View) -> Block:
        """Who won with how many coins, and why it ended."""
        ending, words = view.ending, self.words
        if ending is None:
            return []
        coins = view.scores[ending.winners[0]]
        if len(ending.winners) == 1:
            seat = ending.winners[0]
            said = words("verdict-winner", who=self.names[seat], you="yes" if seat == view.seat else "no", coins=coins)
        else:
            *first, last = (self.names[seat] for seat in ending.winners)
            who = words("and", first=", ".join(first), last=last)
            said = words("verdict-shared" if ending.tie_break == "shared" else "verdict-pair", who=who, coins=coins)
        lines = [Text(words(f"ending-{ending.reason}")), Text(as_sentence(said), "bold")]
        return [*lines, Text(words(f"tie-break-{ending.tie_break}"))] if ending.tie_break else lines

    def legend(self, view: View, width: int) -> Block:
        words, signs, faces = self.words, self.signs, self.faces
        letter = faces.letter("white")
        meanings = [
            (f"{letter}12", words("legend-pirates")),
            (faces.letter(MISSIONARY), words("legend-missionary")),
            (BEAR, words("legend-bear")),
            (f"\\{letter}_/", words("legend-boat")),
            (f"{signs.coin}3", words("legend-coin")),
            (signs.plain, words("legend-spent")),
            *((faces.backs[zone] * 2, words(f"legend-{zone}")) for zone in ZONES),
            (f"?{letter}", words("legend-looked")),
            (faces.arrows(["N", "E", "S", "W"]), words("legend-arrows")),
            (f"O{faces.arrows(['E'])}", words("legend-cannon")),
            (f"{signs.cross}{letter}1", words("legend-hit")),
            (f"{signs.removed}{letter}1", words("legend-dies")),
            (f"{faces.ends}e4", words("legend-ends")),
            ("*", words("legend-state")),
            (f"{letter}1 +2", words("legend-ship")),
            (f"{letter}1 2/4", words("legend-space")),
            (faces.terrain(4), words("legend-terrain")),
        ]
        if signs is ASCII:
            meanings.append(("7 9 1 3", words("legend-corners")))
        lines = flowing([Text.assemble((sign, "bold"), " ", meaning) for sign, meaning in meanings], width, gap=3)
        return [*lines, *folded(Text(words("legend-explain", name=words("tile_kind-horse").lower())), width)]


def make_table(words: Words, names: list[str], signs: Signs, showing: Showing[Any]) -> TextTable:
    return JackalTable(words, names, signs, showing)
