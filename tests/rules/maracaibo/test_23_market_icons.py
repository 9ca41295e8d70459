"""Chapter 23: the ten effects of the black market tiles."""

from __future__ import annotations

import pytest

from doubloon.games.maracaibo.stories.builder import Person, person, play, table, texts
from tests.rules.maracaibo.story import look, offers, seen

CREW = "cabin_boy lookout gunner quartermaster boatswain cartographer smuggler"
EQUIPMENT = "tobacco sugar rum spyglass shovels treasure_map green_lantern"
QUESTS = "q01 q02 q03 q04 q05 q06 q07"


def first(words: str, count: int) -> str:
    return " ".join(words.split()[:count])


def having(what: str, count: int) -> Person:
    """A player who has so many of something, and more than enough of something similar."""
    if what == "crew":
        return person(cards=f"{first(CREW, count)} iron_chest cannons")
    if what == "equipment":
        return person(cards=f"{first(EQUIPMENT, count)} navigator purser")
    if what == "quests":
        return person(quests=first(QUESTS, count))
    if what == "buried":
        gold, pearl = min(count, 5), max(0, count - 5)
        buried = {"gold": first("1 2 3 4 5", gold), "pearl": first("1 2 3 4 5", pearl)}
        return person(buried=buried, stored={"emerald": "plain plain plain"})
    # treasures of a type, two of them buried if there are as many
    buried = {what: first("1 2", count)}
    others = {name: "plain " * 9 for name in ("gold", "emerald", "pearl") if name != what}
    return person(buried=buried, stored={**others, what: "plain " * max(0, count - 2)})


def points_of(side: str, one: Person) -> int:
    """What a side of a tile pays at once; nothing is asked."""
    state = table([one, person()], doing=side)
    assert texts(state) == ["end turn"]
    return seen(state, 0).score


@pytest.mark.rule("PM-007")
def test_the_five_tiles_carry_ten_different_effects() -> None:
    tiles = look(table([person(), person()])).boards.tiles
    sides = [str(side) for tile in tiles for side in (tile.front, tile.back)]
    assert len(tiles) == 5
    assert len(set(sides)) == 10


@pytest.mark.rule("PM-360", "PM-370")
def test_bury_one_treasure() -> None:
    # Given two stored treasures
    state = table([person(stored={"gold": "plain", "pearl": "1"}), person()], doing="bm1 front")
    assert "skip" in texts(state)
    assert set(offers(state, 0, "bury")) == {
        *(f"bury gold plain {space}" for space in range(1, 6)),
        *(f"bury pearl bonus1 {space}" for space in range(1, 6)),
    }
    # When one is buried
    play(state, "bury gold plain 5")
    # Then there is no second shovel
    assert texts(state) == ["end turn"]
    assert seen(state, 0).buried == 1


PER_ONE = [
    pytest.param("bm2 front", "buried", marks=pytest.mark.rule("PM-361")),
    pytest.param("bm2 back", "quests", marks=pytest.mark.rule("PM-362")),
    pytest.param("bm3 back", "equipment", marks=pytest.mark.rule("PM-365")),
    pytest.param("bm3 front", "crew", marks=pytest.mark.rule("PM-366")),
    pytest.param("bm5 front", "emerald", marks=pytest.mark.rule("PM-367")),
    pytest.param("bm4 back", "pearl", marks=pytest.mark.rule("PM-368")),
    pytest.param("bm5 back", "gold", marks=pytest.mark.rule("PM-369")),
]


@pytest.mark.parametrize(("side", "what"), PER_ONE)
def test_a_point_for_each_but_6_at_most(side: str, what: str) -> None:
    assert [points_of(side, having(what, count)) for count in (0, 1, 3, 5, 6, 7)] == [0, 1, 3, 5, 6, 6]


@pytest.mark.rule("PM-363", "X-14")
@pytest.mark.parametrize(("explorer", "points"), [("l5", 0), ("b1", 2), ("c1", 4), ("d1", 6), ("e1", 6)])
def test_2_points_for_each_river_but_6_at_most(explorer: str, points: int) -> None:
    assert points_of("bm4 front", person(explorer=explorer)) == points


@pytest.mark.rule("PM-364", "PM-390")
@pytest.mark.parametrize("island", ["gold", "emerald", "pearl"])
def test_2_points_and_a_marker_on_an_island_of_choice(island: str) -> None:
    state = table([person(), person()], doing="bm1 back")
    assert seen(state, 0).score == 2
    assert texts(state) == ["island gold", "island emerald", "island pearl"]
    play(state, f"island {island}")
    assert look(state).islands == {name: 5 if name == island else 4 for name in ("gold", "emerald", "pearl")}
