"""What the server says on the socket, as types; `heard.py` has what it hears, `api.py` what is asked without a socket.

What the server says may gain fields within a protocol number; when one goes or changes its meaning, the number grows.
`docs/protocol.md` explains all of it.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from doubloon.coach.hinting import HintedMove
from doubloon.core.move import Field
from doubloon.core.patching import Patch
from doubloon.core.shown import End, Foretold, Promise, Said, Shown, Told
from doubloon.core.state import MAX_SEATS
from doubloon.core.view import View
from doubloon.server.clocks import Clock, SeatClock

PROTOCOL = 1

MAX_NAME = 24
MAX_BODY = 8 << 10

# Seconds of absence after which a bot may be asked to stand in. Less than the least is a page being loaded again.
USUAL_AWAY = 60
LEAST_AWAY = 5
MOST_AWAY = 3600

Language = Literal["en", "nl", "fr"]
Name = Annotated[str, Meta(min_length=1, max_length=MAX_NAME, description="How somebody wants to be called")]
Seat = Annotated[int, Meta(ge=0, lt=MAX_SEATS, description="Counted from 0")]
Phase = Literal["waiting", "playing", "over"]

# What the gates are, in the order in which they are asked.
Gate = Literal["origin", "credit", "size", "schema", "token", "seat", "turn", "version", "legality"]


# Tables


class SeatInfo(Struct, frozen=True):
    """Who plays the seat. A bot with a name stands in for somebody who is away; a kept seat waits for who is named."""

    kind: Literal["human", "bot", "open", "kept"]
    name: str
    level: str = ""
    hints: int = 0
    """So many were given to it."""
    lent: bool = False
    """The game is over, and bots made more than a quarter of this person's choices."""


class TableInfo(Struct, frozen=True):
    """What everybody may know about a table. The seed is told when the game is over."""

    id: str
    game: str
    ruleset: int
    options: dict[str, str]
    seats: list[SeatInfo]
    public: bool
    phase: Phase
    created: int
    seeded: bool
    """Somebody chose the seed, and so may know it."""
    seed_hash: str
    seed: str | None
    rematch: str | None
    damaged: int = 0
    """The number of the entry that the log cannot be applied past: the table can be looked at, no more. 0 is sound."""
    away: int = USUAL_AWAY
    """Seconds of absence after which a bot may be asked to stand in."""
    stand_ins: list[str] = []
    """The levels of bots that may stand in, weakest first: none weaker than the bots at the table."""
    before: str | None = None
    """The table that this one is the rematch of: who sat there takes the kept seat by asking there for a rematch."""
    hints: bool = True
    """May hints be asked for?"""
    daily: str = ""
    """The day whose voyage it is. Its seed and its record are told the day after."""
    halfway: bool = False
    """The game went on from a position of another one: it has no record."""
    names: dict[str, str] = {}
    """What people have called their pieces, by the id of the piece."""
    lesson: bool = False
    """A guided first game, see `GET /api/lessons/{game}`."""
    clock: Clock | None = None
    """How much time a seat has."""
    stand_in: str = ""
    """The bot that answers when a clock has run down."""


# On the socket


class LogLine(Struct, frozen=True, gc=False):
    """An event, and what it is about. A fading one takes the place of earlier ones of its kind: drop those."""

    kind: str
    ply: int
    args: dict[str, Field]
    about: Told
    fades: bool = False


class ChatLine(Struct, frozen=True):
    """What somebody said; `at` is in seconds since 1970."""

    seat: int
    name: str
    text: str
    at: int


NoteKind = Literal["rewind", "stand_in", "back", "left", "sat", "time_up", "late", "away", "here", "hint"]


class Note(Struct, frozen=True):
    """A line of the log about the table itself. Its place is behind the events up to `ply`, and notes stay in order.

    `rewind`: `name` took moves back; `stand_in`: a bot of `level` plays for `name` at the wish of `by`; to both
    `agreed` said yes. `back`: `name` plays again. `left`: `name` gave the seat up. `sat`: `name`
    sits where `before` sat. `time_up`: a bot of `level` answers one question for `name`; `late`:
    all of them until they are back. `away`: `name` is away `until`
    then; `here`: no longer. `hint`: `name` was given one. Names are those of then.
    """

    kind: NoteKind
    ply: int
    at: int
    seat: int
    name: str
    by: str = ""
    before: str = ""
    level: str = ""
    agreed: list[str] = []
    until: int = 0


class Ask(Struct, frozen=True):
    """A question to the people at the table. It is done when all have said yes, and dropped when one says no.

    Who gives the seat up is not awaited any more. To take back, everybody who holds a seat is awaited, also who is
    away; for a bot to stand in, those who are not away themselves.
    """

    id: int
    what: Literal["undo", "stand_in"]
    by: int
    seat: int
    level: str
    answered: list[int]
    awaited: list[int]


