"""Chapters 4 and 17: the course of a turn, votes, and the end of an island."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, cast

from doubloon.core.move import Move
from doubloon.core.task import NOBODY, Prompt
from doubloon.games.jackal.box.box import COLOURS, CREW_SIZE
from doubloon.games.jackal.moves import Act, Ballot
from doubloon.games.jackal.rules import actions, bear, bottles, campaign, discoveries
from doubloon.games.jackal.rules.crew import ABSENT, DEAD, CrewQuestion, CrewTask
from doubloon.games.jackal.rules.fighting import wake

if TYPE_CHECKING:
    from doubloon.games.jackal.state import JackalState


class BeginTurn(CrewTask):
    """A crew's turn. (JK-037)"""

    NUMBER: ClassVar[int] = 2

    def do(self, state: JackalState) -> None:
        """Wake-ups; in smoke the player of the next crew moves this one. (JK-038, JK-216, JK-317)

        Everything but who decides stays that of the crew. (JK-350)
        """
        crew = self.crew
        state.reveal("next-asked")
        state.crew = crew
        state.called = state.searched = state.progress = False
        state.smoky = state.smoke > 0
        state.mover = state.setting.seat_of[(crew + 1) % state.crews if state.smoky else crew]
        if state.events is not None:
            state.tell("turn", {"crew": COLOURS[crew], "seat": state.mover})
        wake(state, crew)
        state.agenda.append(_closing[crew])
        state.agenda.append(bottles.OFFERING[crew])
        ask_for_action(state)


class TakeAction(CrewQuestion):
    """D2b to D5: the action of a turn, or what may come before it. (JK-037, JK-039)"""

    NUMBER: ClassVar[int] = 4

    def offers(self, state: JackalState, seat: int) -> list[Move]:
        return action_offers(state)

    def against(self, state: JackalState, seat: int, move: Move) -> str:
        if not isinstance(move, Act) or isinstance(move, bottles.BottleUse):
            return "JK-039"
        return move.against(state, self.crew)

    def answer(self, state: JackalState, seat: int, move: Move) -> None:
        state.answered(seat)
        cast(Act, move).do(state, self.crew)
        bear.leave_company(state)

    def prompt(self, state: JackalState, seat: int) -> Prompt:
        if state.smoky:
            return self.asked("action-in-smoke", "JK-216")
        return self.asked("action", "JK-039")


def ask_for_action(state: JackalState) -> None:
    """The action is compulsory; if there is none the crew passes. (JK-040)"""
    moves = action_offers(state)
    if len(moves) == 1 and moves[0] is state.box.moves.passing:
        pass_turn(state)
        return
    state.ask(_acting[state.mover * 4 + state.crew], 1 << state.mover)
    state.offer(state.mover, moves)


def action_offers(state: JackalState) -> list[Move]:
    """Actions; before them a vote, then a look, each once a turn. (JK-037, JK-278, JK-299)"""
    moves = actions.offers(state, state.crew)
    if not moves:
        moves.append(state.box.moves.passing)
    if not state.searched:
        moves += discoveries.look_offers(state, state.crew)
        if may_call(state):
            moves.append(state.box.moves.call)
    return moves


class Pass(Act):
    """D3: only if nothing else can be done. (JK-040)"""

    def against(self, state: JackalState, crew: int) -> str:
        return "JK-040" if actions.offers(state, crew) else ""

    def do(self, state: JackalState, crew: int) -> None:
        pass_turn(state)


def pass_turn(state: JackalState) -> None:
    if state.events is not None:
        state.tell("passed", {"crew": COLOURS[state.crew]})


# The vote


class Call(Act):
    """D2: for a vote to end the game. (JK-278)"""

    def against(self, state: JackalState, crew: int) -> str:
        return "" if not state.searched and may_call(state) else "JK-278"

    def do(self, state: JackalState, crew: int) -> None:
        """The caller answers first, then the others in turn order. (JK-279)"""
        state.called = True
        state.agenda.append(EndByVote(crew))
        for turn in range(state.seats - 1, -1, -1):
            state.agenda.append(Vote((state.mover + turn) % state.seats, crew))
        if state.events is not None:
            state.tell("vote-called", {"seat": state.mover})


