"""Chapter 13: smoke."""

from __future__ import annotations

import pytest

from doubloon.games.jackal.state import JackalState
from doubloon.games.jackal.stories.builder import at, pass_turns, table, where
from tests.rules.jackal.story import act, cell, clause_against, crew, figure, look, step, verbs

ORDER = ["white", "yellow", "red", "black"]


def in_smoke(finder: str, seats: int, *options: str) -> JackalState:
    """A crew has just explored the smoke; the next turn is the first one in it."""
    state = table(
        f"""
             4                5
        5    .:{finder[0]}1   ?sm
        """,
        seats=seats,
        turn=finder,
        options=list(options),
    )
    act(state, step(1, 5, 5))
    return state


def turns_played(state: JackalState, count: int) -> list[tuple[str, int]]:
    """Crew and mover of the next turns, in which everybody sails."""
    played: list[tuple[str, int]] = []
    for _ in range(count):
        turn = look(state).turn
        assert turn is not None
        played.append((turn, state.deciders()[0]))
        assert look(state).mover == state.deciders()[0]
        pass_turns(state, turn)
    return played


@pytest.mark.rule("JK-216", "JK-217", "T-098", "T-099", "T-107")
@pytest.mark.parametrize(
    ("finder", "seats", "expected"),
    [
        ("yellow", 4, [("red", 3), ("black", 0), ("white", 1), ("yellow", 2), ("red", 2), ("black", 3)]),
        ("white", 2, [("yellow", 0), ("white", 1), ("yellow", 1), ("white", 0)]),
        ("red", 3, [("white", 1), ("yellow", 2), ("red", 0), ("white", 0), ("yellow", 1)]),
    ],
)
def test_every_crew_is_moved_by_the_next_player_once(finder: str, seats: int, expected: list[tuple[str, int]]) -> None:
    state = in_smoke(finder, seats)
    assert look(state).smoke == seats
    assert turns_played(state, len(expected)) == expected
    assert look(state).smoke == 0


@pytest.mark.rule("JK-216", "JK-358", "T-108")
def test_with_two_crews_each_the_next_crew_counts() -> None:
    state = in_smoke("white", 2, "teams=two_crews_each")
    assert turns_played(state, 6) == [
        ("yellow", 0), ("red", 1), ("black", 0), ("white", 1), ("yellow", 1), ("red", 0),
    ]  # fmt: skip


@pytest.mark.rule("JK-317", "JK-216")
def test_in_two_on_two_an_opponent_moves_the_crew() -> None:
    state = in_smoke("white", 4, "teams=two_on_two")
    for turn, mover in turns_played(state, 4):
        assert (mover - ORDER.index(turn)) % 4 == 1


@pytest.mark.rule("JK-216")
def test_the_owner_may_not_move_his_crew() -> None:
    state = in_smoke("white", 2)
    assert clause_against(state, "sail cw 1", seat=1) == "JK-216"
    act(state, "sail cw 1")
    assert crew(state, "yellow").boat == at(4, 10), "it was yellow's boat that moved"


@pytest.mark.rule("JK-350", "A-52")
def test_own_and_enemy_are_those_of_the_crew_that_is_moved() -> None:
    # Given yellow in smoke, moved by white
    state = table(
        """
             4      5       6
        8    .      .:y2$   .
        9    .:w1   .:y1$   .
        """,
        turn="yellow",
        smoke=2,
    )
    assert state.deciders() == (0,)
    boarding = state.clone()
    # When yellow enters the cell of white, white is hit; his own comrade is not
    hitting = state.clone()
    act(hitting, step(1, 4, 9))
    assert where(hitting, "white-1") == "ship"
    act(state, step(1, 5, 8))
    assert (where(state, "yellow-1"), where(state, "yellow-2")) == (at(5, 8), at(5, 8))
    # Gold goes aboard yellow's boat and into yellow's purse
    act(boarding, "board 1 coin")
    assert (where(boarding, "yellow-1"), crew(boarding, "yellow").purse) == ("aboard yellow", 1)
    assert crew(boarding, "white").purse == 0


