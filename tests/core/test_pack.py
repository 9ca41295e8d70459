"""Bytes of saved positions."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from doubloon.core.errors import BadBytes
from doubloon.core.pack import Reader, Writer

NUMBERS = st.integers(-(1 << 62), (1 << 62) - 1)


@given(NUMBERS, st.lists(NUMBERS), st.text(st.characters(codec="utf-8")), st.binary())
def test_what_is_written_is_read_back(number: int, numbers: list[int], text: str, raw: bytes) -> None:
    out = Writer()
    out.number(number)
    out.numbers(numbers)
    out.text(text)
    out.raw(raw)
    data = Reader(out.bytes())
    assert (data.number(), data.numbers(), data.text(), data.raw()) == (number, numbers, text, raw)
    data.end()


@pytest.mark.parametrize(
    ("number", "written"), [(0, "00"), (-1, "01"), (1, "02"), (63, "7e"), (-64, "7f"), (64, "8001"), (300, "d804")]
)
def test_small_numbers_take_one_byte(number: int, written: str) -> None:
    out = Writer()
    out.number(number)
    assert out.bytes().hex() == written


@given(st.lists(NUMBERS, min_size=1), st.data())
def test_cut_off_bytes_are_refused(numbers: list[int], data: st.DataObject) -> None:
    out = Writer()
    out.numbers(numbers)
    whole = out.bytes()
    length = data.draw(st.integers(0, len(whole) - 1))
    with pytest.raises(BadBytes, match="cut off or damaged; save it again"):
        Reader(whole[:length]).numbers()


def test_a_length_that_cannot_be_is_refused() -> None:
    for length in (-1, 5):
        out = Writer()
        out.number(length)
        with pytest.raises(BadBytes, match="cut off or damaged"):
            Reader(out.bytes()).raw()


def test_a_number_without_end_is_refused() -> None:
    with pytest.raises(BadBytes, match="cut off or damaged"):
        Reader(b"\xff" * 40).number()


def test_a_text_that_is_none_is_refused() -> None:
    out = Writer()
    out.raw(b"\xff\xfe")
    with pytest.raises(BadBytes, match="holds a damaged text"):
        Reader(out.bytes()).text()


def test_nothing_may_be_left_over() -> None:
    with pytest.raises(BadBytes, match="longer than it should be"):
        Reader(b"\0").end()
