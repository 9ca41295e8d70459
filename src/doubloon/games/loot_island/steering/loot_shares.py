"""What a seat may still expect while loot is shared out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from doubloon.core.state import FLOOR
from doubloon.games.loot_island.box.board import LANDINGS, sailing_order
from doubloon.games.loot_island.rules import loot
from doubloon.games.loot_island.rules.rounds import Explore, OnCoast
from doubloon.games.loot_island.steering.hopes import picks_worth

if TYPE_CHECKING:
    from doubloon.games.loot_island.state import LootState


def share_to_come(state: LootState, seat: int) -> float:
    """The treasures that this seat will take before the round, or the game, is over."""
    worth = 0.0
    for task in state.agenda[FLOOR:]:
        if isinstance(task, loot.Distribute):
            worth += _share(state, seat, task.place, len(state.loot), task.turn)
        elif isinstance(task, loot.RevealLoot):
            worth += _share(state, seat, task.place, task.count, 0)
        elif isinstance(task, Explore):
            worth += _share_of_coast(state, seat, task.coast)
        elif isinstance(task, loot.ExploreFinally):
            worth += _final_share(state, seat, task.turn)
    return worth


def landings_of_later(state: LootState, on: int) -> int:
    """Of these landings those which are explored in a later round, or finally."""
    ending = state.round == state.box.rounds
    for task in state.agenda[FLOOR:]:
        if isinstance(task, OnCoast):
            on &= ~(3 << 2 * task.coast)
            ending = False
    return 0 if ending else on


def _share_of_coast(state: LootState, seat: int, coast: int) -> float:
    """B14: the loot of the coast that comes next. (LI-438)"""
    worth = 0.0
    big, small = loot.big_and_small(state, coast)
    if big >= 0:
        worth += _share(state, seat, big, loot.big_loot(state, big), 0)
    if small >= 0:
        worth += _share(state, seat, small, loot.small_loot(state, small), 0)
    return worth


def _final_share(state: LootState, seat: int, reached: int) -> float:
    """The landings that the final exploration has not reached. (LI-323)"""
    worth = 0.0
    order = sailing_order(state.corner, state.facing)
    for step in range(reached, LANDINGS):
        landing = state.landings[order[step]]
        if landing.count >= state.setting.threshold:
            worth += _share(state, seat, order[step], landing.chests, 0)
    return worth


def _share(state: LootState, seat: int, place: int, treasures: int, turn: int) -> float:
    """What a seat takes of some treasures, from a turn of the distribution on."""
    stack = state.landings[place].stack
    if treasures <= 0 or seat not in stack:
        return 0.0
    position = stack.index(seat)
    if state.event.reversed:
        position = len(stack) - 1 - position
    return picks_worth(float(treasures), (position - turn) % len(stack), len(stack))
