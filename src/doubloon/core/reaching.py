# interpreted: one call a question, and what it plays is compiled
"""How far one gets by choices that reveal nothing: pieces that go on and on, cards that are laid in one go.

It is found out in an imagined world, so nothing hidden shows. A chain ends where nothing in its midst is asked any more
or something would come to light. Of several ways to one end the shortest is told.
"""

from __future__ import annotations

from collections import deque
from typing import Any, Final, NamedTuple

from doubloon.core.chair import Chair
from doubloon.core.foreseeing import NOTHING, Foreseen, foresee
from doubloon.core.move import Move
from doubloon.core.rng import Rng
from doubloon.core.showing import Showing
from doubloon.core.shown import Choice, End, Promise, Reach
from doubloon.core.state import State
from doubloon.core.view import EventView, View, event_view

LONGEST: Final = 12  # moves in a chain
MOST_ENDS: Final = 300
MOST_PLAYS: Final = 600
MOST_QUESTIONS: Final = 80  # in the midst of chains


class Link(NamedTuple):
    """A chain as far as it goes, and the world behind it."""

    choices: list[Choice]
    events: list[EventView]
    world: State


def reach(chair: Chair, showing: Showing[Any], rng: Rng) -> Reach:
    """All ends of chains of two and more moves that the seat could play now."""
    view = chair.view()
    if view.prompt is None or view.prompt.kind not in showing.reaching.begin:
        return Reach([])
    return _Search(chair, showing, view, rng).ends()


class _Search:
    """Chains by their length, so that the shortest way to an end is found first."""

    def __init__(self, chair: Chair, showing: Showing[Any], view: View, rng: Rng) -> None:
        self.seat = chair.seat
        self.showing = showing
        self.view = view
        self.queue = deque([Link([], [], chair.imagine(rng))])
        self.found: dict[tuple[object, ...], End] = {}
        self.near: set[tuple[object, ...]] = set()  # what a single choice comes to
        self.been: set[tuple[object, ...]] = set()
        self.promises: list[Promise] = []
        self.plays = self.questions = 0
        self.more = False

    def ends(self) -> Reach:
        while self.queue and not self.more:
            self._go_on(self.queue.popleft())
        return Reach(list(self.found.values()), self.more, self.promises)

    def _go_on(self, link: Link) -> None:
        """Every answer to the question at the end of a chain."""
        self.questions += 1
        view = self.view if not link.choices else link.world.view(self.seat)
        explained = {choice.move: choice for choice in self.showing.choices(view)}
        for move in link.world.moves(self.seat):
            choice = explained[move.id]
            if self._spent():
                return
            if choice.start or choice.goal:
                self._step(link, move, choice)
            elif link.choices:
                self._enough(link, move, choice)

    def _spent(self) -> bool:
        spent = self.plays >= MOST_PLAYS or self.questions >= MOST_QUESTIONS or len(self.found) >= MOST_ENDS
        self.more = self.more or spent
        return spent

    def _step(self, link: Link, move: Move, choice: Choice) -> None:
        self.plays += 1
        foreseen: Foreseen = foresee(link.world, self.seat, move, NOTHING)
        events = [*link.events, *[event_view(event) for event in foreseen.events]]
        if not link.choices and self.showing.reaching.promising:
            self._promise(link.world, move, choice, foreseen)
        after = Link([*link.choices, choice], events, foreseen.after or link.world)
        if foreseen.after is None or not self._is_in_the_midst(foreseen.after):
            self._end(after, foreseen)
        elif len(after.choices) >= LONGEST:
            self.more = True
        elif (place := self._place(after)) not in self.been:
            self.been.add(place)
            self.queue.append(after)

    def _promise(self, world: State, move: Move, choice: Choice, foreseen: Foreseen) -> None:
        """What a single choice brings; where something is asked on its way, what all answers have in common."""
        if foreseen.after is not None and self._is_in_the_midst(foreseen.after):
            foreseen = foresee(world, self.seat, move, self.showing.on_the_way)
        events = [event_view(event) for event in foreseen.events]
        foretold = self.showing.promised(self.view, choice, events, foreseen.unveils)
        if foretold.sure:
            self.promises.append(Promise(move.id, foretold))

    def _enough(self, link: Link, move: Move, choice: Choice) -> None:
        """It is said in the same breath that no more is to come."""
        self.plays += 1
        foreseen = foresee(link.world, self.seat, move, NOTHING)
        events = [*link.events, *[event_view(event) for event in foreseen.events]]
        self._end(Link([*link.choices, choice], events, foreseen.after or link.world), foreseen)

    def _is_in_the_midst(self, world: State) -> bool:
        return self.seat in world.deciders() and world.prompt(self.seat).key in self.showing.reaching.through

    def _place(self, link: Link) -> tuple[object, ...]:
        """What was picked up, how, and where it is: from there all ways go on alike."""
        chain = self.showing.chained(self.view, link.choices)
        return (frozenset(chain.start), chain.manner, tuple(chain.goal))

    def _end(self, link: Link, last: Foreseen) -> None:
        """Told unless something shorter comes to the same."""
        chain = self.showing.chained(self.view, link.choices)
        foretold = self.showing.promised(self.view, chain, link.events, last.unveils)
        key = (*self._place(link), foretold.lost)
        if len(link.choices) == 1:
            self.near.add(key)
        elif key not in self.near and key not in self.found:
            self.found[key] = End(chain, [choice.move for choice in link.choices[1:]], foretold, last.final)
