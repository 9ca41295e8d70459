"""Chapter 18: abilities that have to do with gold, the sea and what can be seen."""

from __future__ import annotations

import pytest

from doubloon.games.jackal.state import JackalState
from doubloon.games.jackal.stories.builder import at, coins, offered, ring, table, targets, where
from tests.rules.jackal.story import (
    act,
    cell,
    clause_against,
    crew,
    figure,
    gold_at,
    kinds,
    look,
    scene,
    step,
    steps,
    verbs,
)

Tokens = dict[tuple[int, int], str]


def gifted(ability: str, tokens: Tokens, **boats: int) -> JackalState:
    """White's first pirate has an ability."""
    return table(scene(tokens), abilities={"white-1": ability} if ability else {}, boats=boats, listen=True)


# Strongman


@pytest.mark.rule("JK-295", "JK-292", "T-135")
def test_a_strongman_drags_two_coins_home_and_others_one() -> None:
    state = gifted("strongman", {(5, 1): ".:w1$$$"})
    assert targets(state, "board 1") == ["coin", "coin coin"]
    act(state, "board 1 coin coin")
    assert (crew(state, "white").purse, gold_at(state, 5, 1)) == (2, 1)
    state = gifted("", {(5, 1): ".:w1$$$"})
    assert clause_against(state, "board 1 coin coin") == "JK-093"


@pytest.mark.rule("JK-295")
def test_a_strongmans_coins_stay_together_and_obey_the_same_rules() -> None:
    # On land, into the sea, over the crossroads
    state = gifted("strongman", {(5, 4): ".:w1$$$", (5, 5): "l3"})
    act(state, step(1, 5, 5, 2))
    assert (coins(state, at(5, 4)), coins(state, at(5, 5), 1)) == (1, 2)
    act(state, "sail cw 1", "advance 1 coin coin")
    assert coins(state, at(5, 5), 2) == 2
    sunk = gifted("strongman", {(5, 2): ".:w1$$", (5, 1): ">N"}, white=5)
    act(sunk, step(1, 5, 1, 2))
    assert (look(sunk).lost, look(sunk).gold) == (2, 0)
    barred = gifted("strongman", {(5, 4): ".:w1$$", (5, 5): "?", (4, 4): "ju", (6, 4): ".:y1"})
    assert {(5, 5), (4, 4), (6, 4)} & steps(barred, 1, 2) == set()


@pytest.mark.rule("JK-295", "JK-097")
def test_at_the_crossroads_a_strongman_leaves_both_coins_or_none() -> None:
    board = scene({(5, 6): ".:w1$$", (5, 5): "x0", (5, 4): "?"})
    state = table(board, abilities={"white-1": "strongman"}, dice=[1])
    act(state, step(1, 5, 5, 2))
    assert (where(state, "white-1"), gold_at(state, 5, 6)) == (at(5, 4), 2)


@pytest.mark.rule("JK-295")
def test_a_strongman_takes_no_more_than_there_are() -> None:
    state = gifted("strongman", {(5, 4): ".:w1$"})
    assert clause_against(state, step(1, 5, 5, 2)) == "JK-092"


# Brawler


@pytest.mark.rule("JK-296", "JK-292")
def test_a_brawler_fights_with_a_coin_in_hand() -> None:
    state = gifted("brawler", {(5, 4): ".:w1$", (5, 5): ".:y1y2"})
    act(state, step(1, 5, 5, 1))
    assert (where(state, "yellow-1"), where(state, "yellow-2"), gold_at(state, 5, 5)) == ("ship", "ship", 1)
    state = gifted("", {(5, 4): ".:w1$", (5, 5): ".:y1y2"})
    assert clause_against(state, step(1, 5, 5, 1)) == "JK-107"


@pytest.mark.rule("JK-296", "JK-130")
def test_a_brawler_fights_with_a_coin_in_labyrinths() -> None:
    state = gifted("brawler", {(5, 5): "l3:w1y1/2$"})
    act(state, "advance 1 coin")
    assert (where(state, "yellow-1"), coins(state, at(5, 5), 2)) == ("ship", 1)
    state = gifted("", {(5, 5): "l3:w1y1/2$"})
    assert clause_against(state, "advance 1 coin") == "JK-130"


