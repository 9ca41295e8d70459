"""The box: cards, patterns, and the numbers printed on the round card and the score cards."""

from __future__ import annotations

from typing import Final

from doubloon.core.move import MoveSet
from doubloon.games.silver_gold.box.cards import Card, Pattern

# What the rules take for granted: a component file may not say otherwise.
DEALT: Final = 4
WORKING: Final = 2
DISPLAY: Final = 4


class Box:
    """Everything in the box, and the set of moves that it allows."""

    def __init__(
        self,
        fingerprint: str,
        cards: list[Card],
        patterns: list[Pattern],
        expedition_ids: list[str],
        expeditions: list[int],
        rounds: int,
        turns: int,
        cups: list[int],
        coin_rows: int,
        coins_per_row: int,
        palm_boxes: int,
        per_coin_box: int,
        palm_own: int,
        palm_per_displayed: int,
        tie_break: list[int],
        ghost_cup_rounds: list[int],
        ranks: list[tuple[int, str]],
        moveset: MoveSet,
    ) -> None:
        self.fingerprint = fingerprint
        self.cards = cards
        self.patterns = patterns
        self.expedition_ids = expedition_ids
        self.expeditions = expeditions  # the pattern on each expedition card
        self.rounds = rounds
        self.turns = turns  # in a round
        self.cups = cups  # from the highest down
        self.coin_rows = coin_rows
        self.coins_per_row = coins_per_row
        self.palm_boxes = palm_boxes
        self.per_coin_box = per_coin_box
        self.palm_own = palm_own
        self.palm_per_displayed = palm_per_displayed
        self.tie_break = tie_break  # colours, the first to compare first
        self.ghost_cup_rounds = ghost_cup_rounds
        self.ranks = ranks  # the total from which on a rank is earned, and its key
        self.moveset = moveset

    def card_number(self, id: str) -> int:
        """The place of a card in the deck."""
        for number, card in enumerate(self.cards):
            if card.id == id:
                return number
        raise KeyError(id)
