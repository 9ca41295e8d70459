"""Chapter 10: treasure."""

from __future__ import annotations

from pathlib import Path

import pytest

from doubloon.games.maracaibo.state import MaracaiboState
from doubloon.games.maracaibo.stories.builder import person, play, table
from tests.rules.maracaibo.story import area, asked, changed_game, clause_against, islands, offered, seen

TREASURES = ["gold", "emerald", "pearl"]
RIVAL = person()


def gained(
    treasure: str, islands: tuple[int, int, int] = (4, 4, 4), stored: str = "", space: str = ""
) -> MaracaiboState:
    """A treasure of choice from the Treasure Map; it is still in the hand unless a space is named."""
    owner = person(doubloons=0, stored={treasure: stored})
    state = table([owner, RIVAL], doing="treasure_map", islands=islands)
    play(state, f"type {treasure}")
    if space:
        play(state, f"store {treasure} {space}")
    return state


@pytest.mark.rule("PM-180")
@pytest.mark.parametrize(("treasure", "left"), [("gold", (3, 5, 6)), ("emerald", (4, 4, 6)), ("pearl", (4, 5, 5))])
def test_a_treasure_comes_from_its_own_island(treasure: str, left: tuple[int, int, int]) -> None:
    state = gained(treasure, islands=(4, 5, 6))
    assert islands(state) == left


@pytest.mark.rule("PM-181", "X-26")
def test_from_an_empty_island_the_supply_gives() -> None:
    # Given an empty gold island
    state = gained("gold", islands=(0, 4, 4), space="plain")
    # Then there is a gold all the same, and the island stays at 0
    assert area(state, "gold").total == 1
    assert islands(state) == (0, 4, 4)


@pytest.mark.rule("PM-182", "PM-183")
@pytest.mark.parametrize("treasure", TREASURES)
def test_it_is_stored_above_the_line_in_the_area_of_its_type(treasure: str) -> None:
    state = gained(treasure, space="plain")
    assert (area(state, treasure).plain, area(state, treasure).buried) == (1, [])
    assert [name for name in TREASURES if area(state, name).total] == [treasure]
    assert (seen(state, 0).doubloons, seen(state, 0).score) == (0, 0)


@pytest.mark.rule("PM-183")
@pytest.mark.parametrize(
    ("treasure", "space", "doubloons", "points"),
    [("gold", 1, 2, 0), ("gold", 2, 0, 1), ("emerald", 1, 0, 2), ("pearl", 1, 2, 0), ("pearl", 2, 0, 1)],
)
def test_a_covered_bonus_is_gained_at_once(treasure: str, space: int, doubloons: int, points: int) -> None:
    state = gained(treasure)
    assert offered(state) == [f"store {treasure} {where}" for where in ("plain", "1", "2")]
    play(state, f"store {treasure} {space}")
    assert (area(state, treasure).covered, area(state, treasure).plain) == ([space], 0)
    assert (seen(state, 0).doubloons, seen(state, 0).score) == (doubloons, points)


@pytest.mark.rule("PM-183")
def test_the_explore_bonus_of_emerald_storage() -> None:
    state = gained("emerald", space="2")
    assert offered(state) == ["explore a1", "skip"]
    play(state, "explore a1")
    assert seen(state, 0).explorer == "a1"


@pytest.mark.rule("PM-183")
def test_a_bonus_space_is_covered_only_while_it_is_empty() -> None:
    state = gained("gold", stored="1")
    assert offered(state) == ["store gold plain", "store gold 2"]


@pytest.mark.rule("PM-184")
def test_storage_has_no_limit() -> None:
    # Given every bonus space covered and 40 gold on plain storage
    state = gained("gold", stored="1 2 " + "plain " * 40)
    # Then the next one goes there without a question
    assert asked(state) == "end-turn"
    assert (area(state, "gold").plain, area(state, "gold").total) == (41, 43)


@pytest.mark.rule("PM-185")
def test_each_marker_counts_as_one_treasure_above_or_below_the_line() -> None:
    # Given emeralds on plain storage, on a bonus space, below the line and on the figurehead
    owner = person(
        figurehead="poseidon",
        extra="emerald pearl",
        stored={"emerald": "plain plain 2", "gold": "plain"},
        buried={"emerald": "1 5"},
    )
    # When a tile pays one point an emerald
    state = table([owner, RIVAL], doing="bm5 front")
    # Then all six count, and no other type
    assert area(state, "emerald").total == 6
    assert seen(state, 0).score == 6
    assert (area(state, "gold").total, area(state, "pearl").total) == (1, 1)


@pytest.mark.rule("PM-185")
def test_a_tile_counts_the_treasures_of_its_type_only() -> None:
    owner = person(stored={"emerald": "plain", "pearl": "plain 1"}, buried={"pearl": "3"})
    assert seen(table([owner, RIVAL], doing="bm4 back"), 0).score == 3


