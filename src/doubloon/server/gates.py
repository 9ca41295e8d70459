"""The gates that every message goes through, in this order. The first that it fails answers for it.

Only what chat and names cost is asked later than other credit: what a message is, is known when it has been read.
"""

from __future__ import annotations

import re
from typing import TypeVar, get_args
from unicodedata import category
from urllib.parse import urlsplit

import msgspec

from doubloon.core.errors import DoubloonError
from doubloon.server.heard import FromClient, Hello
from doubloon.server.protocol import PROTOCOL, Gate, Refused, Unfit

GATES: tuple[Gate, ...] = get_args(Gate)

HOST = re.compile(r"[-0-9A-Za-z._:\[\]]{0,255}")

# The letters of which flags of regions are made; nobody sees them.
_TAGS = ("\U000e0020", "\U000e007f")

T = TypeVar("T")


class Refusal(DoubloonError):
    """A message fails a gate. Nothing has been changed."""

    def __init__(
        self,
        gate: Gate,
        code: str,
        sentence: str,
        *,
        clause: str = "",
        reason: str = "",
        wait: float = 0,
        unfit: Unfit | None = None,
    ) -> None:
        super().__init__(sentence)
        self.gate: Gate = gate
        self.code = code
        self.clause = clause
        self.reason = reason
        self.wait = wait  # seconds until it may be tried again
        self.unfit = unfit  # of a table that cannot be played

    def message(self, to: str = "", moves: int = 0) -> Refused:
        return Refused(self.gate, self.code, str(self), to, self.clause, self.reason, moves, self.unfit)


def cannot_write() -> Refusal:
    """A disk is full, a database is locked or being restarted: expected, as far as such things are."""
    return Refusal("turn", "cannot_write", "the house cannot reach its database now; try again in a moment")


def check_host(host: str) -> None:
    """The name by which we are called, which links and codes are made of; very old programs give none."""
    try:
        good = HOST.fullmatch(host) is not None and urlsplit(f"//{host}").port != 0
    except ValueError:
        good = False
    if not good:
        raise Refusal("schema", "wrong_shape", "the header Host names no machine")


def check_origin(origin: str | None, host: str, public: str) -> None:
    """Browsers say which page speaks; other programs need not, as they have no cookies of others to abuse."""
    if origin is None:
        return
    # Not taken apart any further: an origin may be any text.
    speaker = origin.lower().partition("://")[2]
    if not speaker or (speaker != host.lower() and origin != public):
        raise Refusal("origin", "origin", "this server listens to its own pages only")


def check_size(data: bytes, most: int) -> None:
    if len(data) > most:
        raise Refusal("size", "too_big", f"that is too long: at most {most} bytes are read")


def read(data: bytes, decoder: msgspec.json.Decoder[T]) -> T:
    """The message that the bytes hold."""
    try:
        return decoder.decode(data)
    except msgspec.ValidationError as error:
        raise Refusal("schema", "wrong_shape", f"no message of the protocol: {error}") from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise Refusal("schema", "not_json", "a message is one JSON object in UTF-8") from None


def tidy(text: str) -> str:
    """One line of what people can read; what joins the parts of one emoji stays with them."""
    signs = (sign if sign.isprintable() or _joins(text, at) else " " for at, sign in enumerate(text))
    line = " ".join("".join(signs).split())
    if not line:
        raise Refusal("schema", "wrong_shape", "there is nothing to read in that text")
    return line


def _joins(text: str, at: int) -> bool:
    """Is this an invisible sign within an emoji: between two pictures, or among the letters of a flag?"""
    before, sign, after = text[at - 1 : at], text[at], text[at + 1 : at + 2]
    if sign == "\u200d":
        return bool(before and after) and category(before) in ("So", "Sk", "Mn") and category(after) == "So"
    return _TAGS[0] <= sign <= _TAGS[1] and bool(before) and (before >= _TAGS[0] or category(before) == "So")


def check_hello(message: FromClient, greeted: bool) -> None:
    """The first message is a hello in our protocol."""
    if isinstance(message, Hello):
        if message.protocol != PROTOCOL:
            raise Refusal("schema", "wrong_protocol", f"this server speaks protocol {PROTOCOL}; load the page again")
    elif not greeted:
        raise Refusal("schema", "hello_first", "the first message is a hello")
