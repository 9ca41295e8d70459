"""Map cards, and sets of them as bit masks: one machine word a colour.

A card's number is 32 * colour + rank. Ranks go by value with wilds last, copies in the order of the component file: the
order in which the cards of one play are laid (LI-126, LI-129, LI-136).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from doubloon.core.numbers import bit
from doubloon.core.pack import Reader, Writer

COLOURS: Final = 4
RANKS: Final = 32  # bits kept for a colour
CARDS: Final = COLOURS * RANKS
NO_CARD: Final = -1

WILD: Final = 0  # the value of a star in the component file
ONE: Final = 1
HIGHEST: Final = 10

# Icons (LI-009).
PLAIN: Final = 0
DRAW: Final = 1
CUBE: Final = 2
CHEST: Final = 3
PLUS_ONE: Final = 4

ICONS: Final = ["none", "draw", "discard", "chest", "plus_one"]

# The rank of a mask's only bit: 37 divides no difference of two powers of two below 2**32.
_MODULUS: Final = 37
_rank_of: Final[list[int]] = [0] * _MODULUS
for _rank in range(RANKS):
    _rank_of[(1 << _rank) % _MODULUS] = _rank


def lowest(mask: i64) -> i64:
    """The lowest rank in a mask that has one."""
    return _rank_of[(mask & -mask) % _MODULUS]


def ranks_in(mask: i64) -> list[int]:
    """The ranks of a mask, from the lowest up."""
    found: list[int] = []
    while mask:
        found.append(lowest(mask))
        mask &= mask - 1
    return found


class MapCard:
    """A map card: a colour, a number or a star, perhaps an icon. (LI-009)"""

    def __init__(self, number: int, id: str, value: int, icon: int) -> None:
        self.number = number
        self.id = id
        self.colour = number // RANKS
        self.value = value
        self.icon = icon


class MapSet:
    """Some map cards: a hand, the discard pile, a choice among them."""

    def __init__(self, red: i64 = 0, green: i64 = 0, purple: i64 = 0, orange: i64 = 0, size: int = 0) -> None:
        # Four words and their count rather than a list: searches copy hands by the million. The names stand for the
        # first to fourth colour of the component file.
        self.red = red
        self.green = green
        self.purple = purple
        self.orange = orange
        self.size = size

    def clone(self) -> MapSet:
        return MapSet(self.red, self.green, self.purple, self.orange, self.size)

    def of(self, colour: i64) -> i64:
        """The ranks held of a colour."""
        if colour == 0:
            return self.red
        if colour == 1:
            return self.green
        if colour == 2:
            return self.purple
        return self.orange

    def holds(self, card: i64) -> bool:
        return self.of(card >> 5) >> (card & 31) & 1 == 1

    def add(self, card: i64) -> None:
        self._flip(card)
        self.size += 1

    def remove(self, card: i64) -> None:
        self._flip(card)
        self.size -= 1

    def _flip(self, card: i64) -> None:
        rank = bit(card & 31)
        colour = card >> 5
        if colour == 0:
            self.red ^= rank
        elif colour == 1:
            self.green ^= rank
        elif colour == 2:
            self.purple ^= rank
        else:
            self.orange ^= rank

    def take_all(self, other: MapSet) -> None:
        """Move the cards of another set here."""
        self.red |= other.red
        self.green |= other.green
        self.purple |= other.purple
        self.orange |= other.orange
        self.size += other.size
        other.red = other.green = other.purple = other.orange = 0
        other.size = 0

    def cards(self) -> list[int]:
        """The numbers of the cards, from the lowest up."""
        found: list[int] = []
        for colour in range(COLOURS):
            for rank in ranks_in(self.of(colour)):
                found.append(colour * RANKS + rank)
        return found

    def write(self, out: Writer) -> None:
        out.numbers([self.red, self.green, self.purple, self.orange])


def set_of(cards: list[int]) -> MapSet:
    made = MapSet()
    for card in cards:
        made.add(card)
    return made


def read_map_set(data: Reader) -> MapSet:
    red, green, purple, orange = data.numbers()
    made = MapSet(red, green, purple, orange)
    for colour in range(COLOURS):
        made.size += len(ranks_in(made.of(colour)))
    return made
