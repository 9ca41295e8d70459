"""What somebody decides about for all to see: cubes that may go, cards that may be drawn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from doubloon.core.task import NOBODY
from doubloon.games.loot_island.box.maps import CUBE, DRAW, PLAIN
from doubloon.games.loot_island.rules.effects import DrawOne
from doubloon.games.loot_island.rules.general import DropCubes
from doubloon.games.loot_island.rules.preparation import DrawExtra

if TYPE_CHECKING:
    from doubloon.games.loot_island.state import LootState


def offer(state: LootState) -> tuple[int, int, int]:
    """The seat that decides, the icon of what it may have, and how many at most; why it may is known to all."""
    asked = state.question
    if state.waiting:
        if isinstance(asked, DropCubes):
            return asked.seat, CUBE, asked.most
        if isinstance(asked, DrawOne):
            return asked.seat, DRAW, 1
        if isinstance(asked, DrawExtra):
            return asked.seat, DRAW, state.event.extra_cards
    return NOBODY, PLAIN, 0
