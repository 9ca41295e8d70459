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

from typing import Final

from mypy_extensions import i64

from doubloon.core.move import Field, Move
from doubloon.games.loot_island.box.board import LANDINGS
from doubloon.games.loot_island.box.event_cards import Tile
from doubloon.games.loot_island.box.maps import CARDS, CUBE, DRAW, NO_CARD, RANKS, MapCard
from doubloon.games.loot_island.box.treasures import Healer, Treasure

PASS: Final = 0
AARON: Final = 1
PLAY: Final = 2
LAY: Final = 3
DONE: Final = 4
FROM: Final = 5
COPY: Final = 6
PAY: Final = 7
USE: Final = 8
DO: Final = 9
DECLINE: Final = 10
DROP: Final = 11
DRAW_CARDS: Final = 12
UNDERCUT: Final = 13
OUTPOST: Final = 14
WITHDRAW: Final = 15
TAKE: Final = 16
KEEP: Final = 17
DISCARD: Final = 18
TOSS: Final = 19
HEALER: Final = 20
OFFER: Final = 21


class Act(Move):
    """A move: `code` says what it is, the numbers what it is about."""

    def __init__(self, code: int, text: str, a: int = 0, b: int = 0, told: dict[str, Field] | None = None) -> None:
        super().__init__(text.split(maxsplit=1)[0], text)
        self.code: i64 = code
        self.a: i64 = a
        self.b: i64 = b
        self.told: dict[str, Field] = told or {}

    def fields(self) -> dict[str, Field]:
        return {name: list(value) if isinstance(value, list) else value for name, value in self.told.items()}


class MoveSet:
    """All moves, ordered so that rules find them by number. Places without a card hold `passing`."""

    def __init__(
        self, cards: list[MapCard], tiles: list[Tile], treasures: list[Treasure], healers: list[Healer], most_drops: int
    ) -> None:
        self.passing: Move = Act(PASS, "pass")
        self.aaron: Move = Act(AARON, "aaron")
        self.done: Move = Act(DONE, "done")
        self.do: Move = Act(DO, "do")
        self.decline: Move = Act(DECLINE, "decline")
        self.draw: Move = Act(DRAW_CARDS, "draw")
        self.copy_draw: Move = Act(COPY, "copy draw", DRAW, told={"icon": "draw"})
        self.copy_cube: Move = Act(COPY, "copy discard", CUBE, told={"icon": "discard"})
        self.keep: Move = Act(KEEP, "keep")
        self.discard: Move = Act(DISCARD, "discard")
        self.plays: list[Move] = [self.passing] * (LANDINGS * CARDS)  # by landing and card
        self.lays: list[Move] = [self.passing] * CARDS
        self.tosses: list[Move] = [self.passing] * CARDS
        self.pays: list[Move] = [self.passing] * CARDS  # one card
        self.pairs: list[Move] = [self.passing] * (CARDS * RANKS)  # by the first card and the second's rank
        for card in cards:
            self._add_card(card)
        for first in cards:
            for second in cards:
                if first.colour == second.colour and first.number < second.number:
                    both: list[str] = [first.id, second.id]
                    text = f"pay {first.id} {second.id}".lower()
                    move = Act(PAY, text, first.number, second.number, {"cards": both})
                    self.pairs[first.number * RANKS + second.number % RANKS] = move
        self.froms: list[Move] = [Act(FROM, f"from {n}", n, told={"landing": n}) for n in range(LANDINGS)]
        self.undercuts: list[Move] = [Act(UNDERCUT, f"undercut {n}", n, told={"landing": n}) for n in range(LANDINGS)]
        self.outposts: list[Move] = [Act(OUTPOST, f"outpost {n}", n, told={"landing": n}) for n in range(LANDINGS)]
        self.withdraws: list[Move] = [Act(WITHDRAW, f"withdraw {n}", n, told={"landing": n}) for n in range(LANDINGS)]
        self.uses: list[Move] = [Act(USE, f"use {t.id}".lower(), t.number, told={"tile": t.id}) for t in tiles]
        self.drops: list[Move] = [Act(DROP, f"drop {n}", n, told={"cubes": n}) for n in range(most_drops + 1)]
        self.takes: list[Move] = [Act(TAKE, f"take {t.ref}", t.number, told={"ref": t.ref}) for t in treasures]
        self.healers: list[Move] = [Act(HEALER, f"healer {h.id}".lower(), h.number, told={"id": h.id}) for h in healers]
        self.offers: list[Move] = [Act(OFFER, f"offer {h.id}".lower(), h.number, told={"id": h.id}) for h in healers]

    def _add_card(self, card: MapCard) -> None:
        number = card.number
        for landing in range(LANDINGS):
            told: dict[str, Field] = {"landing": landing, "card": card.id}
            self.plays[landing * CARDS + number] = Act(PLAY, f"play {landing} {card.id}".lower(), landing, number, told)
        self.lays[number] = Act(LAY, f"lay {card.id}".lower(), number, told={"card": card.id})
        self.tosses[number] = Act(TOSS, f"toss {card.id}".lower(), number, told={"card": card.id})
        self.pays[number] = Act(PAY, f"pay {card.id}".lower(), number, NO_CARD, {"cards": [card.id]})

    def all(self) -> list[Move]:
        """Every move once, chapter by chapter."""
        found: list[Move] = [self.passing, self.aaron, self.done, self.do, self.decline, self.draw]
        found += [self.copy_draw, self.copy_cube, self.keep, self.discard]
        for part in (self.plays, self.lays, self.tosses, self.pays, self.pairs):
            found += [move for move in part if move is not self.passing]
        for part in (self.froms, self.undercuts, self.outposts, self.withdraws, self.uses, self.drops):
            found += part
        for part in (self.takes, self.healers, self.offers):
            found += part
        return found
