"""What a viewer of a table is told: everything, or what is new since a version. Seat -1 is a spectator."""

from __future__ import annotations

from hashlib import sha256
from typing import Any

from msgspec.structs import replace

from doubloon.coach.wondering import Wondering
from doubloon.core.chair import Chair
from doubloon.core.errors import BadMove, IllegalMove
from doubloon.core.event import Event, log_for
from doubloon.core.move import Move
from doubloon.core.reaching import reach
from doubloon.core.rng import rng_from
from doubloon.core.showing import showing_of
from doubloon.core.view import SPECTATOR, View, event_view, move_view
from doubloon.server import voyages
from doubloon.server.api import TableCard
from doubloon.server.gates import Refusal
from doubloon.server.heard import AskWhy
from doubloon.server.permits import MOST_UNDOS
from doubloon.server.protocol import (
    PROTOCOL,
    Clocks,
    LogLine,
    Presence,
    Preview,
    Reached,
    SeatInfo,
    Snapshot,
    TableInfo,
    UndoState,
    Update,
    WhyNot,
)
from doubloon.server.sights import Screen, Sights, log_line
from doubloon.server.table import Table
from doubloon.server.writing import Face

NOTHING_TO_UNDO = UndoState(False, "nothing")
MOST_LENT = 0.25  # of somebody's choices; a game in which bots made more is not that person's


def table_info(table: Table) -> TableInfo:
    setup = table.setup
    return TableInfo(
        id=setup.id,
        game=setup.game,
        ruleset=setup.ruleset,
        options=dict(assignment.split("=", 1) for assignment in setup.options.split()),
        seats=[_seat_info(table, seat) for seat in range(setup.seats)],
        public=setup.public,
        phase=table.phase,
        created=setup.created,
        seeded=setup.seeded,
        seed_hash=sha256(setup.seed.encode()).hexdigest(),
        seed=setup.seed if table.phase == "over" and not voyages.secret_today(setup.daily) else None,
        rematch=table.rematch,
        damaged=table.damaged,
        away=setup.away,
        stand_ins=table.stand_ins(),
        before=setup.before or None,
        hints=setup.hints,
        daily=setup.daily,
        halfway=bool(setup.position),
        names=dict(table.match.names) if table.match else {},
        lesson=setup.lesson,
        clock=setup.clock,
        stand_in=setup.stand_in,
    )


def _seat_info(table: Table, seat: int) -> SeatInfo:
    """Who has a seat; at the end also whether it was mostly a bot that played for them."""
    info = table.places[seat].info()
    if not table.lent or table.match is None or table.phase != "over":
        return info
    own = [ply for ply, (mover, _) in enumerate(table.match.moves) if mover == seat]
    lent = len(set(own).intersection(table.lent))
    return replace(info, lent=lent > len(own) * MOST_LENT)


def face(table: Table, changed: int = 0) -> Face:
    """What is kept of the table for lists."""
    return Face(table_info(table), [place.tokens for place in table.places], changed, table.clocks.due())


def table_card(table: Table, seat: int | None, now: int = 0) -> TableCard:
    going = table.phase == "playing" and not table.damaged
    awaited = list(table.match.state.deciders()) if table.match is not None and going else []
    running = [hand for hand in (table.clocks.hands[each] for each in awaited) if hand.since]
    waits = max(0, now - min(hand.asked for hand in running)) if running else None
    own = table.clocks.hands[seat] if seat in awaited and table.setup.clock else None
    left = own.remains(now) if own is not None and own.since else None
    return TableCard(table_info(table), seat, seat in awaited, awaited, waits, left, _round(table) if going else 0)


def _round(table: Table) -> int:
    """The round that is played; 0 where the game counts none."""
    assert table.match is not None
    number: int = getattr(table.match.state.view(SPECTATOR), "round", 0)
    return number


def clocks(table: Table, now: int) -> Clocks | None:
    """How much time everybody has, where that is counted."""
    return Clocks(now, [hand.told() for hand in table.clocks.hands]) if table.setup.clock else None


