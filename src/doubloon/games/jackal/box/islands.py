# interpreted: reads files, nothing hot
"""Reads the drawing of an island and checks it cell by cell; errors name the line and the cell. (JK-013 to JK-023)"""

from __future__ import annotations

import re
from itertools import combinations

from doubloon.core.components import Entry
from doubloon.core.options import NONE_OF_THEM
from doubloon.games.jackal.box.island import HEIGHT, WIDTH, Island, cell_name

SIGNS = {"B": 0, "F": 1, "M": 2}
SIDES = [(0, -1), (1, 0), (0, 1), (-1, 0)]
ALL_SIDES = [(dx, dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1) if (dx, dy) != (0, 0)]

BOATS = 4
KEYS = "id cells sea_cells zones rows start sea_ring"

Place = tuple[int, int]


def read_island(entry: Entry, pool: list[int]) -> Island:
    """An island; `pool` is how many tiles there are with each back."""
    entry.only(KEYS)
    id = entry.get("id", str)
    if not re.fullmatch(r"[a-z][a-z0-9_]*", id):
        raise entry.wrong("must have an id of small letters, digits and _, for options name it")
    if id == NONE_OF_THEM:
        raise entry.wrong(f"needs another id: in the option campaign {id!r} means that no island follows")
    rows = entry.texts("rows")
    signs = _signs(entry, rows)
    land = [(x, y, SIGNS[sign]) for (x, y), sign in signs.items() if sign in SIGNS]
    _check_land(entry, rows, {(x, y) for x, y, _ in land})
    sea = {place for place, sign in signs.items() if sign == "~"}
    _check_shore(entry, rows, signs)
    ring = _ring(entry, rows, sea)
    _check_zones(entry, rows, land, pool)
    island = Island(id, rows, land, ring)
    _check_landings(entry, island)
    island.start = _starts(entry, island)
    _check_counts(entry, island)
    return island


def _at(rows: list[str], x: int, y: int) -> str:
    return f"line {y + 1}, cell {cell_name(x, y)} ({rows[y]!r})"


def _signs(entry: Entry, rows: list[str]) -> dict[Place, str]:
    if len(rows) > HEIGHT:
        raise entry.wrong(f"must have at most {HEIGHT} rows, not {len(rows)}")
    signs: dict[Place, str] = {}
    for y, row in enumerate(rows):
        if len(row) != len(rows[0]) or not 1 <= len(row) <= WIDTH:
            want = f"{len(rows[0])} cells as the first row has" if len(row) <= WIDTH else f"at most {WIDTH} cells"
            raise entry.wrong(f"line {y + 1} ({row[:20]!r}) has {len(row)} cells; it must have {want}")
        for x, sign in enumerate(row):
            if sign not in "BFM~.":
                raise entry.wrong(f"{_at(rows, x, y)}: {sign!r} is no cell; take B, F, M, ~ or .")
            if sign != ".":
                signs[x, y] = sign
    return signs


def _check_land(entry: Entry, rows: list[str], land: set[Place]) -> None:
    """Connected by sides or corners. (JK-023)"""
    if not land:
        raise entry.wrong("has no land")
    first = min(land, key=lambda place: (place[1], place[0]))
    reached = {first}
    edge = [first]
    for x, y in edge:
        for dx, dy in ALL_SIDES:
            there = x + dx, y + dy
            if there in land and there not in reached:
                reached.add(there)
                edge.append(there)
    lost = sorted(land - reached, key=lambda place: (place[1], place[0]))
    if lost:
        raise entry.wrong(f"{_at(rows, *lost[0])}: this land is not connected with the rest (JK-023)")


def _check_shore(entry: Entry, rows: list[str], signs: dict[Place, str]) -> None:
    """The sea is exactly the water that touches land. (JK-019)"""
    for (x, y), sign in signs.items():
        around = [signs.get((x + dx, y + dy)) for dx, dy in ALL_SIDES]
        if sign == "~" and not any(other in SIGNS for other in around):
            raise entry.wrong(f"{_at(rows, x, y)}: this sea touches no land; draw it as . (JK-019)")
        if sign in SIGNS and None in around:
            raise entry.wrong(f"{_at(rows, x, y)}: this land must have sea (~) wherever it has no land (JK-019)")


