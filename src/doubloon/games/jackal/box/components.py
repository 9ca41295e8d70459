# interpreted: reads files, nothing hot
"""Reads `components.toml` into a Box and checks every entry."""

from __future__ import annotations

from pathlib import Path

from doubloon.core.components import Entry, read_components
from doubloon.core.game import BOX
from doubloon.games.jackal.box.box import (
    ABILITIES,
    AIRPLANE,
    ARROW,
    BOTTLE,
    CANNON,
    CHEST,
    COLOURS,
    CROSSROADS,
    DIRECTIONS,
    FIGURES,
    KINDS,
    LABYRINTH,
    LIGHTHOUSE,
    NO_GOLD,
    ONCE,
    ZONES,
    Box,
    Limits,
    Rounds,
    Tile,
    figure_name,
)
from doubloon.games.jackal.box.island import WIDTH, Island
from doubloon.games.jackal.box.islands import read_island
from doubloon.games.jackal.movefinder import MoveFinder

TURNABLE = (ARROW, CROSSROADS, CANNON)
MOST_COINS = 31  # on one space of one cell
AMOUNTS = {CHEST: "coins", BOTTLE: "bottles", LABYRINTH: "steps", LIGHTHOUSE: "peeks"}


PRINTED = Path(__file__).with_name("components.toml")


def load_box(path: Path | None = None) -> Box:
    """The components of the printed game, or of a file of one's own.

    A file that has islands and no tiles adds its islands, which come first, to the printed game. (JK-023)
    """
    file, fingerprint = read_components(path or PRINTED)
    drawn = file.entries("islands")
    if path and not file.has("tileset"):
        file = read_components(PRINTED)[0]
        drawn += file.entries("islands")
    _check_frame(file)
    tiles = _read_tiles(file.entry("tileset"))
    pool = [sum(tile.copies[zone] for tile in tiles) for zone in range(len(ZONES))]
    _check_totals(file, tiles, pool)
    islands = [read_island(entry, pool) for entry in drawn]
    ids = [island.id for island in islands]
    if not ids or len(set(ids)) != len(ids):
        raise file.wrong("must have islands with different ids")
    moves = _moves(islands)
    for island in islands:
        island.bind(moves)
    rules = file.entry("ability_rules")
    limits = file.entry("limits")
    return Box(
        fingerprint=fingerprint if path else BOX,
        islands=islands,
        tiles=tiles,
        limits=Limits(
            coins=file.entry("coins").number("supply", 0, MOST_COINS),
            bottles=file.entry("bottles").number("supply", 0, 99),
            shown=rules.number("shown_per_draft", 1, len(ABILITIES)),
            draft=rules.number("min_coins_to_draft", 0, 99),
            crossings=limits.number("crossroads_entries_per_move", 1, 9),
        ),
        rounds=Rounds(
            no_progress=limits.number("no_progress_rounds", 1, 99),
            most=limits.number("max_rounds", 1, 999),
            vote_after=limits.number("vote_after_idle_rounds", 1, 99),
        ),
        moves=moves,
    )


def _check_frame(file: Entry) -> None:
    """What the rules take for granted."""
    if file.entry("meta").get("game", str) != "jackal":
        raise file.entry("meta").wrong('must have game = "jackal"')
    pieces = file.entry("pieces")
    pieces.number("crews", 4, 4)
    pieces.number("pirates_per_crew", 3, 3)
    pieces.number("die_faces", 6, 6)
    if file.entry("crews").texts("turn_order") != COLOURS:
        raise file.entry("crews").wrong(f"must have turn_order = {COLOURS}")
    ids = [ability.get("id", str) for ability in file.entry("ability_deck").entries("abilities")]
    if ids != ABILITIES:
        raise file.entry("ability_deck").wrong(f"must list the abilities {', '.join(ABILITIES)} in this order")


def _read_tiles(tileset: Entry) -> list[Tile]:
    tiles: list[Tile] = []
    for entry in tileset.entries("tiles"):
        name = entry.get("kind", str)
        if name not in KINDS:
            raise entry.wrong(f"must have a kind of {', '.join(KINDS)}, not {name[:20]!r}")
        kind = KINDS.index(name)
        if (entry.has("once") and entry.get("once", bool)) != (kind in ONCE):
            raise entry.wrong(f"must {'' if kind in ONCE else 'not '}have once = true (JK-142)")
        if (entry.has("coin") and not entry.get("coin", bool)) != (kind in NO_GOLD):
            raise entry.wrong(f"must {'' if kind in NO_GOLD else 'not '}have coin = false (JK-142)")
        directions = _directions(entry, kind)
        rotations = entry.number("rotations", 1, 4) if entry.has("rotations") else 1
        distinct = len({tuple(sorted((way + 2 * turn) % 8 for way in directions)) for turn in range(4)})
        if kind in TURNABLE and rotations != (4 if kind == CROSSROADS else distinct):
            raise entry.wrong(f"must have rotations = {distinct}, as many as look different")
        if kind not in TURNABLE and rotations != 1:
            raise entry.wrong("must not have rotations: it looks the same from all sides")
        amount = entry.number(AMOUNTS[kind], 2 if kind == LABYRINTH else 1, 5) if kind in AMOUNTS else 0
        copies = [entry.number(zone[0], 0, 99) for zone in ZONES]
        tiles.append(Tile(len(tiles), entry.get("id", str), kind, copies, rotations, directions, amount))
    ids = [tile.id for tile in tiles]
    if len(set(ids)) != len(ids):
        raise tileset.wrong("must have tiles with different ids")
    if not any(tile.kind == AIRPLANE for tile in tiles):
        raise tileset.wrong("must have an airplane")
    return tiles


def _directions(entry: Entry, kind: int) -> list[int]:
    if kind == ARROW:
        named = entry.texts("dirs")
    elif kind == CROSSROADS:
        named = entry.texts("die")
        if len(named) != 6:
            raise entry.wrong("must have die = six directions")
    elif kind == CANNON:
        named = [entry.get("barrel", str)]
    else:
        return []
    for way in named:
        if way not in DIRECTIONS:
            raise entry.wrong(f"names the direction {way[:10]!r}; there are {', '.join(DIRECTIONS)}")
    if kind == ARROW and len(set(named)) != len(named):
        raise entry.wrong("must not name a direction twice")
    return [DIRECTIONS.index(way) for way in named]


def _check_totals(file: Entry, tiles: list[Tile], pool: list[int]) -> None:
    totals = file.entry("tile_totals")
    totals.number("all", sum(pool), sum(pool))
    for zone, count in zip(ZONES, pool, strict=True):
        totals.number(zone, count, count)
    chests = sum(sum(tile.copies) * tile.amount for tile in tiles if tile.kind == CHEST)
    totals.number("chest_coins", chests, chests)
    file.entry("coins").number("supply", chests, MOST_COINS)


def _moves(islands: list[Island]) -> MoveFinder:
    """The table speaks of all cells that are land or sea on any island."""
    land: dict[int, str] = {}
    sea: dict[int, str] = {}
    for island in islands:
        for cell in range(island.cells):
            place = island.y[cell] * WIDTH + island.x[cell]
            (land if cell < island.land else sea)[place] = island.names[cell]
    return MoveFinder(land, sea, ABILITIES, [figure_name(figure) for figure in range(FIGURES)])
