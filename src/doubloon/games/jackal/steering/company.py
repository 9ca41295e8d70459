"""What nobody likes to watch on the island: a coin that goes to and fro, a flight for nothing, rounds in which nothing
happens while a coin lies there, a game that is given up.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from doubloon.core.company import STUCK, Watcher
from doubloon.core.move import Move
from doubloon.games.jackal.box.box import CREW_SIZE
from doubloon.games.jackal.moves import MISSIONARY, Act, Go
from doubloon.games.jackal.rules.choosing import ChooseExit
from doubloon.games.jackal.rules.crew import SPACE_BITS, coins_at
from doubloon.games.jackal.rules.ways import unused_airplane
from doubloon.games.jackal.steering.boredom import winners_already

if TYPE_CHECKING:
    from doubloon.core.steering import Steering
    from doubloon.games.jackal.state import JackalState

SHUTTLING: Final = "shuttling"
WASTED_FLIGHT: Final = "wasted flight"
IDLING: Final = "idling"
TIMES: Final = 3  # a coin leaves a cell with the same pirate, none has come home, and as many lie there as before
ROUNDS: Final = 10  # without progress


class JackalWatcher(Watcher["JackalState"]):
    """Remembers from where each pirate has dragged coins since one came home or he was aboard."""

    def __init__(self, steering: Steering[JackalState]) -> None:
        super().__init__(steering)
        self._left: dict[int, list[int]] = {}  # by pirate: cells, with the purse and the coins there of then
        self._idle_told = False

    def sees(self, state: JackalState, seat: int, move: Move) -> str:
        if isinstance(move, Act):
            return self._shuttles(state, move) or self._idles(state)
        if isinstance(move, Go) and isinstance(state.question, ChooseExit) and flies_for_nothing(state, move):
            return WASTED_FLIGHT
        return ""

    def ends(self, state: JackalState) -> str:
        if not state.over():
            return STUCK
        given_up = state.ending == "vote" and not winners_already(state)
        return STUCK if given_up or state.ending == "stalemate" else ""

    def _shuttles(self, state: JackalState, act: Act) -> str:
        if act.member < 0 or act.member == MISSIONARY:
            return ""
        pirate = state.crew * CREW_SIZE + act.member
        cell = state.where[pirate]
        if cell < 0:
            self._left[pirate] = []
        if cell < 0 or act.coins == 0:
            return ""
        space = state.space[pirate]
        here = ((cell * 8 + space << 8) + state.purse[state.crew] << SPACE_BITS) + coins_at(state, cell, space)
        left = self._left.setdefault(pirate, [])
        left.append(here)
        return SHUTTLING if left.count(here) == TIMES else ""

    def _idles(self, state: JackalState) -> str:
        """Told once a game."""
        if self._idle_told or state.idle < ROUNDS * state.crews or state.gold == 0:
            return ""
        self._idle_told = True
        return IDLING


def flies_for_nothing(state: JackalState, move: Go) -> bool:
    """No coin comes along and none lies there, nobody is hit, and nothing beside it is unknown."""
    journey = state.journey
    if journey is None or not unused_airplane(state, journey.cell) or journey.coins:
        return False
    cell = state.island.cell_of(move.place)
    if cell < 0 or cell >= state.island.land or state.coins[cell] or state.here[cell]:
        return False
    near = state.island.near_mask[cell]
    return not any(face < 0 and near >> other & 1 for other, face in enumerate(state.tiles))
