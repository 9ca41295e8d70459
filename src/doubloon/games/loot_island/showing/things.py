"""What can be looked up at Loot Island, by its name or by what is printed on it."""

from __future__ import annotations

from doubloon.core.shown import Thing, joined, said
from doubloon.games.loot_island.box.board import LANDINGS
from doubloon.games.loot_island.seen.view import LootView
from doubloon.games.loot_island.showing import cards


def things_of(view: LootView) -> list[Thing]:
    """Every card that the reader may see, all events of the box, small islands and landings."""
    found = [
        Thing(f"map:{id}", cards.map_called(id), cards.map_words(view, id), _map_calls(view, id)) for id in view.maps
    ]
    for ref, face in view.treasures.items():
        found.append(
            Thing(f"treasure:{ref}", cards.treasure_name(view, int(ref)), cards.treasure_words(face), [ref, f"#{ref}"])
        )
    found += [Thing(f"event:{id}", cards.event_name(id), cards.event_words(view, id), [id]) for id in view.event_faces]
    for tile in view.tiles:
        calls = [tile.id, tile.id.replace("_", " ")]
        found.append(Thing(f"island:{tile.id}", cards.tile_name(tile.id), cards.tile_words(view, tile), calls))
    for id in view.healer_faces:
        price = joined([cards.healer_words(view, id), cards.healer_cost(view, id)], cards.JOINED)
        found.append(Thing(f"healer:{id}", said("choice-healer", id=id), price, [id]))
    for place in range(LANDINGS):
        found.append(Thing(f"landing:{place}", cards.landing_name(place), cards.landing_words(view, place)))
    return found


def _map_calls(view: LootView, id: str) -> list[str]:
    """R05a is also r5, as people type it."""
    return [id, f"{id[:1]}{cards.map_value(view.maps[id])}"]
