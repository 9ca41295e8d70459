"""Chapter 15 and the decision points: which entries of a list can be used, and when nothing has to be asked."""

from __future__ import annotations

from pathlib import Path

import pytest

from doubloon.games.maracaibo.game import Maracaibo
from doubloon.games.maracaibo.state import MaracaiboState
from doubloon.games.maracaibo.stories.builder import Person, person, play, table
from tests.rules.maracaibo.story import (
    area,
    asked,
    changed_game,
    clause_against,
    islands,
    kinds,
    look,
    offered,
    seen,
    told,
)

RIVAL = person()
SLOTS = " ".join(f"s{number:02}" for number in range(1, 19))
LOCATIONS = ["c7r3", "c8r1", "c8r3", "c9r1", "c9r2", "c9r3"]  # of a plain table
ALL_TILES = dict(zip(["bm1", "bm2", "bm3", "bm4", "bm5"], LOCATIONS))
SMUGGLER = '{id = "smuggler", tier = 1, type = "crew", cost = 6, vp = 3, now = '
SMUGGLED = '[{e = "bury"}, {e = "marker", of = ["gold", "emerald", "pearl"]}]'


def doing(source: str, one: Person | None = None) -> MaracaiboState:
    return table([one or person(), RIVAL], doing=source)


def smuggling(folder: Path, effects: str) -> Maracaibo:
    """The game with another list of lightning effects on the Smuggler."""
    return changed_game(folder, (SMUGGLER + SMUGGLED, SMUGGLER + effects))


# Usable


@pytest.mark.rule("PM-229", "PM-240", "PM-241")
@pytest.mark.parametrize(("doubloons", "usable"), [(6, False), (7, True)])
def test_an_acquire_icon_needs_a_card_that_can_be_paid(doubloons: int, usable: bool) -> None:
    state = table([person(doubloons=doubloons), RIVAL], doing="fluyt", cards={"c1r1": "sloop"})
    assert ("buy c1r1" in offered(state)) == usable
    assert (offered(state) == ["end turn"]) != usable


@pytest.mark.rule("PM-229", "PM-246")
@pytest.mark.parametrize(("doubloons", "usable"), [(11, False), (12, True)])
def test_a_construct_icon_needs_a_residence_that_can_be_paid(doubloons: int, usable: bool) -> None:
    assert (asked(doing("d3", person(doubloons=doubloons))) == "construct") == usable


@pytest.mark.rule("PM-229", "PM-246")
def test_a_construct_icon_needs_a_residence_without_an_own_token() -> None:
    state = doing("d3", person(doubloons=99, residences="c6r1 c6r2 c6r3 c7r1"))
    assert offered(state) == ["end turn"]


@pytest.mark.rule("PM-229", "PM-388")
def test_an_upgrade_needs_an_open_slot() -> None:
    assert offered(doing("shipwright", person(upgrades=SLOTS))) == ["end turn"]
    almost = SLOTS.replace("s18", "")
    assert offered(doing("shipwright", person(upgrades=almost))) == ["slot s18", "skip"]


@pytest.mark.rule("PM-229", "PM-282")
def test_placing_needs_a_tile_and_a_free_location() -> None:
    assert asked(doing("s17")) == "place"
    # Without a tile left
    assert offered(doing("s17", person(markets=ALL_TILES))) == ["end turn"]
    # without a free Location: five are the other player's, the sixth the own
    people = [person(markets={"bm1": LOCATIONS[5]}), person(markets=ALL_TILES)]
    assert offered(table(people, doing="s17")) == ["end turn"]


@pytest.mark.rule("PM-229", "PM-281")
def test_a_tile_is_used_again_only_if_it_does_something() -> None:
    # Given the Contraband without a tile, and with a bury tile but nothing to bury
    assert offered(doing("contraband")) == ["end turn"]
    assert offered(doing("contraband", person(markets={"bm1": "c7r3"}))) == ["end turn"]
    # With something to bury, or a tile that counts
    owner = person(markets={"bm1": "c7r3"}, stored={"gold": "plain"})
    assert offered(doing("contraband", owner)) == ["use bm1", "skip"]
    assert offered(doing("contraband", person(markets={"bm1": "c7r3", "bm2": "c8r1"}))) == ["use bm2", "skip"]


@pytest.mark.rule("PM-229", "PM-387")
@pytest.mark.parametrize(
    ("explorer", "first"), [("start", "explore a1"), ("l3", "explore l4"), ("a1", "entry 1"), ("u3", "entry 1")]
)
def test_a_space_is_repeated_only_if_it_gives_something(explorer: str, first: str) -> None:
    # Given the Guide: the explorer's space again, and Explore 2
    assert offered(doing("guide", person(explorer=explorer)))[0] == first


