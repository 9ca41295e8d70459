# interpreted: msgspec structs live here
"""What is printed on cards, for views."""

from __future__ import annotations

from functools import cache

from msgspec import Struct

from doubloon.games.loot_island.box import Box
from doubloon.games.loot_island.maps import ICONS
from doubloon.games.loot_island.treasures import PILES, SKULL_KINDS, TYPES


class MapFace(Struct, frozen=True):
    """A map card; value 0 is a wild."""

    colour: str
    value: int
    icon: str


class TreasureFace(Struct, frozen=True):
    """A treasure; what it does not show is 0 or none."""

    pile: str
    type: str
    base: int
    curse: int
    crossed: int
    crosses: int
    multiplier: int
    kind: str | None


class HealerFace(Struct, frozen=True):
    """A healer's price."""

    per_cube: int
    fixed: int


class Faces:
    """Those of one box."""

    def __init__(self, box: Box) -> None:
        self.maps = {card.id: MapFace(box.colours[card.colour], card.value, ICONS[card.icon]) for card in box.maps}
        self.treasures = {
            card.ref: TreasureFace(
                PILES[card.pile],
                TYPES[card.type],
                card.base,
                card.curse,
                card.crossed,
                card.crosses,
                card.multiplier,
                SKULL_KINDS[card.kind] if card.kind >= 0 else None,
            )
            for card in box.treasures
        }
        self.healers = {card.id: HealerFace(card.per_cube, card.fixed) for card in box.healers}


@cache
def faces_of(box: Box) -> Faces:
    return Faces(box)
