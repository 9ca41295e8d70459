"""The choices of Silver & Gold: listed, shown on their cards, with what they are sure to yield."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from rich.text import Text

from doubloon.core.view import EventView, MoveView
from doubloon.text.blocks import Block, beside, columns, flowing, folded, stacked
from doubloon.text.signs import Signs
from doubloon.text.table import Previews, numbered
from doubloon.text.tables.silver_gold_cards import (
    card_block,
    card_name,
    edge_style,
    island_boxes,
    seal_text,
    symbol,
)
from doubloon.words import Words

if TYPE_CHECKING:
    from doubloon.games.silver_gold.seen.view import CardView, SilverGoldView, WorkingView

CROSSING = ("cross", "box", "extra")
SINGLE = ("box", "extra")
FEW = 4  # single boxes without a use that are listed all the same


@dataclass
class Yield:
    """What comes of crossing some boxes."""

    coins: int = 0
    coins_lost: int = 0
    palms: list[int] = field(default_factory=list)
    palms_lost: int = 0
    extras: int = 0
    completes: bool = False

    def signs(self, signs: Signs) -> Text:
        """The yield in the shortest form, for lists."""
        text = Text()
        text.append(signs.coin * self.coins, "bold yellow")
        for points in self.palms:
            text.append(f"{signs.palm}{points}", "bold green")
        text.append(signs.cross * self.extras, "bold red")
        text.append(signs.done if self.completes else "", "bold cyan")
        return text

    def words(self, words: Words) -> str:
        """The yield as a sentence would tell it."""
        said = []
        if self.coins:
            said.append(words("yields-coins", count=self.coins))
        if self.coins_lost:
            said.append(words("yields-coins-lost", count=self.coins_lost))
        said += [words("yields-palm", points=points) for points in self.palms]
        said += [words("yields-palm-lost")] * self.palms_lost
        if self.extras:
            said.append(words("yields-extra", count=self.extras))
        if self.completes:
            said.append(words("yields-completes"))
        return ", ".join(said) or words("yields-nothing")


def boxes_of(move: MoveView) -> list[str]:
    boxes = move.fields.get("boxes")
    return boxes if isinstance(boxes, list) else []


def place_of(move: MoveView, name: str = "place") -> int:
    place = move.fields.get(name)
    assert isinstance(place, int)
    return place


def working_of(view: SilverGoldView, move: MoveView) -> WorkingView:
    """The card that a crossing is made on."""
    working = view.players[view.seat].working[place_of(move)]
    assert working is not None
    return working


def yield_of(view: SilverGoldView, move: MoveView, events: list[EventView]) -> Yield:
    """What a crossing yields: points from the events, the rest can be seen on the card."""
    found = Yield()
    for event in events:
        if event.args.get("seat") != view.seat:
            continue
        if event.kind == "coin":
            found.coins += 1
        elif event.kind == "coin-forfeited":
            found.coins_lost += 1
        elif event.kind == "palm":
            points = event.args["points"]
            assert isinstance(points, int)
            found.palms.append(points)
        elif event.kind == "palm-forfeited":
            found.palms_lost += 1
    working = working_of(view, move)
    boxes = boxes_of(move)
    finished = any(event.kind == "finished" and event.args.get("seat") == view.seat for event in events)
    if not finished:
        found.extras = sum(symbol(working.card, name) == "X" for name in boxes)
    found.completes = set(island_boxes(working.card)) == {*working.crossed, *boxes}
    return found


class Choices:
    """Lists the choices and draws them one by one."""

    def __init__(self, words: Words, signs: Signs) -> None:
        self.words = words
        self.signs = signs

    def choices(self, view: SilverGoldView, previews: Previews, width: int, room: int) -> Block:
        """The choices by card, numbered as the game offers them, in about `room` lines; with no limit, all of them.

        Where room is short, what brings nothing but crosses stays unlisted: it can be typed all the same.
        """
        assert view.prompt is not None
        moves = view.prompt.moves
        if not room:
            return self._listed(view, moves, previews, width)
        useless = [move for move in moves if move.kind in CROSSING and not self._use(view, move, previews)]
        singles = [move for move in useless if move.kind in SINGLE]
        few = len(singles) <= FEW
        lines = self._listed(view, moves, previews, width, [] if few else singles)
        return lines if len(lines) <= room else self._listed(view, moves, previews, width, useless)

    def _listed(
        self,
        view: SilverGoldView,
        moves: list[MoveView],
        previews: Previews,
        width: int,
        unlisted: list[MoveView] | None = None,
    ) -> Block:
        skip = {move.id for move in unlisted or []}
        groups: dict[tuple[str, int], list[Text]] = {}
        for number, move in enumerate(moves, start=1):
            if move.id not in skip:
                place = place_of(move) if move.kind == "cross" else -1
                entry = numbered(number, len(moves), self._entry(view, move, previews))
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

    def _use(self, view: SilverGoldView, move: MoveView, previews: Previews) -> bool:
        return bool(yield_of(view, move, previews.get(move.id, [])).signs(self.signs).cell_len)

    def _heading(self, view: SilverGoldView, kind: str, place: int, width: int) -> Block:
        """What a group is about; cards to keep or take need no more words than the question has."""
        working = view.players[view.seat].working[place] if kind == "cross" else None
        if working is None:
            return []
        said = self.words(f"choices-{kind}", place=place + 1, card=working.card.id)
        return folded(Text(said, f"bold {edge_style(working.card.colour)}"), width)

    def _entry(self, view: SilverGoldView, move: MoveView, previews: Previews) -> Text:
        """A choice in a list, with what it yields."""
        if move.kind == "keep":
            return Text(" + ").join(self.card_words(card) for card in _kept(view, move))
        if move.kind == "take":
            card = _taken(view, move)
            return self.card_words(card) if card else Text(self.words("choice-top", count=view.stack))
        entry = Text(self.label(view, move) if move.kind in SINGLE else " ".join(boxes_of(move)))
        signs = yield_of(view, move, previews.get(move.id, [])).signs(self.signs)
        return Text.assemble(entry, " ", signs) if signs.cell_len else entry

    def _yield_legend(self, width: int) -> Block:
        signs, words = self.signs, self.words
        parts = [
            Text.assemble((signs.coin, "bold yellow"), " ", (words("parts-coin"), "dim")),
            Text.assemble((signs.palm, "bold green"), " ", (words("parts-palm"), "dim")),
            Text.assemble((signs.cross, "bold red"), " ", (words("actions-bonus-box"), "dim")),
            Text.assemble((signs.done, "bold cyan"), " ", (words("legend-completes"), "dim")),
        ]
        return [Text.assemble("  ", line) for line in flowing(parts, width - 2)]

    def choice(self, view: SilverGoldView, move: MoveView, events: list[EventView], width: int) -> Block:
        """One choice before it is played."""
        if move.kind in CROSSING:
            working = working_of(view, move)
            drawn = card_block(working.card, working.crossed, self.signs, chosen=boxes_of(move), coordinates=True)
            said = [
                Text(self.label(view, move), "bold"),
                Text(yield_of(view, move, events).words(self.words)),
                Text.assemble((self.signs.chosen, "bold #1c1c1c on #ffe600"), " ", self.words("legend-chosen")),
            ]
            room = max(1, width - drawn[0].cell_len - 2)
            return beside([drawn, [Text(), *[part for line in said for part in folded(line, room)]]], gap=2)
        cards = [card for card in (_kept(view, move) if move.kind == "keep" else [_taken(view, move)]) if card]
        if not cards:
            return folded(Text(self.words("choice-top", count=view.stack), "bold"), width)
        named: Block = [Text(), *[self.card_words(card) for card in cards]]
        return stacked([*[card_block(card, [], self.signs) for card in cards], named], width)

    def label(self, view: SilverGoldView, move: MoveView) -> str:
        """A choice as it may be typed."""
        if move.kind == "keep":
            first, second = _kept(view, move)
            return f"{first.id} + {second.id}"
        if move.kind == "take":
            card = _taken(view, move)
            return card.id if card else self.words("actions-take-top")
        return f"{place_of(move) + 1} {' '.join(boxes_of(move))}"

    def card_words(self, card: CardView) -> Text:
        """A card in one line: name, value, symbols, seal."""
        signs = self.signs
        drawn = "".join(card.rows)
        text = Text.assemble(card_name(card), (f" {card.value}", "bold"))
        for letter, sign, style in (("C", signs.coin, "yellow"), ("P", signs.palm, "green"), ("X", signs.cross, "red")):
            if drawn.count(letter):
                text.append(" ").append(sign * drawn.count(letter), f"bold {style}")
        return Text.assemble(text, f" {signs.seal}", seal_text(card, signs)) if card.seal else text


def _kept(view: SilverGoldView, move: MoveView) -> list[CardView]:
    assert view.hand is not None
    return [view.hand[place_of(move, "first")], view.hand[place_of(move, "second")]]


def _taken(view: SilverGoldView, move: MoveView) -> CardView | None:
    return view.display[place_of(move)] if place_of(move) >= 0 else None
