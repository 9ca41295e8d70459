"""What can be looked up in Jackal: cells, figures, the bear, zones, abilities, every kind of tile."""

from __future__ import annotations

from typing import Final

from doubloon.core.saying import said
from doubloon.core.showing import as_thing
from doubloon.core.shown import Said, Text, Thing
from doubloon.games.jackal.box.box import ABILITIES, KINDS, ZONES
from doubloon.games.jackal.showing.parts import all_parts, tiles_counted
from doubloon.games.jackal.showing.sight import BEAR, MISSIONARY, Sight, figure_name, short

LABYRINTHS: Final = [2, 3, 4, 5]


def all_things(sight: Sight) -> list[Thing]:
    found: list[Thing] = []
    for part in all_parts(sight):
        for spot in part.spots:
            if spot.id.startswith("tile:"):
                found.append(as_thing(spot))
            elif spot.id.startswith("pirate:"):
                id = spot.id.partition(":")[2]
                found.append(Thing(spot.id, spot.name, spot.about, [id, short(id), said(f"figures-{id}")]))
            elif spot.id.startswith("boat:"):
                found.append(Thing(spot.id, spot.name, spot.about))
    found.append(Thing(BEAR, figure_name(BEAR), said("explain-bear"), [BEAR, said("piece-bear")]))
    calls: list[Text] = [MISSIONARY, short(MISSIONARY)]
    found.append(Thing(MISSIONARY, said("piece-missionary"), said("explain-missionary"), calls))
    found += [_zone(sight, zone) for zone in ZONES]
    for ability in ABILITIES:
        text = said(f"ability_text-{ability}")
        found.append(Thing(f"ability:{ability}", said(f"abilitys-{ability}"), text, [ability]))
    return [*found, *[_labyrinth(spaces) for spaces in LABYRINTHS], *[_kind(kind) for kind in KINDS]]


def _zone(sight: Sight, zone: str) -> Thing:
    """What may still lie under the backs of a zone, as far as the viewer knows."""
    tiles = sight.view.unseen[zone]
    about = (
        said("explain-unseen", zone=zone, tiles=[tiles_counted(tiles)]) if tiles else said("explain-nothing", zone=zone)
    )
    return Thing(f"zone:{zone}", said(f"zone-{zone}"), about, [zone])


def _labyrinth(spaces: int) -> Thing:
    id = f"labyrinth_{spaces}"
    calls: list[Text] = [said(f"tile_kind-labyrinth-{spaces}"), said(f"sign-labyrinth-{spaces}")]
    return Thing(f"kind:{id}", said(f"tiles-{id}"), said("tile_text-labyrinth"), calls)


def _kind(kind: str) -> Thing:
    """A kind of tile: by its id, by its sign on a drawn island, or as the one tile of its kind is called."""
    calls: list[Text] = [kind, Said(f"sign-{kind}", otherwise=kind), Said(f"tiles-{kind}", otherwise=kind)]
    return Thing(f"kind:{kind}", said(f"tile_kind-{kind.replace('_', '-')}"), said(f"tile_text-{kind}"), calls)
