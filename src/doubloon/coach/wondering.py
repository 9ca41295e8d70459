"""Why not? The rule that keeps a seat from choosing a spot or playing a move, and the nearest move that it may play.

The rule is the kernel's own: moves of the game's table that touch the spot are tried, in an imagined world, so that the
answer tells nothing that the seat does not know.
"""

from __future__ import annotations

from typing import Any, Final

from msgspec import Struct

from doubloon.core.chair import Chair
from doubloon.core.move import Move
from doubloon.core.rng import rng_from
from doubloon.core.showing import Showing
from doubloon.core.shown import Said
from doubloon.core.state import State
from doubloon.core.view import View, move_view

# Choices explain moves that can be played. What a move is about may not lie on the table: then it touches nothing.
_NOT_THERE: Final = (LookupError, ValueError, StopIteration, AssertionError)


class WhyNot(Struct, frozen=True):
    """The clause, what it says, and the nearest legal move by its id; None where none is legal.

    Without a clause there is nothing against it: the nearest move is one that does it.
    """

    clause: str
    reason: Said
    nearest: int | None


class Wondering:
    """What one seat may wonder about now."""

    def __init__(self, chair: Chair, showing: Showing[Any]) -> None:
        self._game = chair.game
        self._seat = chair.seat
        self._world: State = chair.imagine(rng_from("why"))
        self._view: View = chair.view()
        self._showing = showing
        self._legal = chair.moves()
        self._spots: dict[int, list[str]] = {}  # what moves touch, by their ids

    def about_move(self, move: Move) -> WhyNot:
        """Why this very move cannot be played."""
        clause = self._world.check(self._seat, move)
        return self._answer(clause, self._nearest(self._touched(move), move))

    def about_spot(self, spot: str, held: list[str]) -> WhyNot:
        """Why the spot cannot be chosen, after those that are held already."""
        if not self._legal:
            return self._answer(self._world.check(self._seat, self._game.moveset[0]), None)
        wanted = [*held, spot]
        offered = [move for move in self._legal if _holds(self._touched(move), wanted)]
        if offered:
            return WhyNot("", Said(), offered[0].id)
        tried = self._tried(wanted) or (self._tried([spot]) if held else None)
        if tried is None:
            return self._by_the_question(self._nearest(wanted))
        return self._answer(self._world.check(self._seat, tried), self._nearest(wanted, tried))

    def _tried(self, wanted: list[str]) -> Move | None:
        """The move that comes closest to what the seat may do, of all that touch these spots."""
        kinds = {move.kind for move in self._legal}
        legal = [set(self._touched(move)) for move in self._legal]

        def rank(move: Move) -> tuple[bool, int, int]:
            touched = self._touched(move)
            shared = max(len(spots.intersection(touched)) for spots in legal)
            return move.kind in kinds, shared, -len(touched)

        touching = [move for move in self._game.moveset if _holds(self._touched(move), wanted)]
        return max(touching, key=rank, default=None)

    def _nearest(self, wanted: list[str], tried: Move | None = None) -> Move | None:
        """The legal move that shares most: spots, then the kind, then the beginnings of names."""

        def rank(move: Move) -> tuple[int, bool, int, int]:
            touched = self._touched(move)
            kind = tried is not None and move.kind == tried.kind
            text = _alike(tried.text, move.text) if tried is not None else 0
            spots = max([_alike(one, other) for one in wanted for other in touched], default=0)
            return len([spot for spot in wanted if spot in touched]), kind, spots, text

        return max(self._legal, key=rank, default=None)

    def _touched(self, move: Move) -> list[str]:
        """The spots that a move starts from and goes to, were it legal."""
        if move.id not in self._spots:
            try:
                choice = self._showing.choice(self._view, move_view(move))
                self._spots[move.id] = [*choice.start, *choice.goal]
            except _NOT_THERE:
                self._spots[move.id] = []
        return self._spots[move.id]

    def _answer(self, clause: str, nearest: Move | None) -> WhyNot:
        said = Said(f"refused-{clause}", self._showing.figures(self._view)) if clause else Said()
        return WhyNot(clause, said, nearest.id if nearest else None)

    def _by_the_question(self, nearest: Move | None) -> WhyNot:
        """No move of the game is about it: what counts is what the question is about."""
        prompt = self._view.prompt
        assert prompt is not None
        said = Said(f"rule-{prompt.kind}", {"seats": self._view.seats, **prompt.args})
        return WhyNot(prompt.rule, said, nearest.id if nearest else None)


def _holds(touched: list[str], wanted: list[str]) -> bool:
    return all(spot in touched for spot in wanted)


def _alike(one: str, other: str) -> int:
    """How many letters both begin with."""
    count = 0
    for a, b in zip(one, other):
        if a != b:
            break
        count += 1
    return count
