# interpreted: reads files, nothing hot
"""Reads `components.toml` into a Box and checks every entry: cards, tiles, boards, numbers."""

from __future__ import annotations

from pathlib import Path

from doubloon.core.components import Entry, read_components
from doubloon.core.game import BOX
from doubloon.core.move import MoveSet
from doubloon.games.maracaibo.box.box import Box
from doubloon.games.maracaibo.box.cards import (
    IMPROVEMENT,
    LOCATION,
    NO_LIST,
    RESIDENCE,
    Card,
    Condition,
    Figurehead,
    MarketTile,
    Quest,
    Slot,
)
from doubloon.games.maracaibo.box.checking import check_counts, check_frame, check_loops
from doubloon.games.maracaibo.box.compiling import Compiler, counter, not_scored
from doubloon.games.maracaibo.box.effects import (
    ACQUIRE,
    BURY_SPACES,
    CHOOSE,
    CREW,
    EQUIPMENT,
    EXPLORE,
    QUEST,
    RAID,
    TREASURES,
    TYPES,
)
from doubloon.games.maracaibo.box.making import make_moves
from doubloon.games.maracaibo.box.reading import read_jordan, read_layouts, read_numbers, read_track

# By kind of card: what its entry may say.
_KEYS = {
    IMPROVEMENT: "id tier type cost vp now ongoing income endgame",
    RESIDENCE: "id cost score",
    LOCATION: "id tier value_tile ruby actions",
}


def load_box(path: Path | None = None) -> Box:
    """The components of the printed game, or of another file."""
    file, fingerprint = read_components(path or Path(__file__).with_name("components.toml"))
    check_frame(file)
    box = Box(fingerprint if path else BOX)
    compiler = Compiler(box)
    read_numbers(file, box)
    _read_raid_and_gulf(file, box, compiler)
    _read_cards(file, box, compiler)
    _read_boards(file, box, compiler)
    _read_tiles(file, box, compiler)
    _read_quests(file.entry("quests"), box)
    read_track(file.entry("exploration"), box, compiler)
    _read_scoring(file.entry("scoring"), box, compiler)
    _read_rubies(file.entry("rubies"), box, compiler)
    read_jordan(file, box)
    read_layouts(file, box)
    check_counts(file, box)
    check_loops(file, box)
    box.moveset = MoveSet(make_moves(box))
    return box


def _read_raid_and_gulf(file: Entry, box: Box, compiler: Compiler) -> None:
    for action in file.entry("raid").entries("actions", "cost"):
        box.standard_actions.append(compiler.standard_action(action))
    gulf = file.entry("gulf")
    box.gulf_before = compiler.listed(gulf, "before", "gulf")
    box.gulf_option = compiler.listed(gulf, "option", "gulf")
    box.maracaibo = compiler.listed(file.entry("maracaibo"), "fx", "maracaibo")
    box.first_token = compiler.listed(file.entry("turn"), "residence_first_bonus", "first token")
    if min(box.gulf_before, box.gulf_option, box.maracaibo, box.first_token) == NO_LIST:
        raise file.wrong("must have gulf.before, gulf.option, maracaibo.fx and turn.residence_first_bonus")


def _read_cards(file: Entry, box: Box, compiler: Compiler) -> None:
    for entry in file.entry("improvements").entries("cards"):
        _add(box, entry, compiler, IMPROVEMENT)
    for entry in file.entry("residences").entries("cards"):
        _add(box, entry, compiler, RESIDENCE)
    for entry in file.entry("locations").entries("cards"):
        _add(box, entry, compiler, LOCATION)
    for card in box.cards:
        if card.tier == 2:
            box.tier2.append(card.number)
        elif card.kind == IMPROVEMENT:
            box.tier1_improvements.append(card.number)
        elif card.kind == RESIDENCE:
            box.residences.append(card.number)
        else:
            box.tier1_locations.append(card.number)
    numbers = box.numbers
    setup = file.entry("setup")
    if len(box.tier1_improvements) < numbers.improvements_used:
        raise setup.wrong(f"uses {numbers.improvements_used} tier I improvements, {len(box.tier1_improvements)} exist")
    if len(box.residences) < numbers.residences_used:
        raise setup.wrong(f"uses {numbers.residences_used} residences, but {len(box.residences)} exist")
    tiles = file.entry("treasure_value_tiles")
    names = tiles.texts("tiles")
    if any(name not in TREASURES for name in names):
        raise tiles.wrong(f"must have tiles = some of {', '.join(TREASURES)}")
    box.value_tiles = [TREASURES.index(name) for name in names]
    carriers = sum(1 for number in box.tier1_locations if box.cards[number].value_tile)
    if carriers != len(names):  # PM-028
        raise tiles.wrong(f"has {len(names)} tiles, but {carriers} tier I locations show their symbol")


