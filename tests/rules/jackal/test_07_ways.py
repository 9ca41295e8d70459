"""Chapter 7: which exits are legal; cycles, and forced moves into a place that may not be entered."""

from __future__ import annotations

import pytest

from doubloon.games.jackal.stories.builder import at, offered, table, trapped, where
from tests.rules.jackal.story import (
    act,
    cell,
    clause_against,
    crew,
    drawn,
    exits,
    figure,
    go,
    gold_at,
    kinds,
    look,
    step,
    steps,
    told,
)


@pytest.mark.rule("JK-078", "JK-174", "T-070")
def test_an_exit_is_taken_once_in_an_action() -> None:
    state = table("""
             4
        3    ?cr
        4    >N+E+S+W
        5    .:w1
    """)
    act(state, step(1, 4, 4), go(4, 3))
    # The crocodile threw him back onto the arrow.
    assert exits(state) == {(5, 4), (4, 5), (3, 4)}
    assert clause_against(state, go(4, 3)) == "JK-345"
    act(state, go(5, 4))
    assert where(state, "white-1") == "f5"


@pytest.mark.rule("JK-078", "JK-082", "JK-174", "T-069", "A-13")
def test_back_on_an_arrow_whose_only_exit_is_used_he_dies() -> None:
    state = table("""
             4
        3    ?cr
        4    >N
        5    .:w1
    """)
    act(state, step(1, 4, 4))
    assert where(state, "white-1") == "dead"
    assert cell(state, 4, 3).face_up


@pytest.mark.rule("JK-079", "JK-081", "JK-078")
def test_a_ride_may_cross_a_tile_twice_by_different_exits() -> None:
    # Arrow E+W: out to the arrow that sends him back, then the other way.
    state = table("""
             3     4      5       6
        4    .     .:w1   >E+W    >W
    """)
    act(state, step(1, 5, 4))
    assert exits(state) == {(6, 4), (4, 4)}
    act(state, go(6, 4))
    assert where(state, "white-1") == "e5", "the only exit left leads west"
    assert look(state).turn == "yellow"


@pytest.mark.rule("JK-079", "JK-088")
def test_only_exits_that_begin_a_good_way_are_offered() -> None:
    state = table("""
             4      5           6        7
        3    .      fo:y1       .        .
        4    .:w1   >N+E+S+W    >W       .
        5    .      >N          .        .
    """)
    act(state, step(1, 5, 4))
    # North is held by an enemy. East and south come back to the cross, from which west is still good.
    assert exits(state) == {(6, 4), (5, 5), (4, 4)}
    assert clause_against(state, go(5, 3)) == "JK-345"


@pytest.mark.rule("JK-079")
@pytest.mark.parametrize("end", ["ca", "?", "~", "x0", ".:&", "ba"])
def test_a_way_may_end_in_danger_or_in_the_unknown(end: str) -> None:
    cells = {(5, 3): ".:w1", (5, 2): ">N", (5, 1): end}
    if end == "~":
        cells = {(5, 2): ".:w1", (5, 1): ">N", (5, 0): "~:Y"}
    state = table(drawn(cells), boats={"white": 15}, waker="yellow")
    first = (5, 1) if end == "~" else (5, 2)
    assert first in steps(state, 1)


@pytest.mark.rule("JK-079", "JK-250")
def test_a_way_ends_where_the_bear_will_maul_him_whatever_lies_beyond() -> None:
    state = table(drawn({(4, 4): ".:w1", (5, 4): ">E:&", (6, 4): "fo:y1"}), waker="yellow")
    assert (5, 4) in steps(state, 1)
    act(state, step(1, 5, 4))
    assert figure(state, "white-1").state == "recovering"


@pytest.mark.rule("JK-081", "JK-347", "T-062", "A-13")
def test_known_arrows_against_each_other_are_not_entered() -> None:
    state = table("""
             4      5     6     7
        4    .:w1   >E    >W    .:w2
    """)
    assert (5, 4) not in steps(state, 1)
    assert (6, 4) not in steps(state, 2)
    assert clause_against(state, step(1, 5, 4)) == "JK-081"


@pytest.mark.rule("JK-347", "JK-081", "JK-174")
def test_an_arrow_at_a_known_crocodile_is_not_entered() -> None:
    state = table("""
             4      5     6
        4    .:w1   >E    cr
    """)
    assert (5, 4) not in steps(state, 1)
    assert clause_against(state, step(1, 5, 4)) == "JK-081"


@pytest.mark.rule("JK-081")
def test_landing_too_needs_a_good_way() -> None:
    state = table(drawn({(5, 1): ">S", (5, 2): ">N"}))
    assert steps(state, 1) == {(4, 1), (6, 1)}
    assert clause_against(state, step(1, 5, 1)) == "JK-081"


