"""What happened, told to those who may know it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from doubloon.core.move import Field

# An audience is a bit mask of seats. Spectators sit on a bit of their own, above all seats.
EVERYBODY: Final = -1
_SPECTATORS: Final = 8


def all_but(seat: int) -> int:
    """Everybody else, spectators included."""
    return ~(1 << seat)


class Event:
    """One happening: its kind names the words for it, its args fill them in.

    A fading event may be shown only while it is the newest of its kind: what lies under a pile of cards is not to
    be looked through.
    """

    def __init__(self, kind: str, audience: int, args: dict[str, Field], fades: bool, ply: int, reveals: int) -> None:
        self.kind = kind
        self.audience = audience
        self.args = args
        self.fades = fades
        self.ply = ply  # the move that it belongs to, counted from 1; 0 is the setup
        self.reveals = reveals  # the state's counter when it was told

    def seen_by(self, seat: int) -> bool:
        """May this seat know? Seat -1 is a spectator, who sees only what everybody sees."""
        return self.audience >> (seat if seat >= 0 else _SPECTATORS) & 1 == 1

    def __repr__(self) -> str:
        return f"<{self.kind} {self.args} to {self.audience}>"


def log_for(events: Iterable[Event], seat: int) -> list[Event]:
    """The events that a seat's log may show now, oldest first."""
    seen = [event for event in events if event.seen_by(seat)]
    newest = {event.kind: event for event in seen if event.fades}
    return [event for event in seen if not event.fades or newest[event.kind] is event]
