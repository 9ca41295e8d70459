"""Chapter 14: who may come to the bear's cell, and what happens there."""

from __future__ import annotations

import pytest

from doubloon.games.jackal.box.box import ABILITIES
from doubloon.games.jackal.state import JackalState
from doubloon.games.jackal.stories.builder import at, coins, table, tile, where
from tests.rules.jackal.story import act, clause_against, figure, kinds, look, scene, step, steps, verbs


@pytest.mark.rule("JK-250", "JK-073", "T-120")
def test_entering_the_bears_face_down_tile_hits_and_leaves_it_face_down() -> None:
    state = table(scene({(5, 5): ".:w1", (6, 5): "?c3:&"}), waker="yellow")
    act(state, step(1, 6, 5))
    assert (where(state, "white-1"), tile(state, at(6, 5)), look(state).gold) == ("ship", "?", 0)


@pytest.mark.rule("JK-250", "T-088", "JK-079")
@pytest.mark.parametrize("sign", [">E", "bl", "ca", "pi", "l3", "fo", "cr", "x0"])
def test_the_bear_comes_before_what_a_tile_does(sign: str) -> None:
    state = table(scene({(4, 4): ".:w1", (5, 4): f"{sign}:&"}), waker="yellow")
    act(state, step(1, 5, 4))
    assert where(state, "white-1") == "ship"
    assert figure(state, "white-1").state == "recovering"


@pytest.mark.rule("JK-251", "T-088")
@pytest.mark.parametrize("sign", [".", ">E", "l3"])
def test_nobody_drags_a_coin_into_the_bears_cell(sign: str) -> None:
    state = table(scene({(4, 4): ".:w1$", (5, 4): f"{sign}:&"}), waker="yellow")
    assert (5, 4) in steps(state, 1)
    assert clause_against(state, step(1, 5, 4, 1)) == "JK-251"


@pytest.mark.rule("JK-250", "JK-102")
def test_a_pirate_carried_into_the_bears_cell_is_hit_there() -> None:
    # Given a gale of arrows that ends at the bear
    state = table(scene({(4, 4): ".:w1", (5, 4): ">E", (6, 4): "?>N:&"}), waker="yellow", listen=True)
    act(state, step(1, 5, 4))
    assert where(state, "white-1") == "ship"
    assert "mauled" in kinds(state)
    assert tile(state, at(6, 4)) == "?"


def bear_with_missionary(sign: str, extra: str = "", waker: str = "yellow") -> JackalState:
    """White's missionary stands beside the bear's cell, or in it."""
    return table(scene({(4, 4): ".:w1m", (5, 4): f"{sign}:&{extra}"}), missionary="white", waker=waker)


@pytest.mark.rule("JK-252", "JK-256", "A-29")
def test_an_unarmed_missionary_shares_the_bears_cell_and_its_tile_acts_on_him() -> None:
    state = bear_with_missionary(".")
    act(state, step("m", 5, 4))
    assert where(state, "missionary") == at(5, 4)
    state = bear_with_missionary(">SE")
    act(state, step("m", 5, 4))
    assert where(state, "missionary") == at(6, 5)
    state = bear_with_missionary("ba")
    act(state, step("m", 5, 4))
    assert figure(state, "missionary").state == "drunk"


@pytest.mark.rule("JK-252", "JK-119", "A-29")
def test_a_pirate_who_joins_his_missionary_there_is_unharmed_and_the_tile_acts() -> None:
    state = table(scene({(4, 4): ".:w1", (5, 4): "l3:&m"}), missionary="white", waker="yellow")
    act(state, step(1, 5, 4))
    assert (where(state, "white-1"), figure(state, "white-1").space) == (at(5, 4), 1)


@pytest.mark.rule("JK-250", "JK-251", "JK-252")
@pytest.mark.parametrize("missionary", [{(4, 4): ".:w1m$"}, {(4, 4): ".:w1$", (8, 6): ".:m"}])
@pytest.mark.parametrize("sign", [">E", "ca", "."])
def test_a_missionary_who_is_elsewhere_protects_nobody_from_the_bear(
    missionary: dict[tuple[int, int], str], sign: str
) -> None:
    state = table(scene({(5, 4): f"{sign}:&"} | missionary), waker="yellow")
    assert clause_against(state, step(1, 5, 4, 1)) == "JK-251"
    act(state, step(1, 5, 4))
    assert where(state, "white-1") == "ship"


@pytest.mark.rule("JK-095", "JK-252")
def test_where_the_missionary_keeps_the_bear_off_gold_obeys_the_tile() -> None:
    state = table(scene({(4, 4): ".:w1$", (5, 4): "fo:&m", (5, 5): "."}), waker="yellow")
    assert clause_against(state, step(1, 5, 4, 1)) == "JK-095"
    state = table(scene({(4, 4): ".:w1$", (5, 4): ".:&m"}), waker="yellow")
    act(state, step(1, 5, 4, 1))
    assert (where(state, "white-1"), coins(state, at(5, 4))) == (at(5, 4), 1)


