"""Chapter 18: the black market."""

from __future__ import annotations

import pytest

from doubloon.games.maracaibo.stories.builder import person, play, table, texts
from tests.rules.maracaibo.story import clause_against, look, offers, seen, space

LOCATIONS = {
    "c1r1": "trinidad",
    "c1r2": "tobago",
    "c1r3": "aruba",
    "c2r1": "bonaire",
    "c2r2": "curacao",
    "c2r4": "margarita",
}
TILES = ["bm1", "bm2", "bm3", "bm4", "bm5"]


@pytest.mark.rule("PM-275", "PM-374", "PM-291", "PM-249")
@pytest.mark.parametrize(("slot", "cost"), [("s05", 2), ("s10", 2), ("s14", 3), ("s17", 0)])
def test_a_tile_is_placed_for_the_printed_cost(slot: str, cost: int) -> None:
    # Given just enough doubloons
    state = table([person(doubloons=cost), person(doubloons=7)], cards=LOCATIONS, doing=slot)
    if cost:
        assert texts(state) == ["pay", "skip"]
        play(state, "pay")
    # When a tile is placed
    play(state, "place bm2 c2r1")
    # Then it lies there, and the doubloons are in the supply
    assert seen(state, 0).markets == {"bm1": None, "bm2": "c2r1", "bm3": None, "bm4": None, "bm5": None}
    assert (space(state, "c2r1").market, space(state, "c2r1").market_seat) == ("bm2", 0)
    assert [seen(state, seat).doubloons for seat in range(2)] == [0, 7]


@pytest.mark.rule("PM-275", "PM-374", "PM-292", "PM-249")
@pytest.mark.parametrize(("slot", "cost"), [("s05", 2), ("s14", 3)])
def test_without_the_printed_cost_no_tile_is_placed(slot: str, cost: int) -> None:
    state = table([person(doubloons=cost - 1), person()], cards=LOCATIONS, doing=slot)
    assert texts(state) == ["end turn"]


@pytest.mark.rule("PM-275", "PM-276", "PM-277", "PM-278")
def test_any_unplaced_tile_goes_to_any_location_without_a_tile_and_nowhere_else() -> None:
    # Given an own tile on Tobago and one of the opponent on Aruba
    people = [person(markets={"bm2": "c1r2"}), person(markets={"bm4": "c1r3"})]
    state = table(people, cards={**LOCATIONS, "c3r1": "jamaica", "c3r2": "hacienda"}, doing="s17")
    # Then the other four tiles can go to the other four locations, and to one of Tier II
    free = ["c1r1", "c2r1", "c2r2", "c2r4", "c3r1"]
    expected = {f"place {tile} {place}" for tile in TILES if tile != "bm2" for place in free}
    assert set(offers(state, 0, "place")) == expected
    assert clause_against(state, 0, "place bm1 c1r2") == "PM-276"
    assert clause_against(state, 0, "place bm1 c1r3") == "PM-276"
    assert clause_against(state, 0, "place bm1 c4r2") == "PM-277"  # an improvement
    assert clause_against(state, 0, "place bm1 c3r2") == "PM-277"  # a residence
    assert clause_against(state, 0, "place bm2 c1r1") == "PM-278"


@pytest.mark.rule("PM-276", "PM-278")
def test_where_a_tile_was_just_placed_no_other_can_go() -> None:
    # Given two tiles to place in one turn
    state = table([person(upgrades="s01 s02"), person()], cards=LOCATIONS, doing="carpenter")
    play(state, "entry 1", "slot s05", "pay", "place bm2 c1r1")
    # When the second is to be placed
    play(state, "slot s10", "pay")
    # Then the first keeps its location and cannot be taken up again
    assert clause_against(state, 0, "place bm3 c1r1") == "PM-276"
    assert clause_against(state, 0, "place bm2 c1r2") == "PM-278"
    play(state, "place bm3 c1r2")
    assert (seen(state, 0).markets["bm2"], seen(state, 0).markets["bm3"]) == ("c1r1", "c1r2")


@pytest.mark.rule("PM-278")
def test_a_placed_tile_stays_where_and_as_it_is() -> None:
    # Given a table where bm1 shows its back
    state = table([person(ship="gulf", upgrades="s01 s02"), person()], cards=LOCATIONS, backs="bm1")
    # When it is placed and the round ends
    play(state, "sail maracaibo", "slot s05", "pay", "place bm1 c1r1", "island gold", "end turn")
    # Then it lies there with the same side up
    assert look(state).round == 2
    assert look(state).market_backs == ["bm1"]
    assert seen(state, 0).markets["bm1"] == "c1r1"


