"""The move table."""

from __future__ import annotations

import pytest

from doubloon.core.errors import BadMove
from doubloon.core.move import Move, MoveSet
from tests.testkit.toy import Toy
from tests.testkit.toy_parts import all_moves


def test_a_moves_id_is_its_place() -> None:
    table = MoveSet(all_moves())
    assert [move.id for move in table] == list(range(len(table)))
    assert table[3] is table.parse("bid 4")
    assert repr(table[3]) == "<3: bid 4>"
    assert str(table[3]) == "bid 4"


@pytest.mark.parametrize("text", ["bid 4", "BID 4", "  bid   4 ", "Bid\t4"])
def test_letter_case_and_blanks_do_not_matter(text: str) -> None:
    assert Toy().moveset.parse(text).text == "bid 4"


@pytest.mark.parametrize("id", [-1, 35, 10**9])
def test_an_id_must_be_in_the_table(id: int) -> None:
    with pytest.raises(BadMove, match=f"there is no move {id}; the ids run from 0 to 34"):
        Toy().moveset[id]


def test_a_wrong_text_is_answered_by_one_of_its_kind() -> None:
    with pytest.raises(BadMove, match="'bid 99' is not a move of this game; one that is: 'bid 1'"):
        Toy().moveset.parse("bid 99")


@pytest.mark.parametrize("text", ["", "   ", "dance", "x" * 5000])
def test_an_unknown_text_is_answered_by_what_moves_look_like(text: str) -> None:
    with pytest.raises(
        BadMove, match="is not a move of this game; moves look like 'bid 1', 'offer 1', 'boast'"
    ) as refused:
        Toy().moveset.parse(text)
    assert len(str(refused.value)) < 400


def test_the_digest_tells_tables_apart() -> None:
    table = MoveSet(all_moves())
    assert table.digest() == MoveSet(all_moves()).digest()
    assert table.digest() != MoveSet(all_moves()[::-1]).digest()
    assert len(table.digest()) == 16


def test_the_table_does_not_change_with_the_list_it_was_made_from() -> None:
    moves = all_moves()
    table = MoveSet(moves)
    moves.append(Move("sink", "sink"))
    assert len(table) == len(moves) - 1