def may_call(state: JackalState) -> bool:
    """No tile is face down, or nothing has come of many turns. (JK-278)"""
    return not state.called and (state.hidden == 0 or state.idle >= state.setting.vote_after)


class Vote(CrewQuestion):
    """D2: does the game end? (JK-279)"""

    NUMBER: ClassVar[int] = 3

    def do(self, state: JackalState) -> None:
        state.reveal("next-asked")
        state.ask(self, 1 << self.seat)

    def offers(self, state: JackalState, seat: int) -> list[Move]:
        return [state.box.moves.no, state.box.moves.yes]

    def against(self, state: JackalState, seat: int, move: Move) -> str:
        return "" if isinstance(move, Ballot) else "JK-279"

    def against_seat(self, state: JackalState, seat: int, move: Move) -> str:
        return "JK-279" if 0 <= seat < state.seats else "JK-318"

    def answer(self, state: JackalState, seat: int, move: Move) -> None:
        """The first no ends the vote; play goes on with the action. (JK-279)"""
        state.answered(seat)
        yes = cast(Ballot, move).yes
        if state.events is not None:
            state.tell("voted-yes" if yes else "voted-no", {"seat": seat})
        if not yes:
            while isinstance(state.agenda[-1], (Vote, EndByVote)):
                state.agenda.pop()
            ask_for_action(state)

    def prompt(self, state: JackalState, seat: int) -> Prompt:
        return self.asked("vote", "JK-279")


class EndByVote(CrewTask):
    """Everybody has said yes. (JK-279)"""

    NUMBER: ClassVar[int] = 15

    def do(self, state: JackalState) -> None:
        campaign.finish_island(state, "vote")


# The end of a turn


class CloseTurn(CrewTask):
    """Bear, end check, next crew. (JK-037, JK-046)"""

    NUMBER: ClassVar[int] = 12

    def do(self, state: JackalState) -> None:
        bear.end_of_turn(state, self.crew)
        state.turns += 1
        state.idle = 0 if state.progress else state.idle + 1  # JK-284
        if state.smoke:
            state.smoke -= 1  # JK-217
        reason = end_reason(state)
        if reason:
            campaign.finish_island(state, reason)
        else:
            state.agenda.append(BEGINNING[(self.crew + 1) % state.crews])


def end_reason(state: JackalState) -> str:
    """Why the island is over now, or "". (JK-354)"""
    if state.hidden == 0 and state.gold == 0:
        return "island-cleared"  # JK-275
    if not _anybody_alive(state):
        return "nobody-left"  # JK-282
    if state.setting.end_when_decided and _decided(state):
        return "decided"  # JK-355
    if state.idle >= state.setting.no_progress:
        return "stalemate"  # JK-283
    return "round-limit" if state.turns >= state.setting.most_turns else ""


def _anybody_alive(state: JackalState) -> bool:
    for figure in range(state.crews * CREW_SIZE):
        if state.where[figure] != DEAD and state.where[figure] != ABSENT:
            return True
    return state.missionary != NOBODY


def _decided(state: JackalState) -> bool:
    """The leader is out of reach. (JK-355)"""
    sides: list[int] = []
    for crew in range(state.crews):
        ally = state.setting.ally[crew]
        if ally == NOBODY or crew < ally:
            sides.append(state.purse[crew] + (state.purse[ally] if ally != NOBODY else 0))
    sides.sort()
    return sides[-1] > sides[-2] + state.gold + state.box.limits.coins - state.laid


# Made once: every turn needs them, and tasks never change.
BEGINNING: Final = [BeginTurn(crew) for crew in range(4)]
_acting: Final = [TakeAction(seat, crew) for seat in range(4) for crew in range(4)]
_closing: Final = [CloseTurn(crew) for crew in range(4)]
