"""What is asked and answered by HTTP, as types; see `protocol.py` for the socket and for what both share."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from doubloon.coach.analysis import Analysis, Point
from doubloon.core.shown import Shown
from doubloon.core.state import MAX_SEATS
from doubloon.core.view import View
from doubloon.server.clocks import Clock
from doubloon.server.protocol import LEAST_AWAY, MOST_AWAY, USUAL_AWAY, Language, LogLine, Name, Seat, TableInfo, Unfit


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
    lesson: bool  # is there a guided first game?
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


class FigureView(Struct, frozen=True):
    """A figure of a rulebook: a position, what of it is cut out, and a move there that is possible or is not."""

    name: str
    spots: list[str]
    moved: list[str]
    """The spots of the move."""
    possible: bool | None
    """None where the figure is about no move."""
    view: View
    shown: Shown


class BookFigures(Struct, frozen=True):
    """The answer to GET /api/figures/{game}."""

    game: str
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


class SeatPlan(Struct, frozen=True, forbid_unknown_fields=True):
    """Who is to sit there: the one who asks (`you`, at most once), who comes (`open`), or a bot with a level."""

    kind: Literal["you", "open", "bot"]
    level: Annotated[str, Meta(max_length=20)] = ""


class CreateTable(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables. Without a seed one is drawn by lot.

    A bot may be asked to stand in for somebody who has been away for `away` seconds. Where there is a `clock`, a bot of
    the level `stand_in` answers for those whose time is up; if none is named, the usual one.
    """

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatPlan], Meta(min_length=1, max_length=MAX_SEATS)]
    name: Name
    options: dict[Annotated[str, Meta(max_length=40)], Annotated[str, Meta(max_length=40)]] = {}
    public: bool = False
    seed: Annotated[str, Meta(max_length=200)] | None = None
    away: Annotated[int, Meta(ge=LEAST_AWAY, le=MOST_AWAY)] = USUAL_AWAY
    clock: Clock | None = None
    stand_in: Annotated[str, Meta(max_length=20)] = ""
    hints: bool = True


class BeginLesson(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/lessons/{game}: opens the table of a guided first game, where the bots play as it is written."""

    name: Name


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


class JoinTable(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables/{id}/join; without a seat the first open one."""

    name: Name
    seat: Seat | None = None


class FillTable(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables/{id}/fill: bots on all open and kept seats, before the game begins."""

    level: Annotated[str, Meta(max_length=20)]


class RecoverSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables/{id}/recover, with what stands behind the # of a recovery link."""

    token: Annotated[str, Meta(max_length=100)]


class SignOut(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables/{id}/sign-out: all other devices lose the seat, and the recovery link is a new one."""


class Rematch(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables/{id}/rematch: opens the same table again, or joins it when another player has opened it.

    The seats of those who played are kept for them there.
    """


class Leave(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables/{id}/leave: gives the seat up for good; its tokens stop working."""


class Seated(Struct, frozen=True):
    """You have a seat. The cookie with its token comes along; this recovery link is told here and never again."""

    table: str
    seat: int | None
    link: str
    recovery: str


class TableCard(Struct, frozen=True):
    """A table in a list; `you` is your seat, and `awaited` are the seats that the game waits for.

    At a table with clocks, `waits` is for how many seconds it has done so, and `left` how many you still have, where
    you are one of them.
    """

    table: TableInfo
    you: int | None
    your_turn: bool
    awaited: list[int] = []
    waits: int | None = None
    left: int | None = None


class Tables(Struct, frozen=True):
    """The answer to GET /api/tables: public tables with an open seat, and those where you sit, newest first."""

    open: list[TableCard]
    own: list[TableCard]


class ReplayFrame(Struct, frozen=True):
    """The answer to GET /api/tables/{id}/replay?ply=&seat=, once the game is over. Seat -1 is a spectator."""

    ply: int
    plies: int
    seat: int
    mover: int | None
    move: str
    view: View
    shown: Shown
    log: list[LogLine]


class MissedStep(Struct, frozen=True):
    """The table after a ply; what is told of that is in the log."""

    ply: int
    view: View
    shown: Shown


class Missed(Struct, frozen=True):
    """The answer to GET /api/tables/{id}/missed: what happened since your own last move.

    `now` is the table's time, and `moved` when you made that move, or 0 where no clock says so; `own` is whether you
    have made any. The first step is the table right after it.
    """

    now: int
    moved: int
    own: bool
    steps: list[MissedStep]


class Voyage(Struct, frozen=True):
    """One game a day alone, with the same shuffles for everybody. Its seed is told the day after, its hash at once.

    `results` are the points of all tries that were finished on that day, the best first; `admiral` those of the
    strongest opponent, once it has sailed.
    """

    date: str
    game: str
    seed_hash: str
    seed: str | None
    results: list[int] = []
    admiral: int | None = None


class Daily(Struct, frozen=True):
    """The answer to GET /api/daily. Days are those of UTC."""

    today: Voyage
    yesterday: Voyage


class Sail(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/daily: open a table for today's voyage."""

    name: Name


class Analyse(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables/{id}/analysis: analyse the finished game for a seat, from what it could know then."""

    seat: Seat


class Analysed(Struct, frozen=True):
    """The answer to it, and to GET /api/tables/{id}/analysis?seat=: how many of its tasks are done, and what came.

    Until all are done there is nothing but the `curve` so far. With neither tasks nor an analysis nobody asked for one.
    """

    seat: int
    done: int
    total: int
    curve: list[Point]
    analysis: Analysis | None
    failed: bool = False


class TryMove(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables/{id}/analysis/try: play a move of a finished game on beside the one that was played.

    The answer is a `Moment`: what was played cost so much against this one, with its error.
    """

    seat: Seat
    ply: Annotated[int, Meta(ge=0, le=1 << 20)]
    move: Annotated[int, Meta(ge=0)]


class Fork(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables/{id}/fork: play on from a ply of a finished game on this seat, against bots, at a new table.

    What the seat did not know then is dealt anew.
    """

    ply: Annotated[int, Meta(ge=0, le=1 << 20)]
    seat: Seat
    name: Name


class Remark(Struct, frozen=True):
    """Something remarkable about a finished game: `first` points, the `biggest` gain, who was longest `ahead`.

    Their `value` is in points, for `ahead` in percent of the game. Of the `changes` of the lead it is the number, and
    the seat is -1.
    """

    kind: Literal["first", "biggest", "ahead", "changes"]
    seat: int
    ply: int
    value: int


class Course(Struct, frozen=True):
    """The answer to GET /api/tables/{id}/course, once the game is over: how everybody's points grew.

    Each of `points` is a ply and the points of all seats after it. `rounds` are the plies after which a round began.
    """

    plies: int
    points: list[list[int]]
    rounds: list[int]
    remarks: list[Remark]
