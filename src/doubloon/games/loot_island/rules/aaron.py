"""Chapter 18: what Aaron does without being asked. Turns for him are turns of the human who acts (rounds, playing).

He is a party after the last seat. What goes round the seats leaves him out: cards and cubes, the First Player tile,
healers, the count, most events (LI-506, LI-551, LI-607). What goes round the parties has him in it: compasses, plays,
the order of a stack (LI-524, LI-540).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from doubloon.games.loot_island.box.treasures import CROWN, TYPES

if TYPE_CHECKING:
    from doubloon.games.loot_island.state import LootState


def choose(state: LootState) -> int:
    """The revealed treasure with the highest reference number. (LI-541)"""
    best = state.loot[0]
    for treasure in state.loot:
        if state.box.treasures[treasure].ref > state.box.treasures[best].ref:
            best = treasure
    return best


def take(state: LootState, number: int) -> None:
    """He keeps crowns; everything else is discarded, and no cube moves. (LI-503, LI-505, LI-530)"""
    treasure = state.box.treasures[number]
    kept = treasure.type == CROWN
    if kept:
        himself = state.players[state.setting.aaron]
        himself.treasures = (*himself.treasures, number)
    else:
        state.treasure_discards = (*state.treasure_discards, number)
    state.tell("aaron-kept" if kept else "aaron-discarded", {"type": TYPES[treasure.type], "ref": treasure.ref})