@pytest.mark.rule("PM-229", "PM-137")
def test_a_slash_needs_a_side_that_can_be_used() -> None:
    # Given Curaçao: a crew card from afar, or a quest
    assert offered(doing("curacao")) == ["side 1", "side 2", "skip"]
    state = doing("curacao", person(doubloons=0))
    assert offered(state) == ["side 2", "skip"]
    assert clause_against(state, 0, "side 1") == "PM-137"
    state = table([person(doubloons=0), RIVAL], doing="curacao", quest_market="-", quest_deck="")
    assert offered(state) == ["end turn"]


@pytest.mark.rule("PM-229", "PM-389")
def test_a_quest_can_be_paid_only_by_who_has_one() -> None:
    assert offered(doing("fence", person(quests="q01"))) == ["entry 1", "entry 2", "done"]
    assert asked(doing("fence")) == "quest"


@pytest.mark.rule("PM-229")
def test_points_are_usable_even_if_nothing_counts() -> None:
    # Given nothing buried: Hispaniola's points for buried treasure are an entry all the same
    assert offered(doing("hispaniola")) == ["entry 1", "entry 2"]


@pytest.mark.rule("PM-229", "PM-239")
def test_an_entry_that_cannot_be_used_yet_may_be_later(tmp_path: Path) -> None:
    # Given a list of a bury, a treasure and a quest, and nothing stored
    game = smuggling(tmp_path, '[{e = "bury"}, {e = "treasure", of = ["gold"]}, {e = "quest"}]')
    state = table([person(), RIVAL], doing="smuggler", game=game)
    assert offered(state) == ["entry 2", "entry 3", "done"]
    assert clause_against(state, 0, "entry 1") == "PM-229"
    # When the treasure is gained
    play(state, "entry 2", "store gold plain")
    # Then it can be buried, and no entry can be used twice
    assert offered(state) == ["entry 1", "entry 3", "done"]
    assert clause_against(state, 0, "entry 2") == "PM-239"
    play(state, "entry 1", "bury gold plain 5")
    assert asked(state) == "quest"


@pytest.mark.rule("PM-239")
def test_a_list_has_no_more_entries_than_it_shows() -> None:
    assert clause_against(doing("treasure_ship"), 0, "entry 3") == "PM-239"


@pytest.mark.rule("PM-239", "PM-388")
def test_two_equal_icons_are_two_entries() -> None:
    state = doing("carpenter")
    assert offered(state) == ["entry 1", "entry 2", "done"]
    play(state, "entry 2", "slot s03", "slot s04")
    assert (seen(state, 0).upgrades, offered(state)) == (["s03", "s04"], ["end turn"])


@pytest.mark.rule("PM-239")
def test_an_entry_is_counted_when_it_is_used() -> None:
    # Given Jamaica: Explore 4, and 2 VP a river, with a river right ahead
    first = doing("jamaica", person(explorer="u3"))
    play(first, "entry 1", "explore b3")
    assert seen(first, 0).score == 2
    later = doing("jamaica", person(explorer="u3"))
    play(later, "entry 2", "explore b3")
    assert seen(later, 0).score == 0


# Shortcuts


@pytest.mark.rule("PM-238", "A-57")
@pytest.mark.parametrize(
    ("effects", "points"),
    [
        ('[{e = "income_now", of = "doubloons"}, {e = "vp_per", per = "doubloons", n = 1}]', 3),
        ('[{e = "vp_per", per = "doubloons", n = 1}, {e = "income_now", of = "doubloons"}]', 0),
    ],
)
def test_points_per_counter_and_income_alone_are_carried_out_in_printed_order(
    tmp_path: Path, effects: str, points: int
) -> None:
    # Given an income icon of 3 db and a point for each doubloon
    owner = person(cards="tobacco", doubloons=0)
    state = table([owner, RIVAL], doing="smuggler", game=smuggling(tmp_path, effects), listen=True)
    # Then nobody is asked, and the order shows
    assert (seen(state, 0).doubloons, seen(state, 0).score, offered(state)) == (3, points, ["end turn"])
    assert kinds(told(state)) == (["doubloons", "points"] if points else ["doubloons"])


@pytest.mark.rule("PM-238", "A-57")
def test_points_per_counter_beside_a_choice_are_asked_for() -> None:
    assert asked(doing("jamaica")) == "list"
    # but not when the choice has gone
    state = doing("jamaica", person(explorer="e3"))
    assert (seen(state, 0).score, offered(state)) == (8, ["end turn"])


@pytest.mark.rule("PM-229", "PM-236")
def test_a_single_usable_entry_is_asked_for_directly() -> None:
    # Given Trinidad without anything to bury, with and without a stored treasure
    assert offered(doing("trinidad")) == ["do", "skip"]
    assert offered(doing("trinidad", person(stored={"gold": "plain"}))) == ["entry 1", "entry 2", "done"]
    # A repeated space is asked for in the same way
    assert offered(doing("guide", person(explorer="e3"))) == ["do", "skip"]


