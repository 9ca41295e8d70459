"""Chapter 9: raids that are left and taken up again, and several raids in a turn."""

from __future__ import annotations

from pathlib import Path

import pytest

from doubloon.games.maracaibo.state import MaracaiboState
from doubloon.games.maracaibo.stories.builder import person, play, table
from tests.rules.maracaibo.story import asked, changed_game, clause_against, look, offered, raid, seen

VP, COINS, TREASURE = "spend basic 1", "spend basic 2", "spend basic 3"
RIVAL = person()


def spending(dice: list[int], die: str, cards: str = "") -> MaracaiboState:
    """Trinidad's raid, after the roll was kept and a die selected."""
    state = table([person(cards=cards), RIVAL], doing="trinidad", dice=dice)
    play(state, "do", "keep", f"die {die}")
    return state


@pytest.mark.rule("PM-160", "A-06")
def test_power_not_spent_is_gone_at_the_end_of_the_turn() -> None:
    state = spending([6, 1, 1], "gold")
    play(state, "leave")
    assert [left.power for left in look(state).aside] == [6]
    assert offered(state) == ["resume", "done"]
    play(state, "done")
    assert offered(state) == ["end turn", "resume"]
    play(state, "end turn")
    assert look(state).aside == []
    assert state.deciders() == (1,)
    assert seen(state, 0).score == 0


@pytest.mark.rule("PM-160", "A-06", "X-30")
def test_a_raid_can_be_left_to_bury_and_taken_up_again() -> None:
    # Given Trinidad with a raid of 6 power
    state = spending([1, 6, 1], "emerald")
    play(state, TREASURE, "store emerald plain", "leave")
    assert offered(state) == ["entry 2", "resume", "done"]
    # When the treasure is buried first
    play(state, "entry 2", "bury emerald plain 5")
    assert offered(state) == ["end turn", "resume"]
    # Then one power is left for one point, and as there is nothing else to do with it, it is scored at once
    play(state, "resume")
    assert (seen(state, 0).score, offered(state)) == (1, ["end turn"])


@pytest.mark.rule("PM-160", "A-06", "PM-239")
def test_a_shovel_waits_for_the_treasure_of_a_raid_that_was_left_early() -> None:
    # Given Trinidad, a raid and a shovel, and nothing to bury yet; the raid is left with all its power
    state = spending([1, 6, 1], "emerald")
    play(state, "leave")
    # Then the list stays open, though nothing in it can be used now
    assert (asked(state), offered(state)) == ("list", ["resume", "done"])
    # and when the raid goes on and brings an emerald, the shovel buries it
    play(state, "resume", TREASURE, "store emerald plain", VP)
    assert asked(state) == "bury"
    play(state, "bury emerald plain 4")
    assert seen(state, 0).areas["emerald"].buried == [4]


@pytest.mark.rule("PM-160", "A-06", "PM-239")
def test_a_list_left_by_choice_is_closed_even_if_the_raid_goes_on() -> None:
    state = spending([1, 6, 1], "emerald")
    play(state, "leave", "done", "resume", TREASURE, "store emerald plain", VP)
    assert offered(state) == ["end turn"]


@pytest.mark.rule("PM-160", "A-06", "PM-239", "PM-238")
def test_points_per_counter_wait_for_a_raid_that_was_left_early(tmp_path: Path) -> None:
    # Given a location with a raid and a point for each emerald
    counting = ('{e = "bury"}]},\n  {id = "tobago"', '{e = "vp_per", per = "emerald", n = 1}]},\n  {id = "tobago"')
    state = table([person(), RIVAL], doing="trinidad", dice=[1, 6, 1], game=changed_game(tmp_path, counting))
    play(state, "entry 1", "keep", "die emerald", "leave")
    assert offered(state) == ["entry 2", "resume"]
    # When the raid brings an emerald first, it is counted
    play(state, "resume", TREASURE, "store emerald plain", VP)
    assert (seen(state, 0).score, offered(state)) == (2, ["end turn"])


@pytest.mark.rule("PM-160", "A-06")
def test_a_raid_taken_up_in_the_middle_of_a_list_leaves_the_list_open() -> None:
    state = spending([1, 6, 1], "emerald")
    play(state, TREASURE, "store emerald plain", "leave", "resume")
    # The list goes on where it was; nothing is set aside now, so its last entry is asked directly
    assert asked(state) == "bury"
    assert "skip" in offered(state)
    play(state, "skip")
    assert offered(state) == ["end turn"]


@pytest.mark.rule("PM-160", "A-06", "PM-158", "PM-152")
def test_a_raid_set_aside_keeps_its_type_and_its_once_limits() -> None:
    state = spending([1, 6, 1], "emerald", cards="grappling_hooks man_of_war")
    play(state, "spend grappling_hooks", "leave", "resume")
    assert (raid(state).power, raid(state).treasures) == (5, ["emerald"])
    assert "spend grappling_hooks" not in offered(state)
    assert "spend man_of_war" in offered(state)


