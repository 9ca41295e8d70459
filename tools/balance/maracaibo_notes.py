"""What is remembered of a game of Pirates of Maracaibo."""

from __future__ import annotations

from msgspec import Struct


class Look(Struct, frozen=True):
    """How often something was on offer, and taken."""

    offered: int
    taken: int


class SeatNote(Struct, frozen=True):
    score: int
    won: float
    sheet: list[int]
    owned: dict[str, list[str]]  # by kind of thing
    scored: list[str]  # quests with a condition met


class GameNote(Struct, frozen=True):
    seats: list[SeatNote]
    parts: list[str]  # what the numbers of a sheet are for
    jordan: int | None
    plies: int
    turns: int
    improvements: list[str]  # those that lay face up at some time
    residences: list[str]  # those of this game
    looks: dict[str, Look]
