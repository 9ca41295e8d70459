"""A rulebook as an object."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, Final

from mypy_extensions import mypyc_attr

from doubloon.core.errors import BadBytes, BadOption, BadSeats
from doubloon.core.move import MoveSet
from doubloon.core.numbers import Column, Columns, common_columns
from doubloon.core.options import Option, Options, Preset, parse_options
from doubloon.core.pack import Reader
from doubloon.core.rng import Rng, check_seed, rng_from
from doubloon.core.state import CHECKSUM_BYTES, FORMAT, State, checksum
from doubloon.core.task import Nothing, Question, Task

BOX: Final = "box"


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(ABC):
    """What is fixed about a game: its name, seats, options, moves, and how it begins.

    `ruleset` grows when a rule changes, so that old records keep their meaning. `components` is "box" for the
    game's own components and a fingerprint for anybody else's. `prefix` begins every clause id.
    """

    def __init__(
        self,
        id: str,
        title: str,
        ruleset: int,
        seats: tuple[int, int],
        options: list[Option],
        moveset: MoveSet,
        prefix: str,
        components: str = BOX,
        tasks: list[type[Task[Any]]] | None = None,
        over_clause: str = "",
    ) -> None:
        self.id = id
        self.title = title
        self.ruleset = ruleset
        self.min_seats, self.max_seats = seats
        self.declared = options
        self.moveset = moveset
        moveset.game = self
        self.prefix = prefix
        self.components = components
        self.over_clause = over_clause
        self._tasks: dict[int, type[Task[Any]]] = {kind.NUMBER: kind for kind in tasks or []}
        questions = [kind for kind in tasks or [] if issubclass(kind, Question)]
        self._questions: dict[type[Task[Any]], int] = {kind: place for place, kind in enumerate(questions)}
        self._defaults = Options(options, {})

    def options(self, assignments: list[str] | None = None) -> Options:
        """Options from `name=value` texts; what is not given has its default."""
        return parse_options(self.declared, assignments or [])

    def new(self, seats: int, seed: str, options: Options | None = None, listen: bool = False) -> State:
        """The first position. With `listen` the state notes events, from the setup on."""
        chosen = options or self._defaults
        self.check(seats, chosen)
        state = self._blank(seats, chosen, rng_from(check_seed(seed)))
        if listen:
            state.events = []
        self._set_up(state)
        state._settle()
        return state

    def check(self, seats: int, options: Options) -> None:
        """Refuse a table that the rules do not know."""
        if not self.min_seats <= seats <= self.max_seats:
            sentence = f"{self.title} takes {self.min_seats} to {self.max_seats} seats, not {seats}"
            low, high = self.min_seats, self.max_seats
            raise BadSeats(sentence, "unfit-seats", title=self.title, low=low, high=high, seats=seats)
        problem = self._objection(seats, options)
        if problem is not None:
            raise problem

    def presets(self) -> list[Preset]:
        """Tables that people often want, as it lies in the box first."""
        return [Preset("box")]

    def load(self, data: bytes) -> State:
        """The position that `State.to_bytes` saved."""
        if len(data) < CHECKSUM_BYTES or checksum(data[:-CHECKSUM_BYTES]) != data[-CHECKSUM_BYTES:]:
            raise BadBytes("the saved position is cut off or damaged; save it again")
        reader = Reader(data[:-CHECKSUM_BYTES])
        header = reader.text()
        expected = f"doubloon {FORMAT} {self.id} {self.ruleset} {self.components}"
        if header != expected:
            raise BadBytes(f"this is not a saved position of {expected!r} but of {header[:60]!r}")
        try:
            seats = reader.number()
            options = self.options(reader.text().split())
            self.check(seats, options)
            state = self._blank(seats, options, Rng(reader.raw(), 0))
            state._read_kernel(reader)
            state._read(reader)
        except (BadOption, BadSeats, LookupError, ValueError, OverflowError):  # forged: the checksum fits, the rest not
            raise BadBytes("the saved position does not hold a position of this game; save it again") from None
        reader.end()
        return state

    def read_task(self, data: Reader) -> Task[Any]:
        """A task of the agenda back from bytes."""
        number, seat, a, b, c = data.numbers()
        return self._tasks[number].read(seat, a, b, c) if number >= 0 else Nothing()

    def columns(self, seats: int, options: Options | None = None) -> list[Column]:
        """What each number of `State.numbers` says at a table of so many seats."""
        self.check(seats, options or self._defaults)
        columns = Columns()
        common_columns(columns, seats, len(self._questions))
        self._declare(columns, seats, options or self._defaults)
        return columns.made

    def question_number(self, question: Question[Any]) -> int:
        """The place of a kind of question among those of this game; -1 if it is none of them."""
        return self._questions.get(type(question), -1)

    def namable(self, seat: int, seats: int, options: Options) -> list[str]:
        """The pieces, by id, that this seat may give names to; a name changes nothing."""
        return []

    # The game

    def _objection(self, seats: int, options: Options) -> BadOption | None:
        """What speaks against this combination of seats and options, or None if it can be played."""
        return None

    def _declare(self, columns: Columns, seats: int, options: Options) -> None:  # noqa: B027, a game may have none
        """Columns for what this game shows beside scores and who is asked."""

    @abstractmethod
    def _blank(self, seats: int, options: Options, rng: Rng) -> State:
        """A state without a position, to be set up or read into."""

    @abstractmethod
    def _set_up(self, state: State) -> None:
        """The setup chapter: prepare the table and put the first tasks on the agenda."""
