"""The table of Silver & Gold: islands as little maps, the expedition, the round card, everybody's score card."""

from __future__ import annotations

from collections import Counter
from textwrap import wrap
from typing import TYPE_CHECKING, cast

from rich.text import Text

from doubloon.core.view import EventView, MoveView, View
from doubloon.text.blocks import Block, beside, centred, columns, flowing, framed, width_of
from doubloon.text.signs import Signs
from doubloon.text.table import Previews, Table, numbered
from doubloon.text.tables import silver_gold_typed as typed
from doubloon.text.tables.silver_gold_cards import (
    CARD_WIDTH,
    LETTERS,
    card_block,
    card_name,
    edge_style,
    mini_block,
    pattern_block,
    seal_text,
    vacant_block,
)
from doubloon.text.tables.silver_gold_choices import CROSSING, boxes_of, place_of, working_of, yield_of
from doubloon.text.tables.silver_gold_scores import Scores
from doubloon.words import Words

if TYPE_CHECKING:
    from doubloon.games.silver_gold.view import CardView, SilverGoldView

ROUND_WIDTH = 20
EXPEDITION_WIDTH = 17
PANEL_WIDTH = 26
WIDEST = 140  # beyond this the eye loses the line


class SilverGoldTable(Table):
    """Draws Silver & Gold."""

    quiet = frozenset({"finished"})
    headlines = frozenset({"expedition"})

    def __init__(self, words: Words, names: list[str], signs: Signs) -> None:
        super().__init__(words, names, signs)
        self.scores = Scores(words, names, signs)

    # The board

    def board(self, view: View, width: int) -> Block:
        seen = cast("SilverGoldView", view)
        width = min(width, WIDEST)
        lines: Block = []
        if seen.hand is not None:
            lines += self._hand(seen)
        elif seen.display:
            lines += beside([self._round_card(seen), self._display(seen)])
        else:
            lines.append(Text(self.words("table-setup"), "bold"))
        if seen.display and seen.seat >= 0:
            lines += self._own(seen, width)
        elif seen.expedition and seen.ending is None:
            lines += self._open_expedition(seen, width)
        return lines + self._others(seen, width)

    def _hand(self, view: SilverGoldView) -> Block:
        assert view.hand is not None
        kept = view.kept or []
        blocks = []
        for place, card in enumerate(view.hand):
            mark = self.signs.done if place in kept else str(place + 1)
            blocks.append(card_block(card, [], self.signs, foot=mark))
        block = beside(blocks)
        return [self._label("table-hand", width_of(block)), *block]

    def _round_card(self, view: SilverGoldView) -> Block:
        signs, words = self.signs, self.words
        over = view.ending is not None
        rounds_done = view.rounds if over else view.round - 1
        rounds = signs.full * rounds_done + signs.empty * (view.rounds - rounds_done)
        turns = signs.full * view.turn + signs.empty * (view.turns - view.turn)
        cups = " ".join(str(cup) for cup in view.cups_left) or words("table-none")
        stack = f"{view.stack}" + (f"  {signs.removed}{len(view.removed)}" if view.removed else "")
        # The numbers in one line below each other, whatever the words' lengths are.
        labels = [words(f"table-{name}") for name in ("round", "turn", "cups", "stack")]
        widest = max(len(label) for label in labels)
        values = [f"{rounds} {view.round}/{view.rounds}", f"{turns} {view.turn}/{view.turns}", cups, stack]
        if widest + 1 + max(len(value) for value in values) > ROUND_WIDTH - 2:
            widest = 0
        lines = [
            Text.assemble((label.ljust(widest), "dim"), " ", (value, "bold"))
            for label, value in zip(labels, values, strict=True)
        ]
        return [
            self._label("components-round-card", ROUND_WIDTH),
            *framed(lines, ROUND_WIDTH, signs, style="#c9a227"),
        ]

    def _display(self, view: SilverGoldView) -> Block:
        blocks = [
            card_block(card, [], self.signs, foot=str(place))
            if card
            else vacant_block(self.words("table-no-card"), self.signs)
            for place, card in enumerate(view.display, start=1)
        ]
        block = beside(blocks)
        return [self._label("components-display", width_of(block)), *block]

    def _expedition(self, view: SilverGoldView) -> Block:
        inner = EXPEDITION_WIDTH - 2
        lines: Block = [Text()]
        name = ""
        if view.expedition:
            drawn = pattern_block(view.patterns[view.expedition], self.signs)
            lines = ([Text()] if len(drawn) < 3 else []) + [centred(row, inner) for row in drawn]
            name = self.words(f"patterns-{view.expedition}")
        lines += [Text()] * (3 - len(lines))
        lines.append(centred(Text(name, "bold"), inner))
        left = Text(self.words("table-left", count=view.expeditions_left), "dim")
        return [
            self._label("components-expedition-card", EXPEDITION_WIDTH),
            *framed(lines, EXPEDITION_WIDTH, self.signs, foot=left, style="#ffe600"),
        ]

    def _open_expedition(self, view: SilverGoldView, width: int) -> Block:
        """The expedition for those who cross nothing: its pattern and name in as few lines as it takes."""
        assert view.expedition is not None
        name = Text(self.words(f"patterns-{view.expedition}"), "bold")
        said = [
            Text.assemble((f"{self.words('components-expedition-card')}: ", "dim"), name),
            Text(self.words("table-left", count=view.expeditions_left), "dim"),
        ]
        drawn = pattern_block(view.patterns[view.expedition], self.signs)
        return [*beside([[Text("  ")], drawn, said], gap=2), *self._revealed(view, width)]

    def _revealed(self, view: SilverGoldView, width: int) -> Block:
        """All expeditions of the round, if the memory aid shows them."""
        if not view.revealed:
            return []
        revealed = ", ".join(self.words(f"patterns-{pattern}") for pattern in view.revealed)
        return [Text(line, "dim") for line in wrap(self.words("table-revealed", patterns=revealed), width)]

    def _own(self, view: SilverGoldView, width: int) -> Block:
        own = view.players[view.seat]
        blocks = [self._expedition(view)]
        for place, working in enumerate(own.working, start=1):
            drawn = (
                card_block(working.card, working.crossed, self.signs, coordinates=True)
                if working
                else vacant_block(self.words("table-no-card"), self.signs)
            )
            title = centred(Text(self.words("table-card", place=place), "bold"), CARD_WIDTH)
            blocks.append([title, *drawn])
        left = width_of(beside(blocks)) + 1
        panel_width = min(max(width, 80) - left, 48)
        lines = self.scores.card_lines(view, own, panel_width - 2)
        lines += [Text()] * (4 - len(lines))
        panel = framed(
            lines,
            panel_width,
            self.signs,
            title=self._name(view, view.seat),
            right=Text(self.words("table-points", points=own.sheet.total), "bold"),
            foot=self._status(view, view.seat),
            style="cyan",
        )
        blocks.append([self._label("components-score-card", panel_width), *panel])
        return [*beside(blocks), *self._revealed(view, width)]

    def _others(self, view: SilverGoldView, width: int) -> Block:
        """Everybody's panel but the reader's, in even rows."""
        seats = [seat for seat in range(view.seats) if seat != view.seat]
        if not seats:
            return []
        a_row = max(1, (width + 1) // (PANEL_WIDTH + 1))
        rows = -(-len(seats) // a_row)
        a_row = -(-len(seats) // rows)
        panel_width = min((width + 1) // a_row - 1, 64)
        lines: Block = []
        for start in range(0, len(seats), a_row):
            lines += beside([self._panel(view, seat, panel_width) for seat in seats[start : start + a_row]])
        return lines

    def _panel(self, view: SilverGoldView, seat: int, width: int) -> Block:
        player = view.players[seat]
        maps: Block = []
        if view.display:
            none = self.words("table-no-card")
            maps = beside(
                [
                    mini_block(one.card if one else None, one.crossed if one else [], self.signs, none)
                    for one in player.working
                ]
            )
        beside_maps = width >= 2 * PANEL_WIDTH - 4
        room = width - 2 - (width_of(maps) + 3 if beside_maps else 0)
        scores = self.scores.card_lines(view, player, room)
        maps = [Text.assemble(" ", line) for line in maps]
        lines = beside([maps, scores], gap=2) if beside_maps else maps + scores
        return framed(
            lines,
            width,
            self.signs,
            title=self._name(view, seat),
            right=Text(self.words("table-points", points=player.sheet.total), "bold"),
            foot=self._status(view, seat),
            style="dim",
        )

    def _name(self, view: SilverGoldView, seat: int) -> Text:
        start = f" {self.signs.start}" if view.start == seat and view.ending is None else ""
        return Text.assemble((self.names[seat], "bold cyan" if seat == view.seat else "bold"), (start, "bold yellow"))

    def _status(self, view: SilverGoldView, seat: int) -> Text | None:
        """Who is done, and whom the table waits for."""
        player = view.players[seat]
        if player.due:
            return Text(self.words("table-due", due=player.due), "bold red")
        if player.finished:
            return Text(f"{self.signs.done} {self.words('table-finished')}", "green")
        if seat in view.deciders:
            return Text(self.words("table-awaited"), "yellow")
        return None

    def _label(self, key: str, width: int) -> Text:
        return centred(Text(self.words(key), "dim"), width)

    # The choices

    def choices(self, view: View, previews: Previews, width: int) -> Block:
        seen = cast("SilverGoldView", view)
        assert seen.prompt is not None
        moves = seen.prompt.moves
        groups: dict[tuple[str, int], list[Text]] = {}
        for number, move in enumerate(moves, start=1):
            place = place_of(move) if move.kind in CROSSING else -1
            entry = numbered(number, len(moves), self._entry(seen, move, previews))
            groups.setdefault((move.kind, place), []).append(entry)
        lines: Block = []
        for (kind, place), entries in groups.items():
            lines.append(self._group(seen, kind, place))
            lines += [Text.assemble("  ", line) for line in columns(entries, min(width, WIDEST) - 2)]
        if any(move.kind in CROSSING for move in moves):
            lines += self._yield_legend(width)
        return lines

    def _group(self, view: SilverGoldView, kind: str, place: int) -> Text:
        working = view.players[view.seat].working[place] if kind in CROSSING else None
        if working is None:
            return Text(self.words(f"choices-{kind}"), "bold")
        said = self.words(f"choices-{kind}", place=place + 1, card=working.card.id)
        return Text(said, f"bold {edge_style(working.card.colour)}")

    def _entry(self, view: SilverGoldView, move: MoveView, previews: Previews) -> Text:
        """A choice in a list, with what it yields."""
        if move.kind == "keep":
            return Text(" + ").join(self._card_words(card) for card in self._kept(view, move))
        if move.kind == "take":
            card = self._taken(view, move)
            return self._card_words(card) if card else Text(self.words("choice-top", count=view.stack))
        entry = Text(" ".join(boxes_of(move)))
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

    def choice(self, view: View, move: MoveView, events: list[EventView], width: int) -> Block:
        seen = cast("SilverGoldView", view)
        if move.kind in CROSSING:
            working = working_of(seen, move)
            drawn = card_block(working.card, working.crossed, self.signs, chosen=boxes_of(move), coordinates=True)
            said = [
                Text(self.label(view, move), "bold"),
                Text(yield_of(seen, move, events).words(self.words)),
                Text.assemble((self.signs.chosen, "bold #1c1c1c on #ffe600"), " ", self.words("legend-chosen")),
            ]
            return beside([drawn, [Text(), *said]], gap=2)
        cards = self._kept(seen, move) if move.kind == "keep" else [self._taken(seen, move)]
        drawn_cards = [card_block(card, [], self.signs) for card in cards if card]
        if not drawn_cards:
            return [Text(self.words("choice-top", count=seen.stack), "bold")]
        return beside([*drawn_cards, [Text(), *[self._card_words(card) for card in cards if card]]], gap=2)

    def label(self, view: View, move: MoveView) -> str:
        seen = cast("SilverGoldView", view)
        if move.kind == "keep":
            first, second = self._kept(seen, move)
            return f"{first.id} + {second.id}"
        if move.kind == "take":
            card = self._taken(seen, move)
            return card.id if card else self.words("actions-take-top")
        return f"{place_of(move) + 1} {' '.join(boxes_of(move))}"

    def _kept(self, view: SilverGoldView, move: MoveView) -> list[CardView]:
        assert view.hand is not None
        return [view.hand[place_of(move, "first")], view.hand[place_of(move, "second")]]

    def _taken(self, view: SilverGoldView, move: MoveView) -> CardView | None:
        return view.display[place_of(move)] if place_of(move) >= 0 else None

    def _card_words(self, card: CardView) -> Text:
        """A card in one line: name, value, symbols, seal."""
        signs = self.signs
        drawn = "".join(card.rows)
        text = Text.assemble(card_name(card), (f" {card.value}", "bold"))
        for letter, sign, style in (("C", signs.coin, "yellow"), ("P", signs.palm, "green"), ("X", signs.cross, "red")):
            if drawn.count(letter):
                text.append(" ").append(sign * drawn.count(letter), f"bold {style}")
        return Text.assemble(text, f" {signs.seal}", seal_text(card, signs)) if card.seal else text

    # What is typed

    def candidates(self, view: View, line: str) -> list[str]:
        return typed.candidates(cast("SilverGoldView", view), line, self.words("actions-take-top"))

    def unclear(self, view: View, line: str) -> str:
        return self.words("input-ambiguous", boxes=" ".join(typed.boxes_in(line)))

    def unknown(self, view: View, line: str) -> str:
        boxes_named = len(self.candidates(view, line)) > 1 and typed.boxes_in(line)
        return self.words("input-not-on-card") if boxes_named else super().unknown(view, line)

    # The end, and what the signs mean

    def ending(self, view: View, width: int) -> Block:
        seen = cast("SilverGoldView", view)
        return [*self.scores.sheet(seen, min(width, WIDEST)), Text(), *self.verdict(view)]

    def legend(self, view: View, width: int) -> Block:
        seen = cast("SilverGoldView", view)
        signs, words = self.signs, self.words
        meanings = [
            (signs.plain, words("legend-plain")),
            (signs.crossed, words("legend-crossed")),
            (signs.sea, words("legend-sea")),
            (signs.cross, words("parts-cross")),
            (signs.coin, words("parts-coin")),
            (signs.palm, words("parts-palm")),
            (signs.seal, words("parts-seal")),
            (signs.cup, words("parts-cup")),
            (signs.card, words("legend-card")),
            (signs.chosen, words("legend-chosen")),
            (signs.done, words("legend-completes")),
            (signs.start, words("legend-start")),
        ]
        if seen.seats == 1:
            meanings.append((signs.removed, words("legend-removed")))
        lines = flowing([Text.assemble((sign, "bold"), " ", meaning) for sign, meaning in meanings], width, gap=3)
        colours = [
            Text.assemble((letters, f"bold {edge_style(colour)}"), " ", words(f"colours-{colour}"))
            for colour, letters in LETTERS.items()
        ]
        seal = Text.assemble((f"2{signs.times}OR", f"bold {edge_style('orange')}"), " ")
        seal.append(words("table-seal", points=2, colour=words("colours-orange")))
        lines += flowing([*colours, seal], width, gap=3)
        counted = Counter(seen.expedition_deck)
        deck = ", ".join(
            words(f"patterns-{pattern}") + (f" {signs.times}{count}" if count > 1 else "")
            for pattern, count in counted.items()
        )
        return [*lines, Text(words("table-deck", patterns=deck))]


def make_table(words: Words, names: list[str], signs: Signs) -> Table:
    return SilverGoldTable(words, names, signs)
