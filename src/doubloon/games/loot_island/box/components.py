# interpreted: reads files, nothing hot
"""Reads `components.toml` into a Box and checks every entry: cards, tiles, numbers."""

from __future__ import annotations

from pathlib import Path

from doubloon.core.components import Entry, read_components
from doubloon.core.game import BOX
from doubloon.core.move import MoveSet
from doubloon.games.loot_island.box.board import COASTS, CORNERS, LANDINGS
from doubloon.games.loot_island.box.box import Box, SeatRow
from doubloon.games.loot_island.box.event_cards import ACTIONS, DIG, Tile
from doubloon.games.loot_island.box.event_reading import read_events
from doubloon.games.loot_island.box.maps import COLOURS, HIGHEST, ICONS, ONE, RANKS, WILD, MapCard
from doubloon.games.loot_island.box.treasures import (
    AMULET,
    BOOK,
    CROWN,
    JEWEL,
    PILES,
    SKULL,
    SKULL_KINDS,
    TYPES,
    Healer,
    Treasure,
    best_jewels,
    best_skulls,
)
from doubloon.games.loot_island.moves import MoveFinder

PRINTED = Path(__file__).with_name("components.toml")
MOST_SEATS = 5
MOST_CUBES = 99
MOST_SKULLS = 40  # of a kind: every way to split them is tried
LETTERS = {"red": "R", "green": "G", "purple": "P", "orange": "O"}  # that ids of map cards begin with, as words have it
MOST_OF = [20, 1, 1, 20, 1, 20]  # by action of a small island: how much of it a tile may grant

# Where cards with names lie, and what a name promises. Figures may differ: texts are put together from them.
NAMED = (("events", "cards", "effect"), ("small_islands", "tiles", "action"))
# Names with a number in them promise that as well.
COUNTED = ("cleanse_2", "cleanse_3")


def load_box(path: Path | None = None) -> Box:
    """The components of the printed game, or of another file."""
    file, fingerprint = read_components(path or PRINTED)
    _check_frame(file)
    box = Box(fingerprint if path else BOX)
    _read_numbers(file, box)
    _read_maps(file, box)
    _read_treasures(file.entry("treasures"), box)
    _read_healers(file.entry("healers"), box)
    _read_tiles(file.entry("small_islands"), box)
    read_events(file, box)
    if path:
        _check_names(file, read_components(PRINTED)[0])
    _read_rows(file, box)
    _read_scoring(file, box)
    _check_counts(file.entry("counts"), box)
    box.make_tables()
    drops = [box.discard_cubes + box.amulet_cubes * sum(1 for t in box.treasures if t.type == AMULET)]
    drops += [tile.amount for tile in box.tiles] + [treasure.crossed for treasure in box.treasures]
    drops += [max(event.icon_cubes, event.small_loot_cubes) for event in box.events]
    box.moves = MoveFinder(box.maps, box.tiles, box.treasures, box.healers, max(drops))
    box.moveset = MoveSet(box.moves.all())
    return box


def _check_frame(file: Entry) -> None:
    """What the rules take for granted cannot be changed by a file."""
    meta = file.entry("meta")
    if meta.get("game", str) != "Loot Island":
        raise meta.wrong('must say game = "Loot Island"')
    meta.number("min_players", 2, 2)
    meta.number("max_players", MOST_SEATS, MOST_SEATS)
    board = file.entry("board")
    board.number("coasts", COASTS, COASTS)
    board.number("corners", CORNERS, CORNERS)
    board.number("landings", LANDINGS, LANDINGS)
    file.entry("players").number("max_compass_per_color_per_landing", 1, 1)
    scoring = file.entry("scoring")
    if scoring.texts("treasure_types") != TYPES:
        raise scoring.wrong(f"must have treasure_types = {TYPES} (LI-012)")
    if scoring.texts("skull_kinds") != SKULL_KINDS:
        raise scoring.wrong(f"must have skull_kinds = {SKULL_KINDS} (LI-013)")
    aaron = file.entry("aaron")
    if aaron.texts("collects") != ["crown"] or aaron.get("picks", str) != "highest_ref":
        raise aaron.wrong('must have collects = ["crown"] and picks = "highest_ref" (LI-505, LI-541)')


