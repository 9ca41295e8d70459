"""What is still to be done: steps of the rules, and questions. Small objects that never change, shared by copies.

A game makes a class for each kind, in the module of its chapter. A question is all that the game says about one
decision: what may be answered, what is against the rest, what an answer does, and how it is asked.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, TypeAlias, TypeVar

from mypy_extensions import mypyc_attr

from doubloon.core.move import Field, Move
from doubloon.core.pack import Writer

if TYPE_CHECKING:
    from doubloon.core.state import State

NOBODY: Final = -1

S = TypeVar("S", bound="State")


class Prompt:
    """A question in words: the key of its words, the clause behind it, and what fills the words in."""

    def __init__(self, key: str, clause: str, args: dict[str, Field] | None = None) -> None:
        self.key = key
        self.clause = clause
        self.args: dict[str, Field] = args or {}


@mypyc_attr(allow_interpreted_subclasses=True)
class Task(Generic[S]):
    """A step of the rules. `seat` is whose step it is, or who decides.

    Saved positions know a kind by its `NUMBER`, and hold the seat and three numbers: a kind with fields of its own says
    with `numbers` and `read` which. Some put several small fields into one number; nobody else knows of that, and it
    stays, as the digests of old games hang on it. No `ABC`: compiled classes would share one cache of `isinstance`,
    which then takes one kind of task for another.
    """

    NUMBER: ClassVar[int] = -1

    def __init__(self, seat: int = NOBODY) -> None:
        self.seat = seat

    @abstractmethod
    def do(self, state: S) -> None:
        """Its turn has come on the agenda: act, put further tasks there, or ask."""

    def numbers(self) -> tuple[int, int, int]:
        """What it says beyond its kind and its seat."""
        return 0, 0, 0

    @classmethod
    def read(cls, seat: int, a: int, b: int, c: int) -> Task[S]:
        """The task that these numbers were written for."""
        return cls(seat)

    def write(self, out: Writer) -> None:
        out.numbers([type(self).NUMBER, self.seat, *self.numbers()])


AnyTask: TypeAlias = Task[Any]


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Task[S]):
    """A decision. Unless `do` says otherwise it is put to `seat` when its turn on the agenda has come."""

    def do(self, state: S) -> None:
        state.ask(self, 1 << self.seat)

    @abstractmethod
    def offers(self, state: S, seat: int) -> list[Move]:
        """The legal answers of a seat that is asked. What is offered and what nothing is `against` are the same."""

    @abstractmethod
    def against(self, state: S, seat: int, move: Move) -> str:
        """The clause that forbids a seat that is asked this answer, or "" if nothing does."""

    @abstractmethod
    def against_seat(self, state: S, seat: int, move: Move) -> str:
        """The clause that forbids it to a seat that is not asked now."""

    @abstractmethod
    def answer(self, state: S, seat: int, move: Move) -> None:
        """Carry out a legal answer, and call `answered` when this seat has no more to say to the question."""

    @abstractmethod
    def prompt(self, state: S, seat: int) -> Prompt:
        """How this seat is asked."""


class Nothing(Question["State"]):
    """No question, before the first one is put."""

    def offers(self, state: State, seat: int) -> list[Move]:
        return []

    def against(self, state: State, seat: int, move: Move) -> str:
        return ""

    def against_seat(self, state: State, seat: int, move: Move) -> str:
        return ""

    def answer(self, state: State, seat: int, move: Move) -> None:
        pass

    def prompt(self, state: State, seat: int) -> Prompt:
        return Prompt("", "")
