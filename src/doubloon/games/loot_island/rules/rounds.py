"""Chapters 4, 5 and 12: how a round goes, from its event over the turns of Phase 2 to clean up."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, cast

from doubloon.core.move import Field, Move
from doubloon.core.state import MAX_SEATS
from doubloon.core.task import NOBODY, Prompt, Task
from doubloon.games.loot_island.box.board import COASTS, EMPTY, coast_at_bow
from doubloon.games.loot_island.moves import AtLanding, Pay, Play
from doubloon.games.loot_island.rules import islands, loot, passing, playing
from doubloon.games.loot_island.rules.general import end_event, in_turn_order, move_ship
from doubloon.games.loot_island.rules.preparation import ActAtOnce, AskForDiscards, FillHands
from doubloon.games.loot_island.rules.questions import InTurns, PartyQuestion

if TYPE_CHECKING:
    from doubloon.games.loot_island.state import LootState


class BeginRound(Task["LootState"]):
    """Phase 1: its four steps in their order; Phases 2 and 3 follow from it. (LI-053, LI-061)"""

    NUMBER: ClassVar[int] = 21

    def do(self, state: LootState) -> None:
        state.round += 1
        if state.events is not None:
            state.tell("round", {"round": state.round})
        state.passed = 0  # LI-073 holds for one phase; nobody is out before the next one begins
        move_ship(state)  # LI-062
        state.tiles_up = state.setting.tiles  # LI-063
        end_event(state)
        state.event = state.box.events[state.event_deck[-1]]  # LI-054
        state.event_deck = state.event_deck[:-1]
        state.reveal("event-turned")
        if state.events is not None:
            state.tell("event", {"id": state.event.id})
        state.agenda += [BeginTurns(), FillHands(), AskForDiscards(), ActAtOnce()]


# Phase 2


class BeginTurns(InTurns):
    """Compasses above the event's limit come back first (LI-424, LI-552); then the First Player begins (LI-070)."""

    NUMBER: ClassVar[int] = 25

    def do(self, state: LootState) -> None:
        for turn in range(self.turn, state.setting.parties):
            party = turn if turn == state.setting.aaron else in_turn_order(state, turn)
            if state.players[party].out > state.event.compasses:
                state.agenda.append(BeginTurns(turn))
                WithdrawCompass(party if party < state.seats else state.first, party).do(state)
                return
        take_turn(state, state.first)


class WithdrawCompass(PartyQuestion):
    """D-05, D-27, event B4: which compass on the island to take back. (LI-424)"""

    NUMBER: ClassVar[int] = 3
    KEY: ClassVar[str] = "withdraw"
    CLAUSE: ClassVar[str] = "LI-424"

    def offers(self, state: LootState, seat: int) -> list[Move]:
        return playing.at_own(state, self.party, state.box.moves.withdraws)

    def answer(self, state: LootState, seat: int, move: Move) -> None:
        state.answered(seat)
        playing.lift_compass(state, self.party, cast(AtLanding, move).landing)


def take_turn(state: LootState, seat: int) -> None:
    state.active = seat
    state.reveal("turn-passed")
    TURNS[seat].do(state)


class Turn(PartyQuestion):
    """D-06, D-26: a turn, or one for Aaron, in which the acting human decides everything. (LI-071, LI-520)

    Cards that came meanwhile may be used (LI-078); a turn is one action (LI-098).
    """

    NUMBER: ClassVar[int] = 4
    KEY: ClassVar[str] = "turn"
    CLAUSE: ClassVar[str] = "LI-071"
    IN_FORCE: ClassVar[list[str]] = ["same_color", "any_color", "then_pass"]

    def offers(self, state: LootState, seat: int) -> list[Move]:
        found: list[Move] = []
        hand = state.players[self.party].hand
        playing.add_plays(state, hand, found)
        islands.add_payments(state, hand, found)
        if self.party == seat:
            if state.setting.aaron >= 0 and not against_aaron(state):
                found.append(state.box.moves.aaron)
            found.append(state.box.moves.passing)  # LI-072, LI-077
        return found

    def against(self, state: LootState, seat: int, move: Move) -> str:
        if isinstance(move, Play):
            return playing.against_play(state, self.party, move)
        if isinstance(move, Pay):
            return islands.against_payment(state, self.party, move)
        if move is state.box.moves.passing:
            return "" if self.party == seat else "LI-521"  # not for Aaron
        if move is state.box.moves.aaron:
            return against_aaron(state) if self.party == seat else "LI-520"
        return "LI-071"

    def against_seat(self, state: LootState, seat: int, move: Move) -> str:
        return "LI-070"

    def answer(self, state: LootState, seat: int, move: Move) -> None:
        if move is state.box.moves.aaron:
            Turn(seat, state.setting.aaron).do(state)  # LI-520
            return
        state.agenda.append(NEXT_TURNS[seat])
        if isinstance(move, Play):
            playing.begin_play(state, seat, self.party, move)
        elif isinstance(move, Pay):
            islands.pay(state, seat, self.party, move, state.event.same_colour + state.event.any_colour)
        else:
            state.answered(seat)
            passing.go_out(state, seat)

    def args(self, state: LootState, seat: int) -> dict[str, Field]:
        return {}

    def prompt(self, state: LootState, seat: int) -> Prompt:
        asked = super().prompt(state, seat)
        return asked if self.party == seat else Prompt("turn-aaron", "LI-520", asked.args)