class Clocks(Struct, frozen=True):
    """The clocks of all seats at a table that has them, and what time it is for the table (seconds since 1970)."""

    now: int
    seats: list[SeatClock]


class UndoState(Struct, frozen=True, gc=False):
    """Can you take back your last move? If not, `reason` is the key of the words `undo-…` that say why."""

    free: bool
    reason: str


class Presence(Struct, frozen=True, tag_field="type", tag="presence"):
    """Who is connected: one yes or no for each seat (bots are always there), and how many spectators.

    `away` tells for each seat for how many seconds its person was away when this was said; 0 for who is here.
    """

    online: list[bool]
    spectators: int
    away: list[int] = []


class Snapshot(Struct, frozen=True, tag_field="type", tag="snapshot"):
    """Everything that you may know. It replaces all that you have."""

    protocol: int
    version: int
    seat: int
    table: TableInfo
    view: View | None
    shown: Shown | None
    log: list[LogLine]
    chat: list[ChatLine]
    asks: list[Ask]
    undo: UndoState
    presence: Presence
    notes: list[Note] = []
    clocks: Clocks | None = None


class Update(Struct, frozen=True, tag_field="type", tag="update"):
    """What is new since version `since`. Lists of events, chat and notes continue yours; null is unchanged.

    For those who want patches, `patch` comes instead of `view` and `shown` where they have these already.
    """

    since: int
    version: int
    table: TableInfo | None
    view: View | None
    shown: Shown | None
    log: list[LogLine]
    chat: list[ChatLine]
    asks: list[Ask]
    undo: UndoState
    notes: list[Note] = []
    patch: Patch | None = None
    clocks: Clocks | None = None


class Preview(Struct, frozen=True, tag_field="type", tag="preview"):
    """What a move is sure to do, up to the first thing that nobody knows; `final` moves cannot be taken back freely.

    `then` has the fields of the view that it surely changes, as they are after it; of a final move there are none.
    """

    version: int
    move: int
    events: list[LogLine]
    final: bool
    then: dict[str, Any]
    further: list[int] = []
    """The moves after the first, of a chain. What is foretold ends with the first of them that is final."""
    learns: bool = False
    """Something comes to light by it; a move can be final for no more than that the turn passes on."""
    foretold: Foretold = Foretold()
    """What these events mean, for signs."""
    drawn: Any = None
    """What a drawn board needs beyond the view, as it is then."""


class Reached(Struct, frozen=True, tag_field="type", tag="reach"):
    """The ends of chains that you could play from what you saw at `version`; with `more`, not all were looked for."""

    version: int
    ends: list[End]
    more: bool
    promises: list[Promise] = []
    """What single choices are sure to bring, in games whose boards have signs for that."""


class WhyNot(Struct, frozen=True, tag_field="type", tag="why_not"):
    """What is against the spot or the move that was asked about; an empty `clause` is nothing.

    `nearest` is a legal move near to it. Who waits for others has none.
    """

    version: int
    spot: str
    move: int | None
    clause: str
    reason: Said
    nearest: int | None


class Advised(Struct, frozen=True, tag_field="type", tag="hint"):
    """What the strongest opponent would do, the best first, and why; asked at `version`, and true for that question.

    Points and chances are those of `games` played on from there by cheap opponents, `error` is the points' standard
    error. It is `close` when these games cannot tell the best from the next.
    """

    version: int
    moves: list[HintedMove]
    reason: Said
    close: bool


class Done(Struct, frozen=True, tag_field="type", tag="done"):
    """What you said has been done and written; once you have this version, you see it. `to` is what it answers.

    `moves` is how many were played or taken back: fewer than were wanted where something came to light on the way.
    """

    to: str
    version: int
    moves: int = 0


class Unfit(Struct, frozen=True):
    """Why a table cannot be played, in every language; the clause, and the option that would have to be another."""

    option: str
    clause: str
    words: dict[Language, str]


class Refused(Struct, frozen=True, tag_field="type", tag="refused"):
    """Nothing was done, or no more than so many `moves` of a chain; `message` is why, in one English sentence.

    `code` is for the page's own words, `clause` is the rule that an illegal move breaks, `reason` the key of the words
    `undo-…` for a refused undo, and of `name-refused-…` for a name that cannot be given.
    `unfit` tells of a table that the rules do not know.
    On the socket `to` is the type of the message that was refused, as far as it could be read.
    """

    gate: Gate
    code: str
    message: str
    to: str = ""
    clause: str = ""
    reason: str = ""
    moves: int = 0
    unfit: Unfit | None = None


class Pong(Struct, frozen=True, tag_field="type", tag="pong"):
    """I am."""

    number: int


FromServer = Snapshot | Update | Presence | Preview | Reached | WhyNot | Advised | Done | Refused | Pong