@pytest.mark.rule("PM-278", "PM-030")
@pytest.mark.parametrize(("backs", "points"), [("", 3), ("bm2", 1)])
def test_a_tile_is_placed_with_the_side_that_was_chosen_at_the_setup(backs: str, points: int) -> None:
    # Given a player with three buried treasures and one quest
    hoarder = person(buried={"gold": "1 2", "pearl": "5"}, quests="q01")
    state = table([hoarder, person()], cards=LOCATIONS, backs=backs, doing="s17")
    play(state, "place bm2 c1r1")
    assert seen(state, 0).score == points


@pytest.mark.rule("PM-279", "PM-237", "PM-364")
def test_a_placed_tile_is_activated_at_once_and_must_be() -> None:
    # Given the tile with 2 points and a marker
    state = table([person(), person()], cards=LOCATIONS, backs="bm1", doing="s17")
    # When it is placed
    play(state, "place bm1 c1r1")
    # Then the points are there and the marker cannot be refused
    assert seen(state, 0).score == 2
    assert texts(state) == ["island gold", "island emerald", "island pearl"]
    assert clause_against(state, 0, "skip") == "PM-237"


@pytest.mark.rule("PM-280", "PM-134")
def test_its_owner_may_activate_it_whenever_the_own_ship_stops_there() -> None:
    # Given an own tile on Bonaire
    people = [person(markets={"bm3": "c1r1"}, cards="gunner lookout"), person(cards="shipwright")]
    state = table(people, cards={"c1r1": "bonaire"})
    # When its owner stops there
    play(state, "sail c1r1")
    assert texts(state) == ["market", "skip"]
    declined = state.clone()
    play(state, "market")
    assert seen(state, 0).score == 2
    # or declines, nothing comes of it
    play(declined, "skip")
    assert seen(declined, 0).score == 0
    # and when the opponent stops there, there is nothing to activate
    play(state, "skip", "skip", "end turn", "sail c1r1")
    assert "market" not in texts(state)
    assert offers(state, 1, "slot")


@pytest.mark.rule("PM-281", "PM-398")
def test_the_re_use_icon_activates_any_one_own_placed_tile_from_afar() -> None:
    # Given three own tiles, one still unplaced, and one of the opponent; the own ship is elsewhere
    owner = person(
        ship="c4r3",
        cards="gunner lookout boatswain",
        explorer="c1",
        markets={"bm3": "c1r1", "bm4": "c1r2", "bm2": "c1r3"},
    )
    other = person(markets={"bm5": "c2r1"})
    state = table([owner, other], cards=LOCATIONS, doing="contraband")
    # Then each of the three can be used, one of them
    assert texts(state) == ["use bm2", "use bm3", "use bm4", "skip"]
    assert clause_against(state, 0, "use bm5") == "PM-281"
    play(state, "use bm4")
    assert seen(state, 0).score == 4
    assert texts(state) == ["end turn"]
    assert seen(state, 0).markets["bm4"] == "c1r2"


@pytest.mark.rule("PM-281", "PM-398", "PM-229")
def test_without_a_placed_tile_there_is_nothing_to_re_use() -> None:
    state = table([person(), person(markets={"bm3": "c1r1"})], cards=LOCATIONS, doing="contraband")
    assert texts(state) == ["end turn"]


@pytest.mark.rule("A-30")
def test_the_same_tile_can_be_used_twice_in_a_turn() -> None:
    # Given an own tile on Bonaire and an explorer before the space with the re-use icon
    explorer = person(markets={"bm3": "c1r1"}, cards="gunner shipwright", explorer="cu1")
    state = table([explorer, person()], cards={"c1r1": "bonaire"})
    # When the ship stops on Bonaire and the explorer on that space
    play(state, "sail c1r1", "market", "skip", "explore cu2")
    assert texts(state) == ["use bm3", "skip"]
    play(state, "use bm3")
    # Then the tile has been used twice
    assert seen(state, 0).score == 4


@pytest.mark.rule("PM-282", "PM-229")
def test_with_all_five_placed_placing_is_not_available() -> None:
    placed = dict(zip(TILES, LOCATIONS, strict=False))
    state = table([person(markets=placed), person()], cards=LOCATIONS, doing="s17")
    assert texts(state) == ["end turn"]


@pytest.mark.rule("PM-282", "PM-276", "PM-229")
def test_without_a_free_location_placing_is_not_available_and_not_paid_for() -> None:
    # Given tiles on all six locations, four of them own ones
    places = list(LOCATIONS)
    own = dict(zip(TILES, places[:4], strict=False))
    other = dict(zip(TILES, places[4:], strict=False))
    state = table([person(markets=own), person(markets=other)], cards=LOCATIONS, doing="s05")
    assert texts(state) == ["end turn"]
    assert seen(state, 0).doubloons == 10
