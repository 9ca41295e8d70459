"""The choices of Pirates of Maracaibo in a list: every one explains itself and says what it is sure to yield."""

from __future__ import annotations

from collections.abc import Callable

from rich.text import Text

from doubloon.core import shown
from doubloon.core.showing import NOTHING_FORETOLD
from doubloon.core.shown import Foretold, Sure
from doubloon.core.view import View
from doubloon.text.blocks import Block, fitted, folded
from doubloon.text.signs import Signs
from doubloon.text.table import Previews, numbered
from doubloon.words import Words


class MaracaiboChoices:
    """Lists moves."""

    def __init__(self, words: Words, signs: Signs, say: Callable[[shown.Text], str]) -> None:
        self.words = words
        self.signs = signs
        self.say = say

    def listed(self, view: View, choices: list[shown.Choice], previews: Previews, width: int, room: int) -> Block:
        """Every choice explained; where that takes more than `room` lines, each in one line."""
        indent = len(str(len(choices))) + 1
        lines: Block = []
        cut: Block = []
        for number, choice in enumerate(choices, 1):
            entry = numbered(
                number, len(choices), self.entry(view, choice, previews.get(choice.move, NOTHING_FORETOLD))
            )
            lines += folded(entry, width, indent)
            cut.append(entry)
        return lines if not room or len(lines) <= room else [_cut(line, width) for line in cut]

    def entry(self, view: View, choice: shown.Choice, foretold: Foretold) -> Text:
        """A choice with what is behind it, what it costs and brings, and what it is sure to yield."""
        costs, brings = self.say(choice.costs), self.say(choice.brings)
        price = self.words("explained", name=costs, text=brings) if costs and brings else costs or brings
        behind = self.say(choice.about)
        if behind and price:
            behind = self.words("parts-joined", first=behind, last=price)
        text = Text.assemble((self.say(choice.label), "bold"), f"  {behind or price}" if behind or price else "")
        sure = self.yields(foretold)
        return Text.assemble(text, "  ", (sure, "bold green")) if sure else text

    def yields(self, foretold: Foretold) -> str:
        """Points, doubloons, treasures and markers that a choice brings or costs for certain."""
        said = [self._sure(sure) for sure in foretold.sure]
        return f"[{' '.join(said)}]" if said else ""

    def _sure(self, sure: Sure) -> str:
        if sure.what == "points":
            return f"{sure.count:+}{self.signs.seal}"
        if sure.what == "doubloons":
            return f"{sure.count:+}{self.signs.coin}"
        name = self.say(sure.label)
        return f"+{name}" if sure.what == "treasure" else f"{name} {self.signs.full}{sure.count:+}"


def _cut(line: Text, width: int) -> Text:
    return fitted(line, width) if line.cell_len > width else line
