"""Chapter 15: the missionary, before and after he is given a bottle."""

from __future__ import annotations

import pytest

from doubloon.games.jackal.state import JackalState
from doubloon.games.jackal.stories.builder import at, coins, offered, table, targets, tile, trapped, where
from tests.rules.jackal.story import act, clause_against, crew, figure, look, scene, step, steps

ROUND_55 = {(4, 4), (5, 4), (6, 4), (4, 5), (6, 5), (4, 6), (5, 6), (6, 6)}


def met(other: str, him: str = ".:m", whose: str = "white", turn: str = "white") -> JackalState:
    """The missionary stands at (5, 5); a cell east of him is drawn as given."""
    return table(scene({(5, 5): him, (6, 5): other}), missionary=whose, turn=turn)


@pytest.mark.rule("JK-255", "JK-041")
def test_he_moves_like_a_pirate_and_explores() -> None:
    state = met("?c3")
    assert steps(state, "m") == ROUND_55
    act(state, step("m", 6, 5))
    assert (where(state, "missionary"), tile(state, at(6, 5)), coins(state, at(6, 5))) == (at(6, 5), "chest_3", 3)
    # That was white's one action.
    assert state.deciders() == (1,)


@pytest.mark.rule("JK-255", "JK-064", "JK-068", "JK-063")
def test_he_boards_lands_and_swims_like_a_pirate() -> None:
    state = table(scene({(5, 1): ".:m"}))
    act(state, "board m")
    assert where(state, "missionary") == "aboard white"
    act(state, "sail cw 1", step("m", 5, 1))
    assert where(state, "missionary") == at(5, 1)
    state = table(scene({(10, 5): "~:m"}))
    assert set(targets(state, "swim m")) == {"cw", "ccw"}


@pytest.mark.rule("JK-225", "JK-258", "JK-259", "T-103")
def test_discovered_he_joins_the_crew_and_keeps_its_enemies_off() -> None:
    state = table(scene({(4, 6): ".:w1", (5, 6): "?mi", (6, 7): ".:y1"}))
    act(state, step(1, 5, 6))
    assert (where(state, "missionary"), figure(state, "missionary").crew) == (at(5, 6), "white")
    assert clause_against(state, step(1, 5, 6)) == "JK-118"
    act(state, step(1, 6, 6))
    # Then white's pirate cannot attack with a move that begins beside him
    assert clause_against(state, step(1, 6, 6)) == "JK-119"


@pytest.mark.rule("JK-256")
def test_unarmed_he_drags_no_coin() -> None:
    state = met(".", ".:m$")
    assert [text for text in offered(state) if "coin" in text] == []
    assert clause_against(state, step("m", 6, 5, 1)) == "JK-256"
    # Armed he does.
    state = met(".", ".:M$")
    act(state, step("m", 6, 5, 1))
    assert coins(state, at(6, 5)) == 1


@pytest.mark.rule("JK-256", "JK-257")
@pytest.mark.parametrize("sign", [".", "ju", "l3", "fo", "pi", "bk"])
def test_unarmed_he_never_enters_a_tile_with_enemy_pirates(sign: str) -> None:
    state = met(f"{sign}:y1{'/2' if sign == 'l3' else ''}")
    assert (6, 5) not in steps(state, "m")
    assert clause_against(state, step("m", 6, 5)) == "JK-257"


@pytest.mark.rule("JK-258", "JK-256", "JK-118")
@pytest.mark.parametrize("sign", [".", "ju", "l3", "sh", "pi", "bk"])
def test_enemy_pirates_never_enter_his_tile(sign: str) -> None:
    state = met(".:y1", f"{sign}:m{'/2' if sign == 'l3' else ''}", turn="yellow")
    assert (5, 5) not in steps(state, 1)
    assert clause_against(state, step(1, 5, 5)) == "JK-118"
    # Armed he is attacked like anybody else, where there is fighting.
    if sign in (".", "pi", "bk"):
        state = met(".:y1", f"{sign}:M", turn="yellow")
        act(state, step(1, 5, 5))
        assert where(state, "missionary") == "ship"


@pytest.mark.rule("JK-259", "JK-119", "T-033", "JK-346")
def test_his_company_neither_attacks_on_land_nor_at_sea() -> None:
    state = table(scene({(5, 2): ".:w1m", (5, 1): ">N", (5, 0): "~:y1", (6, 2): ".:y2"}), boats={"white": 5})
    assert clause_against(state, step(1, 6, 2)) == "JK-119"
    assert (5, 1) not in steps(state, 1)
    # But he may take that arrow himself, and shares the water with the enemy.
    act(state, step("m", 5, 1))
    assert (where(state, "missionary"), where(state, "yellow-1")) == (at(5, 0), at(5, 0))


