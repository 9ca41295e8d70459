"""Parrot Cove's pieces: numbers, tasks, moves, and what a view shows. The game itself is in `toy`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from doubloon.core.move import Field, Move
from doubloon.core.pack import Writer
from doubloon.core.state import State
from doubloon.core.task import NOBODY, Prompt, Question
from doubloon.core.view import View

if TYPE_CHECKING:
    from tests.testkit.toy import Cove

CARDS = 18
DEALT = 3
HIGH = 10
COINS = 12
FARTHEST = 3

BID, OPEN, TURN, ANSWER, BONUS, SAIL, VOTE, COUNT, GULL, END = range(10)
ROLLED, LOOKED, OFFERED = 1, 2, 4
PROMPTS = {BID: "bid", TURN: "turn", ANSWER: "answer", BONUS: "bonus", SAIL: "sail", VOTE: "vote"}


class Errand(Question["Cove"]):
    """Any task of the game: `kind` says which, `used` what the captain has done in this turn."""

    def __init__(self, kind: int, seat: int = NOBODY, used: int = 0) -> None:
        super().__init__(seat)
        self.kind = kind
        self.used = used

    def write(self, out: Writer) -> None:
        out.numbers([self.kind, self.seat, self.used, 0, 0])

    def do(self, state: Cove) -> None:
        state.step(self)

    def offers(self, state: Cove, seat: int) -> list[Move]:
        parse = state.game.moveset.parse
        return [parse(text) for text in state.texts(self, seat)]

    def against(self, state: Cove, seat: int, move: Move) -> str:
        return "" if move.text in state.texts(self, seat) else state.clause_for(seat)

    def against_seat(self, state: Cove, seat: int, move: Move) -> str:
        return state.clause_for(seat)

    def answer(self, state: Cove, seat: int, move: Move) -> None:
        state.answer(self, seat, move)

    def prompt(self, state: Cove, seat: int) -> Prompt:
        return Prompt(PROMPTS[self.kind], "TOY-4", {"about": self.seat})


def errand(state: State) -> Errand:
    """What is asked in the cove now."""
    assert isinstance(state.question, Errand)
    return state.question


class Bid(Move):
    """Bid a card of the hand."""

    def __init__(self, card: int) -> None:
        super().__init__("bid", f"bid {card}")
        self.card = card

    def fields(self) -> dict[str, Field]:
        return {"card": self.card}


class Offer(Move):
    """Offer a coin to a seat."""

    def __init__(self, seat: int) -> None:
        super().__init__("offer", f"offer {seat + 1}")
        self.seat = seat

    def fields(self) -> dict[str, Field]:
        return {"seat": self.seat}


def all_moves() -> list[Move]:
    bids: list[Move] = [Bid(card) for card in range(1, CARDS + 1)]
    offers: list[Move] = [Offer(seat) for seat in range(4)]
    plain = "boast, roll, look, done, accept, decline, gain, draw, sail up, sail down, yes, no, abstain"
    return [*bids, *offers, *(Move(text.split()[0], text) for text in plain.split(", "))]


class CoveView(View, frozen=True, kw_only=True, tag="cove"):
    """The cove from one seat."""

    round: int
    captain: int
    drunkard: int
    looker: int
    top: int | None  # for the one who looked
    hand: list[int] | None
    bid: int | None
    hand_sizes: list[int]
    shown: list[list[int]] | None  # all hands, at the end
    deck: int
    pile: list[int]
    removed: list[int]
    coins: list[int]
    bank: int
    ships: list[int]
    votes: list[int]
