"""Chapter 5, Phase 2: turns."""

from __future__ import annotations

from typing import TYPE_CHECKING

from doubloon.core.move import Move
from doubloon.core.state import Task
from doubloon.core.task import NOBODY
from doubloon.games.loot_island.box.board import LANDINGS, coast_at_bow
from doubloon.games.loot_island.rules import islands, playing
from doubloon.games.loot_island.rules.general import in_turn_order
from doubloon.games.loot_island.rules.tasks import EXPLORE, PHASE_2, TURN, WITHDRAW

if TYPE_CHECKING:
    from doubloon.games.loot_island.state import LootState


def begin_phase(state: LootState, place: int) -> None:
    """Compasses above the event's limit come back first (LI-424, LI-552); then the First Player begins (LI-070)."""
    parties = state.setting.parties
    while place < parties:
        party = place if place == state.setting.aaron else in_turn_order(state, place)
        if state.players[party].out > state.event.compasses:
            seat = party if party < state.seats else state.first
            state.agenda.append(Task(PHASE_2, a=place))
            state.ask(Task(WITHDRAW, seat, party), 1 << seat)
            return
        place += 1
    take_turn(state, state.first)


def withdrawals(state: LootState) -> list[Move]:
    """Any of the compasses on the island. (LI-424)"""
    moves = state.box.moves.withdraws
    on = state.players[state.question.a].on
    return [moves[place] for place in range(LANDINGS) if on >> place & 1]


def withdraw(state: LootState, seat: int, landing: int) -> None:
    """Take a compass back to the area. (LI-424)"""
    state.answered(seat)
    party = state.question.a
    playing.lift_compass(state, party, landing)


def take_turn(state: LootState, seat: int) -> None:
    state.active = seat
    state.reveal("turn-passed")
    state.ask(Task(TURN, seat, seat), 1 << seat)


def next_turn(state: LootState, seat: int) -> None:
    """Clockwise among those who have not passed; when all have, the loot is found. (LI-070, LI-076, LI-079)"""
    for step in range(1, state.seats + 1):
        other = (seat + step) % state.seats
        if state.passed >> other & 1 == 0:
            take_turn(state, other)
            return
    state.active = NOBODY
    coast = coast_at_bow(state.corner, state.facing)  # LI-160
    state.agenda.append(Task(EXPLORE, a=coast, b=state.event.extra_coasts))


def choices(state: LootState, seat: int) -> list[Move]:
    """A turn, or one for Aaron. (LI-071, LI-520)"""
    found: list[Move] = []
    party = state.question.a
    moves = state.box.moves
    hand = state.players[party].hand
    playing.add_plays(state, hand, found)
    islands.add_payments(state, hand, found)
    if party == seat:
        aaron = state.setting.aaron
        if aaron >= 0 and aaron_can_act(state, aaron):
            found.append(moves.aaron)
        found.append(moves.passing)  # LI-072; LI-521 not for Aaron
    return found


def aaron_can_act(state: LootState, aaron: int) -> bool:
    """Do his cards allow a play or pay for an island, and is he still in? (LI-555, LI-553)"""
    hand = state.players[aaron].hand
    if state.passed >> aaron & 1 or hand.size == 0:
        return False
    return playing.can_play(state, hand) or islands.can_pay(state, hand)


def act_for_aaron(state: LootState, seat: int) -> None:
    """The acting human decides everything in his turn. (LI-520, LI-521)"""
    state.ask(Task(TURN, seat, state.setting.aaron), 1 << seat)
