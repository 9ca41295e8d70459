"""The games as types: what is asked and answered about their options, rules, cards and lessons, without a table."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from doubloon.core.patching import Patch
from doubloon.core.shown import Shown
from doubloon.core.state import MAX_SEATS
from doubloon.core.view import View
from doubloon.server.protocol import Language, Unfit


class OptionWords(Struct, frozen=True):
    """An option for people: its name, what it does, and each of its values."""

    name: str
    help: str
    values: dict[str, str]


OptionKind = Literal["flag", "choice", "number", "several"]


class OptionInfo(Struct, frozen=True):
    """One field of the form for a new table. A number has `low` and `high`, and `values` only if they are few.

    Of `several` at most `high` are chosen, in an order and joined by "-"; or the default, which is none of them.
    """

    name: str
    kind: OptionKind
    default: str
    values: list[str]
    low: int
    high: int
    rule: str
    words: dict[Language, OptionWords]


class PresetInfo(Struct, frozen=True):
    """A table that people often want; `seats` is 0 where any number will do. `words` are its name in every language."""

    key: str
    seats: int
    options: dict[str, str]
    words: dict[Language, str]


class LevelStrength(Struct, frozen=True):
    """How strong a level of bots was found to be: its rating, and of ten games those it wins against the one below."""

    level: str
    rating: int
    of_ten: int  # 0 where it was not measured, or there is none below


class GameInfo(Struct, frozen=True):
    """A game that can be played here."""

    id: str
    title: str
    titles: dict[Language, str]
    ruleset: int
    min_seats: int
    max_seats: int
    options: list[OptionInfo]
    presets: list[PresetInfo]
    rulebook: bool  # are its rules here to read?
    lesson: int  # minutes that the guided first game takes; 0: there is none
    strengths: list[LevelStrength]  # the weakest first


class Games(Struct, frozen=True):
    """The answer to GET /api/games."""

    protocol: int
    games: list[GameInfo]
    levels: list[str]
    """The bots that may sit here, weakest first."""
    usual_level: str
    """The one to offer first."""
    usual_away: int
    """Seconds of absence after which a bot may be asked to stand in, unless the table says otherwise."""
    shelf: list[str]
    """The puzzles that come along, the easiest first."""
    usual_stand_in: str
    """The bot that answers for those whose time is up, unless the table says otherwise."""


class IslandShape(Struct, frozen=True):
    """An island that a campaign can lead to: its drawing, row by row, and its number of tiles."""

    id: str
    rows: list[str]
    tiles: int


class IslandTile(Struct, frozen=True):
    """A type of tile: what it does is said by its kind; so many of it lie in each zone's pile."""

    id: str
    kind: str
    copies: dict[str, int]


class Position(Struct, frozen=True):
    """A view, and how it is shown."""

    view: View
    shown: Shown


class FigureView(Struct, frozen=True):
    """A figure of a rulebook: a position, what of it is cut out, and a move there that is possible or is not.

    `patch` makes the position of that of the figure before.
    """

    name: str
    spots: list[str]
    moved: list[str]
    """The spots of the move."""
    possible: bool | None
    """None where the figure is about no move."""
    patch: Patch


class BookFigures(Struct, frozen=True):
    """The answer to GET /api/figures/{game}. `first` is the position of the first figure."""

    game: str
    first: Position
    figures: list[FigureView]


class PrintedCards(Struct, frozen=True):
    """The answer to GET /api/cards/{game}: what is printed on its cards, by their kinds and ids, as views have it."""

    game: str
    kinds: dict[str, dict[str, Any]]


class RuleLinks(Struct, frozen=True):
    """The answer to GET /api/rules/{game}: which rule an event is about, or a category of points by its words' key."""

    game: str
    links: dict[str, str]


class Islands(Struct, frozen=True):
    """The answer to GET /api/islands: the islands, how many a campaign has at most, what may lie there."""

    game: str
    islands: list[IslandShape]
    fewest: int
    most: int
    tiles: list[IslandTile]
    abilities: list[str]


class Clause(Struct, frozen=True):
    """The answer to GET /api/rules/{game}/{clause}: a rule in the words of the catalogue, which is English."""

    id: str
    text: str


class LessonStep(Struct, frozen=True):
    """A bubble with the words `lesson-{key}` and `lesson-{key}-title`: what it lights, and the rule behind it.

    `expects` are the moves to make, one after the other: of each list one, by its id. Without any it is only read.
    """

    key: str
    rule: str
    spots: list[str]
    expects: list[list[int]]


class LessonInfo(Struct, frozen=True):
    """The answer to GET /api/lessons/{game}."""

    game: str
    steps: list[LessonStep]
    alone: list[LessonStep]
    """What is told before the first move at a table of one."""


class Plan(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/games/{game}/fit: could such a table be played?"""

    seats: Annotated[int, Meta(ge=1, le=MAX_SEATS)]
    options: dict[Annotated[str, Meta(max_length=40)], Annotated[str, Meta(max_length=40)]] = {}


class Fit(Struct, frozen=True):
    """The answer: what is wrong with it, and for each option the values that cannot be chosen with the others."""

    wrong: Unfit | None
    values: dict[str, dict[str, Unfit]]
