# interpreted: reads texts, nothing hot
"""Reads a drawn island. A cell is a tile, then behind ":" what is there, without blanks.

Tiles     .   empty             ho  horse       ju  jungle         >N+SE  arrow with these exits
          cN  chest of N        ic  ice         fo  fortress       !E     cannon
          lN  labyrinth of N    cr  crocodile   sh  shrine         xN     crossroads, N quarter turns clockwise
          bN  bottle tile of N  tr  trampoline  bk  bank           ai, au airplane, used airplane
          pi  pit               bl  balloon     sp  spyglass       dn     bear's den
          ba  barrel            ca  cannibal    cm  caramba        li, mu, sm, mi, eq  lighthouse, musket, smoke,
          ~   sea                                                  missionary, earthquake
          ?   before any of these: face down; alone: face down and empty. _ leaves the cell as it is
Contents  w1 y2 r3 b1  pirates, m the missionary, M the armed missionary, & the bear, W Y R B boats
          behind a figure: ! trapped, ~ drunk in this turn, /2 on space 2 of a labyrinth, $ at sea: a diver's coin
          $ coins, as many as there are signs; $/2 on space 2
"""

from __future__ import annotations

import re

from doubloon.games.jackal.box.box import (
    ARROW,
    CANNON,
    COLOURS,
    CREW_SIZE,
    DIRECTIONS,
    LABYRINTH,
    MISSIONARY_FIGURE,
    Box,
    figure_name,
)
from doubloon.games.jackal.box.island import OFF
from doubloon.games.jackal.rules.crew import ABOARD, BEAR, BOAT_BIT
from doubloon.games.jackal.rules.fighting import lay_coins, lift, put
from doubloon.games.jackal.state import JackalState

SIGNS = {
    ".": "empty",
    "ho": "horse",
    "ic": "ice",
    "pi": "pit",
    "ba": "barrel",
    "cr": "crocodile",
    "bk": "bank",
    "ju": "jungle",
    "li": "lighthouse",
    "cm": "caramba",
    "bl": "balloon",
    "mu": "musket",
    "sh": "shrine",
    "tr": "trampoline",
    "ai": "airplane",
    "sm": "smoke",
    "dn": "bear_den",
    "mi": "missionary",
    "eq": "earthquake",
    "sp": "spyglass",
    "ca": "cannibal",
    "fo": "fortress",
}
CONTENTS = re.compile(
    r"(?P<figure>[wyrb][123]|[mM])(?P<flags>[!~]*)(?P<at>/\d)?|(?P<coins>\$+)(?P<space>/\d)?|&|[WYRB]"
)


class BadDrawing(ValueError):
    """A drawing cannot be read; the message names its line and cell."""


def figure_named(name: str) -> int:
    for figure in range(MISSIONARY_FIGURE + 1):
        if name in (figure_name(figure), _short(figure)):
            return figure
    raise BadDrawing(f"there is no figure {name!r}; take white-1 or missionary")


def _short(figure: int) -> str:
    return "m" if figure == MISSIONARY_FIGURE else f"{COLOURS[figure // CREW_SIZE][0]}{figure % CREW_SIZE + 1}"


def draw_island(state: JackalState, drawing: str, rest: str, explored: bool) -> None:
    """Lay the tiles of a drawing, explored and empty ones (or what `rest` says) elsewhere, one face down at the end."""
    face = face_of(state.box, rest)
    state.tiles = [face] * state.island.land
    state.backs = state.island.zone.copy()
    drawn: set[int] = set()
    lines = [line for line in drawing.splitlines() if line.strip()]
    if lines:
        columns = lines[0].split()
        for number, line in enumerate(lines[1:], 1):
            row, *tokens = line.split()
            if len(tokens) != len(columns):
                raise BadDrawing(f"line {number} ({line.strip()!r}) has {len(tokens)} cells for {len(columns)} columns")
            for column, token in zip(columns, tokens, strict=True):
                cell = _cell(state, column, row)
                drawn.add(cell)
                try:
                    _draw_cell(state, cell, token)
                except BadDrawing as problem:
                    raise BadDrawing(f"line {number}, column {column}: {problem}") from None
    if not explored:
        last = max(cell for cell in range(state.island.land) if cell not in drawn)
        state.tiles[last] = face_of(state.box, "?")
    state.hidden = sum(1 for face in state.tiles if face < 0)


