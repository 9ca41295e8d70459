"""Chapter 8: palms."""

from __future__ import annotations

from pathlib import Path

import pytest

from doubloon.games.silver_gold.game import SilverGold
from doubloon.games.silver_gold.stories.builder import person, table
from tests.rules.silver_gold.story import (
    BYSTANDER,
    act,
    card_ids,
    changed_box,
    crossed,
    crossed_with,
    kinds,
    look,
    offers,
    opened,
    symbols,
    told,
    wander_to_the_end,
)

NO_PALMS = "GN01 GN02 GY01 GY02"
TWO_PALMS = "OR05 PU12 GN02 GY03"


def two_palms(folder: Path) -> SilverGold:
    """The game with a second palm on GY06; a corner covers both."""
    #   ~ . P ~
    #   . . . P
    #   ~ . . ~
    return changed_box(
        folder,
        ('["~..~", "...P", "~..~"]', '["~.P~", "...P", "~..~"]'),
        ("plain = 407, cross = 55, coin = 42, palm = 16", "plain = 406, cross = 55, coin = 42, palm = 17"),
    )


@pytest.mark.rule("SG-071", "SG-076", "WE-4")
def test_tim_scores_his_palm_at_once() -> None:
    # Given two palms on the four displayed cards, and free palm boxes
    state = table([person("GY10"), BYSTANDER], display=TWO_PALMS, listen=True)
    # When Tim crosses one palm
    act(state, 0, "box 1 c2")
    # Then 1 + 2 is written in his first palm box, before anybody else has finished
    assert state.deciders() == (1,)
    assert look(state, 0).players[0].palms == [3]
    assert look(state, 0).players[0].sheet.palms == 3
    assert [event.args["points"] for event in told(state, 0) if event.kind == "palm"] == [3]


@pytest.mark.rule("SG-071", "SG-080", "SG-075")
@pytest.mark.parametrize(
    ("display", "points"),
    [
        (NO_PALMS, 1),
        ("GN01 OR05 GY01 GY02", 2),
        ("GN01 OR05 GY06 GY02", 3),
        ("PU12 OR05 GY06 GY02", 4),
        ("PU12 OR05 GY06 GN08", 5),
        ("- OR05 - -", 2),  # fewer than four cards
        ("- OR05 PU12 GY02", 3),
        ("- - - -", 1),  # none
    ],
)
def test_a_palm_scores_one_and_one_for_each_palm_on_display(display: str, points: int) -> None:
    state = table([person("GY10"), BYSTANDER], display=display, stack="")
    assert look(state).palm_worth == points
    act(state, 0, "box 1 c2")
    assert look(state, 0).players[0].palms == [points]


@pytest.mark.rule("SG-075")
def test_a_free_place_counts_for_nothing_in_any_deck(tmp_path: Path) -> None:
    # Given somebody's own deck, whose last card shows a palm as well, and a display without a card
    game = changed_box(
        tmp_path,
        ('["...~", "~XC~", "~..."]', '["..P~", "~XC~", "~..."]'),
        ("plain = 407, cross = 55, coin = 42, palm = 16", "plain = 406, cross = 55, coin = 42, palm = 17"),
    )
    state = table([person("GY10"), BYSTANDER], display="- - - -", stack="", game=game)
    act(state, 0, "box 1 c2")
    assert look(state, 0).players[0].palms == [1]


@pytest.mark.rule("SG-080", "SG-009")
def test_no_display_of_printed_cards_makes_a_palm_worth_more_than_five() -> None:
    assert max(len(symbols(card, "P")) for card in card_ids()) == 1
    scored = []
    for game in range(25):
        state = opened(3, f"palms {game}", listen=True)
        wander_to_the_end(state, f"palms {game}")
        scored += [entry for player in look(state).players for entry in player.palms]
    assert min(scored) == 1
    assert max(scored) <= 5
    assert len(set(scored)) > 2


@pytest.mark.rule("SG-072")
def test_palms_that_are_not_on_display_do_not_count() -> None:
    # Given palms on all sorts of cards: working, completed, the other player's, in the stack, out of the game
    state = table(
        [
            person("GY10", ("GN10", ""), completed="GN04 GN06"),
            person("OR05", "PU12", completed="GY05"),
        ],
        display=NO_PALMS,
        stack="OR06 PU04 PU05",
    )
    act(state, 0, "box 1 c2")
    assert look(state, 0).players[0].palms == [1]


@pytest.mark.rule("SG-073", "SG-050", "DV-17")
def test_the_display_counts_as_it_lies_during_action_2_for_everybody() -> None:
    # Given two displayed palms; Ann and Ben can cross a palm each, Cleo is about to fill a card
    people = [person("GY10", "OR01"), person("GN10", "OR03"), person(("GN01", "all but a1"), "OR04")]
    state = table(people, display=TWO_PALMS, stack="GY01 GY02")
    act(state, 2, "box 1 a1")
    act(state, 0, "box 1 c2")
    act(state, 1, "box 1 a2")
    # When Cleo takes a displayed palm card in action 3
    act(state, 2, "take 1")
    # Then both palms have scored 3
    assert [player.palms for player in look(state).players] == [[3], [3], []]
    # and only the next turn counts one palm less
    assert look(state).palm_worth == 2


