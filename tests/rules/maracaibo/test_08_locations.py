"""Chapter 8: location cards and the order of their steps."""

from __future__ import annotations

import pytest

from doubloon.games.maracaibo.state import MaracaiboState
from doubloon.games.maracaibo.stories.builder import person, play, rival, table
from tests.rules.maracaibo.story import act, clause_against, kinds, look, offers, seen, space, told

HERE = person(ship="c1r1")
SLOTS = ["slot s01", "slot s02", "slot s03", "slot s04", "slot s05", "slot s06"]


@pytest.mark.rule("PM-130", "PM-131", "PM-134", "PM-135", "PM-136")
def test_the_four_steps_follow_each_other() -> None:
    # Given Trinidad with a pearl tile and the own tile "bury"; two stored treasures
    visitor = person(ship="c1r1", stored={"gold": "plain plain"}, markets={"bm1": "c2r1"})
    state = table([visitor, person()], cards={"c2r1": "trinidad"}, values={"c2r1": "pearl"}, listen=True)
    # Step 1 is over when step 2 is asked
    act(state, 0, "sail c2r1")
    assert kinds(told(state)) == ["turn", "sailed", "marker"]
    assert offers(state, 0) == ["market", "skip"]
    # then the tile's own effect, before step 3
    act(state, 0, "market")
    assert "bury gold plain 5" in offers(state, 0)
    act(state, 0, "bury gold plain 5")
    assert offers(state, 0) == [*SLOTS, "skip"]
    # then step 4: raid and bury
    act(state, 0, "slot s03")
    assert offers(state, 0) == ["entry 1", "entry 2", "done"]
    act(state, 0, "done")
    assert offers(state, 0) == ["end turn"]


@pytest.mark.rule("PM-130", "PM-238")
def test_doubloons_of_a_location_come_after_the_upgrade() -> None:
    # Aruba: quest, 3 doubloons. They cannot pay for a black market tile (2 doubloons) in step 3.
    state = table([person(ship="c1r1", doubloons=0), person()], cards={"c2r1": "aruba"})
    act(state, 0, "sail c2r1")
    assert seen(state, 0).doubloons == 0
    act(state, 0, "slot s05")
    assert seen(state, 0).doubloons == 3
    assert "quest deck" in offers(state, 0)


@pytest.mark.rule("X-05", "PM-131", "A-11")
@pytest.mark.parametrize("tile", ["gold", "emerald", "pearl"])
def test_trinidad_with_the_pearl_tile_adds_a_pearl_marker(tile: str) -> None:
    state = table([HERE, person()], cards={"c2r1": "trinidad"}, values={"c2r1": tile})
    act(state, 0, "sail c2r1")
    assert look(state).islands == {name: 4 + (name == tile) for name in ("gold", "emerald", "pearl")}
    act(state, 0, "skip", "skip", "end turn")
    assert sum(look(state).islands.values()) == 13, "once a stop"
    assert space(state, "c2r1").value == tile, "the tile stays"


@pytest.mark.rule("PM-132", "PM-341")
def test_the_large_top_space_of_an_island_takes_any_number() -> None:
    state = table([HERE, person()], cards={"c2r1": "trinidad"}, values={"c2r1": "pearl"}, islands=(0, 0, 6))
    worth = look(state).boards.island_values
    assert worth == [2, 2, 2, 3, 3, 4, 4, 5], "the seventh marker is the last that matters"
    for markers in (6, 7, 11):
        state = table([HERE, person()], cards={"c2r1": "trinidad"}, values={"c2r1": "pearl"}, islands=(0, 0, markers))
        act(state, 0, "sail c2r1")
        assert look(state).islands["pearl"] == markers + 1


@pytest.mark.rule("PM-132", "PM-180")
def test_markers_come_and_go_at_the_top() -> None:
    # An island fills from the bottom: however it was filled, its number of markers says everything.
    state = table([HERE, person()], cards={"c2r1": "trinidad"}, values={"c2r1": "gold"}, islands=(0, 4, 4))
    act(state, 0, "sail c2r1")
    assert look(state).islands["gold"] == 1


@pytest.mark.rule("PM-133")
def test_without_a_tile_there_is_no_marker() -> None:
    state = table([HERE, person()], cards={"c2r1": "trinidad", "c3r1": "aruba"}, values={"c3r1": "pearl"}, listen=True)
    act(state, 0, "sail c2r1")
    assert kinds(told(state)) == ["turn", "sailed"]
    assert look(state).islands == {"gold": 4, "emerald": 4, "pearl": 4}
    assert offers(state, 0) == [*SLOTS, "skip"]


def tobago(visitor: int) -> MaracaiboState:
    """Blue's bury tile lies on Tobago; both players have a treasure and sail there."""
    people = [
        person(ship="c1r1", stored={"gold": "plain"}, markets={"bm1": "c2r1"}),
        person(ship="c1r1", stored={"gold": "plain"}),
    ]
    state = table(people, cards={"c2r1": "tobago"}, active=visitor)
    act(state, visitor, "sail c2r1")
    return state


