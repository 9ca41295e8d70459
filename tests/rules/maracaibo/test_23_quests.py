"""Chapter 23: the conditions of the quest cards."""

from __future__ import annotations

from pathlib import Path

import pytest

from doubloon.games.maracaibo.stories.builder import Person, person, table
from tests.rules.maracaibo.story import box, changed_game, final_sheet, finish, seen

HOMES = {"c1r1": "hacienda", "c1r2": "shipyard", "c1r3": "armoury"}
TREASURES = ("gold", "emerald", "pearl")
# Cards without income and without lightning.
CALM = {
    "crew": "navigator master_gunner prospector gravedigger storyteller buccaneer",
    "equipment": "cannons machetes gilded_idol jade_mask pearl_necklace",
    "ship": "man_of_war pinnace ghost_ship",
}
DOUBLOONS = {1: "fluyt", 2: "sugar", 3: "galleon", 4: "purser", 5: "coffee"}
POINTS = {1: "royal_yacht", 2: "rum", 3: "musician"}
SLOTS = [f"s{number:02}" for number in range(1, 19)]


def first(words: str, count: int) -> list[str]:
    found = words.split()[:count]
    assert len(found) == count
    return found


def owner(
    quests: str,
    *,
    crew: int = 0,
    equipment: int = 0,
    ship: int = 0,
    cards: str = "",
    stored: dict[str, int] | None = None,
    buried: int = 0,
    rivers: int = 0,
    upgrades: int = 0,
    residences: int = 0,
    figurehead: str = "",
) -> Person:
    """Somebody who holds quests and exactly this, of what quests can ask for."""
    counts = {"crew": crew, "equipment": equipment, "ship": ship}
    owned = [card for type, count in counts.items() for card in first(CALM[type], count)]
    return person(
        doubloons=0,
        quests=quests,
        cards=" ".join([*owned, *cards.split()]),
        stored={name: "plain " * count for name, count in (stored or {}).items()},
        buried={
            "gold": " ".join(first("1 2 3 4 5", min(buried, 5))),
            "pearl": " ".join(first("1 2 3 4 5", max(0, buried - 5))),
        },
        explorer=["l5", "b1", "c1", "d1", "e1"][rivers],
        upgrades=" ".join(SLOTS[:upgrades]),
        residences=" ".join(list(HOMES)[:residences]),
        figurehead=figurehead,
    )


def points(one: Person) -> int:
    return final_sheet(one, cards=HOMES)["quests"]


@pytest.mark.rule("PM-005", "PM-343")
def test_every_quest_has_two_conditions_of_which_the_bottom_one_is_harder_and_worth_more() -> None:
    for quest in box().quests:
        top, bottom = dict(quest.top.needs), dict(quest.bottom.needs)
        assert set(top) == set(bottom)
        assert all(bottom[counter] >= needed for counter, needed in top.items())
        assert bottom != top
        assert quest.bottom.vp > quest.top.vp > 0


@pytest.mark.rule("PM-430")
@pytest.mark.parametrize(("quest", "treasure"), [("q01", "gold"), ("q02", "emerald"), ("q03", "pearl")])
def test_treasures_of_a_type_stored_or_buried(quest: str, treasure: str) -> None:
    for count, scored in ((2, 0), (3, 3), (4, 3), (5, 7), (6, 7)):
        # Given so many of the type, two of them buried, and plenty of the others
        stored = dict.fromkeys(TREASURES, "plain " * 9)
        stored[treasure] = "plain " * (count - 2)
        one = person(doubloons=0, quests=quest, stored=stored, buried={treasure: "1 5"})
        assert (count, points(one)) == (count, scored)


@pytest.mark.rule("PM-430", "PM-406")
def test_treasures_of_any_type_stored_or_buried() -> None:
    for more, scored in ((2, 0), (3, 3), (6, 3), (7, 8), (8, 8)):
        # Given five treasures, among them a buried one and one on Poseidon, and more gold
        one = person(
            doubloons=0,
            quests="q04",
            stored={"gold": "1 " + "plain " * more, "pearl": "plain plain"},
            buried={"emerald": "3"},
            figurehead="poseidon",
            extra="pearl - - -",
        )
        assert (more, points(one)) == (more, scored)


@pytest.mark.rule("PM-431")
@pytest.mark.parametrize(
    ("quest", "steps"),
    [
        ("q05", [(1, 0), (2, 2), (3, 2), (4, 6)]),
        ("q06", [(2, 0), (3, 3), (4, 3), (5, 7)]),
        ("q07", [(3, 0), (4, 4), (6, 4), (7, 9), (8, 9)]),
    ],
)
def test_buried_treasures(quest: str, steps: list[tuple[int, int]]) -> None:
    for buried, scored in steps:
        assert (buried, points(owner(quest, buried=buried, stored={"gold": 9}))) == (buried, scored)


