"""Chapter 11: exploring.

            u1 u2 u3                bu1 bu2                 …
start a1 a2          b1 | b2 b3               c1 | c2 c3 …        e1 | e2 e3
            l1 … l5                 bl1 … bl3
"""

from __future__ import annotations

from pathlib import Path

import pytest

from doubloon.games.maracaibo.state import MaracaiboState
from doubloon.games.maracaibo.stories.builder import Person, person, play, rival, table
from tests.rules.maracaibo.story import area, asked, box, changed_game, clause_against, islands, offered, seen

RIVAL = person()


def exploring(one: Person, *others: Person, doing: str = "bonaire") -> MaracaiboState:
    """Bonaire: Explore 3."""
    return table([one, *(others or (RIVAL,))], doing=doing)


def stops(state: MaracaiboState) -> set[str]:
    """Where the explorer may stop."""
    return {text.removeprefix("explore ") for text in offered(state, "explore")}


@pytest.mark.rule("PM-195", "PM-196")
def test_up_to_three_spaces_along_the_arrows_on_either_branch() -> None:
    state = exploring(person(explorer="a2"))
    assert stops(state) == {"u1", "u2", "u3", "l1", "l2", "l3"}
    # neither back, nor staying, nor too far
    for space in ("start", "a1", "a2", "l4", "b1"):
        assert clause_against(state, 0, f"explore {space}") == "PM-195"


@pytest.mark.rule("PM-195", "PM-196")
def test_on_one_branch_the_other_is_out_of_reach() -> None:
    assert stops(exploring(person(explorer="l1"))) == {"l2", "l3", "l4"}
    assert stops(exploring(person(explorer="u3"))) == {"b1", "b2", "b3"}


@pytest.mark.rule("PM-195", "PM-386")
@pytest.mark.parametrize(
    ("source", "reach"), [("s11", {"a1", "a2"}), ("jamaica", {"a1", "a2", "u1", "u2", "l1", "l2"})]
)
def test_the_value_of_the_action_is_the_reach(source: str, reach: set[str]) -> None:
    state = exploring(person(), doing=source)
    if source == "jamaica":
        play(state, "entry 1")
    assert stops(state) == reach


@pytest.mark.rule("PM-197", "X-08")
@pytest.mark.parametrize(("one", "other"), [("l1", "l2"), ("l1", "l4"), ("l2", "l3"), ("l3", "l4")])
def test_opponents_are_skipped_and_cost_nothing(one: str, other: str) -> None:
    # Given the explorer on a2 and two opponents on the lower path
    state = exploring(person(explorer="a2", doubloons=0), person(explorer=one), person(explorer=other))
    # Then the upper path reaches the quest on u3, the lower the 3 db on l5, and nobody stops where somebody is
    free = {"l1", "l2", "l3", "l4", "l5"} - {one, other}
    assert stops(state) == {"u1", "u2", "u3"} | free
    play(state, "explore l5")
    assert seen(state, 0).doubloons == 3


@pytest.mark.rule("PM-197")
def test_the_own_space_is_no_obstacle_and_others_behind_do_not_matter() -> None:
    assert stops(exploring(person(explorer="a1"), person(explorer="a1"))) == {"a2", "u1", "u2", "l1", "l2"}


@pytest.mark.rule("PM-197")
def test_jordan_is_skipped_too() -> None:
    state = table([person(explorer="a1")], doing="bonaire", jordan=rival(explorer="a2"))
    assert stops(state) == {"u1", "u2", "u3", "l1", "l2", "l3"}


@pytest.mark.rule("PM-198")
def test_only_the_space_where_it_stops_gives_something() -> None:
    # Given a1 (2 db), a2 (a marker) and u1 (2 VP) ahead
    state = exploring(person(doubloons=0))
    play(state, "explore u1")
    assert (seen(state, 0).score, seen(state, 0).doubloons, islands(state)) == (2, 0, (4, 4, 4))
    assert offered(state) == ["end turn"]


@pytest.mark.rule("PM-198", "PM-236")
@pytest.mark.parametrize("space", ["a2", "u3", "l4", "bl1", "c3"])
def test_an_icon_may_be_left(space: str) -> None:
    state = exploring(person(doubloons=30), doing=space)
    assert "skip" in offered(state)
    play(state, "skip")
    assert offered(state) == ["end turn"]


