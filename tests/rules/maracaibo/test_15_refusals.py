"""Chapter 15: what may be refused, what must be taken, and what has to be paid."""

from __future__ import annotations

import pytest

from doubloon.games.maracaibo.state import MaracaiboState
from doubloon.games.maracaibo.stories.builder import Person, person, play, table
from tests.rules.maracaibo.story import area, asked, clause_against, islands, look, offered, raid, seen

RIVAL = person()
TREASURES = ["gold", "emerald", "pearl"]


def doing(source: str, one: Person | None = None) -> MaracaiboState:
    return table([one or person(), RIVAL], doing=source)


def sailing_raid(one: Person, dice: list[int], opening: str = "do") -> MaracaiboState:
    """Trinidad's raid, kept, with the gold die."""
    state = table([one, RIVAL], doing="trinidad", dice=dice)
    play(state, opening, "keep", "die gold")
    return state


# Offers


@pytest.mark.rule("PM-236", "A-11")
@pytest.mark.parametrize(
    "source",
    [
        "bonaire",  # a Location's action
        "treasure_map",  # the lightning of Improvements: a treasure of choice, a treasure, an upgrade
        "jewellers_lens",
        "shipwright",
        "s15",  # the one-time benefit of upgrades
        "s06",
        "a2",  # explore spaces
        "du2",
        "dl1",
    ],
)
def test_an_offer_may_be_refused(source: str) -> None:
    state = doing(source)
    assert "skip" in offered(state)
    play(state, "skip")
    assert (islands(state), seen(state, 0).explorer, offered(state)) == ((4, 4, 4), "start", ["end turn"])


@pytest.mark.rule("PM-236", "PM-399")
def test_a_list_of_offers_may_be_left_at_any_moment() -> None:
    # Given the Treasure Ship: two markers on an island of choice, a treasure of choice
    state = doing("treasure_ship")
    assert offered(state) == ["entry 1", "entry 2", "done"]
    play(state, "done")
    assert (islands(state), offered(state)) == ((4, 4, 4), ["end turn"])
    # or after one of them
    state = doing("treasure_ship")
    play(state, "entry 1", "island gold")
    assert islands(state) == (6, 4, 4)
    assert offered(state) == ["type gold", "type emerald", "type pearl", "skip"]
    play(state, "skip")
    assert (islands(state), offered(state)) == ((6, 4, 4), ["end turn"])


@pytest.mark.rule("PM-236", "PM-387")
def test_a_repeated_space_offers_its_icons_again() -> None:
    # Given the Guide, and an explorer on the marker space
    state = doing("guide", person(explorer="a2"))
    play(state, "entry 1")
    assert offered(state) == ["island gold", "island emerald", "island pearl", "skip"]


# Gains


@pytest.mark.rule("PM-237", "A-58", "A-11")
@pytest.mark.parametrize(
    ("source", "way", "must"),
    [
        ("bm1 back", [], [f"island {name}" for name in TREASURES]),  # an activated tile
        ("hawk", [], [f"type {name}" for name in TREASURES]),  # the lightning of a figurehead
        ("l3", ["bury gold plain extra4"], [f"type {name}" for name in TREASURES]),  # Poseidon's space
    ],
)
def test_a_treasure_or_a_marker_that_is_a_gain_must_be_taken(source: str, way: list[str], must: list[str]) -> None:
    state = doing(source, person(figurehead="poseidon", stored={"gold": "plain"}))
    play(state, *way)
    assert offered(state) == must
    assert clause_against(state, 0, "skip") == "PM-237"


@pytest.mark.rule("PM-237", "PM-377", "A-58")
def test_the_marker_of_a_raiding_action_must_be_taken() -> None:
    state = sailing_raid(person(cards="cannons"), [6, 1, 1])
    play(state, "spend cannons")
    assert seen(state, 0).score == 3
    assert offered(state) == ["island gold", "island emerald", "island pearl"]