def _add(box: Box, entry: Entry, compiler: Compiler, kind: int) -> None:
    id = entry.get("id", str)
    if any(card.id == id for card in box.cards):
        raise entry.wrong("is there twice")
    entry.only(_KEYS[kind])
    tier = entry.number("tier", 1, 2) if kind != RESIDENCE else 1  # PM-004
    type = -1
    if kind == IMPROVEMENT:
        name = entry.get("type", str)
        if name not in TYPES:  # PM-009
            raise entry.wrong(f"has the type {name!r}; there are {', '.join(TYPES)}")
        type = TYPES.index(name)
    card = Card(
        number=len(box.cards),
        id=id,
        kind=kind,
        tier=tier,
        type=type,
        cost=entry.number("cost", 0, 99) if kind != LOCATION else 0,
        vp=entry.number("vp", 0, 99) if kind == IMPROVEMENT else 0,
        now=compiler.listed(entry, "now", id) if kind == IMPROVEMENT else NO_LIST,
        ongoing=[],
        income=compiler.income(entry),
        endgame=compiler.endgame(entry),
        score=compiler.scoring(entry.entry("score")) if kind == RESIDENCE else None,
        actions_list=compiler.listed(entry, "actions", id) if kind == LOCATION else NO_LIST,
        value_tile=kind == LOCATION and entry.get("value_tile", bool),
        ruby=entry.has("ruby") and entry.get("ruby", bool),
    )
    card.ongoing = compiler.ongoing(card, entry)
    if kind == LOCATION:
        if card.actions_list == NO_LIST:
            raise entry.wrong("must have actions = a list of effects")
        if tier == 2 and card.value_tile:
            raise entry.wrong("must have value_tile = false: tier II locations carry no tile (PM-110)")
        _note_icons(box, card, card.actions_list)
    box.cards.append(card)


def _note_icons(box: Box, card: Card, number: int) -> None:
    """What Jordan finds on a location. (PM-467)"""
    for effect in box.lists[number].effects:
        if effect.kind == RAID:
            card.shows_raid = True
        elif effect.kind == EXPLORE:
            card.shows_explore = max(card.shows_explore, effect.n)
        elif effect.kind == QUEST:
            card.shows_quest = True
        elif effect.kind == ACQUIRE and effect.mask & (1 << CREW | 1 << EQUIPMENT):
            card.shows_acquire = True
        elif effect.kind == CHOOSE:
            for side in effect.lists:
                _note_icons(box, card, side)


def _read_boards(file: Entry, box: Box, compiler: Compiler) -> None:
    board = file.entry("ship_board")
    box.barriers = board.numbers("barriers")
    if box.barriers != sorted(box.barriers) or box.barriers[0] < 0:
        raise board.wrong(f"must have barriers that rise from line to line, not {box.barriers} (PM-251)")
    for entry in board.entries("slots"):
        entry.only("id zone now ongoing income")
        slot = Slot(
            len(box.slots),
            entry.get("id", str),
            entry.number("zone", 0, len(box.barriers)),
            compiler.listed(entry, "now", entry.get("id", str)),
            [],
            compiler.income(entry),
        )
        slot.ongoing = compiler.ongoing(slot, entry)
        if any(other.id == slot.id for other in box.slots):
            raise entry.wrong("is there twice")
        box.slots.append(slot)
    for markers in range(len(box.slots) + 1):
        zones = [0, *(zone for zone, line in enumerate(box.barriers, start=1) if markers >= line)]  # PM-251
        box.open_slots.append(sum(1 << slot.number for slot in box.slots if slot.zone in zones))
    hideout = file.entry("hideout")
    for treasure in TREASURES:
        area = hideout.entry(treasure)
        box.storage.append(compiler.lists(area, "storage", f"{treasure} storage"))
        box.buried.append(compiler.lists(area, "buried", f"{treasure} buried"))


