"""What one seat can see and do, and nothing else: the opponents' only way to look at a game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic, cast

from typing_extensions import TypeVar

from doubloon.core.foreseeing import NOTHING, Foreseen, OnTheWay, foresee, foresee_all
from doubloon.core.game import Game
from doubloon.core.move import Move
from doubloon.core.rng import Rng
from doubloon.core.state import State

if TYPE_CHECKING:
    from doubloon.core.view import View


V = TypeVar("V", bound="View", default="View")


class Chair(Generic[V]):
    """One seat at a table; `Chair[JackalView]` is one at a table of Jackal."""

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

    def view(self) -> V:
        return cast(V, self._state.view(self.seat))

    def imagine(self, rng: Rng) -> State:
        """A world that could be the real one, as far as this seat knows."""
        return self._state.imagine(self.seat, rng)

    def preview(self, move: Move, rng: Rng, way: OnTheWay = NOTHING) -> Foreseen:
        """What a legal move is sure to do, found out in an imagined world: nothing hidden shows."""
        return foresee(self.imagine(rng), self.seat, move, way)

    def preview_all(self, moves: list[Move], rng: Rng, way: OnTheWay = NOTHING) -> Foreseen:
        """What several moves, one after the other, are sure to do; one that is not legal then raises IllegalMove."""
        return foresee_all(self.imagine(rng), self.seat, moves, way)

    def previews(self, rng: Rng, way: OnTheWay = NOTHING) -> dict[int, Foreseen]:
        """What each legal move is sure to do, by its id, all in one imagined world."""
        world = self.imagine(rng)
        return {move.id: foresee(world, self.seat, move, way) for move in self.moves()}
