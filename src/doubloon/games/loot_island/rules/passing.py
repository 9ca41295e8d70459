"""Chapter 5, Phase 2: passing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from doubloon.core.state import Task
from doubloon.games.loot_island.rules.general import take_cubes
from doubloon.games.loot_island.rules.tasks import OPEN_PICK

if TYPE_CHECKING:
    from doubloon.games.loot_island.state import LootState


def go_out(state: LootState, party: int) -> None:
    """Pass: the first to do so takes the First Player tile. (LI-073, LI-074, LI-432)"""
    first = state.passed & ((1 << state.seats) - 1) == 0
    state.passed |= 1 << party
    if party == state.setting.aaron:  # LI-553 no tile for him
        if state.events is not None:
            state.tell("aaron-out", {})
        return
    if state.events is not None:
        state.tell("passed", {"seat": party})
    if first:
        state.first = party
        if state.events is not None:
            state.tell("first-player", {"seat": party})
        for other in range(state.seats):
            if other != party:
                take_cubes(state, other, state.event.first_pass_cubes)  # LI-430
    if state.open:
        state.ask(Task(OPEN_PICK, party), 1 << party)  # LI-412
