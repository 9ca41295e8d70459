"""For who comes back to a table: what happened since their own last move, step by step, with their own eyes."""

from __future__ import annotations

from doubloon.core.match import Match
from doubloon.core.showing import showing_of
from doubloon.server.api import Missed, MissedStep
from doubloon.server.gates import Refusal
from doubloon.server.table import Table

MOST = 60  # steps; what came before them is in the story


def missed(table: Table, seat: int, now: int) -> Missed:
    """The table after the seat's own last move, and then whenever something happened that the seat may know.

    It never reaches further back, and what others answer in secret is no step. What bots did for the seat is told, too.
    """
    if seat < 0:
        raise Refusal("seat", "not_at_table", "you watch; only those who sit at the table can do that")
    match = table.match
    if match is None:
        raise Refusal("turn", "not_started", "the game has not begun; there is an open seat")
    own = table.last_own(seat)
    happened = _happened(match, own + 1, seat)[-MOST:]
    then = match.after(happened[0] - 1 if happened else own + 1)
    steps = [_step(then, seat)]
    for moves in happened:
        for mover, move in match.moves[len(then.moves) : moves]:
            then.play(mover, move)
        step = _step(then, seat)
        steps = [*(steps[:-1] if len(steps) > 1 and steps[-1].ply == step.ply else steps), step]
    return Missed(now, table.places[seat].moved if own >= 0 else 0, own >= 0, steps)


def _happened(match: Match, since: int, seat: int) -> list[int]:
    """After how many moves something was told to the seat."""
    then = match.after(since)
    found, heard = [], len(then.events)
    for mover, move in match.moves[since:]:
        then.play(mover, move)
        if any(event.seen_by(seat) for event in then.events[heard:]):
            found.append(len(then.moves))
        heard = len(then.events)
    return found


def _step(then: Match, seat: int) -> MissedStep:
    """The table as it was then, under the ply that the log has for the newest event."""
    view = then.state.view(seat)
    ply = max((event.ply for event in then.events if event.seen_by(seat)), default=0)
    return MissedStep(ply, view, showing_of(view.game).shown(view))