@pytest.mark.rule("JK-082", "JK-103", "JK-131", "T-061", "A-13")
def test_in_a_cycle_he_dies() -> None:
    state = table(
        """
             4      5     6
        4    .:w1$  >E    ?>W
    """,
        listen=True,
    )
    assert clause_against(state, step(1, 5, 4, 1)) == "JK-096"
    act(state, step(1, 5, 4))
    assert where(state, "white-1") == "dead"
    assert "cycle" in kinds(state)
    assert cell(state, 6, 4).face_up
    assert (gold_at(state, 4, 4), look(state).lost) == (1, 0)


@pytest.mark.rule("JK-083", "JK-080", "T-079", "A-12")
def test_forced_into_a_place_that_is_closed_he_is_back_where_he_began() -> None:
    state = table(
        """
             4      5      6
        5    .:w1   ?>E    fo:y1
    """,
        listen=True,
    )
    act(state, step(1, 5, 5))
    assert (where(state, "white-1"), look(state).turn) == ("e6", "yellow")
    assert cell(state, 5, 5).face_up
    assert "bounced" in kinds(state)
    assert figure(state, "yellow-1").state == ""


@pytest.mark.rule("JK-083")
@pytest.mark.parametrize(
    ("sign", "space"),
    [("ba:w1", 0), ("pi:w1", 0), ("l2:w1/2", 2)],
)
def test_going_back_does_not_wake_the_start_tile(sign: str, space: int) -> None:
    state = table(drawn({(3, 4): sign, (4, 4): "?>E", (5, 4): "fo:y1"}))
    act(state, step(1, 4, 4))
    seen = figure(state, "white-1")
    assert (seen.cell, seen.state, seen.space) == ("d5", "", space)
    assert trapped(state) == []


@pytest.mark.rule("JK-083")
def test_who_bounces_after_landing_is_aboard_again() -> None:
    state = table(drawn({(5, 1): "?>S", (5, 2): "fo:y1"}))
    act(state, step(1, 5, 1))
    assert (where(state, "white-1"), look(state).turn) == ("aboard white", "yellow")


@pytest.mark.rule("JK-083", "JK-347", "T-083", "T-084", "A-12")
@pytest.mark.parametrize("second", [">E", ">E+W"])
def test_an_obstacle_further_on_counts_as_well(second: str) -> None:
    cells = {(3, 5): ".:w1", (4, 5): "?>E", (5, 5): second, (6, 5): "fo:y1"}
    state = table(drawn(cells))
    act(state, step(1, 4, 5))
    assert where(state, "white-1") == "d6"
    assert cell(state, 4, 5).face_up
    # Had he known, he could not have gone there at all.
    known = table(drawn(cells | {(4, 5): ">E"}))
    assert (4, 5) not in steps(known, 1)
    assert clause_against(known, step(1, 4, 5)) == "JK-081"


@pytest.mark.rule("JK-347")
def test_a_secret_look_opens_and_closes_no_way() -> None:
    cells = {(4, 4): ".:w1", (5, 4): ">E", (6, 4): "?>W"}
    state = table(drawn(cells), looked={"g5": [0]})
    assert cell(state, 6, 4, seat=0).tile is not None
    assert (5, 4) in steps(state, 1)


@pytest.mark.rule("JK-347", "JK-202", "T-085")
@pytest.mark.parametrize(("second", "end"), [(1, "dead"), (4, "f7")])
def test_a_third_entry_of_a_crossroads_repeats(second: int, end: str) -> None:
    state = table(
        """
             5     6
        4    >S    .
        5    x0    >W
        6    .:w1  .
    """,
        dice=[3, second],
        listen=True,
    )
    act(state, step(1, 5, 5))
    assert where(state, "white-1") == end
    assert [event.args["die"] for event in told(state) if event.kind == "rolled"] == [3, second]


@pytest.mark.rule("JK-080")
@pytest.mark.parametrize(
    ("there", "coins", "clause"),
    [
        ("?", 1, "JK-094"),
        ("fo", 1, "JK-095"),
        (".:y1", 1, "JK-107"),
        ("fo:y1", 0, "JK-113"),
        ("sh:y1", 0, "JK-114"),
        ("l3:y1/1", 1, "JK-130"),
        ("bk:y1$", 0, "JK-178"),
        ("bk:w2", 0, "JK-180"),
        (".:&", 1, "JK-251"),
        (".:ym", 0, "JK-118"),
    ],
)
def test_what_forbids_a_land_cell(there: str, coins: int, clause: str) -> None:
    sign = there.replace("ym", "m")
    state = table(drawn({(4, 4): ".:w1$", (5, 4): sign}), missionary="yellow")
    assert (5, 4) not in steps(state, 1, coins)
    assert clause_against(state, step(1, 5, 4, coins)) == clause
    # The same holds at the end of a longer way.
    far = table(drawn({(3, 4): ".:w1$", (4, 4): ">E", (5, 4): sign}), missionary="yellow")
    assert (4, 4) not in steps(far, 1, coins)
    assert clause_against(far, step(1, 4, 4, coins)) == ("JK-096" if coins else "JK-081")


