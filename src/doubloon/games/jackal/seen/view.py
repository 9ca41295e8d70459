# interpreted: msgspec structs live here
"""What a seat of Jackal may know."""

from __future__ import annotations

from msgspec import Struct

from doubloon.core.view import View


class TileView(Struct, frozen=True, gc=False):
    """The face of a tile; for arrows, crossroads and cannons with the directions that it shows as it lies."""

    id: str
    kind: str
    turns: int  # quarter turns clockwise
    directions: list[str]
    amount: int  # coins of a chest, bottles, spaces of a labyrinth, looks
    used: bool  # of an airplane


class CellView(Struct, frozen=True, gc=False):
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


class FigureView(Struct, frozen=True, gc=False):
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


class CrewView(Struct, frozen=True, gc=False):
    """What belongs to a crew."""

    colour: str
    seat: int
    ally: str | None
    boat: str | None  # its cell
    speed: int
    purse: int
    bottles: int


class MoveInProgress(Struct, frozen=True, gc=False):
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