def _read_numbers(file: Entry, box: Box) -> None:
    box.rounds = file.entry("meta").number("rounds", 1, 9)
    players = file.entry("players")
    box.compasses = players.number("compasses_each", 1, LANDINGS - 1)
    box.start_cubes = players.number("start_cubes", 0, MOST_CUBES)
    setup = file.entry("setup")
    setup.number("events_a", 1, 1)
    box.events_b = setup.number("events_b", box.rounds - 1, box.rounds - 1)  # LI-029 one each
    aaron = file.entry("aaron")
    box.aaron_hand = aaron.number("hand", 1, 20)
    aaron.number("compasses", box.compasses, box.compasses)
    dealt = file.entry("variant_initial_hand").entry("dealt_by_seat")
    box.dealt = [0, *(dealt.number(f"seat{seat}", 1, 16) for seat in range(2, MOST_SEATS + 1))]
    healers = file.entry("variant_healer_2")
    box.healers_each = healers.number("dealt_each", 1, 4)
    healers.number("contributed_each", 1, 1)


def _read_maps(file: Entry, box: Box) -> None:
    section = file.entry("map_colors")
    colours = [entry.get("id", str) for entry in section.entries("colors")]
    letters = [entry.get("letter", str) for entry in section.entries("colors")]
    if len(colours) != COLOURS or dict(zip(colours, letters, strict=True)) != LETTERS:
        named = ", ".join(f"{colour} ({letter})" for colour, letter in LETTERS.items())
        raise section.wrong(f"must have the colors {named} (LI-009)")
    box.colours = colours
    piles: list[list[tuple[int, str, int]]] = [[] for _ in colours]
    maps = file.entry("maps")
    seen: list[str] = []
    for entry in maps.entries("cards"):
        entry.only("id color value icon")
        id = entry.own_id(seen)
        seen.append(id)
        colour = _one_of(entry, "color", colours)
        value = entry.number("value", WILD, HIGHEST)
        icon = _one_of(entry, "icon", ICONS)
        if value == WILD and ICONS[icon] != "chest":
            raise entry.wrong('must have icon = "chest": every wild shows one (LI-011)')
        if value == ONE and ICONS[icon] in ("draw", "discard"):
            raise entry.wrong("must have icon = one of none, chest, plus_one: a 1 has an effect of its own (LI-147)")
        name = LETTERS[colours[colour]] + (f"{value:02}" if value else "W")
        if id[:-1] != name or not id[-1].islower():
            raise entry.wrong(f'must have an id that says what it is and which copy, as "{name}a"')
        piles[colour].append((value, id, icon))
    for colour, pile in enumerate(piles):
        if not 1 <= len(pile) <= RANKS:
            raise maps.wrong(f"must have 1 to {RANKS} cards of {colours[colour]}, not {len(pile)}")
        pile.sort(key=lambda card: card[0] or HIGHEST + 1)  # LI-126, LI-129; copies stay in their order (LI-136)
        box.maps += [MapCard(RANKS * colour + n, id, value, icon) for n, (value, id, icon) in enumerate(pile)]