@pytest.mark.rule("SG-073", "SG-071")
def test_a_palm_scores_by_the_display_of_its_own_turn() -> None:
    # Given a palm that is crossed in the turn after a displayed palm card was taken
    people = [person("GY10", "OR01"), person(("GN01", "all but a1"), "OR04")]
    state = table(people, display=TWO_PALMS, stack="GY01 GY02")
    act(state, 0, "box 2 b1")
    act(state, 1, "box 1 a1")
    act(state, 1, "take 1")
    act(state, 0, "box 1 c2")
    assert look(state, 0).players[0].palms == [2]


@pytest.mark.rule("SG-074", "A-13")
def test_palms_are_counted_as_symbols_not_as_cards(tmp_path: Path) -> None:
    # Given somebody's own deck, with a card that shows two palms
    state = table([person("GY10"), BYSTANDER], display="GN01 GY06 GY01 GY02", game=two_palms(tmp_path))
    act(state, 0, "box 1 c2")
    assert look(state, 0).players[0].palms == [3]


@pytest.mark.rule("SG-079", "SG-074", "SG-052")
def test_two_palms_under_one_pattern_score_twice(tmp_path: Path) -> None:
    state = table([person("GY06"), BYSTANDER], expedition="V3", display=TWO_PALMS, game=two_palms(tmp_path))
    act(state, 0, "cross 1 c1 c2 d2")
    assert look(state, 0).players[0].palms == [3, 3]


@pytest.mark.rule("SG-076")
def test_each_palm_is_entered_in_the_next_free_box() -> None:
    state = table([person("GY10", palms=(5, 1)), BYSTANDER], display=TWO_PALMS)
    act(state, 0, "box 1 c2")
    assert look(state, 0).players[0].palms == [5, 1, 3]
    act(state, 1, "box 1 b2")
    assert look(state).players[0].palms == [5, 1, 3]
    assert look(state).scores[0] == 9


@pytest.mark.rule("SG-077", "DV-6")
def test_the_fifth_palm_brings_nothing() -> None:
    state = table([person("GY10", palms=(1, 2, 1, 1)), BYSTANDER], display=TWO_PALMS, listen=True)
    act(state, 0, "box 1 c2")
    assert crossed(state, 0) == "c2"  # the box is crossed all the same
    assert look(state, 0).players[0].palms == [1, 2, 1, 1]
    assert look(state, 0).scores[0] == 5
    assert kinds(told(state, 0)) == ["crossed-box", "palm-forfeited", "finished"]


@pytest.mark.rule("SG-077", "SG-076")
def test_the_fourth_palm_still_scores() -> None:
    state = table([person("GY10", palms=(1, 2, 1)), BYSTANDER], display=TWO_PALMS)
    act(state, 0, "box 1 c2")
    assert look(state, 0).players[0].palms == [1, 2, 1, 3]


@pytest.mark.rule("SG-078", "A-14")
def test_a_low_palm_cannot_be_skipped_to_save_its_box() -> None:
    # Given a single free palm box, and a display on which a palm is worth only 1
    state = table([person("GY10", palms=(5, 5, 5)), BYSTANDER], display=NO_PALMS)
    assert [text for text in offers(state, 0) if text.endswith(" c2") and "box" in text] == ["box 1 c2"]
    act(state, 0, "box 1 c2")
    # Then it is written, and nobody was asked
    assert look(state, 0).players[0].palms == [5, 5, 5, 1]
    assert state.deciders() == (1,)


@pytest.mark.rule("SG-079", "SG-077", "DV-22", "DV-23")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        ((1, 2), [1, 2, 3, 3]),  # DV-22: two boxes free, both palms score the same
        ((1, 2, 4), [1, 2, 4, 3]),  # DV-23: one box free, the second palm brings nothing
    ],
)
def test_two_palms_in_one_turn_are_scored_separately(before: tuple[int, ...], after: list[int]) -> None:
    #   . ~ . X      . . ~ ~
    #   . ~ P .      . . P .
    #   . . . .      . . ~ ~
    #   . . . X
    state = table([person("PU12", "GY10", palms=before), BYSTANDER], expedition="V3", display="OR05 GN08 GN02 GY03")
    act(state, 0, "cross 1 d1 c2 d2", "extra 2 c2")
    assert look(state, 0).players[0].palms == after
    assert state.deciders() == (1,)
    assert (crossed(state, 0, 0), crossed(state, 0, 1)) == ("d1 c2 d2", "c2")


@pytest.mark.rule("SG-077", "SG-076")
@pytest.mark.parametrize("seats", [2, 4])
def test_palm_entries_are_the_palms_crossed_up_to_four(seats: int) -> None:
    for game in range(10):
        state = opened(seats, f"entries {game}", listen=True)
        wander_to_the_end(state, f"entries {game}")
        palms = [0] * seats
        for event in state.events or []:
            if event.kind.startswith("crossed-"):
                seat, found = crossed_with("P", event)
                palms[seat] += found
        assert [len(player.palms) for player in look(state).players] == [min(4, count) for count in palms]
