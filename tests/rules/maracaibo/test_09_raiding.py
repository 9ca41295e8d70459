"""Chapter 9: raiding."""

from __future__ import annotations

import pytest

from doubloon.games.maracaibo.state import MaracaiboState
from doubloon.games.maracaibo.stories.builder import person, play, table
from tests.rules.maracaibo.story import area, asked, clause_against, islands, look, offered, raid, seen, told

VP, COINS, TREASURE = "spend basic 1", "spend basic 2", "spend basic 3"
RIVAL = person()


def raiding(dice: list[int], cards: str = "", upgrades: str = "", figurehead: str = "") -> MaracaiboState:
    """Trinidad's raid with all dice; whoever owns nothing to bury is asked only about the raid."""
    raider = person(cards=cards, upgrades=upgrades, figurehead=figurehead)
    return table([raider, RIVAL], doing="trinidad", dice=dice, listen=True)


def spending(dice: list[int], die: str, cards: str = "", upgrades: str = "", figurehead: str = "") -> MaracaiboState:
    """The same after the roll was kept and a die selected."""
    state = raiding(dice, cards, upgrades, figurehead)
    play(state, "do", "keep", f"die {die}")
    return state


@pytest.mark.rule("PM-150", "PM-152")
def test_a_raid_rolls_all_three_dice() -> None:
    state = raiding([1, 6, 2])
    play(state, "do")
    assert raid(state).dice == {"gold": 1, "emerald": 6, "pearl": 2}
    assert [event.args["dice"] for event in told(state) if event.kind == "rolled"] == [
        ["gold 1", "emerald 6", "pearl 2"]
    ]
    assert offered(state) == ["reroll", "keep"]


@pytest.mark.rule("PM-151")
def test_one_reroll_of_all_dice_and_the_last_roll_counts() -> None:
    # Given a roll of 1 6 2, rolled once more
    state = raiding([1, 6, 2, 3, 1, 1])
    play(state, "do", "reroll")
    # Then all three dice lie anew, there is no second reroll, and the first roll is gone
    assert raid(state).dice == {"gold": 3, "emerald": 1, "pearl": 1}
    assert offered(state) == ["die gold", "die emerald", "die pearl"]
    assert clause_against(state, 0, "reroll") == "PM-071"
    play(state, "die gold")
    assert raid(state).power == 3


@pytest.mark.rule("PM-151")
def test_a_roll_that_is_kept_is_kept() -> None:
    state = raiding([1, 6, 2])
    play(state, "do", "keep")
    assert raid(state).dice == {"gold": 1, "emerald": 6, "pearl": 2}
    assert offered(state) == ["die gold", "die emerald", "die pearl"]


@pytest.mark.rule("PM-152", "PM-157")
@pytest.mark.parametrize(("die", "pips"), [("gold", 6), ("emerald", 5), ("pearl", 6)])
def test_the_selected_die_is_power_and_treasure_type(die: str, pips: int) -> None:
    # Given 6 5 6
    state = spending([6, 5, 6], die)
    assert (raid(state).power, raid(state).treasures) == (pips, [die])
    # When five power buy a treasure
    play(state, TREASURE, f"store {die} plain")
    # Then it is of the colour of the die
    assert [name for name in ("gold", "emerald", "pearl") if area(state, name).total] == [die]


@pytest.mark.rule("PM-153", "PM-154", "X-13")
@pytest.mark.parametrize(
    ("die", "power"),
    [("gold", 5 + 1 + 1 + 2), ("emerald", 3 + 1 + 1), ("pearl", 2 + 1 + 1)],
)
def test_general_bonuses_always_count_and_those_of_a_die_only_with_that_die(die: str, power: int) -> None:
    # Given +1 from the Gunner, +1 from an upgrade, +2 on the gold die
    state = spending([5, 3, 2], die, cards="gunner boatswain", upgrades="s03")
    assert raid(state).power == power


@pytest.mark.rule("PM-153", "PM-154", "X-13")
def test_yellow_five_with_plus_two_is_seven() -> None:
    assert raid(spending([5, 3, 2], "gold", cards="boatswain")).power == 7


