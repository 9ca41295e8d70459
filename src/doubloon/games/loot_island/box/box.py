"""The box: cards, tiles and the numbers of the rulebook, with tables made from them once; what a table takes of it."""

from __future__ import annotations

import itertools
from typing import Final

from mypy_extensions import i64

from doubloon.core.move import MoveSet
from doubloon.core.options import Options
from doubloon.core.task import NOBODY
from doubloon.games.loot_island.box.board import Landing
from doubloon.games.loot_island.box.event_cards import EventCard, Tile
from doubloon.games.loot_island.box.maps import CARDS, COLOURS, HIGHEST, ONE, PLAIN, RANKS, WILD, MapCard, MapSet
from doubloon.games.loot_island.box.treasures import Healer, Treasure
from doubloon.games.loot_island.moves import MoveFinder

# The option `healers`.
HIDDEN: Final = 0  # base game: set aside face down
OPEN: Final = 1  # variant 1: set aside face up
DEALT: Final = 2  # variant 2: two for each player
HEALER_WORDS: Final = ["hidden", "open", "dealt"]


class SeatRow:
    """What depends on the number of players. (LI-554, LI-620 to LI-624)"""

    def __init__(self, hand: int, threshold: int, piles: list[int], healers: int, tiles: int, aaron: bool) -> None:
        self.hand = hand
        self.threshold = threshold
        self.piles = piles
        self.healers = healers
        self.tiles = tiles  # in play, as a bit mask
        self.aaron = aaron


class Box:
    """Everything in the box, and the set of moves that it allows. Filled by the reader of component files."""

    def __init__(self, fingerprint: str) -> None:
        self.fingerprint = fingerprint
        self.colours: list[str] = []
        self.maps: list[MapCard] = []
        self.treasures: list[Treasure] = []
        self.healers: list[Healer] = []
        self.tiles: list[Tile] = []
        self.events: list[EventCard] = []
        self.plain = EventCard(-1, "", "", 0, 0)  # the rules without any event
        self.rows: list[SeatRow] = []  # by number of players, from 0
        # Numbers.
        self.rounds = 0
        self.compasses = 0  # of a colour
        self.start_cubes = 0
        self.events_b = 0
        self.aaron_hand = 0
        self.dealt: list[int] = []  # initial hand variant: by place after the First Player
        self.healers_each = 0  # healer variant 2
        self.deadly_cubes = 0  # LI-342
        self.tile_bonus = 0  # LI-349
        self.discard_cubes = 0  # LI-193
        self.amulet_cubes = 0
        self.crown_ladder: list[int] = []
        # By card number.
        self.map_at: list[MapCard] = []
        self.map_numbers: dict[str, int] = {}  # by id in small letters
        self.value: list[int] = [0] * CARDS
        self.icon: list[int] = [PLAIN] * CARDS
        # By colour.
        self.fits: list[list[i64]] = []  # by value of the last card: ranks that may follow (LI-137)
        self.ones: list[i64] = []
        self.twins: list[i64] = []  # ranks of cards that equal the one before them
        # Collector bonuses.
        self.jewel_sets: dict[int, int] = {}  # the bonus by size
        self.skull_sets: dict[int, int] = {}  # what a set of so many kinds pays a type
        self.jewels: list[int] = []  # by number of jewels: the best split (LI-366)
        self.skulls: list[int] = []  # by 1/2/3 kinds, base `skull_side`: what the best split pays a type (LI-371)
        self.skull_side = 0
        self.moves = MoveFinder([], [], [], [], 0)
        self.moveset = MoveSet([])

    def make_tables(self) -> None:
        """The look-ups by number, colour and value."""
        by_number = {card.number: card for card in self.maps}
        first = self.maps[0]
        self.map_numbers = {card.id.lower(): card.number for card in self.maps}
        self.map_at = [by_number.get(number, first) for number in range(CARDS)]
        for card in self.maps:
            self.value[card.number] = card.value
            self.icon[card.number] = card.icon
        for colour in range(COLOURS):
            cards = [card for card in self.maps if card.colour == colour]
            self.ones.append(sum([1 << card.number % RANKS for card in cards if card.value == ONE]))
            self.fits.append(
                [
                    sum([1 << c.number % RANKS for c in cards if c.value in (WILD, ONE) or c.value >= last])
                    for last in range(HIGHEST + 1)
                ]
            )
            twins = 0
            for before, card in itertools.pairwise(cards):
                if (before.value, before.icon) == (card.value, card.icon):
                    twins |= 1 << card.number % RANKS
            self.twins.append(twins)

    def distinct(self, hand: MapSet, colour: i64) -> i64:
        """Of equal cards only the first: they are interchangeable, and copy a goes before b. (LI-136)"""
        held = hand.of(colour)
        return held & ~(held << 1 & self.twins[colour])

    def has_twin(self, hand: MapSet, card: i64) -> bool:
        """Does a hand hold this card, and another that equals it and goes before it? (LI-136)"""
        return self.twins[card >> 5] >> (card & 31) & 1 == 1 and hand.holds(card) and hand.holds(card - 1)

    def may_follow(self, landing: Landing, card: i64) -> bool:
        """Is it high enough for a column of its colour, or an empty one? (LI-125, LI-137)"""
        return self.fits[card >> 5][landing.last] >> (card & 31) & 1 == 1

    def map_named(self, id: str) -> int:
        """The number of a map card."""
        return self.map_numbers[id.lower()]

    def treasure_with(self, ref: int) -> int:
        """The number of the treasure with this reference number."""
        for treasure in self.treasures:
            if treasure.ref == ref:
                return treasure.number
        raise KeyError(ref)

    def event_named(self, id: str) -> EventCard:
        for event in self.events:
            if event.id.lower() == id.lower():
                return event
        raise KeyError(id)


class Setting:
    """What seats and options of a table mean; one for all positions of equal tables. (chapters 19 and 20)"""

    def __init__(self, box: Box, seats: int, options: Options) -> None:
        row = box.rows[seats]
        self.hand = row.hand
        self.threshold = row.threshold
        self.piles = row.piles
        self.healer_count = row.healers
        self.tiles = row.tiles
        self.aaron = seats if row.aaron else NOBODY  # his place among the parties
        self.parties = seats + 1 if row.aaron else seats
        self.healers = HEALER_WORDS.index(options.choice("healers"))
        self.events_shown = options.flag("events_shown")
        self.initial_hand = options.flag("initial_hand")