@pytest.mark.rule("PM-431", "PM-406", "A-25")
def test_treasures_on_poseidon_are_buried_ones() -> None:
    one = person(doubloons=0, quests="q05", buried={"gold": "1"}, figurehead="poseidon", extra="gold")
    assert points(one) == 2


@pytest.mark.rule("PM-432")
def test_crew_or_equipment_improvements() -> None:
    for count, scored in ((1, 0), (2, 3), (3, 3), (4, 7), (5, 7)):
        assert points(owner("q08", crew=count, equipment=5, ship=2)) == scored
        assert points(owner("q09", equipment=count, crew=5, ship=2)) == scored


@pytest.mark.rule("PM-433", "PM-321")
@pytest.mark.parametrize(
    ("quest", "steps"),
    [("q11", [(5, 0), (6, 3), (9, 3), (10, 7), (11, 7)]), ("q12", [(2, 0), (3, 2), (5, 2), (6, 6), (7, 6)])],
)
def test_doubloon_income(quest: str, steps: list[tuple[int, int]]) -> None:
    # Incomes are sums of doubloons, not numbers of scrolls; points of income do not matter
    cards = {2: [2], 3: [3], 4: [4], 5: [5], 6: [4, 2], 7: [5, 2], 8: [5, 3], 9: [5, 4], 10: [5, 4, 1], 11: [5, 4, 2]}
    for income, scored in steps:
        owned = " ".join(DOUBLOONS[doubloons] for doubloons in cards[income])
        assert (income, points(owner(quest, cards=f"{owned} musician indigo"))) == (income, scored)


@pytest.mark.rule("PM-433", "A-17")
@pytest.mark.parametrize(("quests", "scored"), [("q12", 0), ("q12 q08", 2)])
def test_the_income_of_the_whale_counts_with_the_quests_held(quests: str, scored: int) -> None:
    # Given an income of 1 doubloon and one for each quest in hand
    assert points(owner(quests, cards="schooner", figurehead="whale")) == scored


@pytest.mark.rule("PM-434", "PM-321")
@pytest.mark.parametrize(
    ("quest", "steps"),
    [("q13", [(1, 0), (2, 3), (3, 3), (4, 7), (5, 7)]), ("q14", [(2, 0), (3, 4), (5, 4), (6, 9)])],
)
def test_point_income(quest: str, steps: list[tuple[int, int]]) -> None:
    cards = {1: [1], 2: [2], 3: [3], 4: [3, 1], 5: [3, 2], 6: [3, 2, 1]}
    for income, scored in steps:
        owned = " ".join(POINTS[gained] for gained in cards[income])
        assert (income, points(owner(quest, cards=f"{owned} coffee purser"))) == (income, scored)


@pytest.mark.rule("PM-435")
@pytest.mark.parametrize(
    ("quest", "steps"),
    [
        ("q15", [(4, 0, 0), (4, 1, 3), (5, 0, 3), (5, 2, 3), (6, 2, 7), (8, 0, 7), (8, 1, 7)]),
        ("q16", [(4, 1, 0), (4, 2, 4), (7, 2, 4), (8, 2, 9), (10, 0, 9)]),
    ],
)
def test_improvements_and_residences_together(quest: str, steps: list[tuple[int, int, int]]) -> None:
    for cards, residences, scored in steps:
        crew, equipment = min(cards, 4), min(max(cards - 4, 0), 4)
        one = owner(quest, crew=crew, equipment=equipment, ship=cards - crew - equipment, residences=residences)
        assert (cards, residences, points(one)) == (cards, residences, scored)


@pytest.mark.rule("PM-436")
@pytest.mark.parametrize(("quest", "scored"), [("q17", [0, 0, 2, 6, 6]), ("q18", [0, 0, 0, 4, 9])])
def test_rivers_crossed(quest: str, scored: list[int]) -> None:
    assert [points(owner(quest, rivers=rivers)) for rivers in range(5)] == scored


@pytest.mark.rule("PM-437")
@pytest.mark.parametrize(
    ("crew", "equipment", "ship", "scored"),
    [(0, 3, 3, 0), (3, 0, 3, 0), (3, 3, 0, 0), (1, 1, 1, 3), (1, 2, 2, 3), (2, 1, 2, 3), (2, 2, 1, 3), (2, 2, 2, 8)],
)
def test_given_numbers_of_each_improvement_type(crew: int, equipment: int, ship: int, scored: int) -> None:
    assert points(owner("q19", crew=crew, equipment=equipment, ship=ship)) == scored


