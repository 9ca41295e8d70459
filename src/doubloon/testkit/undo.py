"""Taking back: exact while nothing has come to light, refused afterwards."""

from __future__ import annotations

from doubloon.core.errors import UndoRefused
from doubloon.core.match import Match
from doubloon.core.move import Move
from doubloon.testkit.kit import CheckFailed, Kit, KitTable
from doubloon.testkit.walk import any_move

Log = list[tuple[str, int, int, object]]


def undo_is_exact(kit: Kit, table: KitTable) -> None:
    """Every move of a game is taken back and made again where that is allowed."""
    match = Match(kit.game, table.seats, table.seed, kit.options(table))
    rng = kit.rng(table, "undo")
    for ply in range(kit.most_plies):
        state = match.state
        if state.over():
            return
        before = _Snapshot(match)
        seat, move = any_move(state, rng)
        match.play(seat, move)
        if match.state.reveals == before.reveals:
            _take_back(table, match, before, seat, move)
            _take_back_under_seal(table, match, seat)
        else:
            _must_refuse(table, match, seat, ply)


class _Snapshot:
    """A match as it was."""

    def __init__(self, match: Match) -> None:
        self.digest = match.state.digest()
        self.reveals = match.state.reveals
        self.plies = len(match.moves)
        self.log: Log = [(event.kind, event.audience, event.ply, event.args) for event in match.events]

    def difference(self, match: Match) -> str:
        now = _Snapshot(match)
        if now.digest != self.digest:
            return "the position is another one"
        if now.plies != self.plies:
            return f"{now.plies} moves are noted instead of {self.plies}"
        return "the log is another one" if now.log != self.log else ""


def _take_back(table: KitTable, match: Match, before: _Snapshot, seat: int, move: Move) -> None:
    after = _Snapshot(match)
    try:
        taken = match.undo(seat)
    except UndoRefused as error:
        problem = f"{move.text!r} has revealed nothing but cannot be taken back: {error}"
        raise table.failed(problem, before.plies) from error
    problem = before.difference(match)
    if taken is not move or problem:
        raise table.failed(f"{move.text!r} is not wholly taken back: {problem or taken.text}", before.plies)
    match.play(seat, move)
    problem = after.difference(match)
    if problem:
        raise table.failed(f"{move.text!r} taken back and made again leads elsewhere: {problem}", before.plies)


def _take_back_under_seal(table: KitTable, match: Match, seat: int) -> None:
    """If another seat answered the same sealed question just before, it takes back while this answer stays."""
    if not (match.state.sealed and match.state.deciders() and match.state.asked_at <= len(match.moves) - 2):
        return
    other, move = match.moves[-2]
    if other == seat:
        return
    after = match.state.digest()
    try:
        match.undo(other)
    except UndoRefused as error:
        raise _under_seal(table, match, other, f"seat {other + 1} cannot take back its answer: {error}") from error
    if match.moves[-1][0] != seat or other not in match.state.deciders():
        raise _under_seal(table, match, other, f"seat {other + 1} took back more than its own answer")
    match.play(other, move)
    if match.state.digest() != after:
        raise _under_seal(table, match, other, f"the answer of seat {seat + 1} did not stay")


def _under_seal(table: KitTable, match: Match, other: int, problem: str) -> CheckFailed:
    return table.failed(f"under seal, when seat {other + 1} takes back: {problem}", len(match.moves))


def _must_refuse(table: KitTable, match: Match, seat: int, ply: int) -> None:
    after = _Snapshot(match)
    try:
        match.undo(seat)
    except UndoRefused as error:
        if not error.reason:
            raise table.failed("an undo is refused without a reason", ply) from error
    else:
        raise table.failed(f"seat {seat + 1} took back a move that has revealed something", ply)
    if after.difference(match):
        raise table.failed(f"a refused undo has changed the match: {after.difference(match)}", ply)