def _read_treasures(file: Entry, box: Box) -> None:
    for entry in file.entries("cards", "ref"):
        type = _one_of(entry, "type", TYPES)
        entry.only(f"ref pile type curse crossed {_SHOWN.get(type, 'base')}")
        treasure = Treasure(
            number=len(box.treasures),
            ref=entry.number("ref", 1, 999),
            pile=_one_of(entry, "pile", PILES),
            type=type,
            base=entry.number("base", 0, 99) if type != BOOK else 0,
            curse=_optional(entry, "curse", 20),  # LI-014
            crossed=_optional(entry, "crossed", 20),
            crosses=entry.number("crosses", 1, 9) if type == CROWN else 0,
            multiplier=entry.number("mult", 1, 9) if type == BOOK else 0,
            kind=_one_of(entry, "kind", SKULL_KINDS) if type == SKULL else -1,
        )
        if any(other.ref == treasure.ref for other in box.treasures):
            raise entry.wrong("is there twice: reference numbers are unique (LI-012)")
        box.treasures.append(treasure)
    kinds = [treasure.kind for treasure in box.treasures if treasure.type == SKULL]
    if any(kinds.count(kind) > MOST_SKULLS for kind in set(kinds)):
        raise file.wrong(f"must have at most {MOST_SKULLS} skulls of a kind")


def _read_healers(file: Entry, box: Box) -> None:
    for entry in file.entries("cards"):
        entry.only("id per_cube fixed")
        id = entry.own_id([other.id for other in box.healers])
        number = len(box.healers)
        box.healers.append(Healer(number, id, entry.number("per_cube", 0, 9), entry.number("fixed", 0, 99)))
    need = MOST_SEATS * box.healers_each
    if len(box.healers) < need:
        raise file.wrong(f"must have at least {need} cards, not {len(box.healers)}")


def _read_tiles(file: Entry, box: Box) -> None:
    for entry in file.entries("tiles"):
        id = entry.own_id([other.id for other in box.tiles], "_")
        action = _one_of(entry, "action", ACTIONS)
        entry.only(f"id action amount min_players {'cube_cost' if action == DIG else ''}")
        tile = Tile(
            number=len(box.tiles),
            id=id,
            action=action,
            amount=entry.number("amount", 1, MOST_OF[action]),
            cubes=_optional(entry, "cube_cost", 20),
            min_players=entry.number("min_players", 2, MOST_SEATS),
        )
        box.tiles.append(tile)


def _read_rows(file: Entry, box: Box) -> None:
    setup = file.entry("setup")
    keep = file.entry("variant_initial_hand").entry("keep")
    box.rows = [SeatRow(0, 0, [], 0, 0, False), SeatRow(0, 0, [], 0, 0, False)]
    entries = setup.entries("by_players", "players")
    if [entry.get("players", int) for entry in entries] != list(range(2, MOST_SEATS + 1)):
        raise setup.wrong(f"must have by_players = a row for each of 2 to {MOST_SEATS} players")
    order = setup.texts("deck_order_top_to_bottom")
    if order != PILES:
        raise setup.wrong(f"must have deck_order_top_to_bottom = {PILES} (LI-023)")
    for players, entry in enumerate(entries, start=2):
        entry.only("players hand threshold piles treasure_deck small_islands healers aaron")
        piles = entry.texts("piles")
        if any(pile not in PILES for pile in piles) or sorted(set(piles), key=PILES.index) != piles:
            raise entry.wrong(f"must have piles = some of {', '.join(PILES)}, in this order")
        row = SeatRow(
            hand=entry.number("hand", 1, 16),
            threshold=entry.number("threshold", 1, 99),
            piles=[PILES.index(pile) for pile in piles],
            healers=entry.number("healers", players, players),  # LI-027
            tiles=sum(1 << tile.number for tile in box.tiles if tile.min_players <= players),
            aaron=entry.get("aaron", bool),
        )
        size = sum(1 for treasure in box.treasures if treasure.pile in row.piles)
        entry.number("treasure_deck", size, size)
        entry.number("small_islands", row.tiles.bit_count(), row.tiles.bit_count())
        if row.aaron != (players == 2):
            raise entry.wrong("must have aaron = true with 2 players and false with more (LI-500)")
        keep.number(f"players{players}", row.hand, row.hand)
        if any(dealt < row.hand for dealt in box.dealt[1:players]):
            raise file.entry("variant_initial_hand").wrong(f"must deal at least the {row.hand} cards that are kept")
        most = max([row.hand, *box.dealt[1:players]]) * players + (box.aaron_hand if row.aaron else 0)
        if most > len(box.maps):
            raise entry.wrong(f"deals up to {most} map cards, but there are {len(box.maps)}")
        box.rows.append(row)


