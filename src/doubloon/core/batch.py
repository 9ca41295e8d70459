"""Many games of one kind side by side, stepped together: for learners that would wait for Python otherwise."""

from __future__ import annotations

from doubloon.core.game import Game
from doubloon.core.numbers import Row
from doubloon.core.options import Options
from doubloon.core.state import State


class Batch:
    """Games of one kind of table. In each the first seat that is asked is next; when one ends, a new one follows.

    The games of place `n` have the seeds `seed/n/1`, `seed/n/2` and so on.
    """

    def __init__(self, game: Game, seats: int, options: Options, seed: str, games: int) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.seed = seed
        self.states: list[State] = []
        self.begun: list[int] = []
        for place in range(games):
            self.begun.append(0)
            self.states.append(self._new(place))

    def asked(self) -> list[int]:
        """Who moves next in each game."""
        return [state.deciders()[0] for state in self.states]

    def rows(self) -> bytes:
        """What the seat that moves next sees in each game, its numbers one behind the other as `Row` writes them."""
        rows = Row()
        for state in self.states:
            state.write_numbers(state.deciders()[0], rows)
        return rows.words()

    def legal(self) -> bytes:
        """The legal moves of all games as `Row` writes them, ids counted on from game to game: a mask of all in one."""
        moves, first = Row(), 0
        for state in self.states:
            for move in state.offers(state.deciders()[0]):
                moves.append(first + move.id)
            first += len(self.game.moveset)
        return moves.words()

    def play(self, moves: list[int], strict: bool) -> list[int]:
        """Play a move in each game, and tell in which places it was not legal: there the first legal one is played.

        If `strict`, an illegal one raises, and no game has changed.
        """
        wrong: list[int] = []
        for place, state in enumerate(self.states):
            if not self._is_legal(state, moves[place]):
                wrong.append(place)
        if wrong and strict:
            state = self.states[wrong[0]]
            raise state.refusal(state.deciders()[0], self.game.moveset[moves[wrong[0]]])
        for place, state in enumerate(self.states):
            seat = state.deciders()[0]
            state.play(seat, state.offers(seat)[0] if place in wrong else self.game.moveset[moves[place]])
        return wrong

    def over(self) -> list[int]:
        """The places whose games have ended."""
        return [place for place, state in enumerate(self.states) if state.over()]

    def begin_again(self, place: int) -> None:
        """The next game at a place."""
        self.states[place] = self._new(place)

    def _is_legal(self, state: State, id: int) -> bool:
        return any(move.id == id for move in state.offers(state.deciders()[0]))

    def _new(self, place: int) -> State:
        self.begun[place] += 1
        return self.game.new(self.seats, f"{self.seed}/{place}/{self.begun[place]}", self.options)
