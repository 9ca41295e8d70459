"""Chapter 11: exploring."""

from __future__ import annotations

from typing import TYPE_CHECKING

from doubloon.core.move import Move
from doubloon.core.state import Task
from doubloon.games.maracaibo.buying import can_construct
from doubloon.games.maracaibo.gains import open_list
from doubloon.games.maracaibo.tasks import EXPLORE, FORCED, NO_DECLINE, OFFER, ORDERED, TRADE

if TYPE_CHECKING:
    from doubloon.games.maracaibo.state import MaracaiboState


def start_exploring(state: MaracaiboState, seat: int, value: int, decline: int) -> None:
    """An Explore action: its value and all "+n explore". (PM-195, PM-199, PM-209)"""
    give_up_or_move(state, Task(TRADE, seat, value + state.players[seat].able.explore_plus, 0, decline))


def give_up_or_move(state: MaracaiboState, task: Task) -> None:
    """Ask which movement to give up, if any can be; else where to. (PM-202)"""
    player = state.players[task.seat]
    if player.explorer == state.box.end_node:
        return  # PM-205, PM-248 a bonus has taken the explorer to the end
    for number in player.able.trades:
        if task.b >> number & 1 == 0 and state.box.trades[number].cost < task.a:
            state.ask(task, 1 << task.seat)
            return
    state.ask(Task(EXPLORE, task.seat, task.a, 0, task.c), 1 << task.seat)


def trade_offers(state: MaracaiboState, task: Task) -> list[Move]:
    """Each unused trade that leaves at least 1 movement, or none of them. (PM-200, PM-201)"""
    moves = state.box.moves
    offers: list[Move] = []
    for number in state.players[task.seat].able.trades:
        if task.b >> number & 1 == 0 and state.box.trades[number].cost < task.a:
            offers.append(moves.trades[number])
    offers.append(moves.go_on)
    return offers


def give_up(state: MaracaiboState, task: Task, number: int) -> None:
    """Give up movement; the reward comes at once, then the explorer still has to move. (PM-201, PM-202)"""
    trade = state.box.trades[number]
    if state.events is not None:
        state.tell("gave-up", {"seat": task.seat, "movement": trade.cost, "trade": trade.name})
    state.agenda.append(Task(TRADE, task.seat, task.a - trade.cost, task.b | 1 << number, NO_DECLINE))
    open_list(state, task.seat, trade.then, 0)


def occupied(state: MaracaiboState, seat: int) -> int:
    """The spaces that a seat's explorer skips: those with an opponent's. Jordan is the seat after the last."""
    nodes = state.box.nodes
    mask = 0
    for other, player in enumerate(state.players):
        if other != seat and not nodes[player.explorer].shared:
            mask |= 1 << player.explorer
    if state.jordan is not None and seat != state.seats and not nodes[state.jordan.explorer].shared:
        mask |= 1 << state.jordan.explorer
    return mask


def reachable(state: MaracaiboState, seat: int, movement: int) -> int:
    """The spaces where an explorer may stop, as a bit mask. (PM-195 to PM-197, PM-204)"""
    player = state.players[seat]
    tile = state.setting.retirement and not player.retired and can_construct(state, player, 1)  # PM-554
    return _ahead(state, player.explorer, movement, occupied(state, seat), tile)


def _ahead(state: MaracaiboState, at: int, movement: int, skipped: int, tile: bool) -> int:
    nodes = state.box.nodes
    mask = 0
    for there in nodes[at].to:
        if nodes[there].tile:
            if tile:
                mask |= 1 << there  # PM-557 one step beyond its neighbour, and no further
        elif skipped >> there & 1:
            mask |= _ahead(state, there, movement, skipped, tile)  # PM-197 skipped at no cost
        else:
            mask |= 1 << there
            if movement > 1:
                mask |= _ahead(state, there, movement - 1, skipped, tile)
    return mask


def explore_offers(state: MaracaiboState, task: Task) -> list[Move]:
    mask = reachable(state, task.seat, task.a)
    return [move for number, move in enumerate(state.box.moves.explores) if mask >> number & 1]


def move_explorer(state: MaracaiboState, seat: int, number: int) -> None:
    """Move, then gain the icons of the space. (PM-198, PM-208)"""
    player = state.players[seat]
    node = state.box.nodes[number]
    player.explorer = number
    if state.events is not None:
        state.tell("explored", {"seat": seat, "space": node.id, "rivers": node.river})
    if node.tile:
        player.retired = True  # PM-554 once a player
        open_list(state, seat, node.fx, ORDERED | FORCED)  # PM-551, PM-557
    else:
        open_list(state, seat, node.fx, OFFER)


def go_home(state: MaracaiboState, seat: int) -> None:
    """The explorer goes back to the start, which gives nothing. (PM-553, A-13)"""
    state.players[seat].explorer = state.box.start_node
    if state.events is not None:
        state.tell("explorer-home", {"seat": seat})
