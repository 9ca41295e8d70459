# interpreted: reads files, nothing hot
"""Reads the rest of `components.toml`: numbers, the exploration track, Jordan, the layouts."""

from __future__ import annotations

from doubloon.core.components import Entry
from doubloon.games.maracaibo.box.box import MOST_SEATS, Box
from doubloon.games.maracaibo.box.cards import (
    BONUSES,
    ICONS,
    JORDAN_BUY,
    JORDAN_VERBS,
    NO_BONUS,
    NO_LIST,
    MainAction,
    Node,
    SoloCard,
)
from doubloon.games.maracaibo.box.compiling import Compiler
from doubloon.games.maracaibo.box.effects import EXPLORER_HOME, TREASURES, TYPES
from doubloon.games.maracaibo.box.layout import MOST_COLUMNS, MOST_ROWS, Layout

SOLO_DECK = 6
LEVELS = 4


def read_numbers(file: Entry, box: Box) -> None:
    numbers = box.numbers
    setup, turn, modules = file.entry("setup"), file.entry("turn"), file.entry("modules")
    numbers.improvements_used = setup.number("tier1_improvements_used", 0, 60)
    numbers.residences_used = setup.number("tier1_residences_used", 0, 12)
    numbers.start_doubloons = setup.numbers("start_doubloons")
    if len(numbers.start_doubloons) != MOST_SEATS or min(numbers.start_doubloons) < 0:
        raise setup.wrong(f"must have start_doubloons = {MOST_SEATS} numbers, none below 0")
    numbers.island_markers = setup.number("island_start_markers", 0, 99)
    numbers.quest_draw = setup.number("quest_draw", 1, 4)
    numbers.quest_keep = setup.number("quest_keep", 1, numbers.quest_draw)
    numbers.quest_market = setup.number("quest_market", 1, 6)
    numbers.figureheads_extra = setup.number("figurehead_market_extra", 0, 9)
    numbers.figureheads_solo = setup.number("figurehead_market_solo", 1, 9)
    numbers.move_max = turn.number("move_max", 1, 6)
    turn.number("move_min", 1, 1)
    turn.number("share_card_fee", 1, 1)  # rules count opponents and doubloons as one (PM-091)
    numbers.ignore_gain = turn.number("ignore_card_gain", 0, 99)
    numbers.free_rerolls = file.entry("raid").number("free_rerolls", 0, 9)
    numbers.score_track = file.entry("pieces").number("score_track", 10, 999)
    fog = modules.entry("fog_locations")
    numbers.fog_coins = fog.number("doubloons_each", 0, 9)
    numbers.fog_coins_a_round = fog.number("doubloons_each_round", 0, 9)
    skirmish = modules.entry("pirate_skirmish")
    numbers.skirmish_vp = skirmish.number("win_vp", 0, 99)
    numbers.skirmish_take = skirmish.number("take_up_to", 0, 99)
    hunters = modules.entry("quest_hunters")
    numbers.hunters_draw = hunters.number("quest_draw", 1, 4)
    numbers.hunters_keep = hunters.number("quest_keep", 1, numbers.hunters_draw)
    numbers.hunters_market = hunters.number("quest_market", 1, 6)
    numbers.hunters_factor = hunters.number("factor", 0, 9)
    numbers.hunters_failed = hunters.number("failed_vp", -99, 0)


def read_track(file: Entry, box: Box, compiler: Compiler) -> None:
    """The exploration track as a graph. (section 11)"""
    entries = file.entries("nodes")
    ids = [entry.get("id", str) for entry in entries]
    for entry, id in zip(entries, ids):
        if ids.count(id) > 1:
            raise entry.wrong("is there twice")
        entry.only("id at river to shared module fx")
        at = entry.numbers("at")
        if len(at) != 2:
            raise entry.wrong("must have at = [column, row]")
        fx = compiler.listed(entry, "fx", id)
        if fx == NO_LIST:
            raise entry.wrong("must have fx = a list of effects, which may be empty")
        tile = entry.has("module")
        if tile and entry.get("module", str) != "retirement":
            raise entry.wrong('may say module = "retirement" only')
        if tile and EXPLORER_HOME not in [effect.kind for effect in box.lists[fx].effects[-1:]]:
            raise entry.wrong("must have explorer_home as the last of its effects (PM-553)")
        shared = entry.has("shared") and entry.get("shared", bool)
        river = entry.number("river", 0, file.number("rivers", 0, 9))
        box.nodes.append(Node(len(box.nodes), id, (at[0], at[1]), river, shared, tile, fx))
    for entry, node in zip(entries, box.nodes):
        to = entry.get("to", list)
        for id in to:
            if id not in ids:
                raise entry.wrong(f"leads to {id!r}, which is no space of the track")
        node.to = tuple(ids.index(id) for id in to)
    for key in ("start", "end"):
        if file.get(key, str) not in ids:
            raise file.wrong(f"must have {key} = the id of a space, not {file.get(key, str)!r}")
    box.start_node = ids.index(file.get("start", str))
    box.end_node = ids.index(file.get("end", str))
    for end in (box.start_node, box.end_node):
        if not box.nodes[end].shared:
            raise entries[end].wrong("must have shared = true, being the start or the end (PM-204)")
    tiles = [node.id for node in box.nodes if node.tile]
    if file.has("retirement") and file.get("retirement", str) not in tiles:
        raise file.wrong(f"must have retirement = the id of its tile, not {file.get('retirement', str)!r}")
    _measure(file, box)


