"""Chapter 22: end scoring, winner and ties."""

from __future__ import annotations

import pytest

from doubloon.games.maracaibo.stories.builder import Person, person, play, table
from tests.rules.maracaibo.story import clause_against, final_sheet, finish, last_turn, look, seen

HUNTERS = ["quest_hunters=yes"]
SIX = "q01 q05 q06 q07 q17 q18"  # all met by the digger: gold, buried treasures, rivers


def digger(quests: str = "", cards: str = "", pearls: int = 0) -> Person:
    """Five gold and two emeralds, all buried, perhaps stored pearls, and four rivers crossed."""
    return person(
        doubloons=0,
        quests=quests,
        cards=cards,
        explorer="e1",
        stored={"pearl": "plain " * pearls},
        buried={"gold": "1 2 3 4 5", "emerald": "1 2"},
    )


@pytest.mark.rule("PM-336", "PM-203")
@pytest.mark.parametrize(("explorer", "rivers"), [("start", 0), ("l5", 0), ("b1", 1), ("c1", 2), ("dl4", 3), ("e3", 4)])
def test_each_river_crossed_is_worth_4_points(explorer: str, rivers: int) -> None:
    assert final_sheet(person(explorer=explorer))["rivers"] == 4 * rivers


@pytest.mark.rule("PM-337", "X-22")
@pytest.mark.parametrize(("doubloons", "points"), [(0, 0), (4, 0), (5, 1), (9, 1), (10, 2), (14, 2), (63, 12)])
def test_each_full_5_doubloons_are_worth_a_point(doubloons: int, points: int) -> None:
    assert final_sheet(person(doubloons=doubloons))["doubloons"] == points


@pytest.mark.rule("PM-335", "PM-337", "PM-320")
def test_the_doubloons_of_the_third_income_count() -> None:
    # Given 4 doubloons and an income of 5 doubloons and 3 points
    sheet = final_sheet(person(doubloons=4, score=10, cards="coffee indigo"))
    assert (sheet["track"], sheet["doubloons"]) == (13, 1)


@pytest.mark.rule("PM-338")
@pytest.mark.parametrize(
    ("cards", "points"), [("", 0), ("tobacco", 7), ("tobacco ghost_ship purser", 7 + 2 + 5), ("frigate galleon", 12)]
)
def test_improvements_are_worth_their_printed_points(cards: str, points: int) -> None:
    assert final_sheet(person(doubloons=0, cards=cards))["improvements"] == points


@pytest.mark.rule("PM-339", "PM-397")
def test_the_end_game_effects_of_improvements_are_added() -> None:
    # Given seven buried treasures
    assert final_sheet(digger(cards="gravedigger"))["effects"] == 14
    assert final_sheet(digger(cards="gravedigger prospector gilded_idol"))["effects"] == 14 + 0 + 7
    assert final_sheet(digger())["effects"] == 0


@pytest.mark.rule("PM-335", "PM-339", "PM-340", "PM-396", "PM-421")
def test_quests_are_counted_before_what_depends_on_them() -> None:
    # Given two quests that score, two that do not, and two cards that ask how many do
    homes = {"c1r1": "guild_hall"}
    reader = person(doubloons=0, quests="q17 q18 q05 q08", explorer="e1", cards="storyteller", residences="c1r1")
    sheet = final_sheet(reader, cards=homes)
    assert sheet["quests"] == 6 + 9 + 0 + 0
    assert (sheet["effects"], sheet["residences"]) == (0, 8)
    # or three that score
    reader = person(doubloons=0, quests="q17 q18 q23", explorer="e1", cards="storyteller gunner", residences="c1r1")
    sheet = final_sheet(reader, cards=homes)
    assert sheet["quests"] == 6 + 9 + 3
    assert (sheet["effects"], sheet["residences"]) == (6, 12)


