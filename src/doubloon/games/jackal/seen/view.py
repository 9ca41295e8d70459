# interpreted: msgspec structs live here
"""What a seat of Jackal may know."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from doubloon.core.task import NOBODY
from doubloon.core.view import View, common
from doubloon.games.jackal.box.box import ABILITIES, COLOURS, CREW_SIZE, DIRECTIONS, KINDS, ZONES, figure_name
from doubloon.games.jackal.rules.boats import speed
from doubloon.games.jackal.rules.crew import (
    ABOARD,
    ABSENT,
    ALL_FIGURES,
    BEAR,
    BOAT_BIT,
    DEAD,
    SHIP,
    SPACE_BITS,
    SPACE_MASK,
    crew_of,
)
from doubloon.games.jackal.rules.scoring import island_wins

if TYPE_CHECKING:
    from doubloon.games.jackal.state import JackalState


class TileView(Struct, frozen=True):
    """The face of a tile; for arrows, crossroads and cannons with the directions that it shows as it lies."""

    id: str
    kind: str
    turns: int  # quarter turns clockwise
    directions: list[str]
    amount: int  # coins of a chest, bottles, spaces of a labyrinth, looks
    used: bool  # of an airplane


class CellView(Struct, frozen=True):
    """A land or sea cell."""

    cell: str
    x: int
    y: int
    zone: str  # beach, forest, mountain or sea
    back: str  # of the tile that lies there; "" at sea
    face_up: bool
    tile: TileView | None  # None while it is face down, unless this viewer has looked at it
    looked: list[int]  # the seats that have looked at a face-down tile
    coins: list[int]  # on the cell itself, then on the spaces of a labyrinth
    figures: list[str]
    boat: str | None
    bear: bool


class FigureView(Struct, frozen=True):
    """A pirate or the missionary."""

    id: str
    crew: str
    cell: str | None
    aboard: str | None  # the colour of the boat
    state: str  # "", dead, recovering, drunk, trapped
    turns: int  # of the crew, until a drunk or recovering figure can act
    space: int  # of a labyrinth
    coin: bool  # of a diver at sea
    ability: str | None
    armed: bool


class CrewView(Struct, frozen=True):
    """What belongs to a crew."""

    colour: str
    seat: int
    ally: str | None
    boat: str | None  # its cell
    speed: int
    purse: int
    bottles: int


class MoveInProgress(Struct, frozen=True):
    """A figure that is on its way and waits for a choice."""

    figure: str
    cell: str
    start: str
    coins: int


class JackalView(View, frozen=True, kw_only=True, tag="jackal"):
    """The table from one seat."""

    island: str
    number: int  # of the island in the campaign, from 1
    islands: list[str]
    rows: list[str]
    cells: list[CellView]
    figures: list[FigureView]
    crews: list[CrewView]
    turn: str | None  # the crew whose turn it is
    mover: int | None
    turns: int
    idle: int
    smoke: int  # turns in smoke still to come, the present one included
    bear: str | None
    waker: str | None
    face_down: int
    gold: int  # coins on land or with divers
    lost: int
    unseen: dict[str, dict[str, int]]  # by back: the tiles that this viewer has not seen, face down or in the box
    in_the_box: dict[str, int]  # by back
    bottles: int
    journey: MoveInProgress | None
    shown: list[str]  # ability cards of a draft
    results: list[list[int]]  # coins by crew of the islands that are over
    wins: list[int]


def view_of(state: JackalState, seat: int) -> JackalView:
    island = state.island
    journey = state.journey
    return JackalView(
        **common(state, seat),
        island=island.id,
        number=state.number + 1,
        islands=[other.id for other in state.setting.islands],
        rows=list(island.rows),
        cells=[_cell(state, cell, seat) for cell in range(island.cells)],
        figures=[_figure(state, figure) for figure in range(len(state.where)) if state.where[figure] != ABSENT],
        crews=[_crew(state, crew) for crew in range(state.crews)],
        turn=None if state.crew == NOBODY else COLOURS[state.crew],
        mover=None if state.mover == NOBODY else state.mover,
        turns=state.turns,
        idle=state.idle,
        smoke=state.smoke,
        bear=None if state.bear < 0 else island.names[state.bear],
        waker=None if state.waker == NOBODY else COLOURS[state.waker],
        face_down=state.hidden,
        gold=state.gold,
        lost=state.lost,
        unseen=_unseen(state, seat),
        in_the_box={zone: sum(1 for card in state.aside if card % 3 == n) for n, zone in enumerate(ZONES)},
        bottles=state.supply,
        journey=None
        if journey is None
        else MoveInProgress(
            figure_name(journey.figure), island.names[journey.cell], island.names[journey.origin], journey.coins
        ),
        shown=[ABILITIES[card - 1] for card in state.shown],
        results=[list(result) for result in state.results],
        wins=island_wins(state),
    )


def _cell(state: JackalState, cell: int, seat: int) -> CellView:
    island, here = state.island, state.here[cell]
    land = cell < island.land
    up = land and state.tiles[cell] >= 0
    boats = here >> BOAT_BIT & 15
    stacks = state.coins[cell] if land else 0
    lookers = state.looked[cell] if land else 0
    figures = here & ALL_FIGURES
    known = up or (seat >= 0 and lookers >> seat & 1 == 1)
    return CellView(
        cell=island.names[cell],
        x=island.x[cell],
        y=island.y[cell],
        zone=ZONES[island.zone[cell]] if land else "sea",
        back=ZONES[state.backs[cell]] if land else "",
        face_up=up,
        tile=tile_view(state, state.tiles[cell]) if known else None,
        looked=[other for other in range(state.seats) if lookers >> other & 1] if lookers else [],
        coins=[stacks >> SPACE_BITS * space & SPACE_MASK for space in range(6)] if stacks else [],
        figures=[figure_name(figure) for figure in range(13) if figures >> figure & 1] if figures else [],
        boat=COLOURS[boats.bit_length() - 1] if boats else None,
        bear=here & BEAR != 0,
    )


def tile_view(state: JackalState, face: int) -> TileView:
    if face < 0:
        face = ~face
    faces = state.box.faces
    tile = state.box.tiles[faces.tile[face]]
    used = face == faces.used_airplane
    directions = [DIRECTIONS[way] for way in faces.directions[face]]
    return TileView(tile.id, KINDS[tile.kind], faces.turn[face], directions, faces.amount[face], used)


def _figure(state: JackalState, figure: int) -> FigureView:
    place = state.where[figure]
    condition = ""
    if place == DEAD:
        condition = "dead"
    elif place == SHIP:
        condition = "recovering"
    elif state.delay[figure]:
        condition = "drunk"
    elif state.trapped >> figure & 1:
        condition = "trapped"
    return FigureView(
        id=figure_name(figure),
        crew=COLOURS[crew_of(state, figure)],
        cell=state.island.names[place] if place >= 0 else None,
        aboard=COLOURS[ABOARD - place] if place <= ABOARD else None,
        state=condition,
        turns=state.delay[figure],
        space=state.space[figure],
        coin=state.carrying >> figure & 1 == 1,
        ability=ABILITIES[state.ability[figure] - 1] if state.ability[figure] else None,
        armed=figure == CREW_SIZE * 4 and state.armed,
    )


def _crew(state: JackalState, crew: int) -> CrewView:
    ally, boat = state.setting.ally[crew], state.boats[crew]
    return CrewView(
        colour=COLOURS[crew],
        seat=state.setting.seat_of[crew],
        ally=None if ally == NOBODY else COLOURS[ally],
        boat=None if boat == NOBODY else state.island.names[boat],
        speed=0 if boat == NOBODY else speed(state, crew, crew),
        purse=state.purse[crew],
        bottles=state.bottles[crew],
    )


def _unseen(state: JackalState, seat: int) -> dict[str, dict[str, int]]:
    """What may lie under a back, counted by type."""
    found: dict[str, dict[str, int]] = {zone: {} for zone in ZONES}
    for card in state.aside:
        _count(found[ZONES[card % 3]], state.box.tiles[card // 3].id)
    for cell, face in enumerate(state.tiles):
        if face < 0 and (seat < 0 or state.looked[cell] >> seat & 1 == 0):
            _count(found[ZONES[state.backs[cell]]], state.box.tiles[state.box.faces.tile[~face]].id)
    return {zone: dict(sorted(counts.items())) for zone, counts in found.items()}


def _count(counts: dict[str, int], id: str) -> None:
    counts[id] = counts.get(id, 0) + 1
