"""The end of Loot Island at the table: the score sheet and who has won."""

from __future__ import annotations

from doubloon.games.loot_island.state import LootState
from doubloon.games.loot_island.stories.builder import person, play, table
from tests.text.drawing import drawn
from tests.text.loot_island_scenes import table_in

PARTS = (
    "Amulets",
    "Coin bags",
    "Books",
    "Jewels",
    "Crowns",
    "Skulls",
    "Collector bonus, crowns",
    "First Player tile",
    "Healer",
)


def rows(state: LootState) -> dict[str, list[str]]:
    """The score sheet: a label and what stands in its columns."""
    sheet = table_in("en", seats=3).ending(state.view(0), 80)
    found = [line.plain.rsplit(maxsplit=3) for line in sheet if line.plain.strip()]
    return {label.strip(): values for label, *values in found if len(values) == 3}


def test_the_score_sheet_says_where_the_gold_comes_from() -> None:
    people = [
        person(cubes=0, treasures="8 6 7 17 20 2 9 36 29"),
        person(cubes=5, treasures="49 5 16"),
        person(cubes=13),
    ]
    state = table(people, at="end", healers="H02 H06 H14", first=1)
    play(state, "healer h02")
    said = rows(state)
    assert said["Cubes"] == ["0", "5", "13"]
    assert said["Skulls"] == ["27", "0", "-"]  # T-13
    assert said["Coin bags"] == ["12", "12", "-"]
    assert said["Books"] == ["0", "12", "-"]  # T-10
    assert said["Collector bonus, crowns"] == ["25", "0", "-"]
    assert said["First Player tile"] == ["0", "5", "-"]
    assert said["Healer"] == ["0", "-7", "-"]
    assert said["Loot value"][1:] == ["22", "out"]
    assert int(said["Loot value"][0]) == sum(int(said[part][0]) for part in said if part in PARTS)
    assert said["Place"] == ["1", "2", "3"]


def test_a_bonus_stays_what_it_was_when_somebody_else_cannot_pay() -> None:
    """LI-351: the one with most crosses is out, the other one keeps the second place."""
    people = [person(cubes=12, treasures="74"), person(cubes=0, treasures="3"), person(cubes=0)]
    state = table(people, at="end", healers="H09 H14 H13", first=2)
    play(state, "healer h09")
    assert state.players[0].eliminated  # 1 + 25 gold, and the healer costs 29
    said = rows(state)
    assert said["Collector bonus, crowns"][1] == "18"


def test_if_all_are_out_nobody_wins() -> None:
    state = table([person(cubes=13), person(cubes=14), person(cubes=20)], at="end")
    sheet = drawn(table_in("en", seats=3).ending(state.view(0), 80))
    assert "Nobody wins." in sheet
    assert sheet.count(" out") == 3
