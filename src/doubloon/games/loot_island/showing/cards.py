"""Map cards, treasures, healers, small islands, events and landings in words."""

from __future__ import annotations

from typing import Final

from doubloon.core.saying import joined, said
from doubloon.core.shown import Said, Text
from doubloon.games.loot_island.seen.faces import MapFace, TreasureFace
from doubloon.games.loot_island.seen.view import LandingView, LootView, TileView

JOINED: Final = "; "
WILD: Final = "W"  # a star marks the winner
ICONS: Final[dict[str, str]] = {"draw": "▤", "discard": "✗", "chest": "◆", "plus_one": "+1"}
SKULLS: Final[dict[str, str]] = {"right": "▸", "left": "◂", "front": "•"}


def party_name(party: int) -> Said:
    """A player, or Aaron, who is the party after the last seat."""
    return said("seat-name", party=party)


# Map cards


def map_called(id: str) -> Said:
    """A card by its colour and number alone."""
    return Said(f"cards-{id}", otherwise=id)


def map_name(view: LootView, id: str) -> Said:
    """With its icon: two cards may differ by nothing else."""
    return _with_icon(map_called(id), view.maps[id].icon)


def _with_icon(card: Text, icon: str) -> Said:
    if icon == "none":
        return card if isinstance(card, Said) else Said(parts=[card])
    return said("map-with-icon", card=card, icon=said(f"map-icon-{icon}"))


def map_value(face: MapFace) -> str:
    return str(face.value) if face.value else WILD


def map_sign(face: MapFace) -> str:
    """A card in a column, whose colour is known."""
    icon = ICONS.get(face.icon)
    return f"{map_value(face)} {icon}" if icon else map_value(face)


def icon_words(view: LootView, icon: str) -> Said:
    """What an icon does while the event is in force."""
    return Said(f"explain-icon-{icon}", view.in_force if icon == "discard" else {})


def map_words(view: LootView, id: str) -> Text:
    face = view.maps[id]
    icon = icon_words(view, face.icon)
    if face.value == 0:
        return joined([said("explain-wild"), icon], JOINED)
    if face.value == 1:
        return joined([said("explain-one"), icon if face.icon != "none" else ""], JOINED)
    return icon


def maps_words(view: LootView, ids: list[str]) -> Text:
    """Several cards, colour by colour."""
    found: dict[str, list[str]] = {}
    for id in ids:
        found.setdefault(view.maps[id].colour, []).append(id)
    return joined([_run(view, colour, same) for colour, same in found.items()], JOINED)


def _run(view: LootView, colour: str, ids: list[str]) -> Said:
    """Cards of one colour by their values and icons."""
    faces = [view.maps[id] for id in ids]
    cards = [_with_icon(str(face.value) if face.value else said("legend-wild"), face.icon) for face in faces]
    return said("explained", name=said(f"colours-{colour}"), text=cards)


# Treasures


def treasure_name(view: LootView, ref: int) -> Said:
    return said("treasure-name", type=view.treasures[str(ref)].type, ref=ref)


def worth(face: TreasureFace) -> str:
    """Gold with crosses or a skull's kind, or a book's multiplier."""
    if face.multiplier:
        return f"×{face.multiplier}"
    return f"{face.base}{'†' * face.crosses}{SKULLS.get(face.kind or '', '')}"


def treasure_words(face: TreasureFace) -> Text:
    found: list[Text] = [said("explain-book", times=face.multiplier)] if face.multiplier else []
    if face.base:
        found.append(said("explain-gold", gold=face.base))
    if face.type in ("amulet", "jewel"):
        found.append(said(f"explain-{face.type}"))
    if face.crosses:
        found.append(said("explain-crosses", count=face.crosses))
    if face.kind:
        found.append(said("explain-skull", kind=face.kind))
    found.append(said("explain-curse", cubes=face.curse) if face.curse else said("explain-no-curse"))
    if face.crossed:
        found.append(said("explain-crossed", cubes=face.crossed))
    return joined([*found, said("explain-pile", pile=face.pile)], JOINED)


# Healers, small islands, events


def healer_words(view: LootView, id: str) -> Said:
    """The price."""
    face = view.healer_faces[id]
    each = said("explain-per-cube", gold=face.per_cube)
    once = said("explain-fixed", gold=face.fixed)
    if face.per_cube and face.fixed:
        return said("explain-plus", first=each, second=once)
    return each if face.per_cube else once


def healer_cost(view: LootView, id: str) -> Text:
    """What the price comes to for the reader."""
    if view.seat < 0:
        return ""
    face = view.healer_faces[id]
    return said("explain-cost-now", seat=view.seat, gold=face.per_cube * view.players[view.seat].cubes + face.fixed)


def tile_name(id: str) -> Said:
    return Said(f"tiles-{id}", otherwise=id.replace("_", " ").capitalize())


def tile_words(view: LootView, tile: TileView) -> Said:
    """What a small island does while the event is in force."""
    return Said(f"tile_text-{tile.action}", {"amount": tile.amount, "cubes": tile.cubes, **view.in_force})


def tile_called(view: LootView, id: str) -> TileView:
    return next(tile for tile in view.tiles if tile.id == id)


def event_name(id: str) -> Said:
    return Said(f"events-{id}", otherwise=id)


def event_words(view: LootView, id: str) -> Said:
    """Put together from the effect and its figures: an event of somebody's own file explains itself too."""
    face = view.event_faces[id]
    return Said(f"event_text-{face.effect}", face.figures)


# Landings


def landing_name(place: int) -> Said:
    return said("choice-at", landing=place)


def loot(view: LootView, place: int) -> Text:
    """What a landing would yield now; "" if nobody explores it in this round and it lacks cards."""
    now = view.landings[place].now
    if now.loot is None:
        rounds_over = view.ending is not None or (view.event is None and view.round == view.rounds)
        return said("table-no-loot") if place // 2 == view.coast and not rounds_over else ""
    return said("table-final-loot" if now.loot == "final" else f"table-{now.loot}", count=now.treasures)


def landing_words(view: LootView, place: int) -> Text:
    """Its column, the stack from the bottom up, how many cards and chests that makes, and what it would yield."""
    here = view.landings[place]
    stack = said("table-stack", parties=[party_name(party) for party in here.stack]) if here.stack else ""
    chests = said("table-chests", count=here.chests) if here.chests else ""
    return joined([_column(view, here), stack, count_words(view, here.count), chests, loot(view, place)], JOINED)


def count_words(view: LootView, count: int) -> Said:
    """So many cards, of how many it takes for loot."""
    return said("choice-after", count=count, threshold=view.threshold)


def _column(view: LootView, here: LandingView) -> Said:
    return said("table-empty") if here.colour is None else _run(view, here.colour, here.column)
