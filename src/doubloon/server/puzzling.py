"""What is told about puzzles: cards, positions, the card of a day."""

from __future__ import annotations

import calendar
import re
from functools import cache
from time import gmtime, strftime, strptime, time
from typing import TYPE_CHECKING

from doubloon.core.errors import DoubloonError
from doubloon.core.foreseeing import foresee
from doubloon.core.saying import said
from doubloon.core.view import EventView, View, event_view, move_view
from doubloon.registry import puzzles
from doubloon.server.gates import Refusal
from doubloon.server.protocol import LogLine, Preview
from doubloon.server.puzzle_api import (
    PuzzleBest,
    PuzzleCard,
    PuzzlePosition,
    Puzzles,
    PuzzleStep,
    PuzzleTile,
    PuzzleTiles,
)

if TYPE_CHECKING:
    from doubloon.games.jackal.puzzles.card import Card
    from doubloon.games.jackal.puzzles.position import PuzzleState

PLAYER = 0
BEAR = -1
SMALLEST, LARGEST = 4, 6
DAY = 24 * 3600
# Of Monday to Sunday.
GRADES_BY_DAY = ("easy", "easy", "medium", "medium", "hard", "fiendish", "medium")
FIRST_DAY = "2025-01-01"
DATE = re.compile(r"\d{4}-\d\d-\d\d")


# Cards


@cache
def shelf() -> list[PuzzleCard]:
    """The cards that come along, easiest first; they ask for their proved best."""
    book = puzzles()
    return [card_info(book.card(id), id) for id in book.ids()]


def all_puzzles() -> Puzzles:
    today = day_of(time())
    return Puzzles(puzzles().grades, shelf(), today, grade_on(today), DAY - int(time()) % DAY)


@cache
def tiles() -> PuzzleTiles:
    faces = puzzles().faces()
    found = [PuzzleTile(face.sign, face.tile, face.kind, face.directions, face.amount, face.copies) for face in faces]
    return PuzzleTiles(SMALLEST, LARGEST, found)


def card_info(card: Card, id: str = "", best: PuzzleBest | None = None) -> PuzzleCard:
    book = puzzles()
    state = book.start(card)
    return PuzzleCard(
        id=id,
        code=book.code(card),
        text=book.text(card),
        grade=card.notes.get("grade", ""),
        coins=state.laid,
        max_turns=card.max_turns,
        min_survivors=card.min_survivors,
        may_wait=card.may_wait,
        best=best,
        view=state.view(PLAYER),
    )


def read(text: str) -> Card:
    """A card as somebody has written it."""
    try:
        return puzzles().read(text)
    except DoubloonError as error:
        raise bad_puzzle(error) from None


def coded(code: str) -> Card:
    """The card in an address."""
    try:
        return puzzles().coded(code)
    except DoubloonError as error:
        raise bad_puzzle(error) from None


def bad_puzzle(error: DoubloonError) -> Refusal:
    return Refusal("schema", "bad_puzzle", str(error), reason=getattr(error, "reason", ""))


# Days, as they are counted in UTC


def day_of(seconds: float) -> str:
    return strftime("%Y-%m-%d", gmtime(seconds))


def grade_on(date: str) -> str:
    """How hard the card of a day is."""
    moment = strptime(date, "%Y-%m-%d")
    return GRADES_BY_DAY[calendar.weekday(moment.tm_year, moment.tm_mon, moment.tm_mday)]


def check_day(date: str) -> str:
    """The date of a card that may be seen: not one of the future."""
    try:
        strptime(date, "%Y-%m-%d")
    except ValueError:
        date = ""
    if not DATE.fullmatch(date) or not FIRST_DAY <= date <= day_of(time()):
        raise Refusal("schema", "unknown_day", f"there is a card for every day from {FIRST_DAY} until today, in UTC")
    return date


def soon() -> str:
    """The day whose card should be made now, so that nobody will have to wait for it; "" for none."""
    return day_of(time() + DAY) if DAY - time() % DAY < 2 * 3600 else ""


# Positions


def position(card: Card, moves: list[int]) -> PuzzlePosition:
    """How a card stands after moves; one that is not legal is refused."""
    book = puzzles()
    state = book.start(card)
    story: list[PuzzleStep] = []
    ends: list[int] = []  # how many events there were after each move
    try:
        for ply, id in enumerate(moves):
            _play(state, ply, id, story)
            ends.append(len(state.events or []))
    except DoubloonError as error:
        raise Refusal("legality", "illegal", str(error), clause=getattr(error, "clause", "")) from None
    view = state.view(PLAYER)
    return PuzzlePosition(
        turn=state.turns + (0 if state.over() else 1),
        home=state.scores()[PLAYER],
        alive=state.survivors(),
        pirate=state.pirate(),
        ending=state.ending,  # type: ignore[arg-type]
        view=view,
        shown=book.showing.shown(view),
        log=_log(state, ends),
        story=story,
        previews=_previews(state),
    )


def _play(state: PuzzleState, ply: int, id: int, story: list[PuzzleStep]) -> None:
    book = puzzles()
    move = book.rules.moveset[id]
    turn, pirate = state.turns + 1, state.pirate()
    heard = len(state.events or [])
    if state.check(PLAYER, move):
        raise state.refusal(PLAYER, move)
    story.append(PuzzleStep(ply, turn, pirate, book.step(state, move)))
    state.play(PLAYER, move)
    for event in (state.events or [])[heard:]:
        if event.kind == "bear-moved":
            story.append(PuzzleStep(ply + 1, turn, BEAR, said("event-bear-moved", cell=str(event.args["cell"]))))


def _log(state: PuzzleState, ends: list[int]) -> list[LogLine]:
    """Everything told so far; `ply` says by which move."""
    view = state.view(PLAYER)
    lines: list[LogLine] = []
    ply = 0
    for number, event in enumerate(state.events or []):
        while ply < len(ends) and number >= ends[ply]:
            ply += 1
        seen = event_view(event)
        lines.append(_line(view, seen, ply + 1))
    return lines


def _line(view: View, seen: EventView, ply: int) -> LogLine:
    return LogLine(seen.kind, ply, seen.args, puzzles().showing.told(view, seen.kind, seen.args))


def _previews(state: PuzzleState) -> list[Preview]:
    """What each move is sure to do: everything lies open, and everything can be taken back."""
    showing, view = puzzles().showing, state.view(PLAYER)
    found: list[Preview] = []
    for move in [] if state.over() else state.moves(PLAYER):
        events = [event_view(event) for event in foresee(state, PLAYER, move, showing.on_the_way).events]
        told = showing.foretold(view, showing.choice(view, move_view(move)), events)
        lines = [_line(view, event, event.ply) for event in events]
        found.append(Preview(0, move.id, lines, False, {}, foretold=told))
    return found
