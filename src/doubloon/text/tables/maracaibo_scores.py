"""The score sheet of Pirates of Maracaibo."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from doubloon.text.blocks import Block, fitted
from doubloon.text.signs import Signs
from doubloon.words import Words

if TYPE_CHECKING:
    from doubloon.games.maracaibo.seen.panels import JordanView
    from doubloon.games.maracaibo.seen.view import MaracaiboView


def sheet(view: MaracaiboView, words: Words, names: list[str], signs: Signs, width: int) -> Block:
    """A row for each part, a column for each player, the winners marked."""
    sheets = [player.sheet or {} for player in view.players]
    parts = list(sheets[0])
    labels = [part_words(words, part) for part in parts]
    label_width = max(len(label) for label in [*labels, words("score-total")]) + 2
    column = max(8, min((width - label_width) // view.seats, 2 + max(len(name) + 2 for name in names)))
    winners = view.ending.winners if view.ending else []
    head = Text(" " * label_width)
    for seat, name in enumerate(names):
        head.append_text(_right(f"{signs.winner} {name}" if seat in winners else name, column, "bold"))
    rule = Text(signs.across * min(width, head.cell_len), "dim")
    lines = [head, rule]
    for part, label in zip(parts, labels, strict=True):
        lines.append(_row(label, [each.get(part, 0) for each in sheets], label_width, column, ""))
    totals = [player.score for player in view.players]
    lines += [rule, _row(words("score-total"), totals, label_width, column, "bold")]
    if view.ending and view.seats > 1:
        lines.append(_row(words("ending-place"), view.ending.places, label_width, column, "dim"))
    return lines


def jordan_sheet(jordan: JordanView, words: Words, width: int) -> Block:
    """Jordan's own sheet."""
    parts = jordan.sheet or {}
    label_width = max(len(part_words(words, part)) for part in parts) + 2
    lines = [Text(words("terms-jordan"), "bold")]
    lines += [_row(part_words(words, part), [points], label_width, 8, "") for part, points in parts.items()]
    lines.append(_row(words("score-total"), [jordan.score], label_width, 8, "bold"))
    return [fitted(line, min(width, line.cell_len)) for line in lines]


def part_words(words: Words, part: str) -> str:
    """A part of the sheet: one of the scoring's own, or something that is counted."""
    return words(f"score-{part}") if words.has(f"score-{part}") else words(f"many-{part}")


def _row(label: str, values: list[int], label_width: int, column: int, style: str) -> Text:
    line = Text(label.ljust(label_width), style)
    for value in values:
        line.append_text(_right(str(value), column, style))
    return line


def _right(said: str, width: int, style: str) -> Text:
    cut = said if len(said) <= width - 1 else said[: width - 2] + "…"
    return Text(cut.rjust(width), style)
