"""The choices of Jackal: under whoever takes them, with where they are sure to end."""

from __future__ import annotations

import re

import pytest

from doubloon.games.jackal.state import JackalState
from doubloon.games.jackal.stories.builder import play, ring, table
from tests.text.drawing import drawn, flat
from tests.text.jackal_scenes import choices, middle, table_in


def test_actions_stand_under_whoever_takes_them() -> None:
    listed = drawn(choices(middle())).splitlines()
    assert listed[0].startswith("boat ")
    assert " cw 1 g1 " in listed[0]
    heads = [line for line in listed if not line.startswith("   ")]
    assert heads[1].startswith("W1 e4 ")
    assert heads[2].startswith("W1 e4 with a coin ")
    assert heads[3].startswith("W3 aboard ")
    assert not any(line.startswith("W2") for line in listed)  # trapped


def test_a_choice_says_where_it_is_sure_to_end() -> None:
    state = table(
        """
             4       5     6      7
        3    .:w1$   >SE   .:y1   .
        4    ca      >N    ba     .
        5    pi      bl    .      .
        """,
        seats=2,
    )
    said = flat(choices(state))
    assert re.search(r"f4 ↘ ⇒g5 drunk", said)
    assert re.search(r"e5 CANN †W1", said)
    assert re.search(r"f5 ↑ ⇒g5 drunk", said)
    play(state, "step 1 f4")
    state = table("    4   5   6\n 3  .:w1$  bl  .:y1\n 4  .  .  .", seats=2)
    said = flat(choices(state))
    assert "f4 ball ⇒boat" in said
    assert "f4 ball ⇒boat +●1" in said
    state = table("    4   5\n 3  .:w1  .:y1\n 4  .  .", seats=2)
    assert "f4 · ✗Y1" in flat(choices(state))


@pytest.mark.parametrize(
    ("west", "beyond", "marked"),
    [("ca", "ca", True), ("ca", ".", False), (".", "ca", False), ("ca", ">NE+SW", True), (".", ">NE+SW", False)],
)
def test_a_branching_tile_all_of_whose_exits_kill_carries_the_mark_of_death(
    west: str, beyond: str, marked: bool
) -> None:
    # Given an arrow both ways: west of it, east of it, and behind a second arrow cannibals may wait
    state = table(
        f"""
             4      5      6          7
        3    .:w1   .      .          ca
        4    {west} >E+W   {beyond}   .
        5    .      ca     .          .
        """,
        seats=2,
    )
    said = flat(choices(state))
    assert "f5 →← " in said
    assert ("f5 →← †W1" in said) == marked


def test_it_does_not_matter_how_one_would_die_there() -> None:
    # Given an arrow that leads to a cannibal, or into the sea onto the enemy's boat
    state = table("    7   8   9\n 5  ca  >E+W  >E\n 6  .   .:w1  .", seats=2, boats={"yellow": 10})
    assert "i6 →← †W1" in flat(choices(state))


def test_whom_the_bear_will_take_is_told_apart_from_a_fight() -> None:
    drawing = "    4     5   6\n 4  .:w1  .  .:&\n 5  .     .   ."
    said = flat(choices(table(drawing, seats=2, waker="white")))
    assert "f5 · mauled" in said
    assert "d5 · mauled" not in said
    assert "mauled" not in flat(choices(table(drawing, seats=2, waker="yellow")))
    near = table("    4     5     6\n 4  .:y1  .:&  .\n 5  .     .     .", seats=2, waker="white")
    assert "1 cw 1 g1 &Y1" in flat(choices(near))


@pytest.mark.parametrize("boats", [{"white": 0, "yellow": 20}, {"white": 0, "yellow": 1}, {"white": 39, "yellow": 1}])
def test_a_boat_comes_to_where_the_list_says(boats: dict[str, int]) -> None:
    state = table(boats=boats)
    surface, view = table_in("en", seats=2), state.view(0)
    assert view.prompt
    for move in view.prompt.moves:
        if move.kind == "sail":
            after = state.clone()
            after.play(0, state.game.moveset[move.id])
            assert surface.label(view, move).endswith(f" to {ring(after, after.boats[0] - after.island.land)}")


def test_swimmers_come_to_where_the_list_says() -> None:
    state = table("    0\n 4  ~:w1", abilities={"white-1": "swimmer"})
    surface, view = table_in("en", seats=2), state.view(0)
    assert view.prompt
    swims = [move for move in view.prompt.moves if move.kind == "swim"]
    assert len(swims) == 4
    for move in swims:
        after = state.clone()
        after.play(0, state.game.moveset[move.id])
        cell = next(figure.cell for figure in after.view(0).figures if figure.id == "white-1")  # type: ignore[attr-defined]
        assert surface.label(view, move) == f"White 1 swims to {cell}"


def test_an_arrow_is_shown_as_it_would_lie() -> None:
    state = table("    4   5   6\n 4  .:w1  ?eq  >N\n 5  .  .  .", seats=2, rest=".")
    play(state, "step 1 f5", "swap g5", "swap g6")
    assert state.prompt(0).key == "turn"
    assert flat(choices(state)) == "1 arrow ↑ 2 arrow → 3 arrow ↓ 4 arrow ←"


def test_shots_show_their_direction() -> None:
    state = table("    4   5   6\n 4  .:w1  ?mu  .:y1\n 5  .  .  .", seats=2)
    play(state, "step 1 f5")
    assert "1 ↑ north 2 ↗ north-east 3 → east ✗Y1" in flat(choices(state))


def test_abilities_say_what_they_do_and_what_they_replace() -> None:
    state = _draft()
    said = flat(choices(state))
    assert re.search(r" 1 [A-Z][a-z ]+ for White 1 [a-z][^.]+\. \(instead of Diver\)", f" {said}")
    assert re.search(r" 2 [A-Z][a-z ]+ for White 2 [a-z]", said)
    assert "no ability" in said


def _draft() -> JackalState:
    """Between two islands: both crews are rich enough for an ability, and white 1 has one already."""
    state = table(
        purse={"white": 4, "yellow": 3}, explored=True, options=["campaign=skerry"], abilities={"white-1": "diver"}
    )
    play(state, "sail cw 1")
    return state
