"""Chapter 14: end of the game and scoring."""

from pathlib import Path

import pytest

from doubloon.games.silver_gold.seen.view import Sheet
from doubloon.games.silver_gold.state import SilverGoldState
from doubloon.games.silver_gold.stories.builder import Person, person, table
from tests.rules.silver_gold.story import (
    SHOWN,
    SIX_EARLIER,
    act,
    changed_box,
    clause_against,
    last_turn,
    look,
    new_game,
    working,
)


def after_the_game(sarah: Person) -> SilverGoldState:
    """Sarah, whose first working card is GN01, and a neighbour cross their last plain box."""
    state = last_turn([sarah, person("GN02", completed="PU09 OR09 GN09 GY09")])
    act(state, 0, "box 1 a1")
    act(state, 1, "box 1 a1")
    assert state.over()
    return state


def sheet_of(sarah: Person) -> Sheet:
    return look(after_the_game(sarah)).players[0].sheet


@pytest.mark.rule("WE-7", "SG-116", "SG-117", "SG-118", "SG-119", "SG-120", "SG-121", "SG-122", "SG-123", "SG-124")
def test_sarah_scores_95_points() -> None:
    cards = "GY04 GY06 GN04 OR03 OR05 PU01"
    state = after_the_game(person("GN01", completed=cards, coins=9, cups=(6, 2), palms=(3, 3, 2)))
    assert look(state).players[0].sheet == Sheet(cards=64, seals=6, coins=9, cups=8, palms=8, total=95)
    assert state.scores()[0] == 95
    assert look(state).scores[0] == 95


@pytest.mark.rule("SG-113")
def test_the_game_ends_after_the_fourth_round_and_not_before() -> None:
    people = [person("GN01"), person("GN02")]
    for round in [1, 2, 3, 4]:
        state = table(people, round=round, earlier=SIX_EARLIER, expedition="T4", display="- - - -")
        act(state, 0, "box 1 a1")
        assert not state.over()
        assert state.outcome() is None
        assert look(state).ending is None
        act(state, 1, "box 1 a1")
        assert state.over() == (round == 4)
        assert (state.outcome() is not None) == (round == 4)
        assert (look(state).ending is not None) == (round == 4)


@pytest.mark.rule("SG-113")
def test_after_the_end_nobody_may_play() -> None:
    state = after_the_game(person("GN01"))
    for seat in [0, 1]:
        assert state.moves(seat) == []
        for text in ["box 1 b1", "take top", "keep 1 2"]:
            assert clause_against(state, seat, text) == "SG-113"


@pytest.mark.rule("SG-114")
def test_a_card_with_one_empty_box_left_scores_nothing() -> None:
    sheet = sheet_of(person(("GN01", "all but a1 b1"), ("PU01", "all but b1"), completed="OR04"))
    assert (sheet.cards, sheet.seals, sheet.total) == (12, 0, 12)


@pytest.mark.rule("DV-18", "SG-114", "SG-120")
def test_a_seal_does_not_count_cards_that_are_not_full() -> None:
    sheet = sheet_of(person("GN01", ("PU06", "all but c1"), completed="GY01 PU04 PU05"))
    assert sheet.seals == 2 * 2
    assert sheet.cards == 8 + 14 + 14


@pytest.mark.rule("SG-115", "SG-114")
def test_coins_and_palms_of_unfinished_cards_keep_their_points() -> None:
    # GN04 shows a palm at a1 and a coin at c3. Two palms are on display.
    state = last_turn([person("GN04"), person("GN02")], display="GY05 GY06 - -")
    act(state, 0, "box 1 a1")
    act(state, 1, "box 1 a1")
    assert look(state).players[0].sheet == Sheet(cards=0, seals=0, coins=0, cups=0, palms=3, total=3)
    state = last_turn([person(("GN04", "a1"), coins=6, palms=(3,)), person("GN02")])
    act(state, 0, "box 1 c3")
    act(state, 1, "box 1 a1")
    assert working(state, 0) == "GN04 a1 c3, -"
    assert look(state).players[0].sheet == Sheet(cards=0, seals=0, coins=7, cups=0, palms=3, total=10)
    assert state.scores() == [10, 0]


@pytest.mark.rule("SG-116")
@pytest.mark.parametrize("coins", [0, 1, 3, 4, 5, 8, 11, 12])
def test_each_coin_box_pays_one_point_whether_its_row_is_full_or_not(coins: int) -> None:
    sheet = sheet_of(person("GN01", coins=coins))
    assert (sheet.coins, sheet.total) == (coins, coins)


