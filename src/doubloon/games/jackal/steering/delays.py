"""How long figures are in pits and in the water, and whom a missionary keeps out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from doubloon.games.jackal.box.box import MISSIONARY_FIGURE
from doubloon.games.jackal.rules.crew import ABOARD
from doubloon.games.jackal.steering.weights import NEVER, RESCUE, ROUND_A_BOAT, TRAPPED

if TYPE_CHECKING:
    from doubloon.games.jackal.state import JackalState
    from doubloon.games.jackal.steering.distances import Distances


def turns_trapped(state: JackalState, figure: int, crew: int, pit: int, distances: Distances) -> int:
    """Turns until a comrade, or a bottle, could have helped a trapped figure."""
    island = state.island
    if state.bottles[crew]:
        return RESCUE
    turns = TRAPPED
    walks = distances.walks_to(1 << pit)
    for other in range(MISSIONARY_FIGURE + 1):
        there = state.where[other]
        if other == figure or state.pals[crew] >> other & 1 == 0 or state.trapped >> other & 1:
            continue
        if 0 <= there < island.land:
            way = state.delay[other] + max(0, walks[there] - distances.wait_at(there))
            if state.space[other]:
                way += state.box.faces.amount[state.tiles[there]] - state.space[other]
            turns = min(turns, RESCUE + way)
        elif there <= ABOARD:
            turns = min(turns, RESCUE + distances.landing(state.boats[ABOARD - there], walks))
    return turns


def turns_to_swim(state: JackalState, crew: int, cell: int) -> int:
    """Turns until a swimmer is aboard: to swim past a rival's boat is death, but the own boat may come. (JK-070)"""
    island = state.island
    boats = state.boats
    barred = ROUND_A_BOAT if rowers_of(state, crew) else NEVER  # nobody can row
    clockwise = (boats[crew] - cell) % island.sea
    one, other = clockwise, island.sea - clockwise
    for boat in range(state.crews):
        if not state.setting.friendly(crew, boat):
            if (boats[boat] - cell) % island.sea < clockwise:
                one = clockwise + barred
            else:
                other = island.sea - clockwise + barred
    return min(one, other)


def rowers_of(state: JackalState, crew: int) -> int:
    """Pirates aboard the boat of a crew, an armed missionary among them. (JK-262)"""
    return state.where[: MISSIONARY_FIGURE + (1 if state.armed else 0)].count(ABOARD - crew)


def without_closed_cell(state: JackalState, crew: int, hauls: vec[i64]) -> vec[i64]:
    """The ways of coins home, but for a cell that a rival's unarmed missionary keeps this crew out of. (JK-118, JK-258)

    Who is in that cell already may leave it with a coin. What is given is left as it is.
    """
    cell = state.where[MISSIONARY_FIGURE]
    if state.armed or not 0 <= cell < state.island.land or state.coins[cell] == 0:
        return hauls
    if state.here[cell] & state.pals[crew]:
        return hauls
    hauls = hauls[:]
    hauls[cell] = NEVER
    return hauls
