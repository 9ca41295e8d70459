"""What the questions of a turn have in common, and the terms on which effects are used."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, ClassVar, Final, cast

from doubloon.core.move import Move
from doubloon.core.task import Question
from doubloon.games.maracaibo.player import Player

if TYPE_CHECKING:
    from doubloon.games.maracaibo.state import MaracaiboState

# What declining a question does.
NO_DECLINE: Final = 0  # it is not offered
DECLINE: Final = 1  # nothing more happens
LEAVE_LIST: Final = 2  # the rest of the list beneath is dropped, too

ANOTHER_STEP: Final = "PM-071"  # forbids the moves of other questions


class TurnQuestion(Question["MaracaiboState"]):
    """A question to whose turn it is. It has to be answered.

    A kind says `choices`, `forbids` and `choose` for what the kernel calls `offers`, `against` and `answer`: here these
    settle what is alike in all, that the seat has answered and that it may not decline.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ()  # its own, as the three numbers are written; "" where one says nothing

    def numbers(self) -> tuple[int, int, int]:
        written = [getattr(self, name) if name else 0 for name in type(self).FIELDS]
        first, second, third = [*written, 0, 0, 0][:3]
        return first, second, third

    @classmethod
    def read(cls, seat: int, a: int, b: int, c: int) -> TurnQuestion:
        own = {name: number for name, number in zip(cls.FIELDS, (a, b, c)) if name}
        return cls(seat=seat, **own)

    def offers(self, state: MaracaiboState, seat: int) -> list[Move]:
        return self.choices(state, state.players[seat])

    def against(self, state: MaracaiboState, seat: int, move: Move) -> str:
        if move is state.box.moves.skip:
            return self.undeclined()
        return self.forbids(state, state.players[seat], move)

    def against_seat(self, state: MaracaiboState, seat: int, move: Move) -> str:
        return "PM-070"

    def answer(self, state: MaracaiboState, seat: int, move: Move) -> None:
        state.answered(seat)
        self.choose(state, seat, move)

    @abstractmethod
    def choices(self, state: MaracaiboState, player: Player) -> list[Move]:
        """The answers other than to decline."""

    def allowed(self, state: MaracaiboState, player: Player, moves: list[Move]) -> list[Move]:
        """Those of the moves that nothing forbids."""
        return [move for move in moves if not self.forbids(state, player, move)]

    def frames_turn(self) -> bool:
        """Is it put even if there is nothing to choose?"""
        return False

    def undeclined(self) -> str:
        """The clause that forbids to decline it: most are gains that must be taken."""
        return "PM-237"

    def forbids(self, state: MaracaiboState, player: Player, move: Move) -> str:
        """The clause against an answer other than to decline, or ""."""
        return "" if move in self.choices(state, player) else ANOTHER_STEP

    @abstractmethod
    def choose(self, state: MaracaiboState, seat: int, move: Move) -> None:
        """Carry out such an answer."""


class Declinable(TurnQuestion):
    """A question that can be declined, unless `decline` says NO_DECLINE. Its choices are a list that may be changed."""

    FIELDS: ClassVar[tuple[str, ...]] = ("", "", "decline")

    def __init__(self, seat: int, decline: int = NO_DECLINE) -> None:
        super().__init__(seat=seat)
        self.decline = decline

    def offers(self, state: MaracaiboState, seat: int) -> list[Move]:
        found = self.choices(state, state.players[seat])
        if self.decline != NO_DECLINE:
            found.append(state.box.moves.skip)
        return found

    def against(self, state: MaracaiboState, seat: int, move: Move) -> str:
        if self.decline != NO_DECLINE and move is state.box.moves.skip:
            return ""
        return super().against(state, seat, move)

    def answer(self, state: MaracaiboState, seat: int, move: Move) -> None:
        state.answered(seat)
        if move is not state.box.moves.skip:
            self.choose(state, seat, move)
        elif self.decline == LEAVE_LIST:
            state.agenda.pop()


def lone_answer(state: MaracaiboState) -> Move | None:
    """The only answer to a question that leaves nothing to choose: it is given unasked.

    The two questions that frame a turn are put all the same: nobody's ship sails off while another player moves, and
    before a turn is over it can be taken back. (D-02, D-30)
    """
    if state.sealed or state.waiting == 0:
        return None
    found = state.offers(state.question.seat)
    if len(found) != 1 or cast(TurnQuestion, state.question).frames_turn():
        return None
    return found[0]


class Terms:
    """The terms on which the effects of a list are used. There is one object for each combination."""

    def __init__(self, number: int) -> None:
        self.number = number  # in saved positions
        self.offer = number & 1 != 0  # entries may be refused (PM-236); otherwise they are gains (PM-237)
        self.chosen = number & 2 != 0  # it was chosen already: a single entry cannot be refused a second time
        self.ordered = number & 4 != 0  # in printed order, one after the other
        self.forced = number & 8 != 0  # nothing can be refused (PM-551)
        self.types = number >> 4  # the treasure types of the raid in progress, as a bit mask

    def inside(self) -> Terms:
        """The terms of what was chosen or paid for under these."""
        return ALL_TERMS[self.number & ~4 | 2]


ALL_TERMS: Final = [Terms(number) for number in range(8 << 4)]
GAIN: Final = ALL_TERMS[0]
OFFER: Final = ALL_TERMS[1]
OFFER_IN_ORDER: Final = ALL_TERMS[1 | 4]
FORCED_IN_ORDER: Final = ALL_TERMS[4 | 8]


def gain_in_raid(types: int) -> Terms:
    """A gain of a raid that brings these types of treasure."""
    return ALL_TERMS[types << 4]
