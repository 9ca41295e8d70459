"""What is asked in words, and which clause a refused move breaks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from doubloon.core.move import Field
from doubloon.core.task import NOBODY
from doubloon.games.jackal import moves, tasks
from doubloon.games.jackal.actions import may_advance, member, most_coins
from doubloon.games.jackal.boats import speed
from doubloon.games.jackal.bottles import may_go_through
from doubloon.games.jackal.box import (
    COLOURS,
    CREW_SIZE,
    MISSIONARY_FIGURE,
    PATHFINDER,
    STRONGMAN,
    SWIMMER,
    figure_name,
)
from doubloon.games.jackal.fighting import coins_at, fighters, is_pirate
from doubloon.games.jackal.moves import Act
from doubloon.games.jackal.moving import new_journey
from doubloon.games.jackal.obstacles import why_not_enter
from doubloon.games.jackal.places import ABOARD, DEAD
from doubloon.games.jackal.resting import unused_airplane
from doubloon.games.jackal.setup import beside_a_boat

if TYPE_CHECKING:
    from doubloon.games.jackal.state import JackalState

# By question: the key of its words and the clause behind it.
_PROMPTS: Final[dict[int, tuple[str, str]]] = {
    tasks.PLACE: ("place", "JK-033"),
    tasks.VOTE: ("vote", "JK-279"),
    tasks.ACTION: ("action", "JK-039"),
    tasks.EXIT: ("exit", "JK-088"),
    tasks.LOOKS: ("look", "JK-184"),
    tasks.SHOT: ("shoot", "JK-191"),
    tasks.VICTIM: ("victim", "JK-193"),
    tasks.QUAKE: ("swap", "JK-226"),
    tasks.ROTATE: ("turn", "JK-228"),
    tasks.BOTTLES: ("bottles", "JK-268"),
    tasks.PICK: ("ability", "JK-286"),
}

# By question: the moves that belong to it.
_ACTIONS: Final = frozenset(
    [
        moves.CALL,
        moves.LOOK,
        moves.SAIL,
        moves.STEP,
        moves.BOARD,
        moves.SWIM,
        moves.ADVANCE,
        moves.FLY,
        moves.RESURRECT,
        moves.PASS,
    ]
)
_CODES: Final[dict[int, frozenset[int]]] = {
    tasks.PLACE: frozenset([moves.PLACE]),
    tasks.VOTE: frozenset([moves.YES, moves.NO]),
    tasks.ACTION: _ACTIONS,
    tasks.EXIT: frozenset([moves.GO, moves.STAY]),
    tasks.LOOKS: frozenset([moves.LOOK, moves.STOP]),
    tasks.SHOT: frozenset([moves.SHOOT]),
    tasks.VICTIM: frozenset([moves.HIT]),
    tasks.QUAKE: frozenset([moves.SWAP]),
    tasks.ROTATE: frozenset([moves.TURN]),
    tasks.BOTTLES: frozenset([moves.FREE, moves.THROUGH, moves.ARM, moves.DONE]),
    tasks.PICK: frozenset([moves.TAKE, moves.DECLINE]),
}


def prompt(state: JackalState, seat: int) -> tuple[str, str, dict[str, Field]]:
    """What the seat is asked, for which crew."""
    task = state.question
    words, clause = _PROMPTS[task.kind]
    args: dict[str, Field] = {"crew": COLOURS[task.a]}
    journey = state.journey
    if task.kind == tasks.EXIT and journey is not None:
        args["figure"] = figure_name(journey.figure)
        args["cell"] = state.island.names[journey.cell]
        if unused_airplane(state, journey.cell):
            words, clause = "fly", "JK-207"
    elif task.kind == tasks.LOOKS:
        args["looks"] = task.b
    elif task.kind == tasks.VICTIM or task.kind == tasks.ROTATE:
        args["cell"] = state.island.names[task.b]
    elif task.kind == tasks.QUAKE and task.b >= 0:
        words = "swap-second"
        args["cell"] = state.island.names[task.b]
    elif task.kind == tasks.ACTION and state.smoky:
        words, clause = "action-in-smoke", "JK-216"
    return words, clause, args


def clause_against(state: JackalState, seat: int, move: Act) -> str:
    if state.over():
        return "JK-276"
    if not 0 <= seat < state.seats:
        return "JK-318"
    task = state.question
    if state.waiting >> seat & 1 == 0:
        return "JK-279" if task.kind == tasks.VOTE else "JK-216" if state.smoky else "JK-031"
    if move.code not in _CODES[task.kind]:
        return _PROMPTS[task.kind][1]
    if task.kind == tasks.ACTION:
        return _against_action(state, task.a, move)
    if task.kind == tasks.PLACE:
        return _against_place(state, move)
    if task.kind == tasks.EXIT:
        return _against_exit(state, move)
    if task.kind == tasks.QUAKE:
        return "JK-021" if state.island.cell_of(move.b) < 0 else "JK-226"
    if task.kind == tasks.BOTTLES:
        return _against_bottle(state, task.a, move)
    return _PROMPTS[task.kind][1]


def _against_place(state: JackalState, move: Act) -> str:
    cell = state.island.cell_of(move.b)
    if cell < state.island.land:
        return "JK-021"
    if cell not in state.boats and beside_a_boat(state, cell):
        return "JK-034"
    return "JK-051" if cell in state.boats else "JK-033"


def _against_exit(state: JackalState, move: Act) -> str:
    journey = state.journey
    assert journey is not None
    if move.code == moves.STAY:
        return "JK-209" if unused_airplane(state, journey.cell) else "JK-074"
    cell = state.island.cell_of(move.b)
    if cell < 0:
        return "JK-021"
    if unused_airplane(state, journey.cell):
        if cell >= state.island.land or state.tiles[cell] < 0:
            return "JK-213"
        return "JK-207"
    return "JK-345"


def _against_action(state: JackalState, crew: int, move: Act) -> str:
    code = move.code
    if code == moves.SAIL:
        boat = crew if move.a < 2 else state.setting.ally[crew]
        return "JK-312" if boat == NOBODY else "JK-048" if speed(state, crew, boat) else "JK-047"
    if code == moves.PASS:
        return "JK-040"
    if code == moves.CALL:
        return "JK-278"
    if code == moves.LOOK:
        return "JK-299"
    if code == moves.RESURRECT:
        if state.where[member(state, crew, move.a)] != DEAD:
            return "JK-135"
        return "JK-136" if fighters(state, crew) >= CREW_SIZE else "JK-134"
    figure = member(state, crew, move.a)
    if figure == MISSIONARY_FIGURE and state.missionary != crew:
        return "JK-041"
    place = state.where[figure]
    on_board = place >= 0 or place <= ABOARD
    if not on_board or state.delay[figure] or state.trapped >> figure & 1:
        return "JK-042"
    problem = _against_coins(state, figure, move)
    if problem:
        return problem
    if code == moves.STEP:
        return _against_step(state, crew, figure, move)
    if code == moves.SWIM:
        return _against_swim(state, figure, move)
    if code == moves.ADVANCE:
        return _against_advance(state, crew, figure, move)
    if code == moves.BOARD:
        return _against_board(state, crew, figure, move)
    return "JK-209" if place < 0 or place >= state.island.land or not unused_airplane(state, place) else "JK-207"


def _against_coins(state: JackalState, figure: int, move: Act) -> str:
    """He cannot drag so much."""
    if move.coins == 0:
        return ""
    if not is_pirate(state, figure):
        return "JK-256"
    if move.coins > 1 and state.ability[figure] != STRONGMAN:
        return "JK-093"
    cell = state.where[figure]
    if cell < 0 or cell >= state.island.land or coins_at(state, cell, state.space[figure]) < move.coins:
        return "JK-092"
    return ""


def _inside_labyrinth(state: JackalState, figure: int) -> bool:
    """On a space from which he can only advance."""
    space, cell = state.space[figure], state.where[figure]
    return space > 0 and space < state.box.faces.amount[state.tiles[cell]]


def _against_step(state: JackalState, crew: int, figure: int, move: Act) -> str:
    cell, start = state.island.cell_of(move.b), state.where[figure]
    if cell < 0:
        return "JK-021"
    if cell >= state.island.land:
        return "JK-066"
    if start >= state.island.land and state.ability[figure] != SWIMMER:
        return "JK-067"
    if _inside_labyrinth(state, figure):
        return "JK-124"
    origin = state.boats[ABOARD - start] if start <= ABOARD else start
    way = state.island.way_to(origin, cell)
    if way < 0:
        return "JK-063" if start <= ABOARD else "JK-062"
    return why_not_enter(state, new_journey(state, figure, move.coins), cell, way)


def _against_swim(state: JackalState, figure: int, move: Act) -> str:
    if state.where[figure] < state.island.land:
        return "JK-066"
    return "JK-068" if move.b % 2 and state.ability[figure] != SWIMMER else "JK-346" if move.b % 2 == 0 else "JK-298"


def _against_advance(state: JackalState, crew: int, figure: int, move: Act) -> str:
    cell, space = state.where[figure], state.space[figure]
    if space == 0:
        return "JK-122"
    if not _inside_labyrinth(state, figure):
        return "JK-125"
    if move.b and state.ability[figure] != PATHFINDER:
        return "JK-124"
    if may_advance(state, figure, crew, cell, space + 1 + move.b, move.coins):
        return "JK-300"  # further than the labyrinth goes
    return "JK-130" if may_advance(state, figure, crew, cell, space + 1 + move.b, 0) else "JK-121"


def _against_board(state: JackalState, crew: int, figure: int, move: Act) -> str:
    start = state.where[figure]
    if start <= ABOARD:
        return "JK-344"
    if start >= state.island.land:
        return "JK-069"
    if move.b and state.setting.ally[crew] < 0:
        return "JK-065"
    return "JK-124" if _inside_labyrinth(state, figure) else "JK-064"


def _against_bottle(state: JackalState, crew: int, move: Act) -> str:
    if move.code == moves.ARM:
        return "JK-263"
    figure = member(state, crew, move.a)
    if move.code == moves.FREE:
        return "JK-269"
    if figure == MISSIONARY_FIGURE and state.missionary != crew:
        return "JK-273"
    if not may_go_through(state, crew, figure):
        return "JK-271"
    cell = state.where[figure]
    return "JK-270" if move.coins > most_coins(state, figure, cell, state.space[figure]) else "JK-268"