@pytest.mark.rule("SG-117")
@pytest.mark.parametrize("cups", [(), (6,), (5, 3), (4, 2, 1)])
def test_each_cup_pays_its_number_and_an_empty_field_nothing(cups: tuple[int, ...]) -> None:
    sheet = sheet_of(person("GN01", cups=cups))
    assert (sheet.cups, sheet.total) == (sum(cups), sum(cups))


@pytest.mark.rule("SG-118")
@pytest.mark.parametrize("palms", [(), (1,), (5, 2), (1, 2, 3, 4)])
def test_the_palm_boxes_pay_what_is_written_in_them(palms: tuple[int, ...]) -> None:
    sheet = sheet_of(person("GN01", palms=palms))
    assert (sheet.palms, sheet.total) == (sum(palms), sum(palms))


@pytest.mark.rule("SG-119")
@pytest.mark.parametrize(("card", "value"), [("PU04", 14), ("OR04", 12), ("GN04", 10), ("GY04", 8)])
def test_a_completed_card_pays_its_value(card: str, value: int) -> None:
    assert sheet_of(person("GN01", completed=card)).cards == value
    assert sheet_of(person("GN01", completed=card + " GY05")).cards == value + 8


@pytest.mark.rule("SG-120")
@pytest.mark.parametrize(
    ("sealed", "others", "points"),
    [
        ("PU01", "OR04 OR05 OR06", 6),
        ("OR02", "GN04 GN05", 2),
        ("GY03", "GN04", 1),
        ("GN03", "GY04 GY05 GY06 GY07", 4),
        ("GY02", "PU04 GN04 GY04", 0),
    ],
)
def test_a_seal_pays_for_each_completed_card_of_its_colour(sealed: str, others: str, points: int) -> None:
    assert sheet_of(person("GN01", completed=f"{sealed} {others}")).seals == points


@pytest.mark.rule("SG-121", "SG-120")
def test_all_seals_count_also_several_of_one_colour() -> None:
    # OR01 and GY01 both pay 2 for each of the two purple cards, PU02 pays 1 for the green one.
    sheet = sheet_of(person("GN01", completed="OR01 GY01 PU02 PU04 GN04"))
    assert sheet.seals == 2 * 2 + 2 * 2 + 1


@pytest.mark.rule("SG-122")
def test_only_the_own_completed_cards_count_for_a_seal() -> None:
    # The neighbour has completed a card of each colour.
    sheet = sheet_of(person("GN01", completed="PU01 OR01 GY03"))
    assert sheet.seals == 2 * 1 + 2 * 1 + 0


@pytest.mark.rule("SG-123")
def test_no_printed_seal_counts_its_own_card() -> None:
    whole_deck = look(new_game(2, "seals")).unseen
    sealed = 0
    for id in whole_deck:
        free = [card for card in ["GY05", "GY06", "GY07"] if card != id]
        player = look(last_turn([person(free[0], completed=id), person(free[1])])).players[0]
        sealed += player.completed[0].seal != ""
        assert player.completed[0].seal != player.completed[0].colour
        assert player.sheet.seals == 0
    assert sealed == 12


@pytest.mark.rule("A-24", "SG-120")
def test_in_another_deck_a_seal_counts_its_own_card_if_the_colour_fits(tmp_path: Path) -> None:
    game = changed_box(tmp_path, ('seal = { colour = "orange"', 'seal = { colour = "purple"'))  # PU01, the first card
    state = table([person("GN01", completed="PU01 PU04"), person("GN03")], display="- - - -", game=game)
    assert look(state).players[0].sheet.seals == 2 * 2


@pytest.mark.rule("SG-124")
def test_the_total_is_the_sum_of_the_five_parts() -> None:
    sheet = sheet_of(person("GN01", completed="GY01 PU04", coins=5, cups=(6,), palms=(4,)))
    assert sheet == Sheet(cards=22, seals=2, coins=5, cups=6, palms=4, total=39)


@pytest.mark.rule("SG-124", "SG-089")
def test_the_running_total_counts_what_is_completed_and_written_so_far() -> None:
    people = [person(("GY09", "all but d3"), "GN01", coins=3), person("GN03")]
    state = table(people, display=SHOWN)
    assert state.scores() == [3, 0]
    act(state, 0, "box 1 d3")
    assert state.scores() == [3, 0], "a sealed plan not before it is public"
    assert look(state, 0).scores == [4, 0], "its owner knows, but the card is not set aside yet"
    act(state, 1, "box 1 b1")
    assert state.scores() == [8 + 4 + 6, 0]
