"""Chapter 13, tiles that ask: lighthouse, musket, earthquake; and the lookout's look."""

from __future__ import annotations

from typing import TYPE_CHECKING

from doubloon.core.move import Move
from doubloon.core.state import Task
from doubloon.games.jackal.box import ARROW, BANK, FORTRESS, JUNGLE, MISSIONARY_FIGURE, SHRINE
from doubloon.games.jackal.fighting import hit, is_pirate, protected
from doubloon.games.jackal.moves import Act
from doubloon.games.jackal.tasks import LOOKS, QUAKE, ROTATE, VICTIM

if TYPE_CHECKING:
    from doubloon.games.jackal.state import JackalState


# Looks (JK-184 to JK-186, JK-219, JK-299)


def look_at(state: JackalState, seat: int, cell: int) -> None:
    """The seat learns a face-down tile; everybody learns which one it looked at."""
    state.reveal("looked")
    state.looked[cell] |= 1 << seat
    if state.events is not None:
        name = state.island.names[cell]
        tile = state.box.tiles[state.box.faces.tile[~state.tiles[cell]]]
        state.tell("looked-at", {"seat": seat, "cell": name})
        state.tell("saw", {"seat": seat, "cell": name, "tile": tile.id}, 1 << seat)


def lighthouse_offers(state: JackalState) -> list[Move]:
    moves = [
        state.island.looks[cell]
        for cell in range(state.island.land)
        if state.tiles[cell] < 0 and cell not in state.peeked
    ]
    moves.append(state.box.moves.stop)
    return moves


def use_lighthouse(state: JackalState, seat: int, task: Task, cell: int) -> None:
    state.peeked = [*state.peeked, cell]
    look_at(state, seat, cell)
    if task.b > 1:
        state.agenda.append(Task(LOOKS, task.seat, task.a, task.b - 1))


# The musket (JK-191 to JK-195)


def shoot(state: JackalState, task: Task, direction: int) -> None:
    """The nearest pirate who can be attacked is hit; if several are there, the shooter picks."""
    cell = state.island.go[task.b * 8 + direction]
    while cell < state.island.land:
        victims = targets(state, cell)
        if len(victims) == 1:
            hit(state, victims[0], "shot")
            return
        if victims:
            state.agenda.append(Task(VICTIM, task.seat, task.a, cell))
            return
        cell = state.island.go[cell * 8 + direction]
    if state.events is not None:
        state.tell("missed", {})


def targets(state: JackalState, cell: int) -> list[int]:
    """Pirates of any crew in this cell whom a bullet hits. (JK-193, JK-195)"""
    face = state.tiles[cell]
    if state.here[cell] == 0 or face < 0 or protected(state, cell):
        return []
    kind = state.box.faces.kind[face]
    if kind in (FORTRESS, SHRINE, JUNGLE) or (kind == BANK and state.coins[cell]):
        return []
    return [
        figure for figure in range(MISSIONARY_FIGURE + 1) if state.here[cell] >> figure & 1 and is_pirate(state, figure)
    ]


# The earthquake (JK-226 to JK-229)


def loose_tiles(state: JackalState) -> list[int]:
    """Tiles with no figure, no bear and no coin."""
    return [cell for cell in range(state.island.land) if state.here[cell] == 0 and state.coins[cell] == 0]


def quake_offers(state: JackalState, first: int) -> list[Move]:
    return [state.island.swaps[cell] for cell in loose_tiles(state) if cell != first]


def pick_tile(state: JackalState, task: Task, cell: int) -> None:
    if task.b < 0:
        state.agenda.append(Task(QUAKE, task.seat, task.a, cell))
        return
    first = task.b
    for cells in (state.tiles, state.backs, state.looked):  # known states move with the tile (JK-229)
        cells[first], cells[cell] = cells[cell], cells[first]
    if state.events is not None:
        state.tell("swapped", {"one": state.island.names[first], "other": state.island.names[cell]})
    state.agenda.append(Task(ROTATE, task.seat, task.a, first, cell))


def can_turn(state: JackalState, cell: int) -> bool:
    """A face-up arrow that looks different when turned. (JK-228)"""
    face = state.tiles[cell]
    return face >= 0 and state.box.faces.kind[face] == ARROW and len(turn_offers(state, cell)) > 1


def turn_offers(state: JackalState, cell: int) -> list[Move]:
    tile = state.box.tiles[state.box.faces.tile[state.tiles[cell]]]
    return state.box.moves.turns[: tile.rotations]


def turn_arrow(state: JackalState, cell: int, turn: int) -> None:
    state.tiles[cell] = state.box.tiles[state.box.faces.tile[state.tiles[cell]]].first_face + turn
    if state.events is not None:
        state.tell("turned", {"cell": state.island.names[cell], "turns": turn})


def pick_victim(state: JackalState, move: Act) -> None:
    hit(state, move.b, "shot")


def victim_offers(state: JackalState, cell: int) -> list[Move]:
    return [state.box.moves.hits[figure] for figure in targets(state, cell)]