@pytest.mark.rule("JK-080", "JK-083")
def test_the_way_back_to_the_start_is_always_open() -> None:
    # Nobody may enter a bank with a pirate and a coin; he who was on it comes back all the same.
    state = table(drawn({(4, 4): "bk:w1$", (5, 4): "cr"}))
    assert (5, 4) in steps(state, 1)
    act(state, step(1, 5, 4))
    assert (where(state, "white-1"), gold_at(state, 4, 4)) == ("e5", 1)


@pytest.mark.rule("JK-080", "JK-257", "JK-352")
@pytest.mark.parametrize(("there", "clause"), [(".:y1", "JK-257"), ("?:&", "JK-352")])
def test_what_forbids_a_land_cell_to_the_missionary(there: str, clause: str) -> None:
    state = table(drawn({(4, 4): ".:m", (5, 4): there}))
    assert clause_against(state, step("m", 5, 4)) == clause


@pytest.mark.rule("JK-346", "JK-119", "T-033")
def test_from_beside_the_missionary_nobody_is_thrown_onto_enemy_swimmers() -> None:
    state = table(drawn({(5, 2): ".:w1m", (5, 1): ">N", (5, 0): "~:y1"}), boats={"white": 15})
    assert (5, 1) not in steps(state, 1)
    assert clause_against(state, step(1, 5, 1)) == "JK-081"
    assert (5, 1) in steps(state, "m")
    act(state, step("m", 5, 1))
    assert cell(state, 5, 0).figures == ["yellow-1", "missionary"]


@pytest.mark.rule("JK-346", "JK-119")
def test_a_swimmer_beside_the_missionary_does_not_attack() -> None:
    state = table(drawn({(5, 0): "~:w1m", (6, 0): "~:y1"}), boats={"white": 15})
    assert clause_against(state, "swim 1 cw") == "JK-346"
    assert "swim m cw" in offered(state)
    assert "swim 1 ccw" in offered(state)


@pytest.mark.rule("JK-348", "JK-173", "T-089", "A-14")
def test_only_straight_out_of_the_crocodile_the_start_tile_sleeps() -> None:
    straight = table(drawn({(3, 4): "ba:w1", (4, 4): "cr"}))
    act(straight, step(1, 4, 4))
    assert (where(straight, "white-1"), figure(straight, "white-1").state) == ("d5", "")
    slid = table(drawn({(3, 4): "ba:w1", (4, 4): "ic", (5, 4): "cr"}))
    act(slid, step(1, 4, 4))
    assert (where(slid, "white-1"), figure(slid, "white-1").state) == ("d5", "drunk")


@pytest.mark.rule("JK-348")
@pytest.mark.parametrize(
    ("sign", "state_after", "space"),
    [("pi:w1", "trapped", 0), ("l3:w1/3", "", 1), ("ba:w1", "drunk", 0)],
)
def test_coming_back_by_an_arrow_is_an_ordinary_entry(sign: str, state_after: str, space: int) -> None:
    state = table(drawn({(4, 4): sign, (5, 4): ">W"}))
    act(state, step(1, 5, 4))
    seen = figure(state, "white-1")
    assert (seen.cell, seen.state, seen.space) == ("e5", state_after, space)


@pytest.mark.rule("JK-173", "T-068", "A-42", "A-14")
def test_a_step_towards_a_crocodile_is_a_hidden_pass() -> None:
    state = table(drawn({(3, 4): ".:w1$", (4, 4): "cr"}))
    act(state, step(1, 4, 4))
    assert (where(state, "white-1"), gold_at(state, 3, 4), look(state).turn) == ("d5", 1, "yellow")


@pytest.mark.rule("JK-089")
def test_on_the_way_nothing_else_can_be_done() -> None:
    state = table(drawn({(4, 4): ".:w1", (5, 4): "tr"}))
    act(state, step(1, 5, 4))
    assert clause_against(state, "sail cw 1") == "JK-088"
    assert all(text.startswith("go ") for text in offered(state))
    assert crew(state, "white").speed == 2
    act(state, go(5, 6))
    assert where(state, "white-1") == at(5, 6)