@pytest.mark.rule("JK-260", "JK-168", "JK-161", "JK-123", "JK-188")
@pytest.mark.parametrize(
    ("sign", "end"), [("ba", "drunk"), ("pi", "trapped"), ("l4", "space 1"), ("bl", "aboard white"), (">SE", "g7")]
)
def test_tiles_do_to_him_what_they_do_to_pirates(sign: str, end: str) -> None:
    state = table(scene({(5, 4): ".:m", (5, 5): sign}))
    act(state, step("m", 5, 5))
    him = figure(state, "missionary")
    assert end in (him.state, f"space {him.space}", where(state, "missionary"))


@pytest.mark.rule("JK-260")
def test_the_cannibal_an_enemy_boat_or_a_cycle_removes_him_for_good() -> None:
    eaten = met("ca")
    act(eaten, step("m", 6, 5))
    rammed = table(scene({(10, 5): "~:m", (10, 6): "~:Y"}))
    act(rammed, "swim m cw")
    turning = table(scene({(4, 4): ".:m", (5, 4): ">E", (6, 4): "?>W"}))
    act(turning, step("m", 5, 4))
    for state in (eaten, rammed, turning):
        assert where(state, "missionary") == "absent"
        act(state, "sail cw 1")
        assert clause_against(state, step("m", 5, 5)) == "JK-041"
        assert "resurrect 1" not in offered(state)


@pytest.mark.rule("JK-261")
def test_at_sea_enemies_meet_him_and_his_company_without_a_fight() -> None:
    state = table(scene({(10, 5): "~:y1", (10, 6): "~:mw1"}), turn="yellow", missionary="white", boats={"yellow": 20})
    act(state, "swim 1 cw")
    assert {where(state, name) for name in ("yellow-1", "white-1", "missionary")} == {at(10, 6)}
    # Alone the pirate would die.
    state = table(scene({(10, 5): "~:y1", (10, 6): "~:w1"}), turn="yellow", boats={"yellow": 20})
    act(state, "swim 1 cw")
    assert where(state, "white-1") == "dead"


@pytest.mark.rule("JK-261", "JK-119", "JK-112")
@pytest.mark.parametrize(
    ("whose", "white", "red"), [("white", "k7", "dead"), ("red", "dead", "k7"), ("yellow", "dead", "dead")]
)
def test_at_sea_he_protects_his_own_crew_only(whose: str, white: str, red: str) -> None:
    # Given swimmers of two crews in his cell when yellow comes
    state = table(scene({(10, 5): "~:y1", (10, 6): "~:mw1r1"}), seats=3, turn="yellow", missionary=whose)
    act(state, "swim 1 cw")
    assert (where(state, "white-1"), where(state, "red-1"), where(state, "missionary")) == (white, red, "k7")


@pytest.mark.rule("JK-261", "JK-056")
def test_at_sea_a_boat_kills_him_and_his_company() -> None:
    state = table(scene({(10, 4): "~:Y", (10, 5): "~:mw1"}), turn="yellow", missionary="white")
    act(state, "sail cw 1")
    assert (where(state, "white-1"), where(state, "missionary")) == ("dead", "absent")


@pytest.mark.rule("JK-262", "JK-263", "JK-264", "JK-272", "T-104")
@pytest.mark.parametrize("sign", [".", ">E", ">N", ">S"])
def test_a_pirate_who_has_just_come_to_his_side_or_cell_arms_him(sign: str) -> None:
    state = table(scene({(5, 6): ".:m", (4, 6): sign, (3, 6): ".:w1"}), bottles={"white": 1})
    act(state, step(1, 4, 6))
    assert offered(state) == ["arm", "done"]
    act(state, "arm")
    assert (figure(state, "missionary").armed, crew(state, "white").bottles) == (True, 0)
    # Then he fights.
    state = table(scene({(5, 6): ".:M", (6, 6): ".:y1"}))
    act(state, step("m", 6, 6))
    assert where(state, "yellow-1") == "ship"


@pytest.mark.rule("JK-263")
@pytest.mark.parametrize(
    ("tokens", "boat"),
    [
        ({(5, 5): ".:m", (6, 4): "pi:w1!"}, 0),  # in whatever state
        ({(5, 5): ".:m", (6, 6): "ba:w1~"}, 0),
        ({(9, 5): ".:m", (10, 6): "~:w1"}, 0),  # at sea
        ({(10, 5): "~:m", (9, 5): ".:w1"}, 0),
        ({(9, 4): ".:m"}, 10),  # aboard
    ],
)
def test_the_pirate_may_be_in_any_state_on_land_at_sea_or_aboard(tokens: dict[tuple[int, int], str], boat: int) -> None:
    tokens = {(8, 8): "~", **tokens}
    state = table(scene(tokens), bottles={"white": 1}, boats={"white": boat})
    act(state, "sail cw 1" if boat == 0 else step("m", 9, 5))
    assert "arm" in offered(state)