@pytest.mark.rule("X-06", "PM-134", "PM-280", "PM-360")
def test_blue_may_bury_on_tobago() -> None:
    state = tobago(0)
    assert offers(state, 0) == ["market", "skip"]
    act(state, 0, "market", "bury gold plain 4")
    assert (seen(state, 0).buried, seen(state, 0).score) == (1, 3)
    assert offers(state, 0) == [*SLOTS, "skip"], "once a stop"


@pytest.mark.rule("X-06", "PM-134")
def test_blue_need_not_use_the_tile() -> None:
    state = tobago(0)
    act(state, 0, "skip")
    assert seen(state, 0).buried == 0
    assert offers(state, 0) == [*SLOTS, "skip"]


@pytest.mark.rule("X-06", "PM-134")
def test_an_opponents_tile_has_no_effect() -> None:
    state = tobago(1)
    assert offers(state, 1) == [*SLOTS, "skip"]
    assert clause_against(state, 1, "market") == "PM-071"


@pytest.mark.rule("PM-134")
def test_an_own_tile_elsewhere_has_no_effect() -> None:
    visitor = person(ship="c1r1", stored={"gold": "plain"}, markets={"bm1": "c3r1"})
    state = table([visitor, person()], cards={"c2r1": "tobago", "c3r1": "aruba"})
    act(state, 0, "sail c2r1")
    assert offers(state, 0) == [*SLOTS, "skip"]


@pytest.mark.rule("PM-135", "PM-255", "PM-257")
def test_step_3_is_one_upgrade_at_most() -> None:
    state = table([HERE, person()], cards={"c2r1": "bonaire"})
    act(state, 0, "sail c2r1", "slot s03")
    assert seen(state, 0).upgrades == ["s03"]
    assert offers(state, 0, "slot") == []
    state = table([HERE, person()], cards={"c2r1": "bonaire"})
    act(state, 0, "sail c2r1", "skip")
    assert seen(state, 0).upgrades == []
    assert offers(state, 0, "explore") != []


@pytest.mark.rule("PM-136")
@pytest.mark.parametrize("raid_first", [True, False])
def test_each_action_once_in_any_order(raid_first: bool) -> None:
    visitor = person(ship="c1r1", stored={"gold": "plain plain"})
    state = table([visitor, person()], cards={"c2r1": "trinidad"}, dice=[3, 1, 1])
    act(state, 0, "sail c2r1", "skip")
    raid = ["keep", "die gold", *["spend basic 1"] * 3]  # 3 power for 3 points
    if raid_first:
        act(state, 0, "entry 1", *raid)
        assert "entry 1" not in offers(state, 0)
        assert "do" not in offers(state, 0), "no second raid"
        act(state, 0, "bury gold plain 5")
    else:
        act(state, 0, "entry 2", "bury gold plain 5")
        assert offers(state, 0) == ["do", "skip"], "no second burying"
        act(state, 0, "do", *raid)
    assert offers(state, 0) == ["end turn"]
    assert (seen(state, 0).buried, seen(state, 0).score) == (1, 3)


@pytest.mark.rule("PM-136", "PM-140", "PM-236", "A-11")
def test_each_action_may_be_skipped() -> None:
    visitor = person(ship="c1r1", stored={"gold": "plain"})
    state = table([visitor, person()], cards={"c2r1": "trinidad"})
    act(state, 0, "sail c2r1", "skip", "done")
    assert offers(state, 0) == ["end turn"]
    assert (seen(state, 0).buried, seen(state, 0).score, seen(state, 0).doubloons) == (0, 0, 10)


@pytest.mark.rule("PM-136", "PM-236")
def test_even_a_marker_may_be_skipped_where_it_is_an_action() -> None:
    # Grenada: bury 2, and a marker on an island of choice; there is nothing to bury.
    state = table([HERE, person()], cards={"c2r1": "grenada"})
    act(state, 0, "sail c2r1", "skip")
    assert offers(state, 0) == ["island gold", "island emerald", "island pearl", "skip"]
    act(state, 0, "skip")
    assert look(state).islands == {"gold": 4, "emerald": 4, "pearl": 4}
    assert offers(state, 0) == ["end turn"]


@pytest.mark.rule("PM-137")
@pytest.mark.parametrize(("side", "kind"), [("side 1", "keep-roll"), ("side 2", "explore")])
def test_of_a_slash_only_one_side_is_used(side: str, kind: str) -> None:
    # Tobago: raid / explore 2; and 2 doubloons
    state = table([HERE, person()], cards={"c2r1": "tobago"})
    act(state, 0, "sail c2r1", "skip")
    assert seen(state, 0).doubloons == 12
    assert offers(state, 0) == ["side 1", "side 2", "skip"]
    act(state, 0, side)
    assert offers(state, 0, kind) != []
    if side == "side 1":
        act(state, 0, "keep", "die gold", "leave")
        assert offers(state, 0) == ["end turn", "resume"]
    else:
        act(state, 0, "explore a1")
        assert offers(state, 0) == ["end turn"]


