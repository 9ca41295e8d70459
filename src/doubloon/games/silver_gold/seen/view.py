# interpreted: msgspec structs live here
"""What a seat of Silver & Gold may know."""

from __future__ import annotations

from msgspec import Struct

from doubloon.core.view import View


class CardView(Struct, frozen=True, gc=False):
    """A treasure card: rows of `~` sea, `.` plain, `X` cross, `C` coin, `P` palm; "" or a colour for the seal."""

    id: str
    colour: str
    value: int
    rows: list[str]
    seal: str
    seal_points: int


class WorkingView(Struct, frozen=True, gc=False):
    """A card that is being filled, with the names of its crossed boxes."""

    card: CardView
    crossed: list[str]


class Sheet(Struct, frozen=True, gc=False):
    """A score card, part by part. (SG-124)"""

    cards: int
    seals: int
    coins: int
    cups: int
    palms: int
    total: int


class PlayerView(Struct, frozen=True, gc=False):
    """What lies in front of a player. Place by place; None where no card lies."""

    working: list[WorkingView | None]
    coins: int
    cups: list[int]
    palms: list[int]
    completed: list[CardView]
    finished: bool  # has chosen or crossed off, while others have not
    due: int  # extra boxes still to cross; the owner alone sees more than 0
    sheet: Sheet


class SilverGoldView(View, frozen=True, kw_only=True, tag="silver_gold"):
    """The table from one seat."""

    round: int
    turn: int
    rounds: int
    turns: int
    start: int | None
    expedition: str | None  # the pattern of the newest card (SG-035)
    revealed: list[str] | None  # all of this round, oldest first, with the memory aid (SG-135)
    patterns: dict[str, list[str]]  # every pattern, drawn with #
    expedition_deck: list[str]  # the patterns of all expedition cards (SG-014)
    expeditions_left: int
    display: list[CardView | None]
    stack: int
    unseen: list[str]  # ids of the cards that this seat has not seen, sorted
    removed: list[str]
    cups_left: list[int]
    coin_rows: int
    coins_per_row: int
    palm_boxes: int
    palm_worth: int  # what a palm pays in this turn
    hand: list[CardView] | None  # the four dealt cards, owner only
    kept: list[int] | None  # the sealed choice among them, owner only
    players: list[PlayerView]
