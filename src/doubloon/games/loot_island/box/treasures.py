"""Treasures and healers, and the best ways to split jewels and skulls into sets."""

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


# Sets: every way to split is tried (LI-366, LI-370, LI-371)


def best_jewels(sets: list[tuple[int, int]], most: int) -> list[int]:
    """By number of jewels: what the best split into sets of these sizes and bonuses pays."""
    best = [0]
    for jewels in range(1, most + 1):
        pays = best[jewels - 1]
        for size, bonus in sets:
            if size <= jewels:
                pays = max(pays, best[jewels - size] + bonus)
        best.append(pays)
    return best


def best_skulls(pays: dict[int, int], side: int) -> list[int]:
    """For right, left and front skulls, as a number to the base `side`: the best split's pay for one other type."""
    count = len(SKULL_KINDS)
    best = [0] * side**count
    weights = [side**kind for kind in range(count)]
    for number in range(1, len(best)):
        held = [number // weight % side for weight in weights]
        for chosen in range(1, 1 << count):
            kinds = [kind for kind in range(count) if chosen >> kind & 1]
            if len(kinds) in pays and all(held[kind] > 0 for kind in kinds):
                rest = number - sum([weights[kind] for kind in kinds])
                best[number] = max(best[number], best[rest] + pays[len(kinds)])
    return best
