"""Chapters 1 and 2: a component file that is not a playable box is refused with a sentence."""

from __future__ import annotations

from pathlib import Path

import pytest

from doubloon.core.errors import BadComponents
from doubloon.registry import find_game
from tests.rules.silver_gold.story import changed_file


def complaint(folder: Path, *changes: tuple[str, str]) -> str:
    with pytest.raises(BadComponents) as caught:
        find_game("silver_gold", components=changed_file(folder, *changes))
    sentence = str(caught.value)
    assert sentence.startswith("box.toml: ")
    return sentence.removeprefix("box.toml: ")


GY11 = '  { id = "GY11", rows = ["...~", "~XC~", "~..."] },\n'


@pytest.mark.rule("SG-002")
def test_a_missing_card_is_missed(tmp_path: Path) -> None:
    assert complaint(tmp_path, (GY11, "")) == "treasure.grey has 10 cards; treasure_deck.colours says 11"


@pytest.mark.rule("SG-002")
def test_the_colours_must_add_up_to_the_deck(tmp_path: Path) -> None:
    sentence = complaint(tmp_path, (GY11, ""), ("grey = 11 }", "grey = 10 }"))
    assert sentence == "treasure_deck says count = 47, but 46 cards are listed"


@pytest.mark.rule("SG-002")
def test_no_card_is_there_twice(tmp_path: Path) -> None:
    assert complaint(tmp_path, ('id = "GY11"', 'id = "GY10"')) == "treasure has two cards called GY10"


@pytest.mark.rule("SG-003")
def test_an_island_in_two_parts_is_refused(tmp_path: Path) -> None:
    #   . ~ ~ .        the corners touch nothing edge to edge
    sentence = complaint(tmp_path, ('[".~~.", "....", ".~~."]', '[".~~.", "~..~", "...."]'))
    assert sentence == "treasure.grey.cards[GY02] has an island that does not hang together edge to edge (SG-003)"


@pytest.mark.rule("SG-005")
def test_a_value_other_than_the_number_of_boxes_is_refused(tmp_path: Path) -> None:
    sentence = complaint(tmp_path, ('["...", ".~.", "..."]', '["...", "...", "..."]'))
    assert sentence == "treasure.grey.cards[GY03] has 9 boxes but a value of 8; they must be equal (SG-005)"
    sentence = complaint(tmp_path, ("points = 14", "points = 13"))
    assert sentence == "treasure.purple.cards[PU01] has 14 boxes but a value of 13; they must be equal (SG-005)"


@pytest.mark.rule("SG-006")
def test_a_box_shows_no_sign_but_the_three_symbols(tmp_path: Path) -> None:
    sentence = complaint(tmp_path, ('["X.~", "...", "..."]', '["S.~", "...", "..."]'))
    assert sentence == "treasure.grey.cards[GY04] has 'S' in its rows; the signs are ~ . X C P"


@pytest.mark.rule("SG-007")
def test_a_seal_pays_one_or_two_points(tmp_path: Path) -> None:
    sentence = complaint(tmp_path, ('{ colour = "orange", points = 2 }', '{ colour = "orange", points = 3 }'))
    assert sentence == "treasure.purple.cards[PU01].seal must have points = 2, not 3"
    sentence = complaint(tmp_path, ('{ colour = "orange", points = 2 }', '{ colour = "orange", points = 0 }'))
    assert sentence == "treasure.purple.cards[PU01].seal must have points = 2, not 0"


@pytest.mark.rule("SG-007", "SG-008")
def test_seals_of_a_colour_pay_alike(tmp_path: Path) -> None:
    sentence = complaint(tmp_path, ("seal_points = { purple = 2, orange = 2", "seal_points = { purple = 2, orange = 3"))
    assert sentence == "treasure_deck.seal_points must have orange from 1 to 2, not 3"


@pytest.mark.rule("SG-007")
def test_a_seal_names_one_of_the_four_colours(tmp_path: Path) -> None:
    sentence = complaint(tmp_path, ('{ colour = "orange", points = 2 }', '{ colour = "blue", points = 2 }'))
    assert sentence == (
        "treasure.purple.cards[PU01].seal names the colour 'blue'; there are purple, orange, green, grey"
    )


@pytest.mark.rule("SG-009")
@pytest.mark.parametrize(
    ("old", "new", "key", "says", "found"),
    [
        ('"...P", "~..~"]', '"....", "~..~"]', "plain", 407, 408),
        ("cross = 55", "cross = 54", "cross", 54, 55),
        ("coin = 42", "coin = 43", "coin", 43, 42),
        ("palm = 16", "palm = 15", "palm", 15, 16),
    ],
)
def test_the_symbols_must_add_up(tmp_path: Path, old: str, new: str, key: str, says: int, found: int) -> None:
    sentence = complaint(tmp_path, (old, new))
    assert sentence == f"treasure_deck.box_totals says {key} = {says}, but the cards show {found}"


