"""Chapters 4 and 21: turns, rounds and the end of the game; income."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from doubloon.core.move import Move
from doubloon.core.task import NOBODY, Prompt, Task
from doubloon.games.maracaibo.box.box import MOST_SEATS, ROUNDS
from doubloon.games.maracaibo.box.layout import MARACAIBO, STARTING_ZONE
from doubloon.games.maracaibo.player import Player
from doubloon.games.maracaibo.rules import scoring, solo
from doubloon.games.maracaibo.rules.buying import is_hidden_location
from doubloon.games.maracaibo.rules.counting import doubloon_income
from doubloon.games.maracaibo.rules.questions import ANOTHER_STEP, TurnQuestion
from doubloon.games.maracaibo.rules.raiding import resume
from doubloon.games.maracaibo.rules.sailing import MoveShip

if TYPE_CHECKING:
    from doubloon.games.maracaibo.state import MaracaiboState


class BeginTurn(Task["MaracaiboState"]):
    """A turn: move the ship, then the actions of the space where it stopped. (PM-071)"""

    NUMBER: ClassVar[int] = 1

    def do(self, state: MaracaiboState) -> None:
        seat = self.seat
        state.active = seat
        state.agenda.append(FINISH_TURN[seat])
        if seat == state.seats:  # Jordan
            solo.take_turn(state)
            return
        state.reveal("turn-passed")
        if state.events is not None:
            state.tell("turn", {"seat": seat, "round": state.round})
        state.agenda.append(END_TURN[seat])
        state.ask(MoveShip(seat, 0, state.players[seat].ship), 1 << seat)


class EndTurn(TurnQuestion):
    """D-30: the turn is over, unless a raid left with power goes on. (PM-082, PM-160)"""

    NUMBER: ClassVar[int] = 41

    def frames_turn(self) -> bool:
        return True

    def choices(self, state: MaracaiboState, player: Player) -> list[Move]:
        moves = state.box.moves
        return [moves.end_turn, moves.resume] if state.aside else [moves.end_turn]

    def forbids(self, state: MaracaiboState, player: Player, move: Move) -> str:
        if move is state.box.moves.end_turn:
            return ""
        if move is not state.box.moves.resume:
            return ANOTHER_STEP
        return "" if state.aside else "PM-160"

    def choose(self, state: MaracaiboState, seat: int, move: Move) -> None:
        if move is state.box.moves.resume:
            state.agenda.append(self)
            resume(state)

    def prompt(self, state: MaracaiboState, seat: int) -> Prompt:
        return Prompt("end-turn", "PM-082")


class FinishTurn(Task["MaracaiboState"]):
    """The next player's turn, unless the round is over. (PM-082, PM-311 to PM-313, PM-490)"""

    NUMBER: ClassVar[int] = 3

    def do(self, state: MaracaiboState) -> None:
        actor = self.seat
        state.aside = []  # PM-160
        if ship_of(state, actor) == MARACAIBO and state.ender == NOBODY:
            state.ender = actor
        if state.ender != NOBODY and (state.round < ROUNDS or actor == state.last):
            end_round(state)
        else:
            state.agenda.append(BEGIN_TURN[(actor + 1) % actors(state)])


# They come in every turn, say nothing beyond their seat and never change: one object a seat serves all games.
BEGIN_TURN: Final = [BeginTurn(seat=seat) for seat in range(MOST_SEATS)]
END_TURN: Final = [EndTurn(seat=seat) for seat in range(MOST_SEATS)]
FINISH_TURN: Final = [FinishTurn(seat=seat) for seat in range(MOST_SEATS)]


def actors(state: MaracaiboState) -> int:
    """How many take turns; Jordan is the second of a solo game. (PM-456)"""
    return 2 if state.seats == 1 else state.seats


def ship_of(state: MaracaiboState, actor: int) -> int:
    if actor < state.seats:
        return state.players[actor].ship
    assert state.jordan is not None
    return state.jordan.ship


def end_round(state: MaracaiboState) -> None:
    """Income; then the ships start again, or the end is scored. (PM-320 to PM-323, PM-335)"""
    if state.events is not None:
        state.tell("round-over", {"round": state.round})
    pay_income(state)
    if state.round == ROUNDS:
        scoring.score_end(state)
        return
    for player in state.players:
        player.ship = STARTING_ZONE  # PM-322; PM-206 explorers stay
    if state.jordan is not None:
        state.jordan.ship = STARTING_ZONE
    state.round += 1
    starter = (state.ender + 1) % actors(state)  # PM-323
    state.ender = NOBODY
    state.agenda.append(BEGIN_TURN[starter])


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
