"""The choices of Silver & Gold: listed with what they bring in signs, and shown on their cards."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from rich.text import Text

from doubloon.core import shown
from doubloon.core.view import MoveView
from doubloon.text.blocks import Block, beside, columns, flowing, folded, stacked
from doubloon.text.signs import Signs
from doubloon.text.table import numbered
from doubloon.text.tables.silver_gold_cards import card_block, card_name, edge_style, seal_text
from doubloon.text.tables.silver_gold_typed import boxes_of, card_taken, cards_kept, place_of, typed_as
from doubloon.words import Words

if TYPE_CHECKING:
    from doubloon.games.silver_gold.seen.view import CardView, SilverGoldView, WorkingView

CROSSING = ("cross", "box", "extra")
SINGLE = ("box", "extra")
FEW = 4  # single boxes without a use that are listed all the same


class SilverGoldChoices:
    """Lists the choices and draws them one by one."""

    def __init__(self, words: Words, signs: Signs, say: Callable[[shown.Text], str]) -> None:
        self.words = words
        self.signs = signs
        self.say = say

    def choices(self, view: SilverGoldView, told: list[shown.Choice], width: int, room: int) -> Block:
        """The choices by card, numbered as the game offers them, in about `room` lines; with no limit, all of them.

        Where room is short, what brings nothing but crosses stays unlisted: it can be typed all the same.
        """
        assert view.prompt is not None
        moves = view.prompt.moves
        brings = {choice.move: self._brings(choice) for choice in told}
        if not room:
            return self._listed(view, brings, width)
        useless = [move for move in moves if move.kind in CROSSING and not brings[move.id].cell_len]
        singles = [move for move in useless if move.kind in SINGLE]
        few = len(singles) <= FEW
        lines = self._listed(view, brings, width, [] if few else singles)
        return lines if len(lines) <= room else self._listed(view, brings, width, useless)

    def _listed(
        self, view: SilverGoldView, brings: dict[int, Text], width: int, unlisted: list[MoveView] | None = None
    ) -> Block:
        assert view.prompt is not None
        moves = view.prompt.moves
        skip = {move.id for move in unlisted or []}
        groups: dict[tuple[str, int], list[Text]] = {}
        for number, move in enumerate(moves, start=1):
            if move.id not in skip:
                place = place_of(move) if move.kind == "cross" else -1
                entry = numbered(number, len(moves), self._entry(view, move, brings[move.id]))
                groups.setdefault((move.kind, place), []).append(entry)
        indent = len(str(len(moves))) + 1
        lines: Block = []
        for (kind, place), entries in groups.items():
            if kind in SINGLE:
                rows = flowing([Text(self.words(f"choices-{kind}"), "bold"), *entries], width - 2)
                lines += [Text.assemble("  ", row) if number else row for number, row in enumerate(rows)]
                continue
            lines += self._heading(view, kind, place, width)
            lines += [Text.assemble("  ", line) for line in columns(entries, width - 2, indent=indent)]
        for kind in dict.fromkeys(move.kind for move in unlisted or []):
            others = [move for move in unlisted or [] if move.kind == kind]
            said = self.words(f"choices-others-{kind}", count=len(others), example=self.label(view, others[0]))
            lines += folded(Text(said, "italic"), width)
        if any(move.kind in CROSSING for move in moves):
            lines += self._yield_legend(width)
        return lines

    def _heading(self, view: SilverGoldView, kind: str, place: int, width: int) -> Block:
        """What a group is about; cards to keep or take need no more words than the question has."""
        working = view.players[view.seat].working[place] if kind == "cross" else None
        if working is None:
            return []
        said = self.words(f"choices-{kind}", place=place + 1, card=working.card.id)
        return folded(Text(said, f"bold {edge_style(working.card.colour)}"), width)

    def _entry(self, view: SilverGoldView, move: MoveView, brings: Text) -> Text:
        """A choice in a list, with what it brings."""
        if move.kind == "keep":
            return Text(" + ").join(self.card_words(card) for card in cards_kept(view, move))
        if move.kind == "take":
            card = card_taken(view, move)
            return self.card_words(card) if card else Text(self.words("choice-top", count=view.stack))
        entry = Text(self.label(view, move) if move.kind in SINGLE else " ".join(boxes_of(move)))
        return Text.assemble(entry, " ", brings) if brings.cell_len else entry

    def _brings(self, choice: shown.Choice) -> Text:
        """What a choice brings in the shortest form: symbols, what palms pay, whether the card is complete."""
        signs, text = self.signs, Text()
        brings = choice.brings
        for said in (brings.parts or [brings]) if isinstance(brings, shown.Said) else []:
            assert isinstance(said, shown.Said)
            count, points = said.args.get("count", 0), said.args.get("points", 0)
            if said.key == "yields-coins" and isinstance(count, int):
                text.append(signs.coin * count, "bold yellow")
            elif said.key == "yields-palm":
                text.append(f"{signs.palm}{points}", "bold green")
            elif said.key == "yields-extra" and isinstance(count, int):
                text.append(signs.cross * count, "bold red")
            elif said.key == "yields-completes":
                text.append(signs.done, "bold cyan")
        return text

    def _yield_legend(self, width: int) -> Block:
        signs, words = self.signs, self.words
        parts = [
            Text.assemble((signs.coin, "bold yellow"), " ", (words("parts-coin"), "dim")),
            Text.assemble((signs.palm, "bold green"), " ", (words("parts-palm"), "dim")),
            Text.assemble((signs.cross, "bold red"), " ", (words("actions-bonus-box"), "dim")),
            Text.assemble((signs.done, "bold cyan"), " ", (words("legend-completes"), "dim")),
        ]
        return [Text.assemble("  ", line) for line in flowing(parts, width - 2)]

    def choice(self, view: SilverGoldView, move: MoveView, told: shown.Choice, width: int) -> Block:
        """One choice before it is played."""
        if move.kind in CROSSING:
            return self._crossing(_working(view, move), move, told, width)
        taken = [card_taken(view, move)] if move.kind == "take" else cards_kept(view, move)
        cards = [card for card in taken if card]
        if not cards:
            return folded(Text(self.say(told.about), "bold"), width)
        named: Block = [Text(), *[self.card_words(card) for card in cards]]
        return stacked([*[card_block(card, [], self.signs) for card in cards], named], width)

    def _crossing(self, working: WorkingView, move: MoveView, told: shown.Choice, width: int) -> Block:
        """The boxes on their card, and what they bring in words."""
        drawn = card_block(working.card, working.crossed, self.signs, chosen=boxes_of(move), coordinates=True)
        said = [
            Text(self.say(told.label), "bold"),
            Text(self.say(told.brings) or self.words("yields-nothing")),
            Text.assemble((self.signs.chosen, "bold #1c1c1c on #ffe600"), " ", self.words("legend-chosen")),
        ]
        room = max(1, width - drawn[0].cell_len - 2)
        return beside([drawn, [Text(), *[part for line in said for part in folded(line, room)]]], gap=2)

    def label(self, view: SilverGoldView, move: MoveView) -> str:
        return typed_as(view, move, self.words("actions-take-top"))

    def card_words(self, card: CardView) -> Text:
        """A card in one line: name, value, symbols, seal."""
        signs = self.signs
        drawn = "".join(card.rows)
        text = Text.assemble(card_name(card), (f" {card.value}", "bold"))
        for letter, sign, style in (("C", signs.coin, "yellow"), ("P", signs.palm, "green"), ("X", signs.cross, "red")):
            if drawn.count(letter):
                text.append(" ").append(sign * drawn.count(letter), f"bold {style}")
        return Text.assemble(text, f" {signs.seal}", seal_text(card, signs)) if card.seal else text


def _working(view: SilverGoldView, move: MoveView) -> WorkingView:
    """The card that a crossing is made on."""
    working = view.players[view.seat].working[place_of(move)]
    assert working is not None
    return working