@pytest.mark.rule("PM-340", "PM-126")
def test_each_own_residence_scores_for_itself_up_to_its_cap() -> None:
    # Given seven buried treasures, of which two are emeralds, and four rivers
    homes = {"c1r1": "hidden_vault", "c1r2": "emerald_villa", "c1r3": "explorers_lodge", "c1r4": "golden_manor"}
    owner = person(
        doubloons=0,
        explorer="e1",
        buried={"gold": "1 2 3 4 5", "emerald": "1 2"},
        stored={"gold": "plain plain"},
        residences="c1r1 c1r2 c1r4",
    )
    # Then three conditions count: 21, 8, and 28 cut to 24; the fourth residence is not the player's
    state = last_turn(owner, person(residences="c1r3", doubloons=0), cards=homes)
    finish(state)
    sheets = [seen(state, seat).sheet for seat in range(2)]
    assert sheets[0] is not None
    assert sheets[1] is not None
    assert sheets[0]["residences"] == 21 + 8 + 24
    # and each owner scores from the own holdings only
    assert sheets[1]["residences"] == 0


@pytest.mark.rule("PM-341", "PM-342", "X-18")
@pytest.mark.parametrize("treasure", ["gold", "emerald", "pearl"])
@pytest.mark.parametrize(
    ("markers", "value"), [(0, 2), (2, 2), (3, 3), (4, 3), (5, 4), (6, 4), (7, 5), (8, 5), (30, 5)]
)
def test_a_treasure_is_worth_what_the_markers_on_its_island_say(treasure: str, markers: int, value: int) -> None:
    # Given two treasures of a type, one of them buried; the other islands say something else
    other = 7 if value == 2 else 0
    islands = tuple(markers if name == treasure else other for name in ("gold", "emerald", "pearl"))
    assert len(islands) == 3
    owner = person(doubloons=0, stored={treasure: "plain"}, buried={treasure: "5"})
    sheet = final_sheet(owner, islands=(islands[0], islands[1], islands[2]))
    # Then both have that value, and the buried one brings 2 more
    assert (sheet["treasures"], sheet["buried"]) == (2 * value, 2)


@pytest.mark.rule("PM-341", "PM-342", "PM-406", "A-25")
def test_treasures_on_bonus_spaces_and_on_poseidon_count_alike() -> None:
    # Given a gold on a bonus space, one in plain storage, one buried and a pearl on the figurehead
    owner = person(
        doubloons=0, stored={"gold": "plain 2"}, buried={"gold": "1"}, figurehead="poseidon", extra="- pearl - -"
    )
    sheet = final_sheet(owner, islands=(5, 0, 7))
    assert (sheet["treasures"], sheet["buried"]) == (3 * 4 + 5, 2 * 2)


@pytest.mark.rule("PM-343", "X-25")
@pytest.mark.parametrize(("gold", "points", "hunted"), [(2, 0, -5), (3, 3, -5), (4, 3, -5), (5, 7, 14), (6, 7, 14)])
def test_a_quest_scores_the_better_of_its_conditions_that_is_met(gold: int, points: int, hunted: int) -> None:
    # Given the quest for 3 (3 points) or 5 gold (7 points)
    owner = person(doubloons=0, quests="q01", stored={"gold": "plain " * gold})
    assert final_sheet(owner)["quests"] == points
    # With Quest Hunters only the bottom condition counts, twice, and a failure costs 5
    assert final_sheet(owner, options=HUNTERS)["quests"] == hunted


@pytest.mark.rule("PM-344", "X-12")
def test_the_same_holdings_serve_any_number_of_quests() -> None:
    # Given two crew cards, two equipment cards and a river, and three quests that ask for two crew cards each
    owner = person(doubloons=0, quests="q08 q23 q25", cards="gunner lookout sugar rum", explorer="b1")
    assert final_sheet(owner)["quests"] == 3 + 3 + 3


@pytest.mark.rule("PM-345")
@pytest.mark.parametrize(
    ("quests", "bonus"),
    [
        (SIX, 10),
        (SIX.removesuffix(" q18"), 0),
        (SIX.replace("q18", "q08"), 0),  # six held, five scored
        (f"{SIX} q27", 10),
        (f"{SIX} q08", 10),
    ],
)
def test_six_scored_quests_bring_10_points_more_once(quests: str, bonus: int) -> None:
    assert final_sheet(digger(quests))["quest_bonus"] == bonus


