"""Chapter 25, Fog of War: Improvements, alone, with others and against Jordan."""

from pathlib import Path

import pytest

from doubloon.games.maracaibo.state import MaracaiboState
from doubloon.games.maracaibo.stories.builder import person, play, rival, table
from tests.rules.maracaibo.story import (
    asked,
    changed_game,
    clause_against,
    heard,
    inside,
    jordan_of,
    look,
    no_targets,
    offered,
    opened,
    seen,
    space,
)

FOG = ["fog_improvements=yes"]
BOTH = ["fog_locations=yes", "fog_improvements=yes"]


# Setup


@pytest.mark.rule("PM-510")
@pytest.mark.parametrize("seats", [1, 4])
def test_improvements_are_dealt_face_down_and_other_cards_face_up(seats: int) -> None:
    cells = look(opened(seats, "fog", *FOG)).cells
    hidden = [cell for cell in cells if cell.card is None]
    assert [cell.back for cell in hidden] == ["improvement"] * 15
    assert sum(cell.doubloons for cell in cells) == 0


@pytest.mark.rule("PM-510")
def test_half_of_the_tier_two_deck_lies_face_up_anywhere_in_it() -> None:
    tops = set()
    for seed in range(8):
        state = opened(2, f"half {seed}", *FOG)
        assert sum(inside(state).tier2_up) == len(inside(state).tier2) // 2 == look(state).tier2 // 2
        tops.add(look(state).tier2_top_up)
        assert (look(state).tier2_top is not None) == look(state).tier2_top_up, "a face-up top card is open"
    assert tops == {True, False}
    assert not look(opened(2, "half 0")).tier2_top_up


@pytest.mark.rule("PM-510")
def test_of_an_odd_tier_two_deck_the_smaller_pile_is_face_up(tmp_path: Path) -> None:
    game = changed_game(tmp_path, ('  {id = "galleon", tier = 2', '  #{id = "galleon", tier = 2'))
    state = opened(2, "odd", *FOG, game=game)
    assert len(inside(state).tier2) % 2 == 1
    assert sum(inside(state).tier2_up) == len(inside(state).tier2) // 2


# Refills


def refilled(up: str) -> MaracaiboState:
    """The first player has acquired Sugar on c2r1."""
    state = table(
        [person(ship="c1r1"), person(ship="c1r1")], cards={"c2r1": "sugar"}, tier2="coffee cocoa", tier2_up=up,
        options=FOG,
    )  # fmt: skip
    play(state, "sail c2r1", "stop", "acquire")
    return state


@pytest.mark.rule("PM-511", "PM-105")
@pytest.mark.parametrize(
    ("up", "card"), [("", None), ("cocoa", None), ("coffee", "coffee"), ("coffee cocoa", "coffee")]
)
def test_a_refill_keeps_the_orientation_that_it_has_on_the_deck(up: str, card: str | None) -> None:
    state = refilled(up)
    assert (space(state, "c2r1").card, space(state, "c2r1").back, space(state, "c2r1").fill) == (card, "", False)
    assert look(state).tier2_top_up == ("cocoa" in up)


@pytest.mark.rule("PM-513", "A-36", "PM-512")
def test_a_ship_on_a_face_down_refill_does_not_flip_it_but_the_next_arrival_does() -> None:
    state = refilled("")
    play(state, "end turn")
    assert (space(state, "c2r1").card, seen(state, 0).ship) == (None, "c2r1")
    play(state, "sail c2r1")
    assert space(state, "c2r1").card == "coffee"


@pytest.mark.rule("PM-513", "A-36")
def test_a_ship_that_leaves_a_face_down_refill_leaves_it_face_down() -> None:
    state = refilled("")
    play(state, "end turn", "sail c1r2", "sail c2r2", "stop", "ignore", "end turn")
    assert seen(state, 0).ship == "c2r1"
    play(state, "sail c3r1")
    assert space(state, "c2r1").card is None


# Moving


