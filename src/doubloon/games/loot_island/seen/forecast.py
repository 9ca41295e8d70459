"""What each landing would yield if Phase 3 came now; and once it has come, what it still yields."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from doubloon.games.loot_island.box.board import COASTS, LANDINGS, coast_at_bow, sailing_order
from doubloon.games.loot_island.rules import loot
from doubloon.games.loot_island.rules.ending import ChooseHealer, OfferHealer
from doubloon.games.loot_island.rules.rounds import CleanUp
from doubloon.games.loot_island.seen.view import Forecast

if TYPE_CHECKING:
    from doubloon.games.loot_island.state import LootState

BIG: Final = "big"
SMALL: Final = "small"
FINAL: Final = "final"
NOTHING: Final = Forecast(None, 0, [])


def forecasts(state: LootState) -> list[Forecast]:
    """By landing. (LI-166 to LI-176, LI-323, LI-437, LI-438)"""
    coast = coast_at_bow(state.corner, state.facing)
    found: dict[int, Forecast] = {}
    for step in range(state.event.extra_coasts + 1):
        explored = (coast + step * state.facing) % COASTS
        big, small = loot.big_and_small(state, explored)
        if big >= 0:
            found[big] = _loot(state, big, BIG, loot.big_loot(state, big))
        if small >= 0:
            found[small] = _loot(state, small, SMALL, loot.small_loot(state, small))
    now = [found[place] if place in found else _finally(state, place) for place in range(LANDINGS)]
    shared = _being_shared(state, now)
    for place in _explored_for_good(state):
        now[place] = NOTHING
    return [shared[place] if place in shared else now[place] for place in range(LANDINGS)]


def _explored_for_good(state: LootState) -> list[int]:
    """Landings that yield nothing any more: in the final exploration those already visited, after it all. (LI-340)"""
    if state.over() or state.cut_short or isinstance(state.question, ChooseHealer | OfferHealer):
        return list(range(LANDINGS))
    steps = [task.turn for task in state.agenda if isinstance(task, loot.ExploreFinally)]
    return sailing_order(state.corner, state.facing)[: steps[0]] if steps else []


def _being_shared(state: LootState, now: list[Forecast]) -> dict[int, Forecast]:
    """On landings that are being explored only what is still to be taken, beginning with who takes next. (LI-173)"""
    coasts = [task.coast for task in state.agenda if isinstance(task, CleanUp)]
    to_come = [task.place for task in state.agenda if isinstance(task, loot.RevealLoot)]
    explored = [place for coast in coasts for place in (2 * coast, 2 * coast + 1)]
    shared = {place: Forecast(now[place].loot, 0, []) for place in explored if place not in to_come}
    for task in state.agenda:
        if isinstance(task, loot.Distribute):
            turn = task.turn - 1 if isinstance(state.question, loot.PickTreasure) else task.turn
            # The final exploration treats every landing as one of small loot. (LI-323)
            size = BIG if now[task.place].loot == BIG else SMALL
            shared[task.place] = _loot(state, task.place, size, len(state.loot), turn)
    return shared


def _finally(state: LootState, place: int) -> Forecast:
    landing = state.landings[place]
    if landing.count < state.setting.threshold:
        return NOTHING
    return _loot(state, place, FINAL, landing.chests)


def _loot(state: LootState, place: int, loot: str, treasures: int, turn: int = 0) -> Forecast:
    """So many treasures, taken along the stack from this turn on."""
    stack = state.landings[place].stack
    if treasures <= 0 or not stack:
        return Forecast(loot, 0, [])
    turned = state.event.reversed and loot != FINAL  # LI-326
    order = stack[::-1] if turned else stack
    return Forecast(loot, treasures, [order[(turn + each) % len(order)] for each in range(treasures)])
