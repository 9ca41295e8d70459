"""What lies in front of one player."""

from __future__ import annotations

from mypy_extensions import i64

from doubloon.core.pack import Reader, Writer
from doubloon.games.silver_gold.box.cards import NO_CARD


class Player:
    """Working cards, score card and completed cards.

    A working place holds a card and the mask of its empty boxes: 0 on a full card and where no card lies. Machine
    integers and one field a place, because searches copy players by the million.

    `seen_*` is how the cards and the score card looked when the expedition was revealed: all that the others may see
    until everybody has finished crossing off (SG-139).
    """

    def __init__(
        self,
        hand: tuple[int, ...],
        kept: int,
        card1: i64,
        card2: i64,
        empty1: i64,
        empty2: i64,
        coins: int,
        palms: tuple[int, ...],
        cups: tuple[int, ...],
        completed: tuple[int, ...],
        due: int,
        seen_empty1: i64,
        seen_empty2: i64,
        seen_coins: int,
        seen_palms: tuple[int, ...],
    ) -> None:
        self.hand = hand  # the four dealt cards, only during the setup
        self.kept = kept  # the id of the sealed choice among them, or -1
        self.card1 = card1
        self.card2 = card2
        self.empty1 = empty1
        self.empty2 = empty2
        self.coins = coins  # crossed coin boxes
        self.palms = palms  # the numbers in the palm boxes
        self.cups = cups  # the numbers in the cup fields
        self.completed = completed
        self.due = due  # extra boxes still to be crossed
        self.seen_empty1 = seen_empty1
        self.seen_empty2 = seen_empty2
        self.seen_coins = seen_coins
        self.seen_palms = seen_palms

    def clone(self) -> Player:
        return Player(
            self.hand,
            self.kept,
            self.card1,
            self.card2,
            self.empty1,
            self.empty2,
            self.coins,
            self.palms,
            self.cups,
            self.completed,
            self.due,
            self.seen_empty1,
            self.seen_empty2,
            self.seen_coins,
            self.seen_palms,
        )

    # Working places are counted from 0, as in moves and views.

    def card_on(self, place: i64) -> i64:
        return self.card1 if place == 0 else self.card2

    def empty_on(self, place: i64) -> i64:
        return self.empty1 if place == 0 else self.empty2

    def seen_empty_on(self, place: i64) -> i64:
        return self.seen_empty1 if place == 0 else self.seen_empty2

    def lay(self, place: i64, card: i64, empty: i64) -> None:
        """Put a card on a working place, with these boxes empty."""
        if place == 0:
            self.card1 = card
            self.empty1 = empty
        else:
            self.card2 = card
            self.empty2 = empty

    def mark(self, place: i64, boxes: i64) -> None:
        """Cross boxes; nothing but taking back makes one empty again. (SG-015)"""
        if place == 0:
            self.empty1 &= ~boxes
        else:
            self.empty2 &= ~boxes

    def has_empty_box(self) -> bool:
        return self.empty1 | self.empty2 != 0

    def has_full_card(self) -> bool:
        return (self.card1 != NO_CARD and self.empty1 == 0) or (self.card2 != NO_CARD and self.empty2 == 0)

    def show(self) -> None:
        """From now on the others see the cards and the score card as they are."""
        self.seen_empty1 = self.empty1
        self.seen_empty2 = self.empty2
        self.seen_coins = self.coins
        self.seen_palms = self.palms

    def take_back(self) -> None:
        """Forget what has been crossed since the reveal."""
        self.empty1 = self.seen_empty1
        self.empty2 = self.seen_empty2
        self.coins = self.seen_coins
        self.palms = self.seen_palms
        self.due = 0

    def write(self, out: Writer) -> None:
        out.numbers([self.card1, self.card2, self.empty1, self.empty2, self.seen_empty1, self.seen_empty2])
        out.numbers([self.kept, self.coins, self.due, self.seen_coins])
        for numbers in (self.hand, self.palms, self.cups, self.completed, self.seen_palms):
            out.numbers(list(numbers))


def new_player() -> Player:
    """No card yet, and an unmarked score card. (SG-016)"""
    return Player((), -1, NO_CARD, NO_CARD, 0, 0, 0, (), (), (), 0, 0, 0, 0, ())


def read_player(data: Reader) -> Player:
    player = new_player()
    card1, card2, empty1, empty2, seen_empty1, seen_empty2 = data.numbers()
    player.lay(0, card1, empty1)
    player.lay(1, card2, empty2)
    player.seen_empty1 = seen_empty1
    player.seen_empty2 = seen_empty2
    player.kept, player.coins, player.due, player.seen_coins = data.numbers()
    player.hand = tuple(data.numbers())
    player.palms = tuple(data.numbers())
    player.cups = tuple(data.numbers())
    player.completed = tuple(data.numbers())
    player.seen_palms = tuple(data.numbers())
    return player
