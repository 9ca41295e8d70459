"""What a move is sure to do, with what every choice on its way has in common: a tile whose exits all kill, kills."""

from __future__ import annotations

from typing import Final

from doubloon.core.event import Event
from doubloon.core.move import Move
from doubloon.core.state import State

HANDED_OVER: Final = "next-asked"  # the reveal by which games end the right to take back, and nothing more
DEEPEST: Final = 4  # choices behind each other that are looked through


class OnTheWay:
    """The kinds of questions in the middle of one move, and the kinds of events that mean the same to a reader."""

    def __init__(self, questions: frozenset[str] = frozenset(), alike: frozenset[str] = frozenset()) -> None:
        self.questions = questions
        self.alike = alike

    def meaning(self, event: Event) -> tuple[str, object]:
        return ("" if event.kind in self.alike else event.kind), event.args


NOTHING: Final = OnTheWay()


class Foreseen:
    """What a move is sure to do: its events up to the first thing that nobody knows; a `final` one cannot be undone.

    `after` is the imagined world behind it; None if that depends on something that nobody knows. `unveils` is the key
    of what comes to light by it first; "" if it is only that the turn passes on.
    """

    def __init__(self, events: list[Event], after: State | None, unveils: str = "") -> None:
        self.events = events
        self.after = after
        self.unveils = unveils

    @property
    def final(self) -> bool:
        return self.after is None

    @property
    def learns(self) -> bool:
        return self.unveils != ""


def foresee(world: State, seat: int, move: Move, way: OnTheWay = NOTHING, depth: int = DEEPEST) -> Foreseen:
    """A legal move in a copy of a world as the seat may know it.

    Behind a question on the way only what all answers bring is sure.
    """
    after = world.clone()
    heard: list[Event] = []
    after.events = heard
    before = after.reveals
    after.play(seat, move)
    sure = [event for event in heard if event.reveals == before and event.seen_by(seat)]
    final = after.reveals != before
    if depth and not final and seat in after.deciders() and after.prompt(seat).key in way.questions:
        sure += _in_common(after, seat, way, depth - 1)
    if not final:
        return Foreseen(sure, after)
    return Foreseen(sure, None, after.revealed if after.revealed != HANDED_OVER else "")


def foresee_all(world: State, seat: int, moves: list[Move], way: OnTheWay = NOTHING) -> Foreseen:
    """Moves of a seat one after the other, up to the first that is final; an illegal one raises IllegalMove."""
    events: list[Event] = []
    for place, move in enumerate(moves, start=1):
        step = foresee(world, seat, move, way if place == len(moves) else NOTHING)
        events += step.events
        if step.after is None:
            return Foreseen(events, None, step.unveils)
        world = step.after
    return Foreseen(events, world)


def _in_common(world: State, seat: int, way: OnTheWay, depth: int) -> list[Event]:
    """The events that every answer brings."""
    common: list[Event] | None = None
    for answer in world.moves(seat):
        brings = foresee(world, seat, answer, way, depth).events
        meant = [way.meaning(event) for event in brings]
        common = brings if common is None else [event for event in common if way.meaning(event) in meant]
        if not common:
            break
    return common or []
