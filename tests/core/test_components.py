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
long = "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"
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
    assert file.keys() == ["title", "count", "flag", "long", "box", "cards"]
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
        (lambda file: file.get("long", int), f"box.toml: the file must have long = a whole number, not '{'x' * 39}"),
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


def test_a_key_that_nobody_would_read_is_refused_unless_it_says_where_something_is_from(tmp_path: Path) -> None:
    entry = read(tmp_path, 'id = "PU01"\nsrc = "page 3"\nprovenance = "a photo"\n')
    entry.only("id value")
    with pytest.raises(BadComponents, match=r"the file has id = …, which is unknown here; there are name, value"):
        entry.only("name value")


@pytest.mark.parametrize(
    ("id", "more", "taken"),
    [("PU02", "", ["PU01"]), ("p-2", "-", []), ("7", "", ["17"])],
)
def test_an_id_is_its_own_and_of_plain_signs(tmp_path: Path, id: str, more: str, taken: list[str]) -> None:
    assert read(tmp_path, f'id = "{id}"').own_id(taken, more) == id


@pytest.mark.parametrize(
    ("id", "more", "taken"),
    [("PU01", "", ["PU01"]), ("pu01", "", ["PU01"]), ("p-2", "", []), ("é1", "", []), ("٣", "", []), ("", "", [])],
)
def test_an_id_that_is_taken_in_other_letters_or_odd_is_refused(
    tmp_path: Path, id: str, more: str, taken: list[str]
) -> None:
    with pytest.raises(BadComponents, match="must have an id of its own, of letters and digits"):
        read(tmp_path, f'id = "{id}"').own_id(taken, more)


def test_true_is_no_number_in_a_list_either(tmp_path: Path) -> None:
    with pytest.raises(BadComponents, match="must have rows = a list of whole numbers"):
        read(tmp_path, "rows = [1, true]").numbers("rows")


def test_an_entry_within_an_entry_is_named_with_both(tmp_path: Path) -> None:
    box = read(tmp_path, '[box.lid]\ncolour = 3\n[[box.cards]]\nid = "A"\n').entry("box")
    assert (box.entry("lid").path, box.entries("cards")[0].path) == ("box.lid", "box.cards[A]")


def test_the_bounds_of_a_number_belong_to_it(tmp_path: Path) -> None:
    file = read(tmp_path)
    assert (file.number("count", 3, 9), file.number("count", 0, 3)) == (3, 3)
    for low, high, right in ((4, 9, "from 4 to 9"), (0, 2, "from 0 to 2"), (4, 4, "= 4")):
        with pytest.raises(BadComponents, match=f"must have count {right}, not 3"):
            file.number("count", low, high)


def test_an_empty_list_is_none(tmp_path: Path) -> None:
    with pytest.raises(BadComponents, match="must have words = a list of texts"):
        read(tmp_path, "words = []").texts("words")


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("title = ", "box.toml is not valid TOML: "),
        (b"\xff", "box.toml is not UTF-8 text"),
        ("#" * (MAX_BYTES + 1), f"box.toml is larger than the allowed {MAX_BYTES} bytes"),
        ("deep = " + "[" * 20_000, "box.toml is not valid TOML: "),
    ],
    ids=["toml", "utf-8", "size", "depth"],
)
def test_a_file_that_is_none_is_refused(tmp_path: Path, text: str | bytes, sentence: str) -> None:
    with pytest.raises(BadComponents, match=sentence):
        read(tmp_path, text)


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadComponents, match=r"none.toml cannot be read \(there is no such file or folder\)"):
        read_components(tmp_path / "none.toml")