@pytest.mark.rule("JK-296")
@pytest.mark.parametrize("sign", ["fo:y1", "sh:y1", "bk:y1$", "ju:y1", ".:m"])
def test_a_brawler_fights_only_where_a_fight_is_allowed(sign: str) -> None:
    board = scene({(5, 4): ".:w1$", (5, 5): sign})
    state = table(board, abilities={"white-1": "brawler"}, missionary="yellow")
    assert (5, 5) not in steps(state, 1, 1)


# Diver


@pytest.mark.rule("JK-297", "T-137", "JK-292")
def test_a_diver_keeps_his_coin_at_sea_and_swims_aboard_with_it() -> None:
    # Given an arrow into the sea on ring 5, the boat on ring 6
    state = gifted("diver", {(7, 2): ">E", (6, 2): ".:w1$"}, white=6)
    act(state, step(1, 7, 2, 1))
    assert (where(state, "white-1"), figure(state, "white-1").coin, look(state).lost) == (ring(state, 5), True, 0)
    act(state, "sail cw 1", "swim 1 cw")
    assert (where(state, "white-1"), crew(state, "white").purse) == ("aboard white", 1)
    state = gifted("", {(7, 2): ">E", (6, 2): ".:w1$"}, white=6)
    act(state, step(1, 7, 2, 1))
    assert look(state).lost == 1


@pytest.mark.rule("JK-297")
def test_a_divers_coin_swims_along_comes_aboard_when_picked_up_and_sinks_only_with_him() -> None:
    state = gifted("diver", {(10, 5): "~:w1$"})
    act(state, "swim 1 cw")
    assert (figure(state, "white-1").coin, look(state).gold) == (True, 1)
    picked = gifted("diver", {(10, 5): "~:w1$"}, white=9)
    act(picked, "sail cw 1")
    assert (where(picked, "white-1"), crew(picked, "white").purse) == ("aboard white", 1)
    rammed = gifted("diver", {(10, 5): "~:w1$"}, yellow=11)
    act(rammed, "swim 1 cw")
    assert (where(rammed, "white-1"), look(rammed).lost, look(rammed).gold) == ("dead", 1, 0)


@pytest.mark.rule("JK-297", "JK-346")
def test_a_diver_with_a_coin_does_not_attack_at_sea() -> None:
    state = gifted("diver", {(10, 5): "~:w1$", (10, 6): "~:y1"})
    assert targets(state, "swim 1") == ["ccw"]
    assert clause_against(state, "swim 1 cw") == "JK-346"
    state = gifted("diver", {(10, 5): "~:w1", (10, 6): "~:y1"})
    act(state, "swim 1 cw")
    assert where(state, "yellow-1") == "dead"
    thrown = gifted("diver", {(5, 2): ".:w1$", (5, 1): ">N", (5, 0): "~:y1"}, white=5)
    assert (5, 1) in steps(thrown, 1)
    assert (5, 1) not in steps(thrown, 1, 1)


@pytest.mark.rule("JK-297", "JK-275", "T-139")
def test_a_divers_coin_at_sea_keeps_the_game_going_until_it_is_home() -> None:
    state = table(
        scene({(10, 5): "~:w1$"}), abilities={"white-1": "diver"}, boats={"white": 12}, explored=True, seats=2
    )
    act(state, "swim 1 cw", "sail cw 1")
    assert not state.over()
    act(state, "swim 1 cw")
    assert (crew(state, "white").purse, state.over()) == (1, True)


# Swimmer


@pytest.mark.rule("JK-298", "T-146", "JK-292")
def test_a_swimmer_swims_two_cells_but_not_past_a_boat_and_lands() -> None:
    state = gifted("swimmer", {(8, 2): "~:w1"}, yellow=6)
    assert targets(state, "swim 1") == ["cw", "ccw", "ccw far"]
    assert steps(state, 1) == {(7, 2), (7, 3), (8, 3)}
    assert clause_against(state, "swim 1 cw far") == "JK-298"
    far = state.clone()
    act(far, "swim 1 ccw far")
    assert where(far, "white-1") == ring(far, 3)
    act(state, "swim 1 cw")
    assert where(state, "white-1") == "dead"


