"""Parrot Cove with faults in its move table, its rulebook, or its way of running."""

from __future__ import annotations

import os

from doubloon.core.move import Field, Move, MoveSet
from doubloon.core.state import State
from tests.testkit.toy import Cove, Toy
from tests.testkit.toy_parts import Errand, all_moves


class WithMoves(Toy):
    """The toy game with another set of moves."""

    def __init__(self, moves: list[Move]) -> None:
        super().__init__()
        self.moveset = MoveSet(moves)


class Vague(Move):
    """A move whose fields are no plain data."""

    def fields(self) -> dict[str, Field]:
        return {"cards": {3, 4}}  # type: ignore[dict-item]


def renamed() -> Toy:
    """A text that was changed behind the table's back."""
    game = Toy()
    game.moveset[5].text = "bid six"
    return game


def renumbered() -> Toy:
    game = Toy()
    game.moveset[5].id = 6
    return game


def capital() -> Toy:
    return WithMoves([*all_moves(), Move("sink", "Sink")])


def blank() -> Toy:
    return WithMoves([*all_moves(), Move("sink", "sink  it")])


def vague() -> Toy:
    return WithMoves([*all_moves(), Vague("sink", "sink")])


def empty() -> Toy:
    return WithMoves([])


class BiddingTwo(Cove):
    """A changed rule: one may not bid the highest card of the hand."""

    def texts(self, asked: Errand, seat: int) -> list[str]:
        texts = super().texts(asked, seat)
        return texts[:-1] if texts[0].startswith("bid") and len(texts) > 1 else texts


class ChangedRule(Toy):
    position = BiddingTwo


class ChangedMoves(Toy):
    """A new move in the middle: every later id is another one."""

    def __init__(self) -> None:
        super().__init__()
        self.moveset = MoveSet([*all_moves()[:20], Move("sink", "sink"), *all_moves()[20:]])


class KnowsHowItRuns(Toy):
    """Deals other cards when it is interpreted."""

    def _set_up(self, state: State) -> None:
        if os.environ.get("DOUBLOON_INTERPRETED") == "1":
            state.rng.word()
        super()._set_up(state)
