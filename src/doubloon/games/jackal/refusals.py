"""What is asked in words, and which clause a refused move breaks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from doubloon.core.move import Field
from doubloon.games.jackal.moves import Act

if TYPE_CHECKING:
    from doubloon.games.jackal.state import JackalState


def prompt(state: JackalState, seat: int) -> tuple[str, str, dict[str, Field]]:
    return "action", "JK-039", {}


def clause_against(state: JackalState, seat: int, move: Act) -> str:
    return "JK-039"
