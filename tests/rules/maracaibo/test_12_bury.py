"""Chapter 12: burying treasure."""

from __future__ import annotations

import pytest

from doubloon.games.maracaibo.state import MaracaiboState
from doubloon.games.maracaibo.stories.builder import person, play, table
from tests.rules.maracaibo.story import area, asked, clause_against, final_sheet, islands, offered, seen

RIVAL = person()


def burying(
    stored: dict[str, str], buried: dict[str, str] | None = None, doing: str = "bm1 front", figurehead: str = ""
) -> MaracaiboState:
    """One shovel, from a black market tile."""
    owner = person(doubloons=0, stored=stored, buried=buried, figurehead=figurehead)
    return table([owner, RIVAL], doing=doing, quest_market="q01 q02")


@pytest.mark.rule("PM-215", "PM-216")
@pytest.mark.parametrize("treasure", ["gold", "emerald", "pearl"])
def test_a_stored_treasure_goes_to_any_empty_space_of_its_own_area(treasure: str) -> None:
    state = burying({treasure: "plain"})
    assert offered(state) == [*[f"bury {treasure} plain {space}" for space in range(1, 6)], "skip"]
    play(state, f"bury {treasure} plain 5")
    assert (area(state, treasure).plain, area(state, treasure).buried) == (0, [5])
    assert offered(state) == ["end turn"]


@pytest.mark.rule("PM-215")
def test_nobody_has_to_bury() -> None:
    state = burying({"gold": "plain"})
    play(state, "skip")
    assert (area(state, "gold").plain, offered(state)) == (1, ["end turn"])


@pytest.mark.rule("PM-215", "PM-218", "PM-370")
def test_each_shovel_is_asked_for_and_may_be_left() -> None:
    # Given two shovels and three treasures
    state = burying({"gold": "plain plain", "pearl": "plain"}, doing="shovels")
    play(state, "bury gold plain 5")
    assert asked(state) == "bury"
    play(state, "skip")
    assert (area(state, "gold").plain, area(state, "pearl").plain, offered(state)) == (1, 1, ["end turn"])


@pytest.mark.rule("PM-215", "PM-218", "PM-236")
def test_the_second_shovel_may_be_left_even_where_the_first_was_chosen_from_a_list() -> None:
    # Given Grenada: two shovels, and a marker
    state = burying({"gold": "plain plain"}, doing="grenada")
    play(state, "entry 1")
    assert "skip" not in offered(state), "an entry that was chosen is carried out"
    play(state, "bury gold plain 5")
    assert (asked(state), "skip" in offered(state)) == ("bury", True)
    play(state, "skip")
    assert (area(state, "gold").plain, asked(state)) == (1, "marker")


@pytest.mark.rule("PM-218")
@pytest.mark.parametrize(
    ("second", "buried"), [("bury gold plain 4", [[4, 5], []]), ("bury pearl plain 5", [[5], [5]])]
)
def test_two_shovels_bury_equal_or_different_types(second: str, buried: list[list[int]]) -> None:
    state = burying({"gold": "plain plain", "pearl": "plain"}, doing="shovels")
    play(state, "bury gold plain 5", second)
    assert [area(state, "gold").buried, area(state, "pearl").buried] == buried
    assert (seen(state, 0).buried, offered(state)) == (2, ["end turn"])  # and there is no third


@pytest.mark.rule("PM-218", "PM-247")
def test_the_bonus_of_the_first_comes_before_the_second_shovel() -> None:
    state = burying({"emerald": "plain plain"}, doing="shovels")
    play(state, "bury emerald plain 1")
    assert asked(state) == "quest"
    play(state, "quest market 1")
    assert asked(state) == "bury"


@pytest.mark.rule("PM-218", "PM-215")
def test_a_second_shovel_without_a_treasure_is_lost() -> None:
    state = burying({"gold": "plain"}, doing="shovels")
    play(state, "bury gold plain 5")
    assert offered(state) == ["end turn"]


@pytest.mark.rule("PM-216")
@pytest.mark.parametrize(
    ("treasure", "space", "doubloons", "points", "markers"),
    [
        ("gold", 1, 4, 0, (4, 4, 4)),
        ("gold", 2, 0, 0, (5, 4, 4)),
        ("gold", 4, 0, 3, (4, 4, 4)),
        ("gold", 5, 0, 0, (4, 4, 4)),
        ("emerald", 3, 4, 0, (4, 4, 4)),
        ("emerald", 4, 0, 3, (4, 4, 4)),
        ("emerald", 5, 0, 0, (4, 4, 4)),
        ("pearl", 2, 0, 0, (4, 4, 5)),
        ("pearl", 3, 4, 0, (4, 4, 4)),
        ("pearl", 4, 0, 3, (4, 4, 4)),
    ],
)
def test_the_covered_bonus_is_gained(
    treasure: str, space: int, doubloons: int, points: int, markers: tuple[int, int, int]
) -> None:
    state = burying({treasure: "plain"})
    play(state, f"bury {treasure} plain {space}")
    assert (seen(state, 0).doubloons, seen(state, 0).score, islands(state)) == (doubloons, points, markers)
    assert offered(state) == ["end turn"]


