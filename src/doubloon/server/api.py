"""What is asked and answered by HTTP about tables, as types.

`catalogue_api`, `puzzle_api` and `notice_api` have the rest; `protocol` is for the socket, and for what both share.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from doubloon.coach.analysis import Analysis, Point
from doubloon.core.shown import Shown
from doubloon.core.state import MAX_SEATS
from doubloon.core.view import View
from doubloon.server.clocks import Clock
from doubloon.server.protocol import LEAST_AWAY, MOST_AWAY, USUAL_AWAY, LogLine, Name, Seat, TableInfo


class SeatPlan(Struct, frozen=True, forbid_unknown_fields=True):
    """Who is to sit there: the one who asks (`you`, at most once), who comes (`open`), or a bot with a level."""

    kind: Literal["you", "open", "bot"]
    level: Annotated[str, Meta(max_length=20)] = ""


class CreateTable(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables. Without a seed one is drawn by lot.

    A bot may be asked to stand in for somebody who has been away for `away` seconds. Where there is a `clock`, a bot of
    the level `stand_in` answers for those whose time is up; if none is named, the usual one for that.
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

    `round` is the one that is played; 0 before and after the game, and where a game counts none. With clocks, `waits`
    is for how many seconds it has waited, and `left` how many you still have, where you are one of them.
    """

    table: TableInfo
    you: int | None
    your_turn: bool
    awaited: list[int] = []
    waits: int | None = None
    left: int | None = None
    round: int = 0


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
