"""Chapter 8: gold."""

from __future__ import annotations

import pytest

from doubloon.games.jackal.stories.builder import coins, offered, pass_turns, table, targets, where
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
    verbs,
)


@pytest.mark.rule("JK-090", "JK-151", "T-020")
@pytest.mark.parametrize("numeral", [1, 2, 3, 4, 5])
def test_an_explored_chest_gives_the_coins_of_its_numeral(numeral: int) -> None:
    state = table(drawn({(5, 2): ".:w1", (5, 3): f"?c{numeral}"}))
    act(state, step(1, 5, 3))
    assert (where(state, "white-1"), gold_at(state, 5, 3), look(state).gold) == ("f4", numeral, numeral)
    assert crew(state, "white").purse == 0


@pytest.mark.rule("JK-091", "JK-104")
def test_coins_on_land_are_nobodys() -> None:
    state = table("""
             4      5        6
        4    .:y1   .:w1$$   .
    """)
    act(state, step(1, 6, 4))  # white leaves them
    act(state, step(1, 5, 4))
    pass_turns(state, "white")
    act(state, step(1, 4, 4, 1))  # and yellow takes one
    assert (gold_at(state, 5, 4), gold_at(state, 4, 4)) == (1, 1)
    assert [crew(state, colour).purse for colour in ("white", "yellow")] == [0, 0]


@pytest.mark.rule("JK-092", "JK-104", "T-021")
@pytest.mark.parametrize("dragged", [0, 1])
def test_who_begins_on_coins_decides_whether_to_drag_one(dragged: int) -> None:
    state = table(drawn({(5, 3): "c4:w1$$$$", (5, 2): "."}))
    assert {"f3", "f3 coin"} <= set(targets(state, "step 1"))
    act(state, step(1, 5, 2, dragged))
    assert (gold_at(state, 5, 3), gold_at(state, 5, 2)) == (4 - dragged, dragged)
    assert where(state, "white-1") == "f3"


@pytest.mark.rule("JK-092")
def test_without_coins_there_is_nothing_to_drag() -> None:
    state = table(drawn({(5, 3): ".:w1", (5, 1): ".:w2"}))
    assert not any("coin" in text for text in offered(state))
    assert clause_against(state, step(1, 5, 2, 1)) == "JK-092"
    assert clause_against(state, "board 2 coin") == "JK-092"


@pytest.mark.rule("JK-092")
def test_coins_of_tiles_on_the_way_are_not_taken_along() -> None:
    state = table(drawn({(4, 4): ".:w1", (5, 4): ".:$", (6, 4): "."}))
    act(state, step(1, 5, 4))
    pass_turns(state, "yellow")
    act(state, step(1, 6, 4))
    assert (gold_at(state, 5, 4), gold_at(state, 6, 4)) == (1, 0)


@pytest.mark.rule("JK-093")
def test_a_pirate_drags_one_coin_at_most() -> None:
    state = table(drawn({(5, 3): ".:w1$$$", (5, 1): ".:w2$$"}))
    assert not any("coin coin" in text for text in offered(state))
    assert clause_against(state, step(1, 5, 2, 2)) == "JK-093"
    assert clause_against(state, "board 2 coin coin") == "JK-093"


@pytest.mark.rule("JK-094", "T-022")
def test_with_a_coin_only_onto_face_up_tiles() -> None:
    state = table(drawn({(5, 3): ".:w1$", (6, 3): "?"}))
    assert (6, 3) in steps(state, 1)
    assert (6, 3) not in steps(state, 1, 1)
    assert clause_against(state, step(1, 6, 3, 1)) == "JK-094"


@pytest.mark.rule("JK-094", "JK-096", "A-07")
def test_the_whole_way_of_a_coin_is_face_up() -> None:
    state = table(drawn({(4, 4): ".:w1$", (5, 4): ">E", (6, 4): "?"}))
    assert (5, 4) in steps(state, 1)
    assert clause_against(state, step(1, 5, 4, 1)) == "JK-096"


@pytest.mark.rule("JK-095", "JK-142", "JK-183", "JK-199", "JK-234", "A-38")
@pytest.mark.parametrize("sign", ["fo", "sh", "ju"])
def test_tiles_with_a_zigzag_edge_take_no_gold(sign: str) -> None:
    state = table(drawn({(4, 4): ".:w1$", (5, 4): sign}))
    assert (5, 4) in steps(state, 1)
    assert clause_against(state, step(1, 5, 4, 1)) == "JK-095"


