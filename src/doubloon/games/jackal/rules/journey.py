"""One figure's move in progress: where it began, how the present tile was entered, what was used on the way."""

from __future__ import annotations

from typing import Final

from doubloon.core.pack import Reader, Writer

_none: Final[list[int]] = []  # most moves use no exit and cross nothing

PAIR: Final = 256  # more than there are cells: pairs of cells as one number


class Journey:
    """`start` is what `where` said of the figure before, `origin` the cell of that; coins stay there until the end.

    `used`, `crossed` and `legal` are replaced as a whole, so that copies share them.
    """

    def __init__(self, figure: int, crew: int, coins: int, start: int, origin: int, space: int, peaceful: bool) -> None:
        self.figure = figure
        self.crew = crew
        self.coins = coins
        self.start = start
        self.origin = origin
        self.space = space
        self.peaceful = peaceful  # may not attack in this move (JK-119)
        self.cell = origin
        self.came_from = origin
        self.manner = 0
        self.optional = False  # on an airplane, which nobody has to take (JK-208)
        self.used: list[int] = _none  # pairs of transit cell and exit (JK-078)
        self.crossed: list[int] = _none  # crossroads entered (JK-202)
        self.legal: list[int] = _none  # exits of the tile on which it waits; none where nobody has looked; never saved

    def plan(self, figure: int, crew: int, coins: int, start: int, origin: int, space: int, peaceful: bool) -> None:
        """Another move, in the place of one that was only thought of: nothing has been used on its way."""
        self.figure = figure
        self.crew = crew
        self.coins = coins
        self.start = start
        self.origin = self.cell = self.came_from = origin
        self.space = space
        self.peaceful = peaceful

    def clone(self) -> Journey:
        copy = Journey(self.figure, self.crew, self.coins, self.start, self.origin, self.space, self.peaceful)
        copy.cell = self.cell
        copy.came_from = self.came_from
        copy.manner = self.manner
        copy.optional = self.optional
        copy.used = self.used
        copy.crossed = self.crossed
        copy.legal = self.legal
        return copy

    def write(self, out: Writer) -> None:
        out.numbers([self.figure, self.crew, self.coins, self.start, self.origin, self.space])
        out.numbers([1 if self.peaceful else 0, self.cell, self.came_from, self.manner, 1 if self.optional else 0])
        out.numbers(self.used)
        out.numbers(self.crossed)


def read_journey(data: Reader) -> Journey:
    figure, crew, coins, start, origin, space = data.numbers()
    peaceful, cell, came_from, manner, optional = data.numbers()
    journey = Journey(figure, crew, coins, start, origin, space, peaceful == 1)
    journey.cell = cell
    journey.came_from = came_from
    journey.manner = manner
    journey.optional = optional == 1
    journey.used = data.numbers()
    journey.crossed = data.numbers()
    return journey
