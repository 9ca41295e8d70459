"""Chapter 9: fights, and recovery on the ship."""

from __future__ import annotations

import pytest

from doubloon.games.jackal.stories.builder import offered, pass_turns, table, targets, trapped, where
from tests.rules.jackal.story import act, clause_against, drawn, figure, gold_at, look, step, steps

PAIRS = ["teams=two_on_two"]


@pytest.mark.rule("JK-106", "JK-102", "JK-108", "T-026", "A-11")
def test_every_enemy_in_the_cell_is_hit() -> None:
    state = table(drawn({(4, 5): ".:w1", (4, 4): ".:y1y2$"}))
    act(state, step(1, 4, 4))
    assert [where(state, name) for name in ("yellow-1", "yellow-2", "white-1")] == ["ship", "ship", "e5"]
    assert gold_at(state, 4, 4) == 1


@pytest.mark.rule("JK-106")
def test_who_comes_is_never_hit_himself_and_others_are_untouched() -> None:
    state = table(drawn({(4, 5): ".:w1", (4, 4): ".:y1", (5, 4): ".:y2"}), seats=3)
    act(state, step(1, 4, 4))
    assert [figure(state, name).state for name in ("white-1", "yellow-1", "yellow-2")] == ["", "recovering", ""]


@pytest.mark.rule("JK-106")
def test_whoever_is_carried_into_an_enemys_cell_hits_him_too() -> None:
    state = table(drawn({(4, 5): ".:w1", (4, 4): ">N", (4, 3): ".:y1"}))
    act(state, step(1, 4, 4))
    assert (where(state, "white-1"), where(state, "yellow-1")) == ("e4", "ship")


@pytest.mark.rule("JK-107", "T-027")
def test_a_dragging_pirate_does_not_attack_but_may_leave_his_coin() -> None:
    state = table(drawn({(4, 5): ".:w1$", (4, 4): ".:y1"}))
    assert clause_against(state, step(1, 4, 4, 1)) == "JK-107"
    act(state, step(1, 4, 4))
    assert (where(state, "yellow-1"), gold_at(state, 4, 5), gold_at(state, 4, 4)) == ("ship", 1, 0)


@pytest.mark.rule("JK-107")
def test_with_a_coin_to_a_friend_and_past_an_enemy_is_allowed() -> None:
    state = table(drawn({(4, 5): ".:w1$", (4, 4): ".:w2", (5, 4): ".:y1", (5, 5): "."}))
    assert {(4, 4), (5, 5)} <= steps(state, 1, 1)
    assert (5, 4) not in steps(state, 1, 1)


@pytest.mark.rule("JK-109", "JK-108")
@pytest.mark.parametrize("sign", ["ba:y1~", "pi:y1!", "l3:y1/1"])
def test_a_hit_ends_every_state(sign: str) -> None:
    state = table(drawn({(4, 5): ".:w1", (4, 4): sign}))
    act(state, step(1, 4, 4))
    hit = figure(state, "yellow-1")
    assert (hit.state, hit.space, hit.cell) == ("recovering", 0, None)
    assert "yellow-1" not in trapped(state)
    # Recovered, he acts like anybody aboard.
    pass_turns(state, "yellow", "white")
    assert steps(state, 1) == steps(state, 2) != set()


@pytest.mark.rule("JK-110", "JK-038", "T-028", "A-02")
def test_he_misses_one_whole_turn_of_his_crew() -> None:
    state = table(drawn({(4, 5): ".:w1", (4, 4): ".:y1"}))
    act(state, step(1, 4, 4))
    assert look(state).turn == "yellow"
    assert (targets(state, "step 1"), figure(state, "yellow-1").state) == ([], "recovering")
    assert clause_against(state, step(1, 5, 9)) == "JK-042"
    pass_turns(state, "yellow", "white")
    assert (figure(state, "yellow-1").aboard, figure(state, "yellow-1").state) == ("yellow", "")
    assert steps(state, 1) != set()