@pytest.mark.rule("JK-298", "JK-346", "JK-119")
@pytest.mark.parametrize(("company", "far"), [("m", False), ("", True)])
def test_beside_the_missionary_a_swimmer_does_not_attack_two_cells_away(company: str, far: bool) -> None:
    state = gifted("swimmer", {(8, 2): f"~:w1{company}", (9, 3): "~:y1"})
    assert ("swim 1 cw far" in offered(state)) == far
    assert "swim 1 ccw far" in offered(state)


@pytest.mark.rule("JK-298", "JK-067", "JK-068")
def test_others_swim_one_cell_and_do_not_land() -> None:
    state = gifted("", {(8, 2): "~:w1"})
    assert targets(state, "swim 1") == ["cw", "ccw"]
    assert clause_against(state, "swim 1 cw far") == "JK-068"
    assert clause_against(state, step(1, 7, 2)) == "JK-067"


@pytest.mark.rule("JK-298")
@pytest.mark.parametrize(("meets", "far"), [("~:y1", False), ("~:w2", True), ("~:m", False)])
def test_a_swimmer_passes_friends_but_no_enemy(meets: str, far: bool) -> None:
    board = scene({(10, 5): "~:w1", (10, 6): meets})
    state = table(board, abilities={"white-1": "swimmer"}, missionary="yellow")
    assert ("swim 1 cw far" in offered(state)) == far


@pytest.mark.rule("JK-298", "JK-176", "JK-071")
def test_a_swimmer_who_lands_explores_and_is_thrown_back_into_the_sea_by_a_crocodile() -> None:
    state = gifted("swimmer", {(8, 2): "~:w1", (7, 2): "?cr"})
    act(state, step(1, 7, 2))
    assert where(state, "white-1") == ring(state, 5)
    assert "explored" in kinds(state)


# Lookout


@pytest.mark.rule("JK-299", "JK-219")
def test_a_lookout_looks_once_a_turn_before_the_action_and_nobody_else_sees_it() -> None:
    state = gifted("lookout", {(5, 4): "?c5", (5, 5): ".:w1", (6, 5): "?", (8, 5): "?ca"})
    assert targets(state, "look") == [at(5, 4), at(6, 5)]
    assert clause_against(state, f"look {at(8, 5)}") == "JK-299"
    act(state, f"look {at(5, 4)}")
    seen = [cell(state, 5, 4, seat).tile for seat in (0, 1, -1)]
    assert [tile.id if tile else None for tile in seen] == ["chest_5", None, None]
    assert "saw" in kinds(state, 0)
    assert "saw" not in kinds(state, 1)
    # That a tile was looked at is public; the tile stays as it is.
    assert (cell(state, 5, 4, 1).looked, cell(state, 5, 4).face_up, gold_at(state, 5, 4)) == ([0], False, 0)
    # Then the action follows, without a second look.
    assert clause_against(state, f"look {at(6, 5)}") == "JK-299"
    act(state, "sail cw 1", "sail cw 1")
    assert "look" in verbs(state)


@pytest.mark.rule("JK-299")
@pytest.mark.parametrize(
    ("tokens", "there"),
    [({(5, 4): "?", (5, 5): "pi:w1!"}, (5, 4)), ({(5, 4): "?", (5, 5): "ba:w1~"}, (5, 4)), ({(5, 1): "?"}, (5, 1))],
)
def test_a_lookout_looks_in_whatever_state_also_from_aboard(tokens: Tokens, there: tuple[int, int]) -> None:
    state = gifted("lookout", tokens)
    assert targets(state, "look") == [at(*there)]


@pytest.mark.rule("JK-299", "JK-294")
def test_a_lookout_off_the_board_sees_nothing() -> None:
    board = scene({(5, 1): "?"})
    for gone in ("dead", "ship"):
        dead, ship = ("white-1", "") if gone == "dead" else ("", "white-1")
        state = table(board, abilities={"white-1": "lookout"}, dead=dead, ship=ship)
        assert "look" not in verbs(state)


@pytest.mark.rule("JK-299", "JK-219")
def test_in_smoke_the_mover_sees_what_the_lookout_sees() -> None:
    state = table(scene({(5, 4): "?c5", (5, 5): ".:w1"}), abilities={"white-1": "lookout"}, smoke=2)
    act(state, f"look {at(5, 4)}")
    assert cell(state, 5, 4).looked == [1]
    assert [cell(state, 5, 4, seat).tile is None for seat in (0, 1)] == [True, False]
