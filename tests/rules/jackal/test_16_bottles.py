"""Chapter 16: what bottles do, and when."""

from __future__ import annotations

import pytest

from doubloon.games.jackal.state import JackalState
from doubloon.games.jackal.stories.builder import at, coins, offered, pass_turns, table, trapped, where
from tests.rules.jackal.story import act, clause_against, crew, figure, kinds, look, scene, step, steps


def stuck(*, bottles: int = 1, smoke: int = 0, turn: str = "white", seats: int = 2) -> JackalState:
    """White's first pirate is in a pit, the second one on the first space of a labyrinth of five."""
    return table(
        scene({(5, 5): "pi:w1!", (7, 5): "l5:w2"}),
        bottles={"white": bottles},
        smoke=smoke,
        turn=turn,
        seats=seats,
        listen=True,
    )


@pytest.mark.rule("JK-268", "JK-269", "T-049", "A-25")
def test_after_the_action_a_bottle_frees_a_pirate_who_acts_next_turn() -> None:
    state = stuck()
    assert not {"free 1", "done"} & set(offered(state)), "not before the action"
    act(state, "sail cw 1", "free 1")
    assert (trapped(state), crew(state, "white").bottles) == ([], 0)
    assert state.deciders() == (1,), "he does not act in the same turn"
    act(state, "sail cw 1")
    assert len(steps(state, 1)) == 8


@pytest.mark.rule("JK-269", "JK-271")
def test_a_bottle_frees_nobody_who_is_not_trapped() -> None:
    state = stuck()
    act(state, "sail cw 1")
    for number in (2, 3):
        assert clause_against(state, f"free {number}") == "JK-269"
    # Nor does it take anybody through a labyrinth who is in none.
    assert clause_against(state, "through 3") == "JK-271"


@pytest.mark.rule("JK-270", "T-050", "A-25")
def test_a_bottle_takes_a_pirate_to_the_last_space_and_he_leaves_next_turn() -> None:
    state = stuck()
    act(state, "sail cw 1", "through 2")
    assert figure(state, "white-2").space == 5
    act(state, "sail cw 1")
    assert len(steps(state, 2)) == 8


@pytest.mark.rule("JK-270")
@pytest.mark.parametrize("ability", ["", "strongman"])
def test_a_coin_of_his_space_may_come_along(ability: str) -> None:
    board = scene({(7, 5): "l4:w2/2$$$/2$/1"})
    state = table(board, bottles={"white": 1}, abilities={"white-2": ability} if ability else {})
    act(state, "sail cw 1")
    many = ["through 2 coin coin"] if ability else []
    assert offered(state) == ["through 2", "through 2 coin", *many, "done"]
    act(state, offered(state)[-2])
    taken = 2 if ability else 1
    assert [coins(state, at(7, 5), space) for space in range(1, 5)] == [1, 3 - taken, 0, taken]


@pytest.mark.rule("JK-271", "T-051")
def test_a_bottle_is_no_use_on_the_last_space_or_while_an_enemy_is_there() -> None:
    for labyrinth in ("l5:w2y1/5", "l5:w2/5"):
        state = table(scene({(5, 5): "pi:w1!", (7, 5): labyrinth}), bottles={"white": 1})
        act(state, "sail cw 1")
        assert offered(state) == ["free 1", "done"]
        assert clause_against(state, "through 2") == "JK-271"
    # An enemy on another space, or a friend on the last one, is no hindrance.
    for labyrinth in ("l5:w2y1/4", "l5:w2w3/5"):
        state = table(scene({(7, 5): labyrinth}), bottles={"white": 1})
        act(state, "sail cw 1", "through 2")
        assert figure(state, "white-2").space == 5


@pytest.mark.rule("JK-268", "JK-274", "A-26")
def test_bottles_are_used_one_at_a_time_as_many_as_there_are() -> None:
    state = stuck(bottles=2)
    supply = look(state).bottles
    act(state, "sail cw 1")
    assert offered(state) == ["free 1", "through 2", "done"]
    act(state, "free 1")
    assert offered(state) == ["through 2", "done"]
    act(state, "through 2")
    assert state.deciders() == (1,)
    # Used bottles do not return to the supply.
    assert (crew(state, "white").bottles, look(state).bottles) == (0, supply)


@pytest.mark.rule("JK-268")
def test_nobody_has_to_use_a_bottle() -> None:
    state = stuck()
    act(state, "sail cw 1", "done")
    assert (trapped(state), crew(state, "white").bottles, state.deciders()) == (["white-1"], 1, (1,))


@pytest.mark.rule("JK-268", "JK-269")
def test_without_a_bottle_or_without_a_use_nobody_is_asked() -> None:
    state = stuck(bottles=0)
    act(state, "sail cw 1")
    assert state.deciders() == (1,)
    state = table(scene({(5, 5): ".:w1"}), bottles={"white": 1})
    act(state, "sail cw 1")
    assert state.deciders() == (1,)


@pytest.mark.rule("JK-268", "JK-037")
def test_bottles_come_before_the_bear() -> None:
    # Given a trapped pirate beside the bear
    state = table(scene({(5, 5): "pi:w1!", (6, 5): ".:&"}), bottles={"white": 1}, listen=True)
    act(state, "sail cw 1")
    assert where(state, "white-1") == at(5, 5)
    act(state, "free 1")
    assert kinds(state)[-5:] == ["bottle-used", "freed-by-bottle", "bear-moved", "mauled", "turn"]


@pytest.mark.rule("JK-268", "JK-343", "T-017", "T-019")
@pytest.mark.parametrize("bottles", [0, 1])
def test_after_an_automatic_pass_bottles_can_be_used(bottles: int) -> None:
    state = table(
        scene({(5, 5): "pi:w1!"}), bottles={"white": bottles}, dead="white-2 white-3", turn="yellow", listen=True
    )
    act(state, "sail cw 1")
    assert "passed" in kinds(state)
    if bottles == 0:
        assert state.deciders() == (1,)
    else:
        assert (state.deciders(), offered(state)) == ((0,), ["free 1", "done"])
        act(state, "free 1", "sail cw 1")
        assert len(steps(state, 1)) == 8


@pytest.mark.rule("JK-273", "JK-218")
def test_in_smoke_nobody_uses_bottles() -> None:
    state = stuck(bottles=1, smoke=2)
    assert state.deciders() == (1,)
    act(state, "sail cw 1")
    # Yellow, moved by white's player: no bottle in this turn either.
    assert (look(state).turn, state.deciders()) == ("yellow", (0,))
    act(state, "sail cw 1")
    assert trapped(state) == ["white-1"]
    # With the smoke gone they are back.
    act(state, "sail cw 1")
    assert "free 1" in offered(state)


@pytest.mark.rule("JK-273")
def test_bottles_are_for_the_own_crew_only_and_only_in_its_turn() -> None:
    # Given white has the bottle and an ally in a pit, who has none
    state = table(
        scene({(5, 5): "pi:r1!", (7, 5): "l4:y1"}),
        seats=4,
        options=["teams=two_on_two"],
        bottles={"white": 1},
    )
    for colour in ("white", "yellow", "red", "black"):
        pass_turns(state, colour)
    assert trapped(state) == ["red-1"]
    assert crew(state, "white").bottles == 1


@pytest.mark.rule("JK-273")
def test_the_other_player_cannot_use_them() -> None:
    state = stuck()
    act(state, "sail cw 1")
    assert clause_against(state, "free 1", seat=1) == "JK-031"
    assert clause_against(state, step(1, 5, 6)) == "JK-268"