@pytest.mark.rule("PM-198")
def test_several_icons_are_used_in_any_order(tmp_path: Path) -> None:
    # Given a first space with a quest and a marker
    many = ('fx = [{e = "doubloons", n = 2}]},\n  {id = "a2"', 'fx = [{e = "quest"}, {e = "upgrade"}]},\n  {id = "a2"')
    state = table([person(), RIVAL], doing="bonaire", game=changed_game(tmp_path, many))
    play(state, "explore a1")
    assert offered(state) == ["entry 1", "entry 2", "done"]
    play(state, "entry 2", "slot s03", "quest deck")
    assert (seen(state, 0).upgrades, len(seen(state, 0).quests)) == (["s03"], 1)


@pytest.mark.rule("PM-199", "PM-209", "PM-380", "PM-401")
@pytest.mark.parametrize(
    ("owner", "farthest"),
    [
        (person(cards="lookout"), "u2 l2"),
        (person(upgrades="s04"), "u2 l2"),
        (person(figurehead="dragon"), "u3 l3"),
        (person(cards="lookout navigator"), "b1 l4"),
        (person(cards="lookout", upgrades="s04", figurehead="dragon"), "b2 l5"),
    ],
)
def test_explore_bonuses_add_up_and_need_not_be_used(owner: Person, farthest: str) -> None:
    state = exploring(owner)
    assert stops(state) >= {"a1", "a2", "u1", *farthest.split()}
    ahead = {"u2 l2": {"u3", "l3"}, "u3 l3": {"b1", "l4"}, "b1 l4": {"b2", "l5"}, "b2 l5": {"b3"}}[farthest]
    assert stops(state).isdisjoint(ahead)


@pytest.mark.rule("PM-200", "PM-202", "A-14", "PM-381")
def test_each_trade_is_used_once_and_costs_its_own_movement() -> None:
    # Given Explore 3 and +1, and trades for 3 db, for 2 VP and for 2 VP
    state = exploring(person(cards="spyglass machetes", upgrades="s13", doubloons=0))
    assert offered(state) == ["trade spyglass", "trade machetes", "trade s13", "go on", "skip"]
    # When one is used
    play(state, "trade machetes")
    # Then its reward is there before the explorer moves, and it is used up
    assert (seen(state, 0).score, seen(state, 0).explorer) == (2, "start")
    assert offered(state) == ["trade spyglass", "trade s13", "go on"]
    assert clause_against(state, 0, "trade machetes") == "PM-200"
    play(state, "trade s13")
    assert (seen(state, 0).score, seen(state, 0).doubloons) == (4, 0)
    # and with the third, one movement is left: to a1, which gives 2 db
    play(state, "trade spyglass")
    assert (seen(state, 0).score, seen(state, 0).doubloons) == (4, 3 + 2)
    assert seen(state, 0).explorer == "a1"


@pytest.mark.rule("PM-200")
def test_the_next_explore_action_has_its_trades_anew() -> None:
    # Given an Explore inside an Explore: the outer one has used its trade
    owner = person(explorer="l2", cards="spyglass", stored={"pearl": "plain"}, doubloons=0)
    state = exploring(owner)
    play(state, "trade spyglass", "explore l3", "bury pearl plain 1")
    assert offered(state) == ["trade spyglass", "go on", "skip"]
    play(state, "trade spyglass")
    assert (seen(state, 0).doubloons, seen(state, 0).explorer) == (6, "l4")


@pytest.mark.rule("PM-201", "X-21")
def test_the_last_movement_cannot_be_given_up() -> None:
    # Given Explore 1 from emerald storage, and the Spyglass
    state = table([person(cards="spyglass"), RIVAL], doing="jewellers_lens")
    play(state, "type emerald", "store emerald 2")
    # Then there is nothing to give up
    assert offered(state) == ["explore a1", "skip"]
    assert clause_against(state, 0, "trade spyglass") == "PM-071"


