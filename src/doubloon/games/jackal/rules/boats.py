"""Chapter 5: boats. Nothing attacks one or those aboard (JK-059), and no number of passengers is too many (JK-061)."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from mypy_extensions import i64

from doubloon.core.move import Field, Move
from doubloon.core.task import NOBODY
from doubloon.games.jackal.box.box import COLOURS, CREW_SIZE, HELMSMAN, MISSIONARY_FIGURE
from doubloon.games.jackal.moves import LONGEST_SAIL, SHIPS, WAYS, Act
from doubloon.games.jackal.rules.crew import ABOARD, ALL_FIGURES, BOAT_BIT, BOATS, has_spyglass
from doubloon.games.jackal.rules.fighting import board, kill

if TYPE_CHECKING:
    from doubloon.games.jackal.state import JackalState


def add_offers(state: JackalState, crew: int, moves: list[Move]) -> None:
    """Both directions, every length; with an able pirate aboard also the ally's boat. (JK-047, JK-050, JK-312)"""
    _add_sails(state, crew, crew, 0, moves)
    ally = state.setting.ally[crew]
    if ally != NOBODY:
        _add_sails(state, crew, ally, 2, moves)


def _add_sails(state: JackalState, crew: int, boat: int, whose: int, moves: list[Move]) -> None:
    reach = speed(state, crew, boat)
    if reach == 0:
        return
    for way in range(2):
        sails = cast(list[object], state.box.moves.sails[whose + way])  # not asked what they are: see `_add_steps`
        cell = state.boats[boat]
        for length in range(reach):
            cell = next_free(state, boat, cell, way)
            if cell == state.boats[boat]:
                break  # all the way round
            cast(list[object], moves).append(sails[length])


def speed(state: JackalState, crew: int, boat: int) -> int:
    """How many cells the boat can move, 0 if nobody of the crew can row it. (JK-047 to JK-049, JK-058, JK-305)"""
    aboard: i64 = ABOARD - boat
    rowers: i64 = 0
    able = False
    where = state.where
    first: i64 = boat * CREW_SIZE
    last: i64 = first + CREW_SIZE
    if state.setting.paired:  # else nobody but its own crew can be aboard
        first = 0
        last = state.crews * CREW_SIZE
    for figure in range(first, last):
        there: i64 = where[figure]
        if there == aboard:
            rowers += 2 if state.ability[figure] == HELMSMAN else 1
            if figure // CREW_SIZE == crew and state.delay[figure] == 0:
                able = True
    if state.armed and where[MISSIONARY_FIGURE] == aboard:
        rowers += 1
        if state.missionary == crew and state.delay[MISSIONARY_FIGURE] == 0:
            able = True
    if not able:
        return 0
    if has_spyglass(state, boat):
        rowers += 1
    return min(rowers, LONGEST_SAIL)


def next_free(state: JackalState, boat: int, cell: i64, way: i64) -> int:
    """The next cell of the loop, jumping over a row of other boats. (JK-052, JK-053)"""
    island = state.island
    others: i64 = BOATS & ~(1 << BOAT_BIT + boat)
    start = cell
    while True:
        cell += 1 if way == 0 else -1
        if cell == island.cells:
            cell = island.land
        elif cell < island.land:
            cell = island.cells - 1
        if cell == start or state.here[cell] & others == 0:
            return cell


class Sail(Act):
    """D4: the own boat or the ally's, clockwise along the loop or the other way, so many cells."""

    def __init__(self, ally: bool, way: int, length: int) -> None:
        super().__init__("sail", how=f"{' ally' if ally else ''} {WAYS[way]} {length}")
        self.ally = ally
        self.way = way
        self.length = length

    def fields(self) -> dict[str, Field]:
        return {"way": WAYS[self.way], "number": self.length, "boat": SHIPS[1 if self.ally else 0]}

    def boat(self, state: JackalState, crew: int) -> int:
        return state.setting.ally[crew] if self.ally else crew

    def against(self, state: JackalState, crew: int) -> str:
        boat = self.boat(state, crew)
        if boat == NOBODY:
            return "JK-312"
        reach = speed(state, crew, boat)
        if reach == 0:
            return "JK-047"
        cell = start = state.boats[boat]
        for _ in range(self.length):
            cell = next_free(state, boat, cell, self.way)
            if cell == start:
                return "JK-048"  # all the way round
        return "" if self.length <= reach else "JK-048"

    def do(self, state: JackalState, crew: int) -> None:
        """Along the loop; friends in the water come aboard, enemies die. (JK-054 to JK-057)"""
        boat = self.boat(state, crew)
        cell = state.boats[boat]
        bit = 1 << BOAT_BIT + boat
        for _ in range(self.length):
            there = next_free(state, boat, cell, self.way)
            state.here[cell] &= ~bit
            cell = there
            state.here[cell] |= bit
            state.boats[boat] = cell
            swimmers = state.here[cell] & ALL_FIGURES
            if swimmers:
                _meet(state, crew, boat, swimmers)
        if state.events is not None:
            state.tell("sailed", {"boat": COLOURS[boat], "cell": state.island.names[cell]})


def _meet(state: JackalState, crew: int, boat: int, swimmers: int) -> None:
    for figure in range(MISSIONARY_FIGURE + 1):
        if swimmers >> figure & 1:
            if state.pals[crew] >> figure & 1:
                board(state, figure, boat)
            else:
                kill(state, figure, "killed-by-boat")