@pytest.mark.rule("JK-352", "T-123", "A-48")
def test_an_unarmed_missionary_does_not_enter_a_face_down_tile_under_the_bear() -> None:
    state = table(scene({(5, 5): ".:m", (6, 5): "?:&"}), missionary="white", waker="yellow")
    assert (6, 5) not in steps(state, "m")
    assert clause_against(state, step("m", 6, 5)) == "JK-352"
    state = table(scene({(5, 5): ".:M", (6, 5): "?:&"}), missionary="white", waker="yellow")
    act(state, step("m", 6, 5))
    assert where(state, "missionary") == "ship"


@pytest.mark.rule("JK-353", "T-124", "A-48")
def test_the_company_that_the_missionary_leaves_with_the_bear_is_hit_at_once() -> None:
    state = table(scene({(5, 4): ".:w1w2m&$"}), missionary="white", waker="yellow")
    act(state, step("m", 5, 5))
    assert [where(state, name) for name in ("white-1", "white-2", "missionary")] == ["ship", "ship", at(5, 5)]
    assert coins(state, at(5, 4)) == 1


@pytest.mark.rule("JK-353", "JK-184", "JK-226")
@pytest.mark.parametrize(("sign", "question"), [("?li", "look"), ("?eq", "swap")])
def test_the_company_is_hit_before_a_tile_that_the_missionary_finds_asks_anything(sign: str, question: str) -> None:
    state = table(scene({(5, 4): ".:w1m&", (6, 4): sign, (2, 4): "?"}), waker="yellow", listen=True)
    act(state, step("m", 6, 4))
    assert question in verbs(state)
    assert (where(state, "white-1"), kinds(state)[-1]) == ("ship", "mauled")


@pytest.mark.rule("JK-353", "JK-207", "JK-208")
@pytest.mark.parametrize("choice", ["stay", f"go {at(7, 7)}"])
def test_while_the_missionary_is_on_his_way_the_company_is_safe(choice: str) -> None:
    # Given an airplane on which he may stay or fly on: his move has not ended yet
    state = table(scene({(5, 4): ".:w1m&", (6, 4): "ai", (7, 7): "."}), waker="yellow")
    act(state, step("m", 6, 4))
    assert where(state, "white-1") == at(5, 4)
    act(state, choice)
    assert where(state, "white-1") == "ship"


@pytest.mark.rule("JK-353", "JK-173")
def test_the_company_is_safe_if_his_move_ends_in_the_bears_cell_again() -> None:
    # Given a crocodile that throws the missionary back
    state = table(scene({(5, 4): ".:w1m&", (6, 4): "cr"}), missionary="white", waker="yellow")
    act(state, step("m", 6, 4))
    assert (where(state, "white-1"), where(state, "missionary")) == (at(5, 4), at(5, 4))


@pytest.mark.rule("JK-353", "JK-262", "JK-272")
def test_a_missionary_armed_beside_the_bear_is_hit_with_his_company() -> None:
    state = table(scene({(5, 4): ".:w1m&"}), missionary="white", waker="yellow", bottles={"white": 1})
    act(state, "sail cw 1", "arm")
    assert (where(state, "white-1"), where(state, "missionary")) == ("ship", "ship")


@pytest.mark.rule("JK-253", "JK-195")
def test_a_bullet_passes_the_bear_and_hits_the_pirate_behind_it() -> None:
    state = table(scene({(4, 5): ".:w1", (5, 5): "?mu", (6, 5): ".:&", (7, 5): ".:y1"}), waker="yellow")
    act(state, step(1, 5, 5), "shoot e")
    assert (where(state, "yellow-1"), look(state).bear) == ("ship", at(6, 5))


@pytest.mark.rule("JK-253", "JK-293")
@pytest.mark.parametrize("ability", ABILITIES)
def test_no_ability_keeps_a_pirate_from_being_mauled(ability: str) -> None:
    # Whether the bear comes to him
    board = {(5, 5): ".:&", (6, 5): ".:w1", (7, 7): ".:w2"}
    state = table(scene(board), abilities={"white-1": ability})
    act(state, "sail cw 1")
    assert (where(state, "white-1"), look(state).bear) == ("ship", at(6, 5))
    # or he comes to the bear
    state = table(scene(board), abilities={"white-1": ability}, waker="yellow")
    act(state, step(1, 5, 5))
    assert (where(state, "white-1"), look(state).bear) == ("ship", at(5, 5))


@pytest.mark.rule("JK-251", "JK-293")
def test_a_brawler_does_not_drag_a_coin_to_the_bear() -> None:
    state = table(scene({(5, 5): ".:&", (6, 5): ".:w1$"}), abilities={"white-1": "brawler"}, waker="yellow")
    assert clause_against(state, step(1, 5, 5, 1)) == "JK-251"
