"""Chapter 13: the bank."""

from __future__ import annotations

import pytest

from doubloon.games.jackal.stories.builder import at, coins, pass_turns, table, where
from tests.rules.jackal.story import act, clause_against, gold_at, step, steps


@pytest.mark.rule("JK-178", "JK-177", "JK-115", "T-090")
def test_a_pirate_with_a_coin_on_the_bank_keeps_everybody_out() -> None:
    drawing = """
             4      5        6
        5    .:y1   bk:w1$   .:w2
        """
    state = table(drawing, turn="yellow")
    assert (5, 5) not in steps(state, 1)
    assert clause_against(state, step(1, 5, 5)) == "JK-178"
    state = table(drawing)
    assert (5, 5) not in steps(state, 2)
    assert clause_against(state, step(2, 5, 5)) == "JK-180"


@pytest.mark.rule("JK-179", "JK-177", "T-091", "A-20")
def test_a_pirate_without_a_coin_may_be_attacked() -> None:
    state = table(
        """
             4      5
        5    .:y1   bk:w1
        """,
        turn="yellow",
    )
    act(state, step(1, 5, 5))
    assert (where(state, "white-1"), where(state, "yellow-1")) == ("ship", at(5, 5))


@pytest.mark.rule("JK-180", "JK-177")
@pytest.mark.parametrize(("inside", "outside", "options"), [("w1", "w2", "none"), ("r1", "w2", "two_on_two")])
def test_a_friend_may_not_enter_an_occupied_bank(inside: str, outside: str, options: str) -> None:
    state = table(
        f"""
             4             5
        5    .:{outside}   bk:{inside}
        """,
        seats=4,
        options=[f"teams={options}"],
    )
    assert (5, 5) not in steps(state, 2)
    assert clause_against(state, step(2, 5, 5)) == "JK-180"


@pytest.mark.rule("JK-177")
def test_nor_with_the_missionary_whoever_came_first() -> None:
    state = table(
        """
             4      5
        5    .:w1   bk:m
        """
    )
    assert clause_against(state, step(1, 5, 5)) == "JK-180"
    state = table(
        """
             4      5
        5    .:m    bk:w1
        """
    )
    assert clause_against(state, step("m", 5, 5)) == "JK-180"


@pytest.mark.rule("JK-181")
def test_coins_on_an_unoccupied_bank_are_free_for_all() -> None:
    state = table(
        """
             4      5
        5    .:y1   bk:$$
        """,
        turn="yellow",
    )
    act(state, step(1, 5, 5))
    assert where(state, "yellow-1") == at(5, 5)
    pass_turns(state, "white")
    act(state, step(1, 4, 5, 1))
    assert (gold_at(state, 4, 5), coins(state, at(5, 5))) == (1, 1)


@pytest.mark.rule("JK-178", "JK-181")
def test_a_coin_may_be_brought_to_a_free_bank() -> None:
    state = table(
        """
             4       5
        5    .:w1$   bk
        6    .:y1    .
        """
    )
    act(state, step(1, 5, 5, 1))
    assert gold_at(state, 5, 5) == 1
    assert clause_against(state, step(1, 5, 5)) == "JK-178"


@pytest.mark.rule("JK-177", "JK-179")
def test_a_free_bank_holds_one_and_then_no_second() -> None:
    state = table(
        """
             4        5
        5    .:w1w2   bk
        """
    )
    act(state, step(1, 5, 5))
    pass_turns(state, "yellow")
    assert (5, 5) not in steps(state, 2)


@pytest.mark.rule("JK-178", "JK-250")
def test_the_bear_keeps_nobody_out_of_a_bank_with_coins() -> None:
    state = table(
        """
             4       5
        5    .:w1m   bk:&$
        """,
        waker="yellow",
    )
    assert (5, 5) in steps(state, "m")
    act(state, step(1, 5, 5))
    assert (where(state, "white-1"), gold_at(state, 5, 5)) == ("ship", 1)
