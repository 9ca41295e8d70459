"""Event cards and small island tiles as numbers that the rules look up. (LI-016, LI-017)"""

from __future__ import annotations

from typing import Final

NO_LIMIT: Final = 99

# What a small island does (chapter 16).
CLEANSE: Final = 0
UNDERCUT: Final = 1
OUTPOST: Final = 2
CHARTS: Final = 3
DIG: Final = 4
SAIL: Final = 5

ACTIONS: Final = [
    "discard_cubes",
    "compass_to_bottom",
    "place_compass",
    "draw_maps",
    "reveal_treasure",
    "move_ship",
]


class EventCard:
    """What an event changes; the card that changes nothing stands for the rules as they are."""

    def __init__(self, number: int, id: str, deck: str, same: int, any: int) -> None:
        self.number = number
        self.id = id
        self.deck = deck
        self.effect = ""  # what the component file calls it …
        self.figures: dict[str, int] = {}  # … and its numbers, for words
        # Immediately.
        self.extra_cards = 0  # A1: each player may draw so many …
        self.extra_cubes = 0  # … and takes so many cubes
        self.open_treasures = 0  # A2: treasures laid open for each player
        self.ship_steps = 0  # B1
        self.turns_ship = False  # B2
        self.closed_tiles = 0  # B3
        # Phase 1.
        self.refill = 0  # B5: cards more or fewer
        # Phase 2.
        self.island_cubes = 0  # A3
        self.compasses = NO_LIMIT  # B4
        self.icon_cubes = 1  # B6: what the discard icon allows
        self.same_colour = same  # the price of a small island: cards of one colour …
        self.any_colour = any  # … and of any colour (B7, B9)
        self.then_pass = False  # B9
        self.first_pass_cubes = 0  # B8
        # Phase 3.
        self.big = 0  # A4, B11: treasures more or fewer
        self.small = 0
        self.small_loot_cubes = 0  # B10
        self.fewer_is_big = False  # B12
        self.reversed = False  # B13
        self.extra_coasts = 0  # B14

    def in_force(self) -> dict[str, int]:
        """What words about the rules count with while this card lies open; the price is called as in its figures."""
        return {
            "same_color": self.same_colour,
            "any_color": self.any_colour,
            "then_pass": 1 if self.then_pass else 0,
            "icon_cubes": self.icon_cubes,
            "reversed": 1 if self.reversed else 0,
        }


class Tile:
    """A small island."""

    def __init__(self, number: int, id: str, action: int, amount: int, cubes: int, min_players: int) -> None:
        self.number = number
        self.id = id
        self.action = action
        self.amount = amount
        self.cubes = cubes  # taken by the one who performs it
        self.min_players = min_players