@pytest.mark.rule("JK-095", "A-38")
@pytest.mark.parametrize("sign", [".", "l3", "c2", "pi", "ba", "b1", "bk", "li", "cm", "mu", "au", "sm", "dn", "sp"])
def test_all_other_resting_tiles_take_gold(sign: str) -> None:
    state = table(drawn({(4, 4): ".:w1$", (5, 4): sign}))
    act(state, step(1, 5, 4, 1))
    assert (where(state, "white-1"), gold_at(state, 5, 4), gold_at(state, 4, 4)) == ("f5", 1, 0)


@pytest.mark.rule("JK-096", "T-025", "A-07")
def test_a_coin_must_be_able_to_travel_to_the_end() -> None:
    state = table(drawn({(5, 4): ".:w1$", (5, 3): ">N", (5, 2): "fo"}))
    assert clause_against(state, step(1, 5, 3, 1)) == "JK-096"
    act(state, step(1, 5, 3))
    assert (where(state, "white-1"), gold_at(state, 5, 4)) == ("f3", 1)


@pytest.mark.rule("JK-096")
def test_at_a_choice_only_exits_that_the_coin_can_take_are_offered() -> None:
    cells = {(4, 4): ".:w1$", (5, 4): ">N+E+S+W", (5, 3): "fo", (6, 4): "?", (5, 5): ".:y1"}
    state = table(drawn(cells))
    alone = state.clone()
    act(state, step(1, 5, 4, 1))
    # Only back to where he began: nothing else can follow.
    assert (where(state, "white-1"), gold_at(state, 4, 4)) == ("e5", 1)
    act(alone, step(1, 5, 4))
    assert exits(alone) == {(5, 3), (6, 4), (5, 5), (4, 4)}
    two = table(drawn(cells | {(5, 5): "."}))
    act(two, step(1, 5, 4, 1))
    assert exits(two) == {(5, 5), (4, 4)}
    act(two, go(5, 5))
    assert gold_at(two, 5, 5) == 1


@pytest.mark.rule("JK-097", "T-078", "A-07", "A-08")
def test_if_the_die_sends_him_where_the_coin_cannot_go_the_coin_stays() -> None:
    state = table(drawn({(5, 6): ".:w1$", (5, 5): "x0", (5, 4): "?ba"}), dice=[1], listen=True)
    act(state, step(1, 5, 5, 1))
    assert (where(state, "white-1"), gold_at(state, 5, 6)) == ("f5", 1)
    assert cell(state, 5, 4).face_up
    assert figure(state, "white-1").state == "drunk"
    assert "coin-left" in kinds(state)


@pytest.mark.rule("JK-097", "T-086", "A-08")
def test_the_coin_also_stays_when_the_obstacle_is_further_on() -> None:
    state = table(drawn({(5, 6): ".:w1$", (5, 5): "x0", (5, 4): ">N", (5, 3): "fo"}), dice=[1])
    act(state, step(1, 5, 5, 1))
    assert (where(state, "white-1"), gold_at(state, 5, 6), gold_at(state, 5, 3)) == ("f4", 1, 0)


@pytest.mark.rule("JK-097", "JK-083", "T-087")
def test_if_neither_can_go_on_both_are_back() -> None:
    state = table(drawn({(5, 6): ".:w1$", (5, 5): "x0", (5, 4): "fo:y1"}), dice=[1])
    act(state, step(1, 5, 5, 1))
    assert (where(state, "white-1"), gold_at(state, 5, 6), look(state).turn) == ("f7", 1, "yellow")


@pytest.mark.rule("JK-097")
def test_a_roll_that_suits_the_coin_takes_it_along() -> None:
    state = table(drawn({(5, 6): ".:w1$", (5, 5): "x0"}), dice=[2])
    act(state, step(1, 5, 5, 1))
    assert (where(state, "white-1"), gold_at(state, 6, 4), gold_at(state, 5, 6)) == ("g5", 1, 0)


@pytest.mark.rule("JK-097", "JK-103")
def test_a_cycle_at_the_crossroads_leaves_the_coin_on_the_start_cell() -> None:
    cells = {(5, 6): ".:w1$", (5, 5): "x0", (5, 4): ">S", (6, 5): ">W"}
    state = table(drawn(cells), dice=[3, 1])
    act(state, step(1, 5, 5, 1))
    assert (where(state, "white-1"), gold_at(state, 5, 6), look(state).lost) == ("dead", 1, 0)