@pytest.mark.rule("JK-263", "JK-315")
def test_nobody_arms_him_from_further_away_from_the_ship_or_of_another_crew() -> None:
    board = {(5, 5): ".:m", (3, 5): ".:w1", (4, 5): ".:r1", (7, 7): "pi:w2!"}
    state = table(scene(board), seats=4, options=["teams=two_on_two"], bottles={"white": 1}, ship="white-3")
    act(state, step(1, 2, 5))
    assert clause_against(state, "arm") == "JK-263"


@pytest.mark.rule("JK-263", "JK-132")
@pytest.mark.parametrize("start", [(5, 1), (5, 5)])
def test_the_dead_do_not_arm_him(start: tuple[int, int]) -> None:
    state = table(scene({start: ".:m"}), bottles={"white": 1}, dead="white-1 white-2 white-3")
    act(state, step("m", start[0] - 1, start[1]))
    assert look(state).turn == "yellow", "there was no use for the bottle"


@pytest.mark.rule("JK-262", "JK-269", "T-055")
def test_he_is_not_freed_by_a_bottle_but_armed_and_stays_trapped() -> None:
    state = table(scene({(5, 5): "pi:m!", (6, 5): ".:w1"}), bottles={"white": 2})
    act(state, "sail cw 1")
    assert offered(state) == ["arm", "done"]
    act(state, "arm")
    assert trapped(state) == ["missionary"]
    # Now he is a pirate, whom the next bottle frees.
    act(state, "free m")
    assert trapped(state) == []


@pytest.mark.rule("JK-262")
def test_armed_he_keeps_his_space_and_stays_drunk() -> None:
    state = table(scene({(5, 5): "l4:m/2", (6, 5): ".:w1"}), bottles={"white": 1})
    act(state, "sail cw 1", "arm")
    assert figure(state, "missionary").space == 2
    state = table(scene({(5, 4): ".:m", (5, 5): "ba", (6, 5): ".:w1"}), bottles={"white": 1})
    act(state, step("m", 5, 5), "arm", "sail cw 1")
    assert figure(state, "missionary").state == "drunk"
    assert steps(state, "m") == set()


@pytest.mark.rule("JK-262", "JK-048", "JK-049", "JK-058", "JK-134")
def test_armed_he_rows_looks_through_the_spyglass_and_resurrects() -> None:
    for him, reach in ((".:M", ["1"]), (".:m", [])):
        rowing = table(scene({(5, 1): him, (5, 5): ".:w1", (5, 6): ".:w2", (5, 7): ".:w3"}))
        act(rowing, "board m", "sail cw 1")
        assert targets(rowing, "sail cw") == reach
    assert targets(table(scene({(5, 5): "sp:M"})), "sail cw") == ["1", "2", "3", "4"]
    assert targets(table(scene({(5, 5): "sp:m"})), "sail cw") == ["1", "2", "3"]
    assert "resurrect 2" in offered(table(scene({(5, 5): "sh:M"}), dead="white-1 white-2"))
    assert "resurrect 2" not in offered(table(scene({(5, 5): "sh:m"}), dead="white-1 white-2"))


@pytest.mark.rule("JK-265", "T-105")
@pytest.mark.parametrize(("sign", "left"), [("?b1", 0), ("?b2", 1)])
def test_exploring_bottles_he_is_armed_by_the_first(sign: str, left: int) -> None:
    state = met(sign)
    act(state, step("m", 6, 5))
    assert (figure(state, "missionary").armed, crew(state, "white").bottles) == (True, left)


@pytest.mark.rule("JK-265", "JK-170")
def test_armed_before_he_takes_all_bottles_for_his_crew() -> None:
    state = met("?b2", ".:M")
    act(state, step("m", 6, 5))
    assert crew(state, "white").bottles == 2


@pytest.mark.rule("JK-266", "JK-162")
def test_in_pits_he_is_a_comrade() -> None:
    state = table(scene({(5, 4): ".:m", (5, 5): "pi:w1!"}))
    act(state, step("m", 5, 5))
    assert trapped(state) == []
    state = table(scene({(5, 4): ".:w1", (5, 5): "pi:m!"}))
    act(state, step(1, 5, 5))
    assert trapped(state) == []


@pytest.mark.rule("JK-267", "JK-110")
def test_armed_and_hit_he_recovers_and_armed_and_killed_he_is_gone() -> None:
    state = met(".:y1", ".:M", turn="yellow")
    act(state, step(1, 5, 5))
    assert where(state, "missionary") == "ship"
    act(state, "sail cw 1", "sail cw 1")
    assert where(state, "missionary") == "aboard white"
    assert figure(state, "missionary").armed
    killed = table(scene({(10, 4): "~:y1", (10, 5): "~:M"}), turn="yellow", missionary="white", boats={"yellow": 20})
    act(killed, "swim 1 cw")
    assert where(killed, "missionary") == "absent"
