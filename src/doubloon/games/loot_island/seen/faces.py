# interpreted: msgspec structs live here
"""What is printed on cards, for views."""

from __future__ import annotations

from functools import cache

from msgspec import Struct

from doubloon.games.loot_island.box.box import Box
from doubloon.games.loot_island.box.maps import ICONS
from doubloon.games.loot_island.box.treasures import PILES, SKULL_KINDS, TYPES

SIGNED = ("big", "small", "delta")  # figures of events that may be less than nothing


class MapFace(Struct, frozen=True, gc=False):
    """A map card; value 0 is a wild."""

    colour: str
    value: int
    icon: str


class TreasureFace(Struct, frozen=True, gc=False):
    """A treasure; what it does not show is 0 or none."""

    pile: str
    type: str
    base: int
    curse: int
    crossed: int
    crosses: int
    multiplier: int
    kind: str | None


class HealerFace(Struct, frozen=True, gc=False):
    """A healer's price."""

    per_cube: int
    fixed: int


class EventFace(Struct, frozen=True, gc=False):
    """What an event does: its effect, and the figures that the words for this effect count with."""

    effect: str
    figures: dict[str, int]


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
        self.events = {card.id: EventFace(card.effect, _counted(card.figures)) for card in box.events}


def _counted(figures: dict[str, int]) -> dict[str, int]:
    """Figures as words can count them: without a minus, but so many more and so many fewer."""
    found: dict[str, int] = {}
    for name, figure in figures.items():
        if name in SIGNED:
            found[f"{name}_more"] = max(figure, 0)
            found[f"{name}_fewer"] = max(-figure, 0)
        else:
            found[name] = figure
    if "big" in figures:
        found["alike"] = 1 if figures["big"] == figures["small"] else 0
    return found


@cache
def faces_of(box: Box) -> Faces:
    return Faces(box)
