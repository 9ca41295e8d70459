"""Chapter 3: laying out the island, and landing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from doubloon.core.move import Move
from doubloon.core.state import Task
from doubloon.core.task import NOBODY
from doubloon.games.jackal.box import COLOURS, CREW_SIZE, FIGURES, ZONES
from doubloon.games.jackal.moves import Act
from doubloon.games.jackal.places import ABOARD, ABSENT, BOAT_BIT
from doubloon.games.jackal.tasks import ISLAND, PLACE, TURN

if TYPE_CHECKING:
    from doubloon.games.jackal.state import JackalState


def begin(state: JackalState) -> None:
    state.agenda.append(Task(ISLAND))


def lay_out(state: JackalState, number: int) -> None:
    """Everything as at the start of an island; abilities and earlier results stay. (JK-026 to JK-031, JK-307)"""
    clear(state, number)
    lay_tiles(state)
    state.agenda.append(Task(TURN, NOBODY, 0))  # white acts first (JK-031)
    if number == 0 and not state.setting.free_landing:
        for crew, ring in enumerate(state.island.start[state.crews]):  # JK-342
            land_boat(state, crew, state.island.land + ring)
    else:
        for crew in range(state.crews - 1, -1, -1):
            state.agenda.append(Task(PLACE, state.setting.seat_of[crew], crew))  # JK-032
    if state.events is not None:
        state.tell("island", {"island": state.island.id, "number": number + 1})


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
    for zone in range(len(ZONES)):
        pool = box.pool(zone)
        state.rng.shuffle(pool)
        for cell in range(island.land):
            if island.zone[cell] == zone:
                tile = box.tiles[pool.pop()]
                turn = state.rng.below(tile.rotations) if tile.rotations > 1 else 0
                state.tiles[cell] = ~(tile.first_face + turn)
                state.backs[cell] = zone
        for type in pool:
            state.aside.append(type * len(ZONES) + zone)
    state.aside.sort()
    state.hidden = island.land


def landing_offers(state: JackalState) -> list[Move]:
    """Sea cells beside a beach and not beside another boat; if none is left, beside one. (JK-033 to JK-036)"""
    island = state.island
    offers: list[Move] = []
    crowded: list[Move] = []
    for ring in range(island.sea):
        cell = island.land + ring
        if not island.by_the_beach[ring] or cell in state.boats:
            continue
        if beside_a_boat(state, cell):
            crowded.append(island.places[ring])
        else:
            offers.append(island.places[ring])
    return offers or crowded


def beside_a_boat(state: JackalState, cell: int) -> bool:
    return any(boat != NOBODY and state.island.beside(boat, cell) for boat in state.boats)


def place_boat(state: JackalState, crew: int, move: Act) -> None:
    cell = state.island.cell_of(move.b)
    land_boat(state, crew, cell)
    if state.events is not None:
        state.tell("placed", {"crew": COLOURS[crew], "cell": state.island.names[cell]})


def land_boat(state: JackalState, crew: int, cell: int) -> None:
    state.boats[crew] = cell
    state.here[cell] |= 1 << BOAT_BIT + crew
