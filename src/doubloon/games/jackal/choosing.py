"""Chapter 7, choosing: where a tile offers several exits, and the airplane. (D6 to D9b)"""

from __future__ import annotations

from typing import TYPE_CHECKING

from doubloon.core.move import Move
from doubloon.core.state import Task
from doubloon.games.jackal import moving, resting
from doubloon.games.jackal.fighting import lift
from doubloon.games.jackal.journey import BY_AIRPLANE, Journey
from doubloon.games.jackal.tasks import EXIT
from doubloon.games.jackal.ways import GOOD, MANNER_BITS, flights, legal_exits, way

if TYPE_CHECKING:
    from doubloon.games.jackal.state import JackalState


def wait_for_exit(state: JackalState, journey: Journey, optional: bool) -> None:
    """The figure stands where nobody can stop, or may fly on: its mover chooses. (JK-088, JK-208)"""
    journey.optional = optional
    state.journey = journey
    state.where[journey.figure] = journey.cell
    state.agenda.append(Task(EXIT, state.mover, journey.crew))


def exit_offers(state: JackalState) -> list[Move]:
    """What the mover may choose."""
    journey = state.journey
    assert journey is not None
    moves = [state.island.go_moves[exit >> MANNER_BITS] for exit in chosen_exits(state, journey)]
    if journey.optional:
        moves.append(state.box.moves.stay)  # JK-208
    return moves


def chosen_exits(state: JackalState, journey: Journey) -> list[int]:
    """The legal exits of the tile that the journey waits on."""
    if resting.unused_airplane(state, journey.cell):
        return flight_exits(state, journey)
    return legal_exits(state, journey, journey.coins)[0]


def flight_exits(state: JackalState, journey: Journey) -> list[int]:
    """Where an airplane may take the figure. (JK-207, JK-081)"""
    cell, coins = journey.cell, journey.coins
    legal: list[int] = []
    for there in flights(state, cell, journey.figure):
        exit = there << MANNER_BITS | BY_AIRPLANE
        if way(state, journey, exit, cell, coins) == GOOD:
            legal.append(exit)
    return legal


def take_exit(state: JackalState, cell: int) -> None:
    """Go on to the chosen cell."""
    journey = state.journey
    assert journey is not None
    state.journey = None
    for exit in chosen_exits(state, journey):
        if exit >> MANNER_BITS == cell:
            if resting.unused_airplane(state, journey.cell):
                fly_off(state, journey)
            moving.follow(journey, exit)
            moving.enter(state, journey)
            return


def fly_off(state: JackalState, journey: Journey) -> None:
    """One flight uses the airplane up. (JK-212)"""
    lift(state, journey.figure)
    state.tiles[journey.cell] = state.box.faces.used_airplane
    journey.optional = False


def stay(state: JackalState) -> None:
    """The figure rests on the airplane, which stays ready. (JK-208)"""
    journey = state.journey
    assert journey is not None
    state.journey = None
    resting.settle(state, journey)
