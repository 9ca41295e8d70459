"""The table of Pirates of Maracaibo: the Caribbean, the exploration track, boards, markets and everybody's panel."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from rich.text import Text

from doubloon.core.showing import Showing
from doubloon.core.shown import Foretold
from doubloon.core.view import MoveView, View
from doubloon.text.blocks import Block, flowing, folded, heading, stacked
from doubloon.text.signs import Signs
from doubloon.text.table import Previews, TextTable
from doubloon.text.tables.maracaibo_boards import Boards
from doubloon.text.tables.maracaibo_choices import MaracaiboChoices
from doubloon.text.tables.maracaibo_sea import SHIP, SHORTENED, Sea, Seen
from doubloon.words import Words

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


class MaracaiboTable(TextTable):
    """Draws Pirates of Maracaibo."""

    def __init__(self, words: Words, names: list[str], signs: Signs, showing: Showing[Any]) -> None:
        super().__init__(words, names, signs, showing)
        self.seen = Seen(showing, self.say)
        self.sea = Sea(words, signs, self.seen)
        self.boards = Boards(words, names, signs, self.sea)
        self.list = MaracaiboChoices(words, signs, self.say)

    # The board

    def board(self, view: View, width: int) -> Block:
        seen = cast("MaracaiboView", view)
        self.seen.look(view)
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
        self.seen.look(view)
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
            return [head, *self.sea.caribbean(view, width), *self._islands(view, width), *self._raid(width)]
        if part == "track":
            return [Text(words("table-track"), "bold"), *self.sea.track(view, width)]
        if part == "markets":
            return self.boards.markets(view, width)
        if part == "quests":
            return self.boards.quests(view, width)
        if view.seat < 0:
            return []
        return self.boards.ship_board(view, width) if part == "ship" else self.boards.hideout(view, width)

    def _islands(self, view: MaracaiboView, width: int) -> Block:
        spots = [f"island:{name}" for name in view.islands]
        parts = [Text.assemble((self.seen.name(spot), "bold"), f" {self.seen.marks(spot)}") for spot in spots]
        return flowing(parts, width, gap=3)

    def _raid(self, width: int) -> Block:
        """The raid under way, for those who are not asked about it, and those that were left."""
        _, *raids = self.seen.facts("now")
        return [line for raid in raids for line in folded(Text(raid, "bold"), width)]

    def _panels(self, view: MaracaiboView, width: int) -> Block:
        across = max(1, width // PANEL_WIDTH)
        each = (width - across + 1) // across
        panels = [self.boards.panel(view, seat, each) for seat in range(view.seats)]
        if view.jordan:
            panels.append(self.boards.jordan(view, view.jordan, each))
        return stacked(panels, width)

    # The question and its answers

    def choices(self, view: View, previews: Previews, width: int, room: int = 0) -> Block:
        return self.list.listed(view, self.showing.choices(view), previews, min(width, WIDEST), room)

    def choice(self, view: View, move: MoveView, foretold: Foretold, width: int) -> Block:
        entry = self.list.entry(view, self.showing.choice(view, move), foretold)
        return folded(Text.assemble("  ", entry), width, 2)

    # What is typed

    def candidates(self, view: View, line: str) -> list[str]:
        """A move as it is written, without its first word, or as the list calls it."""
        assert view.prompt is not None
        plain = " ".join(line.lower().split())
        if plain.startswith("?"):
            return []
        found = [plain]
        for move in view.prompt.moves:
            short = move.text.partition(" ")[2]
            if plain in (short, self.label(view, move).lower()):
                found.append(move.text)
        return list(dict.fromkeys(found))

    def unknown(self, view: View, line: str) -> str:
        return self.words("input-nothing-called", text=line.strip().lstrip("?").strip())

    # What the signs mean

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
        said = words("legend-explain", name=self.say(self.showing.things(view)[0].name).lower())
        return [*lines, *folded(Text(said), width)]


def make_table(words: Words, names: list[str], signs: Signs, showing: Showing[Any]) -> TextTable:
    return MaracaiboTable(words, names, signs, showing)
