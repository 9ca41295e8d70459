"""Chapter 16: messages in bottles, used at the end of a turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from doubloon.core.move import Move
from doubloon.games.jackal import bear
from doubloon.games.jackal.actions import member, most_coins
from doubloon.games.jackal.box import COLOURS, CREW_SIZE, MISSIONARY_FIGURE, figure_name
from doubloon.games.jackal.fighting import is_pirate, lay_coins, take_coins
from doubloon.games.jackal.moves import ARM, FREE, Act
from doubloon.games.jackal.places import ABOARD
from doubloon.games.jackal.resting import arm

if TYPE_CHECKING:
    from doubloon.games.jackal.state import JackalState


_none: Final[list[Move]] = []


def offers(state: JackalState, crew: int) -> list[Move]:
    """What a bottle can do for the crew now; nothing in smoke. (JK-268 to JK-273)"""
    if state.bottles[crew] == 0 or state.smoky:
        return _none
    moves: list[Move] = []
    for number in range(CREW_SIZE if state.missionary != crew else CREW_SIZE + 1):
        figure = member(state, crew, number)
        if not is_pirate(state, figure):
            continue
        if state.trapped >> figure & 1:
            moves.append(state.box.moves.frees[number])  # JK-269
        if may_go_through(state, crew, figure):
            cell = state.where[figure]
            for coins in range(most_coins(state, figure, cell, state.space[figure]) + 1):
                moves.append(state.box.moves.throughs[number * 3 + coins])  # JK-270
    if may_arm(state, crew):
        moves.append(state.box.moves.arm)  # JK-263
    if moves:
        moves.append(state.box.moves.done)
    return moves


def may_go_through(state: JackalState, crew: int, figure: int) -> bool:
    """He is in a labyrinth, not on its last space, and no enemy is there. (JK-271)"""
    space = state.space[figure]
    if space == 0:
        return False
    cell = state.where[figure]
    last = state.box.faces.amount[state.tiles[cell]]
    foes = state.here[cell] & state.foes[crew]
    blocked = any(foes >> foe & 1 and state.space[foe] == last for foe in range(MISSIONARY_FIGURE + 1))
    return space < last and not blocked


def may_arm(state: JackalState, crew: int) -> bool:
    """A pirate of the crew is beside the crew's unarmed missionary, or with him. (JK-263, JK-264)"""
    if state.missionary != crew or state.armed:
        return False
    place = _cell(state, MISSIONARY_FIGURE)
    if place < 0:
        return False
    for number in range(CREW_SIZE):
        cell = _cell(state, crew * CREW_SIZE + number)
        if cell >= 0 and state.island.beside(cell, place):
            return True
    return False


def _cell(state: JackalState, figure: int) -> int:
    """Where a figure is on the board, its boat's cell included."""
    cell = state.where[figure]
    return state.boats[ABOARD - cell] if cell <= ABOARD else cell


def use(state: JackalState, crew: int, move: Act) -> None:
    state.bottles[crew] -= 1  # JK-274
    if state.events is not None:
        state.tell("bottle-used", {"crew": COLOURS[crew], "bottles": state.bottles[crew]})
    if move.code == ARM:
        arm(state)
        bear.maul(state)  # JK-353
        return
    figure = member(state, crew, move.a)
    if move.code == FREE:
        state.trapped &= ~(1 << figure)
        if state.events is not None:
            state.tell("freed-by-bottle", {"figure": figure_name(figure)})
        return
    cell, space = state.where[figure], state.space[figure]
    last = state.box.faces.amount[state.tiles[cell]]
    if move.coins:
        take_coins(state, cell, space, move.coins)
        lay_coins(state, cell, last, move.coins)
    state.space[figure] = last
    if state.events is not None:
        state.tell("advanced", {"figure": figure_name(figure), "space": last, "spaces": last})
