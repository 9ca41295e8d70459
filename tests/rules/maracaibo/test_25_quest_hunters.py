"""Chapter 25, Quest Hunters, with others and against Jordan."""

import pytest

from doubloon.games.maracaibo.stories.builder import person, play, rival, table
from tests.rules.maracaibo.story import (
    act,
    final_sheet,
    jordan_of,
    look,
    new_game,
    offers,
    opened,
    seen,
)

HUNT = ["quest_hunters=yes"]


@pytest.mark.rule("PM-530", "PM-031")
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_each_player_keeps_two_of_three_quests_and_the_market_has_three(seats: int) -> None:
    state = new_game(seats, "hunters", *HUNT)
    assert offers(state, 0) == ["keep 1 2", "keep 1 3", "keep 2 3"]
    dealt = look(state, 0).dealt
    assert dealt is not None
    assert len(dealt) == 3
    for seat in range(seats):
        act(state, seat, "keep 1 3")
    assert sorted(str(quest) for quest in look(state, 0).players[0].quests) == sorted([dealt[0], dealt[2]])
    assert len(look(state).quest_market) == 3
    assert look(state).quest_deck == 28 - 3 - 2 * max(seats, 2)


@pytest.mark.rule("PM-530", "PM-231")
@pytest.mark.parametrize("place", [1, 2, 3])
def test_the_market_is_filled_up_to_three(place: int) -> None:
    state = table([person(), person()], quest_market="q01 q02 q03", quest_deck="q04", doing="merchantman", options=HUNT)
    play(state, f"quest market {place}")
    assert look(state).quest_market == [
        *[f"q0{n}" for n in range(1, place)],
        "q04",
        *[f"q0{n}" for n in range(place + 1, 4)],
    ]


CREW = "cabin_boy lookout gunner quartermaster"  # q08: 2 crew for 3 points, 4 crew for 7


@pytest.mark.rule("PM-531", "X-25", "PM-343", "A-56")
@pytest.mark.parametrize(
    ("crew", "usual", "hunters"), [(CREW, 7, 14), ("cabin_boy lookout", 3, -5), ("cabin_boy", 0, -5)]
)
def test_only_the_bottom_counts_twice_and_an_incomplete_quest_costs_five(crew: str, usual: int, hunters: int) -> None:
    assert final_sheet(person(cards=crew, quests="q08"))["quests"] == usual
    assert final_sheet(person(cards=crew, quests="q08"), options=HUNT)["quests"] == hunters


@pytest.mark.rule("PM-531", "PM-293", "A-56")
def test_failed_quests_can_bring_a_score_below_zero() -> None:
    sheet = final_sheet(person(doubloons=0, quests="q01 q02"), options=HUNT)
    assert sum(sheet.values()) == -10


THREE_RIVERS_AND_FIVE_BURIED = {"gold": "1 2", "emerald": "1 2", "pearl": "1"}


@pytest.mark.rule("PM-532", "A-38", "PM-345")
@pytest.mark.parametrize(
    ("quests", "bonus"),
    [
        ("q05 q06 q17 q27 q08 q23", 10),  # six with the bottom met
        ("q05 q06 q17 q27 q08 q09", 0),  # of q09 not even the top
        ("q05 q06 q17 q27 q08 q18", 0),  # of q18 only the top
    ],
)
def test_the_bonus_for_six_quests_asks_for_completed_ones(quests: str, bonus: int) -> None:
    one = person(cards=CREW, explorer="d1", buried=THREE_RIVERS_AND_FIVE_BURIED, quests=quests)
    assert final_sheet(one, options=HUNT)["quest_bonus"] == bonus


@pytest.mark.rule("PM-532", "A-38", "PM-396")
@pytest.mark.parametrize(("quests", "points"), [("q17 q05 q06", 6), ("q17 q05 q07", 0)])
def test_sets_of_three_scored_quests_count_completed_ones(quests: str, points: int) -> None:
    # q07 asks for 7 buried treasures, or 4 at its top.
    one = person(cards="storyteller", explorer="d1", buried=THREE_RIVERS_AND_FIVE_BURIED, quests=quests)
    assert final_sheet(one, options=HUNT)["effects"] == points
    assert final_sheet(one)["effects"] == 6


@pytest.mark.rule("PM-532", "A-38", "PM-421")
@pytest.mark.parametrize(("quests", "points"), [("q17 q05 q06", 12), ("q17 q05 q07", 8)])
def test_the_guild_hall_counts_completed_quests(quests: str, points: int) -> None:
    one = person(residences="c1r1", explorer="d1", buried=THREE_RIVERS_AND_FIVE_BURIED, quests=quests)
    cards = {"c1r1": "guild_hall"}
    assert final_sheet(one, cards=cards, options=HUNT)["residences"] == points
    assert final_sheet(one, cards=cards)["residences"] == 12


# Jordan


@pytest.mark.rule("PM-533", "A-41", "PM-455")
def test_jordan_begins_with_two_random_quests() -> None:
    assert jordan_of(opened(1, "two", *HUNT)).quests == [None, None]


@pytest.mark.rule("PM-533", "A-41", "PM-491")
def test_jordan_scores_quests_as_usual_and_the_human_as_a_hunter() -> None:
    state = table(
        [person(doubloons=0, quests="q01")], jordan=rival(ship="gulf", upgrades=12, quests="q02 q03"), round=3,
        active=1, options=HUNT,
    )  # fmt: skip
    assert state.over()
    sheet = jordan_of(state).sheet
    assert sheet is not None
    assert (sheet["quests"], jordan_of(state).score) == (10, 16)
    assert seen(state, 0).score == -5
