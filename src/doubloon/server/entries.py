"""The entries of a table's log. A table is what follows from its entries in their order, on every worker alike.

`at` is when it was written, in seconds since 1970. Entries without it come from an older server, and what follows
from them is what followed then.
"""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import Struct

from doubloon.core.game import BOX
from doubloon.server.clocks import Clock
from doubloon.server.protocol import USUAL_AWAY


class Sat(Struct, frozen=True, tag="sat"):
    """Somebody took a seat; hashes of the token and of the recovery token."""

    seat: int
    name: str
    token: str
    recovery: str
    at: int = 0


class Kept(Struct, frozen=True, tag="kept"):
    """The seat waits for the person who sat there at the table before."""

    seat: int
    name: str


class BotSat(Struct, frozen=True, tag="bot", omit_defaults=True):
    """A bot took an open or kept seat before the game, which may begin with that; `at` as with moves."""

    seat: int
    level: str
    at: int = 0


class Recovered(Struct, frozen=True, tag="recovered"):
    """Somebody came back by the recovery link and has a further token."""

    seat: int
    token: str


class SignedOut(Struct, frozen=True, tag="signed_out"):
    """All tokens of the seat but one are void, and so is the recovery token, which is a new one; hashes."""

    seat: int
    token: str
    recovery: str


class Left(Struct, frozen=True, tag="left"):
    """Somebody gave the seat up: its tokens are void."""

    seat: int
    at: int = 0


class CameBack(Struct, frozen=True, tag="back"):
    """The person for whom a bot stood in, or was to, plays again."""

    seat: int
    at: int = 0


class Moved(Struct, frozen=True, tag="move", omit_defaults=True):
    """A move by its id; `at` is told where there are clocks. `lent`: a bot made it, as the person's time was up."""

    seat: int
    move: int
    at: int = 0
    lent: bool = False


class TookBack(Struct, frozen=True, tag="undo", omit_defaults=True):
    """A free undo of the seat's last move."""

    seat: int
    at: int = 0


class Seen(Struct, frozen=True, tag="seen"):
    """The page of a seat shows its question: from now on its clock runs."""

    seat: int
    at: int


class TimeUp(Struct, frozen=True, tag="time_up"):
    """A seat has no time left: a bot answers for it."""

    seat: int
    at: int


class AwayUntil(Struct, frozen=True, tag="away"):
    """Somebody says until when they are away, in seconds since 1970; 0 is that they are here again."""

    seat: int
    until: int
    at: int


class Rested(Struct, frozen=True, tag="rested"):
    """The whole house was closed from `since` to `until`: no clock ran."""

    since: int
    until: int
    at: int


class Asked(Struct, frozen=True, tag="asked"):
    """A question to those who are awaited.

    Ids count questions: places in the log would count the secret moves of others. Older entries have neither an id,
    which is their place then, nor a list of those awaited, who are all people there and then.
    """

    what: Literal["undo", "stand_in"]
    by: int
    seat: int
    level: str = ""
    awaited: list[int] | None = None
    id: int = 0
    at: int = 0


class Answered(Struct, frozen=True, tag="answered"):
    """The answer of one of them."""

    ask: int
    seat: int
    yes: bool
    at: int = 0


class Said(Struct, frozen=True, tag="said"):
    """Chat."""

    seat: int
    text: str
    at: int


class Named(Struct, frozen=True, tag="named"):
    """A piece of the seat has a name from now on."""

    seat: int
    piece: str
    name: str


class Hinted(Struct, frozen=True, tag="hinted"):
    """The seat was given a hint."""

    seat: int
    at: int = 0


class Analysed(Struct, frozen=True, tag="analysed"):
    """The finished game was analysed for a seat; `data` is JSON."""

    seat: int
    data: str


class Rematched(Struct, frozen=True, tag="rematch"):
    """The same people play on at another table."""

    table: str


class Unreadable(Struct, frozen=True):
    """Stands for an entry that is missing or cannot be read. It is never written, and no table can be led past it."""


Seating = Sat | Kept | BotSat | Recovered | SignedOut | Left | CameBack
Timing = Seen | TimeUp | AwayUntil | Rested
Written = Seating | Moved | TookBack | Timing | Asked | Answered | Said | Named | Hinted | Analysed | Rematched
Entry = Written | Unreadable


class Setup(Struct, frozen=True):
    """What is fixed about a table when it is opened; the seed stays here until the game is over."""

    id: str
    game: str
    ruleset: int
    seats: int
    options: str
    seed: str
    seeded: bool
    public: bool
    created: int
    away: int = USUAL_AWAY
    before: str = ""  # the table that this one is the rematch of
    lesson: bool = False  # a guided first game, where bots play as written while that is possible
    clock: Clock | None = None
    stand_in: str = ""  # the level of the bot that answers when a clock has run down
    hints: bool = True  # may be asked for
    daily: str = ""  # the day whose voyage it is; its seed stays secret until that is over
    opener: int = -1  # the seat of who opened it, if they took one
    position: bytes = b""  # that the game goes on from, which has no record then
    components: str = BOX  # the fingerprint of the box that it is played with


_decoder: msgspec.json.Decoder[Written] = msgspec.json.Decoder(Written)
_encoder = msgspec.json.Encoder()


def encode(entry: Entry) -> str:
    return _encoder.encode(entry).decode()


def decode(text: str) -> Entry:
    """The entry that a line of a log holds; what is none becomes Unreadable, where reading stops."""
    try:
        return _decoder.decode(text)
    except (msgspec.DecodeError, UnicodeError):
        return Unreadable()
