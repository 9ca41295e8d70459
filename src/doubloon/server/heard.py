"""What a client says on the socket, as types. They are strict: an unknown field is refused."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from doubloon.core.state import MAX_SEATS
from doubloon.server.clocks import DAY, MOST_AWAY_DAYS
from doubloon.server.protocol import Seat

MAX_MESSAGE = 4 << 10
MAX_CHAT = 400
MAX_PIECE = 40
MAX_CHAIN = 16  # moves in one message
MAX_SPOT = 80
MAX_HELD = 8  # spots that are chosen one after the other

MoveId = Annotated[int, Meta(ge=0, le=1 << 31)]
SpotId = Annotated[str, Meta(max_length=MAX_SPOT, description="As in what is shown")]
Further = Annotated[list[MoveId], Meta(max_length=MAX_CHAIN - 1, description="Moves that follow the first one")]
Version = Annotated[int, Meta(ge=0, le=1 << 40, description="What this seat, or the spectators, have been told")]


class Hello(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="hello"):
    """First of all. `last` is the version that the client has, as the seat `seat`; null for everything.

    With `shown` every view comes with how it is shown; programs that read views do without. With `patches` updates
    tell what has changed in them, instead of all of it.
    """

    protocol: int
    last: Version | None = None
    seat: Annotated[int, Meta(ge=-1, lt=MAX_SEATS)] | None = None
    shown: bool = False
    patches: bool = False


class PlayMove(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="move"):
    """A legal move by its id, chosen when the table looked as it did at this version.

    With `further` moves it is a chain: they are played one after the other, up to the first that is refused, and no
    further once something has come to light.
    """

    version: Version
    move: MoveId
    further: Further = []


class AskPreview(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="preview"):
    """What would this move surely do, and the `further` ones after it?"""

    version: Version
    move: MoveId
    further: Further = []


class AskReach(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="reach"):
    """Where can I come to in one go, by choices that reveal nothing?"""

    version: Version


class AskWhy(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="why"):
    """Why can this spot not be chosen, after the `held` ones? Or why this move not played?"""

    version: Version
    spot: SpotId = ""
    held: Annotated[list[SpotId], Meta(max_length=MAX_HELD)] = []
    move: MoveId | None = None


class AskHint(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="hint"):
    """What would the strongest opponent do? One at a time; it counts, and the others at the table are told."""

    version: Version


class Undo(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="undo"):
    """Take back my last move, or so many of them. With `ask`, put it to the others if it is not free."""

    version: Version
    ask: bool = False
    moves: Annotated[int, Meta(ge=1, le=MAX_CHAIN)] = 1


class StandIn(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="stand_in"):
    """Ask the others to let a bot play for a seat that has been away for long enough, or was given up."""

    seat: Seat
    level: Annotated[str, Meta(max_length=20)]


class Answer(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="answer"):
    """Yes or no to what somebody has asked."""

    ask: Annotated[int, Meta(ge=0, le=1 << 40)]
    yes: bool


class Say(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="chat"):
    """Something for everybody at the table."""

    text: Annotated[str, Meta(min_length=1, max_length=MAX_CHAT)]


class NamePiece(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="name"):
    """Call one of your pieces by a name; pieces have the ids that events and moves give them."""

    piece: Annotated[str, Meta(min_length=1, max_length=MAX_PIECE)]
    name: Annotated[str, Meta(min_length=1, max_length=MAX_CHAT)]


class SeenQuestion(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="seen"):
    """Your page shows the question of this version; where there are clocks, yours runs from now on."""

    version: Version


class Away(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="away"):
    """You will be away for so many seconds, in which your clock rests; 0 is that you are here again."""

    seconds: Annotated[int, Meta(ge=0, le=MOST_AWAY_DAYS * DAY)]


class Ping(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="ping"):
    """Are you there?"""

    number: Annotated[int, Meta(ge=0, le=1 << 40)] = 0


Looking = AskPreview | AskReach | AskWhy | AskHint | SeenQuestion
Doing = PlayMove | Undo | StandIn | Answer | Say | NamePiece | Away
FromClient = Hello | Looking | Doing | Ping
