# interpreted: reads files, nothing hot
"""What a component file must obey as a whole: the frame of the rules, enough pieces for all, no endless effect."""

from __future__ import annotations

from doubloon.core.components import Entry
from doubloon.games.maracaibo.box.box import MODULES, MOST_SEATS, ROUNDS, Box
from doubloon.games.maracaibo.box.effects import CHOOSE, PAY, RAID, SPACE_AGAIN, TREASURES, TYPES, USE_MARKET

MOST_QUESTS = 60

# What a file may say but not change: the rules take it for granted.
_FIXED: list[tuple[str, str, object]] = [
    ("setup", "tier1_locations_used", "all"),
    ("setup", "last_player_token_on", "maracaibo"),
    ("turn", "remote_acquire_extra", 3),
    ("pieces", "player_tokens_each", 7),
    ("pieces", "ship_tokens_each", 1),
    ("pieces", "explorer_tokens_each", 1),
    ("pieces", "scoring_tokens_each", 1),
    ("pieces", "raiding_dice", TREASURES),
    ("raid", "dice", 3),
    ("scoring", "tie_break", ["buried"]),
    ("islands", "list", TREASURES),
    ("islands", "spaces", 7),
    ("residences", "spots", MOST_SEATS),
    ("hideout", "storage_plain", "unlimited"),
    ("modules", "list", MODULES),
    ("modules.fog_improvements", "tier2_face_up_share", 0.5),
    ("modules.retirement", "uses_per_player", 1),
    ("modules.retirement", "rounding", "up"),
]


def check_frame(file: Entry) -> None:
    """What the rules take for granted cannot be changed by a file."""
    if file.get("game", str) != "pirates_of_maracaibo":
        raise file.wrong('must say game = "pirates_of_maracaibo"')
    file.number("rounds", ROUNDS, ROUNDS)
    if file.texts("treasures") != TREASURES:
        raise file.wrong(f"must have treasures = {TREASURES}")
    if file.texts("improvement_types") != TYPES:
        raise file.wrong(f"must have improvement_types = {TYPES} (PM-009)")
    if file.get("players", list) != [1, MOST_SEATS]:
        raise file.wrong(f"must have players = [1, {MOST_SEATS}]")
    for path, key, value in _FIXED:
        entry = file
        for name in path.split("."):
            entry = entry.entry(name)
        if entry.has(key) and entry.get(key, object) != value:
            said = f'"{value}"' if isinstance(value, str) else value
            raise entry.wrong(f"must have {key} = {said}; this is a rule, which no file can change")


def check_counts(file: Entry, box: Box) -> None:
    """Figureheads and quests for the fullest table that the numbers allow. (PM-031, PM-032, PM-452, PM-530)"""
    numbers = box.numbers
    heads = max(MOST_SEATS + numbers.figureheads_extra, numbers.figureheads_solo)
    if len(box.figureheads) < heads:
        raise file.entry("figureheads").wrong(f"has {len(box.figureheads)} tiles; the fullest market needs {heads}")
    needed = 0
    for draw, keep, market, jordan in (
        (numbers.quest_draw, numbers.quest_keep, numbers.quest_market, box.jordan.setup_quests),
        (numbers.hunters_draw, numbers.hunters_keep, numbers.hunters_market, numbers.hunters_keep),
    ):
        needed = max(needed, MOST_SEATS * draw, MOST_SEATS * keep + market, keep + jordan + market)
    if len(box.quests) < needed:
        raise file.entry("quests").wrong(f"must have at least {needed} cards, not {len(box.quests)}")
    if len(box.quests) > MOST_QUESTS:
        raise file.entry("quests").wrong(f"must have at most {MOST_QUESTS} cards, not {len(box.quests)}")


def check_loops(file: Entry, box: Box) -> None:
    """An effect that brings itself about would never end."""
    for node in box.nodes:
        if _holds(box, node.fx, SPACE_AGAIN):
            raise file.wrong(f"has space_again on the track space {node.id}, which would repeat itself for ever")
    markets_on_track = any(_holds(box, node.fx, USE_MARKET) for node in box.nodes)
    for tile in box.tiles:
        for side in (tile.front, tile.back):
            if _holds(box, side, USE_MARKET):
                raise file.wrong(f"has use_market on the tile {tile.id}, which would repeat itself for ever")
            if markets_on_track and _holds(box, side, SPACE_AGAIN):
                raise file.wrong(
                    f"has space_again on the tile {tile.id}, and use_market on the track: they would go on for ever"
                )
    for action in box.actions:
        if _holds(box, action.then, RAID):
            raise file.wrong(f"has a raid in the raiding action {action.name}, which could raid on for ever")


def _holds(box: Box, number: int, kind: int) -> bool:
    for effect in box.lists[number].effects:
        if effect.kind == kind:
            return True
        if effect.kind in (CHOOSE, PAY) and any(_holds(box, inner, kind) for inner in effect.lists):
            return True
    return False
