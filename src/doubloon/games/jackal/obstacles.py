"""Why a cell cannot be entered: the clause for each thing that `ways.gate` and `ways.against` refuse."""

from __future__ import annotations

from typing import TYPE_CHECKING

from doubloon.games.jackal.box import BANK, FORTRESS, LABYRINTH, MISSIONARY_FIGURE, REST_WITHOUT_GOLD, SHRINE
from doubloon.games.jackal.journey import Journey
from doubloon.games.jackal.places import ALL_FIGURES, BEAR, MISSIONARY_BIT
from doubloon.games.jackal.ways import BLOCKED, MANNER_BITS, REPEATS, gate, mauls, way

if TYPE_CHECKING:
    from doubloon.games.jackal.state import JackalState


def why_not_enter(state: JackalState, journey: Journey, cell: int, manner: int) -> str:
    """The clause against a first step: the cell itself, or where its ways lead."""
    if gate(state, journey.figure, journey.crew, journey.peaceful, cell, journey.coins) == BLOCKED:
        return _why_blocked(state, journey, cell)
    if way(state, journey, cell << MANNER_BITS | manner, journey.origin, journey.coins) == REPEATS:
        return "JK-081"
    return "JK-096" if journey.coins else "JK-081"


def _why_blocked(state: JackalState, journey: Journey, cell: int) -> str:
    crew, coins = journey.crew, journey.coins
    here = state.here[cell] & ~(1 << journey.figure)
    face = state.tiles[cell]
    if face < 0:
        return "JK-094" if coins else "JK-352"
    if here & BEAR and coins and mauls(state, journey.figure, crew, cell):
        return "JK-251"
    if here & MISSIONARY_BIT and not state.armed and not state.pals[crew] & MISSIONARY_BIT:
        return "JK-118"
    kind = state.box.faces.kind[face]
    foes = here & state.foes[crew]
    if kind == BANK and here & ALL_FIGURES & ~foes:
        return "JK-180"
    if kind == BANK and state.coins[cell]:
        return "JK-178"
    if coins and state.box.faces.manner[face] == REST_WITHOUT_GOLD:
        return "JK-095"
    if journey.figure == MISSIONARY_FIGURE and not state.armed:
        return "JK-257"
    if kind == FORTRESS:
        return "JK-113"
    if kind == SHRINE:
        return "JK-114"
    if journey.peaceful:
        return "JK-119"
    return "JK-130" if kind == LABYRINTH else "JK-107"