@pytest.mark.rule("PM-186", "A-10")
def test_a_space_emptied_by_burying_pays_again() -> None:
    # Given an emerald on the 2 VP space, which is buried on a space without bonus while the raid waits
    owner = person(stored={"emerald": "1 2"})
    state = table([owner, RIVAL], doing="trinidad", dice=[1, 5, 1])
    play(state, "entry 2", "bury emerald bonus1 5")
    # When the raid brings another emerald
    play(state, "do", "keep", "die emerald", "spend basic 3")
    assert offered(state) == ["store emerald plain", "store emerald 1"]
    play(state, "store emerald 1")
    # Then the bonus is gained again
    assert seen(state, 0).score == 2
    assert (area(state, "emerald").covered, area(state, "emerald").total) == ([1, 2], 3)


@pytest.mark.rule("PM-187")
@pytest.mark.parametrize(
    ("source", "choice", "before", "after", "worth"),
    [
        ("treasure_map", ["type gold", "store gold plain"], 3, 2, 2),
        ("treasure_map", ["type gold", "store gold plain"], 5, 4, 3),
        ("s06", ["island gold"], 2, 3, 3),
        ("s06", ["island gold"], 4, 5, 4),
    ],
)
def test_markers_taken_or_added_change_the_end_value_for_everyone(
    source: str, choice: list[str], before: int, after: int, worth: int
) -> None:
    # Given the very last turn; the other player has two gold
    other = person(ship="maracaibo", stored={"gold": "plain plain"})
    state = table([other, person()], doing=source, active=1, islands=(before, 4, 4), round=3, ender=0)
    # When a marker is taken from the gold island, or added to it
    play(state, *choice, "end turn")
    # Then the other player's gold is worth what the island now says
    assert state.over()
    assert islands(state)[0] == after
    sheet = seen(state, 0).sheet
    assert sheet is not None
    assert sheet["treasures"] == 2 * worth


@pytest.mark.rule("PM-188", "PM-408")
def test_several_treasures_are_of_one_type_and_placed_one_after_another() -> None:
    # Given the Hawk's three treasures, and only two gold on the island
    state = table([person(doubloons=0), RIVAL], doing="hawk", islands=(2, 4, 4))
    assert offered(state) == ["type gold", "type emerald", "type pearl"]
    # When gold is chosen
    play(state, "type gold")
    # Then each is taken and placed before the next
    assert islands(state) == (1, 4, 4)
    play(state, "store gold 1")
    assert (seen(state, 0).doubloons, islands(state)) == (2, (0, 4, 4))
    assert offered(state) == ["store gold plain", "store gold 2"]
    play(state, "store gold plain")
    assert offered(state) == ["store gold plain", "store gold 2"]
    play(state, "store gold 2")
    assert (area(state, "gold").total, islands(state)) == (3, (0, 4, 4))
    assert offered(state) == ["end turn"]


@pytest.mark.rule("PM-188", "PM-394")
@pytest.mark.parametrize(
    ("source", "types"), [("bl1", ["gold", "pearl"]), ("cl1", ["emerald", "pearl"]), ("du2", TREASURES)]
)
def test_only_the_depicted_types_can_be_chosen(source: str, types: list[str]) -> None:
    state = table([person(), RIVAL], doing=source)
    assert offered(state, "type") == [f"type {name}" for name in types]


@pytest.mark.rule("PM-183", "PM-247")
def test_the_bonus_of_the_first_treasure_is_resolved_before_the_second_is_taken() -> None:
    # Given three emeralds from the Hawk
    state = table([person(), RIVAL], doing="hawk")
    play(state, "type emerald", "store emerald 2")
    # Then the Explore of the covered space comes first
    assert (asked(state), islands(state)) == ("explore", (4, 3, 4))
    play(state, "explore a1")
    assert (asked(state), islands(state)) == ("store", (4, 2, 4))


@pytest.mark.rule("PM-188")
def test_two_treasures_of_one_depicted_type_are_two(tmp_path: Path) -> None:
    # Given a Pickaxe that brings two gold and a quest
    two = ('now = [{e = "treasure", of = ["gold"]}]', 'now = [{e = "treasure", of = ["gold"], n = 2}, {e = "quest"}]')
    state = table([person(), RIVAL], doing="pickaxe", game=changed_game(tmp_path, two))
    play(state, "entry 1", "store gold plain", "store gold plain")
    assert (area(state, "gold").total, islands(state), asked(state)) == (2, (2, 4, 4), "quest")


@pytest.mark.rule("PM-183", "PM-237")
def test_a_marker_covered_in_storage_must_be_laid(tmp_path: Path) -> None:
    # Given gold storage with a marker of choice as its first bonus
    marker = (
        'gold = {storage = [[{e = "doubloons", n = 2}]',
        'gold = {storage = [[{e = "marker", of = ["gold", "pearl"]}]',
    )
    state = table([person(), RIVAL], doing="treasure_map", game=changed_game(tmp_path, marker))
    play(state, "type gold", "store gold 1")
    assert offered(state) == ["island gold", "island pearl"]
    assert clause_against(state, 0, "skip") == "PM-237"
