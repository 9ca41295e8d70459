"""Sealed questions: until all have answered, nobody can tell what was answered, nor in which order."""

from __future__ import annotations

from doubloon.core.rng import Rng
from doubloon.core.state import State
from doubloon.testkit.kit import Kit, KitTable
from doubloon.testkit.walk import Position, any_move_of, difference, heard, name_of, seen, walk

LONGEST_ANSWER = 200


def answers_stay_sealed(kit: Kit, table: KitTable) -> None:
    """Whatever a seat answers, and by however many moves, the others see and hear the same."""
    for at in walk(kit, table):
        if at.probe and at.state.sealed and len(at.state.deciders()) > 1:
            for seat in at.state.deciders():
                _answer_twice(at, seat)


def answers_commute(kit: Kit, table: KitTable) -> None:
    """Answers to a sealed question lead to the same position in whatever order they are given."""
    for at in walk(kit, table):
        deciders = at.state.deciders()
        if not (at.probe and at.state.sealed and len(deciders) > 1):
            continue
        rng = at.rng("commute")
        first, second = rng.sample(list(deciders), 2)
        answers = {seat: any_move_of(at.state, seat, rng) for seat in (first, second)}
        ends = []
        for order in ((first, second), (second, first)):
            state = at.state.clone()
            for seat in order:
                if answers[seat] not in state.moves(seat):
                    other = order[0] + 1
                    raise at.failed(f"what seat {seat + 1} may answer depends on the sealed answer of seat {other}")
                state.play(seat, answers[seat])
            ends.append(state.digest())
        if ends[0] != ends[1]:
            raise at.failed(f"it matters whether seat {first + 1} or seat {second + 1} answers first")


def _answer_twice(at: Position, seat: int) -> None:
    rng = at.rng(f"answer {seat}")
    one, other = _listening(at.state), _listening(at.state)
    for state in (one, other):
        state.play(seat, any_move_of(state, seat, rng))
    _compare(at, seat, one, other)
    for state in (one, other):
        _finish(state, seat, rng)
    _compare(at, seat, one, other)


def _listening(state: State) -> State:
    copy = state.clone()
    copy.events = []
    return copy


def _finish(state: State, seat: int, rng: Rng) -> None:
    for _ in range(LONGEST_ANSWER):
        if seat not in state.deciders() or not state.sealed:
            return
        state.play(seat, any_move_of(state, seat, rng))


def _compare(at: Position, seat: int, one: State, other: State) -> None:
    asked = one.deciders()
    still_open = one.sealed and other.sealed and asked and one.asked_at == other.asked_at == at.state.asked_at
    if not still_open or asked != other.deciders():
        return
    for viewer in at.viewers:
        if viewer == seat:
            continue
        views = seen(one, viewer), seen(other, viewer)
        if views[0] != views[1]:
            where = difference(*views)
            raise at.failed(f"{name_of(viewer)} sees what seat {seat + 1} answered under seal: {where}")
        told = heard(one.events, viewer), heard(other.events, viewer)
        if told[0] != told[1]:
            raise at.failed(f"{name_of(viewer)} hears what seat {seat + 1} answered under seal: {told[0]} or {told[1]}")
        if [event.ply for event in one.events or []][-1:] != [event.ply for event in other.events or []][-1:]:
            raise at.failed(f"the log counts the moves with which seat {seat + 1} answers under seal")
