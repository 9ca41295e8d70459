"""Chapter 23: end-game effects of improvements."""

from __future__ import annotations

import pytest

from doubloon.games.maracaibo.stories.builder import person
from tests.rules.maracaibo.story import final_sheet


def effects(cards: str, gold: int = 0, emerald: int = 0, pearl: int = 0, buried: str = "") -> int:
    """What end-game effects bring; of each type so many are stored, and on `buried` spaces buried ones."""
    stored = {name: "plain " * count for name, count in (("gold", gold), ("emerald", emerald), ("pearl", pearl))}
    below = {"gold": buried, "emerald": buried, "pearl": buried}
    return final_sheet(person(doubloons=0, cards=cards, stored=stored, buried=below))["effects"]


@pytest.mark.rule("PM-395", "A-32")
@pytest.mark.parametrize(
    ("gold", "emerald", "pearl", "sets"), [(0, 9, 9, 0), (9, 9, 0, 0), (1, 1, 1, 1), (2, 3, 5, 2), (4, 4, 3, 3)]
)
def test_sets_of_one_treasure_of_each_type(gold: int, emerald: int, pearl: int, sets: int) -> None:
    assert effects("prospector", gold, emerald, pearl) == 7 * sets


@pytest.mark.rule("PM-395", "A-32")
@pytest.mark.parametrize(("card", "type"), [("gilded_idol", 0), ("jade_mask", 1), ("pearl_necklace", 2)])
def test_sets_of_three_equal_treasures(card: str, type: int) -> None:
    for count, sets in ((2, 0), (3, 1), (5, 1), (6, 2)):
        holdings = [9, 9, 9]
        holdings[type] = count
        assert effects(card, holdings[0], holdings[1], holdings[2]) == 7 * sets


@pytest.mark.rule("PM-395")
def test_buried_treasures_belong_to_sets_too() -> None:
    assert effects("prospector", gold=1, buried="1 2") == 14
    assert effects("jade_mask", emerald=1, buried="1 2") == 7


@pytest.mark.rule("A-33")
def test_each_card_counts_all_treasures_for_itself() -> None:
    # Given three treasures of each type and two cards that ask for sets with gold
    assert effects("prospector gilded_idol", 3, 3, 3) == 3 * 7 + 7


@pytest.mark.rule("PM-396")
@pytest.mark.parametrize(
    ("quests", "points"),
    [
        ("q05 q06", 0),
        ("q05 q06 q09", 0),  # three held, two scored
        ("q05 q06 q01", 6),
        ("q05 q06 q01 q17 q18", 6),
        ("q05 q06 q01 q17 q18 q27", 12),
    ],
)
def test_each_full_set_of_three_scored_quests_is_worth_the_shown_points(quests: str, points: int) -> None:
    # Given five buried gold and four rivers
    owner = person(doubloons=0, cards="storyteller", quests=quests, explorer="e1", buried={"gold": "1 2 3 4 5"})
    assert final_sheet(owner)["effects"] == points


@pytest.mark.rule("PM-397", "PM-342")
def test_2_points_per_buried_treasure_on_top_of_the_usual_2() -> None:
    owner = person(
        doubloons=0,
        cards="gravedigger",
        stored={"gold": "plain plain"},
        buried={"pearl": "1 2 3"},
        figurehead="poseidon",
        extra="gold",
    )
    sheet = final_sheet(owner)
    assert (sheet["effects"], sheet["buried"]) == (2 * 4, 2 * 4)
