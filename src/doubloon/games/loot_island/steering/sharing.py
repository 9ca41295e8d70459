"""What a seat may still expect while loot is shared out. The opponents steer by it; no rule does."""

from __future__ import annotations

from typing import TYPE_CHECKING

from doubloon.core.state import FLOOR, Task
from doubloon.games.loot_island.box.board import LANDINGS, sailing_order
from doubloon.games.loot_island.rules import tasks
from doubloon.games.loot_island.rules.loot import big_and_small
from doubloon.games.loot_island.steering.hopes import picks_worth

if TYPE_CHECKING:
    from doubloon.games.loot_island.state import LootState


def share_to_come(state: LootState, seat: int) -> float:
    """The treasures that this seat will take before the round, or the game, is over."""
    worth = 0.0
    for task in state.agenda[FLOOR:]:
        kind = task.kind
        if kind == tasks.DISTRIBUTE:
            worth += _share(state, seat, task.a, len(state.loot), task.b)
        elif kind == tasks.LOOT:
            worth += _share(state, seat, task.a, task.b, 0)
        elif kind == tasks.EXPLORE:
            worth += _share_of_coast(state, seat, task.a)
        elif kind == tasks.FINAL:
            worth += _final_share(state, seat, task)
    return worth


def landings_of_later(state: LootState, on: int) -> int:
    """Of these landings those which are explored in a later round, or finally."""
    ending = state.round == state.box.rounds
    for task in state.agenda[FLOOR:]:
        if task.kind == tasks.CLEAN_UP or task.kind == tasks.EXPLORE:
            on &= ~(3 << 2 * task.a)
            ending = False
    return 0 if ending else on


def _share_of_coast(state: LootState, seat: int, coast: int) -> float:
    """B14: the loot of the coast that comes next. (LI-438)"""
    worth = 0.0
    big, small = big_and_small(state, coast)
    if big >= 0:
        landing = state.landings[big]
        worth += _share(state, seat, big, len(landing.stack) + landing.chests + state.event.big, 0)
    if small >= 0:
        worth += _share(state, seat, small, state.landings[small].chests + state.event.small, 0)
    return worth


def _final_share(state: LootState, seat: int, task: Task) -> float:
    """The landings that the final exploration has not reached. (LI-323)"""
    worth = 0.0
    order = sailing_order(state.corner, state.facing)
    for step in range(task.a, LANDINGS):
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
