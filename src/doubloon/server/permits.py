"""May they do this at this table now? Each function asks the gates seat, turn, version and legality in that order.

The answer is the entry to write. Nothing is changed here, so that a decision can be taken again when another worker
has written first.

Presence is not in the log, so a question to all carries whom it waits for: to take back, everybody who holds a seat.
The fold settles it, and whatever was agreed is a note for everybody, which no undo takes away.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from time import time

from doubloon.bots.levels import LEVELS
from doubloon.core.errors import BadMove, BadName
from doubloon.core.match import Match
from doubloon.core.move import Move
from doubloon.server.clocks import MOST_AWAYS
from doubloon.server.entries import (
    Analysed,
    Answered,
    Asked,
    AwayUntil,
    BotSat,
    CameBack,
    Entry,
    Hinted,
    Left,
    Moved,
    Named,
    Recovered,
    Rematched,
    Rested,
    Said,
    Sat,
    Seen,
    SignedOut,
    TimeUp,
    TookBack,
)
from doubloon.server.gates import Refusal
from doubloon.server.heard import Answer, AskPreview, Away, NamePiece, PlayMove, SeenQuestion, StandIn, Undo
from doubloon.server.table import Table
from doubloon.server.thinking import OLD_LEVELS
from doubloon.server.tokens import hashed, matches

# Each may go back over a whole game; people who play need a few, and nobody should have to answer for ever.
MOST_REWINDS = 10
# Nobody is asked for these; still a log must not be filled with moves to and fro.
MOST_UNDOS = 500
# Many times the longest game with chat and undo. Beyond it those and names are refused: a game can always be finished.
MOST_ENTRIES = 20_000


def seat_of(table: Table, seat: int, token: str) -> int:
    """The seat that a token stands for."""
    if not 0 <= seat < len(table.places) or not matches(token, table.places[seat].tokens):
        raise Refusal("token", "bad_token", "this seat has been given up or belongs to another player")
    return seat


# On the socket


def check_asked(table: Table, seat: int, version: int) -> Match:
    """The match, if the seat is asked in it and knows what."""
    _check_seated(seat)
    match = _check_playing(table)
    if seat not in match.state.deciders():
        raise Refusal("turn", "not_your_turn", "it is not your turn; wait for the others")
    _check_version(table, seat, version)
    return match


def check_wondering(table: Table, seat: int, version: int) -> None:
    """Whoever sits at the table may wonder, also while waiting."""
    _check_seated(seat)
    _check_playing(table)
    _check_version(table, seat, version)


def check_hint(table: Table, seat: int, version: int) -> Match:
    """The match, if the seat is asked in it and may be given a hint."""
    match = check_asked(table, seat, version)
    if not table.setup.hints:
        raise Refusal("seat", "no_hints", "this table is played without hints")
    _check_room_in_log(table)
    return match


def hinted(table: Table, seat: int, version: int) -> Entry:
    """That a hint was given, if it still is one."""
    check_hint(table, seat, version)
    return Hinted(seat, now())


def legal_move(table: Table, seat: int, wanted: PlayMove | AskPreview) -> Move:
    """The move, once it has passed all gates."""
    match = check_asked(table, seat, wanted.version)
    try:
        move = table.game.moveset[wanted.move]
    except BadMove as error:
        raise Refusal("legality", "illegal", str(error)) from None
    if move not in match.state.offers(seat):
        refusal = match.state.refusal(seat, move)
        raise Refusal("legality", "illegal", str(refusal), clause=refusal.clause)
    return move


def play(table: Table, seat: int, wanted: PlayMove) -> Entry:
    return Moved(seat, legal_move(table, seat, wanted).id)


def bot_move(table: Table, seat: int, question: int, move: int) -> Entry:
    """A bot's move, if it still is the bot that is asked, and asked the same."""
    if seat not in table.bots_due() or table.eyes[seat].asked != question:
        raise Refusal("version", "stale", "the bot was asked something else")
    return Moved(seat, legal_move(table, seat, PlayMove(question, move)).id, lent=not table.places[seat].level)


def undo(table: Table, seat: int, wanted: Undo) -> Entry:
    _check_seated(seat)
    reason = table.match.undo_obstacle(seat) if table.match else "nothing"
    if reason and wanted.ask:
        _check_not_asked_already(table, "undo", seat)
    _check_playing(table)
    _check_room_in_log(table)
    _check_version(table, seat, wanted.version)
    if not reason:
        _check_not_often(table.places[seat].undos, MOST_UNDOS, "freely")
        return TookBack(seat)
    if reason == "nothing" or not wanted.ask:
        raise Refusal("legality", "undo_refused", f"that cannot be taken back ({reason})", reason=reason)
    _check_not_often(table.places[seat].rewinds, MOST_REWINDS, "what others have built on or seen")
    return Asked("undo", seat, seat, "", table.holders(seat), table.last_ask + 1, now())


