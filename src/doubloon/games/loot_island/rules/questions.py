"""What questions and steps of Loot Island have in common."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from doubloon.core.move import Field, Move
from doubloon.core.task import Prompt, Question, Task

if TYPE_CHECKING:
    from doubloon.games.loot_island.state import LootState


class LootQuestion(Question["LootState"]):
    """A decision: the key of its words, the clause behind it, and what the event makes of the rules that it is about.

    Unless a question judges answers itself, what it does not offer breaks its clause.
    """

    KEY: ClassVar[str] = ""
    CLAUSE: ClassVar[str] = ""
    IN_FORCE: ClassVar[list[str]] = []

    def clause(self, state: LootState) -> str:
        """The clause behind it, or the one that takes its place while an event is in force."""
        return type(self).CLAUSE

    def args(self, state: LootState, seat: int) -> dict[str, Field]:
        """What fills its words in."""
        return {}

    def against(self, state: LootState, seat: int, move: Move) -> str:
        return "" if move in self.offers(state, seat) else self.clause(state)

    def against_seat(self, state: LootState, seat: int, move: Move) -> str:
        return self.clause(state)

    def prompt(self, state: LootState, seat: int) -> Prompt:
        args, figures = self.args(state, seat), state.event.in_force()
        for name in type(self).IN_FORCE:
            args[name] = figures[name]
        return Prompt(type(self).KEY, self.clause(state), args)


class PartyQuestion(LootQuestion):
    """A decision that a seat takes for itself, or for Aaron, who is the party after the last seat. (LI-520)"""

    def __init__(self, seat: int, party: int) -> None:
        super().__init__(seat=seat)
        self.party = party

    def numbers(self) -> tuple[int, int, int]:
        return self.party, 0, 0

    @classmethod
    def read(cls, seat: int, a: int, b: int, c: int) -> PartyQuestion:
        return cls(seat, a)

    def args(self, state: LootState, seat: int) -> dict[str, Field]:
        return {"party": self.party}


class InTurns(Task["LootState"]):
    """A step that looks at one player or landing after the other; `turn` is how many had theirs."""

    def __init__(self, turn: int = 0) -> None:
        super().__init__()
        self.turn = turn

    def numbers(self) -> tuple[int, int, int]:
        return self.turn, 0, 0

    @classmethod
    def read(cls, seat: int, a: int, b: int, c: int) -> InTurns:
        return cls(a)
