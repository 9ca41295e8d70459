"""A position as one plain text: the table, the question, its answers. For programs that read, and for pictures."""

from __future__ import annotations

from doubloon.core.state import State
from doubloon.core.view import View
from doubloon.text.screen import in_ascii
from doubloon.text.signs import ASCII
from doubloon.text.table import Table, table_for
from doubloon.words import Words

WIDTH = 100


def board_text(state: State, seat: int, language: str = "en", width: int = WIDTH) -> str:
    """The table as a seat sees it; seat -1 looks on."""
    view = state.view(seat)
    return _lines(_table(view, language), view, width)


def position_text(state: State, seat: int, language: str = "en", width: int = WIDTH) -> str:
    """The table, and if the seat is asked its question with one legal move a line: first as it is typed."""
    view = state.view(seat)
    table = _table(view, language)
    parts = [_lines(table, view, width)]
    if view.prompt is not None:
        parts.append(table.question(view))
        parts.append("\n".join(f"{move.text}: {table.label(view, move)}" for move in view.prompt.moves))
    elif view.ending is not None:
        parts.append("\n".join(in_ascii(line).plain.rstrip() for line in table.ending(view, width)))
    return "\n\n".join(parts)


def _table(view: View, language: str) -> Table:
    words = Words(language, view.game)
    names = [words("seat-human", number=seat + 1) for seat in range(view.seats)]
    if view.seat >= 0:
        names[view.seat] = words("seat-you")
    return table_for(view.game, words, names, ASCII)


def _lines(table: Table, view: View, width: int) -> str:
    return "\n".join(in_ascii(line).plain.rstrip() for line in table.board(view, width))