@pytest.mark.rule("PM-201", "PM-202")
def test_whoever_gave_up_movement_has_to_move() -> None:
    state = exploring(person(cards="spyglass"))
    play(state, "trade spyglass")
    assert offered(state) == ["explore a1", "explore a2"]
    assert clause_against(state, 0, "skip") == "PM-237"


@pytest.mark.rule("PM-202", "A-14")
def test_after_moving_nothing_can_be_given_up() -> None:
    state = exploring(person(cards="spyglass", doubloons=0))
    play(state, "go on")
    assert stops(state) == {"a1", "a2", "u1", "l1"}
    assert offered(state, "trade") == []
    play(state, "explore a1")
    assert (offered(state), seen(state, 0).doubloons) == (["end turn"], 2)


@pytest.mark.rule("PM-202", "PM-409", "A-14", "PM-247")
def test_the_reward_of_a_trade_is_resolved_before_the_explorer_moves() -> None:
    state = exploring(person(figurehead="nautilus", doubloons=0))
    play(state, "trade nautilus")
    assert (asked(state), seen(state, 0).explorer) == ("store", "start")
    play(state, "store gold 1")
    assert (seen(state, 0).doubloons, area(state, "gold").total) == (2, 1)
    assert stops(state) == {"a1", "a2"}


@pytest.mark.rule("X-33", "PM-209", "A-14")
def test_value_and_bonus_less_the_trade() -> None:
    # Given Explore 2, +1, and one trade of cost 1
    state = exploring(person(cards="spyglass lookout"), doing="s11")
    play(state, "trade spyglass")
    assert stops(state) == {"a1", "a2"}


@pytest.mark.rule("PM-203")
@pytest.mark.parametrize(
    ("explorer", "rivers"),
    [("start", 0), ("u3", 0), ("l5", 0), ("b1", 1), ("bl3", 1), ("c1", 2), ("cu3", 2), ("d1", 3), ("e1", 4), ("e3", 4)],
)
def test_rivers_are_counted_up_to_the_explorer(explorer: str, rivers: int) -> None:
    # Given Jamaica's 2 VP a river
    state = exploring(person(explorer=explorer), doing="jamaica")
    if explorer != "e3":
        play(state, "entry 2")
    assert (seen(state, 0).rivers, seen(state, 0).score) == (rivers, 2 * rivers)


@pytest.mark.rule("A-13", "PM-203", "PM-553")
def test_an_explorer_that_retires_gives_up_its_rivers() -> None:
    # Given an explorer beyond two rivers, next to the Residence Discount tile
    state = table([person(explorer="c2", doubloons=30), RIVAL], doing="bonaire", options=["retirement=yes"])
    assert seen(state, 0).rivers == 2
    # When it uses the tile
    play(state, "explore ret", "build c6r1")
    # Then it starts again, with no river crossed
    assert (seen(state, 0).explorer, seen(state, 0).rivers) == ("start", 0)


@pytest.mark.rule("PM-204", "A-12")
def test_the_final_space_holds_any_number() -> None:
    state = exploring(person(explorer="e1"), person(explorer="e3"), person(explorer="e3"), person(explorer="e2"))
    assert stops(state) == {"e3"}
    play(state, "explore e3")
    assert seen(state, 0).score == 6


@pytest.mark.rule("PM-204")
def test_only_the_start_and_the_final_space_are_shared() -> None:
    assert [node.id for node in box().nodes if node.shared] == ["start", "e3"]
    # and an explorer on the start keeps nobody from the spaces beyond it
    assert stops(exploring(person(), person(), person())) == {"a1", "a2", "u1", "l1"}


@pytest.mark.rule("PM-205", "PM-229")
def test_on_the_final_space_there_is_nothing_to_explore() -> None:
    state = exploring(person(explorer="e3", cards="spyglass lookout", doubloons=0))
    assert (offered(state), seen(state, 0).doubloons) == (["end turn"], 0)
    assert asked(exploring(person(explorer="e2"))) == "explore"


