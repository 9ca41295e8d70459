"""Guided first games: what is set up, what the others play, and step by step what is told and expected.

A lesson is a file of data, `<game>.toml`. It is played on an ordinary table with real moves, and knows no rule: its
moves are written as in records, its things are the spots of the game's presentation, its words are keys.
"""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files

import msgspec
from msgspec import Struct

from doubloon.core.errors import DoubloonError
from doubloon.core.match import Match
from doubloon.core.move import Move

LONGEST_ID = 60
LEARNER = 0  # the seat of who learns
OR = " | "  # between moves of which either is meant
# Of somebody to whom all of it is new: words a minute; seconds for what a bubble lights, and for a move.
READING, LOOKING, MOVING = 160, 5, 8


class NoLesson(DoubloonError):
    """There is no guided first game of this name."""


class Step(Struct, frozen=True, forbid_unknown_fields=True):
    """A bubble: its words are `lesson-{key}` and `lesson-{key}-title`, its `spots` are lit, its `rule` can be read on.

    A spot behind an @ is a part of the page that no move or event names.

    `expects` are the moves to be made one after the other; a step without any is only read.
    """

    key: str
    rule: str
    spots: list[str] = []
    expects: list[str] = []


class Lesson(Struct, frozen=True, forbid_unknown_fields=True):
    """A guided first game. `others` are the bots in their order: their level, and what they play first.

    `alone` are bubbles for the first table of one person, before its first move.
    """

    seed: str
    level: str
    steps: list[Step]
    others: list[list[str]]
    options: dict[str, str] = {}
    alone: list[Step] = []

    @property
    def seats(self) -> int:
        return 1 + len(self.others)

    def minutes(self, words: int) -> int:
        """How long it takes, if its bubbles have so many words."""
        moves = sum(len(step.expects) for step in self.steps)
        return round(words / READING + (len(self.steps) * LOOKING + moves * MOVING) / 60)

    def scripted(self, match: Match, seat: int) -> Move | None:
        """What a seat plays next as written, as long as that is legal; None: whatever its bot likes."""
        made = sum(mover == seat for mover, _ in match.moves)
        written = self.others[seat - 1] if 1 <= seat < self.seats else []
        if made >= len(written):
            return None
        move = match.game.moveset.parse(written[made])
        return move if move in match.state.moves(seat) else None


def has_lesson(game_id: str) -> bool:
    return (
        game_id.isidentifier() and len(game_id) < LONGEST_ID and files(__name__).joinpath(f"{game_id}.toml").is_file()
    )


@cache
def lesson_of(game_id: str) -> Lesson:
    """The guided first game of a game."""
    if not has_lesson(game_id):
        raise NoLesson(f"there is no guided first game of {game_id[:40]!r}")
    text = files(__name__).joinpath(f"{game_id}.toml").read_text(encoding="utf-8")
    return msgspec.convert(tomllib.loads(text), Lesson)
