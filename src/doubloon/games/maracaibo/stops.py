"""Chapters 6, 7, 8, 20 and 21: what a ship's stop brings."""

from __future__ import annotations

from typing import TYPE_CHECKING

from doubloon.core.move import Move
from doubloon.core.state import Task
from doubloon.games.maracaibo import market
from doubloon.games.maracaibo.buying import acquire, construct, price
from doubloon.games.maracaibo.cards import IMPROVEMENT, RESIDENCE
from doubloon.games.maracaibo.gains import add_markers, gain_doubloons, open_list, queue_list
from doubloon.games.maracaibo.layout import GULF, MARACAIBO
from doubloon.games.maracaibo.moves import IGNORE, Act
from doubloon.games.maracaibo.player import NONE
from doubloon.games.maracaibo.tasks import DECLINE, MARKET, OFFER, ORDERED, UPGRADE
from doubloon.games.maracaibo.tasks import IMPROVEMENT as ASK_IMPROVEMENT
from doubloon.games.maracaibo.tasks import RESIDENCE as ASK_RESIDENCE

if TYPE_CHECKING:
    from doubloon.games.maracaibo.state import MaracaiboState


def act(state: MaracaiboState, seat: int) -> None:
    """The actions of the space where the ship stopped. (PM-083)"""
    place = state.players[seat].ship
    if place == GULF:
        queue_list(state, seat, state.box.gulf_option, OFFER)  # PM-302
        open_list(state, seat, state.box.gulf_before, OFFER | ORDERED)  # PM-301
    elif place == MARACAIBO:
        open_list(state, seat, state.box.maracaibo, OFFER | ORDERED)  # PM-310
    elif (state.fills | state.down) >> place & 1:
        gain_doubloons(state, seat, state.box.numbers.ignore_gain)  # PM-114
    else:
        kind = state.box.cards[state.cells[place]].kind
        if kind == IMPROVEMENT:
            state.ask(Task(ASK_IMPROVEMENT, seat, place), 1 << seat)
        elif kind == RESIDENCE:
            state.ask(Task(ASK_RESIDENCE, seat, place), 1 << seat)
        else:
            visit_location(state, seat, place)


def visit_location(state: MaracaiboState, seat: int, cell: int) -> None:
    """Four steps in fixed order: treasure value, own tile, upgrade, actions. (PM-130)"""
    queue_list(state, seat, state.box.cards[state.cells[cell]].actions_list, OFFER)  # step 4, PM-136
    state.agenda.append(Task(UPGRADE, seat, 0, 0, DECLINE))  # step 3, PM-135
    if state.values[cell] != NONE:
        add_markers(state, state.values[cell], 1)  # step 1, PM-131
    tile = market.own_tile_at(state, state.players[seat], cell)  # step 2, PM-134
    if tile != NONE:
        state.ask(Task(MARKET, seat, tile), 1 << seat)


def improvement_offers(state: MaracaiboState, task: Task) -> list[Move]:
    """Ignore it, or acquire it if it can be paid. (PM-100, PM-103)"""
    moves = state.box.moves
    player = state.players[task.seat]
    if price(player, state.box.cards[state.cells[task.a]], 0) <= player.doubloons:
        return [moves.ignore, moves.acquire]
    return [moves.ignore]


def residence_offers(state: MaracaiboState, task: Task) -> list[Move]:
    """Ignore it, or construct it if it can be paid and holds no own token. (PM-120, PM-124)"""
    moves = state.box.moves
    player = state.players[task.seat]
    affordable = price(player, state.box.cards[state.cells[task.a]], 0) <= player.doubloons
    if affordable and task.a not in player.residences:
        return [moves.ignore, moves.construct]
    return [moves.ignore]


def decide_on_card(state: MaracaiboState, task: Task, move: Act) -> None:
    """Ignore the card for doubloons, or take it. (PM-101, PM-102, PM-121)"""
    if move.code == IGNORE:
        if state.events is not None:
            state.tell("ignored", {"seat": task.seat, "card": state.box.cards[state.cells[task.a]].id})
        gain_doubloons(state, task.seat, state.box.numbers.ignore_gain)
    elif task.kind == ASK_IMPROVEMENT:
        acquire(state, task.seat, task.a, 0)
    else:
        construct(state, task.seat, task.a, 0)
