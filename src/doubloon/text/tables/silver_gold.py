"""The table of Silver & Gold: islands as little maps, the expedition, the round card, everybody's score card."""

from __future__ import annotations

from textwrap import wrap
from typing import TYPE_CHECKING, Any, cast

from rich.text import Text

from doubloon.core.saying import said
from doubloon.core.showing import Showing
from doubloon.core.shown import Foretold
from doubloon.core.view import MoveView, View
from doubloon.text.blocks import Block, beside, centred, flowing, framed, side_by_side, stacked, width_of
from doubloon.text.signs import Signs
from doubloon.text.table import Previews, TextTable
from doubloon.text.tables import silver_gold_typed as typed
from doubloon.text.tables.silver_gold_cards import (
    CARD_WIDTH,
    card_block,
    card_name,
    island_boxes,
    mini_block,
    pattern_block,
    vacant_block,
)
from doubloon.text.tables.silver_gold_choices import SilverGoldChoices
from doubloon.text.tables.silver_gold_legend import legend
from doubloon.text.tables.silver_gold_scores import Scores
from doubloon.words import Words

if TYPE_CHECKING:
    from doubloon.games.silver_gold.seen.view import SilverGoldView

ROUND_WIDTH = 20
EXPEDITION_WIDTH = 17
PANEL_WIDTH = 26
WIDEST = 140  # beyond this the eye loses the line