@pytest.mark.rule("JK-098")
@pytest.mark.parametrize("sign", [">E", "ho", "ic", "tr", "bl", "!N", "x0", "cr"])
def test_a_coin_does_not_stay_on_a_transit_tile(sign: str) -> None:
    state = table(drawn({(4, 4): ".:w1$", (5, 4): sign}), dice=[3])
    act(state, step(1, 5, 4, 1))
    if exits(state):
        assert gold_at(state, 5, 4) == 0
        act(state, offered(state)[0])
    assert gold_at(state, 5, 4) == 0


@pytest.mark.rule("JK-099", "JK-060", "T-023")
def test_a_coin_carried_aboard_is_in_the_purse() -> None:
    state = table(drawn({(5, 1): ".:w1$$"}))
    act(state, "board 1 coin")
    assert (crew(state, "white").purse, gold_at(state, 5, 1), look(state).gold) == (1, 1, 1)


@pytest.mark.rule("JK-099", "JK-311")
def test_on_the_allied_boat_it_goes_into_the_purse_of_the_pirates_player() -> None:
    state = table(
        drawn({(5, 1): ".:w1$"}),
        seats=4,
        boats={"white": 20, "yellow": 25, "red": 0, "black": 30},
        options=["teams=two_on_two"],
    )
    act(state, "board 1 ally coin")
    assert (crew(state, "white").purse, crew(state, "red").purse) == (1, 0)


@pytest.mark.rule("JK-100", "JK-101", "T-024", "A-09", "A-10")
def test_a_coin_that_enters_the_sea_sinks() -> None:
    state = table(drawn({(5, 2): ".:w1$", (5, 1): ">N"}), boats={"white": 15}, listen=True)
    act(state, step(1, 5, 1, 1))
    assert (where(state, "white-1"), figure(state, "white-1").coin) == ("f1", False)
    assert (look(state).gold, look(state).lost, state.scores()) == (0, 1, [0, 0])
    assert "coin-sunk" in kinds(state)


@pytest.mark.rule("JK-101")
def test_nobody_swims_with_a_coin() -> None:
    state = table(drawn({(10, 4): "~:w1"}), boats={"white": 10})
    assert verbs(state) == {"swim", "sail", "step"}
    assert not any("coin" in text for text in offered(state))
    act(state, "swim 1 cw")
    assert (where(state, "white-1"), crew(state, "white").purse) == ("aboard white", 0)


@pytest.mark.rule("JK-100", "JK-275", "A-10")
def test_sunk_gold_no_longer_keeps_the_island_open() -> None:
    state = table(drawn({(5, 2): ".:w1$", (5, 1): ">N"}), boats={"white": 15}, explored=True)
    act(state, step(1, 5, 1, 1))
    assert state.over()
    assert state.scores() == [0, 0]


@pytest.mark.rule("JK-102", "JK-108", "JK-249")
def test_when_a_pirate_is_hit_or_mauled_coins_stay() -> None:
    state = table(drawn({(4, 4): ".:w1", (5, 4): ".:y1$$", (8, 5): ".:y2$", (7, 5): ".:&"}))
    act(state, step(1, 5, 4))
    assert (figure(state, "yellow-1").state, gold_at(state, 5, 4)) == ("recovering", 2)
    assert (figure(state, "yellow-2").state, gold_at(state, 8, 5), look(state).bear) == ("recovering", 1, "i6")


@pytest.mark.rule("JK-103", "JK-232")
def test_a_coin_dragged_onto_the_cannibal_is_gone() -> None:
    state = table(drawn({(4, 4): ".:w1$", (5, 4): "ca"}))
    act(state, step(1, 5, 4, 1))
    assert (where(state, "white-1"), look(state).gold, look(state).lost) == ("dead", 0, 1)


@pytest.mark.rule("JK-104", "JK-181")
def test_whoever_stands_there_may_take_a_coin() -> None:
    state = table(drawn({(5, 1): ".:w1$", (4, 1): "bk:w2$", (6, 1): "c1:w3$"}))
    assert {"board 1 coin", "board 2 coin", "board 3 coin"} <= set(offered(state))


@pytest.mark.rule("JK-105")
def test_gold_does_not_leave_boat_or_purse() -> None:
    state = table(purse={"white": 3})
    assert not any("coin" in text for text in offered(state))
    assert clause_against(state, step(1, 5, 1, 1)) == "JK-092"
    act(state, step(1, 5, 1))
    assert (coins(state, "f2"), crew(state, "white").purse) == (0, 3)
