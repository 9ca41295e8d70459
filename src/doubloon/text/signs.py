"""The signs that tables are drawn with: one set for terminals that know Unicode, one for those that do not."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Signs:
    """One character each, and every one means a thing by itself: colour only repeats what a sign says."""

    plain: str
    crossed: str
    sea: str
    cross: str
    coin: str
    palm: str
    chosen: str
    seal: str
    cup: str
    card: str
    free: str  # a coin box or palm box with nothing in it
    start: str  # begins, or has the turn
    winner: str
    done: str
    removed: str
    times: str
    block: str
    full: str  # a round box that is crossed
    empty: str
    top_left: str
    top_right: str
    bottom_left: str
    bottom_right: str
    across: str
    down: str


UNICODE = Signs(
    plain="·",
    crossed="▓",
    sea="~",
    cross="✗",
    coin="●",
    palm="♣",
    chosen="◆",
    seal="✦",
    cup="Y",
    card="▤",
    free="○",
    start="▸",
    winner="★",
    done="✔",
    removed="†",
    times="×",
    block="█",
    full="■",
    empty="□",
    top_left="╭",
    top_right="╮",
    bottom_left="╰",
    bottom_right="╯",
    across="─",
    down="│",
)

ASCII = Signs(
    plain=".",
    crossed="#",
    sea="~",
    cross="X",
    coin="C",
    palm="P",
    chosen="@",
    seal="*",
    cup="Y",
    card="=",
    free="o",
    start=">",
    winner="^",
    done="!",
    removed="+",
    times="x",
    block="#",
    full="#",
    empty="_",
    top_left="+",
    top_right="+",
    bottom_left="+",
    bottom_right="+",
    across="-",
    down="|",
)


def signs_for(encoding: str) -> Signs:
    """The set that a stream with this encoding can carry."""
    return UNICODE if "utf" in encoding.lower() else ASCII
