"""What a move is sure to do, with what every choice on its way has in common: a tile whose exits all kill, kills."""

from __future__ import annotations

from dataclasses import dataclass

from doubloon.core.event import Event
from doubloon.core.move import Move
from doubloon.core.state import State

DEEPEST = 4  # choices behind each other that are looked through


@dataclass(frozen=True)
class OnTheWay:
    """The kinds of questions in the middle of one move, and the kinds of events that mean the same to a reader."""

    questions: frozenset[str] = frozenset()
    alike: frozenset[str] = frozenset()

    def meaning(self, event: Event) -> tuple[str, object]:
        return ("" if event.kind in self.alike else event.kind), event.args


def foreseen(world: State, seat: int, move: Move, way: OnTheWay, depth: int = DEEPEST) -> list[Event]:
    """Events up to the first thing that nobody knows yet, in a world as the seat may know it.

    Behind a question on the way only what all answers bring is sure.
    """
    after = world.clone()
    heard: list[Event] = []
    after.events = heard
    before = after.reveals
    after.play(seat, move)
    sure = [event for event in heard if event.reveals == before and event.seen_by(seat)]
    if depth and after.reveals == before and seat in after.deciders() and after.prompt(seat).key in way.questions:
        sure += _in_common(after, seat, way, depth - 1)
    return sure


def _in_common(world: State, seat: int, way: OnTheWay, depth: int) -> list[Event]:
    common: list[Event] | None = None
    for answer in world.moves(seat):
        brings = foreseen(world, seat, answer, way, depth)
        meant = [way.meaning(event) for event in brings]
        common = brings if common is None else [event for event in common if way.meaning(event) in meant]
        if not common:
            break
    return common or []