@pytest.mark.rule("PM-237", "A-58")
def test_the_treasure_of_a_raid_and_of_a_trade_must_be_taken() -> None:
    state = sailing_raid(person(), [6, 1, 1])
    play(state, "spend basic 3")
    assert offered(state) == ["store gold plain", "store gold 1", "store gold 2"]
    state = doing("bonaire", person(figurehead="nautilus"))
    play(state, "trade nautilus")
    assert offered(state) == ["store gold plain", "store gold 1", "store gold 2"]


@pytest.mark.rule("PM-237", "A-58", "PM-542")
@pytest.mark.parametrize(
    ("sold", "first", "refusable"),
    [(3, "slot s01", True), (4, "type gold", False), (5, "quest market 1", True), (6, "island gold", False)],
)
def test_the_bonus_of_a_sold_ruby_is_a_gain(sold: int, first: str, refusable: bool) -> None:
    # Given a market that buys for an upgrade (3), a treasure (4), a quest and a point (5), two markers and points (6)
    state = table([person(ship="c9r1", rubies=1), RIVAL], options=["rubies=yes"])
    play(state, "sail gulf", f"sell {sold}")
    assert first in offered(state)
    assert ("skip" in offered(state)) == refusable


@pytest.mark.rule("PM-237", "A-58")
@pytest.mark.parametrize(
    ("source", "way", "question"),
    [
        ("bm1 front", [], "bury"),
        ("l3", ["bury emerald plain 1"], "quest"),
        ("l3", ["bury gold plain 3"], "upgrade"),
        ("l3", ["bury pearl plain 1"], "explore"),
        ("l3", ["bury gold plain extra3"], "upgrade"),
    ],
)
def test_what_is_a_may_by_itself_can_be_refused_as_a_gain_too(source: str, way: list[str], question: str) -> None:
    owner = person(figurehead="poseidon", stored=dict.fromkeys(TREASURES, "plain"))
    state = doing(source, owner)
    play(state, *way)
    assert (asked(state), offered(state)[-1]) == (question, "skip")
    play(state, "skip")
    assert offered(state) == ["end turn"]


@pytest.mark.rule("PM-237", "PM-410")
def test_the_sharks_burying_can_be_refused_after_all() -> None:
    state = sailing_raid(person(figurehead="shark", stored={"gold": "plain"}), [6, 1, 1], "entry 1")
    play(state, "spend shark", "skip")
    assert (raid(state).power, area(state, "gold").plain) == (4, 1)


# Points and doubloons


@pytest.mark.rule("PM-238", "A-57")
@pytest.mark.parametrize(
    ("source", "doubloons", "points"),
    [("aruba", 3, 0), ("merchantman", 2, 0), ("tobago", 2, 0), ("s06", 0, 1), ("s18", 0, 5), ("d2", 2, 0)],
)
def test_fixed_points_and_doubloons_come_as_soon_as_the_list_opens(source: str, doubloons: int, points: int) -> None:
    state = doing(source, person(doubloons=0, stored={"gold": "plain"}))
    assert (seen(state, 0).doubloons, seen(state, 0).score) == (doubloons, points)


@pytest.mark.rule("PM-238", "A-57")
def test_points_per_counter_cannot_be_refused_only_put_off() -> None:
    # Given Hispaniola: a raid, and a point for each buried treasure
    state = table([person(buried={"gold": "5"}), RIVAL], doing="hispaniola", dice=[1, 1, 1])
    assert offered(state) == ["entry 1", "entry 2"]
    assert clause_against(state, 0, "done") == "PM-237"
    play(state, "entry 2")
    assert seen(state, 0).score == 1
    assert offered(state) == ["do", "skip"]


@pytest.mark.rule("PM-238", "A-57", "PM-239")
def test_points_per_counter_keep_their_place_in_the_order() -> None:
    # Given the same with a treasure to bury through the Shark
    owner = person(figurehead="shark", stored={"gold": "plain"})
    state = table([owner, RIVAL], doing="hispaniola", dice=[1, 1, 1])
    # When the raid comes first
    play(state, "entry 1", "keep", "die gold", "spend shark", "bury gold plain 5")
    # Then what was buried in it counts
    assert seen(state, 0).score == 1
    assert offered(state) == ["end turn"]


