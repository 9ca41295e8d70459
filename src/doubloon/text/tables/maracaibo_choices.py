"""The choices of Pirates of Maracaibo in a list: every one explains itself and says what it is sure to yield."""

from __future__ import annotations

from collections.abc import Callable

from rich.text import Text

from doubloon.core import shown
from doubloon.core.view import EventView, View
from doubloon.text.blocks import Block, fitted, folded
from doubloon.text.signs import Signs
from doubloon.text.table import Previews, numbered
from doubloon.words import Words


class Choices:
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
            entry = numbered(number, len(choices), self.entry(view, choice, previews.get(choice.move, [])))
            lines += folded(entry, width, indent)
            cut.append(entry)
        return lines if not room or len(lines) <= room else [_cut(line, width) for line in cut]

    def entry(self, view: View, choice: shown.Choice, events: list[EventView]) -> Text:
        """A choice with what is behind it, what it costs and brings, and what it is sure to yield."""
        costs, brings = self.say(choice.costs), self.say(choice.brings)
        price = self.words("explained", name=costs, text=brings) if costs and brings else costs or brings
        behind = self.say(choice.about)
        if behind and price:
            behind = self.words("parts-joined", first=behind, last=price)
        text = Text.assemble((self.say(choice.label), "bold"), f"  {behind or price}" if behind or price else "")
        sure = self.yields(view, events)
        return Text.assemble(text, "  ", (sure, "bold green")) if sure else text

    def yields(self, view: View, events: list[EventView]) -> str:
        """Points, doubloons and treasures that a choice brings or costs for certain."""
        points = doubloons = 0
        others: list[str] = []
        for event in events:
            args = event.args
            own = args.get("seat") == view.seat
            if own and event.kind == "points":
                points += _int(args["points"])
            elif own and event.kind == "doubloons":
                doubloons += _int(args["doubloons"])
            elif own and event.kind in ("paid", "paid-opponent", "acquired", "constructed"):
                doubloons -= _int(args["doubloons"])
            elif event.kind == "paid-opponent" and args.get("opponent") == view.seat:
                doubloons += _int(args["doubloons"])
            elif own and event.kind == "treasure":
                others.append("+" + self.words(f"treasures-{args['treasure']}"))
            elif event.kind == "marker":
                island = self.words(f"islands-{args['island']}")
                others.append(f"{island} {self.signs.full}+{args['count']}")
        said = [f"{points:+}{self.signs.seal}"] if points else []
        said += [f"{doubloons:+}{self.signs.coin}"] if doubloons else []
        return f"[{' '.join([*said, *others])}]" if said or others else ""


def _cut(line: Text, width: int) -> Text:
    return fitted(line, width) if line.cell_len > width else line


def _int(value: object) -> int:
    assert isinstance(value, int)
    return value
