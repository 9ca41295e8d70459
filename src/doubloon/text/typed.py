"""What a typed line means at a prompt: a legal move, several in a row, or a sentence on what is wrong."""

from __future__ import annotations

from doubloon.core.errors import BadMove, IllegalMove
from doubloon.core.game import Game
from doubloon.core.match import Match
from doubloon.core.move import Move
from doubloon.core.state import State
from doubloon.core.view import View
from doubloon.text.table import TextTable

LONGEST = 200  # signs of a line that are looked at
SHOWN = 40  # signs of it that an answer repeats


class Plan:
    """Moves that a line named behind its first: they are played unasked, each when its turn comes."""

    def __init__(self) -> None:
        self.seat = -1
        self.moves: list[Move] = []
        self.at_once = False  # also what cannot be taken back

    def make(self, seat: int, moves: list[Move], at_once: bool, between: bool) -> Move:
        """Remember all moves but the first, which is returned. An answer in between leaves the rest as it was."""
        if not between:
            self.seat, self.moves, self.at_once = seat, moves[1:], at_once
        return moves[0]

    def drop(self) -> None:
        self.moves = []

    def next(self, state: State, seat: int) -> Move | None:
        """The next move, if it is what is asked for; a question in between is for the person."""
        if seat == self.seat and self.moves and self.moves[0] in state.moves(seat):
            return self.moves.pop(0)
        return None


def interpret(table: TextTable, match: Match, view: View, line: str) -> list[Move] | str:
    """The legal moves that a typed line names, mostly one, or one sentence that says what is wrong with it."""
    assert view.prompt is not None
    words = table.words
    moves = view.prompt.moves
    line = printable(line, LONGEST)
    if not line:
        return words("input-empty")
    if line.isascii() and line.isdigit():
        number = int(line[:9])
        if 1 <= number <= len(moves):
            return [match.game.moveset[moves[number - 1].id]]
        return words("input-number", number=line[:9], count=len(moves))
    steps = table.steps(view, line)
    return _in_a_row(table, match.game, match.state, view.seat, steps)


def _in_a_row(table: TextTable, game: Game, state: State, seat: int, steps: list[str]) -> list[Move] | str:
    """One move a step. Where a step can mean several, the steps behind it may tell which."""
    view = state.view(seat)
    candidates = table.candidates(view, steps[0])
    legal = [move for move in state.moves(seat) if move.text in candidates]
    if not legal:
        return _refusal(table, game, state, seat, candidates) or table.unknown(view, steps[0][:SHOWN])
    if len(steps) == 1:
        return legal if len(legal) == 1 else table.unclear(view, steps[0][:SHOWN])
    found: list[list[Move]] = []
    problem = ""
    for move in legal:
        # A copy, so that nothing is played unless all of it can be.
        after = state.clone()
        after.play(seat, move)
        if seat in after.deciders() and after.prompt(seat).key in table.between:
            after.play(seat, after.moves(seat)[0])  # whatever the person will answer there
        if seat not in after.deciders():
            problem = problem or table.unknown(view, steps[1][:SHOWN])
            continue
        rest = _in_a_row(table, game, after, seat, steps[1:])
        if isinstance(rest, str):
            problem = problem or rest
        else:
            found.append([move, *rest])
    if len(found) == 1:
        return found[0]
    return table.unclear(view, " ".join(steps)[:SHOWN]) if found else problem


def _refusal(table: TextTable, game: Game, state: State, seat: int, candidates: list[str]) -> str:
    """Why none of the moves that a line may stand for can be played; "" if it stands for none."""
    words = table.words
    for text in candidates:
        try:
            # The rules themselves say what is wrong; a copy, so that nothing can come of it.
            state.clone().play(seat, game.moveset.parse(text))
        except BadMove:
            continue
        except IllegalMove as error:
            key = f"refused-{error.clause}"
            return words(key, **table.figures(state.view(seat))) if words.has(key) else words("input-refused")
    return ""


def printable(text: str, most: int = SHOWN) -> str:
    """The beginning of what was typed, without signs that would do something to a terminal."""
    return "".join(sign if sign.isprintable() else "?" for sign in text)[:most]
