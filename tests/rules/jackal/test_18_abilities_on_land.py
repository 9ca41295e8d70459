"""Chapter 18: abilities that help on land and aboard, and what holds for all abilities."""

from __future__ import annotations

import pytest

from doubloon.games.jackal.state import JackalState
from doubloon.games.jackal.stories.builder import at, coins, offered, table, targets, trapped, where
from tests.rules.jackal.story import act, clause_against, crew, figure, gold_at, look, scene, step, steps

Tokens = dict[tuple[int, int], str]


def gifted(ability: str, tokens: Tokens, **boats: int) -> JackalState:
    """White's first pirate has an ability."""
    return table(scene(tokens), abilities={"white-1": ability} if ability else {}, boats=boats, listen=True)


# Pathfinder


@pytest.mark.rule("JK-300", "JK-292")
def test_a_pathfinder_advances_two_spaces_past_everybody_and_hits_where_he_stops() -> None:
    state = gifted("pathfinder", {(5, 5): "l4:w1y1/2y2/3$"})
    assert targets(state, "advance 1") == ["far"]
    act(state, "advance 1 far")
    assert figure(state, "white-1").space == 3
    assert (where(state, "yellow-1"), where(state, "yellow-2")) == (at(5, 5), "ship")


@pytest.mark.rule("JK-300")
def test_a_pathfinder_never_goes_further_than_the_labyrinth_and_others_only_one_space() -> None:
    state = gifted("pathfinder", {(5, 5): "l3:w1/2"})
    assert [text for text in offered(state) if "advance" in text] == ["advance 1"]
    assert clause_against(state, "advance 1 far") == "JK-300"
    state = gifted("", {(5, 5): "l3:w1"})
    assert clause_against(state, "advance 1 far") == "JK-124"


@pytest.mark.rule("JK-300", "JK-129", "JK-130")
def test_a_pathfinder_drags_his_coin_past_an_enemy_but_not_onto_one() -> None:
    state = gifted("pathfinder", {(5, 5): "l3:w1y1/2$/1"})
    assert [text for text in offered(state) if "advance" in text] == [
        "advance 1",
        "advance 1 far",
        "advance 1 far coin",
    ]
    act(state, "advance 1 far coin")
    assert (coins(state, at(5, 5), 3), where(state, "yellow-1")) == (1, at(5, 5))


# Climber, teetotaller, thick skull


@pytest.mark.rule("JK-301", "JK-292")
@pytest.mark.parametrize(("ability", "caught"), [("climber", []), ("", ["white-1"])])
def test_a_climber_is_not_trapped(ability: str, caught: list[str]) -> None:
    state = gifted(ability, {(5, 4): ".:w1", (5, 5): "pi"})
    act(state, step(1, 5, 5))
    assert trapped(state) == caught
    act(state, "sail cw 1")
    assert len(steps(state, 1)) == (0 if caught else 8)


@pytest.mark.rule("JK-302", "JK-292")
@pytest.mark.parametrize(("ability", "condition"), [("teetotaller", ""), ("", "drunk")])
def test_a_teetotaller_stays_sober(ability: str, condition: str) -> None:
    state = gifted(ability, {(5, 4): ".:w1", (5, 5): "ba"})
    act(state, step(1, 5, 5), "sail cw 1")
    assert figure(state, "white-1").state == condition
    assert len(steps(state, 1)) == (0 if condition else 8)


@pytest.mark.rule("JK-303", "T-136", "JK-292")
@pytest.mark.parametrize(("ability", "place"), [("thick_skull", "aboard yellow"), ("", "ship")])
def test_a_thick_skull_is_back_aboard_in_his_crews_next_turn(ability: str, place: str) -> None:
    board = scene({(5, 4): ".:w1", (5, 5): ".:y1"})
    state = table(board, abilities={"yellow-1": ability} if ability else {}, boats={"yellow": 20})
    act(state, step(1, 5, 5))
    assert where(state, "yellow-1") == place
    assert (step(1, 5, 9) in offered(state)) == (ability != "")


# Croc tamer


@pytest.mark.rule("JK-304", "T-109", "JK-292")
def test_a_croc_tamer_rests_on_a_crocodile_where_enemies_hit_him_and_are_thrown_back() -> None:
    state = gifted("croc_tamer", {(4, 4): ".:w1", (5, 4): "cr", (6, 4): ".:y1"})
    act(state, step(1, 5, 4))
    assert where(state, "white-1") == at(5, 4)
    act(state, step(1, 5, 4))
    assert (where(state, "white-1"), where(state, "yellow-1")) == ("ship", at(6, 4))


@pytest.mark.rule("JK-304", "T-109")
def test_with_a_coin_the_crocodile_throws_him_back_and_without_one_he_leaves_it_later() -> None:
    state = gifted("croc_tamer", {(4, 4): ".:w1$", (5, 4): "cr"})
    act(state, step(1, 5, 4, 1))
    assert (where(state, "white-1"), gold_at(state, 4, 4)) == (at(4, 4), 1)
    act(state, "sail cw 1", step(1, 5, 4), "sail cw 1")
    assert len(steps(state, 1)) == 8
    act(state, step(1, 6, 5))
    assert where(state, "white-1") == at(6, 5)


