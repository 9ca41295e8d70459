"""Chapter 11: taking treasures, to keep or to discard."""

from __future__ import annotations

from typing import TYPE_CHECKING

from doubloon.core.state import Task
from doubloon.games.loot_island.box.treasures import AMULET, NO_TREASURE, TYPES
from doubloon.games.loot_island.rules.general import offer_drop, take_cubes
from doubloon.games.loot_island.rules.tasks import BY_CROSSED, BY_DISCARD, OPEN_PICK, TREASURE

if TYPE_CHECKING:
    from doubloon.games.loot_island.state import LootState


def take(state: LootState, seat: int, number: int) -> None:
    """One of the revealed treasures, or of those that event A2 laid open. (LI-173, LI-412)"""
    if state.question.kind == OPEN_PICK:
        state.open = tuple([other for other in state.open if other != number])
        state.taken = number
        keep(state, seat)  # LI-413
        return
    state.loot = tuple([other for other in state.loot if other != number])
    decide(state, seat, number)


def decide(state: LootState, seat: int, number: int) -> None:
    """Keep or discard, at once. (LI-190)"""
    state.taken = number
    state.ask(Task(TREASURE, seat), 1 << seat)


def keep(state: LootState, seat: int) -> None:
    """It lies before the player, with its curse; crossed cubes after that. (LI-191, LI-192)"""
    state.answered(seat)
    treasure = state.box.treasures[state.taken]
    state.taken = NO_TREASURE
    player = state.players[seat]
    player.treasures = (*player.treasures, treasure.number)
    if treasure.type == AMULET:
        player.amulets += 1  # LI-199
    if state.events is not None:
        state.tell("kept", {"seat": seat, "type": TYPES[treasure.type], "ref": treasure.ref})
    take_cubes(state, seat, treasure.curse)
    offer_drop(state, seat, treasure.crossed, BY_CROSSED)


def discard(state: LootState, seat: int) -> None:
    """No curse; some cubes may go, more with amulets. (LI-193 to LI-196)"""
    state.answered(seat)
    box = state.box
    treasure = box.treasures[state.taken]
    state.treasure_discards = (*state.treasure_discards, treasure.number)
    if state.events is not None:
        state.tell("discarded", {"seat": seat, "type": TYPES[treasure.type], "ref": treasure.ref})
    state.taken = NO_TREASURE
    offer_drop(state, seat, box.discard_cubes + box.amulet_cubes * state.players[seat].amulets, BY_DISCARD)