def _cell(state: JackalState, column: str, row: str) -> int:
    """Column and row as in the catalogue (5 and 4) or as in moves (f and 5)."""
    if column.isdigit():
        return state.island.at(int(column), int(row))
    return state.island.named(column + row)


def face_of(box: Box, sign: str) -> int:
    """The face that a sign stands for; ~face for a face-down tile."""
    if sign.startswith("?"):
        return ~face_of(box, sign[1:] or ".")
    if sign == "au":
        return box.faces.used_airplane
    if sign[0] in ">!":
        kind = ARROW if sign[0] == ">" else CANNON
        ways = sorted(DIRECTIONS.index(way) for way in sign[1:].split("+") if way in DIRECTIONS)
        for face in range(len(box.faces)):
            if box.faces.kind[face] == kind and sorted(box.faces.directions[face]) == ways:
                return face
        raise BadDrawing(f"no tile shows {sign!r}; directions are {', '.join(DIRECTIONS)} with + between")
    numbered = {"c": "chest_", "l": "labyrinth_", "b": "bottle_"}
    if len(sign) == 2 and sign[1].isdigit():
        if sign[0] == "x":
            return box.tile_named("crossroads").first_face + int(sign[1]) % 4
        if sign[0] in numbered:
            return box.tile_named(numbered[sign[0]] + sign[1]).first_face
    if sign not in SIGNS:
        raise BadDrawing(f"{sign!r} is no tile; see doubloon.games.jackal.stories.drawing")
    return box.tile_named(SIGNS[sign]).first_face


def _draw_cell(state: JackalState, cell: int, token: str) -> None:
    sign, _, contents = token.partition(":")
    if cell == OFF:
        if sign in ("_", "~") and not contents:
            return
        raise BadDrawing("this cell is not on the board; draw it as _")
    if sign not in ("_", "~"):
        if cell >= state.island.land:
            raise BadDrawing("this cell is sea; draw it as ~")
        state.tiles[cell] = face_of(state.box, sign)
    elif sign == "~" and cell < state.island.land:
        raise BadDrawing("this cell is land, not sea")
    place = 0
    while place < len(contents):
        found = CONTENTS.match(contents, place)
        if not found:
            raise BadDrawing(f"{contents[place:]!r} is nothing that can be there")
        _draw_content(state, cell, found)
        place = found.end()


def _draw_content(state: JackalState, cell: int, found: re.Match[str]) -> None:
    sign = found.group()
    if sign == "&":
        state.bear = cell
        state.here[cell] |= BEAR
    elif sign in ("W", "Y", "R", "B"):
        crew = [colour[0].upper() for colour in COLOURS].index(sign)
        bit = 1 << BOAT_BIT + crew
        state.here[state.boats[crew]] &= ~bit
        state.boats[crew] = cell
        state.here[cell] |= bit
    elif found["coins"]:
        count = len(found["coins"])
        state.gold += count
        if cell >= state.island.land:
            state.carrying |= state.here[cell] & ((1 << MISSIONARY_FIGURE) - 1)
        else:
            lay_coins(state, cell, int(found["space"][1:]) if found["space"] else _first_space(state, cell), count)
    else:
        _draw_figure(state, cell, found)


def _first_space(state: JackalState, cell: int) -> int:
    """Coins in a labyrinth lie on its first space unless the drawing says otherwise."""
    return 1 if _is_labyrinth(state, cell) else 0


def _is_labyrinth(state: JackalState, cell: int) -> bool:
    face = state.tiles[cell]
    return face >= 0 and state.box.faces.kind[face] == LABYRINTH


def _draw_figure(state: JackalState, cell: int, found: re.Match[str]) -> None:
    name = found["figure"]
    figure = figure_named(name.lower())
    if figure != MISSIONARY_FIGURE and figure >= state.crews * CREW_SIZE:
        raise BadDrawing(f"{name} does not play; there are {state.crews} crews")
    lift(state, figure)
    if name == "M":
        state.armed = True
    boat = state.here[cell] >> BOAT_BIT & 15
    if boat:
        state.where[figure] = ABOARD - (boat.bit_length() - 1)
        return
    put(state, figure, cell)
    if "!" in found["flags"]:
        state.trapped |= 1 << figure
    if "~" in found["flags"]:
        state.delay[figure] = 2  # the turn that begins counts one down
    if cell < state.island.land and _is_labyrinth(state, cell):
        state.space[figure] = int(found["at"][1:]) if found["at"] else 1
