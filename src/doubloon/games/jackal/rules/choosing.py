"""Chapter 7, choosing: where a tile offers several exits, and the airplane. (D6 to D9b)"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, cast

from doubloon.core.move import Field, Move
from doubloon.core.task import Prompt
from doubloon.games.jackal.box.box import figure_name
from doubloon.games.jackal.box.island import BY_AIRPLANE, MANNER_BITS, moves_of
from doubloon.games.jackal.moves import Go
from doubloon.games.jackal.rules import bear, moving, resting
from doubloon.games.jackal.rules.crew import CrewQuestion
from doubloon.games.jackal.rules.fighting import lift
from doubloon.games.jackal.rules.journey import Journey
from doubloon.games.jackal.rules.ways import GOOD, flights, legal_exits, unused_airplane, way

if TYPE_CHECKING:
    from doubloon.games.jackal.state import JackalState


class ChooseExit(CrewQuestion):
    """D6 to D9b: an exit of the tile that the journey is on, or where an airplane goes. (JK-088, JK-208)"""

    NUMBER: ClassVar[int] = 5

    def offers(self, state: JackalState, seat: int) -> list[Move]:
        return exit_offers(state)

    def against(self, state: JackalState, seat: int, move: Move) -> str:
        journey = state.journey
        assert journey is not None
        flies = unused_airplane(state, journey.cell)
        if move is state.box.moves.stay:
            return "" if journey.optional else "JK-209" if flies else "JK-074"
        if not isinstance(move, Go):
            return "JK-088"
        cell = state.island.cell_of(move.place)
        if cell < 0:
            return "JK-021"
        if any(exit >> MANNER_BITS == cell for exit in chosen_exits(state, journey)):
            return ""
        if not flies:
            return "JK-345"
        return "JK-213" if cell >= state.island.land or state.tiles[cell] < 0 else "JK-207"

    def answer(self, state: JackalState, seat: int, move: Move) -> None:
        state.answered(seat)
        if move is state.box.moves.stay:
            stay(state)
        else:
            take_exit(state, state.island.cell_of(cast(Go, move).place))
        bear.leave_company(state)

    def prompt(self, state: JackalState, seat: int) -> Prompt:
        journey = state.journey
        assert journey is not None
        args: dict[str, Field] = {"figure": figure_name(journey.figure), "cell": state.island.names[journey.cell]}
        if unused_airplane(state, journey.cell):
            return self.asked("fly", "JK-207", args)
        return self.asked("exit", "JK-088", args)


# Tasks never change, and every move over tiles may need one.
EXITS: Final = [ChooseExit(seat, crew) for seat in range(4) for crew in range(4)]


def wait_for_exit(state: JackalState, journey: Journey, legal: list[int], optional: bool) -> None:
    """The figure stands where nobody can stop, or may fly on: its mover chooses one of these exits. (JK-088, JK-208)"""
    journey.legal = legal
    journey.optional = optional
    state.journey = journey
    state.where[journey.figure] = journey.cell
    state.agenda.append(state.exit_question(journey.crew))


def exit_offers(state: JackalState) -> list[Move]:
    """What the mover may choose."""
    journey = state.journey
    assert journey is not None
    moves = moves_of([exit >> MANNER_BITS for exit in chosen_exits(state, journey)], state.island.go_moves)
    if journey.optional:
        moves.append(state.box.moves.stay)  # JK-208
    return moves


def chosen_exits(state: JackalState, journey: Journey) -> list[int]:
    """The legal exits of the tile that the journey waits on. They stay what they are until one is taken."""
    if journey.legal:
        return journey.legal
    if unused_airplane(state, journey.cell):
        return flight_exits(state, journey)
    return legal_exits(state, journey, journey.coins)[0]


def flight_exits(state: JackalState, journey: Journey) -> list[int]:
    """Where an airplane may take the figure. (JK-207, JK-081, JK-210)"""
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
            if unused_airplane(state, journey.cell):
                fly_off(state, journey)
            moving.follow(journey, exit)
            moving.enter(state, journey)  # JK-211
            return


def fly_off(state: JackalState, journey: Journey) -> None:
    """One flight uses the airplane up. (JK-212)"""
    lift(state, journey.figure)
    state.tiles[journey.cell] = state.box.faces.used_airplane
    state.cell_changed(journey.cell)
    journey.optional = False


def stay(state: JackalState) -> None:
    """The figure rests on the airplane, which stays ready. (JK-208)"""
    journey = state.journey
    assert journey is not None
    state.journey = None
    resting.settle(state, journey)
