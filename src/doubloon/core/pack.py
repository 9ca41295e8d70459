"""Saved positions as bytes: whole numbers, texts and lists, one after another."""

from __future__ import annotations

from doubloon.core.errors import BadBytes


class Writer:
    """Collects the fields of a position in a fixed order."""

    def __init__(self) -> None:
        self._out = bytearray()

    def number(self, value: int) -> None:
        """Any whole number: sign folded into the lowest bit, then seven bits a byte."""
        rest = value << 1 if value >= 0 else (-value << 1) - 1
        while rest > 127:
            self._out.append(rest & 127 | 128)
            rest >>= 7
        self._out.append(rest)

    def numbers(self, values: list[int]) -> None:
        self.number(len(values))
        for value in values:
            self.number(value)

    def text(self, value: str) -> None:
        self.raw(value.encode())

    def raw(self, value: bytes) -> None:
        self.number(len(value))
        self._out += value

    def bytes(self) -> bytes:
        return bytes(self._out)


class Reader:
    """Takes the fields out again in the same order."""

    def __init__(self, data: bytes) -> None:
        self._data = data
        self._at = 0

    def number(self) -> int:
        rest = 0
        shift = 0
        while True:
            if self._at >= len(self._data) or shift > 70:
                raise BadBytes("the saved position is cut off or damaged; save it again")
            byte = self._data[self._at]
            self._at += 1
            rest |= (byte & 127) << shift
            shift += 7
            if byte < 128:
                break
        return rest >> 1 if rest & 1 == 0 else -((rest + 1) >> 1)

    def numbers(self) -> list[int]:
        return [self.number() for _ in range(self._length())]

    def text(self) -> str:
        try:
            return self.raw().decode()
        except UnicodeDecodeError:
            raise BadBytes("the saved position holds a damaged text; save it again") from None

    def raw(self) -> bytes:
        length = self._length()
        self._at += length
        return self._data[self._at - length : self._at]

    def end(self) -> None:
        """Nothing may be left over."""
        if self._at != len(self._data):
            raise BadBytes("the saved position is longer than it should be; save it again")

    def _length(self) -> int:
        length = self.number()
        if not 0 <= length <= len(self._data) - self._at:
            raise BadBytes("the saved position is cut off or damaged; save it again")
        return length
