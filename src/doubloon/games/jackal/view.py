# interpreted: msgspec structs live here
"""What a seat of Jackal may know."""
from __future__ import annotations
from typing import TYPE_CHECKING
from doubloon.core.view import View
if TYPE_CHECKING:
    from doubloon.games.jackal.state import JackalState
def view_of(state: JackalState, seat: int) -> View:
    raise NotImplementedError
