"""What a seat of Jackal may know, as numbers: the same as its view, for programs that learn.

Crews come in the order of their seats, the own ones first; so do figures, boats and what belongs to crews.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from doubloon.core.numbers import Amendments, Columns, Row, Steady, place_from, put_set, words_of
from doubloon.core.task import NOBODY
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
CELL: Final = 8  # numbers of a cell
MOST_CHANGES: Final = 1000  # that are kept of the land; then it is written anew

_absent: Final = words_of([-1, 0, 0, 0, 0, -1])
_no_journey: Final = words_of([-1, -1, -1, 0])
_no_cell: Final = words_of([-1, -1, -1, 0, 0, 0, 0, 0])
_tallies: Final = [words_of([number]) for number in range(COINS + 1)]


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


class Glimpses:
    """Face-down tiles at which somebody has looked, as one seat knows them: in their cells, and among the unseen.

    They stay until one of those cells changes, or one of those numbers.
    """

    def __init__(self, land: Amendments, unseen: Amendments) -> None:
        self.land = land
        self.unseen = unseen


_no_glimpses: Final = Glimpses(Amendments([], []), Amendments([], []))


class Ground:
    """The numbers of the land and of the tiles that nobody sees: nine tenths of a row, and most turns change little.

    The rules say `cell_changed` or `land_changed` where they do. What seats see differently is a few glimpses.
    """

    def __init__(self, state: JackalState) -> None:
        land = range(state.island.land)
        self.stale: list[int] = []  # cells that have changed since
        self.secret: list[int] = [cell for cell in land if _secret(state, cell)]
        self.counted: list[int] = [_counted_at(state, cell) for cell in land]
        self.tallies = _tallied(state, self.counted)
        self.unseen = Steady([_tallies[tally] for tally in self.tallies])
        self.land = Steady([_cell(state, cell) for cell in range(state.setting.most_land)])
        self._places: list[int] = sorted({self.counted[cell] for cell in self.secret})  # where those are counted
        self._glimpses = [_no_glimpses] * (state.seats + 1)  # by seat, a spectator's last; made when they are asked for

    def refresh(self, state: JackalState) -> None:
        """Write what is stale anew."""
        for cell in self.stale:
            was_secret = cell in self.secret
            self.land.change(cell, _cell(state, cell))
            now = _counted_at(state, cell)
            if now != self.counted[cell]:
                self._tally(self.counted[cell], -1)
                self._tally(now, 1)
                self.counted[cell] = now
            if _secret(state, cell):
                self._keep_secret([*self.secret, cell] if not was_secret else self.secret)
            elif was_secret:
                self._keep_secret([other for other in self.secret if other != cell])
        self.stale = []

    def _keep_secret(self, cells: list[int]) -> None:
        """Somebody sees these otherwise than others do, and not quite as before."""
        self.secret = sorted(cells)
        self._places = sorted({self.counted[cell] for cell in cells})
        self._forget_glimpses()

    def _forget_glimpses(self) -> None:
        self._glimpses = [_no_glimpses] * len(self._glimpses)

    def _tally(self, place: int, by: int) -> None:
        if place >= 0:
            self.tallies[place] += by
            self.unseen.change(place, _tallies[self.tallies[place]])
            if place in self._places:
                self._forget_glimpses()

    def glimpses(self, state: JackalState, seat: int) -> Glimpses:
        """What this seat sees otherwise."""
        if self.secret and self._glimpses[seat] is _no_glimpses:
            cells = [_glimpse(state, seat, cell) for cell in self.secret]
            tallies = [_tallies[self._unseen(state, seat, place)] for place in self._places]
            land = Amendments([cell * CELL for cell in self.secret], cells)
            self._glimpses[seat] = Glimpses(land, Amendments(self._places, tallies))
        return self._glimpses[seat]

    def _unseen(self, state: JackalState, seat: int, place: int) -> int:
        """How many of the tiles that are counted there the seat has not seen."""
        known = [cell for cell in self.secret if self.counted[cell] == place and _knows(state, seat, cell)]
        return self.tallies[place] - len(known)


def _ground(state: JackalState) -> Ground:
    """As it was the time before, with what has changed, or made again."""
    ground = state.ground
    if ground is None or ground.land.changes > MOST_CHANGES:
        ground = state.ground = Ground(state)
    elif ground.stale:
        ground.refresh(state)
    return ground


def _secret(state: JackalState, cell: int) -> bool:
    """Somebody knows this tile, and others do not."""
    return state.looked[cell] != 0 and state.tiles[cell] < 0


def _knows(state: JackalState, seat: int, cell: int) -> bool:
    return seat >= 0 and state.looked[cell] >> seat & 1 == 1


def fill(state: JackalState, seat: int, row: Row) -> None:
    setting = state.setting
    own = seat if seat > 0 else 0
    order, place = setting.crews_from[own], setting.crew_places[own]
    journey = state.journey
    row.append(setting.island_numbers[state.number])
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
    ground = _ground(state)
    glimpses = ground.glimpses(state, seat)
    row.follow(ground.unseen, glimpses.unseen)
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
    _fill_figures(state, setting.figures_from[own], place, row)
    row.append(place[state.missionary] if state.missionary >= 0 and _present(state) else -1)
    row.append(1 if state.armed and _present(state) else 0)
    row.follow(ground.land, glimpses.land)


def _present(state: JackalState) -> bool:
    return state.where[MISSIONARY_FIGURE] != ABSENT


def _figure_place(figure: int, place: list[int]) -> int:
    if figure == MISSIONARY_FIGURE:
        return len(place) * CREW_SIZE
    return place[figure // CREW_SIZE] * CREW_SIZE + figure % CREW_SIZE


def _tallied(state: JackalState, counted: list[int]) -> list[int]:
    """By back: how many tiles lie in the box, and of each type how many there are that nobody sees."""
    step = 1 + len(state.box.tiles)
    tallies = [0] * (BACKS * step)
    for card in state.aside:
        first = card % BACKS * step
        tallies[first] += 1
        tallies[first + 1 + card // BACKS] += 1
    for place in counted:
        if place >= 0:
            tallies[place] += 1
    return tallies


def _counted_at(state: JackalState, cell: int) -> int:
    """Where among these numbers the tile of a cell is counted, or -1 if it lies face up."""
    face = state.tiles[cell]
    if face >= 0:
        return -1
    return state.backs[cell] * (1 + len(state.box.tiles)) + 1 + state.box.faces.tile[~face]


def _fill_figures(state: JackalState, figures: list[int], place: list[int], row: Row) -> None:
    cells: i64 = state.setting.most_cells
    trapped: i64 = state.trapped
    carrying: i64 = state.carrying
    wheres, delays, spaces, abilities = state.where, state.delay, state.space, state.ability
    for number in figures:
        figure: i64 = number
        where: i64 = wheres[figure]
        if where == ABSENT:
            row.copy_in(_absent)
            continue
        if where <= ABOARD:
            where = cells + place[ABOARD - where]
        elif where == DEAD:
            where = cells + len(place)
        elif where == SHIP:
            where = cells + len(place) + 1
        row.append(where)
        row.append(trapped >> figure & 1)
        row.append(delays[figure])
        row.append(spaces[figure])
        row.append(carrying >> figure & 1)
        row.append(abilities[figure] - 1)


def _cell(state: JackalState, cell: int) -> bytes:
    """A cell as it looks to all. Most are as their tile alone makes them: those come from a table."""
    if cell >= state.island.land:
        return _no_cell
    face = state.tiles[cell]
    if state.coins[cell] == 0:
        return state.box.faces.bare[(face + 1 if face >= 0 else 0) * BACKS + state.backs[cell]]
    return _glimpse(state, NOBODY, cell)


def _glimpse(state: JackalState, seat: int, cell: int) -> bytes:
    """A cell that somebody has looked at, or on which coins lie."""
    row = Row()
    faces = state.box.faces
    face, looked, stacks = state.tiles[cell], state.looked[cell], state.coins[cell]
    own = seat if seat > 0 else 0
    up = face >= 0
    shown = face if up else ~face if _knows(state, seat, cell) else -1
    row.append(faces.tile[shown] if shown >= 0 else -1)
    row.append(faces.turn[shown] if shown >= 0 else -1)
    row.append(state.backs[cell])
    row.append(1 if up else 0)
    row.append(1 if shown == faces.used_airplane else 0)
    row.append((looked >> own | looked << state.seats - own) & (1 << state.seats) - 1)
    coins, rest = 0, stacks
    while rest:
        coins += rest & SPACE_MASK
        rest >>= SPACE_BITS
    row.append(coins)
    row.append(stacks)
    return row.words()