@pytest.mark.rule("SG-010")
def test_a_missing_expedition_card_is_missed(tmp_path: Path) -> None:
    sentence = complaint(tmp_path, ('  { id = "EX8", pattern = "O4" },\n', ""))
    assert sentence == "expedition_deck says count = 8, but 7 cards are listed"


@pytest.mark.rule("SG-011")
def test_an_expedition_card_shows_one_of_the_patterns(tmp_path: Path) -> None:
    sentence = complaint(tmp_path, ('{ id = "EX7", pattern = "T4" }', '{ id = "EX7", pattern = "S4" }'))
    assert sentence == "expedition_deck.cards[EX7] names the pattern 'S4'; there are I2, I3, V3, L4, T4, O4"


@pytest.mark.rule("SG-011")
def test_a_pattern_is_two_or_more_connected_boxes(tmp_path: Path) -> None:
    sentence = complaint(tmp_path, ('V3 = ["#.", "##"]', 'V3 = ["#.", ".#"]'))
    assert sentence == "patterns has a pattern V3 that is not two or more connected boxes"
    sentence = complaint(tmp_path, ('I2 = ["##"]', 'I2 = ["#"]'))
    assert sentence == "patterns has a pattern I2 that is not two or more connected boxes"


@pytest.mark.rule("SG-011")
def test_no_pattern_is_another_one_turned_or_moved(tmp_path: Path) -> None:
    """Their crossings could not be told apart."""
    sentence = complaint(tmp_path, ('V3 = ["#.", "##"]', 'V3 = ["", ".#", ".#"]'))
    assert sentence == "patterns has a pattern V3 that is the same as I2"


@pytest.mark.rule("SG-013")
def test_cups_are_listed_from_the_highest_down(tmp_path: Path) -> None:
    sentence = complaint(tmp_path, ("cups = [6, 5, 4, 3, 2, 1]", "cups = [5, 6, 4, 3, 2, 1]"))
    assert sentence == "round_card must list its cups from the highest down"


@pytest.mark.rule("SG-013", "SG-117")
@pytest.mark.parametrize("cups", ["[6, 5, 4, 3, 2, -1]", "[-1]"])
def test_no_cup_takes_points_away(tmp_path: Path, cups: str) -> None:
    sentence = complaint(tmp_path, ("cups = [6, 5, 4, 3, 2, 1]", f"cups = {cups}"))
    assert sentence == "round_card must not have a cup below 0"


@pytest.mark.rule("SG-126")
@pytest.mark.parametrize(
    "order",
    [
        '["grey", "green", "orange"]',  # one is missing
        '["grey", "green", "orange", "orange"]',  # one stands for another
        '["grey", "green", "orange", "purple", "grey"]',  # one too many
    ],
)
def test_ties_are_broken_by_each_colour_once(tmp_path: Path, order: str) -> None:
    sentence = complaint(tmp_path, ('tie_break = ["grey", "green", "orange", "purple"]', f"tie_break = {order}"))
    assert sentence == "scoring must name every colour once in tie_break"


@pytest.mark.rule("SG-126")
def test_ties_are_broken_by_no_other_colour(tmp_path: Path) -> None:
    sentence = complaint(tmp_path, ('tie_break = ["grey"', 'tie_break = ["blue"'))
    assert sentence == "scoring names the colour 'blue'; there are purple, orange, green, grey"


@pytest.mark.rule("SG-132")
@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("from = 0,", "from = 1,"),  # a total of 0 would have no rank
        ("from = 60,", "from = 80,"),  # above the next one
        ("from = 60,", "from = 75,"),  # two ranks for one total
    ],
)
def test_solo_ranks_rise_from_0(tmp_path: Path, old: str, new: str) -> None:
    assert complaint(tmp_path, (old, new)) == "solo must list its ranks from 0 upwards"


@pytest.mark.rule("SG-001", "SG-012", "SG-018", "SG-019", "SG-024", "SG-030")
@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ("cards_dealt = 4", "cards_dealt = 5", "setup must have cards_dealt = 4, not 5"),
        ("cards_kept = 2", "cards_kept = 1", "setup must have cards_kept = 2, not 1"),
        ("working_cards = 2", "working_cards = 3", "setup must have working_cards = 2, not 3"),
        ("size = 4", "size = 3", "display must have size = 4, not 3"),
        ("max = 4", "max = 5", "players must have max = 4, not 5"),
        ("cup_fields = 3", "cup_fields = 2", "score_card must have cup_fields = 3, not 2"),
        ("used_per_round = 7", "used_per_round = 6", "expedition_deck must have used_per_round = 7, not 6"),
    ],
)
def test_no_file_changes_what_the_setup_takes_for_granted(tmp_path: Path, old: str, new: str, expected: str) -> None:
    assert complaint(tmp_path, (old, new)) == expected
