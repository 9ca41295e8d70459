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

_HIGHEST_BIT: Final = 1 << 59  # of a mask
_MOST_SEATS: Final = 8  # of games whose orders are kept

# By number of seats and own seat: every row needs one or two of these lists.
_orders: Final[list[list[list[int]]]] = [
    [[(own + step) % seats for step in range(seats)] for own in range(seats)] for seats in range(_MOST_SEATS + 1)
]


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
        return self.high.bit_length() if self.kind == MASK else self.numbers()

    def numbers(self) -> int:
        """How many there are that it can be."""
        return self.high - self.low + 1

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


class Steady:
    """A part that all rows of a game have and that seldom changes: pieces of equal size, and which of them have changed
    since it was made, in order.

    Rows that are written over others go by those and pass the rest by.
    """

    def __init__(self, pieces: list[bytes]) -> None:
        self.pieces = pieces
        self.piece: i64 = len(pieces[0]) // WORD  # numbers of each
        self.size: i64 = self.piece * len(pieces)
        self.changed: list[int] = []
        self.changes: i64 = 0
        self._words = b"".join(pieces)
        self._written: i64 = 0  # changes that stand there

    def change(self, number: i64, piece: bytes) -> None:
        """Replace one of the pieces; or tell rows in which it was amended that it is as ever."""
        self.pieces[number] = piece
        self.changed.append(number)
        self.changes += 1

    def words(self) -> bytes:
        """All pieces, brought up to date when somebody asks."""
        while self._written < self.changes:
            number = self.changed[self._written]
            first: i64 = number * self.piece * WORD
            last = first + self.piece * WORD
            self._words = self._words[:first] + self.pieces[number] + self._words[last:]
            self._written += 1
        return self._words


class Amendments:
    """What one seat sees otherwise in a steady part, in the order of places; others are made when that has changed.

    They belong to one steady part; what it is as a whole is put together anew when that has changed.
    """

    def __init__(self, places: list[int], pieces: list[bytes]) -> None:
        self.places = places
        self.pieces = pieces
        self._words = b""
        self._changes: i64 = -1  # of the steady part that stand there

    def words_in(self, steady: Steady) -> bytes:
        """The whole part as this seat sees it."""
        if not self.places:
            return steady.words()
        if self._changes != steady.changes:
            self._changes = steady.changes
            words, done = steady.words(), 0
            parts: list[bytes] = []
            for place, piece in zip(self.places, self.pieces):
                parts += [words[done : place * WORD], piece]
                done = place * WORD + len(piece)
            self._words = b"".join([*parts, words[done:]])
        return self._words


class Row:
    """Numbers one behind the other, as arrays hold them: machine words, the lowest byte first."""

    def __init__(self) -> None:
        self._words = BytesWriter()

    def clear(self) -> None:
        """Begin again, in the memory that is there."""
        self._words.truncate(0)

    def append(self, number: i64) -> None:
        write_i64_le(self._words, number)

    def extend(self, numbers: list[int]) -> None:
        words = self._words
        for number in numbers:
            write_i64_le(words, number)

    def copy_in(self, words: bytes) -> None:
        """Numbers that were written once for all, as `words` gives them."""
        self._words.write(words)

    def copy_steady(self, words: bytes) -> None:
        """The same of a part that all rows of a game have at this place and that seldom changes.

        As long as it does not, it should be the same object: rows that are written over others pass it by.
        """
        self._words.write(words)

    def follow(self, steady: Steady, amendments: Amendments) -> None:
        """The same of a part that tells its changes, with what this row has otherwise.

        Where one row amends, those of all seats must: a row that is written over others keeps it until then.
        """
        self._words.write(amendments.words_in(steady))

    def words(self) -> bytes:
        return self._words.getvalue()

    def numbers(self) -> list[int]:
        words = self.words()
        return [int(read_i64_le(words, at)) for at in range(0, len(words), WORD)]


def words_of(numbers: list[int]) -> bytes:
    """Numbers for `Row.copy_in`."""
    row = Row()
    row.extend(numbers)
    return row.words()


def bit(place: i64) -> i64:
    """A mask of one thing. It comes down from the highest: mypyc would shift a bare 1 as a C int, of 32 bits."""
    return _HIGHEST_BIT >> MASK_BITS - 1 - place


# Lists and tuples have functions of their own: compiled, each is gone through without a copy and without a call.


def put_list(row: Row, things: list[int], places: i64) -> None:
    """A list of things from its beginning, and none where it has ended."""
    left = places
    for thing in things:
        if left > 0:
            row.append(thing)
            left -= 1
    _put_none(row, left)


def put_tuple(row: Row, things: tuple[int, ...], places: i64) -> None:
    """`put_list` of a tuple."""
    left = places
    for thing in things:
        if left > 0:
            row.append(thing)
            left -= 1
    _put_none(row, left)


def _put_none(row: Row, places: i64) -> None:
    while places > 0:
        row.append(-1)
        places -= 1


def put_set(row: Row, things: list[int], size: i64) -> None:
    """A set of things by their numbers."""
    first: i64 = 0
    while first == 0 or first < size:
        mask: i64 = 0
        for thing in things:
            place: i64 = thing - first
            if 0 <= place < MASK_BITS:
                mask |= bit(place)
        row.append(mask)
        first += MASK_BITS


def put_tuple_set(row: Row, things: tuple[int, ...], size: i64) -> None:
    """`put_set` of a tuple."""
    first: i64 = 0
    while first == 0 or first < size:
        mask: i64 = 0
        for thing in things:
            place: i64 = thing - first
            if 0 <= place < MASK_BITS:
                mask |= bit(place)
        row.append(mask)
        first += MASK_BITS


def put_mask(row: Row, mask: int, size: i64) -> None:
    """A set that is a bit mask already."""
    if size <= MASK_BITS:
        row.append(mask)
        return
    for first in range(0, size, MASK_BITS):
        row.append(mask >> first & (1 << MASK_BITS) - 1)


def seats_from(seat: int, seats: int) -> list[int]:
    """All seats, the own one first; a spectator looks from the first. The list is shared: do not change it."""
    own = seat if seat > 0 else 0
    if seats > _MOST_SEATS:
        return [(own + step) % seats for step in range(seats)]
    return _orders[seats][own]


def place_from(seat: i64, other: i64, seats: i64) -> i64:
    """Where somebody sits from here: 0 is the own seat, -1 nobody; who has no seat follows after the last."""
    if other < 0 or other >= seats or seat <= 0:
        return other
    return other - seat if other >= seat else other - seat + seats


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
    waiting = state.waiting
    asked: i64 = 0
    for place, other in enumerate(order):
        if waiting >> other & 1:
            asked |= bit(place)
    row.append(seat)
    row.append(asked)
    row.append(state.game.question_number(state.question) if seat >= 0 and waiting >> seat & 1 else -1)
    scores = state.scores()
    for other in order:
        row.append(scores[other])
