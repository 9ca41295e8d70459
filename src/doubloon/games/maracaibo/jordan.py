"""What lies in front of Jordan, the opponent of a solo game."""

from __future__ import annotations

from doubloon.core.pack import Reader, Writer
from doubloon.games.maracaibo.box.layout import STARTING_ZONE


class Jordan:
    """Jordan's pieces: no doubloons, no abilities. (PM-451, PM-469, PM-488)"""

    def __init__(self) -> None:
        self.score = 0
        self.ship = STARTING_ZONE
        self.explorer = 0
        self.level = 0  # of the raid-and-explore track, counted from 0
        self.slots = 0  # upgrades taken
        self.treasures: tuple[int, ...] = (0, 0, 0)
        self.bought: tuple[int, ...] = ()
        self.quests: tuple[int, ...] = ()
        self.tags: tuple[int, ...] = ()
        self.residences: tuple[int, ...] = ()
        self.figureheads: tuple[int, ...] = ()
        self.rubies = 0
        self.sheet: tuple[int, ...] = ()

    def clone(self) -> Jordan:
        copy = Jordan()
        copy.score = self.score
        copy.ship = self.ship
        copy.explorer = self.explorer
        copy.level = self.level
        copy.slots = self.slots
        copy.treasures = self.treasures
        copy.bought = self.bought
        copy.quests = self.quests
        copy.tags = self.tags
        copy.residences = self.residences
        copy.figureheads = self.figureheads
        copy.rubies = self.rubies
        copy.sheet = self.sheet
        return copy

    def take_treasure(self, treasure: int, count: int) -> None:
        held = list(self.treasures)
        held[treasure] += count
        self.treasures = tuple(held)

    def add_quest(self, quest: int, tag: int) -> None:
        self.quests = (*self.quests, quest)
        self.tags = (*self.tags, tag)

    def write(self, out: Writer) -> None:
        out.numbers([self.score, self.ship, self.explorer, self.level, self.slots, self.rubies])
        for numbers in (self.treasures, self.bought, self.quests, self.tags, self.residences, self.figureheads):
            out.numbers(list(numbers))
        out.numbers(list(self.sheet))


def read_jordan(data: Reader) -> Jordan:
    jordan = Jordan()
    jordan.score, jordan.ship, jordan.explorer, jordan.level, jordan.slots, jordan.rubies = data.numbers()
    jordan.treasures = tuple(data.numbers())
    jordan.bought = tuple(data.numbers())
    jordan.quests = tuple(data.numbers())
    jordan.tags = tuple(data.numbers())
    jordan.residences = tuple(data.numbers())
    jordan.figureheads = tuple(data.numbers())
    jordan.sheet = tuple(data.numbers())
    return jordan
