"""Moves, and the set of all moves of a game."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from hashlib import sha256
from typing import Any

from mypy_extensions import mypyc_attr

from doubloon.core.errors import BadMove

Field = int | str | list[str]


@mypyc_attr(allow_interpreted_subclasses=True)
class Move:
    """One entry of the move set of a game. There is one object per entry, so moves are compared by identity.

    A game makes a subclass for each kind of move, with fields of its own that its rules read.
    """

    def __init__(self, kind: str, text: str) -> None:
        self.id = -1  # given by the move set
        self.moveset: MoveSet | None = None  # that holds it
        self.kind = kind
        self.text = text
        self.seen: Any = None  # how views show it, made once (`core/view.py`)

    def fields(self) -> dict[str, Field]:
        """What the move says beyond its kind, as plain data for pages and logs."""
        return {}

    def __copy__(self) -> Move:
        return self

    def __deepcopy__(self, memo: object) -> Move:
        return self

    def __reduce__(self) -> tuple[Callable[[MoveSet, int], Move], tuple[MoveSet, int]]:
        if self.moveset is None:
            raise TypeError(f"{self.text!r} is in no set of moves, by which it would be found again")
        return _entry, (self.moveset, self.id)

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<{self.id}: {self.text}>"


class MoveSet:
    """All moves of a game in a fixed order: a move's id is its place here."""

    def __init__(self, moves: list[Move]) -> None:
        self.game: object = None  # whose moves they are
        self._moves = list(moves)
        self._by_text: dict[str, Move] = {}
        self._by_words: dict[tuple[str, ...], Move | None] = {}
        for id, move in enumerate(self._moves):
            if move.text in self._by_text:
                raise ValueError(f"two moves read {move.text!r}")
            move.id = id
            move.moveset = self
            self._by_text[move.text] = move
            words = _in_any_order(move.text)
            self._by_words[words] = None if words in self._by_words else move

    def __reduce__(self) -> tuple[Callable[[object], MoveSet], tuple[object]]:
        if self.game is None:
            raise TypeError("a set of moves that belongs to no game cannot be found again")
        return _moveset_of, (self.game,)

    def __len__(self) -> int:
        return len(self._moves)

    def __getitem__(self, id: int) -> Move:
        if not 0 <= id < len(self._moves):
            raise BadMove(f"there is no move {id}; the ids run from 0 to {len(self._moves) - 1}")
        return self._moves[id]

    def holds(self, move: Move) -> bool:
        """Is this very object an entry of the set?"""
        return 0 <= move.id < len(self._moves) and self._moves[move.id] is move

    def __iter__(self) -> Iterator[Move]:
        return iter(self._moves)

    def parse(self, text: str) -> Move:
        """The move that reads like this.

        Letter case and extra blanks do not matter, nor does the order behind the first word where only one move has
        these words: "cross 1 b2 b1" is "cross 1 b1 b2".
        """
        tidy = " ".join(text.lower().split())
        move = self._by_text.get(text) or self._by_text.get(tidy) or self._by_words.get(_in_any_order(tidy))
        if move is None:
            raise BadMove(f"{text[:60]!r} is not a move of this game; {self._hint(text)}")
        return move

    def digest(self) -> str:
        """A fingerprint of all ids and texts; it stays the same as long as the ruleset does."""
        return sha256("\n".join(move.text for move in self._moves).encode()).hexdigest()[:16]

    def _hint(self, text: str) -> str:
        """An example of the same kind, or of every kind."""
        examples: dict[str, str] = {}
        for move in self._moves:
            examples.setdefault(move.text.split()[0], move.text)
        words = text.lower().split()
        if words and words[0] in examples:
            return f"one that is: {examples[words[0]]!r}"
        return "moves look like " + ", ".join(repr(example) for example in examples.values())


def _entry(moveset: MoveSet, id: int) -> Move:
    return moveset[id]


def _moveset_of(game: object) -> MoveSet:
    moveset: MoveSet = getattr(game, "moveset")  # noqa: B009, a Game, which this module must not know
    return moveset


def _in_any_order(text: str) -> tuple[str, ...]:
    """A key that texts share if they have the same first word and the same others, in whatever order."""
    words = text.split()
    return (*words[:1], *sorted(words[1:]))
