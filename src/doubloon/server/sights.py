"""What the viewers of a table see, made once for all who look with the same eyes, and what a client has of it.

A client that wants patches keeps a `Look`. The answers to a question stay in it until the next question of that kind:
most of them come again. So after the first, a question costs what is new about it.
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from doubloon.core.event import Event
from doubloon.core.looking import Looking
from doubloon.core.memory import Memory
from doubloon.core.patching import Differences, Patch
from doubloon.core.showing import Showing, showing_of
from doubloon.core.shown import Choice, Shown
from doubloon.core.view import MoveView, View
from doubloon.server.protocol import LogLine
from doubloon.server.table import Table


class Asked(Struct, frozen=True, gc=False):
    """The answers to a question, and how they are shown."""

    moves: list[MoveView]
    choices: list[Choice]


class Look(Struct, frozen=True, gc=False):
    """What a client keeps: a view and how it is shown, both without answers; and these by the kind of the question."""

    view: View
    shown: Shown | None
    asked: dict[str, Asked]


class Sights:
    """One table, as it is. Tables that others can see are never changed, so nothing here grows old.

    What was seen of it `before` is taken over as far as it has not changed.
    """

    def __init__(self, table: Table, before: Sights | None = None) -> None:
        self.table = table
        # Until somebody looks, that of an earlier position.
        self._looking: Looking | None = before._looking if before else None
        self._looked = False
        self._memory: Memory = Memory(before._memory if before else None)
        self._differences = Differences()
        self._views: dict[int, View] = {}
        self._shown: dict[int, Shown] = {}
        self._steps: dict[tuple[int, bool], tuple[Look | None, Look, Patch | None]] = {}
        self._lines: dict[int, LogLine] = {}  # that are told alike to all, by the numbers of their events

    def view(self, viewer: int) -> View | None:
        if viewer not in self._views and self.table.match is not None:
            if self._looking is None or not self._looked:
                self._looking = self.table.match.state.looking(self._looking)
                self._looked = True
            self._views[viewer] = self._looking.view(viewer)
        return self._views.get(viewer)

    def shown(self, viewer: int) -> Shown | None:
        """How the view is shown; only who wants to know has this made."""
        view = self.view(viewer)
        if viewer not in self._shown and view is not None:
            self._shown[viewer] = self._shown_to(viewer, view)
        return self._shown.get(viewer)

    def _shown_to(self, viewer: int, view: View) -> Shown:
        """How the view is shown, with what the viewer has begun behind it."""
        assert self.table.match is not None
        showing = showing_of(view.game)
        shown = showing.shown(view, self._memory)
        left = showing.begun(view, self.table.match.state.begun(viewer))
        return replace(shown, parts=[*shown.parts, *left]) if left else shown

    def step(self, viewer: int, before: Look | None, shown: bool) -> tuple[Look, Patch | None]:
        """The look of now, and what makes it of an earlier one: shared by all who have had the same."""
        step = self._steps.get((viewer, shown))
        if step is None or step[0] is not before:
            look = self._look(viewer, before.asked if before else {}, shown)
            step = before, look, self._differences.between(before, look)
            self._steps[viewer, shown] = step
        return step[1], step[2]

    def lines(self, viewer: int, events: list[Event]) -> list[LogLine]:
        """Events as lines of the viewer's log; the table keeps these events, so their numbers mean nothing else."""
        view = self.view(viewer)
        if view is None:
            return []  # nothing happens before the game begins
        showing = showing_of(view.game)
        found = []
        for event in events:
            line = self._lines.get(id(event))
            if line is None:
                line = log_line(showing, view, event)
                if showing.told_alike(event.args):
                    self._lines[id(event)] = line
            found.append(line)
        return found

    def let_go(self) -> None:
        """Forget steps and lines. Whoever else wants one has it made anew."""
        self._steps = {}
        self._lines = {}
        self._differences = Differences()

    def _look(self, viewer: int, asked: dict[str, Asked], wanted: bool) -> Look:
        view, shown = self.view(viewer), self.shown(viewer) if wanted else None
        assert view is not None
        prompt = view.prompt
        if prompt is None:
            return Look(view, shown, asked)
        answers = Asked(prompt.moves, shown.choices if shown else [])
        bare = replace(view, prompt=replace(prompt, moves=[]))
        return Look(bare, replace(shown, choices=[]) if shown else None, {**asked, prompt.kind: answers})


def log_line(showing: Showing[Any], view: View, event: Event) -> LogLine:
    """An event with what it is about on the table as it is seen now; nothing in it is a copy."""
    told = showing.told(view, event.kind, event.args)
    return LogLine(event.kind, event.ply, event.args, told, event.fades)


class Screen:
    """What one client has been told of the table, and how it wants to be told."""

    def __init__(self, shown: bool = False, patches: bool = False) -> None:
        self._shown = shown
        self._patches = patches
        self._look: Look | None = None

    def whole(self, sights: Sights, viewer: int) -> tuple[View | None, Shown | None]:
        """The view, and how it is shown if that is wanted."""
        view = sights.view(viewer)
        self._look = None
        if self._patches and view is not None:
            self._look, _ = sights.step(viewer, None, self._shown)
        return view, sights.shown(viewer) if self._shown else None

    def patch(self, sights: Sights, viewer: int) -> Patch | None:
        """What has changed since, which may be nothing; None for who wants everything, or has nothing yet."""
        if self._look is None:
            return None
        self._look, patch = sights.step(viewer, self._look, self._shown)
        return patch or {}
