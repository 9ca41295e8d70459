"""Chapter 20: the Gulf."""

from __future__ import annotations

import pytest

from doubloon.games.maracaibo.stories.builder import person, play, table, texts
from tests.rules.maracaibo.story import clause_against, look, offers, seen, told

HOMES = {"c1r1": "hacienda", "c1r2": "hidden_vault", "c1r3": "golden_manor", "c1r4": "emerald_villa"}


@pytest.mark.rule("PM-300")
@pytest.mark.parametrize("ship", ["c9r1", "c9r2", "c9r3"])
def test_the_gulf_is_one_step_from_every_card_of_the_last_column_and_ends_the_movement(ship: str) -> None:
    # Given a ship in the last column, with movement for three steps
    state = table([person(ship=ship), person()])
    # Then it can stop on the Gulf only, not go on to Maracaibo
    assert texts(state) == ["sail gulf"]
    assert clause_against(state, 0, "sail maracaibo") == "PM-077"
    play(state, "sail gulf")
    assert seen(state, 0).ship == "gulf"


@pytest.mark.rule("PM-300")
@pytest.mark.parametrize(("ship", "steps"), [("c8r1", 2), ("c7r1", 3), ("c6r1", 4), ("c8r3", 2), ("c7r3", 3)])
def test_the_step_onto_the_gulf_costs_one_movement(ship: str, steps: int) -> None:
    state = table([person(ship=ship), person()])
    assert ("sail gulf" in texts(state)) == (steps <= 3)
    assert "sail maracaibo" not in texts(state)


@pytest.mark.rule("PM-301", "PM-302", "A-34")
def test_first_the_upgrade_then_one_of_three_options() -> None:
    # Given a ship before the Gulf and 17 doubloons
    state = table([person(ship="c9r1", doubloons=17), person()], cards=HOMES, dice=[2, 3, 4])
    play(state, "sail gulf")
    assert [text.split()[0] for text in texts(state)] == ["slot"] * 6 + ["skip"]
    # When a first upgrade gives +1 power
    play(state, "slot s03")
    assert texts(state) == ["side 1", "side 2", "side 3", "skip"]
    play(state, "side 1", "keep", "die pearl")
    # Then it counts in the raid: 4 pips, 2 of the Gulf, 1 of the upgrade
    raid = look(state).raid
    assert raid is not None
    assert raid.power == 4 + 2 + 1
    # and after the raid there is neither a second option nor another upgrade
    play(state, *["spend basic 1"] * 7)
    assert texts(state) == ["end turn"]


@pytest.mark.rule("PM-302")
def test_the_raid_of_the_gulf_rolls_all_dice() -> None:
    state = table([person(ship="c9r1"), person()], dice=[5, 1, 6], listen=True)
    play(state, "sail gulf", "skip", "side 1", "keep")
    assert texts(state) == ["die gold", "die emerald", "die pearl"]
    assert next(event for event in told(state) if event.kind == "rolled").args["dice"] == [
        "gold 5",
        "emerald 1",
        "pearl 6",
    ]
    play(state, "die emerald")
    raid = look(state).raid
    assert raid is not None
    assert (raid.power, raid.treasures) == (3, ["emerald"])


@pytest.mark.rule("PM-302")
def test_the_explore_action_of_the_gulf_has_the_value_4() -> None:
    state = table([person(ship="c9r2"), person()])
    play(state, "sail gulf", "skip", "side 2")
    assert set(offers(state, 0, "explore")) == {f"explore {space}" for space in ("a1", "a2", "u1", "u2", "l1", "l2")}
    play(state, "explore l2")
    assert texts(state) == ["end turn"]


@pytest.mark.rule("PM-302", "PM-391", "PM-383")
def test_the_gulf_constructs_any_residence_not_yet_constructed_at_usual_cost() -> None:
    # Given a discount of 3, 13 doubloons and a token on the Golden Manor
    builder = person(ship="c9r3", doubloons=13, cards="ghost_ship", residences="c1r3")
    state = table([builder, person(residences="c1r4")], cards=HOMES)
    play(state, "sail gulf", "skip", "side 3")
    # Then Hacienda (16) and Emerald Villa (15) can be paid for, the Hidden Vault (17) cannot
    assert texts(state) == ["build c1r1", "build c1r4"]
    assert clause_against(state, 0, "build c1r2") == "PM-249"
    assert clause_against(state, 0, "build c1r3") == "PM-246"
    play(state, "build c1r1")
    assert seen(state, 0).doubloons == 0
    assert seen(state, 0).residences == ["c1r3", "c1r1"]
    assert seen(state, 0).score == 2
    assert texts(state) == ["end turn"]


@pytest.mark.rule("PM-302", "PM-229")
def test_a_residence_that_cannot_be_paid_for_is_no_option() -> None:
    state = table([person(ship="c9r3", doubloons=14), person()], cards=HOMES)
    play(state, "sail gulf", "skip")
    assert texts(state) == ["side 1", "side 2", "skip"]


@pytest.mark.rule("PM-303", "A-34", "PM-255")
def test_all_of_it_may_be_declined() -> None:
    state = table([person(ship="c9r1"), person()])
    play(state, "sail gulf", "skip", "skip")
    assert texts(state) == ["end turn"]
    own = seen(state, 0)
    assert (own.upgrades, own.explorer, own.score, own.doubloons) == ([], "start", 0, 10)


@pytest.mark.rule("PM-303", "PM-093")
def test_nobody_is_paid_on_the_gulf() -> None:
    state = table([person(ship="c9r1"), person(ship="gulf"), person(ship="gulf")])
    play(state, "sail gulf")
    assert [seen(state, seat).doubloons for seat in range(3)] == [10, 10, 10]
