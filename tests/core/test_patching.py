"""Patches between trees of data."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from msgspec import Struct

from doubloon.core.patching import Patch, difference, patched


class Card(Struct, frozen=True, omit_defaults=True):
    id: str
    coins: int = 0
    marks: list[str] = []
    words: dict[str, int] = {}


class Table(Struct, frozen=True):
    round: int
    cards: list[Card]
    faces: dict[str, Card] = {}
    turn: Card | str = ""


def sent(patch: Patch | None) -> Patch | None:
    """As it comes out of the wire."""
    data: Patch | None = msgspec.json.decode(msgspec.json.encode(patch))
    return data


A, B, C = Card("a"), Card("b", 2), Card("c", 3, ["x"])


@pytest.mark.parametrize(
    ("before", "after", "patch"),
    [
        pytest.param(Table(1, [A, B]), Table(1, [A, B]), None, id="nothing"),
        pytest.param(Table(1, [A]), Table(2, [A]), {"round": [2]}, id="a number"),
        pytest.param(Table(1, [A, B]), Table(1, [A, Card("b", 5)]), {"cards": {"1": {"coins": [5]}}}, id="within"),
        pytest.param(Table(1, [B]), Table(1, [Card("b")]), {"cards": {"0": {"coins": [0]}}}, id="back to the usual"),
        pytest.param(Table(1, [A, B]), Table(1, [B]), {"cards": {"<": [1]}}, id="gone from a list"),
        pytest.param(Table(1, [A]), Table(1, [C, A]), {"cards": {"<": [-1, 0], "0": [C]}}, id="new in a list"),
        pytest.param(
            Table(1, [A, B]),
            Table(1, [Card("b", 9), A]),
            {"cards": {"<": [1, 0], "0": {"coins": [9]}}},
            id="moved and changed",
        ),
        pytest.param(
            Table(1, [A, B, C]),
            Table(1, [Card("a", 1), B, Card("c", 4, ["x"])]),
            {"cards": {"0": {"coins": [1]}, "2": {"coins": [4]}}},
            id="several within",
        ),
        pytest.param(
            Table(1, [A, B, B]),
            Table(1, [B, B]),
            {"cards": {"<": [0, 1], "0": {"id": ["b"], "coins": [2]}}},
            id="twins",
        ),
        pytest.param(Table(1, []), Table(1, [A]), {"cards": [[A]]}, id="what was empty"),
        pytest.param(Table(1, [C]), Table(1, [Card("c", 3, ["y"])]), {"cards": {"0": {"marks": [["y"]]}}}, id="marks"),
        pytest.param(Table(1, [], {"a": A}), Table(1, [], {"a": A, "b": B}), {"faces": {"b": [B]}}, id="a name more"),
        pytest.param(Table(1, [], {"a": A, "b": B}), Table(1, [], {"b": B}), {"faces": {"<": ["b"]}}, id="a name less"),
        pytest.param(
            Table(1, [], {"b": B}), Table(1, [], {"a": A, "b": B}), {"faces": {"<": ["a", "b"], "a": [A]}}, id="order"
        ),
        pytest.param(Table(1, [], turn="a"), Table(1, [], turn=A), {"turn": [A]}, id="another type"),
        pytest.param(
            Table(1, [Card("a", words={})]),
            Table(1, [Card("a", words={"n": 1})]),
            {"cards": {"0": {"words": [{"n": 1}]}}},
            id="what was left out",
        ),
    ],
)
def test_a_patch_tells_what_has_changed_and_no_more(before: Table, after: Table, patch: object) -> None:
    found = difference(before, after)
    assert found == patch
    made = patched(msgspec.to_builtins(before), sent(found))
    assert msgspec.convert(made, Table) == after
    assert list(made["faces"]) == list(after.faces)


def test_what_has_not_changed_is_shared_and_the_older_data_stay_as_they_were() -> None:
    before: dict[str, Any] = msgspec.to_builtins(Table(1, [A, B], {"a": A}))
    kept = msgspec.json.encode(before)
    after = patched(before, sent(difference(Table(1, [A, B], {"a": A}), Table(2, [A, C], {"a": A}))))
    assert after["cards"][0] is before["cards"][0]
    assert after["faces"] is before["faces"]
    assert msgspec.json.encode(before) == kept


def test_things_that_share_a_name_are_told_apart_by_their_places() -> None:
    before, after = Table(1, [A, A]), Table(1, [A, A, A])
    made = patched(msgspec.to_builtins(before), sent(difference(before, after)))
    assert msgspec.convert(made, Table) == after
