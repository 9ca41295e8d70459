"""The entries of a table's log. A table is what follows from its entries in their order, on every worker alike."""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import Struct


class Sat(Struct, frozen=True, tag="sat"):
    """Somebody took a seat; hashes of the token and of the recovery token."""

    seat: int
    name: str
    token: str
    recovery: str


class BotSat(Struct, frozen=True, tag="bot"):
    """A bot took an open seat before the game."""

    seat: int
    level: str


class Recovered(Struct, frozen=True, tag="recovered"):
    """Somebody came back by the recovery link and has a further token."""

    seat: int
    token: str


class Left(Struct, frozen=True, tag="left"):
    """Somebody gave the seat up: its tokens are void."""

    seat: int


class CameBack(Struct, frozen=True, tag="back"):
    """The person for whom a bot stood in plays again."""

    seat: int


class Moved(Struct, frozen=True, tag="move"):
    """A move by its id."""

    seat: int
    move: int


class TookBack(Struct, frozen=True, tag="undo"):
    """A free undo of the seat's last move."""

    seat: int


class Asked(Struct, frozen=True, tag="asked"):
    """A question to the others; its id is its place in the log."""

    what: Literal["undo", "stand_in"]
    by: int
    seat: int
    level: str = ""


class Answered(Struct, frozen=True, tag="answered"):
    """The answer of one of them."""

    ask: int
    seat: int
    yes: bool


class Said(Struct, frozen=True, tag="said"):
    """Chat."""

    seat: int
    text: str
    at: int


class Rematched(Struct, frozen=True, tag="rematch"):
    """The same people play on at another table."""

    table: str


class Unreadable(Struct, frozen=True):
    """Stands for an entry that is missing or cannot be read. It is never written, and no table can be led past it."""


Written = Sat | BotSat | Recovered | Left | CameBack | Moved | TookBack | Asked | Answered | Said | Rematched
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


_decoder: msgspec.json.Decoder[Written] = msgspec.json.Decoder(Written)
_encoder = msgspec.json.Encoder()


def encode(entry: Entry) -> str:
    return _encoder.encode(entry).decode()


def decode(text: str) -> Entry:
    """The entry that a line of a log holds; what is none becomes Unreadable, for whoever reads on to stop there."""
    try:
        return _decoder.decode(text)
    except (msgspec.DecodeError, UnicodeError):
        return Unreadable()
