"""The choices of Loot Island: plays by landing, payments together, everything else with what is behind it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from doubloon.core.saying import joined
from doubloon.core.showing import NOTHING_FORETOLD
from doubloon.core.shown import Choice, Foretold
from doubloon.core.view import MoveView
from doubloon.text.blocks import Block, fitted, flowing, folded
from doubloon.text.table import Previews, numbered
from doubloon.text.tables.loot_island_cards import Cards
from doubloon.text.tables.loot_island_island import Island

if TYPE_CHECKING:
    from doubloon.games.loot_island.seen.view import LootView


class LootChoices:
    """Lists moves."""

    def __init__(self, island: Island) -> None:
        self.island = island
        self.cards: Cards = island.cards
        self.table = island.cards.table
        self._view: LootView | None = None
        self._choices: dict[int, Choice] = {}
        self.words = island.words
        self.signs = island.signs

    def choices(self, view: LootView, previews: Previews, width: int, room: int) -> Block:
        assert view.prompt is not None
        if view.prompt.kind in ("turn", "turn-aaron"):
            lines = self._turn(view, width, short=False)
            return lines if not room or len(lines) <= room else self._turn(view, width, short=True)
        moves = view.prompt.moves
        if all(move.kind in ("toss", "pay", "done") for move in moves):
            return flowing(
                [self._numbered(view, number, self._sign(view, move)) for number, move in _count(view)], width
            )
        indent = len(str(len(moves))) + 1
        entries = [
            self._numbered(view, number, self.entry(view, move, previews.get(move.id, NOTHING_FORETOLD)))
            for number, move in _count(view)
        ]
        lines = [line for entry in entries for line in folded(entry, width, indent)]
        if not room or len(lines) <= room:
            return lines
        return [fitted(entry, width) if entry.cell_len > width else entry for entry in entries]

    def _turn(self, view: LootView, width: int, short: bool) -> Block:
        """Cards to play under the landing where they fit, payments in one list, then everything else."""
        moves = _count(view)
        lines: Block = [] if short else [Text(self.words("choices-play"), "dim")]
        for place in range(len(view.landings)):
            here = [(number, move) for number, move in moves if move.kind == "play" and move.fields["landing"] == place]
            if not here:
                continue
            entries = [self._numbered(view, number, self._fit(view, move)) for number, move in here]
            landing = view.landings[place]
            brief = Text(f"{place} {landing.count}/{view.threshold}", "dim")
            if short:
                lines += flowing([brief, *entries], width)
                continue
            lines += folded(self.island.line(view, place), width, 3)
            lines += [Text.assemble("   ", row) for row in flowing(entries, width - 3)]
        if lines == [Text(self.words("choices-play"), "dim")]:
            lines = []
        pays = [self._numbered(view, number, self._sign(view, move)) for number, move in moves if move.kind == "pay"]
        if pays:
            lines += flowing([Text(self.words("choices-pay"), "dim"), *pays], width)
        rest = [(number, move) for number, move in moves if move.kind not in ("play", "pay")]
        entries = [self._numbered(view, number, Text(self.label(view, move), "bold")) for number, move in rest]
        return [*lines, *flowing(entries, width, gap=3)]

    def _numbered(self, view: LootView, number: int, entry: Text) -> Text:
        assert view.prompt is not None
        return numbered(number, len(view.prompt.moves), entry)

    def _fit(self, view: LootView, move: MoveView) -> Text:
        """A card that fits a landing, with a sign if it makes its cards enough."""
        text = self._sign(view, move)
        return text.append(self.signs.done, "bold green") if self.explained(view, move).brings else text

    def _sign(self, view: LootView, move: MoveView) -> Text:
        """A choice that is nothing but cards."""
        ids = [spot.removeprefix("map:") for spot in self.explained(view, move).start]
        return Text(" & ").join(self.cards.maps(view, ids)) if ids else Text(self.label(view, move), "bold")

    # One choice

    def entry(self, view: LootView, move: MoveView, foretold: Foretold) -> Text:
        """A choice with what is behind it and what it is sure to cause."""
        about = self.about(view, move)
        text = Text.assemble((self.label(view, move), "bold"), f"  {about}" if about else "")
        sure = self.yields(foretold)
        return Text.assemble(text, "  ", (f"[{sure}]", "bold green")) if sure else text

    def yields(self, foretold: Foretold) -> str:
        """Cubes that move for certain."""
        cube = self.signs.full
        said = [
            self.words("yields-own" if sure.own else "yields-others", cubes=f"{cube}{sure.count:+}")
            for sure in foretold.sure
        ]
        return ", ".join(said)

    def explained(self, view: LootView, move: MoveView) -> Choice:
        """What the presentation says of a move; all of them are asked for once a question."""
        if view is not self._view:
            self._view = view
            self._choices = {choice.move: choice for choice in self.table.showing.choices(view)}
        return self._choices[move.id]

    def label(self, view: LootView, move: MoveView) -> str:
        """A choice in a few words."""
        return self.table.say(self.explained(view, move).label)

    def about(self, view: LootView, move: MoveView) -> str:
        """What is behind it, what it costs and what it brings."""
        choice = self.explained(view, move)
        return self.table.say(joined([choice.about, choice.costs, choice.brings], "; "))


def _count(view: LootView) -> list[tuple[int, MoveView]]:
    assert view.prompt is not None
    return list(enumerate(view.prompt.moves, 1))