@pytest.mark.rule("JK-304")
def test_a_friend_who_visits_the_croc_tamer_is_thrown_back() -> None:
    state = gifted("croc_tamer", {(4, 4): ".:w2", (5, 4): "cr:w1"})
    act(state, step(2, 5, 4))
    assert (where(state, "white-1"), where(state, "white-2")) == (at(5, 4), at(4, 4))


@pytest.mark.rule("JK-304", "JK-079", "JK-081")
@pytest.mark.parametrize(("beyond", "tamer", "other"), [("cr", True, False), (">W", False, False), (">E", True, True)])
def test_a_known_way_ends_on_a_crocodile_for_a_croc_tamer_only(beyond: str, tamer: bool, other: bool) -> None:
    tokens = {(4, 4): ".:w1w2", (5, 4): ">E", (6, 4): beyond}
    state = gifted("croc_tamer", tokens)
    assert ((5, 4) in steps(state, 1)) == tamer
    assert ((5, 4) in steps(state, 2)) == other
    if beyond == "cr":
        act(state, step(1, 5, 4))
        assert where(state, "white-1") == at(6, 4)


@pytest.mark.rule("JK-304", "JK-079")
def test_a_known_way_onto_a_crocodile_is_closed_to_a_croc_tamer_with_a_coin() -> None:
    state = gifted("croc_tamer", {(4, 4): ".:w1$", (5, 4): ">E", (6, 4): "cr"})
    assert step(1, 5, 4) in offered(state)
    assert step(1, 5, 4, 1) not in offered(state)


# Helmsman, tough meat


@pytest.mark.rule("JK-305", "T-138", "JK-292")
@pytest.mark.parametrize(("ability", "reach"), [("helmsman", ["1", "2"]), ("", ["1"])])
def test_a_helmsman_makes_his_boat_faster(ability: str, reach: list[str]) -> None:
    state = gifted(ability, {(5, 5): ".:w2w3"})
    assert targets(state, "sail cw") == reach
    assert crew(state, "white").speed == len(reach)


@pytest.mark.rule("JK-305")
def test_a_helmsman_ashore_helps_nobody() -> None:
    assert targets(gifted("helmsman", {(5, 5): ".:w1"}), "sail cw") == ["1", "2"]


@pytest.mark.rule("JK-305", "JK-312")
def test_a_helmsman_helps_the_allys_boat_he_is_aboard_too() -> None:
    # Given white's helmsman and a red pirate aboard red's boat
    board = scene({(5, 9): ".:w1", (7, 7): ".:r2r3"})
    state = table(board, seats=4, options=["teams=two_on_two"], abilities={"white-1": "helmsman"}, boats={"red": 20})
    act(state, "board 1 ally", "sail cw 1")
    assert targets(state, "sail cw") == ["1", "2", "3"]


@pytest.mark.rule("JK-306", "JK-292")
def test_tough_meat_is_hit_by_the_cannibal_and_loses_only_his_coin() -> None:
    state = gifted("tough_meat", {(5, 4): ".:w1$", (5, 5): "ca"})
    act(state, step(1, 5, 5, 1))
    assert (where(state, "white-1"), look(state).lost, look(state).gold) == ("ship", 1, 0)
    act(state, "sail cw 1", "sail cw 1", "sail cw 1")
    assert where(state, "white-1") == "aboard white"
    state = gifted("", {(5, 4): ".:w1", (5, 5): "ca"})
    act(state, step(1, 5, 5))
    assert where(state, "white-1") == "dead"


# In general


@pytest.mark.rule("JK-294", "JK-289")
def test_an_ability_rests_with_the_dead_and_returns_with_him() -> None:
    board = scene({(5, 5): "sh:w2", (5, 7): ".:w1", (6, 7): "ca", (5, 1): "?"})
    state = table(board, abilities={"white-1": "helmsman"})
    act(state, step(1, 6, 7))
    assert (where(state, "white-1"), figure(state, "white-1").ability) == ("dead", "helmsman")
    act(state, "sail cw 1")
    assert targets(state, "sail cw") == ["1"]
    act(state, "resurrect 1")
    assert (where(state, "white-1"), figure(state, "white-1").ability) == (at(5, 5), "helmsman")


@pytest.mark.rule("JK-291")
def test_abilities_do_not_change_during_an_island() -> None:
    state = gifted("diver", {})
    assert clause_against(state, "take swimmer 1") == "JK-039"
    assert clause_against(state, "decline") == "JK-039"


@pytest.mark.rule("JK-289")
def test_everybody_sees_who_can_do_what() -> None:
    state = gifted("diver", {})
    for seat in (0, 1, -1):
        abilities = {seen.id: seen.ability for seen in look(state, seat).figures if seen.ability}
        assert abilities == {"white-1": "diver"}