@pytest.mark.rule("JK-111", "T-029", "JK-221")
def test_hit_in_the_own_turn_he_misses_the_next_one() -> None:
    state = table(drawn({(4, 5): ".:w1", (4, 4): "?dn"}))
    act(state, step(1, 4, 4))
    assert figure(state, "white-1").state == "recovering"
    pass_turns(state, "yellow")
    assert (look(state).turn, figure(state, "white-1").state) == ("white", "recovering")
    pass_turns(state, "white", "yellow")
    assert (look(state).turn, figure(state, "white-1").aboard) == ("white", "white")


@pytest.mark.rule("JK-112", "JK-131", "JK-132", "T-016")
def test_who_is_attacked_in_the_sea_dies() -> None:
    state = table(drawn({(10, 5): "~:w1", (10, 6): "~:y1y2"}))
    act(state, "swim 1 cw")
    assert (where(state, "white-1"), where(state, "yellow-1"), where(state, "yellow-2")) == ("k7", "dead", "dead")


@pytest.mark.rule("JK-113", "JK-233", "T-030")
def test_nobody_enters_a_fortress_with_enemies() -> None:
    state = table(drawn({(4, 5): ".:w1", (4, 4): "fo:y1"}))
    assert (4, 4) not in steps(state, 1)
    assert clause_against(state, step(1, 4, 4)) == "JK-113"


@pytest.mark.rule("JK-114", "JK-198")
def test_nobody_enters_a_shrine_with_enemies() -> None:
    state = table(drawn({(4, 5): ".:w1", (4, 4): "sh:y1"}))
    assert clause_against(state, step(1, 4, 4)) == "JK-114"


@pytest.mark.rule("JK-113", "JK-114", "JK-235", "JK-200")
@pytest.mark.parametrize("sign", ["fo", "sh"])
def test_an_empty_or_friendly_sanctuary_is_open(sign: str) -> None:
    for inside in ("", ":w2w3"):
        state = table(drawn({(4, 5): ".:w1", (4, 4): sign + inside}))
        act(state, step(1, 4, 4))
        assert where(state, "white-1") == "e5"


@pytest.mark.rule("JK-115", "JK-178", "JK-179", "T-090", "T-091", "A-20")
def test_on_the_bank_a_coin_protects() -> None:
    with_coin = table(drawn({(4, 5): ".:w1", (4, 4): "bk:y1$"}))
    assert clause_against(with_coin, step(1, 4, 4)) == "JK-178"
    without = table(drawn({(4, 5): ".:w1", (4, 4): "bk:y1"}))
    act(without, step(1, 4, 4))
    assert (where(without, "white-1"), where(without, "yellow-1")) == ("e5", "ship")


@pytest.mark.rule("JK-116", "JK-182", "T-092")
def test_nobody_fights_in_the_jungle() -> None:
    state = table(drawn({(4, 5): ".:w1$", (4, 4): "ju:y1"}))
    assert clause_against(state, step(1, 4, 4, 1)) == "JK-095"
    act(state, step(1, 4, 4))
    assert (where(state, "white-1"), where(state, "yellow-1")) == ("e5", "e5")


@pytest.mark.rule("JK-117", "JK-128")
@pytest.mark.parametrize(
    ("start", "foe", "hit"), [(0, 1, True), (0, 2, False), (1, 2, True), (1, 3, False), (2, 2, False), (2, 1, False)]
)
def test_in_a_labyrinth_only_the_next_space_is_attacked(start: int, foe: int, hit: bool) -> None:
    if start:
        state = table(drawn({(4, 4): f"l4:w1/{start}y1/{foe}"}))
        act(state, "advance 1")
    else:
        state = table(drawn({(4, 5): ".:w1", (4, 4): f"l4:y1/{foe}"}))
        act(state, step(1, 4, 4))
    assert (figure(state, "yellow-1").state == "recovering") == hit
    assert figure(state, "white-1").space == start + 1


@pytest.mark.rule("JK-118", "JK-258")
@pytest.mark.parametrize("sign", [".:m", "ju:m", "l3:m", ".:my1"])
def test_nobody_enters_a_tile_with_an_enemys_missionary(sign: str) -> None:
    state = table(drawn({(4, 5): ".:w1", (4, 4): sign}), missionary="yellow")
    assert clause_against(state, step(1, 4, 4)) == "JK-118"