def stand_in(table: Table, seat: int, wanted: StandIn, absent: Mapping[int, float]) -> Entry:
    """The question whether a bot may play for a player. `absent` are the seconds that people have been away.

    Who has been away as long as that is not asked: two people could keep each other out for ever.
    """
    _check_seated(seat)
    if wanted.seat >= len(table.places) or wanted.seat == seat or table.places[wanted.seat].level:
        raise Refusal("seat", "nothing_to_ask", "a bot can stand in for another player at the table")
    away = table.setup.away
    _check_absent(table, wanted.seat, absent)
    if table.places[wanted.seat].tokens and absent[wanted.seat] < away:
        sentence = f"that player has been away for {absent[wanted.seat]:.0f} s; a bot may stand in after {away} s"
        raise Refusal("seat", "too_soon", sentence)
    asked = [ask for ask in table.asks.values() if ask.what == "stand_in" and ask.seat == wanted.seat]
    if all(absent.get(voter, 0) < away for ask in asked for voter in ask.awaited):  # else it would wait in vain
        _check_not_asked_already(table, "stand_in", wanted.seat)
    _check_playing(table)
    check_level(wanted.level)
    if wanted.level not in table.stand_ins():
        raise Refusal("legality", "too_weak", f"who stands in here is {' or '.join(table.stand_ins())}, not weaker")
    awaited = [holder for holder in table.holders(seat, wanted.seat) if absent.get(holder, 0) < away]
    return Asked("stand_in", seat, wanted.seat, wanted.level, awaited, table.last_ask + 1, now())


def answer(table: Table, seat: int, given: Answer, absent: Mapping[int, float]) -> Entry:
    _check_seated(seat)
    ask = table.asks.get(given.ask)
    if ask is None or seat not in ask.awaited:
        raise Refusal("seat", "not_asked", "nobody asks you that, or not any more")
    if ask.what == "stand_in" and given.yes:
        _check_absent(table, ask.seat, absent)
    return Answered(given.ask, seat, given.yes, now())


def say(table: Table, seat: int, text: str) -> Entry:
    _check_seated(seat)
    _check_room_in_log(table)
    return Said(seat, text, now())


def name(table: Table, seat: int, wanted: NamePiece) -> Entry:
    """A name changes nothing in the game, so it may be given at any time, also out of turn."""
    _check_seated(seat)
    match = _check_playing(table)
    _check_room_in_log(table)
    try:
        return Named(seat, wanted.piece, match.check_name(seat, wanted.piece, wanted.name))
    except BadName as error:
        raise Refusal("legality", "bad_name", str(error), reason=error.reason) from None


def seen(table: Table, seat: int, wanted: SeenQuestion, at: int) -> Entry | None:
    """The page shows the question: the clock begins, unless it has already or counts days, where that is nothing."""
    hand = table.clocks.hands[seat] if seat >= 0 else None
    if hand is None or wanted.version < table.eyes[seat].asked or hand.since <= max(at, hand.until):
        return None
    return None if table.setup.clock and table.setup.clock.kind == "days" else Seen(seat, at)


def time_up(table: Table, at: int) -> Entry | None:
    """The entry for the first seat that has no time left; None if all have."""
    if table.phase != "playing" or table.damaged:
        return None
    return next((TimeUp(seat, at) for seat in range(len(table.places)) if table.clocks.up(seat, at)), None)


def rest(table: Table, since: int, until: int, at: int) -> Entry | None:
    """The whole house was closed; None if that is known here or nobody's clock ran."""
    known = until <= table.clocks.rested or not table.clocks.due()
    return None if known else Rested(max(since, table.clocks.rested), until, at)


def away(table: Table, seat: int, wanted: Away, at: int) -> Entry:
    """Somebody is away for some time, or here again."""
    _check_seated(seat)
    _check_playing(table)
    hand = table.clocks.hands[seat]
    if table.setup.clock is None:
        raise Refusal("legality", "no_clock", "this table has no clock that could rest")
    if wanted.seconds and hand.aways >= MOST_AWAYS:
        raise Refusal("legality", "often_away", f"the clock of a seat may rest {MOST_AWAYS} times in a game")
    if not wanted.seconds and hand.until <= at:
        raise Refusal("legality", "not_away", "you are not away")
    return AwayUntil(seat, at + wanted.seconds if wanted.seconds else 0, at)


def nudge(table: Table, seat: int, other: int, online: Collection[int]) -> None:
    """May the seat have another one reminded? Nothing of it is written in the log."""
    _check_seated(seat)
    _check_playing(table)
    if other == seat or other not in table.people_due():
        raise Refusal("seat", "nothing_to_ask", "nobody waits for that player")
    if other in online:
        raise Refusal("seat", "present", "that player is here; only who is away is reminded")


def come_back(table: Table, seat: int) -> Entry | None:
    """The person of a seat is here again: a bot that stood in goes, and none is asked for any more."""
    if seat < 0 or table.phase != "playing":
        return None
    asked = any(ask.what == "stand_in" and ask.seat == seat for ask in table.asks.values())
    return CameBack(seat, now()) if table.places[seat].level or asked else None


