"""What rows of numbers take from the box: how many places things have there, and bare cells, written once for all."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from doubloon.core.numbers import words_of

if TYPE_CHECKING:
    from doubloon.games.maracaibo.box.box import Box

# A box may have more of these; columns of those with fewer are the same.
EXTRA: Final = 4  # places for treasure on a figurehead
STORAGE: Final = 12  # places of a storage area


class Written:
    """Of one box and one table's choice whether there are rubies."""

    def __init__(self, box: Box, rubies: bool, most_parties: int) -> None:
        self.quests = max(box.numbers.quest_market, box.numbers.hunters_market)
        self.extra = max([EXTRA, *[len(tile.spaces) for tile in box.figureheads]])
        self.storage = max([STORAGE, *[len(spaces) for spaces in [*box.storage, *box.buried]]])
        # By card, no card at all first: a cell on which it lies face up, up to its treasure value and doubloons; by
        # parties and card what comes behind them, and all of it where there are none.
        cards = range(-1, len(box.cards))
        parties = range(most_parties + 1)
        self.heads: list[bytes] = [words_of(_head(card)) for card in cards]
        self.tails: list[list[bytes]] = [[words_of(_tail(box, card, rubies, n)) for card in cards] for n in parties]
        self.bare: list[list[bytes]] = [
            [words_of([*_head(card), -1, 0, *_tail(box, card, rubies, n)]) for card in cards] for n in parties
        ]


def _head(card: int) -> list[int]:
    return [card, -1, 0, 0]


def _tail(box: Box, card: int, rubies: bool, parties: int) -> list[int]:
    return [*[-1] * parties, -1, -1, 1 if rubies and card >= 0 and box.cards[card].ruby else 0]
