"""Chapter 13: the pit."""

from __future__ import annotations

import pytest

from doubloon.games.jackal.stories.builder import at, offered, pass_turns, table, trapped, where
from tests.rules.jackal.story import act, clause_against, figure, kinds, look, step, steps, verbs


@pytest.mark.rule("JK-161", "T-045")
@pytest.mark.parametrize("pit", ["pi", "?pi"])
def test_a_lone_figure_is_trapped_and_cannot_act(pit: str) -> None:
    state = table(
        f"""
             4      5
        5    .:w1   {pit}
        """
    )
    act(state, step(1, 5, 5))
    assert (trapped(state), figure(state, "white-1").state) == (["white-1"], "trapped")
    pass_turns(state, "yellow")
    assert steps(state, 1) == set()
    assert clause_against(state, step(1, 4, 5)) == "JK-042"


@pytest.mark.rule("JK-162", "JK-166", "T-046")
def test_a_friend_frees_everybody_and_is_not_trapped() -> None:
    state = table(
        """
             4      5
        5    .:w2   pi:w1!
        """,
        listen=True,
    )
    act(state, step(2, 5, 5))
    assert (trapped(state), "freed" in kinds(state)) == ([], True)
    pass_turns(state, "yellow")
    act(state, step(1, 6, 5))
    # Then the other one stays free too until he leaves
    pass_turns(state, "yellow")
    assert (5, 4) in steps(state, 2)
    act(state, step(2, 4, 5))
    assert (where(state, "white-1"), where(state, "white-2")) == (at(6, 5), at(4, 5))


@pytest.mark.rule("JK-162", "JK-166")
def test_a_friend_who_is_free_saves_the_newcomer_too() -> None:
    # Given two in the pit, one of whom was freed and one who has been trapped
    state = table(
        """
             4      5
        5    .:w3   pi:w1w2!
        """
    )
    act(state, step(3, 5, 5))
    assert trapped(state) == []
    # and with only a free one there, the newcomer is not trapped either
    state = table(
        """
             4      5
        5    .:w3   pi:w1
        """
    )
    act(state, step(3, 5, 5))
    assert trapped(state) == []


@pytest.mark.rule("JK-163")
def test_nobody_has_to_rescue() -> None:
    state = table(
        """
             4      5
        5    .:w2   pi:w1!
        """
    )
    assert steps(state, 2) == {(3, 4), (4, 4), (5, 4), (3, 5), (5, 5), (3, 6), (4, 6), (5, 6)}
    assert "sail" in verbs(state)
    act(state, step(2, 4, 4))
    assert (trapped(state), look(state).turn) == (["white-1"], "yellow")


@pytest.mark.rule("JK-164")
def test_the_pit_traps_again_on_every_lone_entry() -> None:
    # Given a pirate who was freed and has left the pit
    state = table(
        """
             4      5
        5    .      pi:w1
        """
    )
    act(state, step(1, 4, 5))
    pass_turns(state, "yellow")
    act(state, step(1, 5, 5))
    assert trapped(state) == ["white-1"]


@pytest.mark.rule("JK-165", "JK-109", "T-047")
def test_who_attacks_in_a_pit_is_trapped_there() -> None:
    state = table(
        """
             4      5
        5    .:w1   pi:y1!y2!
        """
    )
    act(state, step(1, 5, 5))
    assert (where(state, "yellow-1"), where(state, "yellow-2")) == ("ship", "ship")
    assert trapped(state) == ["white-1"]


@pytest.mark.rule("JK-165")
def test_an_enemy_is_no_comrade() -> None:
    # Given that only the red ally or the own crew counts
    state = table(
        """
             4      5
        5    .:w1   pi:b1!
        """,
        seats=4,
    )
    act(state, step(1, 5, 5))
    assert (trapped(state), where(state, "black-1")) == (["white-1"], "ship")


@pytest.mark.rule("JK-167", "JK-314")
def test_allies_rescue_each_other() -> None:
    state = table(
        """
             4      5
        5    .:w1   pi:r1!
        """,
        seats=4,
        options=["teams=two_on_two"],
    )
    act(state, step(1, 5, 5))
    assert (trapped(state), where(state, "red-1"), where(state, "white-1")) == ([], at(5, 5), at(5, 5))
    pass_turns(state, "yellow")
    assert (5, 4) in steps(state, 1)


@pytest.mark.rule("JK-266")
def test_the_missionary_counts_as_a_comrade() -> None:
    state = table(
        """
             4     5
        5    .:m   pi:w1!
        """
    )
    act(state, step("m", 5, 5))
    assert trapped(state) == []
    # and is trapped when he comes alone
    state = table(
        """
             4     5
        5    .:m   pi
        """
    )
    act(state, step("m", 5, 5))
    assert trapped(state) == ["missionary"]


@pytest.mark.rule("JK-161")
def test_a_coin_lies_in_the_pit_with_its_pirate() -> None:
    state = table(
        """
             4       5
        5    .:w1$   pi
        """
    )
    act(state, step(1, 5, 5, 1))
    assert (trapped(state), state.coins[state.island.named(at(5, 5))]) == (["white-1"], 1)
    assert "resurrect 1" not in offered(state)
