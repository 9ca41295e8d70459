"""Chapter 9: what the cards of a play bring, once all of them lie."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from doubloon.core.move import Move
from doubloon.core.state import Task
from doubloon.games.loot_island.box.board import HAS_CUBE, HAS_DRAW, LANDINGS
from doubloon.games.loot_island.box.maps import CUBE, DRAW, RANKS, lowest, ranks_in
from doubloon.games.loot_island.rules.general import draw_maps, maps_left, offer_drop, take_cubes
from doubloon.games.loot_island.rules.playing import CASE_B, ICON_SHIFT
from doubloon.games.loot_island.rules.tasks import BY_ICON, COPY, ICON
from doubloon.games.loot_island.rules.tasks import DRAW as DRAW_OFFER

if TYPE_CHECKING:
    from doubloon.games.loot_island.state import LootState


def finish_play(state: LootState, seat: int) -> None:
    """The set is complete: its effects come in the order laid, 1s first. (LI-109, LI-141)"""
    state.answered(seat)
    task = state.question
    party = task.a
    place = task.b & (LANDINGS - 1)
    colour = state.landings[place].colour
    laid: i64 = task.c
    ones = laid & state.box.ones[colour]
    # The agenda is a stack: what comes last goes on first.
    icons: list[Task] = []
    rest = laid & ~ones
    while rest:
        icon = state.box.icon[colour * RANKS + lowest(rest)]
        if icon in (DRAW, CUBE):
            icons.append(Task(ICON, seat, place, icon))  # LI-146
        rest &= rest - 1
    icons.reverse()
    state.agenda += icons
    if ones:
        _play_ones(state, seat, party, ones, task.b)


def _play_ones(state: LootState, seat: int, party: int, ones: i64, about: int) -> None:
    """Each 1 curses all others, or lets its player copy an icon that lay there before. (LI-147 to LI-150)"""
    count = len(ranks_in(ones))
    if about & CASE_B:
        icons = about >> ICON_SHIFT & (HAS_DRAW | HAS_CUBE)
        if icons and party == seat:  # LI-149; LI-527 no benefit for Aaron
            for _ in range(count):
                state.agenda.append(Task(COPY, seat, icons))
        return
    for other in range(state.seats):
        if other != party:  # LI-526, LI-528
            take_cubes(state, other, count)


# Icons


def go_round(state: LootState, task: Task) -> None:
    """Offer an icon to all with a compass on the landing, from the active player clockwise. (LI-142 to LI-145)"""
    place = task.c
    while place < state.seats:
        seat = (task.seat + place) % state.seats
        place += 1
        if state.players[seat].on >> task.a & 1:
            _offer(state, seat, task, place)
            if state.waiting:
                return


def _offer(state: LootState, seat: int, task: Task, place: int) -> None:
    """Passed players are asked too (LI-080); who has nothing to gain is not. LI-155 one effect after the other."""
    if task.b == DRAW:
        if maps_left(state):
            state.ask(Task(DRAW_OFFER, seat), 1 << seat)
    else:
        offer_drop(state, seat, state.event.icon_cubes, BY_ICON)  # LI-427
    if state.waiting and place < state.seats:
        state.agenda.append(Task(ICON, task.seat, task.a, task.b, place))


def draw_one(state: LootState, seat: int) -> None:
    state.answered(seat)
    draw_maps(state, seat, 1)


# Number 1 put in front


def copies(state: LootState) -> list[Move]:
    """Draw or discard, as far as such an icon lay there, or nothing. (LI-148, LI-154)"""
    moves = state.box.moves
    found: list[Move] = []
    if state.question.a & HAS_DRAW:
        found.append(moves.copy_draw)
    if state.question.a & HAS_CUBE:
        found.append(moves.copy_cube)
    found.append(moves.decline)
    return found


def copy_icon(state: LootState, seat: int, icon: int) -> None:
    """For this player alone. (LI-148, LI-428)"""
    state.answered(seat)
    if state.events is not None:
        state.tell("copied", {"seat": seat, "icon": "draw" if icon == DRAW else "discard"})
    if icon == DRAW:
        draw_maps(state, seat, 1)
    else:
        offer_drop(state, seat, state.event.icon_cubes, BY_ICON)
