"""Chapter 19: points, doubloons and limits."""

from __future__ import annotations

import pytest

from doubloon.games.maracaibo.stories.builder import person, play, table, texts
from tests.rules.maracaibo.story import final_sheet, finish, inside, last_turn, look, opened, seen, told, wander


@pytest.mark.rule("PM-290", "PM-372")
@pytest.mark.parametrize("before", [0, 43, 44, 45, 50, 94, 349, 2000])
def test_points_are_scored_at_once_and_without_an_upper_limit(before: int) -> None:
    state = table([person(ship="gulf", score=before), person()], listen=True)
    play(state, "sail maracaibo")
    # Then the points are there while the upgrade is still to be made
    assert seen(state, 0).score == before + 6
    assert look(state).scores[0] == before + 6
    points = next(event for event in told(state) if event.kind == "points")
    assert points.args == {"seat": 0, "points": 6, "total": before + 6}


@pytest.mark.rule("PM-291", "PM-372")
def test_a_white_number_is_gained_from_the_supply() -> None:
    state = table([person(doubloons=1), person(doubloons=4), person(doubloons=0)], doing="shipwright")
    play(state, "slot s01")
    assert [seen(state, seat).doubloons for seat in range(3)] == [6, 4, 0]


@pytest.mark.rule("PM-291", "PM-249")
def test_a_red_number_is_paid_to_the_supply_before_the_effect() -> None:
    state = table([person(doubloons=2), person(doubloons=4)], doing="s05")
    play(state, "pay")
    assert all(text.startswith("place ") for text in texts(state))
    assert [seen(state, seat).doubloons for seat in range(2)] == [0, 4]


@pytest.mark.rule("PM-291", "PM-292", "PM-249")
def test_a_red_number_that_cannot_be_paid_in_full_is_not_paid_in_part() -> None:
    state = table([person(doubloons=1), person(doubloons=4)], doing="s05")
    assert texts(state) == ["end turn"]
    play(state, "end turn")
    assert [seen(state, seat).doubloons for seat in range(2)] == [1, 4]


@pytest.mark.rule("PM-292")
def test_holdings_of_doubloons_are_open() -> None:
    state = table([person(doubloons=3), person(doubloons=8)])
    for looker in (-1, 0, 1):
        assert [one.doubloons for one in look(state, looker).players] == [3, 8]


@pytest.mark.rule("PM-292", "PM-293")
@pytest.mark.parametrize("seed", ["debts", "losses", "loans"])
def test_in_a_whole_game_nobody_falls_below_0_doubloons_and_nobody_loses_points(seed: str) -> None:
    state = inside(opened(3, seed))
    scores = [0, 0, 0]
    for _ in wander(state, seed):
        assert min(one.doubloons for one in state.players) >= 0
        assert all(now >= before for now, before in zip(state.scores(), scores, strict=True))
        scores = state.scores()


@pytest.mark.rule("PM-293", "PM-531", "A-56")
def test_only_quest_hunters_can_lose_points_even_below_0() -> None:
    # Given a player with nothing but two quests that are not met
    failed = person(doubloons=0, quests="q01 q18")
    assert final_sheet(failed)["quests"] == 0
    # When they count as in Quest Hunters
    state = last_turn(failed, options=["quest_hunters=yes"])
    finish(state)
    # Then each costs 5 points, and the score ends below 0
    assert seen(state, 0).score == -10
    assert look(state).scores[0] == -10


@pytest.mark.rule("PM-296", "PM-132")
def test_doubloons_and_markers_never_run_out() -> None:
    # Given more of everything than any box holds
    rich = person(doubloons=500, stored={"gold": "plain " * 60})
    state = table([rich, person()], islands=(80, 0, 0), doing="treasure_ship")
    # When two markers are added and a treasure is gained from an empty island
    play(state, "entry 1", "island gold", "type pearl", "store pearl 1")
    # Then the supply has provided them, and 2 doubloons
    assert look(state).islands == {"gold": 82, "emerald": 0, "pearl": 0}
    assert seen(state, 0).areas["gold"].total == 60
    assert seen(state, 0).doubloons == 502


@pytest.mark.rule("PM-296", "PM-006")
def test_player_tokens_never_run_out() -> None:
    # Given seven tokens as +50 points and three on residences
    homes = {"c1r1": "hacienda", "c1r2": "shipyard", "c1r3": "armoury", "c1r4": "tavern"}
    state = table([person(score=399, doubloons=17, residences="c1r1 c1r2 c1r3"), person()], cards=homes)
    # When another residence is constructed
    play(state, "sail c1r4", "construct")
    # Then there is a token for it and for more points
    assert seen(state, 0).residences == ["c1r1", "c1r2", "c1r3", "c1r4"]
    assert seen(state, 0).score == 401
