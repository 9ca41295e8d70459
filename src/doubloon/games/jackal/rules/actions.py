"""Chapters 4 to 6: what a crew can do with its turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from mypy_extensions import i64

from doubloon.core.move import Field, Move
from doubloon.core.task import NOBODY
from doubloon.games.jackal.box.box import CREW_SIZE, MISSIONARY_FIGURE, REST, SHRINE, SWIMMER, TRANSIT, figure_name
from doubloon.games.jackal.box.island import MANNER_BITS
from doubloon.games.jackal.moves import BY_COINS, SHIPS, WAYS, Act
from doubloon.games.jackal.rules import boats, choosing, labyrinths, moving
from doubloon.games.jackal.rules.crew import (
    ABOARD,
    ALL_FIGURES,
    BOATS,
    DEAD,
    FigureAction,
    fighters,
    member,
    most_coins,
)
from doubloon.games.jackal.rules.fighting import bank_gold, board, put, take_coins
from doubloon.games.jackal.rules.journey import Journey
from doubloon.games.jackal.rules.ways import END, GOOD, against_entering, gate, unused_airplane, way

if TYPE_CHECKING:
    from doubloon.games.jackal.state import JackalState


def offers(state: JackalState, crew: int) -> list[Move]:
    """All actions of the crew; the missionary's are like a pirate's. (JK-039, JK-041, JK-043, JK-255)"""
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


def add_land_moves(state: JackalState, figure: int, number: int, crew: int, cell: int, moves: list[Move]) -> None:
    """What a figure on land can do. (JK-043)"""
    space = state.space[figure]
    coins = most_coins(state, figure, cell, space)
    if space and labyrinths.inside(state, figure):
        labyrinths.add_advances(state, figure, number, crew, cell, coins, moves)
        return  # JK-124
    for dragged in range(coins + 1):
        _add_steps(state, figure, number, crew, cell, dragged, moves)
        if state.island.coastal[cell]:
            _add_boardings(state, number, crew, cell, dragged, moves)
        if unused_airplane(state, cell) and _can_fly(state, figure, dragged):
            moves.append(state.box.moves.flies[number * BY_COINS + dragged])  # JK-209


# Stepping


class Step(FigureAction):
    """D5: onto a land cell beside, from land, from a boat, or from the sea for a swimmer. (JK-062, JK-063)"""

    def __init__(self, member: int, place: int, cell: str, coins: int) -> None:
        super().__init__("step", member, f" {cell}", coins)
        self.place: i64 = place
        self.cell = cell

    def fields(self) -> dict[str, Field]:
        return {"cell": self.cell, **super().fields()}

    def against_doing(self, state: JackalState, crew: int, figure: int) -> str:
        cell, start = state.island.cell_of(self.place), state.where[figure]
        if cell < 0:
            return "JK-021"
        if cell >= state.island.land:
            return "JK-066"
        if start >= state.island.land and state.ability[figure] != SWIMMER:
            return "JK-067"
        if labyrinths.inside(state, figure):
            return "JK-124"
        direction = state.island.way_to(_origin(state, start), cell)
        if direction < 0:
            return "JK-063" if start <= ABOARD else "JK-062"
        return against_entering(state, moving.new_journey(state, figure, self.coins), cell, direction)

    def do(self, state: JackalState, crew: int) -> None:
        figure = member(crew, self.member)
        cell = state.island.cell_of(self.place)
        direction = state.island.way_to(_origin(state, state.where[figure]), cell)
        moving.set_out(state, figure, self.coins, cell, direction)


def _origin(state: JackalState, start: int) -> int:
    """The cell from which a figure sets out, its boat's if it is aboard."""
    return state.boats[ABOARD - start] if start <= ABOARD else start


def _add_steps(
    state: JackalState, figure: i64, number: i64, crew: i64, cell: i64, coins: i64, moves: list[Move]
) -> None:
    """Onto land cells beside. (JK-062, JK-063, JK-081)"""
    island = state.island
    near = island.near[cell]
    # As bare objects: compiled code would ask every single move whether it is one.
    steps = cast(list[object], island.steps[number * BY_COINS + coins])
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
                journey = moving.planned(state, figure, coins)
            exit = there << MANNER_BITS | island.near_way[cell][place]
            if way(state, journey, exit, cell, coins) == GOOD:
                found.append(steps[there])


# Boarding


class Board(FigureAction):
    """D5: from land onto the own or the allied boat on a neighbouring cell. (JK-064, JK-065)"""

    def __init__(self, member: int, ally: bool, coins: int) -> None:
        super().__init__("board", member, " ally" if ally else "", coins)
        self.ally = ally

    def fields(self) -> dict[str, Field]:
        return {**super().fields(), "boat": SHIPS[1 if self.ally else 0]}

    def against_doing(self, state: JackalState, crew: int, figure: int) -> str:
        start = state.where[figure]
        if start <= ABOARD:
            return "JK-344"
        if start >= state.island.land:
            return "JK-069"
        boat = state.setting.ally[crew] if self.ally else crew
        if boat == NOBODY:
            return "JK-065"
        if labyrinths.inside(state, figure):
            return "JK-124"
        return "" if state.island.beside(start, state.boats[boat]) else "JK-064"

    def do(self, state: JackalState, crew: int) -> None:
        """Coins go into the purse. (JK-099)"""
        figure = member(crew, self.member)
        if self.coins:
            take_coins(state, state.where[figure], state.space[figure], self.coins)
        board(state, figure, state.setting.ally[crew] if self.ally else crew)
        if self.coins:
            bank_gold(state, crew, self.coins)


