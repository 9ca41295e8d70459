"""Puzzles as types: what is asked and answered about cards, positions and proofs."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from doubloon.core.shown import Shown, Text
from doubloon.core.view import View
from doubloon.server.protocol import LogLine, Preview

MOST_MOVES = 400
MOST_CODE = 1000

Code = Annotated[str, Meta(min_length=1, max_length=MOST_CODE, description="A whole card as one word of an address")]
Played = Annotated[list[Annotated[int, Meta(ge=0, le=1 << 20)]], Meta(max_length=MOST_MOVES)]


class PuzzleBest(Struct, frozen=True):
    """The proved best: so many survivors, in so many turns; `ends` are the last positions that do it."""

    turns: int
    survivors: int
    ends: int


class PuzzleCard(Struct, frozen=True):
    """A card and how it begins. `id` is its name on the shelf, "" elsewhere; 0 turns or survivors: not asked for."""

    id: str
    code: str
    text: str
    grade: str
    coins: int
    max_turns: int
    min_survivors: int
    may_wait: bool
    best: PuzzleBest | None
    """As far as it is known before anything is proved: cards of the shelf and made ones ask for their best."""
    view: View


class PuzzleTile(Struct, frozen=True):
    """A tile as it may lie on a card: its sign in the text, what is drawn, and how many of its type the box has."""

    sign: str
    tile: str
    kind: str
    directions: list[str]
    amount: int
    copies: int


class Puzzles(Struct, frozen=True):
    """The answer to GET /api/puzzles: the shelf, and today's date as the house counts days, in UTC."""

    grades: list[str]
    cards: list[PuzzleCard]
    today: str
    today_grade: str
    until_tomorrow: int
    """Seconds."""


class PuzzleTiles(Struct, frozen=True):
    """The answer to GET /api/puzzles/tiles: all that a card can be made of."""

    smallest: int
    largest: int
    tiles: list[PuzzleTile]


class ReadCard(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/puzzles/card: a card as its text, which is read and checked."""

    text: Annotated[str, Meta(max_length=4000)]


class AskPosition(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/puzzles/position and /api/puzzles/advice: a card, and the moves so far by their ids."""

    code: Code
    moves: Played = []


class AskProof(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/puzzles/proof."""

    code: Code


class PuzzleStep(Struct, frozen=True):
    """A move that was played, in words. `ply` moves had been played before; pirate -1 is the bear."""

    ply: int
    turn: int
    pirate: int
    label: Text


class PuzzlePosition(Struct, frozen=True):
    """How a puzzle stands after some moves, and what every move would surely do. `turn` counts from 1."""

    turn: int
    home: int
    alive: int
    pirate: int
    """Who is asked: 0 white, 1 yellow, 2 red; -1 nobody, for it is over."""
    ending: Literal["", "solved", "turn-limit", "too-few-survivors", "coin-gone"]
    view: View
    shown: Shown
    log: list[LogLine]
    story: list[PuzzleStep]
    previews: list[Preview]


class PuzzleAdvice(Struct, frozen=True):
    """Can it be solved from here? `move` is the next of a best solution, in so many turns from now.

    Where it is proved lost, it could last be solved after `since` moves.
    """

    verdict: Literal["solvable", "lost", "unknown"]
    move: int = -1
    turns: int = 0
    survivors: int = 0
    since: int = -1


class PuzzleProof(Struct, frozen=True):
    """What is proved of a card, with a best solution turn by turn; `unknown` says that the search was given up."""

    verdict: Literal["solved", "unsolvable", "unknown"]
    proved: bool = False
    best: PuzzleBest | None = None
    fewest: PuzzleBest | None = None
    line: list[list[int]] = []
    positions: int = 0
