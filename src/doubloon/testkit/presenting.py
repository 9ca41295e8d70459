"""What is shown of a game fits its views: every legal move is a choice, and whatever it points at lies on the table."""

from __future__ import annotations

from doubloon.core.memory import Memory
from doubloon.core.showing import showing_of
from doubloon.core.shown import Shown
from doubloon.core.view import SPECTATOR, View, event_view
from doubloon.testkit.kit import Kit, KitTable
from doubloon.testkit.walk import Position, walk

BUTTONS = 2  # of the bar below a board


def what_is_shown_lies_on_the_table(kit: Kit, table: KitTable) -> None:
    """For everybody: choices are the legal moves in order; they and the newest events point at things in sight.

    What is taken over from what was seen and shown of earlier positions makes no difference.
    """
    memory, looking = Memory(), None
    for at in walk(kit, table):
        if not at.probe:
            continue
        looking = at.state.clone().looking(looking)  # the position itself will be another
        memory = Memory(memory)
        views = {viewer: at.state.view(viewer) for viewer in range(SPECTATOR, table.seats)}
        _events_are_told_alike(at, views)
        for viewer, view in views.items():
            shown = showing_of(kit.game.id).shown(view)
            _choices_are_the_moves(at, view, shown)
            _everything_can_be_pointed_at(at, view, shown)
            _everything_lies_somewhere(at, viewer, view, shown)
            again = looking.view(viewer)
            if again != view or showing_of(kit.game.id).shown(again, memory) != shown:
                raise at.failed(f"seat {viewer + 1} is shown something of an earlier position")


def _choices_are_the_moves(at: Position, view: View, shown: Shown) -> None:
    moves = [move.id for move in view.prompt.moves] if view.prompt else []
    if [choice.move for choice in shown.choices] != moves:
        raise at.failed(f"the choices that seat {view.seat + 1} is shown are not its legal moves in their order")


def _everything_can_be_pointed_at(at: Position, view: View, shown: Shown) -> None:
    """Where things lie on the table, a choice lies at one of them, or is a button of the bar: that has room for two."""
    if not any(part.spots for part in shown.parts):
        return
    nowhere = [choice for choice in shown.choices if not choice.start and not choice.goal]
    if len(nowhere) > BUTTONS:
        raise at.failed(f"seat {view.seat + 1} has {len(nowhere)} choices that lie nowhere on the table: a bar has two")


def _events_are_told_alike(at: Position, views: dict[int, View]) -> None:
    """Those of which it is said: they are told once for all."""
    showing = showing_of(at.kit.game.id)
    for event in at.state.events or []:
        if event.ply == at.ply and showing.told_alike(event.args):
            told = [showing.told(view, event.kind, event.args) for seat, view in views.items() if event.seen_by(seat)]
            if any(each != told[0] for each in told):
                raise at.failed(f"the event {event.kind!r} is not told alike to all who may know it")


def _everything_lies_somewhere(at: Position, viewer: int, view: View, shown: Shown) -> None:
    spots = [spot.id for part in shown.parts for spot in part.spots]
    known = set(spots)
    if len(known) < len(spots):
        twice = next(spot for spot in spots if spots.count(spot) > 1)
        raise at.failed(f"two things on the table are called {twice!r}")
    for choice in shown.choices:
        for spot in [*choice.start, *choice.goal, *choice.way]:
            if spot not in known:
                raise at.failed(f"a choice points at {spot!r}, which lies nowhere on the table")
    showing = showing_of(at.kit.game.id)
    for event in at.state.events or []:
        if event.ply == at.ply and event.seen_by(viewer):
            told = showing.told(view, event.kind, event_view(event).args)
            lost = [spot for spot in told.spots if spot not in known]
            if lost:
                raise at.failed(f"the event {event.kind!r} is about {lost[0]!r}, which lies nowhere on the table")
