"""What the events of Loot Island are about: spots that lie on the table as it is seen now."""

from __future__ import annotations

from typing import Final

from doubloon.core.move import Field
from doubloon.core.shown import Arg, Said
from doubloon.games.loot_island.seen.view import LootView
from doubloon.games.loot_island.showing import cards
from doubloon.games.loot_island.showing.parts import columns, own_healers, seat_spot

# By kind, where the spots do not follow from what the event names.
PLACES: Final[dict[str, list[str]]] = {
    "passed": ["pass"],
    "first-player": ["pass"],
    "aaron-out": ["aaron"],
    "tossed": ["deck:map-discards"],
    "paid": ["deck:map-discards"],
    "drew": ["deck:maps"],
    "drew-hidden": ["deck:maps"],
    "aaron-drew": ["deck:maps"],
    "maps-shuffled": ["deck:maps"],
    "treasures-shuffled": ["deck:treasures"],
    "treasures-revealed": ["deck:treasures"],
    "treasures-exhausted": ["deck:treasures"],
    "discarded": ["deck:treasure-discards"],
    "aaron-discarded": ["deck:treasure-discards"],
}

# What happens to somebody, and to nothing else that lies on the table.
TO_PEOPLE: Final = frozenset({"cubes-taken", "cubes-dropped", "eliminated", "cannot-pay", "loot-value", "copied"})

HEALERS: Final = frozenset({"healers-dealt", "healers-shown", "offering", "healed"})


def spots_of(view: LootView, kind: str, args: dict[str, Field]) -> list[str]:
    """The ids of the spots that an event is about."""
    found = list(PLACES.get(kind, []))
    if kind in TO_PEOPLE:
        seat = args["seat"]
        assert isinstance(seat, int)
        found.append(seat_spot(view, seat))
    found += [f"{name}:{args[name]}" for name in ("landing", "corner") if name in args]
    coast = args.get("coast")
    if isinstance(coast, int):
        found += [f"landing:{2 * coast}", f"landing:{2 * coast + 1}"]
    tile = args.get("tile")
    if tile in [each.id for each in view.tiles]:
        found.append(f"island:{tile}")
    found += [f"map:{card}" for card in [*_texts(args, "cards"), args.get("card")] if card in _seen(view)]
    return [*found, *_treasures(view, args), *_named(view, args)]


def called(view: LootView, kind: str, args: dict[str, Field]) -> dict[str, Arg]:
    """Healers have no names: they are called by their price, which is what their cards show."""
    if kind not in HEALERS:
        return {}
    if "id" in args:
        return {"id": _price(view, str(args["id"]))}
    return {"ids": [_price(view, id) for id in _texts(args, "ids")]}


def _price(view: LootView, id: str) -> Said | str:
    return cards.healer_words(view, id) if id in view.healer_faces else id


def _treasures(view: LootView, args: dict[str, Field]) -> list[str]:
    """By reference number, alone or behind the type of each: "crown #37"."""
    told = [name.partition("#")[2] for name in _texts(args, "treasures")]
    if "ref" in args:
        told.append(str(args["ref"]))
    shown = [*view.revealed, *view.open, view.taken]
    shown += [ref for player in view.players for ref in player.treasures]
    return [f"treasure:{ref}" for ref in told if int(ref) in shown]


def _named(view: LootView, args: dict[str, Field]) -> list[str]:
    """Events and healers."""
    told = _texts(args, "ids")
    if "id" in args:
        told.append(str(args["id"]))
    events = [*(view.events_shown or []), *view.past_events, view.event]
    healers = [*(view.healers or []), *own_healers(view), *[player.healer for player in view.players]]
    found = [f"event:{id}" for id in told if id in events]
    return [*found, *[f"healer:{id}" for id in told if id in healers]]


def _seen(view: LootView) -> list[str]:
    """Map cards that lie before the reader: an own hand, Aaron's, and those on the island."""
    own = view.players[view.seat].hand or [] if view.seat >= 0 else []
    his = [] if view.aaron is None else view.players[view.aaron].hand or []
    return [*own, *his, *columns(view)]


def _texts(args: dict[str, Field], name: str) -> list[str]:
    value = args.get(name)
    return [str(each) for each in value] if isinstance(value, list) else []