def _measure(file: Entry, box: Box) -> None:
    """How far each space is from the end; every way must get there."""
    known: set[int] = {box.end_node}
    if box.nodes[box.end_node].to:
        raise file.wrong(f"must end at {box.nodes[box.end_node].id}, but it leads on")
    tiles = {node.number for node in box.nodes if node.tile}
    for _ in box.nodes:
        for node in box.nodes:
            ahead = [there for there in node.to if there not in tiles]
            if node.number not in known and ahead and all(there in known for there in ahead):
                node.longest = 1 + max(box.nodes[there].longest for there in ahead)
                node.shortest = 1 + min(box.nodes[there].shortest for there in ahead)
                known.add(node.number)
    for node in box.nodes:
        if node.number not in known and not node.tile:
            raise file.wrong(f"has a space {node.id} from which a way does not lead to the end")
        if node.tile and node.to:
            raise file.wrong(f"has a tile {node.id} that leads on; explorers go home from there (PM-557)")


def read_jordan(file: Entry, box: Box) -> None:
    entry = file.entry("jordan")
    sheet = box.jordan
    raids, explores = entry.entries("raid_levels", "vp"), entry.entries("explore_levels", "vp")
    if len(raids) != LEVELS or len(explores) != LEVELS:
        raise entry.wrong(f"must have {LEVELS} raid_levels and {LEVELS} explore_levels")
    sheet.raid_vp = [level.number("vp", 0, 99) for level in raids]
    sheet.raid_treasures = [level.number("treasures", 0, 9) for level in raids]
    sheet.raid_marker = [level.get("marker_if_more", bool) for level in raids]
    sheet.explore_vp = [level.number("vp", 0, 99) for level in explores]
    sheet.explore_extra = [level.number("extra", 0, 9) for level in explores]
    sheet.start_level = entry.number("track_start", 0, LEVELS - 1)
    faces = entry.texts("treasure_die")
    if len(faces) != 6 or any(face not in (*TREASURES, "most_markers") for face in faces):
        raise entry.wrong("must have treasure_die = six treasures or most_markers")
    sheet.treasure_die = [TREASURES.index(face) if face in TREASURES else -1 for face in faces]
    if entry.texts("treasure_tie_order") != TREASURES:
        raise entry.wrong(f"must have treasure_tie_order = {TREASURES} (PM-478)")
    sheet.figurehead_die = _die(entry, "figurehead_die")
    sheet.residence_die = _die(entry, "residence_die")
    if not set(range(1, box.numbers.residences_used + 1)) <= set(sheet.residence_die):
        raise entry.wrong("must have residence_die reach every residence of the layout")
    for column in entry.get("upgrade_columns", list):
        if not isinstance(column, list):
            raise entry.wrong("must have upgrade_columns = a list of lists of icons")
        for icon in column:
            if icon not in ICONS:
                raise entry.wrong(f"has the upgrade {icon!r}; there are {', '.join(ICONS)}")
            sheet.upgrades.append(ICONS.index(icon))
    sheet.bonus_explore = entry.number("bonus_explore_value", 1, 9)
    sheet.setup_quests = entry.number("setup_quests", 0, 9)
    end = entry.entry("end_scoring")
    sheet.per_river = end.number("river", 0, 99)
    sheet.per_improvement = end.number("improvement", 0, 99)
    sheet.per_residence = end.number("residence", 0, 99)
    sheet.per_quest = end.number("quest", 0, 99)
    sheet.quest_bonus_at = end.number("quest_bonus_at", 0, 99)
    sheet.quest_bonus = end.number("quest_bonus_vp", 0, 99)
    sheet.fog_vp = entry.numbers("fog_location_vp")
    if len(sheet.fog_vp) != 3:
        raise entry.wrong("must have fog_location_vp = a number for each of the three rounds")
    sheet.skirmish_vp = entry.number("skirmish_vp", 0, 99)
    sheet.ruby_vp = entry.number("ruby_end_vp", 0, 99)
    _read_solo_cards(file.entry("solo_cards"), box)


