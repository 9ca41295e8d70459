"""Chapter 5, Phase 2: passing, and the treasure that event A2 gives for it."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, cast

from doubloon.core.move import Move
from doubloon.games.loot_island.moves import Take
from doubloon.games.loot_island.rules import taking
from doubloon.games.loot_island.rules.general import take_cubes
from doubloon.games.loot_island.rules.questions import LootQuestion

if TYPE_CHECKING:
    from doubloon.games.loot_island.state import LootState


def go_out(state: LootState, party: int) -> None:
    """Pass: the first to do so takes the First Player tile. (LI-073, LI-074, LI-432)"""
    first = state.passed & ((1 << state.seats) - 1) == 0
    state.passed |= 1 << party
    if party == state.setting.aaron:  # LI-553 no tile for him
        state.tell("aaron-out", {})
        return
    if state.events is not None:
        state.tell("passed", {"seat": party})  # LI-081 and nothing of the cards
    if first:
        state.first = party  # LI-075
        if state.events is not None:
            state.tell("first-player", {"seat": party})
        for other in range(state.seats):
            if other != party:
                take_cubes(state, other, state.event.first_pass_cubes)  # LI-430
    if state.open:
        PickOpen(seat=party).do(state)


class PickOpen(LootQuestion):
    """D-22: one of the treasures that event A2 laid open. (LI-412)"""

    NUMBER: ClassVar[int] = 16
    KEY: ClassVar[str] = "open-pick"
    CLAUSE: ClassVar[str] = "LI-412"

    def offers(self, state: LootState, seat: int) -> list[Move]:
        return [state.box.moves.takes[treasure] for treasure in state.open]

    def against(self, state: LootState, seat: int, move: Move) -> str:
        known = state.box.moves
        return "LI-413" if move is known.discard or move is known.keep else super().against(state, seat, move)

    def answer(self, state: LootState, seat: int, move: Move) -> None:
        number = cast(Take, move).treasure
        state.open = tuple([other for other in state.open if other != number])
        taking.keep(state, seat, number)  # LI-413