@pytest.mark.rule("PM-345", "PM-532")
def test_quest_hunters_gain_that_bonus_for_completed_quests_only() -> None:
    # Given six completed quests, or five and one of which only the top condition is met: three of five pearls
    assert final_sheet(digger(SIX), options=HUNTERS)["quest_bonus"] == 10
    partly = digger(SIX.replace("q01", "q03"), pearls=3)
    assert final_sheet(partly)["quest_bonus"] == 10
    assert final_sheet(partly, options=HUNTERS)["quest_bonus"] == 0


@pytest.mark.rule("PM-335", "PM-336", "PM-337", "PM-338", "PM-340", "PM-341", "PM-342", "PM-343")
def test_all_parts_add_up_to_the_score() -> None:
    # Given something of each part
    owner = person(
        score=50,
        doubloons=11,
        explorer="c3",
        cards="gravedigger lookout",
        stored={"pearl": "plain"},
        buried={"pearl": "5"},
        quests="q08",
        residences="c1r1",
    )
    sheet = final_sheet(owner, islands=(0, 0, 7), cards={"c1r1": "tavern"})
    assert sheet == {
        "track": 50,
        "rivers": 8,
        "doubloons": 2,
        "buried": 2,
        "improvements": 4 + 3,
        "effects": 2,
        "residences": 8,
        "treasures": 10,
        "quests": 3,
        "quest_bonus": 0,
    }


@pytest.mark.rule("PM-346")
@pytest.mark.parametrize(
    ("first", "second", "places", "tie_break"),
    [
        (person(doubloons=0, score=30), person(doubloons=0, score=29), [1, 2, 3], ""),
        # the loser by a point has more buried treasure: 25 + 2 + 2
        (person(doubloons=0, score=30), person(doubloons=0, score=25, buried={"gold": "5"}), [1, 2, 3], ""),
        (person(doubloons=0, score=30), person(doubloons=0, score=26, buried={"gold": "5"}), [2, 1, 3], "buried"),
        (person(doubloons=0, score=26, buried={"gold": "5"}), person(doubloons=0, score=30), [1, 2, 3], "buried"),
        # stored treasure does not break a tie
        (person(doubloons=0, score=28, stored={"gold": "plain"}), person(doubloons=0, score=30), [1, 1, 3], "shared"),
        (
            person(doubloons=0, score=26, buried={"pearl": "4"}),
            person(doubloons=0, score=26, buried={"gold": "5"}),
            [1, 1, 3],
            "shared",
        ),
    ],
)
def test_most_points_win_then_most_buried_treasure_then_it_is_shared(
    first: Person, second: Person, places: list[int], tie_break: str
) -> None:
    state = last_turn(first, second)
    finish(state)
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.places == places
    assert outcome.winners == [seat for seat, place in enumerate(places) if place == 1]
    assert outcome.tie_break == tie_break


@pytest.mark.rule("PM-346", "PM-406")
def test_treasure_buried_on_poseidon_breaks_a_tie() -> None:
    # Given equal scores: a treasure on Poseidon is worth 2 + 2
    buried = person(doubloons=0, score=26, figurehead="poseidon", extra="gold - - -")
    state = last_turn(person(doubloons=0, score=30), buried)
    finish(state)
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.winners == [1]


@pytest.mark.rule("PM-335")
def test_nothing_is_scored_before_the_third_round_is_over_and_nothing_after() -> None:
    state = table([person(ship="gulf", explorer="e1", cards="tobacco"), person()], round=2)
    play(state, "sail maracaibo", "skip", "end turn")
    assert seen(state, 0).score == 6
    assert seen(state, 0).sheet is None
    over = last_turn(person())
    finish(over)
    assert look(over).ending is not None
    assert clause_against(over, 0, "end turn") == "PM-335"
