"""The terminal's table of any game: a view laid out to be read, the question, and its numbered answers.

A game with a module of its own in `doubloon.text.tables` gets a table drawn to measure; all others get this one.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from rich.text import Text

from doubloon.core import shown
from doubloon.core.showing import Showing, showing_of
from doubloon.core.shown import Foretold
from doubloon.core.view import SPECTATOR, MoveView, View
from doubloon.text.blocks import Block, columns, folded, heading
from doubloon.text.sheet import drawn_sheet
from doubloon.text.signs import Signs
from doubloon.words import Words
from doubloon.words.telling import as_sentence, say

# What each legal move is sure to cause, by the move's id.
Previews = Mapping[int, Foretold]


class TextTable:
    """Draws views of one game in one language; `showing` says what is on them."""

    # Kinds of questions that may come between the moves of one typed line, whatever the answer.
    between: frozenset[str] = frozenset()

    def __init__(self, words: Words, names: list[str], signs: Signs, showing: Showing[Any]) -> None:
        self.words = words
        self.names = names
        self.signs = signs
        self.showing = showing
        self.details = showing.details  # kinds of events that neither the news nor the log has
        you = words("seat-you")
        self.reader = names.index(you) if you in names else SPECTATOR

    def board(self, view: View, width: int) -> Block:
        """All that lies on the table, as this seat sees it."""
        lines: Block = []
        for part in self.showing.parts(view):
            lines += [Text(self.sentence(part.title), "bold")] if part.title else []
            lines += [line for fact in part.facts for line in folded(self._fact(fact), width, 2)]
            lines += [line for spot in part.spots for line in folded(self._spot(spot), width, 2)]
        for panel in self.showing.panels(view):
            lines.append(Text(self.names[panel.seat] if panel.seat >= 0 else self.say(panel.name), "bold"))
            lines += [line for fact in panel.facts for line in folded(self._fact(fact), width, 2)]
        lines.append(Text(self.words("table-scores"), "bold"))
        for seat, score in enumerate(view.scores):
            lines.append(Text(f"  {self.names[seat]}{self.words.joint(': ')}{score}"))
        if view.deciders:
            waited_for = ", ".join(self.names[seat] for seat in view.deciders)
            lines.append(Text(self.words("table-waiting", who=waited_for)))
        else:
            lines.append(Text(self.words("table-over")))
        return lines

    def close_up(self, view: View, width: int) -> Block:
        """What the seat needs to see for its choice, for a screen that is too low for the whole table."""
        return self.board(view, width)

    def question(self, view: View) -> str:
        """What the seat is asked, in words."""
        return self.sentence(self.showing.question(view))

    def choices(self, view: View, previews: Previews, width: int, room: int = 0) -> Block:
        """The legal moves with their numbers; with `room`, a table may leave some to be typed to save lines."""
        assert view.prompt is not None
        moves = view.prompt.moves
        entries = [numbered(number, len(moves), Text(self.label(view, move))) for number, move in enumerate(moves, 1)]
        return columns(entries, width, indent=len(str(len(moves))) + 1)

    def label(self, view: View, move: MoveView) -> str:
        """A choice in a few words."""
        return self.say(self.showing.choice(view, move).label)

    def choice(self, view: View, move: MoveView, foretold: Foretold, width: int) -> Block:
        """One move before it is played: what it is and what it is sure to cause."""
        return [Text(f"  {self.label(view, move)}", "bold")]

    def steps(self, view: View, line: str) -> list[str]:
        """A line that names several moves in a row, one line each; mostly it names one."""
        return [line]

    def candidates(self, view: View, line: str) -> list[str]:
        """The texts of the moves that a typed line may stand for, legal or not."""
        return [" ".join(line.lower().split())]

    def piece(self, view: View, typed: str, namable: list[str]) -> str:
        """The piece that a typed word means, of those that the seat may give names to; "" if it means none."""
        return typed.lower() if typed.lower() in namable else ""

    def piece_sign(self, piece: str) -> str:
        """What the table calls a piece, for somebody to type."""
        return piece

    def figures(self, view: View) -> dict[str, int]:
        """Numbers of the box in play that the words for a refused move count with."""
        return self.showing.figures(view)

    def explained(self, view: View, line: str) -> str:
        """What a typed line asks about, explained; "" where it asks about nothing on the table."""
        asked = " ".join(line.lower().lstrip("?").split())
        found = [thing for thing in self.showing.things(view) if asked and self._is_called(thing, asked)]
        lines = [self.words("explained", name=self.say(thing.name), text=self.say(thing.about)) for thing in found]
        return "\n".join(dict.fromkeys(map(as_sentence, lines)))

    def _is_called(self, thing: shown.Thing, asked: str) -> bool:
        return asked == self.say(thing.name).lower() or asked in (self.say(call).lower() for call in thing.calls)

    def unclear(self, view: View, line: str) -> str:
        """What to say about a line that names several legal moves."""
        return self.unknown(view, line)

    def unknown(self, view: View, line: str) -> str:
        """What to say about a line that names no move at all."""
        return self.words("input-unknown", text=line)

    def ending(self, view: View, width: int) -> Block:
        """The result: where the points come from, who won and what decided."""
        sheet = self.showing.sheet(view)
        lines = [Text(f"  {self.names[seat]}{self.words.joint(': ')}{score}") for seat, score in enumerate(view.scores)]
        if sheet:
            lines = [*drawn_sheet(sheet, view, self.say, self.words, self.signs, width), Text()]
        return [*lines, *(part for line in self.verdict(view) for part in folded(line, width))]

    def verdict(self, view: View) -> Block:
        """Who won and why, in words."""
        ending, words = view.ending, self.words
        if ending is None:
            return []
        lines = [Text(words(f"ending-{ending.reason}"))]
        if len(ending.winners) == 1:
            seat = ending.winners[0]
            you = "yes" if seat == view.seat else "no"
            said = words("ending-winner", who=self.names[seat], you=you, points=view.scores[seat])
            lines.append(Text(as_sentence(said), "bold"))
        elif ending.winners:
            *first, last = (self.names[seat] for seat in ending.winners)
            who = words("and", first=", ".join(first), last=last)
            said = words("ending-shared", who=who, points=view.scores[ending.winners[0]])
            lines.append(Text(as_sentence(said), "bold"))
        elif view.seats == 1:
            lines.append(Text(words("ending-nobody", points=view.scores[0]), "bold"))
        else:
            lines.append(Text(words("ending-all-lost"), "bold"))
        if ending.tie_break:
            lines.append(Text(words(f"tie-break-{ending.tie_break}")))
        if ending.rank:
            lines.append(Text(words(f"rank-{ending.rank}")))
        return lines

    def secret(self, view: View) -> bool:
        """Does the board show what the next person at the same keyboard must not read?"""
        return False

    def legend(self, view: View, width: int) -> Block:
        """What the signs mean."""
        return []

    def heading(self, words: str, width: int) -> Text:
        return heading(words, width, self.signs)

    def say(self, text: shown.Text) -> str:
        """What the presentation says, in the reader's words. The reader is the seat called "you", if there is one."""
        return say(self.words, text, self.names, self.reader)

    def sentence(self, text: shown.Text) -> str:
        return as_sentence(self.say(text))

    def _fact(self, fact: shown.Fact) -> Text:
        label = f"{self.sentence(fact.label)}{self.words.joint(': ')}" if fact.label else ""
        return Text.assemble("  ", (label, "bold"), self.say(fact.value))

    def _spot(self, spot: shown.Spot) -> Text:
        marks = [self.say(mark.label) for mark in spot.marks]
        return Text.assemble("  ", (self.sentence(spot.name), "bold"), "  ", ", ".join([self.say(spot.about), *marks]))


def numbered(number: int, count: int, entry: Text) -> Text:
    """An entry behind its number; the numbers of one list stand in line."""
    return Text.assemble((f"{number:>{len(str(count))}}", "bold"), " ", entry)


def table_for(game_id: str, words: Words, names: list[str], signs: Signs) -> TextTable:
    """The table drawn for this game, or the general one."""
    module = f"doubloon.text.tables.{game_id}"
    showing = showing_of(game_id)
    if not game_id.isidentifier() or find_spec(module) is None:
        return TextTable(words, names, signs, showing)
    made: TextTable = import_module(module).make_table(words, names, signs, showing)
    return made
