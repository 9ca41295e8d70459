"""What a seat of Jackal may know, as numbers: the same as its view, for programs that learn.

Crews come in the order of their seats, the own ones first; so do figures, boats and what belongs to crews.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.strings import BytesWriter
from mypy_extensions import i64

from doubloon.core.numbers import Columns, Row, number_at, patched, place_from, put_set, words_of
from doubloon.games.jackal.box.box import ABILITIES, BACKS, CREW_SIZE, FIGURES, MISSIONARY_FIGURE, ZONES, Box
from doubloon.games.jackal.rules.boats import speed
from doubloon.games.jackal.rules.crew import ABOARD, ABSENT, DEAD, SHIP, SPACE_BITS, SPACE_MASK
from doubloon.games.jackal.setting import Setting

if TYPE_CHECKING:
    from doubloon.games.jackal.state import JackalState

MOST: Final = 10_000  # turns
COINS: Final = 200
SPACES: Final = 6  # of a labyrinth, with the cell itself
MOST_SPEED: Final = 20
ANYBODY: Final = -2  # a seat that stands for all, spectators among them
STRIP: Final = 8  # cells that are written together

_absent: Final = words_of([-1, 0, 0, 0, 0, -1])
_no_journey: Final = words_of([-1, -1, -1, 0])
_no_cell: Final = words_of([-1, -1, -1, 0, 0, 0, 0, 0])


def declare(columns: Columns, box: Box, setting: Setting, seats: int) -> None:
    """The columns of `fill`, in its order. Where islands follow each other the largest decides how many cells."""
    crews, cells, land = setting.crews, setting.most_cells, setting.most_land
    columns.pick("island", len(box.islands))
    columns.count("number of the island", len(setting.islands))
    columns.pick("crew whose turn it is", crews)
    columns.pick("mover", seats)
    columns.count("turns", MOST)
    columns.count("idle turns", MOST)
    columns.count("turns in smoke", MOST)
    columns.pick("bear", cells)
    columns.pick("waker of the bear", crews)
    columns.count("face down", land)
    columns.count("coins on land", COINS)
    columns.count("coins lost", COINS)
    columns.count("bottles beside the board", COINS)
    columns.mask("abilities shown", len(ABILITIES))
    columns.pick("on the way", FIGURES)
    columns.pick("on the way: cell", cells)
    columns.pick("on the way: from", cells)
    columns.count("on the way: coins", COINS)
    for zone in ZONES:
        columns.count(f"{zone} tiles in the box", COINS)
        for tile in box.tiles:
            columns.count(f"unseen {zone} tiles: {tile.id}", COINS)
    for number in range(len(setting.islands)):
        for crew in range(crews):
            columns.count(f"result of island {number + 1}: crew {crew + 1}", COINS, -1)
    for crew in range(crews):
        columns.pick(f"crew {crew + 1}: seat", seats)
        columns.pick(f"crew {crew + 1}: boat", cells)
        columns.count(f"crew {crew + 1}: speed", MOST_SPEED)
        columns.count(f"crew {crew + 1}: purse", COINS)
        columns.count(f"crew {crew + 1}: bottles", COINS)
    for figure in range(crews * CREW_SIZE + 1):
        _declare_figure(columns, _name(figure, crews), cells, crews)
    columns.pick("missionary: crew", crews)
    columns.flag("missionary: armed")
    for cell in range(land):
        columns.pick(f"cell {cell + 1}: tile", len(box.tiles))
        columns.pick(f"cell {cell + 1}: quarter turns", 4)
        columns.pick(f"cell {cell + 1}: back", len(ZONES))
        columns.flag(f"cell {cell + 1}: face up")
        columns.flag(f"cell {cell + 1}: used")
        columns.mask(f"cell {cell + 1}: who has looked", seats)
        columns.count(f"cell {cell + 1}: coins", COINS)
        columns.mask(f"cell {cell + 1}: coins by space, in binary", SPACES * SPACE_BITS)


def _declare_figure(columns: Columns, name: str, cells: int, crews: int) -> None:
    columns.pick(f"{name}: place", cells + crews + 2)
    columns.flag(f"{name}: trapped")
    columns.count(f"{name}: turns to wait", COINS)
    columns.count(f"{name}: space", SPACES)
    columns.flag(f"{name}: carries a coin")
    columns.pick(f"{name}: ability", len(ABILITIES))


def _name(figure: int, crews: int) -> str:
    if figure == crews * CREW_SIZE:
        return "missionary"
    return f"crew {figure // CREW_SIZE + 1}, pirate {figure % CREW_SIZE + 1}"


class Ground:
    """The numbers of the land and of the tiles that a seat has not seen: nine tenths of a row, and most turns change
    little of them. The rules say `cell_changed` or `land_changed` where they do.
    """

    def __init__(self, state: JackalState, seat: int) -> None:
        self.seat = seat if any(state.looked) else ANYBODY
        self.stale: list[int] = []  # cells that have changed since
        self.counted = [_counted_at(state, seat, cell) for cell in range(state.island.land)]
        self.unseen = _unseen(state, self.counted)
        cells = range(0, state.setting.most_land, STRIP)
        self.strips: list[bytes] = [_strip(state, seat, first) for first in cells]  # the land, a few cells each

    def refresh(self, state: JackalState, seat: int) -> None:
        """Write what is stale anew."""
        for cell in self.stale:
            self._count(cell, _counted_at(state, seat, cell))
            strip = cell // STRIP
            self.strips[strip] = _strip(state, seat, strip * STRIP)
        self.stale = []

    def _count(self, cell: int, now: int) -> None:
        was = self.counted[cell]
        if was == now:
            return
        self.counted[cell] = now
        if was >= 0:
            self.unseen = patched(self.unseen, was, number_at(self.unseen, was) - 1)
        if now >= 0:
            self.unseen = patched(self.unseen, now, number_at(self.unseen, now) + 1)


def _ground(state: JackalState, seat: int) -> Ground:
    """As it was the time before, or made again. Where nobody has looked at a face-down tile it is everybody's."""
    for ground in state.grounds:
        if ground.seat == seat or ground.seat == ANYBODY:
            if ground.stale:
                ground.refresh(state, seat)
            return ground
    made = Ground(state, seat)
    state.grounds = [*state.grounds, made]
    return made


