"""Chapter 16: ship upgrades."""

from __future__ import annotations

import pytest

from doubloon.games.maracaibo.stories.builder import person, play, table, texts
from tests.rules.maracaibo.story import clause_against, look, offers, seen

ZONES = ["s01 s02 s03 s04 s05 s06", "s07 s08 s09 s10 s11", "s12 s13 s14 s15", "s16 s17 s18"]


def open_slots(upgrades: str) -> list[str]:
    """The slots that the lightning of the Shipwright offers to a player with these upgrades."""
    state = table([person(upgrades=upgrades), person()], doing="shipwright")
    return [text.removeprefix("slot ") for text in offers(state, 0, "slot")]


@pytest.mark.rule("PM-251", "PM-252", "X-10")
@pytest.mark.parametrize(
    ("upgrades", "zones"),
    [
        ("", 1),
        ("s01", 1),
        ("s01 s02", 2),
        ("s03 s04 s05 s06", 2),
        ("s01 s02 s03 s04 s05", 3),
        ("s01 s02 s07 s08 s09", 3),  # markers anywhere on the board count
        ("s01 s02 s03 s04 s05 s06 s07", 3),
        ("s01 s02 s03 s04 s05 s06 s07 s08", 4),
        ("s01 s02 s07 s08 s09 s12 s13 s14", 4),
    ],
)
def test_a_line_opens_when_the_whole_board_holds_as_many_markers_as_it_says(upgrades: str, zones: int) -> None:
    printed = " ".join(ZONES[:zones]).split()
    assert open_slots(upgrades) == [slot for slot in printed if slot not in upgrades.split()]


@pytest.mark.rule("PM-251", "PM-252")
def test_the_board_has_three_lines_and_six_slots_left_of_the_first_which_says_two() -> None:
    boards = look(table([person(), person()])).boards
    assert len(boards.barriers) == 3
    assert boards.barriers[0] == 2
    assert sum(1 for slot in boards.slots if slot.zone == 0) == 6
    assert {slot.zone for slot in boards.slots} == {0, 1, 2, 3}


@pytest.mark.rule("PM-251")
def test_the_marker_to_be_put_does_not_open_its_own_way() -> None:
    # Given one marker on the board
    state = table([person(upgrades="s01"), person()], doing="carpenter")
    # Then the line with the 2 holds for the first of two upgrades
    play(state, "entry 1")
    assert clause_against(state, 0, "slot s07") == "PM-251"
    # and is open for the second
    play(state, "slot s03")
    assert "slot s08" in texts(state)


@pytest.mark.rule("PM-250", "PM-254")
def test_an_upgrade_puts_one_marker_on_an_empty_slot_for_good() -> None:
    # Given one slot in use
    state = table([person(upgrades="s03"), person()], doing="carpenter")
    play(state, "entry 1")
    assert clause_against(state, 0, "slot s03") == "PM-254"
    # When another one is filled
    play(state, "slot s04")
    # Then both are, and neither can be used again
    assert seen(state, 0).upgrades == ["s03", "s04"]
    assert seen(state, 1).upgrades == []
    assert clause_against(state, 0, "slot s04") == "PM-254"


@pytest.mark.rule("PM-254", "PM-322")
def test_markers_stay_on_the_board_in_the_next_round() -> None:
    state = table([person(ship="gulf", upgrades="s01 s03"), person()])
    play(state, "sail maracaibo", "slot s04", "end turn")
    assert look(state).round == 2
    assert seen(state, 0).upgrades == ["s01", "s03", "s04"]


@pytest.mark.rule("PM-253", "PM-372")
def test_a_one_time_benefit_comes_at_once_and_once_only() -> None:
    # Given two upgrades to make
    state = table([person(doubloons=0), person()], doing="carpenter")
    # When the first is worth 5 doubloons
    play(state, "entry 1", "slot s01")
    assert seen(state, 0).doubloons == 5
    # Then the next one brings no more of them
    play(state, "slot s03", "end turn")
    assert seen(state, 0).doubloons == 5


@pytest.mark.rule("PM-253")
def test_a_one_time_benefit_may_be_skipped() -> None:
    state = table([person(), person()], doing="shipwright")
    play(state, "slot s02")
    assert texts(state) == ["quest market 1", "quest market 2", "quest deck", "skip"]
    play(state, "skip", "end turn")
    assert seen(state, 0).quests == []
    assert seen(state, 0).upgrades == ["s02"]


