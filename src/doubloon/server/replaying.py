"""A finished game, looked at again: any ply with any seat's eyes, and the record for `doubloon verify`.

Of one that cannot go on there is what each has seen of it.
"""

from __future__ import annotations

import msgspec

from doubloon.core.event import log_for
from doubloon.core.match import Match
from doubloon.core.record import record_of
from doubloon.core.showing import showing_of
from doubloon.core.view import SPECTATOR
from doubloon.server import permits, telling
from doubloon.server.api import ReplayFrame
from doubloon.server.gates import Refusal
from doubloon.server.table import Table


def frame(match: Match, ply: int, seat: int) -> ReplayFrame:
    """The table after a ply, as the seat saw it then; -1 is a spectator."""
    plies = len(match.moves)
    if not 0 <= ply <= plies:
        raise Refusal("schema", "wrong_shape", f"the game has the plies 0 to {plies}")
    if not SPECTATOR <= seat < match.state.seats:
        raise Refusal("schema", "wrong_shape", f"the seats are 0 to {match.state.seats - 1}, and -1 for a spectator")
    return frame_of(match.after(ply), plies, seat)


def frame_of(then: Match, plies: int, seat: int) -> ReplayFrame:
    """A frame from the match as it was then. The newest move is named if it was made in the open or by this seat."""
    mover, move = then.moves[-1] if then.moves else (None, None)
    known = move is not None and (mover == seat or not then.last_was_sealed)
    view = then.state.view(seat)
    return ReplayFrame(
        ply=len(then.moves),
        plies=plies,
        seat=seat,
        mover=mover if known else None,
        move=move.text if known and move is not None else "",
        view=view,
        shown=showing_of(view.game).shown(view),
        log=telling.log_lines(view, log_for(then.events, seat)),
    )


def record_text(table: Table) -> str:
    """The record of a finished game; it holds the seed."""
    return text_of(table, permits.finished(table))


def seen_text(table: Table, viewer: int) -> str:
    """What a viewer has seen of a game that cannot go on; nothing that is hidden from them, and no record."""
    setup = table.setup
    whose = f"seat {viewer + 1}" if viewer >= 0 else "spectators"
    lines = [
        f"# What {whose} saw of a game that stands still: entry {table.damaged} of its log is damaged.",
        "# This is no record: the seed, and what others keep to themselves, are with those who run the server.",
        f"game: {setup.game}",
        f"ruleset: {setup.ruleset}",
        f"options: {setup.options}",
        "seed: hidden",
        f"players: {' | '.join(place.name or place.level for place in table.places)}",
        "",
    ]
    for event in log_for(table.events, viewer):
        lines.append(f"{event.ply}  {event.kind}  {msgspec.json.encode(event.args).decode()}")
    return "\n".join([*lines, ""])


def text_of(table: Table, match: Match) -> str:
    """The record as far as the game has been played, until it is over only for those who run the server.

    That of a game from a position says so in its first line, and is none: nobody could check its beginning.
    """
    text = record_of(match, [place.name or place.level for place in table.places]).text()
    hints = [
        f"# seat {seat + 1} was given {place.hints} hints" for seat, place in enumerate(table.places) if place.hints
    ]
    clocks = timed(table)
    halfway = ["# This game went on from a position of another one: its moves cannot be checked from its seed."]
    return "\n".join([*(halfway if table.setup.position else []), text.rstrip("\n"), *hints, *clocks, ""])


def timed(table: Table) -> list[str]:
    """Lines of a record about clocks, and about those for whom bots have played."""
    plan, lines = table.setup.clock, []
    if plan is not None:
        what = f"{plan.seconds} s for the game and {plan.more} s more" if plan.kind == "game" else f"{plan.seconds} s"
        lines.append(f"# clock: {what} a turn; when time is up, {table.setup.stand_in} answers")
    lent = set(table.lent)
    for seat in range(table.setup.seats):
        moves = [ply for ply, (mover, _) in enumerate(table.match.moves) if mover == seat] if table.match else []
        if by_bots := lent.intersection(moves):
            lines.append(f"# seat {seat + 1}: bots made {len(by_bots)} of {len(moves)} moves")
    return lines