def fill(state: JackalState, seat: int, row: Row) -> None:
    setting, island = state.setting, state.island
    order = setting.crews_from[seat if seat > 0 else 0]
    place = [0] * state.crews  # of each crew in that order
    for at, crew in enumerate(order):
        place[crew] = at
    journey = state.journey
    row.append(state.box.islands.index(island))
    row.append(state.number + 1)
    row.append(place[state.crew] if state.crew >= 0 else -1)
    row.append(place_from(seat, state.mover, state.seats))
    row.append(state.turns)
    row.append(state.idle)
    row.append(state.smoke)
    row.append(state.bear)
    row.append(place[state.waker] if state.waker >= 0 else -1)
    row.append(state.hidden)
    row.append(state.gold)
    row.append(state.lost)
    row.append(state.supply)
    put_set(row, [card - 1 for card in state.shown], len(ABILITIES))
    if journey is None:
        row.copy_in(_no_journey)
    else:
        row.append(_figure_place(journey.figure, place))
        row.append(journey.cell)
        row.append(journey.origin)
        row.append(journey.coins)
    ground = _ground(state, seat)
    row.copy_steady(ground.unseen)
    for number in range(len(setting.islands)):
        for crew in order:
            row.append(state.results[number][crew] if number < len(state.results) else -1)
    for crew in order:
        boat = state.boats[crew]
        row.append(place_from(seat, setting.seat_of[crew], state.seats))
        row.append(boat)
        row.append(0 if boat < 0 else speed(state, crew, crew))
        row.append(state.purse[crew])
        row.append(state.bottles[crew])
    cells = setting.most_cells
    for crew in order:
        for number in range(CREW_SIZE):
            _fill_figure(state, crew * CREW_SIZE + number, place, cells, row)
    _fill_figure(state, MISSIONARY_FIGURE, place, cells, row)
    row.append(place[state.missionary] if state.missionary >= 0 and _present(state) else -1)
    row.append(1 if state.armed and _present(state) else 0)
    for strip in ground.strips:
        row.copy_steady(strip)