@pytest.mark.rule("PM-438")
def test_ship_improvements() -> None:
    assert [points(owner("q10", ship=count, crew=4, equipment=4)) for count in range(4)] == [0, 0, 3, 8]


@pytest.mark.rule("PM-439")
@pytest.mark.parametrize(
    ("buried", "cards", "scored"),
    [(1, "rum", 0), (5, "coffee", 0), (2, "royal_yacht", 3), (4, "royal_yacht", 3), (3, "rum", 3), (4, "rum", 8)],
)
def test_buried_treasures_and_point_income(buried: int, cards: str, scored: int) -> None:
    assert points(owner("q20", buried=buried, cards=cards)) == scored


@pytest.mark.rule("PM-440")
@pytest.mark.parametrize(("lightning", "scored"), [(0, 0), (1, 0), (2, 3), (3, 3), (4, 7), (5, 7)])
def test_improvements_with_lightning(lightning: int, scored: int) -> None:
    # Given so many with lightning, of all types, and six without
    cards = ["carpenter", "pickaxe", "frigate", "guide", "corvette"][:lightning]
    assert points(owner("q21", crew=2, equipment=2, ship=2, cards=" ".join(cards))) == scored


@pytest.mark.rule("PM-441", "A-22")
@pytest.mark.parametrize(
    ("quest", "steps"),
    [("q22", [(11, 0), (12, 3), (14, 3), (15, 7), (16, 7)]), ("q28", [(12, 0), (13, 4), (16, 4), (17, 9)])],
)
def test_ship_upgrades(quest: str, steps: list[tuple[int, int]]) -> None:
    for upgrades, scored in steps:
        # Ship improvements do not count as upgrades
        assert (upgrades, points(owner(quest, upgrades=upgrades, ship=3))) == (upgrades, scored)


BOTH = [
    pytest.param("q23", "crew", "rivers", (2, 1, 3), (3, 3, 8), marks=pytest.mark.rule("PM-442")),
    pytest.param("q24", "equipment", "rivers", (2, 1, 3), (3, 3, 8), marks=pytest.mark.rule("PM-443")),
    pytest.param("q25", "equipment", "crew", (2, 2, 3), (3, 3, 7), marks=pytest.mark.rule("PM-444")),
    pytest.param("q26", "ship", "residences", (1, 1, 3), (2, 2, 8), marks=pytest.mark.rule("PM-445")),
    pytest.param("q27", "buried", "rivers", (2, 2, 3), (4, 3, 8), marks=pytest.mark.rule("PM-446")),
]


@pytest.mark.parametrize(("quest", "one", "other", "top", "bottom"), BOTH)
def test_both_conditions_of_a_pair_must_be_met(
    quest: str, one: str, other: str, top: tuple[int, int, int], bottom: tuple[int, int, int]
) -> None:
    def scored(first_count: int, second_count: int) -> int:
        counts: dict[str, int] = {one: first_count, other: second_count}
        return points(
            owner(
                quest,
                crew=counts.get("crew", 0),
                equipment=counts.get("equipment", 0),
                ship=counts.get("ship", 0),
                buried=counts.get("buried", 0),
                rivers=counts.get("rivers", 0),
                residences=counts.get("residences", 0),
            )
        )

    assert scored(top[0] - 1, bottom[1]) == 0
    assert scored(bottom[0], top[1] - 1) == 0
    assert scored(top[0], top[1]) == top[2]
    assert scored(bottom[0] - 1, bottom[1]) == top[2]
    assert scored(bottom[0], bottom[1] - 1) == top[2]
    assert scored(bottom[0], bottom[1]) == bottom[2]
    assert scored(bottom[0] + 1, bottom[1]) == bottom[2]


@pytest.mark.rule("PM-335")
@pytest.mark.parametrize("fewest", TREASURES)
def test_an_own_quest_may_ask_for_sets_of_all_three_treasures(tmp_path: Path, fewest: str) -> None:
    printed = "top = {vp = 3, need = {gold = 3}}, bottom = {vp = 7, need = {gold = 5}}"
    own = "top = {vp = 3, need = {treasure_set = 2}}, bottom = {vp = 7, need = {treasure_set = 3}}"
    game = changed_game(tmp_path, (printed, own))
    for count, points in ((1, 0), (2, 3), (3, 7)):
        stored = {treasure: "plain " * (count if treasure == fewest else 9) for treasure in TREASURES}
        people = [person(quests="q01", stored=stored), person(ship="gulf", doubloons=0)]
        state = table(people, round=3, active=1, game=game)
        finish(state)
        sheet = seen(state, 0).sheet
        assert sheet is not None
        assert sheet["quests"] == points
