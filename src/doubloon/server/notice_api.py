"""What is asked and answered about notices by HTTP, as types."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from doubloon.server.addresses import LONGEST
from doubloon.server.protocol import Language, Seat

Minute = Annotated[int, Meta(ge=0, lt=24 * 60, description="Of the day")]
Address = Annotated[str, Meta(max_length=LONGEST)]


class PushKey(Struct, frozen=True):
    """The answer to GET /api/push: the key of this house, for which a browser makes its subscription."""

    key: str


class Subscribe(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/push: tell this browser when it is the turn of a seat that its cookies hold.

    Nothing comes from `quiet_from` to `quiet_to` in the time zone; the same minute twice is: at any time.
    """

    endpoint: Address
    p256dh: Annotated[str, Meta(max_length=100)]
    auth: Annotated[str, Meta(max_length=40)]
    language: Language = "en"
    zone: Annotated[str, Meta(max_length=80)] = "UTC"
    quiet_from: Minute = 0
    quiet_to: Minute = 0


class Subscribed(Struct, frozen=True):
    """The tables of which this browser is told; after DELETE /api/push, of which it was."""

    tables: list[str]


Channel = Literal["json", "text"]


class Webhook(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables/{id}/webhook: where a group is told whose turn it is; "" is nowhere.

    As `json`, Discord, Matrix and others understand it; ntfy wants `text`.
    """

    url: Address
    kind: Channel = "json"
    language: Language = "en"


class Nudge(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables/{id}/nudge: tell somebody once more that all wait for them, at most every twelve hours."""

    seat: Seat


class Nudged(Struct, frozen=True):
    """That is done; so many seconds later it may be again."""

    again: int


class WebhookInfo(Struct, frozen=True):
    """Where the group is told; `yours` says that you may change that, and only then is it told you."""

    yours: bool
    url: str = ""
    kind: Channel = "json"