def _add_boardings(state: JackalState, number: int, crew: int, cell: int, coins: int, moves: list[Move]) -> None:
    """The own or an allied boat on a neighbouring cell. (JK-064, JK-065)"""
    if state.island.beside(cell, state.boats[crew]):
        moves.append(state.box.moves.boards[0][number * BY_COINS + coins])
    ally = state.setting.ally[crew]
    if ally != NOBODY and state.island.beside(cell, state.boats[ally]):
        moves.append(state.box.moves.boards[1][number * BY_COINS + coins])


# Swimming


class Swim(FigureAction):
    """D5: one cell along the loop, a swimmer also two; to an enemy boat too. (JK-068, JK-070, JK-298)"""

    def __init__(self, member: int, way: int, cells: int) -> None:
        super().__init__("swim", member, f" {WAYS[way]}{' far' if cells > 1 else ''}")
        self.way = way
        self.cells = cells

    def fields(self) -> dict[str, Field]:
        return {**super().fields(), "way": WAYS[self.way], "number": self.cells}

    def against_doing(self, state: JackalState, crew: int, figure: int) -> str:
        cell = state.where[figure]
        if cell < state.island.land:
            return "JK-066"
        if self.cells > 1 and state.ability[figure] != SWIMMER:
            return "JK-068"
        reached = _cells_swum(state, figure, crew, moving.peaceful(state, figure, crew, cell), cell, self.way)
        return "" if reached >= self.cells else "JK-346" if self.cells == 1 else "JK-298"

    def do(self, state: JackalState, crew: int) -> None:
        figure = member(crew, self.member)
        journey = moving.new_journey(state, figure, 0)
        cell = journey.origin
        for _ in range(self.cells):
            cell = beside_at_sea(state, cell, self.way)
        journey.cell = cell
        state.here[journey.origin] &= ~(1 << figure)
        moving.fall_into_sea(state, journey)


def _add_swims(state: JackalState, figure: int, number: int, crew: int, cell: int, moves: list[Move]) -> None:
    """Along the loop, a swimmer also onto land. (JK-067, JK-068, JK-298)"""
    swims = cast(list[object], state.box.moves.swims[number])  # not asked what they are: see `_add_steps`
    peaceful = moving.peaceful(state, figure, crew, cell)
    for direction in range(2):
        for cells in range(_cells_swum(state, figure, crew, peaceful, cell, direction)):
            cast(list[object], moves).append(swims[direction * 2 + cells])
    if state.ability[figure] == SWIMMER:
        _add_steps(state, figure, number, crew, cell, 0, moves)


def _cells_swum(state: JackalState, figure: int, crew: int, peaceful: bool, cell: int, direction: int) -> int:
    """How many cells he can swim this way: a swimmer past friends, but not past others or a boat. (JK-298)"""
    coins = state.carrying >> figure & 1
    there = beside_at_sea(state, cell, direction)
    if gate(state, figure, crew, peaceful, there, coins) != END:
        return 0
    if state.ability[figure] != SWIMMER or state.here[there] & (BOATS | ALL_FIGURES & ~state.pals[crew]):
        return 1
    there = beside_at_sea(state, there, direction)
    return 2 if gate(state, figure, crew, peaceful, there, coins) == END else 1


def beside_at_sea(state: JackalState, cell: int, direction: int) -> int:
    """The ring neighbour, clockwise for direction 0. (JK-022)"""
    island = state.island
    return island.land + (cell - island.land + (1 if direction == 0 else island.sea - 1)) % island.sea


# Flying


class Fly(FigureAction):
    """D5: from an unused airplane; where it goes is the next question. (JK-209)"""

    def against_doing(self, state: JackalState, crew: int, figure: int) -> str:
        cell = state.where[figure]
        if cell < 0 or cell >= state.island.land or not unused_airplane(state, cell):
            return "JK-209"
        return "" if _can_fly(state, figure, self.coins) else "JK-207"

    def do(self, state: JackalState, crew: int) -> None:
        state.journey = moving.new_journey(state, member(crew, self.member), self.coins)
        state.agenda.append(state.exit_question(crew))


def _can_fly(state: JackalState, figure: int, coins: int) -> bool:
    return len(choosing.flight_exits(state, moving.new_journey(state, figure, coins))) > 0


# Resurrection


class Resurrect(Act):
    """D5: a dead pirate appears on the shrine. (JK-135)"""

    def against(self, state: JackalState, crew: int) -> str:
        if state.where[member(crew, self.member)] != DEAD:
            return "JK-135"
        if fighters(state, crew) >= CREW_SIZE:
            return "JK-136"
        return "" if shrine_of(state, crew) >= 0 else "JK-134"

    def do(self, state: JackalState, crew: int) -> None:
        figure = member(crew, self.member)
        put(state, figure, shrine_of(state, crew))
        if state.events is not None:
            state.tell("revived", {"figure": figure_name(figure)})


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
        figure = crew * CREW_SIZE + number
        if number == CREW_SIZE:
            if state.missionary != crew or not state.armed:
                break
            figure = MISSIONARY_FIGURE
        cell = state.where[figure]
        if 0 <= cell < state.island.land and state.box.faces.kind[state.tiles[cell]] == SHRINE:
            if state.delay[figure] == 0:
                return cell
    return -1