def _read_solo_cards(file: Entry, box: Box) -> None:
    for entry in file.entries("cards"):
        entry.only("id deck bonus main")
        if any(card.id == entry.get("id", str) for card in box.solo_cards):
            raise entry.wrong("is there twice")
        deck = entry.get("deck", str)
        if deck not in ("A", "B"):
            raise entry.wrong(f"must have deck = A or B, not {deck!r}")
        bonus = NO_BONUS
        if entry.has("bonus"):
            if entry.get("bonus", str) not in BONUSES or deck == "A":
                raise entry.wrong(f"has a bonus that is none; B cards have one of {', '.join(BONUSES)}")
            bonus = BONUSES.index(entry.get("bonus", str))
        main = []
        for line in entry.entries("main", "a"):
            verb = line.get("a", str)
            if verb not in JORDAN_VERBS:
                raise line.wrong(f"names the action {verb!r}; there are {', '.join(JORDAN_VERBS)}")
            order: list[str] = line.texts("order") if verb == JORDAN_VERBS[JORDAN_BUY] else []
            if any(type not in TYPES for type in order):
                raise line.wrong(f"must have order = some of {', '.join(TYPES)}")
            main.append(MainAction(JORDAN_VERBS.index(verb), tuple(TYPES.index(type) for type in order)))
        box.solo_cards.append(SoloCard(len(box.solo_cards), entry.get("id", str), deck == "B", bonus, main))
    for hard in (False, True):
        count = sum(1 for card in box.solo_cards if card.hard == hard)
        if count != SOLO_DECK:
            raise file.wrong(f"must have {SOLO_DECK} cards of deck {'B' if hard else 'A'}, not {count} (PM-012)")


def read_layouts(file: Entry, box: Box) -> None:
    """Every layout obeys PM-058, so that no ship is ever stuck."""
    numbers = box.numbers
    dealt = numbers.improvements_used + numbers.residences_used + len(box.tier1_locations)
    cells_each = file.entry("islands").number("cells_each", 1, 9)
    for entry in file.entries("layout"):
        entry.only("id rows")
        rows = entry.texts("rows")
        if len(rows) > MOST_ROWS or not 1 <= len(rows[0]) <= MOST_COLUMNS or any(len(r) != len(rows[0]) for r in rows):
            raise entry.wrong(f"must have up to {MOST_ROWS} rows of equal length, up to {MOST_COLUMNS} (PM-058)")
        signs = "".join(rows)
        if set(signs) - set("#.GEP"):
            raise entry.wrong("has other signs in its rows than # . G E P")
        for island in "GEP":
            if signs.count(island) != cells_each:
                raise entry.wrong(f"has {signs.count(island)} cells of island {island}; {cells_each} is right (PM-058)")
        if signs.count("#") != dealt:
            raise entry.wrong(f"has {signs.count('#')} card cells, but {dealt} cards are dealt (PM-058)")
        if all(row[0] != "#" for row in rows) or all(row[-1] != "#" for row in rows):
            raise entry.wrong("must have a card in its first and in its last column (PM-058)")
        layout = Layout(entry.get("id", str), rows)
        for cell in layout.unreachable(numbers.move_max):
            raise entry.wrong(f"has a card at {layout.names[cell]} that no ship can reach (PM-058)")
        for cell in layout.traps(numbers.move_max):
            raise entry.wrong(f"has a card at {layout.names[cell]} that no ship can leave (PM-058)")
        if any(other.id == layout.id for other in box.layouts):
            raise entry.wrong("is there twice")
        box.layouts.append(layout)
    if not box.layouts:
        raise file.wrong("must have at least one layout")


def _die(entry: Entry, key: str) -> list[int]:
    faces = entry.numbers(key)
    if len(faces) != 6 or any(not 0 <= face <= 6 for face in faces):
        raise entry.wrong(f"must have {key} = six numbers")
    return faces
