"""Every undo that is offered works: to whomever, whenever, it leads where the other moves alone would have led."""

from __future__ import annotations

from doubloon.core.errors import DoubloonError, UndoRefused
from doubloon.core.event import Event
from doubloon.core.match import Match
from doubloon.core.move import Move
from doubloon.core.state import State
from doubloon.testkit.kit import Kit, KitTable
from doubloon.testkit.walk import Position, walk

FROM_THE_START = 25  # every so many undos are compared with a game played from its start, which takes long

Moves = list[tuple[int, Move]]


def offered_undos_work(kit: Kit, table: KitTable) -> None:
    """At every ply, for every seat: what may be taken back can be, and the rest is refused for the reason given."""
    watch = _Watch(kit, table)
    for at in walk(kit, table):
        watch.look(at)
        if at.move is not None:
            watch.play_on(at, at.move)


class _Before:
    """A position before some seat's last move: what this check goes back to, instead of the match's own notes."""

    def __init__(self, state: State, ply: int) -> None:
        self.state = state.clone()
        self.events = list(state.events or [])
        self.ply = ply

    def without_that_move(self, moves: Moves) -> State:
        """The position in which all later moves were made, but not the one that came here."""
        state = self.state.clone()
        state.events = list(self.events)
        for mover, move in moves[self.ply + 1 :]:
            state.play(mover, move)
        return state


class _Watch:
    """A match played beside the walk, with the position before each seat's last move."""

    def __init__(self, kit: Kit, table: KitTable) -> None:
        self.kit = kit
        self.table = table
        self.match = Match(kit.game, table.seats, table.seed, kit.options(table))
        self.before: dict[int, _Before] = {}
        self.offered = 0

    def play_on(self, at: Position, move: Move) -> None:
        self.before[at.seat] = _Before(at.state, at.ply)
        obstacles = self._obstacles()
        question = at.state.asked_at
        self.match.play(at.seat, move)
        state = self.match.state
        if at.state.sealed and state.sealed and state.asked_at == question and state.deciders():
            self._nothing_shows(at, obstacles)

    def _obstacles(self) -> list[str]:
        return [self.match.undo_obstacle(seat) for seat in range(self.table.seats)]

    def _nothing_shows(self, at: Position, before: list[str]) -> None:
        """Whether the others may take back must not depend on an answer that is under seal."""
        for seat, obstacle in enumerate(self._obstacles()):
            if seat != at.seat and obstacle != before[seat]:
                told = f"seat {seat + 1} can tell by its undo that seat {at.seat + 1} has answered under seal"
                raise at.failed(f"{told}: {before[seat] or 'free'} became {obstacle or 'free'}")

    def look(self, at: Position) -> None:
        for seat, obstacle in enumerate(self._obstacles()):
            if obstacle:
                self._refused(at, seat, obstacle)
            else:
                self._granted(at, seat)
        if self.match.state.digest() != at.state.digest():
            raise at.failed("asking for an undo has changed the match")

    def _refused(self, at: Position, seat: int, obstacle: str) -> None:
        try:
            self.match.undo(seat)
        except UndoRefused as error:
            if error.reason == obstacle:
                return
        raise at.failed(f"seat {seat + 1} is told that {obstacle!r} forbids its undo, but that is not what happens")

    def _granted(self, at: Position, seat: int) -> None:
        """The undo, on a copy of the match, against the same game without that move."""
        tried = self.match.clone()
        try:
            taken = tried.undo(seat)
        except DoubloonError as error:
            raise at.failed(f"seat {seat + 1} is offered an undo that does not work: {error}") from error
        before = self.before[seat]
        others = [*self.match.moves[: before.ply], *self.match.moves[before.ply + 1 :]]
        if taken is not self.match.moves[before.ply][1] or tried.moves != others:
            raise at.failed(f"the undo of seat {seat + 1} takes back more or less than its last move")
        without = before.without_that_move(list(self.match.moves))
        self._same(at, seat, tried, without, without.events or [])
        if taken not in tried.state.moves(seat):
            raise at.failed(f"seat {seat + 1} has taken {taken.text!r} back and may not play it any more")
        if self.offered % FROM_THE_START == 0:
            again = Match(self.kit.game, self.table.seats, self.table.seed, self.kit.options(self.table))
            for mover, move in others:
                again.play(mover, move)
            self._same(at, seat, tried, again.state, again.events)
        self.offered += 1

    def _same(self, at: Position, seat: int, tried: Match, without: State, told: list[Event]) -> None:
        if tried.state.digest() != without.digest():
            raise at.failed(f"the undo of seat {seat + 1} leads elsewhere than the other moves do")
        if _told(tried.events) != _told(told):
            raise at.failed(f"the undo of seat {seat + 1} leaves another log than the other moves do")


def _told(events: list[Event]) -> list[tuple[object, ...]]:
    """Everything about the events, for all audiences: who has the same has the same log for everybody."""
    return [(event.kind, event.audience, event.args, event.fades, event.ply, event.reveals) for event in events]
