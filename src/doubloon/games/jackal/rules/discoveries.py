"""Chapter 13, tiles that ask: lighthouse, musket, earthquake; and the lookout's look."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, cast

from mypy_extensions import i64

from doubloon.core.move import Field, Move
from doubloon.core.task import Prompt
from doubloon.games.jackal.box.box import (
    ARROW,
    BANK,
    CREW_SIZE,
    FORTRESS,
    JUNGLE,
    LOOKOUT,
    MISSIONARY_FIGURE,
    SHRINE,
    Tile,
)
from doubloon.games.jackal.box.island import moves_of
from doubloon.games.jackal.moves import Act, Hit, Shoot, Swap, Turn
from doubloon.games.jackal.rules import turns
from doubloon.games.jackal.rules.crew import ABOARD, CrewQuestion, is_pirate
from doubloon.games.jackal.rules.fighting import hit, protected

if TYPE_CHECKING:
    from doubloon.games.jackal.state import JackalState

NO_CELL: Final = -1  # the first of two tiles is still to be chosen, or both have been


# Looks (JK-184 to JK-186, JK-219, JK-299)


class Look(Act):
    """D2b, D10: at a face-down tile. As an action it is the lookout's, before the action proper. (JK-299)"""

    def __init__(self, place: int, cell: str) -> None:
        super().__init__("look", how=f" {cell}")
        self.place: i64 = place
        self.cell = cell

    def fields(self) -> dict[str, Field]:
        return {"cell": self.cell}

    def against(self, state: JackalState, crew: int) -> str:
        return "" if not state.searched and self in look_offers(state, crew) else "JK-299"

    def do(self, state: JackalState, crew: int) -> None:
        state.searched = True
        look_at(state, state.mover, state.island.cell_of(self.place))
        turns.ask_for_action(state)


def look_offers(state: JackalState, crew: int) -> list[Move]:
    """Face-down tiles beside the lookout, who is on the board in whatever state. (JK-299)"""
    moves: list[Move] = []
    for figure in range(crew * CREW_SIZE, crew * CREW_SIZE + CREW_SIZE):
        if state.ability[figure] == LOOKOUT:
            cell = state.where[figure]
            if cell <= ABOARD:
                cell = state.boats[ABOARD - cell]
            if cell >= 0:
                for there in state.island.near[cell]:
                    if state.tiles[there] < 0:
                        moves.append(state.island.looks[there])
    return moves


def look_at(state: JackalState, seat: int, cell: int) -> None:
    """The seat learns a face-down tile; everybody learns which one it looked at."""
    state.reveal("looked")
    state.looked[cell] |= 1 << seat
    state.cell_changed(cell)
    if state.events is not None:
        name = state.island.names[cell]
        state.tell("looked-at", {"seat": seat, "cell": name})
        state.tell("saw", {"seat": seat, "cell": name, "tile": _tile(state, ~state.tiles[cell]).id}, 1 << seat)


def _tile(state: JackalState, face: int) -> Tile:
    return state.box.tiles[state.box.faces.tile[face]]


class UseLighthouse(CrewQuestion):
    """D10: a face-down tile to look at, or enough; so many looks are left. (JK-184)"""

    NUMBER: ClassVar[int] = 6

    def __init__(self, seat: int, crew: int, looks: int) -> None:
        super().__init__(seat, crew)
        self.looks = looks

    def numbers(self) -> tuple[int, int, int]:
        return self.crew, self.looks, 0

    @classmethod
    def read(cls, seat: int, a: int, b: int, c: int) -> UseLighthouse:
        return cls(seat, a, b)

    def offers(self, state: JackalState, seat: int) -> list[Move]:
        island = state.island
        moves = moves_of([cell for cell in range(island.land) if _may_look(state, cell)], island.looks)
        moves.append(state.box.moves.stop)
        return moves

    def against(self, state: JackalState, seat: int, move: Move) -> str:
        if move is state.box.moves.stop:
            return ""
        seen = not isinstance(move, Look) or not _may_look(state, state.island.cell_of(move.place))
        return "JK-184" if seen else ""

    def answer(self, state: JackalState, seat: int, move: Move) -> None:
        state.answered(seat)
        if isinstance(move, Look):
            cell = state.island.cell_of(move.place)
            state.peeked = [*state.peeked, cell]
            look_at(state, seat, cell)
            if self.looks > 1:
                state.agenda.append(UseLighthouse(self.seat, self.crew, self.looks - 1))

    def prompt(self, state: JackalState, seat: int) -> Prompt:
        return self.asked("look", "JK-184", {"looks": self.looks})


def _may_look(state: JackalState, cell: int) -> bool:
    """A face-down tile that this use of the lighthouse has not shown."""
    return 0 <= cell < state.island.land and state.tiles[cell] < 0 and cell not in state.peeked


class TileQuestion(CrewQuestion):
    """A decision about a tile, and about one more thing: `other` is a cell too, or a figure."""

    def __init__(self, seat: int, crew: int, cell: int, other: int = 0) -> None:
        super().__init__(seat, crew)
        self.cell = cell
        self.other = other

    def numbers(self) -> tuple[int, int, int]:
        return self.crew, self.cell, self.other

    @classmethod
    def read(cls, seat: int, a: int, b: int, c: int) -> TileQuestion:
        return cls(seat, a, b, c)


# The musket (JK-191 to JK-195)


