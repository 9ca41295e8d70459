"""The table of Pirates of Maracaibo: the Caribbean, the exploration track, boards, markets and everybody's panel."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from rich.text import Text

from doubloon.core.showing import Showing
from doubloon.core.view import EventView, MoveView, View
from doubloon.text.blocks import Block, flowing, folded, heading, stacked
from doubloon.text.signs import Signs
from doubloon.text.table import Previews, Table
from doubloon.text.tables import maracaibo_lookup as lookup
from doubloon.text.tables.maracaibo_boards import Boards
from doubloon.text.tables.maracaibo_choices import Choices
from doubloon.text.tables.maracaibo_scores import jordan_sheet, sheet
from doubloon.text.tables.maracaibo_sea import SHIP, SHORTENED, Sea
from doubloon.words import Words
from doubloon.words.telling import as_sentence, fill

if TYPE_CHECKING:
    from doubloon.games.maracaibo.seen.view import MaracaiboView

WIDEST = 180
PANEL_WIDTH = 60

# By question: the boards that it is about, for a low screen.
ABOUT = {
    "keep": ("quests",),
    "move": ("sea",),
    "step": ("sea",),
    "upgrade": ("ship",),
    "store": ("hideout",),
    "bury": ("hideout",),
    "explore": ("track",),
    "trade": ("track",),
    "acquire": ("sea",),
    "construct": ("sea",),
    "place": ("sea", "markets"),
    "use": ("markets",),
    "quest": ("quests", "markets"),
    "refresh": ("markets",),
    "figurehead": ("markets",),
    "discard": ("quests",),
}


class MaracaiboTable(Table):
    """Draws Pirates of Maracaibo."""

    def __init__(self, words: Words, names: list[str], signs: Signs, showing: Showing[Any]) -> None:
        super().__init__(words, names, signs, showing)
        self.sea = Sea(words, signs)
        self.boards = Boards(words, names, signs, self.sea)
        self.list = Choices(self.sea, names)

    # The board

    def board(self, view: View, width: int) -> Block:
        seen = cast("MaracaiboView", view)
        width = min(width, WIDEST)
        lines: Block = []
        for part in ("sea", "track", "markets"):
            lines += self._part(seen, part, width)
        if seen.seat >= 0 and seen.ending is None:
            half = (width - 1) // 2 if width >= 2 * PANEL_WIDTH else width
            lines += stacked([self._part(seen, part, half) for part in ("ship", "hideout")], width)
            lines += self._part(seen, "quests", width)
        return [*lines, *self._panels(seen, width)]

    def close_up(self, view: View, width: int) -> Block:
        """Everybody in a line or two, the islands in one, and the boards that the question is about."""
        seen = cast("MaracaiboView", view)
        width = min(width, WIDEST)
        lines: Block = []
        for seat in range(seen.seats):
            lines += self.boards.short(seen, seat, width)
        if seen.jordan:
            lines += self.boards.jordan(seen, seen.jordan, width)
        lines += self._islands(seen, width)
        for part in ABOUT.get(seen.prompt.kind, ()) if seen.prompt else ():
            lines += self._part(seen, part, width)
        return lines

    def _part(self, view: MaracaiboView, part: str, width: int) -> Block:
        words = self.words
        if part == "sea":
            title = f"{words('table-caribbean')}, {words('table-round', round=view.round)}"
            head = heading(title, width, self.signs)
            return [head, *self.sea.caribbean(view, width), *self._islands(view, width), *self._raid(view, width)]
        if part == "track":
            return [Text(words("table-track"), "bold"), *self.sea.track(view, width)]
        if part == "markets":
            return self.boards.markets(view, width)
        if part == "quests":
            return self.boards.quests(view, width)
        if view.seat < 0:
            return []
        player = view.players[view.seat]
        draw = self.boards.ship_board if part == "ship" else self.boards.hideout
        return draw(view, player, width)

    def _islands(self, view: MaracaiboView, width: int) -> Block:
        words = self.words
        parts = [
            Text.assemble(
                (words("table-island", name=words(f"islands-{name}")), "bold"),
                f" {words('table-markers', count=markers)}, {words('table-worth', points=self.sea.worth(view, name))}",
            )
            for name, markers in view.islands.items()
        ]
        return flowing(parts, width, gap=3)

    def _raid(self, view: MaracaiboView, width: int) -> Block:
        """The raid under way, for those who are not asked about it, and those that were left."""
        lines: Block = []
        for raid in [*([view.raid] if view.raid else []), *view.aside]:
            dice = ", ".join(f"{self.words(f'treasures-{name}')} {pips}" for name, pips in raid.dice.items())
            power = self.words("table-power", power=raid.power)
            lines += folded(Text(self.words("table-raid", what=dice or power), "bold"), width)
        return lines

    def _panels(self, view: MaracaiboView, width: int) -> Block:
        across = max(1, width // PANEL_WIDTH)
        each = (width - across + 1) // across
        panels = [self.boards.panel(view, seat, each) for seat in range(view.seats)]
        if view.jordan:
            panels.append(self.boards.jordan(view, view.jordan, each))
        return stacked(panels, width)

    # The question and its answers

    def question(self, view: View) -> str:
        """The question, with what it is about called by its name."""
        assert view.prompt is not None
        args = fill(self.words, view.prompt.args, self.names, view.seat)
        for name in ("source", "card"):
            id = str(view.prompt.args.get(name, ""))
            if id and not self.words.has(f"{name}s-{id}"):
                args[name] = self.sea.explain.name(id)  # from somebody's own file
        said = self.words(f"prompt-{view.prompt.kind}", **{"seats": view.seats, **args})
        return as_sentence(said)

    def choices(self, view: View, previews: Previews, width: int, room: int = 0) -> Block:
        return self.list.choices(cast("MaracaiboView", view), previews, min(width, WIDEST), room)

    def label(self, view: View, move: MoveView) -> str:
        return self.list.label(cast("MaracaiboView", view), move)

    def choice(self, view: View, move: MoveView, events: list[EventView], width: int) -> Block:
        entry = self.list.entry(cast("MaracaiboView", view), move, events)
        return folded(Text.assemble("  ", entry), width, 2)

    # What is typed

    def candidates(self, view: View, line: str) -> list[str]:
        """A move as it is written, without its first word, or as the list calls it."""
        assert view.prompt is not None
        plain = " ".join(line.lower().split())
        if plain.startswith("?"):
            return []
        seen = cast("MaracaiboView", view)
        found = [plain]
        for move in view.prompt.moves:
            short = move.text.partition(" ")[2]
            if plain in (short, self.list.label(seen, move).lower()):
                found.append(move.text)
        return list(dict.fromkeys(found))

    def explained(self, view: View, line: str) -> str:
        """A card that is named explains itself, with or without a question mark."""
        return lookup.explanation(cast("MaracaiboView", view), self.sea.explain, _asked_about(line))

    def unknown(self, view: View, line: str) -> str:
        return self.words("input-nothing-called", text=_asked_about(line))

    # The end, and what the signs mean

    def ending(self, view: View, width: int) -> Block:
        seen = cast("MaracaiboView", view)
        lines = sheet(seen, self.words, self.names, self.signs, min(width, WIDEST))
        if seen.jordan and seen.jordan.sheet:
            lines += [Text(), *jordan_sheet(seen.jordan, self.words, width)]
        verdict = [part for line in self.verdict(view) for part in folded(line, width)]
        return [*lines, Text(), *verdict]

    def legend(self, view: View, width: int) -> Block:
        words, signs = self.words, self.signs
        letters = [(words(f"letter-{kind}"), words(f"terms-{kind}")) for kind in ("crew", "equipment")]
        letters.append((words("letter-ship"), words("terms-ship-card")))
        letters += [(words(f"letter-{kind}"), words(f"terms-{kind}")) for kind in ("residence", "location")]
        meanings = [
            *letters,
            (f"{words('letter-crew')}3{signs.coin}2", words("legend-cost")),
            (f"{SHIP}A", words("legend-ship")),
            (f"{signs.full}A", words("legend-own")),
            ("[A]", words("legend-market")),
            (f"+{words('letter-gold')}", words("legend-value")),
            (signs.sea, words("legend-river")),
            (signs.full, words("legend-full")),
            (signs.empty, words("legend-empty")),
            (signs.coin, words("legend-doubloon")),
            (signs.seal, words("legend-point")),
            (signs.chosen, words("legend-ruby")),
        ]
        meanings += [(words(f"short-{e}"), words(f"short-meaning-{e}")) for e in (*SHORTENED, "market", "other")]
        lines = flowing([Text.assemble((sign, "bold"), " ", meaning) for sign, meaning in meanings], width, gap=3)
        name = next(iter(cast("MaracaiboView", view).cards), "")
        said = words("legend-explain", name=self.sea.explain.name(name).lower())
        return [*lines, *folded(Text(said), width)]


def _asked_about(line: str) -> str:
    return line.strip().lstrip("?").strip()


def make_table(words: Words, names: list[str], signs: Signs, showing: Showing[Any]) -> Table:
    return MaracaiboTable(words, names, signs, showing)