@pytest.mark.rule("PM-137", "PM-229")
def test_a_side_without_a_usable_action_is_not_offered() -> None:
    # Curaçao: acquire crew / quest. Nobody can buy anything with 0 doubloons.
    state = table([person(ship="c1r1", doubloons=0), person()], cards={"c2r1": "curacao", "c3r1": "gunner"})
    act(state, 0, "sail c2r1", "skip")
    assert offers(state, 0) == ["side 2", "skip"]
    assert clause_against(state, 0, "side 1") == "PM-137"


@pytest.mark.rule("PM-138")
def test_a_location_is_used_by_everybody_and_stays() -> None:
    people = [person(ship="c1r1"), person(ship="c1r1"), person(ship="c1r1")]
    state = table(people, cards={"c2r1": "bonaire"}, values={"c2r1": "gold"})
    for seat in range(3):
        act(state, seat, "sail c2r1", "skip", "explore a1" if seat == 0 else "skip", "end turn")
        assert space(state, "c2r1").card == "bonaire"
        assert look(state).islands["gold"] == 5 + seat
    assert clause_against(state, 0, "acquire") == "PM-071"


@pytest.mark.rule("PM-138")
def test_a_location_cannot_be_bought() -> None:
    state = table([person(ship="c1r1", doubloons=50), person()], cards={"c2r1": "bonaire"})
    act(state, 0, "sail c2r1")
    assert clause_against(state, 0, "acquire") == "PM-071"


@pytest.mark.rule("PM-138")
def test_the_same_player_uses_it_again_in_the_next_round() -> None:
    state = table([person(ship="c1r1"), person(ship="gulf")], cards={"c2r1": "bonaire"}, values={"c2r1": "gold"})
    act(state, 0, "sail c2r1", "skip", "explore a1", "end turn")
    play(state, "sail maracaibo", "skip", "end turn", "sail c2r1", "skip")
    assert look(state).round == 2
    assert look(state).islands["gold"] == 6
    assert "explore a2" in offers(state, 0)


@pytest.mark.rule("PM-139")
@pytest.mark.parametrize(("location", "points"), [("hispaniola", 2), ("tortuga", 1), ("jamaica", 2), ("martinique", 2)])
def test_point_icons_of_tier_ii_locations_are_actions_of_step_4(location: str, points: int) -> None:
    # Given 2 buried treasures, 1 crew, 2 equipment and 1 river
    visitor = person(ship="c1r1", buried={"gold": "1 5"}, cards="gunner tobacco rum", explorer="b1")
    state = table([visitor, person()], cards={"c2r1": location})
    act(state, 0, "sail c2r1")
    assert seen(state, 0).score == 0
    act(state, 0, "skip")
    assert offers(state, 0) == ["entry 1", "entry 2"], "points are ordered, never refused"
    act(state, 0, "entry 2", "skip")
    assert seen(state, 0).score == points
    assert offers(state, 0) == ["end turn"]


@pytest.mark.rule("PM-140", "A-11")
def test_a_location_cannot_be_ignored_for_5_doubloons() -> None:
    state = table([HERE, person()], cards={"c2r1": "bonaire"}, values={"c2r1": "gold"})
    act(state, 0, "sail c2r1")
    assert look(state).islands["gold"] == 5
    assert clause_against(state, 0, "ignore") == "PM-071"
    act(state, 0, "skip")
    assert clause_against(state, 0, "ignore") == "PM-071"
    act(state, 0, "skip")
    assert offers(state, 0) == ["end turn"]
    assert (seen(state, 0).doubloons, seen(state, 0).explorer) == (10, "start")


@pytest.mark.rule("A-11", "PM-310")
def test_the_6_points_of_maracaibo_cannot_be_refused() -> None:
    state = table([person(ship="gulf"), person()])
    act(state, 0, "sail maracaibo", "skip")
    assert seen(state, 0).score == 6


@pytest.mark.rule("A-11", "PM-279", "PM-237")
def test_a_tile_just_placed_must_be_activated() -> None:
    # The back of bm1: 2 points, and a marker on an island of choice.
    state = table([person(), person()], cards={"c2r1": "aruba"}, backs="bm1", doing="s17")
    act(state, 0, "place bm1 c2r1")
    assert seen(state, 0).score == 2
    assert offers(state, 0) == ["island gold", "island emerald", "island pearl"]
    assert clause_against(state, 0, "skip") == "PM-237"


@pytest.mark.rule("A-11", "PM-551")
def test_the_retirement_construction_cannot_be_refused() -> None:
    people = [person(explorer="c2", doubloons=20), person()]
    state = table(people, cards={"c2r1": "hacienda"}, options=["retirement=yes"], doing="bonaire")
    act(state, 0, "explore ret")
    assert "build c2r1" in offers(state, 0)
    assert clause_against(state, 0, "skip") == "PM-551"


@pytest.mark.rule("A-11", "PM-457")
def test_the_payment_to_jordan_cannot_be_refused() -> None:
    state = table([HERE], jordan=rival(ship="c2r1"), cards={"c2r1": "bonaire"})
    act(state, 0, "sail c2r1")
    assert seen(state, 0).doubloons == 9