def snapshot(sights: Sights, viewer: int, presence: Presence, screen: Screen | None = None, now: int = 0) -> Snapshot:
    """Everything that the viewer may know now."""
    table = sights.table
    eyes = table.eyes[viewer]
    view, shown = (screen or Screen()).whole(sights, viewer)
    return Snapshot(
        protocol=PROTOCOL,
        version=eyes.version,
        seat=viewer,
        table=table_info(table),
        view=view,
        shown=shown,
        log=sights.lines(viewer, log_for(table.events, viewer)),
        chat=list(table.chat),
        asks=list(table.asks.values()),
        undo=undo_state(table, viewer),
        presence=presence,
        notes=list(table.notes),
        clocks=clocks(table, now),
    )


def news(sights: Sights, viewer: int, since: int, screen: Screen | None = None, now: int = 0) -> Update | None:
    """What is new since a version that the viewer has; None if only a snapshot can tell."""
    table = sights.table
    eyes = table.eyes[viewer]
    had = eyes.had(since)
    if had is None or had.epoch != eyes.epoch:
        return None
    screen, looks = screen or Screen(), had.looks != eyes.looks
    patch = screen.patch(sights, viewer) if looks else None
    view, shown = screen.whole(sights, viewer) if looks and patch is None else (None, None)
    events = log_for(eyes.news(table.events, viewer, had), viewer)
    return Update(
        since=since,
        version=eyes.version,
        table=table_info(table) if had.face != table.face else None,
        view=view,
        shown=shown,
        log=sights.lines(viewer, events) if events else [],
        chat=table.chat_since(had),
        asks=list(table.asks.values()),
        undo=undo_state(table, viewer),
        notes=table.notes_since(had),
        patch=patch,
        clocks=clocks(table, now),
    )


def log_lines(view: View, events: list[Event]) -> list[LogLine]:
    """Events as lines of the log, with what each is about on the table as this view has it."""
    showing = showing_of(view.game)
    return [log_line(showing, view, event) for event in events]


def undo_state(table: Table, viewer: int) -> UndoState:
    """Whether this seat could take back its last move now."""
    if table.match is None or viewer < 0 or table.phase == "over" or table.damaged:
        return NOTHING_TO_UNDO
    reason = table.match.undo_obstacle(viewer)
    if not reason and table.places[viewer].undos >= MOST_UNDOS:
        reason = "often"
    return UndoState(not reason, reason)


def preview(table: Table, seat: int, moves: list[Move]) -> Preview:
    """What moves of a seat, one after the other, are sure to do; refused where the rules do not let one follow."""
    assert table.match is not None
    showing = showing_of(table.game.id)
    try:
        foreseen = Chair(table.match.state, seat).preview_all(moves, rng_from("preview"), showing.on_the_way)
    except IllegalMove as error:
        raise Refusal("legality", "illegal", str(error), clause=error.clause) from None
    events = [event_view(event) for event in foreseen.events]
    view = table.match.state.view(seat)
    after = foreseen.after.view(seat) if foreseen.after else None
    then = changed(view, after) if after else {}
    foretold = showing.promised(view, showing.choice(view, move_view(moves[0])), events, foreseen.unveils)
    lines = log_lines(view, foreseen.events)
    first, *further = [move.id for move in moves]
    drawn = showing.drawn(after) if after else None
    version, learns = table.eyes[seat].version, foreseen.learns
    return Preview(version, first, lines, foreseen.final, then, further, learns, foretold, drawn)


def reached(table: Table, seat: int, version: int) -> Reached:
    """Where the seat could come to in one go, from what it saw at a version."""
    assert table.match is not None
    found = reach(Chair(table.match.state, seat), showing_of(table.game.id), rng_from("preview"))
    return Reached(version, found.ends, found.more, found.promises)


def why_not(table: Table, seat: int, wanted: AskWhy) -> WhyNot:
    """What keeps the seat from what it wants, and what it may do instead."""
    assert table.match is not None
    wondering = Wondering(Chair(table.match.state, seat), showing_of(table.game.id))
    if wanted.move is None:
        found = wondering.about_spot(wanted.spot, wanted.held)
    else:
        try:
            found = wondering.about_move(table.game.moveset[wanted.move])
        except BadMove as error:
            raise Refusal("legality", "illegal", str(error)) from None
    return WhyNot(wanted.version, wanted.spot, wanted.move, found.clause, found.reason, found.nearest)


def changed(before: View, after: View) -> dict[str, Any]:
    """The fields in which two views of one table differ; the next question is asked when it comes."""
    names = [name for name in after.__struct_fields__ if name not in ("prompt", "ply")]
    return {name: getattr(after, name) for name in names if getattr(after, name) != getattr(before, name)}
