"""Where the rounds of a game begin, as its log tells."""

from __future__ import annotations

from doubloon.core.match import Match
from doubloon.core.showing import showing_of


def rounds_of(match: Match) -> list[int]:
    """The plies after which a new round was announced."""
    headings = showing_of(match.game.id).headings
    found: list[int] = []
    last = 0
    for event in match.events:
        number = event.args.get("round")
        if event.kind in headings and isinstance(number, int) and number > last:
            found.append(event.ply)
            last = number
    return found