def _read_scoring(file: Entry, box: Box) -> None:
    scoring = file.entry("scoring")
    box.deadly_cubes = scoring.number("eliminated_at_cubes", 1, MOST_CUBES)
    box.tile_bonus = scoring.number("first_player_bonus", 0, 99)
    box.discard_cubes = scoring.number("discard_treasure_cubes", 0, 20)
    box.amulet_cubes = scoring.number("amulet_extra_cubes", 0, 9)
    box.jewel_sets = _sets(scoring, "jewel_sets", "bonus", 9)
    box.jewels = best_jewels(list(box.jewel_sets.items()), sum(1 for card in box.treasures if card.type == JEWEL))
    box.skull_sets = _sets(scoring, "skull_sets", "per_other_type", len(SKULL_KINDS))
    kinds = [t.kind for t in box.treasures if t.type == SKULL]
    box.skull_side = 1 + max([kinds.count(kind) for kind in kinds], default=0)
    box.skulls = best_skulls(box.skull_sets, box.skull_side)
    ladder = file.entry("crown_ladder")
    box.crown_ladder = ladder.numbers("bonus")
    if len(box.crown_ladder) < MOST_SEATS or sorted(box.crown_ladder, reverse=True) != box.crown_ladder:
        raise ladder.wrong(f"must have bonus = at least {MOST_SEATS} numbers, from the highest down (LI-367)")
    if box.crown_ladder[-1] < 0 or box.crown_ladder[0] > 99:
        raise ladder.wrong("must have bonus = numbers from 0 to 99")


def _sets(scoring: Entry, key: str, pays: str, largest: int) -> dict[int, int]:
    """What a set of each size pays."""
    found: dict[int, int] = {}
    for entry in scoring.entries(key, "size"):
        entry.only(f"size {pays}")
        size = entry.number("size", 1, largest)
        if size in found:
            raise entry.wrong("is there twice: a set of this size pays one bonus")
        found[size] = entry.number(pays, 0, 99)
    return found


def _check_counts(counts: Entry, box: Box) -> None:
    """What the file says that there is, and what there is. (LI-001)"""
    for key, cards in (
        ("maps", len(box.maps)),
        ("treasures", len(box.treasures)),
        ("healers", len(box.healers)),
        ("small_islands", len(box.tiles)),
        ("events", len(box.events)),
    ):
        counts.number(key, cards, cards)


def _check_names(file: Entry, printed: Entry) -> None:
    """Whatever goes by the id of a printed card is called like it, so it must do what that card does."""
    for section, list_, promise in NAMED:
        promised = {entry.get("id", str): entry for entry in printed.entry(section).entries(list_)}
        for entry in file.entry(section).entries(list_):
            id = entry.get("id", str)
            if id not in promised:
                continue
            does = promised[id].get(promise, str)
            if entry.get(promise, str) != does:
                raise entry.wrong(
                    f"must have {promise} = {does!r}, as its name says; another {promise} wants another id"
                )
            if id in COUNTED and entry.get("amount", int) != promised[id].get("amount", int):
                amount = promised[id].get("amount", int)
                raise entry.wrong(f"must have amount = {amount}, as its name says; another amount wants another id")


# What a treasure shows for its gold, by type (LI-013).
_SHOWN = {BOOK: "mult", CROWN: "base crosses", SKULL: "base kind"}


def _one_of(entry: Entry, key: str, names: list[str]) -> int:
    name = entry.get(key, str)
    if name not in names:
        raise entry.wrong(f"has {key} = {name[:40]!r}; allowed are {', '.join(names)}")
    return names.index(name)


def _optional(entry: Entry, key: str, high: int) -> int:
    return entry.number(key, 0, high) if entry.has(key) else 0