def _read_tiles(file: Entry, box: Box, compiler: Compiler) -> None:
    for entry in file.entry("figureheads").entries("tiles"):
        entry.only("id letter now ongoing income")
        id = entry.get("id", str)
        tile = Figurehead(
            len(box.figureheads),
            id,
            entry.get("letter", str),
            compiler.listed(entry, "now", id),
            [],
            compiler.income(entry),
        )
        tile.ongoing = compiler.ongoing(tile, entry)
        for effect in tile.ongoing:
            if effect.kind == BURY_SPACES:
                tile.spaces = tile.spaces + effect.lists
        if any(other.id == id for other in box.figureheads):
            raise entry.wrong("is there twice")
        box.figureheads.append(tile)
    market = file.entry("black_market")
    for entry in market.entries("tiles"):
        entry.only("id front back")
        id = entry.get("id", str)
        if any(other.id == id for other in box.tiles):
            raise entry.wrong("is there twice")
        front, back = compiler.listed(entry, "front", id), compiler.listed(entry, "back", id)
        if NO_LIST in (front, back):
            raise entry.wrong("must have front and back = lists of effects")
        box.tiles.append(MarketTile(len(box.tiles), id, front, back))
    each = file.entry("pieces").number("black_market_tiles_each", 1, 9)
    if len(box.tiles) != each:
        raise market.wrong(f"has {len(box.tiles)} tiles; pieces.black_market_tiles_each says {each}")


def _read_quests(file: Entry, box: Box) -> None:
    for entry in file.entries("cards"):
        entry.only("id top bottom")
        top, bottom = _condition(entry.entry("top")), _condition(entry.entry("bottom"))
        id = entry.get("id", str)
        if any(quest.id == id for quest in box.quests):
            raise entry.wrong("is there twice")
        box.quests.append(Quest(len(box.quests), id, top, bottom))


def _condition(entry: Entry) -> Condition:
    entry.only("vp need")
    need = entry.entry("need")
    needs = [(counter(need, name), need.number(name, 1, 99)) for name in need.keys()]
    if not needs:
        raise entry.wrong("must have need = at least one counter")
    for counted, _ in needs:
        not_scored(need, counted)
    return Condition(entry.number("vp", 0, 99), needs)


def _read_scoring(entry: Entry, box: Box, compiler: Compiler) -> None:
    box.base_scoring = compiler.base(entry, "base")
    bonus = entry.entry("quest_bonus")
    box.numbers.quest_bonus_at = bonus.number("at_least", 1, 99)
    box.numbers.quest_bonus = bonus.number("vp", 0, 99)
    for step in entry.entries("treasure_value", "markers"):
        box.value_steps.append((step.number("markers", 0, 99), step.number("vp", 0, 99)))
    lowest = [markers for markers, _ in box.value_steps]
    if lowest != sorted(set(lowest)) or lowest[:1] != [0]:
        raise entry.wrong("must list treasure_value from 0 markers upwards")
    for markers in range(lowest[-1] + 1):
        box.value_by_markers.append([vp for least, vp in box.value_steps if least <= markers][-1])


def _read_rubies(entry: Entry, box: Box, compiler: Compiler) -> None:
    box.ruby_supply = compiler.listed(entry, "supply_fx", "ruby supply")
    box.ruby_market = list(compiler.lists(entry, "market", "ruby market"))
    box.numbers.ruby_return = entry.number("return_vp", 0, 99)
    if len(box.ruby_market) != 6:
        raise entry.wrong(f"must have 6 market spaces, not {len(box.ruby_market)}")  # PM-540
    marked = {card.id for card in box.cards if card.ruby}
    if set(entry.texts("supply_on")) != marked:
        raise entry.wrong(f"must have supply_on = the locations with ruby = true, which are {sorted(marked)}")
