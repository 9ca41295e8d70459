"""How many turns a coin takes from every land cell to a crew's boat, as the island is known. For the evaluation."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from doubloon.core.state import NOBODY
from doubloon.games.jackal.box import (
    ARROW,
    BALLOON,
    BARREL,
    CANNIBAL,
    LABYRINTH,
    LAST_TRANSIT,
    PIT,
    REST_WITHOUT_GOLD,
)

if TYPE_CHECKING:
    from doubloon.games.jackal.state import JackalState

NEVER: Final = 99
UNEXPLORED: Final = 5  # somebody has to turn the tile over first


def haul_lengths(state: JackalState, crew: int) -> list[int]:
    """By land cell: turns to the own or an allied boat with a coin that lies there, NEVER if no way is known."""
    island = state.island
    lengths = [NEVER] * island.land
    edge: list[int] = []
    _start_from(state, state.boats[crew], lengths, edge)
    ally = state.setting.ally[crew]
    if ally != NOBODY:
        _start_from(state, state.boats[ally], lengths, edge)
    faces = state.box.faces
    for cell in range(island.land):
        face = state.tiles[cell]
        if face >= 0 and faces.kind[face] == BALLOON:
            lengths[cell] = 0  # whoever steps on it is aboard at once
            edge.append(cell)
    while edge:
        found: list[int] = []
        for cell in edge:
            here = lengths[cell] + 1
            for there in island.near[cell]:
                length = here + _delay(state, there)
                if length < lengths[there]:
                    lengths[there] = length
                    found.append(there)
        edge = found
    return lengths


def _start_from(state: JackalState, boat: int, lengths: list[int], edge: list[int]) -> None:
    for cell in state.island.near[boat]:
        length = 1 + _delay(state, cell)
        if length < lengths[cell]:
            lengths[cell] = length
            edge.append(cell)


def _delay(state: JackalState, cell: int) -> int:
    """Turns lost on this tile; NEVER if a coin cannot rest there."""
    face = state.tiles[cell]
    if face < 0:
        return UNEXPLORED
    kind = state.box.faces.kind[face]
    if kind <= LAST_TRANSIT:
        return 1 if kind == ARROW else NEVER
    if kind == LABYRINTH:
        return state.box.faces.amount[face] - 1
    if kind == PIT:
        return 6
    if kind == BARREL:
        return 1
    if kind == CANNIBAL or state.box.faces.manner[face] == REST_WITHOUT_GOLD:
        return NEVER
    return 0
