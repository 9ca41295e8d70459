"""Chapter 13: the crocodile."""

from __future__ import annotations

import pytest

from doubloon.games.jackal.stories.builder import at, pass_turns, table, trapped, where
from tests.rules.jackal.story import act, cell, exits, figure, go, gold_at, kinds, look, sea, step, steps


@pytest.mark.rule("JK-172", "JK-173", "T-068", "A-42")
@pytest.mark.parametrize("crocodile", ["cr", "?cr"])
def test_the_figure_is_thrown_back_and_the_action_is_spent(crocodile: str) -> None:
    # A hidden pass, and legal
    state = table(
        f"""
             3       4
        4    .:w1$   {crocodile}
        """
    )
    act(state, step(1, 4, 4))
    assert (where(state, "white-1"), gold_at(state, 3, 4), gold_at(state, 4, 4)) == (at(3, 4), 1, 0)
    assert (look(state).turn, cell(state, 4, 4).face_up) == ("yellow", True)


@pytest.mark.rule("JK-173", "JK-103")
def test_with_a_coin_he_is_thrown_back_with_it() -> None:
    state = table(
        """
             3        4
        4    .:w1$$   cr
        """
    )
    assert (4, 4) in steps(state, 1, 1)
    act(state, step(1, 4, 4, 1))
    assert (where(state, "white-1"), gold_at(state, 3, 4), look(state).lost) == (at(3, 4), 2, 0)


@pytest.mark.rule("JK-173", "JK-348", "T-089", "A-14")
def test_back_on_a_barrel_he_is_sober_but_a_slide_back_makes_him_drunk() -> None:
    thrown = table(
        """
             3       4
        4    ba:w1   cr
        """
    )
    act(thrown, step(1, 4, 4))
    assert (where(thrown, "white-1"), figure(thrown, "white-1").state) == (at(3, 4), "")
    pass_turns(thrown, "yellow")
    assert figure(thrown, "white-1").state == ""
    slid = table(
        """
             3       4    5
        4    ba:w1   ic   cr
        """
    )
    act(slid, step(1, 4, 4))
    pass_turns(slid, "yellow")
    assert (where(slid, "white-1"), figure(slid, "white-1").state) == (at(3, 4), "drunk")


@pytest.mark.rule("JK-173")
def test_back_in_a_pit_or_on_a_last_space_everything_is_as_before() -> None:
    pit = table(
        """
             3       4
        4    pi:w1   cr
        """
    )
    act(pit, step(1, 4, 4))
    assert (where(pit, "white-1"), trapped(pit)) == (at(3, 4), [])
    labyrinth = table(
        """
             3           4
        4    l3:w1/3     cr
        """
    )
    act(labyrinth, step(1, 4, 4))
    assert (where(labyrinth, "white-1"), figure(labyrinth, "white-1").space) == (at(3, 4), 3)


@pytest.mark.rule("JK-348")
@pytest.mark.parametrize(("tile", "space"), [("pi:w1", 0), ("l3:w1/3", 1)])
def test_sliding_back_is_an_ordinary_entry(tile: str, space: int) -> None:
    state = table(
        f"""
             3        4    5
        4    {tile}   ic   cr
        """
    )
    act(state, step(1, 4, 4))
    assert where(state, "white-1") == at(3, 4)
    assert (figure(state, "white-1").space, trapped(state)) == (space, ["white-1"] if space == 0 else [])


@pytest.mark.rule("JK-174", "JK-078", "JK-082", "T-069")
def test_back_on_a_single_arrow_whose_exit_is_used_he_dies() -> None:
    state = table(
        """
             4
        3    ?cr
        4    >N
        5    .:w1
        """,
        listen=True,
    )
    act(state, step(1, 4, 4))
    assert (where(state, "white-1"), "cycle" in kinds(state)) == ("dead", True)


@pytest.mark.rule("JK-174", "JK-078", "T-070")
def test_back_on_an_arrow_the_exit_that_was_used_is_barred() -> None:
    state = table(
        """
             4
        3    ?cr
        4    >N+S+E+W
        5    .:w1
        """
    )
    act(state, step(1, 4, 4), go(4, 3))
    assert exits(state) == {(5, 4), (3, 4), (4, 5)}
    act(state, go(4, 5))
    assert where(state, "white-1") == at(4, 5)


@pytest.mark.rule("JK-175", "T-071")
def test_the_way_back_over_ice_is_the_reversed_vector() -> None:
    state = table(
        """
             3      4    5
        4    .:w1   ic   cr
        """
    )
    act(state, step(1, 4, 4))
    assert where(state, "white-1") == at(3, 4)


