"""What lies beside the main island: small islands, hands, treasures on the table, and everybody's own things."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from doubloon.core.saying import said
from doubloon.text.blocks import Block, beside, fitted, flowing, framed
from doubloon.text.tables.loot_island_cards import TYPES, Cards

if TYPE_CHECKING:
    from doubloon.games.loot_island.seen.view import LootView

PANEL_WIDTH = 39
MANY_CUBES = 10  # from here on they are shown as a warning


class Boards:
    """Draws what belongs to somebody or is within everybody's reach."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards
        self.words = cards.words
        self.signs = cards.signs

    def tiles(self, view: LootView, width: int) -> Block:
        """Small islands that can be used, and those that are closed."""
        open_ = [Text(self.cards.called(view, f"island:{tile.id}"), "bold") for tile in view.tiles if tile.up]
        closed = [self.cards.called(view, f"island:{tile.id}") for tile in view.tiles if not tile.up]
        parts = [Text(self.words("table-islands"), "dim"), *open_]
        parts += [Text(self.words("table-closed", names=", ".join(closed)), "dim")] if closed else []
        return flowing(parts, width, gap=3)

    def hand(self, view: LootView, party: int, width: int) -> Block:
        """The cards that the reader may see of a hand."""
        cards = view.players[party].hand
        if cards is None:
            return []
        title = self.words("table-aaron-hand") if party == view.aaron else self._of_reader("table-hand", view)
        shown = self.cards.maps(view, cards) or [Text(self.words("table-empty"), "dim")]
        lines = flowing([Text(title, "dim"), *shown], width, gap=2)
        if party == view.seat and view.tossing:
            away = [Text(self.words("table-tossing"), "dim"), *self.cards.maps(view, view.tossing)]
            lines += flowing(away, width, gap=2)
        return lines

    def hands(self, view: LootView, width: int) -> Block:
        lines = self.hand(view, view.seat, width) if view.seat >= 0 else []
        return [*lines, *(self.hand(view, view.aaron, width) if view.aaron is not None else [])]

    def on_table(self, view: LootView, width: int) -> Block:
        """Treasures that can be taken, and healers that lie open."""
        lines: Block = []
        for title, refs in (("table-revealed", view.revealed), ("table-open", view.open)):
            if refs:
                parts = [Text(self.words(title), "dim"), *(self.cards.treasure(view, ref) for ref in refs)]
                lines += flowing(parts, width, gap=3)
        own = view.players[view.seat].own_healers if view.seat >= 0 and view.healers is None else None
        title = self.words("table-healers") if view.healers else self._of_reader("table-own-healers", view)
        prices = [
            Text.assemble((id, "bold"), f" {self.cards.about(view, f'healer:{id}')}")
            for id in view.healers or own or []
        ]
        return lines + (flowing([Text(title, "dim"), *prices], width, gap=3) if prices else [])

    def _of_reader(self, key: str, view: LootView) -> str:
        return self.cards.table.say(said(key, seat=view.seat))

    # Everybody's own things

    def panels(self, view: LootView, width: int) -> Block:
        """All parties, in rows of equally many as far as that goes; those of a row are equally high."""
        parties = len(view.players)
        most = max(1, (width + 1) // (PANEL_WIDTH + 1))
        across = -(-parties // -(-parties // most))
        each = (width - across + 1) // across
        lines: Block = []
        for first in range(0, parties, across):
            row = range(first, min(first + across, parties))
            inside = [self._inside(view, party, each - 4) for party in row]
            height = max(len(block) for block in inside)
            filled = [[*block, *[Text()] * (height - len(block))] for block in inside]
            lines += beside([self._panel(view, *one, each) for one in zip(row, filled, strict=True)])
        return lines

    def _inside(self, view: LootView, party: int, width: int) -> Block:
        treasures = flowing(self._treasures(view, party), width, gap=2)
        nothing = Text(self.words("table-no-treasures"), "dim")
        return [*flowing(self._facts(view, party), width, gap=2), *(treasures or [nothing])]

    def _panel(self, view: LootView, party: int, inside: Block, width: int) -> Block:
        player = view.players[party]
        return framed(
            [Text.assemble(" ", line) for line in inside],
            width,
            self.signs,
            title=self._name(view, party),
            right=self._gold(view, party),
            style="bold" if party == view.active else "dim" if player.passed else "",
        )

    def short(self, view: LootView, party: int, width: int) -> Text:
        """A party in one line."""
        parts = [self._name(view, party), self._gold(view, party), *self._facts(view, party)]
        line = Text("  ").join([*parts, *self._treasures(view, party)])
        return fitted(line, width) if line.cell_len > width else line

    def _name(self, view: LootView, party: int) -> Text:
        tile = f" {self.signs.seal}" if party == view.first else ""
        return Text.assemble(
            self.cards.compass(view, party), " ", (self.cards.name(view, party), "bold"), (tile, "bold yellow")
        )

    def _gold(self, view: LootView, party: int) -> Text:
        if party == view.aaron:
            return Text(self.signs.removed * view.players[party].crosses)
        return Text(self.words("table-gold", gold=view.scores[party]), "bold yellow")

    def _facts(self, view: LootView, party: int) -> list[Text]:
        """Cubes, cards, compasses, and whether the party is still in."""
        player, panel = view.players[party], self.cards.table.showing.panel(view, party)
        facts: list[Text] = []
        if party != view.aaron:
            style = "bold red" if player.cubes >= MANY_CUBES else "magenta"
            facts.append(Text(f"{self.signs.full}{player.cubes}", style))
        facts += [Text(self.cards.table.say(fact.value)) for fact in panel.facts if not fact.label]
        if player.eliminated or player.passed:
            facts.append(Text(self.cards.table.say(panel.badge), "bold red" if player.eliminated else "dim"))
        return facts

    def _treasures(self, view: LootView, party: int) -> list[Text]:
        """By type: what each is worth, crosses and kinds of skulls with it."""
        held = [view.treasures[str(ref)] for ref in view.players[party].treasures]
        found: list[Text] = []
        for type in TYPES:
            worth = " ".join(self.cards.worth(face) for face in held if face.type == type)
            if worth:
                found.append(Text.assemble((self.words(f"types-{type}"), "dim"), " ", worth))
        return found