def against_aaron(state: LootState) -> str:
    """The clause against a turn for Aaron: there is none, he is out, or his cards allow nothing. (LI-522)"""
    aaron = state.setting.aaron
    if aaron < 0:
        return "LI-500"
    if state.passed >> aaron & 1:
        return "LI-553"
    hand = state.players[aaron].hand
    return "" if playing.can_play(state, hand) or islands.can_pay(state, hand) else "LI-555"


class NextTurn(Task["LootState"]):
    """Clockwise among those who have not passed; when all have, the loot is found. (LI-070, LI-076, LI-079)

    Aaron has no turn of his own and keeps no phase open. (LI-523, LI-556)
    """

    NUMBER: ClassVar[int] = 26

    def do(self, state: LootState) -> None:
        for step in range(1, state.seats + 1):
            other = (self.seat + step) % state.seats
            if state.passed >> other & 1 == 0:
                take_turn(state, other)
                return
        state.active = NOBODY
        state.agenda.append(begin_loot(state))


# They come in every turn and never change: one object a seat serves all games.
TURNS: Final = [Turn(seat, seat) for seat in range(MAX_SEATS)]
NEXT_TURNS: Final = [NextTurn(seat=seat) for seat in range(MAX_SEATS)]


# Phase 3


def begin_loot(state: LootState) -> Task[LootState]:
    """From the coast that the ship points at. (LI-160)"""
    return Explore(coast_at_bow(state.corner, state.facing), state.event.extra_coasts)


class OnCoast(Task["LootState"]):
    """A step of Phase 3 on a coast; `more` coasts follow."""

    def __init__(self, coast: int, more: int) -> None:
        super().__init__()
        self.coast = coast
        self.more = more

    def numbers(self) -> tuple[int, int, int]:
        return self.coast, self.more, 0

    @classmethod
    def read(cls, seat: int, a: int, b: int, c: int) -> OnCoast:
        return cls(a, b)


class Explore(OnCoast):
    """Both landings of a coast, the big loot first; then clean up, and perhaps more coasts.

    (LI-161, LI-167, LI-177, LI-438; LI-439 the ship stays where it is)
    """

    NUMBER: ClassVar[int] = 29

    def do(self, state: LootState) -> None:
        if state.events is not None:
            state.tell("exploring", {"coast": self.coast})
        agenda = state.agenda
        if self.more:
            agenda.append(Explore((self.coast + state.facing) % COASTS, self.more - 1))
        agenda.append(CleanUp(self.coast, self.more))
        big, small = loot.big_and_small(state, self.coast)  # LI-401
        if small != loot.NO_LANDING:
            if state.event.small_loot_cubes:
                agenda.append(loot.SmallLootCubes(small))  # LI-433
            agenda.append(loot.RevealLoot(small, loot.small_loot(state, small)))
        if big != loot.NO_LANDING:
            agenda.append(loot.RevealLoot(big, loot.big_loot(state, big)))


class CleanUp(OnCoast):
    """Compasses go home, map cards to the discards; other coasts stay as they are. (LI-210 to LI-213, LI-641)"""

    NUMBER: ClassVar[int] = 33

    def do(self, state: LootState) -> None:
        for place in (2 * self.coast, 2 * self.coast + 1):
            landing = state.landings[place]
            for party in landing.stack:
                player = state.players[party]
                player.on &= ~(1 << place)
                player.out -= 1
            for card in landing.column:
                state.map_discards.add(card)
            state.landings[place] = EMPTY
        if state.events is not None:
            state.tell("cleaned-up", {"coast": self.coast})
        if self.more:
            return
        if state.round < state.box.rounds:  # LI-052
            state.agenda.append(BeginRound())
            return
        end_event(state)
        state.tell("final-exploration", {})
        state.agenda.append(loot.ExploreFinally())
