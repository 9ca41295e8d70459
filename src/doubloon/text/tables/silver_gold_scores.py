"""Score cards of Silver & Gold."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from rich.text import Text

from doubloon.text.blocks import Block, fitted, flowing
from doubloon.text.signs import Signs
from doubloon.text.tables.silver_gold_cards import LETTERS, card_name, edge_style
from doubloon.words import Words

if TYPE_CHECKING:
    from doubloon.games.silver_gold.seen.view import PlayerView, SilverGoldView


class Scores:
    """Draws what players have collected."""

    def __init__(self, words: Words, signs: Signs) -> None:
        self.words = words
        self.signs = signs

    def card_lines(self, view: SilverGoldView, player: PlayerView, width: int) -> Block:
        """A score card: coin rows with their cups, palm boxes, completed cards, points by part."""
        lines = [self._coins(view, player), self._palms(view, player)]
        lines += self._completed(player, width)
        if player.sheet.total:
            lines += self._parts(player, width - 1)
        return [fitted(Text.assemble(" ", line), width) if width > 0 else line for line in lines]

    def _coins(self, view: SilverGoldView, player: PlayerView) -> Text:
        """The coin rows, a cup behind each full row that earned one."""
        signs = self.signs
        line = Text()
        for row in range(view.coin_rows):
            crossed = min(max(player.coins - row * view.coins_per_row, 0), view.coins_per_row)
            line.append(" " if row else "")
            line.append(signs.coin * crossed, "bold yellow")
            line.append(signs.free * (view.coins_per_row - crossed), "dim")
            if row < len(player.cups):
                line.append(f"{signs.cup}{player.cups[row]}", "bold #c9a227")
        return line

    def _palms(self, view: SilverGoldView, player: PlayerView) -> Text:
        line = Text.assemble((self.signs.palm, "bold green"))
        for box in range(view.palm_boxes):
            written = player.palms[box] if box < len(player.palms) else None
            line.append(" ").append(self.signs.empty if written is None else str(written), "" if written else "dim")
        own = view.seat >= 0 and player is view.players[view.seat]
        if own and view.ending is None and len(player.palms) < view.palm_boxes:
            line.append(f"  ({self.words('table-palm-now', points=view.palm_worth)})", "dim")
        return line

    def _completed(self, player: PlayerView, width: int) -> Block:
        """The completed cards by name where there is room, counted by colour where there is not."""
        signs = self.signs
        if not player.completed:
            return [Text.assemble((signs.card, "bold"), " ", (self.words("table-none"), "dim"))]
        named = []
        for card in player.completed:
            seal = (signs.seal, f"bold {edge_style(card.seal)}") if card.seal else ""
            named.append(Text.assemble(card_name(card), seal))
        lines = flowing(named, width - 4, gap=1)
        if len(lines) > 1:
            counted = Counter(card.colour for card in player.completed)
            parts = [Text(f"{LETTERS[c]}{counted[c]}", f"bold {edge_style(c)}") for c in LETTERS if counted[c]]
            seals = sum(bool(card.seal) for card in player.completed)
            parts += [Text(f"{signs.seal}{seals}", "bold")] if seals else []
            lines = flowing(parts, width - 4, gap=1)
        return [Text.assemble((signs.card if not row else " ", "bold"), " ", line) for row, line in enumerate(lines)]

    def _parts(self, player: PlayerView, width: int) -> Block:
        """The running score sheet in signs: with blanks, without, or in two lines, as there is room."""
        signs, sheet = self.signs, player.sheet
        addends = [
            (signs.card, sheet.cards),
            (signs.seal, sheet.seals),
            (signs.coin, sheet.coins),
            (signs.cup, sheet.cups),
            (signs.palm, sheet.palms),
        ]
        for gap in (" ", ""):
            parts = [
                Text.assemble((f"+{gap}" if number else "", "dim"), (sign, "dim"), str(points))
                for number, (sign, points) in enumerate(addends)
            ]
            parts.append(Text.assemble((f"={gap}", "dim"), (str(sheet.total), "bold")))
            lines = flowing(parts, width, gap=len(gap))
            if len(lines) == 1:
                break
        return lines
