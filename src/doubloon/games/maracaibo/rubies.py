"""Chapter 25, Rubies: selling and returning them on the Gulf."""

from __future__ import annotations

from typing import TYPE_CHECKING

from doubloon.core.move import Move
from doubloon.core.state import Task
from doubloon.games.maracaibo.gains import gain_points, open_list
from doubloon.games.maracaibo.tasks import DECLINE, RETURN, SELL

if TYPE_CHECKING:
    from doubloon.games.maracaibo.state import MaracaiboState


def visit_market(state: MaracaiboState, seat: int) -> None:
    """First the sale, then the returns. (PM-542, PM-543, PM-546)"""
    if state.players[seat].rubies == 0:
        return
    state.agenda.append(Task(RETURN, seat))
    if state.ruby_market != (1 << len(state.box.ruby_market)) - 1:
        state.ask(Task(SELL, seat, 0, 0, DECLINE), 1 << seat)


def sell_offers(state: MaracaiboState) -> list[Move]:
    return [move for space, move in enumerate(state.box.moves.sells) if state.ruby_market >> space & 1 == 0]


def sell(state: MaracaiboState, seat: int, space: int) -> None:
    """A ruby goes on an empty space and stays there; the covered bonus is gained. (PM-542, PM-544)"""
    state.ruby_market |= 1 << space
    state.players[seat].rubies -= 1
    if state.events is not None:
        state.tell("ruby-sold", {"seat": seat, "space": space + 1, "rubies": state.players[seat].rubies})
    open_list(state, seat, state.box.ruby_market[space], 0)


def ask_for_returns(state: MaracaiboState, task: Task) -> None:
    if state.players[task.seat].rubies:
        state.ask(task, 1 << task.seat)


def return_offers(state: MaracaiboState, seat: int) -> list[Move]:
    return state.box.moves.returns[: state.players[seat].rubies + 1]


def give_back(state: MaracaiboState, seat: int, count: int) -> None:
    """Any number of rubies for points. (PM-543)"""
    if count:
        state.players[seat].rubies -= count
        if state.events is not None:
            state.tell("rubies-returned", {"seat": seat, "count": count})
        gain_points(state, seat, count * state.box.numbers.ruby_return)
