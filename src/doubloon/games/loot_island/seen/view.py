# interpreted: msgspec structs live here
"""What a seat of Loot Island may know."""

from __future__ import annotations

from msgspec import Struct

from doubloon.core.view import View
from doubloon.games.loot_island.seen.faces import EventFace, HealerFace, MapFace, TreasureFace


class Forecast(Struct, frozen=True, gc=False):
    """Big or small loot in this round, or small loot in the final exploration; by whom treasures would be taken."""

    loot: str | None
    treasures: int
    order: list[int]


class LandingView(Struct, frozen=True, gc=False):
    """A column from its first card to its last, a stack from the bottom up. Parties are seats; Aaron follows them."""

    column: list[str]
    stack: list[int]
    colour: str | None
    last: int  # the value that the next card must reach
    count: int  # map cards, +1 cards counted twice
    chests: int
    enough: bool
    now: Forecast  # what it would yield if Phase 3 came now


class TileView(Struct, frozen=True, gc=False):
    """A small island in play."""

    id: str
    up: bool
    action: str
    amount: int
    cubes: int  # that performing it costs


class PlayerView(Struct, frozen=True, gc=False):
    """A player, or Aaron as the last of the list in a game of two."""

    cubes: int
    cards: int
    hand: list[str] | None  # owner only; Aaron's lies open
    area: int  # compasses that are not on the island
    landings: list[int]
    treasures: list[int]  # reference numbers, in the order kept
    treasure_value: int  # without the crowns' bonus
    crosses: int
    crown_bonus: int  # as things stand
    passed: bool
    own_healers: list[str] | None  # healer variant 2, owner only
    offered: str | None  # the one put on the table; owner only until all have
    healer: str | None
    eliminated: bool
    loot: int | None  # the loot value, once it is counted
    sheet: dict[str, int] | None  # where it comes from, as things stand; nobody else has one than a player still in


class LootView(View, frozen=True, kw_only=True, tag="loot_island"):
    """The table from one seat."""

    round: int
    rounds: int
    active: int | None
    first: int  # who has the First Player tile
    aaron: int | None
    corner: int
    facing: int
    coast: int  # that the bow points at
    threshold: int
    event: str | None
    in_force: dict[str, int]  # what the event makes of the rules, for words to count with
    past_events: list[str]
    events_left: int
    events_shown: list[str] | None  # in the variant: those still to come, in no order
    landings: list[LandingView]
    tiles: list[TileView]
    map_deck: int
    map_discards: list[str]
    treasure_deck: int
    treasure_top: str | None  # the numeral on the back of the top card
    treasure_discards: list[int]
    revealed: list[int]
    open: list[int]
    taken: int | None
    healers: list[str] | None  # on the table; None while they lie face down
    players: list[PlayerView]
    tossing: list[str] | None  # initial hand variant, owner only
    maps: dict[str, MapFace]  # the faces of all cards that this view names
    treasures: dict[str, TreasureFace]
    healer_faces: dict[str, HealerFace]
    event_faces: dict[str, EventFace]  # of all events in the box: the rules list them
