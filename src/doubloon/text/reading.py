"""A position as plain text: the table, the question, its answers. For programs that read, and for pictures."""

from __future__ import annotations

from doubloon.core.view import View
from doubloon.text.blocks import Block
from doubloon.text.screen import in_ascii
from doubloon.text.signs import ASCII
from doubloon.text.table import TextTable, table_for
from doubloon.words import Words

WIDTH = 100


def board_text(view: View, language: str = "en", width: int = WIDTH) -> str:
    """The table as the seat of a view sees it, and the result once there is one."""
    table = _table(view, language)
    drawn = _plain(table.board(view, width))
    return drawn if view.ending is None else f"{drawn}\n\n{_plain(table.ending(view, width))}"


def question_text(view: View, language: str = "en") -> str:
    """What the seat is asked; "" if it is not."""
    return "" if view.prompt is None else _table(view, language).question(view)


def labels(view: View, language: str = "en") -> list[tuple[str, str]]:
    """Each legal move as it is typed, and in words."""
    if view.prompt is None:
        return []
    table = _table(view, language)
    return [(move.text, table.label(view, move)) for move in view.prompt.moves]


def _table(view: View, language: str) -> TextTable:
    words = Words(language, view.game)
    names = [words("seat-human", number=seat + 1) for seat in range(view.seats)]
    if view.seat >= 0:
        names[view.seat] = words("seat-you")
    return table_for(view.game, words, names, ASCII)


def _plain(block: Block) -> str:
    return "\n".join(in_ascii(line).plain.rstrip() for line in block)