class SilverGoldTable(TextTable):
    """Draws Silver & Gold."""

    def __init__(self, words: Words, names: list[str], signs: Signs, showing: Showing[Any]) -> None:
        super().__init__(words, names, signs, showing)
        self.scores = Scores(words, signs)
        self.list = SilverGoldChoices(words, signs, self.say)
        if len(names) == 1:
            self.details |= {"start"}  # nobody to take turns with

    # The board

    def board(self, view: View, width: int) -> Block:
        """The whole table; before a choice, what is asked about lies undermost, next to the choices."""
        seen = cast("SilverGoldView", view)
        width = min(width, WIDEST)
        common, own, others = self._common(seen, width), self._own_part(seen, width), self._others(seen, width)
        return [*others, *own, *common] if _taking(seen) else [*common, *others, *own]

    def close_up(self, view: View, width: int) -> Block:
        """The same on a low screen: what is asked about in full, everything else in a line or two."""
        seen = cast("SilverGoldView", view)
        width = min(width, WIDEST)
        others = [line for seat in self._other_seats(seen) for line in self._short(seen, seat, width)]
        own = self._own_part(seen, width)
        if _taking(seen):
            return [*others, *own, *self._common(seen, width)]
        if not seen.display:
            return [*self._common(seen, width), *others, *own]
        return [*self._common_short(seen, width), *others, *own]

    def _common(self, view: SilverGoldView, width: int) -> Block:
        """What belongs to nobody: the round card and the display."""
        if view.display:
            return self._display(view, width)
        return [] if view.hand is not None else [Text(self.words("table-setup", seats=view.seats), "bold")]

    def _common_short(self, view: SilverGoldView, width: int) -> Block:
        words = self.words
        values = [
            ("round", f"{view.round}/{view.rounds}"),
            ("turn", f"{view.turn}/{view.turns}"),
            ("cups", " ".join(str(cup) for cup in view.cups_left) or words("table-none")),
            ("stack", str(view.stack)),
        ]
        facts = [Text.assemble((words(f"table-{name}"), "dim"), " ", (value, "bold")) for name, value in values]
        cards = [
            Text.assemble(f"{place} ", self.list.card_words(card))
            for place, card in enumerate(view.display, start=1)
            if card
        ]
        return [*flowing(facts, width, gap=3), *flowing([Text(words("table-display"), "dim"), *cards], width, gap=3)]

    def _own_part(self, view: SilverGoldView, width: int) -> Block:
        """What lies before the reader; for a spectator the expedition, which lies before all."""
        if view.hand is not None:
            return self._hand(view, width)
        if view.display and view.seat >= 0:
            return self._own(view, width)
        if view.expedition and view.ending is None:
            return self._open_expedition(view, width)
        return []

    def _hand(self, view: SilverGoldView, width: int) -> Block:
        assert view.hand is not None
        kept = view.kept or []
        blocks = []
        for place, card in enumerate(view.hand):
            mark = self.signs.done if place in kept else str(place + 1)
            blocks.append(card_block(card, [], self.signs, foot=mark))
        block = stacked(blocks, width)
        return [centred(Text(self.say(said("table-hand", seat=view.seat)), "dim"), width_of(block)), *block]

    def _round_card(self, view: SilverGoldView) -> Block:
        signs, words = self.signs, self.words
        # What is done or under way is filled, in both rows.
        rounds = signs.full * view.round + signs.empty * (view.rounds - view.round)
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

    def _display(self, view: SilverGoldView, width: int) -> Block:
        """The round card with the display beside it, or in rows where there is no room."""
        blocks = [
            card_block(card, [], self.signs, foot=str(place))
            if card
            else vacant_block(self.words("table-no-card"), self.signs)
            for place, card in enumerate(view.display, start=1)
        ]
        block = stacked(blocks, max(2 * CARD_WIDTH + 1, width - ROUND_WIDTH - 1))
        block = [self._label("components-display", width_of(block)), *block]
        return stacked([self._round_card(view), block], width)

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
        rows = side_by_side(blocks, width)
        room = width - width_of(beside(rows[-1])) - 1
        if room < PANEL_WIDTH - 2:
            rows.append([])
            room = width
        panel_width = min(room, 48)
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
        rows[-1].append([self._label("components-score-card", panel_width), *panel])
        return [*[line for row in rows for line in beside(row)], *self._revealed(view, width)]

    def _others(self, view: SilverGoldView, width: int) -> Block:
        """Everybody's panel but the reader's, in even rows."""
        seats = self._other_seats(view)
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

    def _other_seats(self, view: SilverGoldView) -> list[int]:
        return [seat for seat in range(view.seats) if seat != view.seat]

    def _short(self, view: SilverGoldView, seat: int, width: int) -> Block:
        """A player in a line: points, what is collected, how far the cards are."""
        signs, player = self.signs, view.players[seat]
        parts = [self._name(view, seat), Text(self.words("table-points", points=player.sheet.total), "bold")]
        for sign, count in ((signs.card, len(player.completed)), (signs.coin, player.coins), (signs.cup, player.cups)):
            shown = str(count) if isinstance(count, int) else f" {signs.cup}".join(str(cup) for cup in count)
            parts += [Text.assemble((sign, "dim"), shown)] if count else []
        if player.palms:
            parts.append(Text.assemble((signs.palm, "dim"), f"{len(player.palms)}/{view.palm_boxes}"))
        for one in player.working if view.display else []:
            if one:
                boxes = f" {len(one.crossed)}/{len(island_boxes(one.card))}"
                parts.append(Text.assemble(card_name(one.card), boxes))
        status = self._status(view, seat)
        return flowing([*parts, status] if status else parts, width)

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
        starts = view.start == seat and view.ending is None and view.seats > 1
        start = f" {self.signs.start}" if starts else ""
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

    def choices(self, view: View, previews: Previews, width: int, room: int = 0) -> Block:
        told = self.showing.choices(view)
        return self.list.choices(cast("SilverGoldView", view), told, min(width, WIDEST), room)

    def choice(self, view: View, move: MoveView, foretold: Foretold, width: int) -> Block:
        told = self.showing.choice(view, move)
        return self.list.choice(cast("SilverGoldView", view), move, told, width)

    def label(self, view: View, move: MoveView) -> str:
        return self.list.label(cast("SilverGoldView", view), move)

    # What is typed

    def candidates(self, view: View, line: str) -> list[str]:
        return typed.candidates(cast("SilverGoldView", view), line, self.words("actions-take-top"))

    def unclear(self, view: View, line: str) -> str:
        return self.words("input-ambiguous", boxes=" ".join(typed.boxes_in(line)))

    def unknown(self, view: View, line: str) -> str:
        boxes_named = len(self.candidates(view, line)) > 1 and typed.boxes_in(line)
        return self.words("input-not-on-card") if boxes_named else super().unknown(view, line)

    # What the signs mean

    def legend(self, view: View, width: int) -> Block:
        return legend(cast("SilverGoldView", view), self.words, self.signs, width)


def _taking(view: SilverGoldView) -> bool:
    """Is the reader asked for a displayed card?"""
    return view.prompt is not None and view.prompt.kind == "replace"


def make_table(words: Words, names: list[str], signs: Signs, showing: Showing[Any]) -> TextTable:
    return SilverGoldTable(words, names, signs, showing)