@pytest.mark.rule("PM-512", "PM-079")
def test_a_card_flips_when_a_ship_moves_onto_it_and_the_player_may_stop_or_go_on() -> None:
    state = table(
        [person(ship="c1r1"), person()], cards={"c2r1": "sugar", "c3r1": "rum", "c3r2": "sloop"}, options=FOG,
        down="c2r1 c3r1 c3r2",
    )  # fmt: skip
    play(state, "sail c2r1")
    assert [space(state, name).card for name in ("c2r1", "c3r1")] == ["sugar", None]
    assert {"stop", "sail c3r1"} <= set(offered(state))
    play(state, "sail c3r1")
    assert (space(state, "c3r1").card, asked(state)) == ("rum", "step")
    play(state, "sail c3r2")
    assert asked(state) == "improvement", "after the third step the ship has stopped"
    assert [space(state, name).card for name in ("c2r1", "c3r1", "c3r2")] == ["sugar", "rum", "sloop"]


@pytest.mark.rule("PM-512", "A-36", "PM-110")
@pytest.mark.parametrize("options", [FOG, BOTH])
def test_a_face_down_tier_two_location_flips_like_an_improvement(options: list[str]) -> None:
    state = table([person(ship="c1r1"), person()], cards={"c2r1": "jamaica"}, down="c2r1", options=options)
    play(state, "sail c2r1")
    assert space(state, "c2r1").card == "jamaica"
    play(state, "stop")
    assert asked(state) == "upgrade", "and is a Location from now on"


@pytest.mark.rule("A-05", "PM-114", "PM-512")
def test_a_fill_card_never_flips() -> None:
    state = table([person(ship="c1r1"), person()], fills="c2r1", options=FOG)
    play(state, "sail c2r1", "stop")
    assert (space(state, "c2r1").card, seen(state, 0).doubloons) == (None, 15)


@pytest.mark.rule("PM-515", "X-34", "PM-073", "PM-074")
def test_a_step_must_leave_enough_movement_for_a_legal_stop() -> None:
    # From c4r2 one step left to c3r2: with two steps more, only back and on to column 5 is legal, and so unasked.
    state = table([person(ship="c4r2"), person()], cards={"c3r2": "sugar"}, down="c3r2", options=FOG, listen=True)
    assert sorted(offered(state)) == ["sail c3r2", "sail c4r3", "sail c5r2"]
    assert clause_against(state, 0, "stop") == "PM-073"
    assert clause_against(state, 0, "sail c6r2") == "PM-072"  # no neighbour
    play(state, "sail c3r2")
    assert heard(state, "step", "space") == ["c3r2", "c4r2", "c5r2"]
    assert seen(state, 0).ship == "c5r2"
    assert space(state, "c3r2").card == "sugar", "it stays face up"


@pytest.mark.rule("PM-515", "PM-072", "PM-077", "PM-078")
def test_steps_go_to_neighbours_only_and_the_gulf_ends_them() -> None:
    state = table([person(ship="c9r1"), person()], options=FOG)
    assert offered(state, "stop") == []
    assert clause_against(state, 0, "sail maracaibo") == "PM-077"
    play(state, "sail gulf")
    assert asked(state) == "upgrade"
    state = table([person(ship="gulf"), person()], options=FOG)
    assert offered(state) == ["sail maracaibo"]


@pytest.mark.rule("PM-515", "PM-402")
def test_the_harpy_gives_a_fourth_step() -> None:
    state = table([person(ship="c4r2", figurehead="harpy"), person()], options=FOG)
    play(state, "sail c3r2")
    assert seen(state, 0).ship == "c4r2", "the only step: c2r2 would need three steps more, and two are left"
    assert clause_against(state, 0, "sail c3r2") == "PM-515"
    play(state, "sail c5r2")
    assert {"stop", "sail c6r2"} <= set(offered(state))


# Acquiring


@pytest.mark.rule("PM-513", "PM-240")
def test_a_face_down_card_cannot_be_acquired_through_effects() -> None:
    cards = {"c2r1": "sloop", "c3r1": "pinnace"}
    state = table([person(doubloons=20), person()], cards=cards, down="c2r1", doing="fluyt", options=FOG)
    assert "buy c3r1" in offered(state)
    assert "buy c2r1" not in offered(state)
    assert clause_against(state, 0, "buy c2r1") == "PM-513"


