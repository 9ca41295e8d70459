"""Chapters 4 and 17: the course of a turn, votes, and the end of an island."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from doubloon.core.move import Move
from doubloon.core.state import Task
from doubloon.core.task import NOBODY
from doubloon.games.jackal import actions, bear, bottles, campaign
from doubloon.games.jackal.box import COLOURS, CREW_SIZE
from doubloon.games.jackal.fighting import wake
from doubloon.games.jackal.places import ABSENT, DEAD
from doubloon.games.jackal.tasks import ACTION, BOTTLES, CLOSE, FINISH, TURN, VOTE

if TYPE_CHECKING:
    from doubloon.games.jackal.state import JackalState


def begin(state: JackalState, crew: int) -> None:
    """Wake-ups; in smoke the player of the next crew moves this one. (JK-037, JK-038, JK-216)"""
    state.reveal("next-asked")
    state.crew = crew
    state.called = state.searched = state.progress = False
    state.smoky = state.smoke > 0
    state.mover = state.setting.seat_of[(crew + 1) % state.crews if state.smoky else crew]
    if state.events is not None:
        state.tell("turn", {"crew": COLOURS[crew], "seat": state.mover})
    wake(state, crew)
    state.agenda.append(_closing[crew])
    state.agenda.append(_bottling[crew])
    ask_for_action(state)


# Made once: every turn needs them, and tasks never change.
_acting: Final = [Task(ACTION, seat, crew) for seat in range(4) for crew in range(4)]
_closing: Final = [Task(CLOSE, NOBODY, crew) for crew in range(4)]
_bottling: Final = [Task(BOTTLES, NOBODY, crew) for crew in range(4)]
_turning: Final = [Task(TURN, NOBODY, crew) for crew in range(4)]


def ask_for_action(state: JackalState) -> None:
    """The action is compulsory; if there is none the crew passes. (JK-040)"""
    moves = action_offers(state)
    if len(moves) == 1 and moves[0] is state.box.moves.passing:
        pass_turn(state)
        return
    state.ask(_acting[state.mover * 4 + state.crew], 1 << state.mover)
    state.offer(state.mover, moves)


def pass_turn(state: JackalState) -> None:
    """Nothing can be done. (JK-040)"""
    if state.events is not None:
        state.tell("passed", {"crew": COLOURS[state.crew]})


def action_offers(state: JackalState) -> list[Move]:
    """Actions; before them a vote, then a look, each once a turn. (JK-037, JK-278, JK-299)"""
    moves = actions.offers(state, state.crew)
    if not moves:
        moves.append(state.box.moves.passing)
    if not state.searched:
        moves += actions.look_offers(state, state.crew)
        if may_call(state):
            moves.append(state.box.moves.call)
    return moves


def may_call(state: JackalState) -> bool:
    """No tile is face down, or nothing has come of many turns. (JK-278)"""
    return not state.called and (state.hidden == 0 or state.idle >= state.setting.vote_after)


def call_vote(state: JackalState, caller: int) -> None:
    """The caller answers first, then the others in turn order. (JK-279)"""
    state.called = True
    state.agenda.append(Task(FINISH, NOBODY, state.crew))
    for turn in range(state.seats - 1, -1, -1):
        state.agenda.append(Task(VOTE, (caller + turn) % state.seats, state.crew))
    if state.events is not None:
        state.tell("vote-called", {"seat": caller})


def vote(state: JackalState, seat: int, yes: bool) -> None:
    """The first no ends the vote; play goes on with the action. (JK-279)"""
    if state.events is not None:
        state.tell("voted-yes" if yes else "voted-no", {"seat": seat})
    if not yes:
        while state.agenda[-1].kind == VOTE or state.agenda[-1].kind == FINISH:
            state.agenda.pop()
        ask_for_action(state)


def use_bottles(state: JackalState, crew: int) -> None:
    """After the action, before the bear. (JK-268, JK-343)"""
    moves = bottles.offers(state, crew)
    if moves:
        seat = state.setting.seat_of[crew]
        state.ask(Task(BOTTLES, seat, crew), 1 << seat)
        state.offer(seat, moves)


def close(state: JackalState, crew: int) -> None:
    """Bear, end check, next crew. (JK-037, JK-046)"""
    bear.end_of_turn(state, crew)
    state.turns += 1
    state.idle = 0 if state.progress else state.idle + 1
    if state.smoke:
        state.smoke -= 1  # JK-217
    reason = end_reason(state)
    if reason:
        campaign.finish_island(state, reason)
    else:
        state.agenda.append(_turning[(crew + 1) % state.crews])


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
