"""One seat of a table for a program that reads; opponents sit on the others and answer at once."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from secrets import token_hex
from typing import Any

import msgspec
from msgspec import Struct

from doubloon.bots.bot import Bot
from doubloon.bots.make import bot_seed, make_bot
from doubloon.core.chair import Chair
from doubloon.core.errors import BadMove, BadSeats, DoubloonError, IllegalMove
from doubloon.core.event import log_for
from doubloon.core.match import Match
from doubloon.core.move import Move
from doubloon.core.options import Value
from doubloon.core.record import record_of
from doubloon.core.view import EventView, event_view
from doubloon.registry import find_game
from doubloon.rules import clauses
from doubloon.text.reading import board_text, labels, question_text
from doubloon.words import Words

ME = "me"

MakeBot = Callable[[str, str], Bot]


class NotOver(DoubloonError):
    """The game goes on."""


class Legal(Struct, frozen=True):
    """A legal move: `move` is what is sent, `words` what it means."""

    move: str
    words: str


class Finish(Struct, frozen=True):
    """How the game ended; seats count from 1."""

    winners: list[int]
    places: list[int]
    scores: list[int]


class Position(Struct, frozen=True):
    """What the seat knows now."""

    game: str
    seat: int
    ply: int
    over: bool
    board: str
    question: str
    rule: str
    legal: list[Legal]
    result: Finish | None


class Refused(Struct, frozen=True):
    """A move that was not played: why, and the rule behind it."""

    error: str
    rule: str
    text: str


class Played(Struct, frozen=True):
    """What happened since: the own move and the answers of the others, as far as the seat may know."""

    events: list[EventView]
    position: Position


class Seat:
    """A seat at a table of its own. `opponents` are the names of bots for the other seats.

    `make` makes them. A name may come from the program itself, so it runs nobody's code unless a person says so.
    """

    def __init__(
        self,
        game: str,
        opponents: Sequence[str] = ("greedy",),
        seat: int = 1,
        seed: str | None = None,
        options: Mapping[str, Value] | None = None,
        language: str = "en",
        make: MakeBot = make_bot,
    ) -> None:
        rules = find_game(game)
        seats = len(opponents) + 1
        chosen = rules.options([f"{name}={value}" for name, value in (options or {}).items()])
        rules.check(seats, chosen)
        if not 1 <= seat <= seats:
            raise BadSeats(f"there are seats 1 to {seats}; nobody sits on {seat}")
        self.seat = seat - 1
        self.language = language
        Words(language)
        self.seed = seed if seed is not None else token_hex(16)
        self.players = list(opponents)
        self.players.insert(self.seat, ME)
        self.match = Match(rules, seats, self.seed, chosen)
        self._bots: dict[int, Bot] = {
            number: make(name, bot_seed(self.seed, number))
            for number, name in enumerate(self.players)
            if number != self.seat
        }
        self._answer()

    @property
    def over(self) -> bool:
        return self.match.state.over()

    def position(self) -> Position:
        state = self.match.state
        view = state.view(self.seat)
        ending = view.ending
        result = None
        if ending is not None:
            result = Finish([winner + 1 for winner in ending.winners], ending.places, view.scores)
        return Position(
            game=view.game,
            seat=self.seat + 1,
            ply=view.ply,
            over=state.over(),
            board=board_text(view, self.language),
            question=question_text(view, self.language),
            rule=view.prompt.rule if view.prompt else "",
            legal=[Legal(text, words) for text, words in labels(view, self.language)],
            result=result,
        )

    def view(self) -> Any:
        """The typed view as plain data."""
        return msgspec.to_builtins(self.match.state.view(self.seat))

    def play(self, text: str) -> Played | Refused:
        """Play a move as it is written; what is not legal changes nothing."""
        before = len(self.match.events)
        try:
            self.match.play(self.seat, self.match.game.moveset.parse(text))
        except BadMove as error:
            return Refused(str(error), "", "")
        except IllegalMove as error:
            return Refused(str(error), error.clause, self.rule(error.clause))
        self._answer()
        heard = log_for(self.match.events[before:], self.seat)
        return Played([event_view(event) for event in heard], self.position())

    def rule(self, id: str) -> str:
        """The text of a clause."""
        return clauses(self.match.game.id).get(id, "")

    def record(self) -> str:
        """The record of the game; only once it is over, since it names the seed."""
        if not self.over:
            raise NotOver("the record is there when the game is over: it names the seed, from which all chance follows")
        return record_of(self.match, self.players).text()

    def _answer(self) -> None:
        """The others play until this seat is asked, or the game is over."""
        state = self.match.state
        while not state.over() and self.seat not in state.deciders():
            seat = state.deciders()[0]
            move: Move = self._bots[seat].choose(Chair(state, seat))
            self.match.play(seat, move)
            state = self.match.state
