"""The score sheet of any game: a row for each category, a column for each player, the winners marked."""

from __future__ import annotations

from collections.abc import Callable

from rich.text import Text

from doubloon.core import shown
from doubloon.core.view import View
from doubloon.text.blocks import Block
from doubloon.text.signs import Signs
from doubloon.words import Words
from doubloon.words.telling import as_sentence

NARROWEST = 5  # a column of figures


def drawn_sheet(
    sheet: shown.Sheet, view: View, say: Callable[[shown.Text], str], words: Words, signs: Signs, width: int
) -> Block:
    """The sheet within a width; what has no room for all of its name is cut."""
    winners = view.ending.winners if view.ending else []
    heads = [as_sentence(say(head)) for head in sheet.heads]
    heads = [f"{signs.winner} {head}" if column in winners else head for column, head in enumerate(heads)]
    rows = [(as_sentence(say(row.label)), [_figure(value, say) for value in row.values]) for row in sheet.rows]
    totals = [(as_sentence(say(row.label)), [_figure(value, say) for value in row.values]) for row in sheet.totals]
    if view.ending and len(view.ending.places) == len(heads) > 1:
        totals.append((as_sentence(words("ending-place")), [str(place) for place in view.ending.places]))
    label_width = min(max(len(label) for label, _ in [*rows, *totals]) + 1, width // 2)
    column = max(NARROWEST, min((width - label_width) // len(heads), 2 + max(map(len, heads))))
    rule = Text(signs.across * min(width, label_width + column * len(heads)), "dim")
    lines = [_line("", heads, label_width, column, "bold"), rule]
    lines += [_line(label, values, label_width, column) for label, values in rows]
    lines += [rule] if rows else []
    return [*lines, *(_line(label, values, label_width, column, "bold") for label, values in totals)]


def _figure(value: int | str | shown.Said, say: Callable[[shown.Text], str]) -> str:
    return str(value) if isinstance(value, int) else say(value) or "-"


def _line(label: str, values: list[str], wide: int, column: int, style: str = "") -> Text:
    line = Text(_cut(label, wide - 1).ljust(wide), style)
    for value in values:
        line.append(_cut(value, column - 1).rjust(column), style)
    return line


def _cut(text: str, width: int) -> str:
    return text if len(text) <= width else text[: width - 1] + "…"
