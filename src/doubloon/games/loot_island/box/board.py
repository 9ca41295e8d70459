"""The main island: corners, coasts, landings, and what lies on a landing. (LI-003 to LI-008)"""

from __future__ import annotations

from typing import Final

from doubloon.core.pack import Reader, Writer
from doubloon.games.loot_island.box.maps import ONE

CORNERS: Final = 4
COASTS: Final = 4
LANDINGS: Final = 8
NO_COLOUR: Final = -1

# What a column shows besides its cards: bits of `Landing.icons`.
HAS_DRAW: Final = 1
HAS_CUBE: Final = 2

_no_numbers: Final[list[bytes]] = []


class Landing:
    """A column of map cards and a stack of compasses. Never changed: copies of a position share it.

    `last` is the value of the last card, 1 where there is none, so that everything fits (LI-137). `stack` holds
    parties from the bottom up: seats, and Aaron as the seat after the last.
    """

    def __init__(
        self,
        column: tuple[int, ...],
        stack: tuple[int, ...],
        colour: int,
        last: int,
        count: int,
        chests: int,
        icons: int,
    ) -> None:
        self.column = column
        self.stack = stack
        self.colour = colour
        self.last = last
        self.count = count  # of map cards, +1 cards twice (LI-162)
        self.chests = chests
        self.icons = icons
        self.numbers: list[bytes] = _no_numbers  # by seat: as observations have it; empty until somebody asks

    def with_stack(self, stack: tuple[int, ...]) -> Landing:
        return Landing(self.column, stack, self.colour, self.last, self.count, self.chests, self.icons)

    def without(self, party: int) -> Landing:
        """The others drop down, in their order. (LI-104)"""
        return self.with_stack(tuple([other for other in self.stack if other != party]))

    def on_top(self, party: int) -> Landing:
        return self.with_stack((*self.stack, party))

    def write(self, out: Writer) -> None:
        out.numbers(list(self.column))
        out.numbers(list(self.stack))
        out.numbers([self.colour, self.last, self.count, self.chests, self.icons])


EMPTY: Final = Landing((), (), NO_COLOUR, ONE, 0, 0, 0)  # LI-122 cards alone give a colour


def read_landing(data: Reader) -> Landing:
    column, stack = tuple(data.numbers()), tuple(data.numbers())
    colour, last, count, chests, icons = data.numbers()
    return Landing(column, stack, colour, last, count, chests, icons)


def coast_at_bow(corner: int, facing: int) -> int:
    """The coast that the ship points at. (LI-005)"""
    return corner if facing > 0 else (corner - 1) % COASTS


def sailing_order(corner: int, facing: int) -> list[int]:
    """All landings as they are met from the bow on. (LI-007)"""
    first = 2 * corner if facing > 0 else 2 * corner - 1
    return [(first + facing * step) % LANDINGS for step in range(LANDINGS)]


def other_landing(place: int) -> int:
    """The landing with which this one shares its coast. (LI-004)"""
    return place ^ 1


def landings_of(coast: int, facing: int) -> tuple[int, int]:
    """A coast's landings, the nearer to the bow first. (LI-004, LI-007)"""
    return (2 * coast, 2 * coast + 1) if facing > 0 else (2 * coast + 1, 2 * coast)
