"""Chapters 10, 12 and 13: finding the loot, clean up, final exploration."""

from __future__ import annotations

from typing import TYPE_CHECKING

from doubloon.core.move import Move
from doubloon.core.state import Task
from doubloon.games.loot_island.box.board import COASTS, EMPTY, LANDINGS, landings_of, sailing_order
from doubloon.games.loot_island.rules import aaron
from doubloon.games.loot_island.rules.general import end_event, offer_drop, reveal_treasures
from doubloon.games.loot_island.rules.tasks import (
    BY_EVENT,
    CHECK,
    CLEAN_UP,
    DISTRIBUTE,
    EXPLORE,
    FINAL,
    LOOT,
    PICK,
    ROUND,
    SMALL_LOOT_CUBES,
)

if TYPE_CHECKING:
    from doubloon.games.loot_island.state import LootState

NO_LANDING = -1


def big_and_small(state: LootState, coast: int) -> tuple[int, int]:
    """The landings of big and of small loot, or NO_LANDING. (LI-163 to LI-170, LI-435)"""
    near, far = landings_of(coast, state.facing)
    near_count, far_count = state.landings[near].count, state.landings[far].count
    enough = state.setting.threshold
    if near_count < enough and far_count < enough:
        return NO_LANDING, NO_LANDING
    if near_count < enough:
        return far, NO_LANDING
    if far_count < enough:
        return near, NO_LANDING
    if near_count == far_count:
        return near, far  # LI-166 nearer to the bow
    fewer = state.event.fewer_is_big
    return (near, far) if (near_count > far_count) != fewer else (far, near)


def explore(state: LootState, coast: int, more: int) -> None:
    """Both landings of a coast, the big loot first; then clean up. (LI-161, LI-167, LI-438)"""
    if state.events is not None:
        state.tell("exploring", {"coast": coast})
    agenda = state.agenda
    if more:
        agenda.append(Task(EXPLORE, a=(coast + state.facing) % COASTS, b=more - 1))
    agenda.append(Task(CLEAN_UP, a=coast, b=more))
    big, small = big_and_small(state, coast)
    if small != NO_LANDING:
        if state.event.small_loot_cubes:
            agenda.append(Task(SMALL_LOOT_CUBES, a=small))  # LI-433
        agenda.append(Task(LOOT, a=small, b=state.landings[small].chests + state.event.small))  # LI-169, LI-416
    if big != NO_LANDING:
        landing = state.landings[big]
        agenda.append(Task(LOOT, a=big, b=len(landing.stack) + landing.chests + state.event.big))  # LI-168


def reveal(state: LootState, place: int, count: int) -> None:
    """All treasures of a landing at once, if anybody is there to take them. (LI-172, LI-176, LI-402)"""
    if count <= 0 or not state.landings[place].stack:
        return
    if state.events is not None:
        state.tell("loot", {"landing": place, "count": count})
    state.loot = tuple(reveal_treasures(state, count))
    state.agenda.append(Task(DISTRIBUTE, a=place))


def distribute(state: LootState, place: int, turn: int) -> None:
    """The next in compass order takes one, from bottom to top and again, until none is left. (LI-173, LI-437)"""
    if not state.loot:
        return
    stack = state.landings[place].stack
    step = turn % len(stack)
    party = stack[len(stack) - 1 - step] if state.event.reversed else stack[step]
    state.agenda.append(Task(DISTRIBUTE, a=place, b=turn + 1))
    if party == state.setting.aaron:
        chosen = aaron.choose(state)
        state.loot = tuple([other for other in state.loot if other != chosen])
        aaron.take(state, chosen)
    else:
        state.ask(Task(PICK, party), 1 << party)


def picks(state: LootState, treasures: tuple[int, ...]) -> list[Move]:
    """Every treasure that lies there; taking one is a must. (LI-174)"""
    takes = state.box.moves.takes
    return [takes[treasure] for treasure in treasures]


def small_loot_cubes(state: LootState, place: int, turn: int) -> None:
    """B10: everybody on the small loot landing may discard cubes, from the bottom up. (LI-433)"""
    stack = state.landings[place].stack
    while turn < len(stack):
        party = stack[turn]
        turn += 1
        if party != state.setting.aaron:
            offer_drop(state, party, state.event.small_loot_cubes, BY_EVENT)
            if state.waiting:
                state.agenda.append(Task(SMALL_LOOT_CUBES, a=place, b=turn))
                return


def clean_up(state: LootState, coast: int, more: int) -> None:
    """Compasses go home, map cards to the discards; other coasts stay as they are. (LI-210 to LI-213)"""
    for place in (2 * coast, 2 * coast + 1):
        landing = state.landings[place]
        for party in landing.stack:
            player = state.players[party]
            player.on &= ~(1 << place)
            player.out -= 1
        for card in landing.column:
            state.map_discards.add(card)
        state.landings[place] = EMPTY
    if state.events is not None:
        state.tell("cleaned-up", {"coast": coast})
    if more:
        return
    if state.round < state.box.rounds:
        state.agenda.append(Task(ROUND))
        return
    end_event(state)
    if state.events is not None:
        state.tell("final-exploration", {})
    state.agenda.append(Task(FINAL))


def explore_finally(state: LootState, step: int) -> None:
    """Every landing in sailing order, as a small loot landing. (LI-320 to LI-327)"""
    if step == LANDINGS:
        state.agenda.append(Task(CHECK))
        return
    state.agenda.append(Task(FINAL, a=step + 1))
    place = sailing_order(state.corner, state.facing)[step]
    landing = state.landings[place]
    if landing.count >= state.setting.threshold:
        reveal(state, place, landing.chests)