@pytest.mark.rule("PM-236", "PM-239")
def test_refusing_the_last_usable_entry_leaves_the_list() -> None:
    state = doing("guide", person(explorer="e3"))
    play(state, "skip")
    assert (seen(state, 0).score, offered(state)) == (0, ["end turn"])


@pytest.mark.rule("PM-160", "A-06")
def test_with_a_raid_set_aside_the_list_is_asked_for_even_if_one_entry_is_left() -> None:
    # Given a raid that was left with one power
    state = table([person(), RIVAL], doing="trinidad", dice=[6, 1, 1])
    play(state, "do", "keep", "die gold", "spend basic 3", "store gold plain", "leave")
    assert offered(state) == ["entry 2", "resume", "done"]
    assert clause_against(state, 0, "entry 1") == "PM-239"
    # When the gold is buried for an upgrade, and that upgrade offers a marker
    play(state, "entry 2", "bury gold plain 3")
    assert offered(state) == ["entry 1", "resume", "done"]
    play(state, "entry 1", "slot s06")
    assert offered(state) == ["entry 1", "resume", "done"]
    play(state, "resume")
    # Then the raid goes on in the midst of it (one power has but one use), and the list after it
    assert (seen(state, 0).score, look(state).aside) == (1 + 1, []), "1 VP, and 1 VP of the slot"
    assert offered(state) == ["island gold", "island emerald", "island pearl", "skip"]


@pytest.mark.rule("PM-237", "PM-160")
def test_a_gain_stays_imposed_while_a_raid_is_set_aside() -> None:
    # Given a left raid, and Poseidon's treasure of choice
    state = table([person(figurehead="poseidon"), RIVAL], doing="trinidad", dice=[6, 1, 1])
    play(state, "do", "keep", "die gold", "spend basic 3", "store gold plain", "leave")
    play(state, "entry 2", "bury gold plain extra4")
    assert offered(state) == ["entry 1", "resume"]
    assert clause_against(state, 0, "done") == "PM-237"


@pytest.mark.rule("PM-160")
def test_without_a_raid_set_aside_there_is_nothing_to_take_up() -> None:
    state = doing("treasure_ship")
    assert clause_against(state, 0, "resume") == "PM-160"
    play(state, "done")
    assert clause_against(state, 0, "resume") == "PM-160"


@pytest.mark.rule("PM-236", "PM-237")
@pytest.mark.parametrize(
    ("source", "chosen", "asked_for"),
    [
        ("treasure_ship", ["entry 1"], "marker"),
        ("treasure_ship", ["entry 2"], "type"),
        ("carpenter", ["entry 1"], "upgrade"),
        ("curacao", ["side 1"], "acquire"),
        ("curacao", ["side 2"], "quest"),
        ("tobago", ["side 2"], "explore"),
        ("s07", ["pay"], "figurehead"),
        ("s05", ["pay"], "place"),
        ("fence", ["entry 1"], "discard"),
        ("grenada", ["entry 1"], "bury"),
    ],
)
def test_what_was_chosen_is_carried_out_and_not_refused_a_second_time(
    source: str, chosen: list[str], asked_for: str
) -> None:
    state = doing(source, person(quests="q01 q02", stored={"gold": "plain"}))
    play(state, *chosen)
    assert asked(state) == asked_for
    assert "skip" not in offered(state)
    assert clause_against(state, 0, "skip") == "PM-237"


@pytest.mark.rule("PM-236")
def test_a_chosen_raid_begins_without_another_question() -> None:
    state = doing("tobago")
    play(state, "side 1")
    assert asked(state) == "roll"


@pytest.mark.rule("PM-236", "PM-403")
def test_only_the_first_decision_of_an_entry_may_refuse_it() -> None:
    # Given the Whale: first the market, then the quest
    state = doing("s02", person(figurehead="whale"))
    assert offered(state) == ["refresh", "keep", "skip"]
    play(state, "keep")
    assert "skip" not in offered(state)
    # and an Explore with something to give up
    state = doing("bonaire", person(cards="spyglass"))
    play(state, "go on")
    assert "skip" not in offered(state)


@pytest.mark.rule("PM-248", "PM-229")
def test_a_list_without_a_usable_entry_closes_by_itself() -> None:
    # Given Aruba without any quest: its doubloons come, and that is all
    state = table([person(doubloons=0), RIVAL], doing="aruba", quest_market="-", quest_deck="")
    assert (seen(state, 0).doubloons, offered(state)) == (3, ["end turn"])
    assert (area(state, "gold").total, islands(state)) == (0, (4, 4, 4))