def _present(state: JackalState) -> bool:
    return state.where[MISSIONARY_FIGURE] != ABSENT


def _figure_place(figure: int, place: list[int]) -> int:
    if figure == MISSIONARY_FIGURE:
        return len(place) * CREW_SIZE
    return place[figure // CREW_SIZE] * CREW_SIZE + figure % CREW_SIZE


def _unseen(state: JackalState, counted: list[int]) -> bytes:
    """By back: how many tiles lie in the box, and of each type how many there are that the seat has not seen."""
    step: i64 = 1 + len(state.box.tiles)
    tally = BytesWriter()  # a byte each
    tally.write(bytes(BACKS * step))
    for card in state.aside:
        number: i64 = card
        first: i64 = number % BACKS * step
        place: i64 = first + 1 + number // BACKS
        tally[first] = tally[first] + 1
        tally[place] = tally[place] + 1
    for there in counted:
        if there >= 0:
            tally[there] = tally[there] + 1
    row = Row()
    for at in range(BACKS * step):
        row.append(i64(tally[at]))
    return row.words()


def _counted_at(state: JackalState, seat: int, cell: int) -> int:
    """Where among these numbers the tile of a cell is counted, or -1 if the seat knows it."""
    face, looked = state.tiles[cell], state.looked[cell]
    if face >= 0 or (looked and seat >= 0 and looked >> seat & 1):
        return -1
    return state.backs[cell] * (1 + len(state.box.tiles)) + 1 + state.box.faces.tile[~face]


def _fill_figure(state: JackalState, figure: i64, place: list[int], cells: i64, row: Row) -> None:
    where: i64 = state.where[figure]
    trapped: i64 = state.trapped
    carrying: i64 = state.carrying
    if where == ABSENT:
        row.copy_in(_absent)
        return
    if where <= ABOARD:
        row.append(cells + place[ABOARD - where])
    elif where == DEAD:
        row.append(cells + len(place))
    elif where == SHIP:
        row.append(cells + len(place) + 1)
    else:
        row.append(where)
    row.append(trapped >> figure & 1)
    row.append(state.delay[figure])
    row.append(state.space[figure])
    row.append(carrying >> figure & 1)
    row.append(state.ability[figure] - 1)


def _strip(state: JackalState, seat: int, first: int) -> bytes:
    """Cells from this one on. Most are as their tile alone makes them: those are copied from a table."""
    bare = state.box.faces.bare
    row = Row()
    for cell in range(first, min(first + STRIP, state.setting.most_land)):
        if cell >= state.island.land:
            row.copy_in(_no_cell)
            continue
        face, back, looked, stacks = state.tiles[cell], state.backs[cell], state.looked[cell], state.coins[cell]
        if looked == 0 and stacks == 0:
            row.copy_in(bare[(face + 1 if face >= 0 else 0) * BACKS + back])
        else:
            _fill_cell(state, seat, face, back, looked, stacks, row)
    return row.words()


def _fill_cell(state: JackalState, seat: int, face: int, back: int, looked: int, stacks: int, row: Row) -> None:
    """A cell that somebody has looked at, or on which coins lie."""
    faces = state.box.faces
    own = seat if seat > 0 else 0
    up = face >= 0
    shown = face if up else ~face if seat >= 0 and looked >> seat & 1 else -1
    row.append(faces.tile[shown] if shown >= 0 else -1)
    row.append(faces.turn[shown] if shown >= 0 else -1)
    row.append(back)
    row.append(1 if up else 0)
    row.append(1 if shown == faces.used_airplane else 0)
    row.append((looked >> own | looked << state.seats - own) & (1 << state.seats) - 1)
    coins, rest = 0, stacks
    while rest:
        coins += rest & SPACE_MASK
        rest >>= SPACE_BITS
    row.append(coins)
    row.append(stacks)
