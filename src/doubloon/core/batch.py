"""Many games of one kind side by side, stepped together: for learners that would wait for Python otherwise."""

from __future__ import annotations

from librt.strings import BytesWriter, write_i64_le
from mypy_extensions import i64

from doubloon.core.errors import BadMove, IllegalMove
from doubloon.core.game import Game
from doubloon.core.ledger import Ledger
from doubloon.core.move import Move
from doubloon.core.numbers import Row
from doubloon.core.options import Options
from doubloon.core.state import State


class Batch:
    """Games of one kind of table. In each the first seat that is asked is next; when one ends, a new one follows.

    The games of place `n` have the seeds `seed/n/1`, `seed/n/2` and so on. `ended` holds those that the last step has
    brought to their end, each with its place.
    """

    def __init__(self, game: Game, seats: int, options: Options, seed: str, games: int) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.seed = seed
        self.begun: list[int] = [0] * games
        self.states: list[State] = [self._new(place) for place in range(games)]
        self.ended: list[tuple[int, State]] = []
        self._moves: list[Move] = list(game.moveset)
        self._legal = BytesWriter()
        self._asked = Row()

    def look(self, ledger: Ledger) -> None:
        """Write what is seen in each game."""
        self._legal.truncate(0)
        self._asked.clear()
        for place, state in enumerate(self.states):
            self._look(place, state, ledger)

    def step(self, moves: list[int], strict: bool, ledger: Ledger) -> list[int]:
        """Play a move in each game, write what is seen then, and tell in which places it was not legal: there the
        first legal one is played.

        If `strict`, an illegal one raises, and no game has changed. All are played before any is looked at: each of the
        two takes more code than the processor holds near at hand, and together they would push each other out.
        """
        if strict:
            self._check(moves)
        wrong: list[int] = []
        self.ended = []
        for place, state in enumerate(self.states):
            if not self._play(state, moves[place]):
                wrong.append(place)
            if state.over():
                self.ended.append((place, state))
                self.states[place] = self._new(place)
        self.look(ledger)
        return wrong

    def asked(self) -> bytes:
        """Who moves next in each game, as `Row` writes numbers."""
        return self._asked.words()

    def legal(self) -> bytes:
        """The legal moves of all games, ids counted on from game to game: a mask of all in one."""
        return self._legal.getvalue()

    def _look(self, place: int, state: State, ledger: Ledger) -> None:
        """What the seat that moves next sees and may do."""
        seat = state.deciders()[0]
        legal = self._legal
        self._asked.append(seat)
        ledger.turn_to(place)
        state.write_numbers(seat, ledger)
        first: i64 = place * len(self._moves)
        for move in state.offers(seat):
            write_i64_le(legal, first + move.id)

    def _play(self, state: State, id: int) -> bool:
        """Whether the move was legal."""
        seat = state.deciders()[0]
        try:
            state.play(seat, self._moves[id] if 0 <= id < len(self._moves) else self.game.moveset[id])
        except (BadMove, IllegalMove):
            state.play(seat, state.offers(seat)[0])
            return False
        return True

    def _check(self, moves: list[int]) -> None:
        for state, id in zip(self.states, moves):
            seat, move = state.deciders()[0], self.game.moveset[id]
            if state.check(seat, move):
                raise state.refusal(seat, move)

    def _new(self, place: int) -> State:
        self.begun[place] += 1
        return self.game.new(self.seats, f"{self.seed}/{place}/{self.begun[place]}", self.options)
