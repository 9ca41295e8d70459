"""Chapter 3: laying out the island, and landing."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, cast

from doubloon.core.move import Move
from doubloon.core.task import NOBODY, Prompt, Task
from doubloon.games.jackal.box.box import COLOURS, CREW_SIZE, FIGURES, ZONES
from doubloon.games.jackal.box.island import moves_of
from doubloon.games.jackal.moves import Place
from doubloon.games.jackal.rules import turns
from doubloon.games.jackal.rules.crew import ABOARD, ABSENT, BOAT_BIT, CrewQuestion

if TYPE_CHECKING:
    from doubloon.games.jackal.state import JackalState


class LayOut(Task["JackalState"]):
    """Everything as at the start of an island; abilities and earlier results stay. (JK-026 to JK-031, JK-307)"""

    NUMBER: ClassVar[int] = 0

    def __init__(self, number: int) -> None:
        super().__init__()
        self.number = number  # of the island in the campaign

    def numbers(self) -> tuple[int, int, int]:
        return self.number, 0, 0

    @classmethod
    def read(cls, seat: int, a: int, b: int, c: int) -> LayOut:
        return cls(a)

    def do(self, state: JackalState) -> None:
        clear(state, self.number)
        lay_tiles(state)
        state.agenda.append(turns.BEGINNING[0])  # white acts first (JK-031)
        if self.number == 0 and not state.setting.free_landing:  # JK-356
            for crew, ring in enumerate(state.island.start[state.crews]):  # JK-342
                land_boat(state, crew, state.island.land + ring)
        else:
            for crew in range(state.crews - 1, -1, -1):
                state.agenda.append(PlaceBoat(state.setting.seat_of[crew], crew))  # JK-032
        if state.events is not None:
            state.tell("island", {"island": state.island.id, "number": self.number + 1})


def clear(state: JackalState, number: int) -> None:
    """An island without tiles, crews aboard boats that have no place yet."""
    state.number = number
    island = state.setting.islands[number]
    state.island = island
    state.tiles = [0] * island.land
    state.backs = [0] * island.land
    state.looked = [0] * island.land
    state.coins = [0] * island.land
    state.here = [0] * island.cells
    state.aside = []
    state.shown = []  # JK-288 what nobody took is back in the deck
    state.where = [ABSENT] * FIGURES
    for crew in range(state.crews):
        for member in range(CREW_SIZE):
            state.where[crew * CREW_SIZE + member] = ABOARD - crew  # JK-030
    state.space = [0] * FIGURES
    state.delay = [0] * FIGURES
    state.trapped = state.carrying = 0
    state.boats = [NOBODY] * state.crews
    state.purse = [0] * state.crews
    state.bottles = [0] * state.crews
    state.missionary = NOBODY
    state.armed = False
    state.know_missionary()
    state.bear = state.waker = NOBODY
    state.bear_rests = False
    state.hidden = state.gold = state.laid = state.lost = 0
    state.supply = state.box.limits.bottles
    state.crew = state.mover = NOBODY
    state.turns = state.idle = state.smoke = 0
    state.progress = state.smoky = state.called = state.searched = False
    state.peeked = []
    state.journey = None


def lay_tiles(state: JackalState) -> None:
    """Of each back as many tiles as the zone has cells, face down, turned at random; the rest is put aside unseen.

    On the standard island that puts aside 4 mountain, 3 forest and 2 beach tiles. (JK-026 to JK-028, JK-340)
    """
    island, box = state.island, state.box
    aside: list[int] = []
    for zone in range(len(ZONES)):
        pool = box.pool(zone)
        state.rng.shuffle(pool)
        for cell in range(island.land):
            if island.zone[cell] == zone:
                tile = box.tiles[pool.pop()]
                turn = state.rng.below(tile.rotations) if tile.rotations > 1 else 0
                cast(list[object], state.tiles)[cell] = cast(list[object], box.faces.hidden)[tile.first_face + turn]
                state.backs[cell] = zone
        for type in pool:
            aside.append(type * len(ZONES) + zone)
    state.aside = sorted(aside)
    state.hidden = island.land
    state.land_changed()


class PlaceBoat(CrewQuestion):
    """D1: a sea cell beside a beach and not beside another boat; if none is left, beside one. (JK-033 to JK-036)"""

    NUMBER: ClassVar[int] = 1

    def do(self, state: JackalState) -> None:
        state.reveal("next-asked")
        state.ask(self, 1 << self.seat)

    def offers(self, state: JackalState, seat: int) -> list[Move]:
        island = state.island
        rings = [ring for ring in range(island.sea) if island.by_the_beach[ring]]
        return moves_of([ring for ring in rings if not _against_landing(state, island.land + ring)], island.places)

    def against(self, state: JackalState, seat: int, move: Move) -> str:
        return _against_landing(state, state.island.cell_of(move.place)) if isinstance(move, Place) else "JK-033"

    def answer(self, state: JackalState, seat: int, move: Move) -> None:
        state.answered(seat)
        cell = state.island.cell_of(cast(Place, move).place)
        land_boat(state, self.crew, cell)
        if state.events is not None:
            state.tell("placed", {"crew": COLOURS[self.crew], "cell": state.island.names[cell]})

    def prompt(self, state: JackalState, seat: int) -> Prompt:
        return self.asked("place", "JK-033")


def _against_landing(state: JackalState, cell: int) -> str:
    if cell < state.island.land:
        return "JK-021"
    if cell in state.boats:
        return "JK-051"
    by_the_beach = state.island.by_the_beach[cell - state.island.land]
    if beside_a_boat(state, cell) and not (by_the_beach and _crowded(state)):
        return "JK-034"
    return "" if by_the_beach else "JK-033"


def beside_a_boat(state: JackalState, cell: int) -> bool:
    return any(boat != NOBODY and state.island.beside(boat, cell) for boat in state.boats)


def _crowded(state: JackalState) -> bool:
    """No cell beside a beach is left that is apart from all boats. (JK-036)"""
    island = state.island
    for ring in range(island.sea):
        if island.by_the_beach[ring] and not beside_a_boat(state, island.land + ring):
            return False
    return True


def land_boat(state: JackalState, crew: int, cell: int) -> None:
    state.boats[crew] = cell
    state.here[cell] |= 1 << BOAT_BIT + crew
