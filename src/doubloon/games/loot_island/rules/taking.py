"""Chapter 11: taking treasures, to keep or to discard."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from doubloon.core.move import Field, Move
from doubloon.core.state import MAX_SEATS
from doubloon.games.loot_island.box.treasures import AMULET, NO_TREASURE, TYPES
from doubloon.games.loot_island.rules.general import BY_CROSSED, BY_DISCARD, offer_drop, take_cubes
from doubloon.games.loot_island.rules.questions import LootQuestion

if TYPE_CHECKING:
    from doubloon.games.loot_island.state import LootState


def decide(state: LootState, seat: int, number: int) -> None:
    """Keep or discard, at once. (LI-190, LI-198)"""
    state.taken = number
    KEEP_TREASURE[seat].do(state)


class KeepTreasure(LootQuestion):
    """D-19: keep the treasure taken, or discard it. (LI-190)"""

    NUMBER: ClassVar[int] = 17
    KEY: ClassVar[str] = "treasure"
    CLAUSE: ClassVar[str] = "LI-190"

    def offers(self, state: LootState, seat: int) -> list[Move]:
        return [state.box.moves.keep, state.box.moves.discard]

    def answer(self, state: LootState, seat: int, move: Move) -> None:
        number = state.taken
        state.taken = NO_TREASURE
        if move is state.box.moves.keep:
            keep(state, seat, number)
        else:
            discard(state, seat, number)

    def args(self, state: LootState, seat: int) -> dict[str, Field]:
        taken = state.box.treasures[state.taken]
        return {"type": TYPES[taken.type], "ref": taken.ref, "curse": taken.curse, "crossed": taken.crossed}


# It says nothing beyond its seat: one object each serves all games.
KEEP_TREASURE: Final = [KeepTreasure(seat=seat) for seat in range(MAX_SEATS)]


def keep(state: LootState, seat: int, number: int) -> None:
    """It lies before the player, with its curse; crossed cubes after that. (LI-191, LI-192, LI-051)"""
    state.answered(seat)
    treasure = state.box.treasures[number]
    player = state.players[seat]
    player.treasures = (*player.treasures, number)
    if treasure.type == AMULET:
        player.amulets += 1  # LI-199
    if state.events is not None:
        state.tell("kept", {"seat": seat, "type": TYPES[treasure.type], "ref": treasure.ref})
    take_cubes(state, seat, treasure.curse)
    offer_drop(state, seat, treasure.crossed, BY_CROSSED)


def discard(state: LootState, seat: int, number: int) -> None:
    """No curse; some cubes may go, more with amulets. (LI-193 to LI-196, LI-197)"""
    state.answered(seat)
    box = state.box
    treasure = box.treasures[number]
    state.treasure_discards = (*state.treasure_discards, number)
    if state.events is not None:
        state.tell("discarded", {"seat": seat, "type": TYPES[treasure.type], "ref": treasure.ref})
    offer_drop(state, seat, box.discard_cubes + box.amulet_cubes * state.players[seat].amulets, BY_DISCARD)
