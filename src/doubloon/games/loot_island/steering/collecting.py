"""What a collection of treasures may still become. The opponents steer by it; no rule does."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from doubloon.games.loot_island.box.treasures import BOOK, JEWEL, SKULL, TYPES
from doubloon.games.loot_island.player import Player
from doubloon.games.loot_island.steering.hopes import how_many

if TYPE_CHECKING:
    from doubloon.games.loot_island.state import LootState

FIRST_JEWEL: Final = 3.0
SECOND_JEWEL: Final = 4.5
LONELY_BOOK: Final = 2.5  # one that finds no curse yet
SKULL_TYPE: Final = 0.8  # for each skull and each type that is missing
PER_ROUND: Final = 0.4  # how much of all this a round gives time for


def promise(state: LootState, player: Player, left: int) -> float:
    """With so many rounds left: sets to be completed, books without a partner, types that skulls would count."""
    if left == 0:
        return 0.0
    jewels = skulls = types = lonely = 0
    treasures = state.box.treasures
    for number in player.treasures:
        treasure = treasures[number]
        type = treasure.type
        types |= 1 << type
        if type == BOOK:
            lonely += 1
        elif treasure.curse:
            lonely -= 1
        if type == JEWEL:
            jewels += 1
        elif type == SKULL:
            skulls += 1
    hope = 0.0
    if jewels % 3 == 1:
        hope += FIRST_JEWEL
    elif jewels % 3 == 2:
        hope += SECOND_JEWEL
    if lonely > 0:
        hope += LONELY_BOOK * lonely
    if skulls:
        hope += SKULL_TYPE * skulls * (len(TYPES) - how_many(types))
    return hope * min(1.0, PER_ROUND * left)
