"""What a game must say about itself for a balance report.

An observer is one object a game: `note` turns a finished game into plain data, in the process that played it;
`sections` turns the notes of all games into Markdown, once, in the process that asked. A module
`tools/balance/<game>.py` holds it under the name `OBSERVER`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Generic, TypeVar

from msgspec import Struct

from doubloon.core.errors import DoubloonError
from doubloon.core.game import Game
from doubloon.core.move import Move
from doubloon.core.options import Options
from doubloon.core.state import State

Note = TypeVar("Note")


class NoObserver(DoubloonError):
    """Nobody has said what matters in this game."""


class Series(Struct, frozen=True):
    """Games of one kind: every seat is taken by the same opponent."""

    game: str
    seats: int
    bot: str
    games: int
    seed: str
    options: tuple[str, ...] = ()


class Finished:
    """A game that was played to its end. `state.events` holds everything that happened."""

    def __init__(self, game: Game, seed: str, options: Options, state: State, plies: list[tuple[int, Move]]) -> None:
        self.game = game
        self.seed = seed
        self.options = options
        self.state = state
        self.plies = plies

    def replay(self) -> Iterator[tuple[State, int, Move]]:
        """Every decision again: the position, who decided, and what. `state.offers(seat)` was the choice."""
        state = self.game.new(self.state.seats, self.seed, self.options)
        for seat, move in self.plies:
            yield state, seat, move
            state.play(seat, move)

    def wins(self) -> list[float]:
        """Each seat's part of the win: tied winners share it."""
        outcome = self.state.outcome()
        assert outcome is not None
        return [1.0 / len(outcome.winners) if seat in outcome.winners else 0.0 for seat in range(self.state.seats)]


class Played(Struct, Generic[Note], frozen=True):
    """A series and the notes of its games, in their order."""

    series: Series
    notes: list[Note]


class Section(Struct, frozen=True):
    """A part of the report: it fills the block of its name in docs/balance/<game>.md."""

    name: str
    text: str


class Observer(ABC, Generic[Note]):
    """See the top of this file. A note must be plain data: it travels between processes."""

    @abstractmethod
    def note(self, finished: Finished) -> Note:
        """What is worth remembering of a game."""

    @abstractmethod
    def sections(self, played: list[Played[Note]]) -> list[Section]:
        """The report: series differ in seats, opponents and options; there is at least one, with at least one game."""


def observer_of(game: str) -> Observer[Any]:
    name = f"tools.balance.{game}"
    if find_spec(name) is None:
        raise NoObserver(f"no balance report for {game!r}: {name.replace('.', '/')}.py would have to say what to count")
    observer = import_module(name).OBSERVER
    assert isinstance(observer, Observer)
    return observer
