"""Component files: errors name the file and the entry."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from doubloon.core.components import MAX_BYTES, Entry, read_components
from doubloon.core.errors import BadComponents

TEXT = """
title = "Cove"
count = 3
flag = true
[box]
words = ["a", "b"]
rows = [1, 2]
[[cards]]
id = "PU01"
value = 7
[[cards]]
value = 8
"""


def read(folder: Path, text: str | bytes = TEXT) -> Entry:
    path = folder / "box.toml"
    path.write_bytes(text.encode() if isinstance(text, str) else text)
    return read_components(path)[0]


def test_a_sound_file_is_read(tmp_path: Path) -> None:
    file = read(tmp_path)
    assert file.keys() == ["title", "count", "flag", "box", "cards"]
    assert file.has("title")
    assert not file.has("name")
    assert file.get("title", str) == "Cove"
    assert file.number("count", 1, 3) == 3
    assert file.entry("box").texts("words") == ["a", "b"]
    assert file.entry("box").numbers("rows") == [1, 2]
    assert [card.number("value", 0, 9) for card in file.entries("cards")] == [7, 8]
    assert [card.path for card in file.entries("cards")] == ["cards[PU01]", "cards[2]"]


def test_the_fingerprint_is_of_the_bytes(tmp_path: Path) -> None:
    read(tmp_path)
    path = tmp_path / "box.toml"
    first = read_components(path)[1]
    assert read_components(path)[1] == first
    path.write_text(TEXT + "# another\n", encoding="utf-8")
    assert read_components(path)[1] != first


@pytest.mark.parametrize(
    ("look", "sentence"),
    [
        (lambda file: file.get("name", str), "box.toml: the file must have name = a text, not nothing"),
        (lambda file: file.get("count", str), "box.toml: the file must have count = a text, not 3"),
        (lambda file: file.get("flag", int), "box.toml: the file must have flag = a whole number, not True"),
        (lambda file: file.get("title", list), "box.toml: the file must have title = a list, not 'Cove'"),
        (lambda file: file.number("count", 4, 9), "box.toml: the file must have count from 4 to 9, not 3"),
        (lambda file: file.entry("title"), "box.toml: the file must have title = a table, not 'Cove'"),
        (lambda file: file.entry("box").texts("rows"), "box.toml: box must have rows = a list of texts"),
        (lambda file: file.entry("box").numbers("words"), "box.toml: box must have words = a list of whole numbers"),
        (
            lambda file: file.entries("cards")[0].number("value", 0, 5),
            "box.toml: cards[PU01] must have value from 0 to 5, not 7",
        ),
        (
            lambda file: file.entry("box").entries("rows"),
            "box.toml: box must have rows = a list of tables, but entry 1 is none",
        ),
        (
            lambda file: file.entries("cards")[1].get("id", str),
            "box.toml: cards[2] must have id = a text, not nothing",
        ),
    ],
)
def test_a_wrong_entry_is_named(tmp_path: Path, look: Callable[[Entry], object], sentence: str) -> None:
    with pytest.raises(BadComponents) as refused:
        look(read(tmp_path))
    assert str(refused.value) == sentence


def test_an_empty_list_is_none(tmp_path: Path) -> None:
    with pytest.raises(BadComponents, match="must have words = a list of texts"):
        read(tmp_path, "words = []").texts("words")


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("title = ", "box.toml is not valid TOML: "),
        (b"\xff", "box.toml is not UTF-8 text"),
        ("#" * (MAX_BYTES + 1), f"box.toml is larger than the allowed {MAX_BYTES} bytes"),
    ],
    ids=["toml", "utf-8", "size"],
)
def test_a_file_that_is_none_is_refused(tmp_path: Path, text: str | bytes, sentence: str) -> None:
    with pytest.raises(BadComponents, match=sentence):
        read(tmp_path, text)


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadComponents, match=r"none.toml cannot be read \(No such file or directory\)"):
        read_components(tmp_path / "none.toml")