@pytest.mark.rule("A-06", "PM-160")
def test_a_raid_just_taken_up_must_be_used_before_it_is_left_again() -> None:
    state = spending([6, 1, 1], "gold")
    play(state, "leave", "resume")
    assert "leave" not in offered(state)
    assert clause_against(state, 0, "leave") == "PM-160"
    play(state, VP)
    assert "leave" in offered(state)


@pytest.mark.rule("A-06", "PM-165", "PM-160")
def test_of_several_raids_the_one_set_aside_last_is_taken_up_first() -> None:
    # Given a raid on emeralds, and inside it one without dice on the explorer's space; both are left
    state = table([person(explorer="cl1"), RIVAL], doing="trinidad", dice=[1, 6, 1])
    play(state, "do", "keep", "die emerald", TREASURE, "store emerald 2", "explore cl2", "do", VP, "leave")
    assert (raid(state).power, raid(state).treasures) == (1, ["emerald"])
    play(state, "leave")
    # The outer raid was left last
    assert [left.power for left in look(state).aside] == [3, 1]
    play(state, "resume")
    assert seen(state, 0).score == 1 + 1, "its one power has one use"
    play(state, "resume")
    assert (raid(state).power, raid(state).treasures) == (3, ["gold", "emerald", "pearl"])


@pytest.mark.rule("PM-165", "PM-158", "PM-166", "PM-167", "X-29")
def test_a_raid_inside_a_raid_is_a_raid_of_its_own() -> None:
    # Given a raid with the green die and 6 power, the explorer on cl1, emerald storage free; Grappling Hooks used up
    raider = person(explorer="cl1", cards="grappling_hooks gunner")
    state = table([raider, RIVAL], doing="trinidad", dice=[1, 6, 1])
    play(state, "do", "keep", "die emerald", "spend grappling_hooks")
    assert raid(state).power == 5
    # When 5 buy an emerald on the explore space, and the explorer reaches the raid of cl2
    play(state, TREASURE, "store emerald 2", "explore cl2", "do")
    # Then that raid has its own power, type and limits
    assert (raid(state).power, raid(state).treasures) == (5, ["gold", "emerald", "pearl"])
    assert "spend grappling_hooks" in offered(state)


@pytest.mark.rule("PM-167", "X-29", "A-54")
def test_the_outer_raid_goes_on_with_its_own_power() -> None:
    state = table([person(explorer="cl1"), RIVAL], doing="trinidad", dice=[1, 6, 1])
    play(state, "do", "keep", "die emerald", TREASURE, "store emerald 2", "explore cl2", "do")
    assert raid(state).power == 4
    play(state, VP, VP, COINS)
    assert (raid(state).power, raid(state).treasures) == (1, ["emerald"])


@pytest.mark.rule("PM-166", "A-59", "X-31")
def test_power_gained_in_mid_raid_counts_from_the_next_raid_on() -> None:
    # Given the Shark (2 power: bury) and a stored gold, which is buried for an upgrade: +1 power
    raider = person(figurehead="shark", stored={"gold": "plain"})
    state = table([raider, RIVAL], doing="trinidad", dice=[6, 1, 1])
    play(state, "entry 1", "keep", "die gold", "spend shark", "bury gold plain 3", "slot s03")
    # Then this raid has what it had
    assert (seen(state, 0).power, raid(state).power) == (1, 4)


@pytest.mark.rule("PM-166", "A-59", "X-31")
def test_the_next_raid_of_the_same_turn_has_the_new_bonus() -> None:
    # Given a raid in which first the +1 is gained, and then a raid of 4 through the explorer
    raider = person(figurehead="shark", stored={"gold": "plain"}, explorer="cl1", cards="gunner")
    state = table([raider, RIVAL], doing="trinidad", dice=[1, 6, 1])
    play(state, "entry 1", "keep", "die emerald", "spend shark", "bury gold plain 3", "slot s03")
    assert raid(state).power == 5
    play(state, TREASURE, "store emerald 2", "explore cl2", "do")
    assert raid(state).power == 4 + 1 + 1


@pytest.mark.rule("PM-166", "A-59")
def test_a_raiding_action_gained_in_mid_raid_can_be_used_at_once() -> None:
    raider = person(figurehead="shark", stored={"gold": "plain"}, upgrades="s01 s02")
    state = table([raider, RIVAL], doing="trinidad", dice=[6, 1, 1])
    play(state, "entry 1", "keep", "die gold", "spend shark", "bury gold plain 3", "slot s09", "spend s09")
    assert (seen(state, 0).score, raid(state).power) == (3, 2)
