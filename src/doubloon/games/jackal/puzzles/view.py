# interpreted: msgspec structs live here
"""What the player of a puzzle sees: the table of Jackal without sea and boats, with the bank on its cell."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from doubloon.games.jackal.seen.looking import tile_view, view_of
from doubloon.games.jackal.seen.view import JackalView

if TYPE_CHECKING:
    from doubloon.games.jackal.puzzles.position import PuzzleState


def puzzle_view(state: PuzzleState, seat: int) -> JackalView:
    """To those who walk the bank is land like any other (JK-323); who looks sees the card."""
    view = view_of(state, seat)
    cells = view.cells[: state.island.land]
    cells[state.bank] = replace(cells[state.bank], tile=tile_view(state, state.card.faces[state.bank]))
    return replace(view, cells=cells)
