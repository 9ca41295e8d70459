"""What can be looked up at Loot Island, by its name or by what is printed on it."""

from __future__ import annotations

from doubloon.core.shown import Thing, joined, said
from doubloon.games.loot_island.box.board import LANDINGS
from doubloon.games.loot_island.seen.view import LootView
from doubloon.games.loot_island.showing.cards import (
    JOINED,
    event_name,
    event_words,
    healer_cost,
    healer_words,
    landing_name,
    landing_words,
    map_called,
    map_value,
    map_words,
    tile_name,
    tile_words,
    treasure_name,
    treasure_words,
)


def things_of(view: LootView) -> list[Thing]:
    """Every card that the reader may see, all events of the box, small islands and landings."""
    found = [Thing(f"map:{id}", map_called(id), map_words(view, id), _map_calls(view, id)) for id in view.maps]
    for ref, face in view.treasures.items():
        found.append(Thing(f"treasure:{ref}", treasure_name(view, int(ref)), treasure_words(face), [ref, f"#{ref}"]))
    found += [Thing(f"event:{id}", event_name(id), event_words(view, id), [id]) for id in view.event_faces]
    for tile in view.tiles:
        calls = [tile.id, tile.id.replace("_", " ")]
        found.append(Thing(f"island:{tile.id}", tile_name(tile.id), tile_words(view, tile), calls))
    for id in view.healer_faces:
        price = joined([healer_words(view, id), healer_cost(view, id)], JOINED)
        found.append(Thing(f"healer:{id}", said("choice-healer", id=id), price, [id]))
    for place in range(LANDINGS):
        found.append(Thing(f"landing:{place}", landing_name(place), landing_words(view, place)))
    return found


def _map_calls(view: LootView, id: str) -> list[str]:
    """R05a is also r5, as people type it."""
    return [id, f"{id[:1]}{map_value(view.maps[id])}"]
