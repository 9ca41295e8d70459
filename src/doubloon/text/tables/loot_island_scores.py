"""The score sheet of Loot Island."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from doubloon.text.blocks import Block
from doubloon.text.signs import Signs
from doubloon.words import Words

if TYPE_CHECKING:
    from doubloon.games.loot_island.seen.view import LootView


def sheet(view: LootView, words: Words, names: list[str], signs: Signs, width: int) -> Block:
    """A row for each part, a column for each player; whoever is out has no figures."""
    people = view.players[: view.seats]
    sheets = [player.sheet for player in people]
    parts = list(next((each for each in sheets if each), {}))
    labels = [words(f"score-{part}") for part in parts]
    label_width = max(len(label) for label in [*labels, words("score-total")]) + 1
    label_width = min(label_width, width // 2)
    column = max(5, min((width - label_width) // view.seats, 2 + max(len(name) + 2 for name in names)))
    winners = view.ending.winners if view.ending else []
    head = Text(" " * label_width)
    for seat, name in enumerate(names):
        head.append_text(_right(f"{signs.winner} {name}" if seat in winners else name, column, "bold"))
    rule = Text(signs.across * min(width, head.cell_len), "dim")
    lines = [head, rule]
    for part, label in zip(parts, labels, strict=True):
        lines.append(_row(label, [None if each is None else each[part] for each in sheets], label_width, column))
    out = words("score-out")
    totals = [out if player.loot is None else player.loot for player in people]
    lines += [rule, _row(words("score-total"), [*totals], label_width, column, "bold")]
    # No points, but who has too many is out.
    lines.append(_row(words("score-cubes"), [player.cubes for player in people], label_width, column))
    if view.ending:
        lines.append(_row(words("ending-place"), [*view.ending.places], label_width, column, "dim"))
    return lines


def _row(
    label: str, values: list[int] | list[int | None] | list[int | str], wide: int, column: int, style: str = ""
) -> Text:
    cut = label if len(label) < wide else label[: wide - 2] + "…"
    line = Text(cut.ljust(wide), style)
    for value in values:
        line.append_text(_right("-" if value is None else str(value), column, style))
    return line


def _right(said: str, width: int, style: str) -> Text:
    cut = said if len(said) <= width - 1 else said[: width - 2] + "…"
    return Text(cut.rjust(width), style)