class ShootMusket(TileQuestion):
    """D11: the direction in which the other, a figure, shoots from the tile. (JK-191)"""

    NUMBER: ClassVar[int] = 7

    def offers(self, state: JackalState, seat: int) -> list[Move]:
        return state.box.moves.shots

    def against(self, state: JackalState, seat: int, move: Move) -> str:
        return "" if isinstance(move, Shoot) else "JK-191"

    def answer(self, state: JackalState, seat: int, move: Move) -> None:
        """The nearest pirate who can be attacked is hit; if several are there, the shooter picks."""
        state.answered(seat)
        direction = cast(Shoot, move).direction
        cell = state.island.go[self.cell * 8 + direction]
        while cell < state.island.land:
            victims = targets(state, cell)
            if len(victims) == 1:
                hit(state, victims[0], "shot")
                return
            if victims:
                state.agenda.append(PickVictim(self.seat, self.crew, cell))
                return
            cell = state.island.go[cell * 8 + direction]
        if state.events is not None:
            state.tell("missed", {})

    def prompt(self, state: JackalState, seat: int) -> Prompt:
        return self.asked("shoot", "JK-191")


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


class PickVictim(TileQuestion):
    """D11: who of several pirates in a cell is hit. (JK-193)"""

    NUMBER: ClassVar[int] = 8

    def offers(self, state: JackalState, seat: int) -> list[Move]:
        return [state.box.moves.hits[figure] for figure in targets(state, self.cell)]

    def against(self, state: JackalState, seat: int, move: Move) -> str:
        return "" if isinstance(move, Hit) and move.figure in targets(state, self.cell) else "JK-193"

    def answer(self, state: JackalState, seat: int, move: Move) -> None:
        state.answered(seat)
        hit(state, cast(Hit, move).figure, "shot")

    def prompt(self, state: JackalState, seat: int) -> Prompt:
        return self.asked("victim", "JK-193", {"cell": state.island.names[self.cell]})


# The earthquake (JK-226 to JK-229)


class SwapTiles(TileQuestion):
    """D12: the first tile (the cell is NO_CELL), or the second one that changes places with it. (JK-226)"""

    NUMBER: ClassVar[int] = 9

    def do(self, state: JackalState) -> None:
        if self.cell >= 0 or len(self.offers(state, self.seat)) > 1:
            state.ask(self, 1 << self.seat)  # JK-229

    def offers(self, state: JackalState, seat: int) -> list[Move]:
        island = state.island
        cells = [cell for cell in range(island.land) if cell != self.cell and _loose(state, cell)]
        return moves_of(cells, island.swaps)

    def against(self, state: JackalState, seat: int, move: Move) -> str:
        if not isinstance(move, Swap):
            return "JK-226"
        cell = state.island.cell_of(move.place)
        if cell < 0:
            return "JK-021"
        return "" if cell != self.cell and _loose(state, cell) else "JK-226"

    def answer(self, state: JackalState, seat: int, move: Move) -> None:
        state.answered(seat)
        first, cell = self.cell, state.island.cell_of(cast(Swap, move).place)
        if first < 0:
            state.agenda.append(SwapTiles(self.seat, self.crew, cell))
            return
        for cells in (state.tiles, state.backs, state.looked):  # known states move with the tile (JK-229)
            cells[first], cells[cell] = cells[cell], cells[first]
        state.cell_changed(first)
        state.cell_changed(cell)
        if state.events is not None:
            state.tell("swapped", {"one": state.island.names[first], "other": state.island.names[cell]})
        state.agenda.append(TurnArrow(self.seat, self.crew, first, cell))

    def prompt(self, state: JackalState, seat: int) -> Prompt:
        if self.cell < 0:
            return self.asked("swap", "JK-226")
        return self.asked("swap-second", "JK-226", {"cell": state.island.names[self.cell]})


def _loose(state: JackalState, cell: int) -> bool:
    """A tile with no figure, no bear and no coin. (JK-226)"""
    return cell < state.island.land and state.here[cell] == 0 and state.coins[cell] == 0


class TurnArrow(TileQuestion):
    """D12: how the arrow on a swapped cell lies; then the one on the other cell, if there is one left. (JK-228)"""

    NUMBER: ClassVar[int] = 10

    def do(self, state: JackalState) -> None:
        """Only a face-up arrow that looks different when turned is asked about."""
        face = state.tiles[self.cell]
        if face >= 0 and state.box.faces.kind[face] == ARROW and _tile(state, face).rotations > 1:
            state.ask(self, 1 << self.seat)
        else:
            self._go_on(state)

    def _go_on(self, state: JackalState) -> None:
        if self.other >= 0:
            state.agenda.append(TurnArrow(self.seat, self.crew, self.other, NO_CELL))

    def offers(self, state: JackalState, seat: int) -> list[Move]:
        return [turn for turn in state.box.moves.turns if not self.against(state, seat, turn)]

    def against(self, state: JackalState, seat: int, move: Move) -> str:
        rotations = _tile(state, state.tiles[self.cell]).rotations
        return "" if isinstance(move, Turn) and move.quarters < rotations else "JK-228"

    def answer(self, state: JackalState, seat: int, move: Move) -> None:
        state.answered(seat)
        quarters = cast(Turn, move).quarters
        state.tiles[self.cell] = _tile(state, state.tiles[self.cell]).first_face + quarters
        state.cell_changed(self.cell)
        if state.events is not None:
            state.tell("turned", {"cell": state.island.names[self.cell], "turns": quarters})
        self._go_on(state)

    def prompt(self, state: JackalState, seat: int) -> Prompt:
        return self.asked("turn", "JK-228", {"cell": state.island.names[self.cell]})
