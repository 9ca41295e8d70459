"""Chapter 13: the bear's den."""

from __future__ import annotations

import pytest

from doubloon.games.jackal.stories.builder import at, pass_turns, table, where
from tests.rules.jackal.story import act, figure, kinds, look, step, steps

DEN = """
         4      5
    1    .      {}
    2    .      {}
    3    .      {}
    4    .      .
    5    .:w1   ?dn
    """


@pytest.mark.rule("JK-221", "JK-222", "JK-223", "T-118")
def test_the_bear_mauls_the_discoverer_and_moves_at_once() -> None:
    state = table(DEN.format(".", ".", ".:y1"), listen=True)
    act(state, step(1, 5, 5))
    assert (where(state, "white-1"), where(state, "yellow-1")) == ("ship", at(5, 3))
    assert (look(state).bear, look(state).waker) == (at(5, 4), "white")
    assert [kind for kind in kinds(state) if "bear" in kind or kind == "mauled"] == [
        "bear-awake",
        "mauled",
        "bear-moved",
    ]


@pytest.mark.rule("JK-222", "JK-240", "T-119")
def test_without_prey_it_stays() -> None:
    state = table(DEN.format(".", ".", "."))
    act(state, step(1, 5, 5))
    assert (where(state, "white-1"), look(state).bear) == ("ship", at(5, 5))


@pytest.mark.rule("JK-222", "JK-236", "A-32")
def test_it_does_not_move_twice_in_the_turn_in_which_it_wakes() -> None:
    # Given prey far away, which would draw it on
    state = table(DEN.format(".:y1", ".", "."))
    act(state, step(1, 5, 5))
    assert look(state).bear == at(6, 4)
    pass_turns(state, "yellow")
    assert look(state).bear == at(6, 4), "nor after the turn of another crew"
    pass_turns(state, "white")
    assert look(state).bear == at(5, 3)


@pytest.mark.rule("JK-223", "JK-236")
def test_the_discovering_crew_is_the_waker() -> None:
    state = table(DEN.replace(":w1", ":y2").format(".:y1", ".", "."), turn="yellow")
    act(state, step(2, 5, 5))
    assert look(state).waker == "yellow"
    pass_turns(state, "white")
    assert look(state).bear == at(6, 4)
    pass_turns(state, "yellow")
    assert look(state).bear != at(6, 4)


@pytest.mark.rule("JK-221", "JK-111", "T-029")
def test_the_mauled_discoverer_misses_the_next_turn_of_his_crew() -> None:
    state = table(DEN.format(".", ".", "."))
    act(state, step(1, 5, 5))
    pass_turns(state, "yellow")
    assert figure(state, "white-1").state == "recovering"
    assert steps(state, 1) == set()
    pass_turns(state, "white", "yellow")
    assert where(state, "white-1") == "aboard white"
    assert steps(state, 1)


@pytest.mark.rule("JK-221", "JK-140")
def test_a_den_that_is_awake_is_an_empty_tile() -> None:
    state = table(
        """
             4      5        8
        5    .:w1   dn       .:&
        """,
        waker="yellow",
    )
    act(state, step(1, 5, 5))
    assert (where(state, "white-1"), look(state).bear, look(state).waker) == (at(5, 5), at(8, 5), "yellow")


@pytest.mark.rule("JK-224")
def test_a_missionary_who_discovers_it_is_not_mauled() -> None:
    state = table(
        """
             4     5     6      7     8
        5    .:m   ?dn   .      .     .:y1
        """
    )
    act(state, step("m", 5, 5))
    # Then it wakes all the same and goes after a pirate
    assert where(state, "missionary") == at(5, 5)
    assert (look(state).bear, look(state).waker) == (at(6, 4), "white")