@pytest.mark.rule("JK-175")
def test_a_crossed_ice_is_left_by_the_reversed_vector_also_when_an_arrow_began_it() -> None:
    # Given an arrow that sends him north over ice to a crocodile; he walked onto the arrow from the west
    state = table(
        """
             4      5
        2    .      ?cr
        3    .      ic
        4    .:w1   >N+S+E+W
        5    .      .
        """
    )
    act(state, step(1, 5, 4), go(5, 3))
    # Then he slides back south onto the arrow, whose way north is used
    assert exits(state) == {(6, 4), (5, 5), (4, 4)}


@pytest.mark.rule("JK-175", "JK-157", "A-15")
def test_a_vehicle_stays_a_vehicle() -> None:
    state = table(
        """
             4      5    6    7
        3    .      ic   .    .
        4    .      .    .    ?cr
        5    ho     .    .    .
        6    .:w1   .    .    .
        """
    )
    act(state, step(1, 4, 5), go(5, 3), go(7, 4))
    # Then the ice throws him by another knight's move, not the one to the crocodile
    assert exits(state) == {(6, 1), (7, 2), (6, 5), (4, 5), (3, 4), (3, 2), (4, 1)}


@pytest.mark.rule("JK-175", "JK-158", "A-15")
def test_after_a_trampoline_the_ice_tosses_him_again() -> None:
    state = table(
        """
             4      5    6
        3    ic     .    ?cr
        4    .      .    .
        5    tr     .    .
        6    .:w1   .    .
        """
    )
    act(state, step(1, 4, 5), go(4, 3), go(6, 3))
    assert exits(state) == {(4, 1), (6, 1), (6, 5), (4, 5), (2, 5), (2, 3), (2, 1)}


@pytest.mark.rule("JK-175", "JK-159", "A-15")
def test_after_an_airplane_the_ice_lets_him_fly_again() -> None:
    state = table(
        """
             4      5    6    7
        3    .      ic   .    cr
        4    .      .    .    .
        5    ai     .    .    .
        6    .:w1   .    .    .
        """
    )
    act(state, step(1, 4, 5), go(5, 3), go(7, 3))
    # Then far places are as good as near ones, but for the crocodile, where he was
    assert {(9, 5), (1, 5), (5, 2), (4, 5)} <= exits(state)
    assert (7, 3) not in exits(state)
    act(state, go(9, 5))
    assert where(state, "white-1") == at(9, 5)


@pytest.mark.rule("JK-172", "JK-174", "JK-345")
@pytest.mark.parametrize("crocodile", ["cr", "?cr"])
def test_a_crocodile_behind_a_crossroads_throws_him_back_onto_it(crocodile: str) -> None:
    # Not to where the move began: he comes from the crossroads, and rolls once more
    state = table(
        f"""
             4      5    6
        4    .:w1   x0   {crocodile}
        5    .      .    .
        """,
        dice=[3, 4],
        listen=True,
    )
    act(state, step(1, 5, 4))
    assert (where(state, "white-1"), kinds(state).count("rolled")) == (at(5, 5), 2)


@pytest.mark.rule("JK-176", "T-072")
def test_who_landed_from_a_boat_returns_aboard() -> None:
    state = table(
        """
             5
        1    cr
        """
    )
    act(state, step(1, 5, 1))
    assert (where(state, "white-1"), look(state).turn) == ("aboard white", "yellow")


@pytest.mark.rule("JK-176")
def test_who_came_out_of_the_sea_returns_into_it() -> None:
    state = table(
        """
             7      8
        2    cr     ~:w1
        """,
        abilities={"white-1": "swimmer"},
    )
    act(state, step(1, 7, 2))
    assert where(state, "white-1") == sea(state, 5) == at(8, 2)


@pytest.mark.rule("JK-304", "T-109")
def test_a_croc_tamer_rests_there_without_a_coin_only() -> None:
    state = table(
        """
             4       5
        4    .:w1$   cr
        5    .       .:y1
        """,
        abilities={"white-1": "croc_tamer"},
    )
    with_coin = state.clone()
    act(state, step(1, 5, 4))
    assert where(state, "white-1") == at(5, 4)
    # When yellow comes, he hits him and is thrown back as ever
    act(state, step(1, 5, 4))
    assert (where(state, "white-1"), where(state, "yellow-1")) == ("ship", at(5, 5))
    act(with_coin, step(1, 5, 4, 1))
    assert (where(with_coin, "white-1"), gold_at(with_coin, 4, 4)) == (at(4, 4), 1)
