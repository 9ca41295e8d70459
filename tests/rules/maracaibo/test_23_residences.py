"""Chapter 23: what the residences score."""

from __future__ import annotations

import pytest

from doubloon.games.maracaibo.stories.builder import Person, person, play, table
from tests.rules.maracaibo.story import final_sheet, seen

CREW = "navigator master_gunner pearl_diver prospector gravedigger storyteller carpenter"
EQUIPMENT = "cannons cutlasses machetes pickaxe jewellers_lens iron_chest gilded_idol"
SHIPS = "frigate man_of_war flagship corvette treasure_ship sloop"
QUESTS = "q17 q18 q05 q06 q07 q27 q01"  # the digger scores each of them


def first(words: str, count: int) -> str:
    return " ".join(words.split()[:count])


def having(what: str, count: int) -> Person:
    """A player with a token on c1r1 who has so many of something, and enough of something else not to mix up."""
    if what == "crew":
        return person(cards=f"{first(CREW, count)} frigate cannons machetes", residences="c1r1")
    if what == "equipment":
        return person(cards=f"{first(EQUIPMENT, count)} frigate navigator carpenter", residences="c1r1")
    if what == "ship":
        return person(cards=f"{first(SHIPS, count)} cannons navigator", residences="c1r1")
    if what == "buried":
        buried = {"gold": first("1 2 3 4 5", min(count, 5)), "pearl": first("1 2 3 4 5", max(0, count - 5))}
        return person(buried=buried, stored={"pearl": "plain"}, residences="c1r1")
    if what == "quests":
        scored = first(QUESTS, count)
        treasures = {"gold": "1 2 3 4 5", "pearl": "1 2"}
        return person(buried=treasures, explorer="e1", quests=f"{scored} q08 q09", residences="c1r1")
    if what == "rivers":
        return person(explorer=["l5", "b1", "c1", "d1", "e1"][count], residences="c1r1")
    if what == "sets":
        stored = {"gold": "plain " * (count + 2), "emerald": "plain " * count, "pearl": "plain " * (count + 1)}
        return person(stored=stored, rubies=9, residences="c1r1")
    stored = dict.fromkeys(("gold", "emerald", "pearl"), "plain " * 9)
    stored[what] = "plain " * max(0, count - 2)
    return person(stored=stored, buried={what: first("1 2", count)}, residences="c1r1")


SCORED = [
    pytest.param("shipyard", "ship", [(0, 0), (1, 5), (5, 25), (6, 25)], marks=pytest.mark.rule("PM-417")),
    pytest.param("armoury", "equipment", [(0, 0), (1, 4), (6, 24), (7, 24)], marks=pytest.mark.rule("PM-418")),
    pytest.param("tavern", "crew", [(0, 0), (1, 4), (6, 24), (7, 24)], marks=pytest.mark.rule("PM-419")),
    pytest.param("hidden_vault", "buried", [(0, 0), (1, 3), (8, 24), (9, 24)], marks=pytest.mark.rule("PM-420")),
    pytest.param("guild_hall", "quests", [(0, 0), (1, 4), (6, 24), (7, 24)], marks=pytest.mark.rule("PM-421")),
    pytest.param("emerald_villa", "emerald", [(0, 0), (3, 12), (6, 24), (7, 24)], marks=pytest.mark.rule("PM-422")),
    pytest.param("golden_manor", "gold", [(0, 0), (3, 12), (6, 24), (7, 24)], marks=pytest.mark.rule("PM-423")),
    pytest.param("pearl_palace", "pearl", [(0, 0), (3, 12), (6, 24), (7, 24)], marks=pytest.mark.rule("PM-424")),
    pytest.param("treasury", "sets", [(0, 0), (1, 8), (3, 24), (4, 24)], marks=pytest.mark.rule("PM-425")),
    pytest.param(
        "explorers_lodge", "rivers", [(0, 0), (1, 6), (2, 12), (3, 18), (4, 24)], marks=pytest.mark.rule("PM-426")
    ),
]


@pytest.mark.rule("PM-340")
@pytest.mark.parametrize(("residence", "what", "expected"), SCORED)
def test_a_residence_scores_its_condition_up_to_its_cap(
    residence: str, what: str, expected: list[tuple[int, int]]
) -> None:
    for count, points in expected:
        sheet = final_sheet(having(what, count), cards={"c1r1": residence})
        assert (count, sheet["residences"]) == (count, points)


@pytest.mark.rule("PM-415", "PM-340", "A-17")
@pytest.mark.parametrize(
    ("cards", "figurehead", "quests", "points"),
    [
        ("", "", "", 0),
        ("tobacco", "", "", 6),  # one scroll with 3 doubloons
        ("tobacco sugar rum", "", "", 10),
        ("tobacco purser", "sea_snake", "", 18),
        ("coffee purser tobacco", "", "", 24),
        ("coffee purser tobacco", "harpy", "", 24),  # 16 doubloons, the cap is 24
        ("", "whale", "q01 q02 q03", 6),
    ],
)
def test_hacienda_2_points_for_each_doubloon_of_income(cards: str, figurehead: str, quests: str, points: int) -> None:
    owner = person(cards=cards, figurehead=figurehead, quests=quests, residences="c1r1")
    assert final_sheet(owner, cards={"c1r1": "hacienda"})["residences"] == points


@pytest.mark.rule("PM-415", "X-04", "PM-121")
def test_hacienda_costs_16() -> None:
    state = table([person(doubloons=17), person()], cards={"c1r1": "hacienda"})
    play(state, "sail c1r1", "construct")
    assert seen(state, 0).doubloons == 1
    assert seen(state, 0).residences == ["c1r1"]


@pytest.mark.rule("PM-416", "PM-340")
@pytest.mark.parametrize(
    ("cards", "figurehead", "points"),
    [
        ("tobacco", "", 0),
        ("rum", "", 6),  # one scroll with 2 points
        ("rum musician schooner", "", 18),
        ("rum musician indigo", "", 24),
        ("rum musician indigo", "sea_snake", 24),  # 10 points, the cap is 24
    ],
)
def test_the_governors_mansion_3_points_for_each_point_of_income(cards: str, figurehead: str, points: int) -> None:
    owner = person(cards=cards, figurehead=figurehead, residences="c1r1")
    assert final_sheet(owner, cards={"c1r1": "governors_mansion"})["residences"] == points