@pytest.mark.rule("JK-218", "JK-273", "A-33")
@pytest.mark.parametrize(("smoke", "next_verbs"), [(2, None), (0, {"free", "done"})])
def test_no_bottles_are_used_in_smoke(smoke: int, next_verbs: set[str] | None) -> None:
    state = table(
        """
             5
        5    pi:y1!
        """,
        turn="yellow",
        smoke=smoke,
        bottles={"yellow": 1, "white": 1},
    )
    act(state, "sail cw 1")
    if next_verbs:
        assert verbs(state) == next_verbs
    else:
        assert look(state).turn == "white"
    assert crew(state, "yellow").bottles == 1


@pytest.mark.rule("JK-219")
def test_finds_belong_to_the_crew_that_is_moved() -> None:
    state = table(
        """
             4      5
        5    .:y1   ?b2
        6    .:y2   ?mi
        """,
        turn="yellow",
        smoke=4,
    )
    other = state.clone()
    act(state, step(1, 5, 5))
    assert (crew(state, "yellow").bottles, crew(state, "white").bottles) == (2, 0)
    act(other, step(2, 5, 6))
    assert figure(other, "missionary").crew == "yellow"


@pytest.mark.rule("JK-219")
def test_looks_are_seen_by_the_mover() -> None:
    state = table(
        """
             4      5
        5    .:y1   ?li
        6    .      ?c4
        """,
        turn="yellow",
        smoke=2,
    )
    act(state, step(1, 5, 5))
    assert state.deciders() == (0,)
    act(state, f"look {at(5, 6)}")
    assert cell(state, 5, 6).looked == [0]
    assert cell(state, 5, 6, 0).tile is not None
    assert cell(state, 5, 6, 1).tile is None


@pytest.mark.rule("JK-219", "JK-299")
def test_so_are_those_of_a_lookout() -> None:
    state = table(
        """
             4      5
        5    .:y1   ?c4
        """,
        turn="yellow",
        smoke=2,
        abilities={"yellow-1": "lookout"},
    )
    act(state, f"look {at(5, 5)}")
    assert cell(state, 5, 5).looked == [0]


@pytest.mark.rule("JK-220")
def test_a_second_smoke_starts_the_count_anew() -> None:
    # Given two turns of a smoke to come, the first that of white, moved by yellow; white finds another one
    state = table(
        """
             4      5
        5    .:w1   ?sm
        """,
        smoke=2,
    )
    assert state.deciders() == (1,)
    act(state, step(1, 5, 5))
    assert turns_played(state, 4) == [("yellow", 0), ("white", 1), ("yellow", 1), ("white", 0)]


@pytest.mark.rule("JK-216", "JK-140")
def test_smoke_is_seen_once() -> None:
    state = table(
        """
             4      5
        5    .:w1   sm
        """
    )
    act(state, step(1, 5, 5))
    assert (look(state).smoke, state.deciders()) == (0, (1,))


@pytest.mark.rule("JK-216", "JK-217")
def test_the_question_says_whether_somebody_elses_crew_is_moved() -> None:
    asked = [table(turn="yellow", smoke=smoke).prompt(0 if smoke else 1) for smoke in (2, 0)]
    said = [(prompt.key, prompt.clause, prompt.args) for prompt in asked]
    assert said == [("action-in-smoke", "JK-216", {"crew": "yellow"}), ("action", "JK-039", {"crew": "yellow"})]


@pytest.mark.rule("JK-216", "JK-218")
def test_in_the_very_turn_in_which_smoke_is_found_bottles_are_used_as_ever() -> None:
    # The smoke begins with the next turn
    state = table(
        """
             4      5     6
        5    .:w1   ?sm   pi:w2!
        """,
        bottles={"white": 1},
    )
    act(state, step(1, 5, 5))
    assert verbs(state) == {"free", "done"}
    act(state, "free 2")
    assert (figure(state, "white-2").state, look(state).turn, look(state).smoke) == ("", "yellow", 2)