# Jordan


def sailing(cards: dict[str, str], down: str, deck: str = "a3", options: list[str] | None = None) -> MaracaiboState:
    return table(
        [person()], cards=cards, down=down, fills=no_targets(*cards), jordan=rival(ship="c5r3", upgrades=12), active=1,
        solo_deck=deck, options=options or FOG, listen=True,
    )  # fmt: skip


@pytest.mark.rule("PM-514", "PM-507")
@pytest.mark.parametrize("over", ["c5r2", "c6r3"])
def test_jordan_takes_the_path_over_most_face_down_cards_and_flips_them(over: str) -> None:
    state = sailing({"c6r1": "aruba", over: "gunner"}, over)
    assert heard(state, "jordan-sails", "path") == [[over, "c6r2", "c6r1"]]
    assert (space(state, over).card, jordan_of(state).ship) == ("gunner", "c6r1")
    assert (jordan_of(state).score, jordan_of(state).bought) == (0, []), "and keeps sailing"


@pytest.mark.rule("PM-514", "PM-507", "PM-505")
def test_with_both_fogs_all_face_down_cards_count_for_the_path_and_only_locations_score() -> None:
    cards = {"c6r1": "aruba", "c5r2": "trinidad", "c6r2": "gunner", "c6r3": "jamaica"}
    state = sailing(cards, "c5r2 c6r2", options=BOTH)
    assert heard(state, "jordan-sails", "path") == [["c5r2", "c6r2", "c6r1"]]
    assert [space(state, name).card for name in ("c5r2", "c6r2")] == ["trinidad", "gunner"]
    assert jordan_of(state).score == 1


@pytest.mark.rule("PM-508", "PM-477", "A-36", "PM-479")
def test_a_face_down_card_is_never_jordans_target() -> None:
    state = sailing({"c8r3": "gunner", "c6r1": "lookout"}, "c8r3", deck="a1")
    assert (jordan_of(state).ship, jordan_of(state).bought) == ("c6r1", ["lookout"])
    state = sailing({"c8r3": "jamaica", "c6r1": "bonaire"}, "c8r3", deck="a2")
    assert (jordan_of(state).ship, space(state, "c8r3").card) == ("c6r1", None)


@pytest.mark.rule("PM-508", "PM-486")
def test_only_a_turn_without_an_action_can_end_on_a_face_down_card_which_flips() -> None:
    state = sailing({"c8r3": "gunner"}, "c8r3")
    assert (jordan_of(state).ship, jordan_of(state).bought) == ("c8r3", [])
    assert space(state, "c8r3").card == "gunner"


@pytest.mark.rule("PM-511", "PM-477")
@pytest.mark.parametrize(("up", "card"), [("", None), ("coffee", "coffee")])
def test_the_refill_of_jordans_purchase_keeps_its_orientation(up: str, card: str | None) -> None:
    state = table(
        [person()], cards={"c7r3": "gunner"}, fills=no_targets("c7r3"), jordan=rival(ship="c5r3"), active=1,
        solo_deck="a1", tier2="coffee cocoa", tier2_up=up, options=FOG,
    )  # fmt: skip
    assert jordan_of(state).bought == ["gunner"]
    assert (space(state, "c7r3").card, space(state, "c7r3").fill) == (card, False)


@pytest.mark.rule("PM-476", "PM-511")
def test_jordans_acquisition_takes_the_orientation_along() -> None:
    state = table(
        [person()], cards={"c7r3": "barbados"}, fills=no_targets("c7r3"), jordan=rival(ship="c5r3", upgrades=12),
        active=1, solo_deck="a6", tier2="coffee cocoa indigo", tier2_up="cocoa", options=FOG,
    )  # fmt: skip
    assert (jordan_of(state).bought, look(state).tier2_top) == (["coffee"], "cocoa")
