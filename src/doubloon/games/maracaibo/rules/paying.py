"""Chapter 5: paying opponents; with the Pirate Skirmish module, fighting them instead."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, cast

from doubloon.core.move import Move
from doubloon.core.task import Prompt
from doubloon.games.maracaibo.moves import PayOpponent
from doubloon.games.maracaibo.player import Player
from doubloon.games.maracaibo.rules.gains import gain_points, pay_doubloons
from doubloon.games.maracaibo.rules.questions import ANOTHER_STEP, TurnQuestion

if TYPE_CHECKING:
    from doubloon.games.maracaibo.state import MaracaiboState


def fee(ships: int, doubloons: int) -> int:
    """What stopping beside ships costs: a doubloon each, as far as the doubloons go. (PM-090, PM-091, PM-457)"""
    return ships if ships < doubloons else doubloons


def meet_opponents(state: MaracaiboState, seat: int, cell: int) -> None:
    """A ship stopped on a card: pay or fight those whose ships are there, before any action. (PM-090, PM-094)"""
    others = 0
    for other, player in enumerate(state.players):
        if other != seat and player.ship == cell:
            others |= 1 << other
    jordan = state.jordan
    if jordan is not None and jordan.ship == cell:
        if state.setting.skirmish:
            fight_jordan(state)
        elif fee(1, state.players[seat].doubloons):
            pay_doubloons(state, seat, 1)  # PM-457 to the supply
    elif others:
        if state.setting.skirmish:
            fight(state, others | 1 << seat)  # PM-520
        else:
            PayOpponents(seat, others).do(state)


class PayOpponents(TurnQuestion):
    """D-03: whom to pay with too few doubloons for all; as many as possible must be paid. (PM-091)"""

    NUMBER: ClassVar[int] = 12
    FIELDS: ClassVar[tuple[str, ...]] = ("unpaid",)

    def __init__(self, seat: int, unpaid: int) -> None:
        super().__init__(seat=seat)
        self.unpaid = unpaid  # opponents, as a bit mask

    def do(self, state: MaracaiboState) -> None:
        """Each of them gets 1 doubloon; with too few, the player chooses whom to pay. (PM-091, PM-092)"""
        unpaid = self.unpaid.bit_count()
        paid = fee(unpaid, state.players[self.seat].doubloons)
        if paid == 0:
            return
        if paid < unpaid:
            state.ask(self, 1 << self.seat)
            return
        for other in range(state.seats):
            if self.unpaid >> other & 1:
                pay(state, self.seat, other)

    def choices(self, state: MaracaiboState, player: Player) -> list[Move]:
        return self.allowed(state, player, state.box.moves.pay_seats)

    def undeclined(self) -> str:
        return "PM-091"

    def forbids(self, state: MaracaiboState, player: Player, move: Move) -> str:
        if not isinstance(move, PayOpponent):
            return ANOTHER_STEP
        return "" if self.unpaid >> move.opponent & 1 else "PM-091"

    def choose(self, state: MaracaiboState, seat: int, move: Move) -> None:
        other = cast(PayOpponent, move).opponent
        pay(state, seat, other)
        PayOpponents(seat, self.unpaid & ~(1 << other)).do(state)

    def prompt(self, state: MaracaiboState, seat: int) -> Prompt:
        return Prompt("pay-opponent", "PM-091", {"doubloons": state.players[seat].doubloons})


def pay(state: MaracaiboState, seat: int, other: int) -> None:
    state.players[seat].doubloons -= 1
    state.players[other].doubloons += 1
    if state.events is not None:
        state.tell("paid-opponent", {"seat": seat, "opponent": other, "doubloons": 1})


# Pirate Skirmish


def fight(state: MaracaiboState, fighters: int) -> None:
    """All on the card roll one die and add their general power; a single highest result wins. (PM-521, PM-522)"""
    results: list[int] = []
    seats: list[int] = []
    for seat, player in enumerate(state.players):
        if fighters >> seat & 1:
            seats.append(seat)
            results.append(state.rng.die() + player.able.power)
    state.reveal("dice-rolled")
    if state.events is not None:
        state.tell("combat", {"results": [f"{seat + 1}: {result}" for seat, result in zip(seats, results)]})
    best = max(results)
    if results.count(best) > 1:
        return  # a tie for highest: nothing happens
    winner = seats[results.index(best)]
    numbers = state.box.numbers
    gain_points(state, winner, numbers.skirmish_vp)
    for loser in seats:
        if loser != winner:
            taken = min(numbers.skirmish_take, state.players[loser].doubloons)
            if taken:
                state.players[loser].doubloons -= taken
                state.players[winner].doubloons += taken
                if state.events is not None:
                    state.tell("paid-opponent", {"seat": loser, "opponent": winner, "doubloons": taken})


def fight_jordan(state: MaracaiboState) -> None:
    """Jordan adds the number of the round; the winner gains points and no doubloons. (PM-523, PM-524)"""
    jordan = state.jordan
    assert jordan is not None
    ours = state.rng.die() + state.players[0].able.power
    theirs = state.rng.die() + state.round
    state.reveal("dice-rolled")
    if state.events is not None:
        state.tell("combat-jordan", {"seat": 0, "own": ours, "jordan": theirs})
    points = state.box.jordan.skirmish_vp
    if ours > theirs:
        gain_points(state, 0, points)
    elif theirs > ours:
        jordan_points(state, points)


def jordan_points(state: MaracaiboState, points: int) -> None:
    jordan = state.jordan
    assert jordan is not None
    jordan.score += points
    if state.events is not None:
        state.tell("jordan-points", {"points": points, "total": jordan.score})