@pytest.mark.rule("PM-253", "PM-236")
def test_even_a_marker_or_a_treasure_may_be_skipped() -> None:
    state = table([person(upgrades="s01 s02 s03 s04 s05"), person()], doing="carpenter")
    play(state, "entry 1", "slot s06")
    assert texts(state) == ["island gold", "island emerald", "island pearl", "skip"]
    play(state, "skip", "slot s15")
    assert texts(state) == ["type gold", "type emerald", "type pearl", "skip"]
    play(state, "skip", "end turn")
    assert look(state).islands == {"gold": 4, "emerald": 4, "pearl": 4}


@pytest.mark.rule("PM-253", "PM-378")
def test_an_ongoing_benefit_works_from_then_on() -> None:
    # Given a player who upgrades on Trinidad before raiding there
    state = table([person(), person()], cards={"c1r1": "trinidad"}, dice=[2, 3, 4])
    play(state, "sail c1r1", "slot s03")
    assert seen(state, 0).power == 1
    # Then the raid is stronger by 1
    play(state, "do", "keep", "die pearl")
    raid = look(state).raid
    assert raid is not None
    assert raid.power == 5


@pytest.mark.rule("PM-256", "A-15")
def test_a_slot_may_be_filled_though_its_benefit_cannot_be_paid() -> None:
    # Given a player without a doubloon and with one marker
    state = table([person(doubloons=0, upgrades="s01"), person()], doing="carpenter")
    # When the slot "pay 2 to place a tile" is filled
    play(state, "entry 1", "slot s05")
    # Then nothing is to be paid, and the marker opens the next line at once
    assert "slot s07" in texts(state)
    assert seen(state, 0).doubloons == 0
    assert seen(state, 0).upgrades == ["s01", "s05"]


@pytest.mark.rule("PM-256", "A-15")
def test_a_skipped_benefit_is_lost_for_good_but_the_marker_counts() -> None:
    state = table([person(upgrades="s01"), person()], doing="carpenter")
    play(state, "entry 1", "slot s05")
    assert texts(state) == ["pay", "skip"]
    play(state, "skip")
    assert "slot s07" in texts(state)
    assert "slot s05" not in texts(state)
    play(state, "skip")
    assert texts(state) == ["end turn"]


@pytest.mark.rule("A-55", "PM-256", "PM-388")
def test_the_marker_counts_before_its_own_benefit_works() -> None:
    # Given four markers and an explorer two spaces before one with an upgrade
    state = table([person(upgrades="s01 s02 s03 s04", explorer="l5"), person()], doing="shipwright")
    assert "slot s12" not in texts(state)
    # When the fifth marker lets the explorer go there
    play(state, "slot s11", "explore b2")
    # Then the line with the 5 is open for that upgrade
    assert "slot s12" in texts(state)
    play(state, "slot s12")
    assert seen(state, 0).upgrades == ["s01", "s02", "s03", "s04", "s11", "s12"]


@pytest.mark.rule("PM-257", "PM-255", "PM-301", "PM-310", "PM-388")
@pytest.mark.parametrize(
    ("ship", "way"),
    [
        ("start", ["sail c1r1"]),  # step 3 of a location
        ("c9r1", ["sail gulf"]),
        ("gulf", ["sail maracaibo"]),
        ("start", ["sail c1r2", "acquire"]),  # lightning of the Shipwright
    ],
)
def test_upgrades_come_from_locations_the_gulf_maracaibo_and_effects_and_may_be_declined(
    ship: str, way: list[str]
) -> None:
    state = table([person(ship=ship), person()], cards={"c1r1": "bonaire", "c1r2": "shipwright"})
    play(state, *way)
    assert texts(state) == [*(f"slot {slot}" for slot in ZONES[0].split()), "skip"]
    declined = state.clone()
    play(state, "slot s04")
    assert seen(state, 0).upgrades == ["s04"]
    play(declined, "skip")
    assert seen(declined, 0).upgrades == []


@pytest.mark.rule("PM-255", "PM-257", "PM-248")
def test_with_a_full_board_no_upgrade_is_asked_for() -> None:
    full = " ".join(ZONES)
    state = table([person(ship="gulf", upgrades=full), person()])
    play(state, "sail maracaibo")
    assert texts(state) == ["end turn"]
