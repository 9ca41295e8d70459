# interpreted: msgspec structs live here
"""How the treasures of a player are counted, piece by piece, so that anybody can check the gold."""

from __future__ import annotations

from msgspec import Struct

from doubloon.games.loot_island.box.box import Box
from doubloon.games.loot_island.box.treasures import BOOK, JEWEL, SKULL, SKULL_KINDS, Treasure


class Pair(Struct, frozen=True, gc=False):
    """A book multiplies the curse of another treasure."""

    book: int
    other: int
    times: int
    curse: int
    gold: int


class Together(Struct, frozen=True, gc=False):
    """Treasures that count as one set; a set of skulls pays `each` for every one of `others` types."""

    refs: list[int]
    gold: int
    each: int = 0
    others: int = 0


class Counted(Struct, frozen=True, gc=False):
    """What treasures are worth beside the gold on them."""

    books: list[Pair]
    jewels: list[Together]
    skulls: list[Together]


def count(box: Box, held: list[Treasure]) -> Counted:
    return Counted(_books(held), _jewels(box, held), _skulls(box, held))


def _books(held: list[Treasure]) -> list[Pair]:
    """Highest multipliers with highest curses. (LI-362 to LI-365)"""
    books = sorted([one for one in held if one.type == BOOK], key=lambda one: -one.multiplier)
    cursed = sorted([one for one in held if one.type != BOOK and one.curse], key=lambda one: -one.curse)
    return [
        Pair(book.ref, other.ref, book.multiplier, other.curse, book.multiplier * other.curse)
        for book, other in zip(books, cursed)
    ]


def _jewels(box: Box, held: list[Treasure]) -> list[Together]:
    """A best split into sets: one of those that pay what the box says. (LI-366)"""
    left = [one.ref for one in held if one.type == JEWEL]
    sets: list[Together] = []
    while left:
        pays = box.jewels[len(left)]
        fitting = [
            (size, bonus)
            for size, bonus in box.jewel_sets.items()
            if size <= len(left) and bonus + box.jewels[len(left) - size] == pays
        ]
        size, bonus = max(fitting, default=(1, 0))
        sets.append(Together(left[:size], bonus))
        left = left[size:]
    return [one for one in sets if one.gold]


def _skulls(box: Box, held: list[Treasure]) -> list[Together]:
    """A best split into sets of different kinds, each of which pays for every other type. (LI-370 to LI-372)"""
    others = len({one.type for one in held if one.type != SKULL})
    by_kind = [[one.ref for one in held if one.type == SKULL and one.kind == kind] for kind in range(len(SKULL_KINDS))]
    sets: list[Together] = []
    while any(by_kind):
        kinds, each = _best_set(box, [len(refs) for refs in by_kind])
        sets.append(Together([by_kind[kind].pop() for kind in kinds], each * others, each, others))
    return sets


def _best_set(box: Box, held: list[int]) -> tuple[list[int], int]:
    """The largest set with which a best split of so many skulls of each kind can begin."""
    weights = [box.skull_side**kind for kind in range(len(held))]
    number = sum(many * weight for many, weight in zip(held, weights))
    found: list[tuple[list[int], int]] = []
    for chosen in range(1, 1 << len(held)):
        kinds = [kind for kind in range(len(held)) if chosen >> kind & 1]
        each = box.skull_sets.get(len(kinds), 0)
        if all(held[kind] for kind in kinds):
            rest = number - sum(weights[kind] for kind in kinds)
            if box.skulls[rest] + each == box.skulls[number]:
                found.append((kinds, each))
    return max(found, key=lambda one: len(one[0]))
