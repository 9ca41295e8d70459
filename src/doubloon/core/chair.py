"""What one seat can see and do, and nothing else: the opponents' only way to look at a game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from doubloon.core.event import Event
from doubloon.core.game import Game
from doubloon.core.move import Move
from doubloon.core.rng import Rng
from doubloon.core.state import State

if TYPE_CHECKING:
    from doubloon.core.view import View


class Foreseen:
    """What a move is sure to do: its events up to the first thing that nobody knows; a `final` one cannot be undone.

    `then` is what the seat sees after it; None if that depends on something that nobody knows.
    """

    def __init__(self, events: list[Event], final: bool, then: View | None) -> None:
        self.events = events
        self.final = final
        self.then = then


class Chair:
    """One seat at a table."""

    def __init__(self, state: State, seat: int) -> None:
        self._state = state
        self.seat = seat

    @property
    def game(self) -> Game:
        return self._state.game

    @property
    def ply(self) -> int:
        """The moves so far as this seat may count them; a seed for what a bot draws at this moment."""
        return self._state.own_ply(self.seat)

    def moves(self) -> list[Move]:
        return self._state.moves(self.seat)

    def view(self) -> View:
        return self._state.view(self.seat)

    def imagine(self, rng: Rng) -> State:
        """A world that could be the real one, as far as this seat knows."""
        return self._state.imagine(self.seat, rng)

    def preview(self, move: Move, rng: Rng) -> Foreseen:
        """What a legal move is sure to do, found out in an imagined world: nothing hidden shows."""
        world = self.imagine(rng)
        before = world.reveals
        heard: list[Event] = []
        world.events = heard
        world.play(self.seat, move)
        sure = [event for event in heard if event.reveals == before and event.seen_by(self.seat)]
        final = world.reveals != before
        return Foreseen(sure, final, None if final else world.view(self.seat))