@pytest.mark.rule("PM-153")
@pytest.mark.parametrize(("source", "opening", "plus"), [("hispaniola", "entry 1", 1), ("tortuga", "entry 1", 2)])
def test_the_bonus_printed_with_the_raid_counts(source: str, opening: str, plus: int) -> None:
    # Given a Location that prints a bonus with its raid; buried treasure and crew keep the other entry open
    raider = person(cards="cabin_boy", buried={"gold": "5"})
    state = table([raider, RIVAL], doing=source, dice=[4, 1, 1])
    play(state, opening)
    if source == "tortuga":
        play(state, "side 1")
    play(state, "keep", "die gold")
    assert raid(state).power == 4 + plus


@pytest.mark.rule("PM-155", "PM-156", "PM-157", "A-08")
def test_standard_actions_may_be_used_any_number_of_times() -> None:
    # Given 6 + 7 power on emerald
    state = spending([1, 6, 1], "emerald", cards="gunner master_gunner jewellers_lens cutlasses man_of_war")
    assert raid(state).power == 13
    # When two treasures, then one point three times
    play(state, TREASURE, "store emerald plain", TREASURE, "store emerald plain")
    assert (area(state, "emerald").total, islands(state)) == (2, (4, 2, 4))
    play(state, VP, VP, VP)
    assert seen(state, 0).score == 3
    assert asked(state) == "bury"  # the raid is over: Trinidad's other action, now that there is something to bury


@pytest.mark.rule("PM-156", "A-08")
def test_two_power_buy_three_doubloons_again_and_again() -> None:
    state = spending([6, 1, 1], "gold")
    play(state, COINS, COINS)
    assert (seen(state, 0).doubloons, raid(state).power) == (16, 2)
    play(state, COINS)
    assert (seen(state, 0).doubloons, offered(state)) == (19, ["end turn"])


@pytest.mark.rule("PM-155", "PM-159")
def test_what_costs_more_than_the_power_left_is_not_offered() -> None:
    state = spending([6, 1, 1], "gold")
    play(state, COINS)
    assert offered(state, "spend") == [VP, COINS]
    assert clause_against(state, 0, TREASURE) == "PM-159"
    play(state, COINS, VP)
    assert offered(state, "spend") == [VP]
    assert clause_against(state, 0, COINS) == "PM-159"


@pytest.mark.rule("PM-155")
def test_actions_of_others_cannot_be_used() -> None:
    state = table([person(), person(cards="grappling_hooks")], doing="trinidad", dice=[6, 1, 1])
    play(state, "do", "keep", "die gold")
    assert offered(state, "spend") == [VP, COINS, TREASURE]
    assert clause_against(state, 0, "spend grappling_hooks") == "PM-155"


@pytest.mark.rule("PM-158", "A-09")
def test_a_once_action_is_used_once_a_raid_for_each_source() -> None:
    # Given the same action, 2 power for 3 points, from a card, a ship and an upgrade
    state = spending([5, 1, 1], "gold", cards="grappling_hooks man_of_war", upgrades="s09")
    assert raid(state).power == 6
    assert offered(state, "spend") == [VP, COINS, TREASURE, "spend grappling_hooks", "spend man_of_war", "spend s09"]
    # When each is used
    play(state, "spend man_of_war")
    assert (seen(state, 0).score, raid(state).power) == (3, 4)
    assert offered(state, "spend") == [VP, COINS, "spend grappling_hooks", "spend s09"]
    assert clause_against(state, 0, "spend man_of_war") == "PM-158"
    play(state, "spend s09")
    # Then none can be used again
    assert offered(state, "spend") == [VP, COINS, "spend grappling_hooks"]
    play(state, "spend grappling_hooks")
    assert (seen(state, 0).score, offered(state)) == (9, ["end turn"])


@pytest.mark.rule("PM-159", "X-07", "PM-180", "PM-183")
def test_laura_takes_the_green_six() -> None:
    # Given gold 2, emerald 6, pearl 1, not rolled again
    state = spending([2, 6, 1], "emerald")
    # When 5 go on a treasure that covers the 2 VP space, and 1 on a point
    play(state, TREASURE)
    assert asked(state) == "store"  # the reward comes before the next choice
    play(state, "store emerald 1")
    assert (seen(state, 0).score, raid(state).power) == (2, 1)
    play(state, VP)
    # Then
    assert seen(state, 0).score == 3
    assert area(state, "emerald").covered == [1]
    assert islands(state) == (4, 3, 4)
    assert look(state).raid is None
    assert look(state).aside == []


