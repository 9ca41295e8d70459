"""The table of Loot Island: the main island with its landings, small islands, hands and everybody's panel."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from rich.text import Text

from doubloon.core.showing import Showing
from doubloon.core.shown import Foretold
from doubloon.core.view import MoveView, View
from doubloon.text.blocks import Block, flowing, folded, heading
from doubloon.text.signs import Signs
from doubloon.text.table import Previews, TextTable
from doubloon.text.tables.loot_island_boards import Boards
from doubloon.text.tables.loot_island_cards import Cards
from doubloon.text.tables.loot_island_choices import LootChoices
from doubloon.text.tables.loot_island_island import Island
from doubloon.text.tables.loot_island_typed import PAYMENT, Typed
from doubloon.words import Words

if TYPE_CHECKING:
    from doubloon.games.loot_island.seen.view import LootView

WIDEST = 127  # of the island: four of its widest landings

# Questions whose answers depend on what lies on the landings: on a low screen these stand right above them.
ON_LANDINGS = ("turn", "turn-aaron", "lay", "tile", "perform", "pay-more", "draw", "drop", "copy", "extra", "toss")

# By effect of the event in force: what to say of cards that do not pay for a small island.
PRICES = {"island_cost": "refused-LI-429", "island_cheap_then_pass": "refused-LI-431"}


class LootTable(TextTable):
    """Draws Loot Island."""

    between = frozenset({"source"})

    def __init__(self, words: Words, names: list[str], signs: Signs, showing: Showing[Any]) -> None:
        super().__init__(words, names, signs, showing)
        self.cards = Cards(self)
        self.island = Island(self.cards)
        self.boards = Boards(self.cards)
        self.list = LootChoices(self.island)
        self.typed = Typed(self.list)

    # The board

    def board(self, view: View, width: int) -> Block:
        seen = cast("LootView", view)
        width = min(width, WIDEST)
        title = f"{self.words('game-title')}, {self.words('table-round', round=seen.round, rounds=seen.rounds)}"
        lines = [heading(title, width, self.signs), *self.island.draw(seen, width)]
        lines += self.island.orders(seen, width)
        lines += self.boards.tiles(seen, width)
        lines += self.boards.panels(seen, width)
        return [*lines, *self.boards.on_table(seen, width), *self.boards.hands(seen, width)]

    def close_up(self, view: View, width: int) -> Block:
        """Everybody in a line, the event, and what the question is about."""
        seen = cast("LootView", view)
        width = min(width, WIDEST)
        lines: Block = [self.boards.short(seen, party, width) for party in range(len(seen.players))]
        if seen.event:
            said = self.words("table-event", id=seen.event, name=self.cards.called(seen, f"event:{seen.event}"))
            lines += folded(Text.assemble((said, "bold"), f" - {self.cards.about(seen, f'event:{seen.event}')}"), width)
        bow = self.words("table-bow", coast=self.words(f"coasts-{seen.coast}"))
        round_ = self.words("table-round", round=seen.round, rounds=seen.rounds)
        lines += flowing([Text(round_, "dim"), Text(bow, "bold"), *self._deck_words(seen)], width, gap=3)
        lines += self.boards.tiles(seen, width) if seen.active is not None else []
        lines += self.boards.on_table(seen, width)
        if seen.prompt is None or seen.prompt.kind in ON_LANDINGS:
            for place, landing in enumerate(seen.landings):
                if landing.column or landing.stack:
                    lines += folded(self.island.line(seen, place), width, 3)
        return [*lines, *self.island.orders(seen, width), *self.boards.hands(seen, width)]

    def _deck_words(self, view: LootView) -> list[Text]:
        decks = self.words("table-decks", maps=view.map_deck, discards=len(view.map_discards))
        return [Text(decks, "dim")]

    # The question and its answers

    def choices(self, view: View, previews: Previews, width: int, room: int = 0) -> Block:
        return self.list.choices(cast("LootView", view), previews, min(width, WIDEST), room)

    def label(self, view: View, move: MoveView) -> str:
        return self.list.label(cast("LootView", view), move)

    def choice(self, view: View, move: MoveView, foretold: Foretold, width: int) -> Block:
        entry = self.list.entry(cast("LootView", view), move, foretold)
        return folded(Text.assemble("  ", entry), width, 2)

    # What is typed

    def candidates(self, view: View, line: str) -> list[str]:
        return self.typed.candidates(cast("LootView", view), line)

    def steps(self, view: View, line: str) -> list[str]:
        return self.typed.steps(cast("LootView", view), line)

    def unclear(self, view: View, line: str) -> str:
        return self.words("input-which", text=line)

    def unknown(self, view: View, line: str) -> str:
        """Cards that never pay together are no move at all, so the rules cannot say what is wrong with them."""
        seen = cast("LootView", view)
        if PAYMENT.fullmatch(self.typed.coded(seen, line)) and view.prompt and view.prompt.kind.startswith("turn"):
            effect = seen.event_faces[seen.event].effect if seen.event else ""
            return self.words(PRICES.get(effect, "refused-LI-090"), **self.figures(view))
        return self.words("input-nothing-called", text=line.strip().lstrip("?").strip())

    def legend(self, view: View, width: int) -> Block:
        words, signs = self.words, self.signs
        seen = cast("LootView", view)
        meanings = [
            ("A", words("legend-compass")),
            (f"3/{seen.threshold}", words("legend-count")),
            (signs.card, words("legend-draw")),
            (signs.cross, words("legend-discard", **seen.in_force)),
            (signs.chosen, words("legend-chest")),
            ("+", words("legend-plus")),
            ("W", words("legend-wild")),
            (signs.full, words("legend-cube")),
            (signs.removed, words("legend-cross")),
            ("> < o", words("legend-skull")),
            (signs.seal, words("legend-first")),
            (signs.done, words("legend-enough")),
            ("<====/", words("legend-ship")),
        ]
        if seen.aaron is not None:
            meanings.insert(1, (words("letter-aaron"), words("party-unseated")))
        lines = flowing([Text.assemble((sign, "bold"), " ", meaning) for sign, meaning in meanings], width, gap=3)
        lines += folded(Text(words("legend-colours")), width)
        name = seen.event or next(iter(seen.maps), "R05a")
        return [*lines, *folded(Text(words("legend-explain", name=name.lower())), width)]


def make_table(words: Words, names: list[str], signs: Signs, showing: Showing[Any]) -> TextTable:
    return LootTable(words, names, signs, showing)
