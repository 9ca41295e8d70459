"""Treasures and healers."""

from __future__ import annotations

from typing import Final

AMULET: Final = 0
COIN_BAG: Final = 1
BOOK: Final = 2
JEWEL: Final = 3
CROWN: Final = 4
SKULL: Final = 5

TYPES: Final = ["amulet", "coin_bag", "book", "jewel", "crown", "skull"]
SKULL_KINDS: Final = ["right", "left", "front"]
PILES: Final = ["I", "II", "III", "IV"]

NO_TREASURE: Final = -1
NO_HEALER: Final = -1


class Treasure:
    """A treasure card (LI-012, LI-013). `number` is its place in the component file, `ref` what is printed on it."""

    def __init__(
        self,
        number: int,
        ref: int,
        pile: int,
        type: int,
        base: int,
        curse: int,
        crossed: int,
        crosses: int,
        multiplier: int,
        kind: int,
    ) -> None:
        self.number = number
        self.ref = ref
        self.pile = pile
        self.type = type
        self.base = base
        self.curse = curse
        self.crossed = crossed  # cubes that may be discarded when it is kept
        self.crosses = crosses
        self.multiplier = multiplier
        self.kind = kind  # of a skull


class Healer:
    """What breaking the curse costs. (LI-015)"""

    def __init__(self, number: int, id: str, per_cube: int, fixed: int) -> None:
        self.number = number
        self.id = id
        self.per_cube = per_cube
        self.fixed = fixed

    def cost(self, cubes: int) -> int:
        return self.per_cube * cubes + self.fixed
