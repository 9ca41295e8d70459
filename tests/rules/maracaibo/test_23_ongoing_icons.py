"""Chapter 23: ongoing effects."""

from __future__ import annotations

import pytest

from doubloon.games.maracaibo.state import MaracaiboState
from doubloon.games.maracaibo.stories.builder import Person, person, play, table, texts
from tests.rules.maracaibo.story import clause_against, look, offers, seen

ROLL = [4, 5, 6]


def raid(one: Person, die: str) -> MaracaiboState:
    """A raid on Trinidad: gold 4, emerald 5, pearl 6; a die is chosen and its power can be spent."""
    state = table([one, person()], doing="trinidad", dice=ROLL)
    play(state, "entry 1" if "entry 1" in texts(state) else "do", "keep", f"die {die}")
    return state


def power(state: MaracaiboState) -> int:
    found = look(state).raid
    return found.power if found else 0


def explore(one: Person) -> MaracaiboState:
    """Explore 3 on Bonaire."""
    return table([one, person()], doing="bonaire")


@pytest.mark.rule("PM-375", "PM-158")
@pytest.mark.parametrize(("one", "name"), [(person(cards="buccaneer"), "buccaneer"), (person(upgrades="s12"), "s12")])
def test_3_power_bring_a_treasure_of_the_raids_type_once(one: Person, name: str) -> None:
    state = raid(one, "pearl")
    play(state, f"spend {name}", "store pearl plain")
    assert seen(state, 0).areas["pearl"].total == 1
    assert look(state).islands["pearl"] == 3
    # Then 3 power are left, and it cannot be done again in this raid
    assert power(state) == 3
    assert clause_against(state, 0, f"spend {name}") == "PM-158"


@pytest.mark.rule("PM-375", "PM-159")
def test_2_power_are_too_few_for_that() -> None:
    state = raid(person(cards="buccaneer"), "gold")
    play(state, "spend basic 1", "spend basic 1")
    assert clause_against(state, 0, "spend buccaneer") == "PM-159"


@pytest.mark.rule("PM-375", "PM-384", "PM-161")
def test_in_a_raid_of_fixed_power_it_brings_a_treasure_of_any_type() -> None:
    state = table([person(cards="buccaneer"), person()], doing="sloop")
    play(state, "do", "spend buccaneer")
    assert texts(state) == ["type gold", "type emerald", "type pearl"]


@pytest.mark.rule("PM-376", "PM-158")
@pytest.mark.parametrize(
    ("one", "name"), [(person(cards="grappling_hooks"), "grappling_hooks"), (person(upgrades="s09"), "s09")]
)
def test_2_power_bring_3_points_once(one: Person, name: str) -> None:
    state = raid(one, "gold")
    play(state, f"spend {name}")
    assert (seen(state, 0).score, power(state)) == (3, 2)
    assert clause_against(state, 0, f"spend {name}") == "PM-158"


@pytest.mark.rule("PM-377", "PM-158", "PM-237")
@pytest.mark.parametrize(("one", "name"), [(person(cards="cannons"), "cannons"), (person(upgrades="s16"), "s16")])
def test_4_power_bring_3_points_and_a_marker_on_an_island_of_choice_once(one: Person, name: str) -> None:
    state = raid(one, "emerald")
    play(state, f"spend {name}")
    assert seen(state, 0).score == 3
    assert texts(state) == ["island gold", "island emerald", "island pearl"]
    play(state, "island pearl")
    assert look(state).islands == {"gold": 4, "emerald": 4, "pearl": 5}
    assert power(state) == 1
    strong = raid(person(cards="cannons master_gunner"), "pearl")
    play(strong, "spend cannons", "island gold")
    assert power(strong) == 4
    assert clause_against(strong, 0, "spend cannons") == "PM-158"


@pytest.mark.rule("PM-378")
@pytest.mark.parametrize(
    ("cards", "upgrades", "plus"),
    [("gunner", "", 1), ("master_gunner", "", 2), ("", "s03", 1), ("gunner man_of_war cutlasses", "s03", 4)],
)
def test_general_power_counts_in_every_raid(cards: str, upgrades: str, plus: int) -> None:
    one = person(cards=cards, upgrades=upgrades)
    assert [power(raid(one, die)) for die in ("gold", "emerald", "pearl")] == [4 + plus, 5 + plus, 6 + plus]
    fixed = table([one, person()], doing="frigate")
    play(fixed, "do")
    assert power(fixed) == 7 + plus
    one_die = table([one, person()], doing="corvette", dice=[2])
    play(one_die, "do", "keep")
    assert power(one_die) == 2 + 3 + plus