# By HTTP


def join(table: Table, seat: int | None, name: str, token: str, recovery: str) -> Entry:
    open_seats = [number for number, place in enumerate(table.places) if place.open]
    if not open_seats or (seat is not None and seat not in open_seats):
        raise Refusal("seat", "seat_taken", "that seat is taken; you can watch the game")
    if table.phase == "over":
        raise Refusal("turn", "over", "the game is over; open a new table")
    return Sat(open_seats[0] if seat is None else seat, name, hashed(token), hashed(recovery), now())


def join_again(table: Table, seat: int, name: str, token: str, recovery: str) -> Entry:
    """Who sat on that seat at the table before takes it here; if a bot has it by now, any that is open."""
    if table.places[seat].tokens:
        raise Refusal("seat", "seat_taken", "who had your seat at the last table sits here already")
    if table.places[seat].kept:
        return Sat(seat, name, hashed(token), hashed(recovery), now())
    return join(table, None, name, token, recovery)


def recover(table: Table, recovery: str, token: str) -> Entry:
    found = -1
    for seat, place in enumerate(table.places):
        if matches(recovery, [place.recovery]):
            found = seat
    if found < 0:
        raise Refusal("token", "bad_token", "this recovery link is not valid any more")
    return Recovered(found, hashed(token))


def sign_out(table: Table, seat: int, token: str, recovery: str) -> Entry:
    """Only the token that asks goes on working, with a new recovery token."""
    _check_seated(seat)
    return SignedOut(seat, hashed(token), hashed(recovery))


def leave(table: Table, seat: int) -> Entry:
    _check_seated(seat)
    if table.phase == "over":
        raise Refusal("turn", "over", "the game is over; there is nothing to leave")
    return Left(seat, now())


def fill(table: Table, seat: int, level: str) -> Entry | None:
    """A bot for the first open or kept seat, at the wish of a player at the table."""
    _check_seated(seat)
    if table.phase != "waiting":
        raise Refusal("turn", "started", "the game has begun")
    check_level(level)
    return fill_on(table, level)


def fill_on(table: Table, level: str) -> Entry | None:
    """A bot for the next open or kept seat; None when the game has begun."""
    if table.match is not None:
        return None
    return next((BotSat(number, level) for number, place in enumerate(table.places) if place.empty), None)


def rematch(table: Table, seat: int, new_table: str, gone: str = "") -> Entry | None:
    """The note that leads to the new table; None if one leads to another already, which is not `gone`."""
    _check_seated(seat)
    if table.phase != "over":
        raise Refusal("turn", "not_over", "the game is not over yet")
    return Rematched(new_table) if (table.rematch or "") == gone else None


def finished(table: Table) -> Match:
    """The match, once all may be told. One that cannot go on may do so yet, when its log is mended."""
    if table.match is None or table.phase != "over":
        raise Refusal("turn", "not_over", "the game is not over yet")
    return table.match


def analysed(table: Table, seat: int, data: str) -> Entry | None:
    """What came of an analysis; None if another one was quicker."""
    finished(table)
    return None if seat in table.analyses else Analysed(seat, data)


# What they share


def now() -> int:
    return int(time())


def check_level(level: str) -> None:
    if level not in LEVELS and level not in OLD_LEVELS:
        raise Refusal("legality", "bad_table", f"the bots here are {', '.join(LEVELS)}", reason="unknown-level")


def _check_seated(seat: int) -> None:
    if seat < 0:
        raise Refusal("seat", "not_at_table", "you watch; only those who sit at the table can do that")


def _check_playing(table: Table) -> Match:
    if table.match is None:
        raise Refusal("turn", "not_started", "the game has not begun; there is an open seat")
    if table.phase == "over":
        raise Refusal("turn", "over", "the game is over")
    return table.match


def _check_room_in_log(table: Table) -> None:
    if table.seq >= MOST_ENTRIES:
        raise Refusal("turn", "log_full", "the log of this table is full: no more chat or names, and no undo")


def _check_not_often(taken_back: int, most: int, what: str) -> None:
    if taken_back >= most:
        sentence = f"a seat may take back {what} at most {most} times in a game"
        raise Refusal("legality", "undo_refused", sentence, reason="often")


def _check_version(table: Table, seat: int, version: int) -> None:
    eyes = table.eyes[seat]
    if version > eyes.version:
        raise Refusal("version", "ahead", "that version is still to come; say hello again")
    if version < eyes.asked:
        raise Refusal("version", "stale", "the table has changed; look again and choose once more")


def _check_absent(table: Table, seat: int, absent: Mapping[int, float]) -> None:
    if table.places[seat].tokens and seat not in absent:
        raise Refusal("seat", "present", "that player is here; a bot stands in for players who are away")


def _check_not_asked_already(table: Table, what: str, seat: int) -> None:
    if any(ask.what == what and ask.seat == seat for ask in table.asks.values()):
        raise Refusal("seat", "nothing_to_ask", "the others have been asked that already")