@pytest.mark.rule("PM-216", "PM-237")
@pytest.mark.parametrize(
    ("treasure", "space", "question"), [("gold", 3, "upgrade"), ("emerald", 1, "quest"), ("pearl", 1, "explore")]
)
def test_a_covered_offer_may_be_used_or_left(treasure: str, space: int, question: str) -> None:
    state = burying({treasure: "plain"})
    play(state, f"bury {treasure} plain {space}")
    assert (asked(state), offered(state)[-1]) == (question, "skip")


@pytest.mark.rule("PM-216")
def test_a_covered_space_takes_no_second_treasure() -> None:
    state = burying({"gold": "plain"}, {"gold": "1 3"})
    assert offered(state, "bury") == ["bury gold plain 2", "bury gold plain 4", "bury gold plain 5"]
    assert clause_against(state, 0, "bury gold plain 1") == "PM-216"


@pytest.mark.rule("PM-215")
def test_only_what_is_stored_can_be_buried() -> None:
    state = burying({"gold": "plain"})
    assert clause_against(state, 0, "bury pearl plain 1") == "PM-215"
    assert clause_against(state, 0, "bury gold bonus1 1") == "PM-215"


@pytest.mark.rule("PM-217")
def test_a_full_area_takes_no_more() -> None:
    # Given a full gold area: only pearls are left to bury
    state = burying({"gold": "plain", "pearl": "plain"}, {"gold": "1 2 3 4 5"})
    assert [text.split()[1] for text in offered(state, "bury")] == ["pearl"] * 5


@pytest.mark.rule("PM-217", "PM-229")
def test_with_nowhere_to_go_there_is_nothing_to_bury() -> None:
    assert offered(burying({"gold": "plain"}, {"gold": "1 2 3 4 5"})) == ["end turn"]
    assert offered(burying({})) == ["end turn"]
    # but the figurehead has room
    state = burying({"gold": "plain"}, {"gold": "1 2 3 4 5"}, figurehead="poseidon")
    assert offered(state, "bury") == [f"bury gold plain extra{space}" for space in range(1, 5)]


@pytest.mark.rule("PM-219", "X-09")
def test_a_buried_emerald_stays_below_and_stays_a_treasure() -> None:
    # Given one stored emerald, buried on the marker space
    state = burying({"emerald": "plain"}, doing="shovels")
    play(state, "bury emerald plain 2")
    # Then it is one buried emerald, the island has one more, and there is nothing to bury for the second shovel
    assert (area(state, "emerald").buried, area(state, "emerald").total) == ([2], 1)
    assert (seen(state, 0).buried, islands(state)) == (1, (4, 5, 4))
    assert offered(state) == ["end turn"]


@pytest.mark.rule("PM-219")
def test_a_buried_treasure_is_no_longer_stored() -> None:
    # Given a gold on its bonus space and one below the line
    state = burying({"gold": "1"}, {"gold": "5"})
    assert offered(state, "bury") == [f"bury gold bonus1 {space}" for space in range(1, 5)]


@pytest.mark.rule("PM-220", "PM-342")
@pytest.mark.parametrize("spaces", ["", "5", "1 4 5"])
def test_a_buried_treasure_is_worth_two_more_than_a_stored_one(spaces: str) -> None:
    # Given three gold, some of them buried; an empty island makes each worth 2
    buried = len(spaces.split())
    sheet = final_sheet(person(doubloons=0, stored={"gold": "plain " * (3 - buried)}, buried={"gold": spaces}))
    assert sum(sheet.values()) == 3 * 2 + buried * 2


@pytest.mark.rule("PM-221")
def test_the_player_chooses_which_marker_is_buried() -> None:
    # Given gold on plain storage and on the second bonus space
    state = burying({"gold": "plain 2"}, {"gold": "1 2 3 4"})
    assert offered(state) == ["bury gold plain 5", "bury gold bonus2 5", "skip"]
    play(state, "bury gold bonus2 5")
    assert (area(state, "gold").plain, area(state, "gold").covered) == (1, [])


@pytest.mark.rule("PM-221")
def test_a_plain_marker_leaves_the_bonus_space_covered() -> None:
    state = burying({"gold": "plain 2"})
    play(state, "bury gold plain 5")
    assert (area(state, "gold").plain, area(state, "gold").covered) == (0, [2])


@pytest.mark.rule("X-32", "PM-237", "PM-216")
def test_the_marker_of_a_buried_pearl_cannot_be_refused_its_explore_can() -> None:
    # On the marker space the island gets its marker without a question
    state = burying({"pearl": "plain"})
    play(state, "bury pearl plain 2")
    assert (islands(state), offered(state)) == ((4, 4, 5), ["end turn"])
    # On the explore space there is a way out
    state = burying({"pearl": "plain"})
    play(state, "bury pearl plain 1")
    assert offered(state) == ["explore a1", "explore a2", "skip"]
    play(state, "skip")
    assert (seen(state, 0).explorer, area(state, "pearl").buried) == ("start", [1])