@pytest.mark.rule("PM-379", "PM-154")
@pytest.mark.parametrize(
    ("card", "powers"),
    [
        ("boatswain", [6, 5, 6]),
        ("pickaxe", [6, 5, 6]),
        ("green_lantern", [4, 7, 6]),
        ("jewellers_lens", [4, 7, 6]),
        ("pearl_diver", [4, 5, 8]),
        ("boatswain pickaxe", [8, 5, 6]),
    ],
)
def test_power_of_one_colour_counts_for_that_die_only(card: str, powers: list[int]) -> None:
    one = person(cards=card)
    assert [power(raid(one, die)) for die in ("gold", "emerald", "pearl")] == powers
    # and never in a raid without dice
    fixed = table([one, person()], doing="frigate")
    play(fixed, "do")
    assert power(fixed) == 7


@pytest.mark.rule("PM-379", "PM-385", "PM-162")
def test_power_of_one_colour_counts_when_only_that_die_is_rolled() -> None:
    for card, found in (("pearl_diver", 4 + 1 + 2), ("boatswain", 4 + 1)):
        state = table([person(cards=card), person()], doing="brigantine", dice=[4])
        play(state, "do", "keep")
        assert power(state) == found


@pytest.mark.rule("PM-380", "PM-199")
@pytest.mark.parametrize(
    ("cards", "upgrades", "reached"),
    [
        ("", "", "a1 a2 u1 l1"),
        ("lookout", "", "a1 a2 u1 u2 l1 l2"),
        ("", "s04", "a1 a2 u1 u2 l1 l2"),
        ("navigator", "", "a1 a2 u1 u2 u3 l1 l2 l3"),
        ("lookout machetes", "s04", "a1 a2 u1 u2 u3 b1 l1 l2 l3 l4"),
    ],
)
def test_more_explore_movement_adds_up_and_need_not_be_used(cards: str, upgrades: str, reached: str) -> None:
    state = explore(person(cards=cards, upgrades=upgrades))
    if "go on" in texts(state):
        play(state, "go on")
    assert set(offers(state, 0, "explore")) == {f"explore {space}" for space in reached.split()}


@pytest.mark.rule("PM-381", "PM-200", "PM-202")
def test_explore_movement_can_be_given_up_for_a_reward_once_an_explore_action() -> None:
    # Given Spyglass: a movement for 3 doubloons
    state = explore(person(doubloons=0, cards="spyglass"))
    assert texts(state) == ["trade spyglass", "go on", "skip"]
    # When it is used
    play(state, "trade spyglass")
    # Then the doubloons are there, two movements are left and none can be given up again
    assert seen(state, 0).doubloons == 3
    assert texts(state) == ["explore a1", "explore a2"]


@pytest.mark.rule("PM-381", "PM-200")
def test_several_such_abilities_each_cost_their_own_movement() -> None:
    state = explore(person(doubloons=0, cards="spyglass", upgrades="s13"))
    play(state, "trade s13", "trade spyglass")
    assert (seen(state, 0).score, seen(state, 0).doubloons) == (2, 3 + 2)
    assert seen(state, 0).explorer == "a1", "which gives 2 db"


@pytest.mark.rule("PM-381", "PM-201")
def test_the_last_movement_cannot_be_given_up() -> None:
    # Given two abilities and Explore 2
    state = table([person(doubloons=0, cards="spyglass", upgrades="s13"), person()], doing="s11")
    play(state, "trade s13")
    assert seen(state, 0).explorer == "a1", "the Spyglass is not asked about"
    assert seen(state, 0).doubloons == 2


@pytest.mark.rule("PM-383", "X-03")
def test_a_discount_of_3_buys_tobacco_for_5() -> None:
    state = table([person(doubloons=5, cards="ghost_ship"), person()], cards={"c1r1": "tobacco"})
    play(state, "sail c1r1", "acquire")
    assert seen(state, 0).doubloons == 0
    assert seen(state, 0).cards == ["ghost_ship", "tobacco"]


@pytest.mark.rule("PM-383")
@pytest.mark.parametrize(
    ("card", "move", "discounts", "upgrades", "paid"),
    [
        ("hacienda", "construct", "ghost_ship", "", 13),
        ("hacienda", "construct", "ghost_ship pinnace", "s08", 11),
        ("rum", "acquire", "pinnace", "s08", 5),
        ("rum", "acquire", "ghost_ship pinnace flagship galleon", "", 0),
        ("cabin_boy", "acquire", "ghost_ship pinnace", "", 0),  # 3 - 4: never below 0
    ],
)
def test_discounts_add_up_for_improvements_and_residences_with_0_as_floor(
    card: str, move: str, discounts: str, upgrades: str, paid: int
) -> None:
    # Given exactly that many doubloons
    state = table([person(doubloons=paid, cards=discounts, upgrades=upgrades), person()], cards={"c1r1": card})
    play(state, "sail c1r1", move)
    assert seen(state, 0).doubloons == 0
    # and with one less it cannot be had
    if paid:
        poor = table([person(doubloons=paid - 1, cards=discounts, upgrades=upgrades), person()], cards={"c1r1": card})
        play(poor, "sail c1r1")
        assert seen(poor, 0).doubloons == paid - 1 + 5