def _ring(entry: Entry, rows: list[str], sea: set[Place]) -> list[Place]:
    """The loop, clockwise from the northernmost sea cell nearest to the middle column. (JK-020)"""
    beside = {
        (x, y): [(x + dx, y + dy) for dx, dy in SIDES if (x + dx, y + dy) in sea]
        for x, y in sorted(sea, key=lambda place: (place[1], place[0]))
    }
    for (x, y), neighbours in beside.items():
        if len(neighbours) != 2:
            count = len(neighbours)
            raise entry.wrong(f"{_at(rows, x, y)}: the sea is no closed loop; {count} sea cells lie beside (JK-020)")
    north = min(y for _, y in sea)
    middle = (len(rows[0]) - 1) / 2
    start = min((place for place in sea if place[1] == north), key=lambda place: (abs(place[0] - middle), place[0]))
    ring = [start]
    east = (start[0] + 1, start[1])
    there = east if east in sea else next(place for place in beside[start] if place[1] > start[1])
    while there != start:
        ring.append(there)
        there = next(place for place in beside[there] if place != ring[-2])
    rest = sorted(sea - set(ring), key=lambda place: (place[1], place[0]))
    if rest:
        raise entry.wrong(f"{_at(rows, *rest[0])}: this sea is a second loop; there must be one (JK-020)")
    return ring


def _check_zones(entry: Entry, rows: list[str], land: list[tuple[int, int, int]], pool: list[int]) -> None:
    """No more cells than the pool has tiles with that back. (JK-023)"""
    for zone, (name, most) in enumerate(zip(("beach", "forest", "mountain"), pool, strict=True)):
        cells = [(x, y) for x, y, of in land if of == zone]
        if len(cells) > most:
            much = f"{len(cells)} {name} cells, but the pool has only {most} tiles with that back (JK-023)"
            raise entry.wrong(f"has {much}; from {_at(rows, *cells[most])} on they are too many")


def _check_landings(entry: Entry, island: Island) -> None:
    """Every boat can start beside a beach, in a cell of its own. (JK-023, JK-033)"""
    shores = [island.names[island.land + place] for place in range(island.sea) if island.by_the_beach[place]]
    if not shores:
        raise entry.wrong("must have sea beside a beach cell, for the boats (JK-023)")
    if len(shores) < BOATS:
        few = f"only {len(shores)} sea cells beside its beaches, {shores[0]} first"
        raise entry.wrong(f"has {few}; there must be room for {BOATS} boats (JK-023)")


def _starts(entry: Entry, island: Island) -> dict[int, list[int]]:
    """Recommended cells by number of crews; spread evenly where the file names none. (JK-035)"""
    starts: dict[int, list[int]] = {}
    named = entry.entry("start") if entry.has("start") else None
    if named is not None:
        named.only("2 3 4")
    beach = [place for place in range(island.sea) if island.by_the_beach[place]]
    for crews in (2, 3, 4):
        if named is not None and named.has(str(crews)):
            places = named.numbers(str(crews))
            for place in places:
                if not 0 <= place < island.sea or not island.by_the_beach[place]:
                    raise named.wrong(f"names ring index {place}, which is no sea cell beside a beach (JK-033)")
            if len(set(places)) != crews:
                raise named.wrong(f"must name {crews} different ring indices for {crews} crews")
            for one, other in combinations(places, 2):
                if island.beside(island.land + one, island.land + other):
                    raise named.wrong(f"names ring indices {one} and {other}, which neighbour each other (JK-034)")
            starts[crews] = places
        else:
            starts[crews] = [beach[crew * len(beach) // crews] for crew in range(crews)]
    return starts


def _check_counts(entry: Entry, island: Island) -> None:
    """What the file says in numbers is what it draws."""
    if entry.has("cells"):
        entry.number("cells", island.land, island.land)
    if entry.has("sea_cells"):
        entry.number("sea_cells", island.sea, island.sea)
    if entry.has("zones"):
        zones = entry.entry("zones")
        for zone, name in enumerate(("beach", "forest", "mountain")):
            zones.number(name, island.zone_size(zone), island.zone_size(zone))
    if entry.has("sea_ring"):
        ring = [[island.x[cell], island.y[cell]] for cell in range(island.land, island.cells)]
        given = entry.get("sea_ring", list)
        for index, place in enumerate(ring):
            if index >= len(given) or given[index] != place:
                said = given[index] if index < len(given) else "nothing"
                raise entry.wrong(f"must have sea_ring[{index}] = {place}, not {said}")
        if len(given) != len(ring):
            raise entry.wrong(f"must have {len(ring)} cells in sea_ring, not {len(given)}")
