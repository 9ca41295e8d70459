"""What can be looked up at Loot Island, by its name or by what is printed on it."""

from __future__ import annotations

from doubloon.core.saying import joined, said
from doubloon.core.shown import Thing
from doubloon.games.loot_island.box.board import LANDINGS
from doubloon.games.loot_island.seen.view import LootView
from doubloon.games.loot_island.showing import cards


def things_of(view: LootView) -> list[Thing]:
    """Every card that the reader may see, all events of the box, small islands and landings."""
    found: list[Thing] = []
    for id, face in view.maps.items():
        calls = [id, f"{id[:1]}{cards.map_value(face)}"]  # R05a is also r5, as people type it
        found.append(Thing(f"map:{id}", cards.map_called(id), cards.map_words(view, id), calls))
    for ref, treasure in view.treasures.items():
        name, calls = cards.treasure_name(view, int(ref)), [ref, f"#{ref}"]
        found.append(Thing(f"treasure:{ref}", name, cards.treasure_words(treasure), calls))
    for id in view.event_faces:
        found.append(Thing(f"event:{id}", cards.event_name(id), cards.event_words(view, id), [id]))
    for tile in view.tiles:
        calls = [tile.id, tile.id.replace("_", " ")]
        found.append(Thing(f"island:{tile.id}", cards.tile_name(tile.id), cards.tile_words(view, tile), calls))
    for id in view.healer_faces:
        price = joined([cards.healer_words(view, id), cards.healer_cost(view, id)], cards.JOINED)
        found.append(Thing(f"healer:{id}", said("choice-healer", id=id), price, [id]))
    for place in range(LANDINGS):
        found.append(Thing(f"landing:{place}", cards.landing_name(place), cards.landing_words(view, place)))
    return found