@pytest.mark.rule("PM-238", "PM-392")
def test_income_icons_cannot_be_refused() -> None:
    state = doing("tax_collector", person(cards="tobacco", doubloons=0))
    assert (seen(state, 0).doubloons, offered(state)) == (3, ["end turn"])
    state = doing("du1", person(cards="sugar", doubloons=0))
    assert (seen(state, 0).doubloons, offered(state)) == (2, ["end turn"])


# Costs


@pytest.mark.rule("PM-249", "PM-229", "PM-373")
@pytest.mark.parametrize(("doubloons", "available"), [(2, False), (3, True)])
def test_a_red_cost_is_paid_in_full_or_not_at_all(doubloons: int, available: bool) -> None:
    # Given the upgrade that sells figureheads for 3 db
    state = doing("s07", person(doubloons=doubloons))
    assert (offered(state) == ["pay", "skip"]) == available
    if available:
        play(state, "pay")
        assert seen(state, 0).doubloons == 0  # first the cost
        assert asked(state) == "figurehead"


@pytest.mark.rule("PM-249", "PM-236")
def test_what_costs_something_can_be_declined_and_costs_nothing_then() -> None:
    state = doing("s05", person(doubloons=5))
    assert offered(state) == ["pay", "skip"]
    play(state, "skip")
    assert (seen(state, 0).doubloons, offered(state)) == (5, ["end turn"])


@pytest.mark.rule("PM-249", "PM-229")
def test_nothing_is_paid_for_what_cannot_be_used() -> None:
    # Given a player who has a figurehead already
    state = doing("s07", person(figurehead="lion", doubloons=10))
    assert (offered(state), seen(state, 0).doubloons) == (["end turn"], 10)
    # or nothing left on the market
    state = table([person(doubloons=10), RIVAL], doing="s07", figureheads="")
    assert (offered(state), seen(state, 0).doubloons) == (["end turn"], 10)


# What cannot be carried out


@pytest.mark.rule("PM-248")
def test_a_bonus_that_cannot_be_carried_out_is_lost_and_the_rest_goes_on() -> None:
    # Given two shovels and a quest space, but no quest anywhere
    owner = person(stored={"emerald": "plain plain"})
    state = table([owner, RIVAL], doing="shovels", quest_market="-", quest_deck="")
    play(state, "bury emerald plain 1")
    assert asked(state) == "bury"
    play(state, "bury emerald plain 4")
    assert (seen(state, 0).score, offered(state)) == (3, ["end turn"])


@pytest.mark.rule("PM-247", "A-54", "PM-248")
def test_an_effect_inside_an_effect_is_finished_first() -> None:
    # Given Grenada: two shovels, and a marker
    owner = person(stored={"pearl": "plain", "gold": "plain"}, explorer="u3")
    state = doing("grenada", owner)
    # When a pearl is buried for an Explore, which ends on an upgrade, which asks for a marker
    play(state, "entry 1", "bury pearl plain 1", "explore b2", "slot s06")
    assert (seen(state, 0).score, offered(state)[-1]) == (1, "skip")
    play(state, "island emerald")
    # Then the second shovel follows, and after it Grenada's own marker
    assert (asked(state), islands(state)) == ("bury", (4, 5, 4))
    play(state, "bury gold plain 2")
    assert (asked(state), islands(state)) == ("marker", (5, 5, 4))
    play(state, "island pearl")
    assert (islands(state), offered(state)) == ((5, 5, 5), ["end turn"])
    assert look(state).aside == []


@pytest.mark.rule("PM-237", "A-58", "PM-266", "PM-281")
def test_what_a_reused_tile_or_a_new_figurehead_brings_must_be_taken() -> None:
    # Given a tile with a marker that is used again
    state = table([person(markets={"bm1": "c7r3"}), RIVAL], doing="contraband", backs="bm1")
    play(state, "use bm1")
    assert offered(state) == ["island gold", "island emerald", "island pearl"]
    # and the Hawk with its three treasures
    state = table([person(), RIVAL], doing="s07", figureheads="hawk")
    play(state, "pay")
    assert offered(state) == ["type gold", "type emerald", "type pearl"]