@pytest.mark.rule("PM-205", "PM-248")
def test_an_explorer_taken_to_the_end_in_between_moves_no_further(tmp_path: Path) -> None:
    # Given a Nautilus that gives emeralds: their Explore 1 leads from e2 to the end before the outer Explore goes on
    emeralds = (
        'cost = 1, then = [{e = "treasure", of = ["gold"]}]',
        'cost = 1, then = [{e = "treasure", of = ["emerald"]}]',
    )
    game = changed_game(tmp_path, emeralds)
    owner = person(explorer="e2", figurehead="nautilus", cards="spyglass")
    state = table([owner, RIVAL], doing="bonaire", game=game)
    play(state, "trade nautilus", "store emerald 2", "explore e3")
    assert (offered(state), seen(state, 0).score) == (["end turn"], 6)


@pytest.mark.rule("PM-206", "PM-322")
def test_explorers_stay_where_they_are_between_rounds() -> None:
    state = table([person(ship="gulf", explorer="b1"), person(explorer="u2")])
    play(state, "sail maracaibo", "skip", "end turn")
    assert state.round == 2
    assert [seen(state, seat).explorer for seat in (0, 1)] == ["b1", "u2"]


@pytest.mark.rule("PM-207")
@pytest.mark.parametrize("source", ["bonaire", "cartographer", "s11"])
def test_nobody_has_to_explore(source: str) -> None:
    state = exploring(person(), doing=source)
    play(state, "skip")
    assert (seen(state, 0).explorer, offered(state)) == ("start", ["end turn"])


@pytest.mark.rule("PM-207", "PM-237")
@pytest.mark.parametrize(
    ("source", "way"),
    [("jewellers_lens", ["type emerald", "store emerald 2"]), ("l3", ["bury pearl plain 1"])],
)
def test_nobody_has_to_explore_for_a_covered_bonus(source: str, way: list[str]) -> None:
    state = exploring(person(stored={"pearl": "plain"}), doing=source)
    play(state, *way, "skip")
    assert (seen(state, 0).explorer, offered(state)) == ("start", ["end turn"])


@pytest.mark.rule("PM-208", "A-60", "PM-247")
def test_the_icons_of_a_space_outlast_a_further_move(tmp_path: Path) -> None:
    # Given a first space with a bury and an upgrade
    many = ('fx = [{e = "doubloons", n = 2}]},\n  {id = "a2"', 'fx = [{e = "bury"}, {e = "upgrade"}]},\n  {id = "a2"')
    owner = person(stored={"pearl": "plain"})
    state = table([owner, RIVAL], doing="bonaire", game=changed_game(tmp_path, many))
    # When the bury moves the explorer on to u1
    play(state, "explore a1", "entry 1", "bury pearl plain 1", "explore a2", "island gold")
    # Then the upgrade of a1 is still there
    assert (seen(state, 0).explorer, asked(state)) == ("a2", "upgrade")
    play(state, "slot s03")
    assert offered(state) == ["end turn"]


@pytest.mark.rule("PM-209")
def test_movement_beyond_the_end_is_lost() -> None:
    assert stops(exploring(person(explorer="e1", figurehead="dragon"))) == {"e2", "e3"}


@pytest.mark.rule("PM-198", "PM-236")
def test_the_icons_of_a_space_just_reached_may_be_left() -> None:
    state = exploring(person())
    play(state, "explore a2")
    assert offered(state) == ["island gold", "island emerald", "island pearl", "skip"]


@pytest.mark.rule("PM-200", "PM-201")
def test_a_dearer_trade_is_not_offered_when_it_would_take_the_last_movement(tmp_path: Path) -> None:
    # Given Explore 2, a trade of cost 1 and one of cost 2
    dear = (
        '{id = "s13", zone = 2, ongoing = [{e = "explore_trade", cost = 1',
        '{id = "s13", zone = 2, ongoing = [{e = "explore_trade", cost = 2',
    )
    game = changed_game(tmp_path, dear)
    state = table([person(cards="spyglass", upgrades="s13"), RIVAL], doing="s11", game=game)
    assert offered(state) == ["trade spyglass", "go on", "skip"]
    assert clause_against(state, 0, "trade s13") == "PM-201"
    # With three, either can be given up, and the dear one takes two
    state = table([person(cards="spyglass", upgrades="s13"), RIVAL], doing="bonaire", game=game)
    play(state, "trade s13")
    assert seen(state, 0).explorer == "a1", "no further, and there is no other way"
