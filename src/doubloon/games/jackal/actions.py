"""Chapters 4 to 6: what a crew can do with its turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from mypy_extensions import i64

from doubloon.core.move import Move
from doubloon.core.state import Task
from doubloon.core.task import NOBODY
from doubloon.games.jackal import boats, choosing, moving
from doubloon.games.jackal.box import (
    BRAWLER,
    CREW_SIZE,
    LOOKOUT,
    MISSIONARY_FIGURE,
    PATHFINDER,
    REST,
    SHRINE,
    STRONGMAN,
    SWIMMER,
    TRANSIT,
    figure_name,
)
from doubloon.games.jackal.fighting import (
    bank_gold,
    board,
    coins_at,
    fighters,
    hit_all,
    is_pirate,
    lay_coins,
    put,
    take_coins,
)
from doubloon.games.jackal.journey import Journey
from doubloon.games.jackal.moves import MOST_COINS, Act
from doubloon.games.jackal.places import ABOARD, ALL_FIGURES, BOATS, DEAD
from doubloon.games.jackal.resting import unused_airplane
from doubloon.games.jackal.tasks import EXIT
from doubloon.games.jackal.ways import END, GOOD, MANNER_BITS, gate, way

if TYPE_CHECKING:
    from doubloon.games.jackal.state import JackalState


def member(state: JackalState, crew: int, number: int) -> int:
    """The figure with this number in a crew; 3 is the missionary."""
    return MISSIONARY_FIGURE if number == CREW_SIZE else crew * CREW_SIZE + number


def offers(state: JackalState, crew: int) -> list[Move]:
    """All actions of the crew. (JK-039, JK-041, JK-043)"""
    moves: list[Move] = []
    boats.add_offers(state, crew, moves)
    for number in range(CREW_SIZE if state.missionary != crew else CREW_SIZE + 1):
        figure = MISSIONARY_FIGURE if number == CREW_SIZE else crew * CREW_SIZE + number
        cell = state.where[figure]
        if state.delay[figure] or state.trapped >> figure & 1:
            continue  # JK-042
        if cell <= ABOARD:
            _add_steps(state, figure, number, crew, state.boats[ABOARD - cell], 0, moves)  # JK-063
        elif cell >= state.island.land:
            _add_swims(state, figure, number, crew, cell, moves)
        elif cell >= 0:
            add_land_moves(state, figure, number, crew, cell, moves)
    _add_resurrections(state, crew, moves)
    return moves


def most_coins(state: JackalState, figure: int, cell: int, space: int) -> int:
    """How many coins of his place the figure could drag. (JK-092, JK-093, JK-256, JK-295)"""
    if state.coins[cell] == 0 or not is_pirate(state, figure):
        return 0
    return min(coins_at(state, cell, space), MOST_COINS if state.ability[figure] == STRONGMAN else 1)


def add_land_moves(state: JackalState, figure: int, number: int, crew: int, cell: int, moves: list[Move]) -> None:
    """What a figure on land can do. (JK-043)"""
    face = state.tiles[cell]
    space = state.space[figure]
    coins = most_coins(state, figure, cell, space)
    if space and space < state.box.faces.amount[face]:
        _add_advances(state, figure, number, crew, cell, coins, moves)
        return  # JK-124
    for dragged in range(coins + 1):
        _add_steps(state, figure, number, crew, cell, dragged, moves)
        if state.island.coastal[cell]:
            _add_boardings(state, number, crew, cell, dragged, moves)
        if unused_airplane(state, cell) and _can_fly(state, figure, dragged):
            moves.append(state.box.moves.flies[number * 3 + dragged])  # JK-209


def _add_steps(
    state: JackalState, figure: i64, number: i64, crew: i64, cell: i64, coins: i64, moves: list[Move]
) -> None:
    """Onto land cells beside. (JK-062, JK-063, JK-081)"""
    island = state.island
    near = island.near[cell]
    # As bare objects: compiled code would ask every single move whether it is one.
    steps = cast(list[object], island.steps[number * 3 + coins])
    found = cast(list[object], moves)
    here, tiles, manner = state.here, state.tiles, state.box.faces.manner
    journey: Journey | None = None
    for place in range(len(near)):
        there: i64 = near[place]
        face: i64 = tiles[there]
        if here[there] == 0 and (face < 0 or manner[face] != TRANSIT):
            # Nobody there and no transit tile: gold is all that matters (JK-094, JK-095).
            if coins == 0 or (face >= 0 and manner[face] == REST):
                found.append(steps[there])
        else:
            if journey is None:
                journey = moving.new_journey(state, figure, coins)
            exit = there << MANNER_BITS | island.near_way[cell][place]
            if way(state, journey, exit, cell, coins) == GOOD:
                found.append(steps[there])


def _add_boardings(state: JackalState, number: int, crew: int, cell: int, coins: int, moves: list[Move]) -> None:
    """The own or an allied boat on a neighbouring cell. (JK-064, JK-065)"""
    if state.island.beside(cell, state.boats[crew]):
        moves.append(state.box.moves.boards[0][number * 3 + coins])
    ally = state.setting.ally[crew]
    if ally != NOBODY and state.island.beside(cell, state.boats[ally]):
        moves.append(state.box.moves.boards[1][number * 3 + coins])


def _add_swims(state: JackalState, figure: int, number: int, crew: int, cell: int, moves: list[Move]) -> None:
    """One cell along the loop, a swimmer also two and onto land. (JK-067, JK-068, JK-298)"""
    peaceful = moving.peaceful(state, figure, crew, cell)
    coins = state.carrying >> figure & 1
    swims = state.box.moves.swims[number]
    for direction in range(2):
        there = beside_at_sea(state, cell, direction)
        if gate(state, figure, crew, peaceful, there, coins) != END:
            continue
        moves.append(swims[direction * 2])
        if state.ability[figure] == SWIMMER and state.here[there] & (BOATS | ALL_FIGURES & ~state.pals[crew]) == 0:
            there = beside_at_sea(state, there, direction)
            if gate(state, figure, crew, peaceful, there, coins) == END:
                moves.append(swims[direction * 2 + 1])
    if state.ability[figure] == SWIMMER:
        _add_steps(state, figure, number, crew, cell, 0, moves)


def beside_at_sea(state: JackalState, cell: int, direction: int) -> int:
    """The ring neighbour, clockwise for direction 0. (JK-022)"""
    island = state.island
    return island.land + (cell - island.land + (1 if direction == 0 else island.sea - 1)) % island.sea


def _add_advances(
    state: JackalState, figure: int, number: int, crew: int, cell: int, coins: int, moves: list[Move]
) -> None:
    """To the next space of a labyrinth, a pathfinder also past it. (JK-124, JK-300)"""
    spaces = state.box.faces.amount[state.tiles[cell]]
    for far in range(2 if state.ability[figure] == PATHFINDER else 1):
        space = state.space[figure] + 1 + far
        if space > spaces:
            break
        for dragged in range(coins + 1):
            if may_advance(state, figure, crew, cell, space, dragged):
                moves.append(state.box.moves.advances[far][number * 3 + dragged])


def may_advance(state: JackalState, figure: int, crew: int, cell: int, space: int, coins: int) -> bool:
    """Enemies on the space must be such that he may attack them. (JK-119, JK-121, JK-128, JK-130, JK-296)"""
    foes = state.here[cell] & state.foes[crew]
    if foes == 0 or not any(foes >> foe & 1 and state.space[foe] == space for foe in range(MISSIONARY_FIGURE + 1)):
        return True
    if not is_pirate(state, figure) or moving.new_journey(state, figure, coins).peaceful:
        return False
    return coins == 0 or state.ability[figure] == BRAWLER


def _can_fly(state: JackalState, figure: int, coins: int) -> bool:
    return len(choosing.flight_exits(state, moving.new_journey(state, figure, coins))) > 0


def _add_resurrections(state: JackalState, crew: int, moves: list[Move]) -> None:
    """A pirate on the shrine brings back a dead one. (JK-134 to JK-138)"""
    if fighters(state, crew) >= CREW_SIZE or shrine_of(state, crew) < 0:
        return
    for number in range(CREW_SIZE):
        if state.where[crew * CREW_SIZE + number] == DEAD:
            moves.append(state.box.moves.resurrects[number])


def shrine_of(state: JackalState, crew: int) -> int:
    """The cell of a shrine on which an able pirate of the crew stands, or -1."""
    for number in range(CREW_SIZE + 1):
        figure = MISSIONARY_FIGURE if number == CREW_SIZE else crew * CREW_SIZE + number
        if number == CREW_SIZE and (state.missionary != crew or not state.armed):
            break
        cell = state.where[figure]
        if 0 <= cell < state.island.land and state.box.faces.kind[state.tiles[cell]] == SHRINE:
            if state.delay[figure] == 0:
                return cell
    return -1


# Looking, which comes before the action (JK-299)


def look_offers(state: JackalState, crew: int) -> list[Move]:
    """Face-down tiles beside the lookout, who is on the board in whatever state."""
    moves: list[Move] = []
    for number in range(CREW_SIZE):
        figure = crew * CREW_SIZE + number
        if state.ability[figure] == LOOKOUT:
            cell = state.where[figure]
            if cell <= ABOARD:
                cell = state.boats[ABOARD - cell]
            if cell >= 0:
                for there in state.island.near[cell]:
                    if state.tiles[there] < 0:
                        moves.append(state.island.looks[there])
    return moves


# Acting


def step(state: JackalState, crew: int, move: Act) -> None:
    figure = member(state, crew, move.a)
    cell = state.island.cell_of(move.b)
    start = state.where[figure]
    origin = state.boats[ABOARD - start] if start <= ABOARD else start
    moving.set_out(state, figure, move.coins, cell, state.island.way_to(origin, cell))


def go_aboard(state: JackalState, crew: int, move: Act) -> None:
    """From land, with coins for the purse. (JK-064, JK-099)"""
    figure = member(state, crew, move.a)
    if move.coins:
        take_coins(state, state.where[figure], state.space[figure], move.coins)
    board(state, figure, crew if move.b == 0 else state.setting.ally[crew])
    if move.coins:
        bank_gold(state, crew, move.coins)


def swim(state: JackalState, crew: int, move: Act) -> None:
    figure = member(state, crew, move.a)
    journey = moving.new_journey(state, figure, 0)
    cell = journey.origin
    for _ in range(1 + move.b % 2):
        cell = beside_at_sea(state, cell, move.b // 2)
    journey.cell = cell
    state.here[journey.origin] &= ~(1 << figure)
    moving.fall_into_sea(state, journey)


def advance(state: JackalState, crew: int, move: Act) -> None:
    """Within a labyrinth; coins of the old space come along. (JK-128, JK-129)"""
    figure = member(state, crew, move.a)
    cell, space = state.where[figure], state.space[figure] + 1 + move.b
    if is_pirate(state, figure):
        hit_all(state, state.here[cell] & state.foes[crew], space)
    if move.coins:
        take_coins(state, cell, state.space[figure], move.coins)
        lay_coins(state, cell, space, move.coins)
    state.space[figure] = space
    if state.events is not None:
        spaces = state.box.faces.amount[state.tiles[cell]]
        state.tell("advanced", {"figure": figure_name(figure), "space": space, "spaces": spaces})


def fly(state: JackalState, crew: int, move: Act) -> None:
    """Board an airplane; where it goes is the next question. (JK-209)"""
    state.journey = moving.new_journey(state, member(state, crew, move.a), move.coins)
    state.agenda.append(Task(EXIT, state.mover, crew))


def resurrect(state: JackalState, crew: int, move: Act) -> None:
    """The dead pirate appears on the shrine. (JK-135)"""
    figure = member(state, crew, move.a)
    put(state, figure, shrine_of(state, crew))
    if state.events is not None:
        state.tell("revived", {"figure": figure_name(figure)})