@pytest.mark.rule("JK-118")
def test_an_armed_missionary_is_an_enemy_like_any_other() -> None:
    state = table(drawn({(4, 5): ".:w1", (4, 4): ".:M"}), missionary="yellow")
    act(state, step(1, 4, 4))
    assert where(state, "missionary") == "ship"


@pytest.mark.rule("JK-119", "JK-259", "JK-121")
def test_beside_his_missionary_a_pirate_does_not_attack() -> None:
    state = table(drawn({(4, 5): ".:w1m", (4, 4): ".:y1", (5, 4): ".:w2"}))
    assert clause_against(state, step(1, 4, 4)) == "JK-119"
    assert (4, 4) in steps(state, 2)
    # The move must begin there: a step away he may fight again.
    act(state, step(1, 3, 5))
    pass_turns(state, "yellow")
    assert (4, 4) in steps(state, 1)


@pytest.mark.rule("JK-119", "A-53")
def test_aboard_a_boat_the_missionary_keeps_nobody_from_fighting() -> None:
    state = table(drawn({(5, 0): "~:m", (5, 1): ".:y1"}))
    assert where(state, "missionary") == "aboard white"
    act(state, step(1, 5, 1))
    assert where(state, "yellow-1") == "ship"


@pytest.mark.rule("JK-119", "JK-261")
def test_at_sea_his_company_is_safe() -> None:
    state = table(drawn({(10, 5): "~:w1", (10, 6): "~:y1m"}), missionary="yellow")
    act(state, "swim 1 cw")
    assert (where(state, "white-1"), where(state, "yellow-1"), where(state, "missionary")) == ("k7", "k7", "k7")


@pytest.mark.rule("JK-120", "JK-311", "T-031")
def test_friends_never_fight() -> None:
    state = table(drawn({(4, 4): ".:w1r1", (4, 5): ".:r2", (5, 4): ".:w2"}), seats=4, options=PAIRS, turn="red")
    act(state, step(2, 4, 4))
    pass_turns(state, "black")
    act(state, step(2, 4, 4))
    assert {where(state, name) for name in ("white-1", "white-2", "red-1", "red-2")} == {"e5"}


@pytest.mark.rule("JK-120", "JK-112")
def test_friends_never_fight_at_sea() -> None:
    state = table(drawn({(10, 5): "~:w1", (10, 6): "~:r1w2"}), seats=4, boats={"yellow": 6}, options=PAIRS)
    act(state, "swim 1 cw")
    assert {where(state, name) for name in ("white-1", "white-2", "red-1")} == {"k7"}


@pytest.mark.rule("JK-121", "T-054")
def test_enemies_that_may_not_be_attacked_close_a_cell_but_only_on_the_space_entered() -> None:
    cells = {(4, 5): ".:w1m"}
    first = table(drawn(cells | {(5, 5): "l3:y1/1"}))
    assert clause_against(first, step(1, 5, 5)) == "JK-119"
    second = table(drawn(cells | {(5, 5): "l3:y1/2"}))
    assert (5, 5) in steps(second, 1)
    jungle = table(drawn(cells | {(5, 5): "ju:y1"}))
    assert (5, 5) in steps(jungle, 1)


@pytest.mark.rule("JK-121", "JK-119")
def test_in_a_labyrinth_he_does_not_advance_onto_an_enemy_beside_his_missionary() -> None:
    state = table(drawn({(4, 4): "l4:w1/1m/1y1/2"}))
    assert "advance 1" not in offered(state)
    assert clause_against(state, "advance 1") == "JK-121"
    assert clause_against(state, "advance m") == "JK-121"


@pytest.mark.rule("JK-133")
def test_a_hit_on_land_never_kills() -> None:
    state = table(drawn({(4, 5): ".:w1", (4, 4): ".:y1y2y3"}))
    act(state, step(1, 4, 4))
    assert [where(state, f"yellow-{number}") for number in (1, 2, 3)] == ["ship"] * 3
