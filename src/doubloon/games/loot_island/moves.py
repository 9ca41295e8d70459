"""The moves of the game. Decision points D-01 to D-27 of the catalogue in brackets.

toss r05a, done       cards not to keep (D-02, D-04)           draw, decline        extra cards (D-03, D-16)
withdraw 3            a compass to take back (D-05, D-27)      pass, aaron          a turn (D-06), one for Aaron (D-26)
play 4 r05a           a landing and the first card (D-14), lay r07b: one more, done: enough
from 3                the compass that moves (D-13)            copy draw            a 1 put in front (D-17)
pay r05a r07b, pay g01a   for a small island (D-07)            use dig              the tile (D-08)
do, decline           its action (D-09)                        drop 2               cubes (D-10, D-15, D-20 to D-23)
undercut 3, outpost 3 where (D-11, D-12)
take 36, keep, discard    a treasure (D-18, D-19, D-22)
healer h05, offer h05 at the end (D-24, D-25)
"""

from __future__ import annotations

from mypy_extensions import i64

from doubloon.core.move import Field, Move
from doubloon.games.loot_island.box.board import LANDINGS
from doubloon.games.loot_island.box.event_cards import Tile
from doubloon.games.loot_island.box.maps import CARDS, CUBE, DRAW, ICONS, NO_CARD, RANKS, MapCard
from doubloon.games.loot_island.box.treasures import Healer, Treasure


class Play(Move):
    """Begin a play: a landing and the first card."""

    def __init__(self, landing: int, card: MapCard) -> None:
        super().__init__("play", f"play {landing} {card.id}".lower())
        self.landing: i64 = landing
        self.card: i64 = card.number
        self.card_id = card.id

    def fields(self) -> dict[str, Field]:
        return {"landing": self.landing, "card": self.card_id}


class OfCard(Move):
    """Lay one more card of a play, or toss one that is not kept: `kind` is "lay" or "toss"."""

    def __init__(self, kind: str, card: MapCard) -> None:
        super().__init__(kind, f"{kind} {card.id}".lower())
        self.card: i64 = card.number
        self.card_id = card.id

    def fields(self) -> dict[str, Field]:
        return {"card": self.card_id}


class Pay(Move):
    """Pay for a small island, with a card or with two of one colour: `second` is NO_CARD or a higher number."""

    def __init__(self, cards: list[MapCard]) -> None:
        super().__init__("pay", f"pay {' '.join([card.id for card in cards])}".lower())
        self.first: i64 = cards[0].number
        self.second: i64 = cards[1].number if len(cards) > 1 else NO_CARD
        self.card_ids = [card.id for card in cards]

    def cards(self) -> list[int]:
        return [self.first] if self.second == NO_CARD else [self.first, self.second]

    def fields(self) -> dict[str, Field]:
        return {"cards": list(self.card_ids)}


class AtLanding(Move):
    """Something for a compass: `kind` is "from", "undercut", "outpost" or "withdraw"."""

    def __init__(self, kind: str, landing: int) -> None:
        super().__init__(kind, f"{kind} {landing}")
        self.landing: i64 = landing

    def fields(self) -> dict[str, Field]:
        return {"landing": self.landing}


class Copy(Move):
    """Copy an icon, DRAW or CUBE."""

    def __init__(self, icon: int) -> None:
        super().__init__("copy", f"copy {ICONS[icon]}")
        self.icon = icon

    def fields(self) -> dict[str, Field]:
        return {"icon": ICONS[self.icon]}


class Use(Move):
    """Choose a small island."""

    def __init__(self, tile: Tile) -> None:
        super().__init__("use", f"use {tile.id}".lower())
        self.tile = tile

    def fields(self) -> dict[str, Field]:
        return {"tile": self.tile.id}


class Drop(Move):
    """Discard cubes, or none."""

    def __init__(self, cubes: int) -> None:
        super().__init__("drop", f"drop {cubes}")
        self.cubes = cubes

    def fields(self) -> dict[str, Field]:
        return {"cubes": self.cubes}


class Take(Move):
    """Take a treasure that lies open."""

    def __init__(self, treasure: Treasure) -> None:
        super().__init__("take", f"take {treasure.ref}")
        self.treasure = treasure.number
        self.ref = treasure.ref

    def fields(self) -> dict[str, Field]:
        return {"ref": self.ref}


class OfHealer(Move):
    """Choose a healer that lies open, or put an own one on the table: `kind` is "healer" or "offer"."""

    def __init__(self, kind: str, healer: Healer) -> None:
        super().__init__(kind, f"{kind} {healer.id}".lower())
        self.healer = healer.number
        self.healer_id = healer.id

    def fields(self) -> dict[str, Field]:
        return {"id": self.healer_id}


class MoveFinder:
    """All moves, ordered so that rules find them by number. Places without a card hold `passing`."""

    def __init__(
        self, cards: list[MapCard], tiles: list[Tile], treasures: list[Treasure], healers: list[Healer], most_drops: int
    ) -> None:
        self.passing = Move("pass", "pass")
        self.aaron = Move("aaron", "aaron")
        self.done = Move("done", "done")
        self.do = Move("do", "do")
        self.decline = Move("decline", "decline")
        self.draw = Move("draw", "draw")
        self.copy_draw: Move = Copy(DRAW)
        self.copy_cube: Move = Copy(CUBE)
        self.keep = Move("keep", "keep")
        self.discard = Move("discard", "discard")
        self.plays: list[Move] = [self.passing] * (LANDINGS * CARDS)  # by landing and card
        self.lays: list[Move] = [self.passing] * CARDS
        self.tosses: list[Move] = [self.passing] * CARDS
        self.pays: list[Move] = [self.passing] * CARDS  # one card
        self.pairs: list[Move] = [self.passing] * (CARDS * RANKS)  # by the first card and the second's rank
        for card in cards:
            for landing in range(LANDINGS):
                self.plays[landing * CARDS + card.number] = Play(landing, card)
            self.lays[card.number] = OfCard("lay", card)
            self.tosses[card.number] = OfCard("toss", card)
            self.pays[card.number] = Pay([card])
            for second in cards:
                if card.colour == second.colour and card.number < second.number:
                    self.pairs[card.number * RANKS + second.number % RANKS] = Pay([card, second])
        self.froms: list[Move] = [AtLanding("from", landing) for landing in range(LANDINGS)]
        self.undercuts: list[Move] = [AtLanding("undercut", landing) for landing in range(LANDINGS)]
        self.outposts: list[Move] = [AtLanding("outpost", landing) for landing in range(LANDINGS)]
        self.withdraws: list[Move] = [AtLanding("withdraw", landing) for landing in range(LANDINGS)]
        self.uses: list[Move] = [Use(tile) for tile in tiles]
        self.drops: list[Move] = [Drop(cubes) for cubes in range(most_drops + 1)]
        self.takes: list[Move] = [Take(treasure) for treasure in treasures]
        self.healers: list[Move] = [OfHealer("healer", healer) for healer in healers]
        self.offers: list[Move] = [OfHealer("offer", healer) for healer in healers]

    def all(self) -> list[Move]:
        """Every move once, chapter by chapter."""
        found = [self.passing, self.aaron, self.done, self.do, self.decline, self.draw]
        found += [self.copy_draw, self.copy_cube, self.keep, self.discard]
        for part in (self.plays, self.lays, self.tosses, self.pays, self.pairs):
            found += [move for move in part if move is not self.passing]
        for part in (self.froms, self.undercuts, self.outposts, self.withdraws, self.uses, self.drops):
            found += part
        for part in (self.takes, self.healers, self.offers):
            found += part
        return found
