"""From a position of Jackal to what each seat may know of it: one island for all, and what only some have looked at."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from doubloon.core.looking import Looking, carried_over
from doubloon.core.task import NOBODY
from doubloon.core.view import SPECTATOR, common, prompt_for
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
from doubloon.games.jackal.seen.view import CellView, CrewView, FigureView, JackalView, MoveInProgress, TileView

if TYPE_CHECKING:
    from doubloon.games.jackal.state import JackalState

Counts = dict[str, dict[str, int]]


class JackalLooking(Looking):
    """All views of one position."""

    def __init__(self, state: JackalState, before: JackalLooking | None = None) -> None:
        super().__init__(state)
        if before is not None and (before.table.island is not state.island or before.table.box is not state.box):
            before = None
        self.table: JackalState = state
        self.own: dict[tuple[int, int], CellView] = before.own if before is not None else {}
        self.figures: list[FigureView | None] = _figures(state, before)
        self.glimpsed = [cell for cell, lookers in enumerate(state.looked) if lookers and state.tiles[cell] < 0]
        public = _public(state, self.figures, before)
        self.public: JackalView = carried_over(before.public if before is not None else None, public)

    def view(self, seat: int) -> JackalView:
        state, public = self.table, self.public
        if seat == SPECTATOR:
            return public
        asked = prompt_for(state, seat)
        known = [cell for cell in self.glimpsed if state.looked[cell] >> seat & 1]
        if not known:
            return replace(public, seat=seat, prompt=asked)
        cells = public.cells.copy()
        for cell in known:
            cells[cell] = self._known(cell)
        return replace(public, seat=seat, prompt=asked, cells=cells, unseen=_unseen(state, seat))

    def _known(self, cell: int) -> CellView:
        """A face-down tile, to those who have looked at it."""
        seen = self.public.cells[cell]
        face = self.table.tiles[cell]
        had = self.own.get((cell, face))
        now = replace(seen, tile=tile_view(self.table, face))
        if had is None or had != now:
            had = self.own[cell, face] = now
        return had


def view_of(state: JackalState, seat: int) -> JackalView:
    return JackalLooking(state).view(seat)


def _public(state: JackalState, figures: list[FigureView | None], before: JackalLooking | None) -> JackalView:
    """What everybody sees, with as much as possible of what they saw before."""
    island, journey = state.island, state.journey
    fields: dict[str, Any] = common(state, SPECTATOR)
    view: JackalView = JackalView(
        **fields,
        island=island.id,
        number=state.number + 1,
        islands=[other.id for other in state.setting.islands],
        rows=list(island.rows),
        cells=_cells(state, before),
        figures=[figure for figure in figures if figure is not None],
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
        unseen=_unseen_by_all(state, before),
        in_the_box=_in_the_box(state, before),
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
    return view


# The island


def _cells(state: JackalState, before: JackalLooking | None) -> list[CellView]:
    """Made anew where anything lies or stands otherwise than before."""
    count = state.island.cells
    if before is None:
        return [_cell(state, cell) for cell in range(count)]
    was, land = before.table, state.island.land
    cells: list[CellView] = before.public.cells
    kept = True
    for cell in range(count):
        changed = state.here[cell] != was.here[cell]
        if cell < land and not changed:
            changed = (
                state.tiles[cell] != was.tiles[cell]
                or state.coins[cell] != was.coins[cell]
                or state.looked[cell] != was.looked[cell]
                or state.backs[cell] != was.backs[cell]
            )
        if changed:
            if kept:
                cells, kept = cells.copy(), False
            cells[cell] = _cell(state, cell)
    return cells


def _cell(state: JackalState, cell: int) -> CellView:
    """As spectators see it."""
    island, here = state.island, state.here[cell]
    land = cell < island.land
    up = land and state.tiles[cell] >= 0
    boats = here >> BOAT_BIT & 15
    stacks = state.coins[cell] if land else 0
    lookers = state.looked[cell] if land else 0
    figures = here & ALL_FIGURES
    return CellView(
        cell=island.names[cell],
        x=island.x[cell],
        y=island.y[cell],
        zone=ZONES[island.zone[cell]] if land else "sea",
        back=ZONES[state.backs[cell]] if land else "",
        face_up=up,
        tile=tile_view(state, state.tiles[cell]) if up else None,
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


def _unseen_by_all(state: JackalState, before: JackalLooking | None) -> Counts:
    if before is not None:
        was = before.table
        if state.tiles == was.tiles and state.aside == was.aside and state.backs == was.backs:
            unseen: Counts = before.public.unseen
            return unseen
    return _unseen(state, SPECTATOR)


def _in_the_box(state: JackalState, before: JackalLooking | None) -> dict[str, int]:
    if before is not None and before.table.aside == state.aside:
        counted: dict[str, int] = before.public.in_the_box
        return counted
    return {zone: len([card for card in state.aside if card % 3 == n]) for n, zone in enumerate(ZONES)}


def _unseen(state: JackalState, seat: int) -> Counts:
    """What may lie under a back, counted by type."""
    found: Counts = {zone: {} for zone in ZONES}
    for card in state.aside:
        _count(found[ZONES[card % 3]], state.box.tiles[card // 3].id)
    for cell, face in enumerate(state.tiles):
        if face < 0 and (seat < 0 or state.looked[cell] >> seat & 1 == 0):
            _count(found[ZONES[state.backs[cell]]], state.box.tiles[state.box.faces.tile[~face]].id)
    return {zone: dict(sorted(counts.items())) for zone, counts in found.items()}


def _count(counts: dict[str, int], id: str) -> None:
    counts[id] = counts.get(id, 0) + 1


# Crews and their figures


def _figures(state: JackalState, before: JackalLooking | None) -> list[FigureView | None]:
    """All that are in the game, by their numbers; made anew where anything about them is otherwise than before."""
    found: list[FigureView | None] = []
    for figure in range(len(state.where)):
        seen = before.figures[figure] if before is not None and _as_before(state, before.table, figure) else None
        if seen is None and state.where[figure] != ABSENT:
            seen = _figure(state, figure)
        found.append(seen)
    return found


def _as_before(state: JackalState, was: JackalState, figure: int) -> bool:
    """Is all that its view tells as it was?"""
    return (
        state.where[figure] == was.where[figure]
        and state.delay[figure] == was.delay[figure]
        and state.space[figure] == was.space[figure]
        and state.ability[figure] == was.ability[figure]
        and (state.trapped ^ was.trapped) >> figure & 1 == 0
        and (state.carrying ^ was.carrying) >> figure & 1 == 0
        and state.armed == was.armed
        and crew_of(state, figure) == crew_of(was, figure)
    )


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
