"""Chapter 21: the end of turns, rounds and the game; income."""

from __future__ import annotations

from typing import TYPE_CHECKING

from doubloon.core.state import Task
from doubloon.core.task import NOBODY
from doubloon.games.maracaibo import scoring
from doubloon.games.maracaibo.box import ROUNDS
from doubloon.games.maracaibo.counting import doubloon_income
from doubloon.games.maracaibo.layout import MARACAIBO, STARTING_ZONE
from doubloon.games.maracaibo.sailing import is_hidden_location
from doubloon.games.maracaibo.tasks import TURN

if TYPE_CHECKING:
    from doubloon.games.maracaibo.state import MaracaiboState


def end_turn(state: MaracaiboState, actor: int) -> None:
    """The next player's turn, unless the round is over. (PM-082, PM-311, PM-312)"""
    state.aside = []  # PM-160
    if ship_of(state, actor) == MARACAIBO and state.ender == NOBODY:
        state.ender = actor
    if state.ender != NOBODY and (state.round < ROUNDS or actor == state.last):
        end_round(state)
    else:
        state.agenda.append(Task(TURN, (actor + 1) % actors(state)))


def actors(state: MaracaiboState) -> int:
    """How many take turns; Jordan is the second of a solo game. (PM-456)"""
    return 2 if state.seats == 1 else state.seats


def ship_of(state: MaracaiboState, actor: int) -> int:
    if actor < state.seats:
        return state.players[actor].ship
    assert state.jordan is not None
    return state.jordan.ship


def end_round(state: MaracaiboState) -> None:
    """Income; then the ships sail anew, or the end is scored. (PM-320 to PM-323, PM-335)"""
    if state.events is not None:
        state.tell("round-over", {"round": state.round})
    pay_income(state)
    if state.round == ROUNDS:
        scoring.score_end(state)
        return
    for player in state.players:
        player.ship = STARTING_ZONE  # PM-322
    if state.jordan is not None:
        state.jordan.ship = STARTING_ZONE
    state.round += 1
    starter = (state.ender + 1) % actors(state)  # PM-323
    state.ender = NOBODY
    state.agenda.append(Task(TURN, starter))


def pay_income(state: MaracaiboState) -> None:
    for seat, player in enumerate(state.players):
        doubloons = doubloon_income(state, player)
        points = player.able.vp_income
        player.doubloons += doubloons
        player.score += points
        if state.events is not None and (doubloons or points):
            state.tell("income", {"seat": seat, "doubloons": doubloons, "points": points})
    if state.setting.fog_locations:
        coins = list(state.coins)
        for cell in range(len(coins)):
            if is_hidden_location(state, cell):
                coins[cell] += state.box.numbers.fog_coins_a_round  # PM-503
        state.coins = tuple(coins)
