"""The best ways to split jewels and skulls into sets, found by trying all of them. (LI-366, LI-370, LI-371)"""

from __future__ import annotations

from doubloon.games.loot_island.treasures import SKULL_KINDS


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
