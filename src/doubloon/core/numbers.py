"""An observation as a row of small numbers, for programs that learn.

A game declares its columns beside its view, and fills a row from what the view shows: no more, no less. Everything of a
seat comes own seat first, then round the table.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.strings import BytesWriter, read_i64_le, write_i64_le
from mypy_extensions import i64

if TYPE_CHECKING:
    from doubloon.core.state import State

COUNT: Final = "count"  # a number from low to high
PICK: Final = "pick"  # one of several things by its number; -1 is none of them
MASK: Final = "mask"  # a set of things, a bit each
MASK_BITS: Final = 60  # of one column: a machine word with room to spare
MOST_POINTS: Final = 1000
WORD: Final = 8  # bytes of a number


class Column:
    """One number of a row."""

    def __init__(self, name: str, kind: str, low: int, high: int) -> None:
        self.name = name
        self.kind = kind
        self.low = low
        self.high = high  # the largest value; of a mask the value with every bit set

    def width(self) -> int:
        """How many features it becomes: a bit for every thing of a mask, for every pick, one for a count."""
        if self.kind == COUNT:
            return 1
        return self.high.bit_length() if self.kind == MASK else self.high - self.low + 1

    def __repr__(self) -> str:
        return f"<{self.name}: {self.kind} {self.low} to {self.high}>"


class Columns:
    """A list of columns in the making."""

    def __init__(self) -> None:
        self.made: list[Column] = []

    def count(self, name: str, high: int, low: int = 0) -> None:
        self.made.append(Column(name, COUNT, low, high))

    def flag(self, name: str) -> None:
        self.made.append(Column(name, COUNT, 0, 1))

    def pick(self, name: str, things: int) -> None:
        """One of so many things, or none."""
        self.made.append(Column(name, PICK, -1, things - 1))

    def picks(self, name: str, places: int, things: int) -> None:
        """A list of at most so many things; for `put_list`."""
        for place in range(places):
            self.pick(f"{name}/{place + 1}", things)

    def mask(self, name: str, things: int) -> None:
        """A set of things; more than fit into one number take several. For `put_set` and `put_mask`."""
        for first in range(0, max(1, things), MASK_BITS):
            bits = max(1, min(MASK_BITS, things - first))
            self.made.append(Column(name if first == 0 else f"{name}+{first}", MASK, 0, (1 << bits) - 1))


class Row:
    """Numbers one behind the other, as arrays hold them: machine words, the lowest byte first."""

    def __init__(self) -> None:
        self._words = BytesWriter()

    def append(self, number: i64) -> None:
        write_i64_le(self._words, number)

    def extend(self, numbers: list[int]) -> None:
        for number in numbers:
            write_i64_le(self._words, number)

    def words(self) -> bytes:
        return self._words.getvalue()

    def numbers(self) -> list[int]:
        words = self._words.getvalue()
        return [int(read_i64_le(words, at)) for at in range(0, len(words), WORD)]


def put_list(row: Row, things: list[int], places: int) -> None:
    """A list of things from its beginning, and none where it has ended."""
    for place in range(places):
        row.append(things[place] if place < len(things) else -1)


def put_set(row: Row, things: list[int], size: int) -> None:
    """A set of things by their numbers."""
    mask = 0
    for thing in things:
        mask |= 1 << thing
    put_mask(row, mask, size)


def put_mask(row: Row, mask: int, size: int) -> None:
    """A set that is a bit mask already."""
    for first in range(0, max(1, size), MASK_BITS):
        row.append(mask >> first & (1 << MASK_BITS) - 1)


def seats_from(seat: int, seats: int) -> list[int]:
    """All seats, the own one first; a spectator looks from the first."""
    own = seat if seat > 0 else 0
    return [(own + step) % seats for step in range(seats)]


def place_from(seat: int, other: int, seats: int) -> int:
    """Where somebody sits from here: 0 is the own seat, -1 nobody; who has no seat follows after the last."""
    own = seat if seat > 0 else 0
    return (other - own) % seats if 0 <= other < seats else other


def common_columns(columns: Columns, seats: int, questions: int) -> None:
    """What rows of all games begin with."""
    columns.pick("seat", seats)
    columns.mask("asked", seats)
    columns.pick("question", questions)
    for place in range(seats):
        columns.count(f"player {place + 1}: score", MOST_POINTS, -MOST_POINTS)


def common_numbers(state: State, seat: int, row: Row) -> None:
    """The numbers of the columns above. Which question it is shows to a seat that is asked alone, as in its view."""
    order = seats_from(seat, state.seats)
    asked = 0
    for place, other in enumerate(order):
        if state.waiting >> other & 1:
            asked |= 1 << place
    row.append(seat)
    row.append(asked)
    row.append(state.game.question_number(state.question) if seat >= 0 and state.waiting >> seat & 1 else -1)
    scores = state.scores()
    for other in order:
        row.append(scores[other])
