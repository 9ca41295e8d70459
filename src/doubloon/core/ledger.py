"""Rows of many games in memory that is written over again and again, and what differs from the time before."""

from __future__ import annotations

from librt.strings import BytesWriter, read_i64_le, write_i64_le
from librt.vecs import vec
from mypy_extensions import i64

from doubloon.core.numbers import WORD, Amendments, Row, Steady


class _Followed:
    """A steady part as it stands in a row."""

    def __init__(self, steady: Steady) -> None:
        self.steady = steady
        self.changes = steady.changes  # that are written there


class Ledger(Row):
    """A row a game; `turn_to` one before it is written. Of each number that differs it notes what it was.

    Of 256 games few numbers change from turn to turn: whoever keeps something that was made of them goes by those.
    """

    def __init__(self, games: int, columns: int) -> None:
        super().__init__()
        self.numbers_of_all: vec[i64] = vec[i64]([0] * (games * columns))  # one buffer for good: arrays look at it
        self._columns: i64 = columns
        self._at: i64 = 0
        self._changes = BytesWriter()
        self._steady: list[list[bytes]] = [[] for _ in range(games)]  # parts of each row that seldom change
        self._part: i64 = 0
        self._followed: list[list[_Followed]] = [[] for _ in range(games)]  # those that tell their changes
        self._follows: i64 = 0
        self._game = 0

    def turn_to(self, game: int) -> None:
        self._at = game * self._columns
        self._game = game
        self._part = 0
        self._follows = 0

    def append(self, number: i64) -> None:
        """Most are as they were: what has to be done with the others stands apart, so that this stays short."""
        at = self._at
        if self.numbers_of_all[at] != number:
            self._change(at, number)
        self._at = at + 1

    def _change(self, at: i64, number: i64) -> None:
        numbers, changes = self.numbers_of_all, self._changes
        write_i64_le(changes, at)
        write_i64_le(changes, numbers[at])
        numbers[at] = number

    def extend(self, numbers: list[int]) -> None:
        for number in numbers:
            self.append(number)

    def copy_in(self, words: bytes) -> None:
        """As `append` for each, written out: much of a batch's step is spent here."""
        numbers, at = self.numbers_of_all, self._at
        place: i64 = 0
        end: i64 = len(words)
        while place < end:
            number = read_i64_le(words, place)
            if numbers[at] != number:
                self._change(at, number)
            place += WORD
            at += 1
        self._at = at

    def copy_steady(self, words: bytes) -> None:
        """As a rule it is the same object as the time before, or at least looks the same: then it is passed by."""
        parts, part = self._steady[self._game], self._part
        self._part = part + 1
        if part == len(parts):
            parts.append(words)
        else:
            before = parts[part]
            if before is words or before == words:
                self._at += len(words) // WORD
                return
            parts[part] = words
        self.copy_in(words)

    def follow(self, steady: Steady, amendments: Amendments) -> None:
        """What has changed since the time before, if it is the same one."""
        begin = self._at
        parts, part = self._followed[self._game], self._follows
        self._follows = part + 1
        if part < len(parts) and parts[part].steady is steady:
            followed = parts[part]
            while followed.changes < steady.changes:
                number = steady.changed[followed.changes]
                self._at = begin + number * steady.piece
                self.copy_in(steady.pieces[number])
                followed.changes += 1
        else:
            parts[part : part + 1] = [_Followed(steady)]
            self.copy_in(steady.words())
        for place, piece in zip(amendments.places, amendments.pieces):
            self._at = begin + place
            self.copy_in(piece)
        self._at = begin + steady.size

    def take_changes(self) -> bytes:
        """What has changed since this was asked last, in pairs: the place of a number among those of all games, and
        what stood there. A place may come twice.
        """
        changes = self._changes.getvalue()
        self._changes.truncate(0)
        return changes

    def words(self) -> bytes:
        """The rows of all games."""
        row = Row()
        row.extend(list(self.numbers_of_all))
        return row.words()