@pytest.mark.rule("PM-161", "PM-154", "PM-384", "X-13")
def test_a_fixed_raid_rolls_nothing_and_gets_general_bonuses_only() -> None:
    # Given the Sloop's raid of 5, +1 from the Gunner, +2 on the gold die
    state = table([person(cards="gunner boatswain"), RIVAL], doing="sloop", listen=True)
    play(state, "do")
    # Then there is neither a roll nor a reroll
    assert [event.kind for event in told(state) if event.kind == "rolled"] == []
    assert (asked(state), raid(state).power) == ("spend", 6)
    assert raid(state).treasures == ["gold", "emerald", "pearl"]


@pytest.mark.rule("PM-161")
def test_each_treasure_of_a_fixed_raid_may_be_of_another_type() -> None:
    state = table([person(cards="gunner master_gunner buccaneer"), RIVAL], doing="sloop")
    play(state, "do", TREASURE)
    assert offered(state) == ["type gold", "type emerald", "type pearl"]
    play(state, "type pearl", "store pearl plain", "spend buccaneer")
    assert offered(state) == ["type gold", "type emerald", "type pearl"]
    play(state, "type gold", "store gold plain")
    assert islands(state) == (3, 4, 3)


@pytest.mark.rule("PM-162", "A-07", "PM-385", "PM-154")
def test_a_raid_with_one_die_rolls_only_that_one_and_may_roll_it_again() -> None:
    # Given the Corvette: the gold die +3; bonuses of +1, +2 on gold and +2 on pearl
    state = table([person(cards="gunner boatswain pearl_diver"), RIVAL], doing="corvette", dice=[2, 4])
    play(state, "do")
    assert (raid(state).dice, offered(state)) == ({"gold": 2}, ["reroll", "keep"])
    play(state, "reroll")
    # Then nothing is left to choose: 4 + 3 + 1 + 2
    assert (raid(state).power, raid(state).treasures) == (10, ["gold"])
    assert asked(state) == "spend"


@pytest.mark.rule("PM-162", "A-07")
def test_a_raid_with_the_pearl_die_brings_pearls() -> None:
    state = table([person(cards="boatswain"), RIVAL], doing="brigantine", dice=[5])
    play(state, "do", "keep")
    assert (raid(state).power, raid(state).treasures) == (6, ["pearl"])


@pytest.mark.rule("PM-163", "PM-404")
def test_the_lion_rolls_once_more() -> None:
    state = table([person(figurehead="lion"), RIVAL], doing="corvette", dice=[1, 2, 3])
    play(state, "do")
    assert raid(state).rerolls == 2
    play(state, "reroll")
    assert (raid(state).dice, offered(state)) == ({"gold": 2}, ["reroll", "keep"])
    play(state, "reroll")
    assert raid(state).power == 3 + 3 + 2


@pytest.mark.rule("PM-164")
@pytest.mark.parametrize("source", ["trinidad", "sloop", "brigantine", "cl2"])
def test_no_raid_has_to_be_performed(source: str) -> None:
    state = table([person(), RIVAL], doing=source, listen=True)
    assert offered(state) == ["do", "skip"]
    play(state, "skip")
    assert offered(state) == ["end turn"]
    assert [event.kind for event in told(state)] == []


@pytest.mark.rule("X-39", "PM-229")
def test_an_action_whose_reward_cannot_be_carried_out_is_not_offered() -> None:
    # Given 2 power, the Shark, and nothing to bury
    state = spending([2, 1, 1], "gold", figurehead="shark")
    assert offered(state) == [VP, COINS, "leave"]
    # but with a treasure
    state = table([person(figurehead="shark", stored={"gold": "plain"}), RIVAL], doing="trinidad", dice=[2, 1, 1])
    play(state, "entry 1", "keep", "die gold")
    assert "spend shark" in offered(state)
