"""Chapter 25, Fog of War: Locations, alone, with others and against Jordan."""

import pytest

from doubloon.games.maracaibo.state import MaracaiboState
from doubloon.games.maracaibo.stories.builder import Person, person, play, rival, table
from tests.rules.maracaibo.story import (
    asked,
    heard,
    islands,
    jordan_of,
    kinds,
    look,
    no_targets,
    offered,
    opened,
    seen,
    space,
    told,
)

FOG = ["fog_locations=yes"]
BOTH = ["fog_locations=yes", "fog_improvements=yes"]
LOCATIONS = {"trinidad", "tobago", "aruba", "bonaire", "curacao", "margarita"}


# Setup


@pytest.mark.rule("PM-500", "PM-504", "A-35")
@pytest.mark.parametrize("seats", [1, 3])
def test_locations_are_dealt_face_down_with_a_doubloon_and_an_open_value_tile(seats: int) -> None:
    cells = look(opened(seats, "fog", *FOG)).cells
    hidden = [cell for cell in cells if cell.card is None]
    assert [(cell.back, cell.doubloons) for cell in hidden] == [("location", 1)] * 6
    assert all(cell.value is not None for cell in hidden)
    assert not {cell.card for cell in cells} & LOCATIONS
    assert all(cell.doubloons == 0 and cell.value is None for cell in cells if cell.card)


@pytest.mark.rule("PM-500")
def test_without_the_module_locations_lie_open() -> None:
    cells = look(opened(2, "clear")).cells
    assert {cell.card for cell in cells} >= LOCATIONS
    assert sum(cell.doubloons for cell in cells) == 0


# Stopping and crossing


def hidden_trinidad(*options: str, others: tuple[Person, ...] = (), doubloons: int = 4) -> MaracaiboState:
    return table(
        [person(ship="c1r1", doubloons=doubloons), *(others or (person(),))], cards={"c2r1": "trinidad"}, down="c2r1",
        coins={"c2r1": 2}, values={"c2r1": "pearl"}, options=[*FOG, *options], listen=True,
    )  # fmt: skip


@pytest.mark.rule("PM-502")
def test_a_ship_that_stops_takes_the_doubloons_flips_the_card_and_resolves_it() -> None:
    state = hidden_trinidad()
    play(state, "sail c2r1")
    assert (seen(state, 0).doubloons, space(state, "c2r1").doubloons) == (6, 0)
    assert space(state, "c2r1").card == "trinidad"
    assert (islands(state), asked(state)) == ((4, 4, 5), "upgrade")
    play(state, "skip")
    assert asked(state) == "do", "the raid of Trinidad; there is nothing to bury"
    play(state, "skip", "end turn")
    assert space(state, "c2r1").card == "trinidad", "for good"


@pytest.mark.rule("PM-502", "PM-084")
def test_the_doubloons_are_there_in_time_to_pay_an_opponent() -> None:
    state = hidden_trinidad(others=(person(ship="c2r1", doubloons=0),), doubloons=0)
    play(state, "sail c2r1")
    assert (seen(state, 0).doubloons, seen(state, 1).doubloons) == (1, 1)


@pytest.mark.rule("PM-501", "PM-081")
def test_crossing_a_face_down_location_neither_flips_it_nor_takes_its_doubloons() -> None:
    state = hidden_trinidad()
    play(state, "sail c3r1")
    assert (space(state, "c2r1").card, space(state, "c2r1").doubloons) == (None, 2)
    assert seen(state, 0).doubloons == 4 + 5, "a card too dear was ignored"


@pytest.mark.rule("PM-501", "PM-512", "PM-502", "A-66")
def test_with_both_fogs_a_location_flips_only_where_the_ship_stops() -> None:
    state = hidden_trinidad("fog_improvements=yes")
    play(state, "sail c2r1")
    assert (space(state, "c2r1").card, space(state, "c2r1").doubloons) == (None, 2)
    play(state, "stop")
    assert (space(state, "c2r1").card, seen(state, 0).doubloons) == ("trinidad", 6)


@pytest.mark.rule("PM-503")
@pytest.mark.parametrize("round", [1, 2])
def test_income_adds_a_doubloon_to_every_location_still_face_down(round: int) -> None:
    state = table(
        [person(ship="gulf"), person()], cards={"c2r1": "trinidad", "c2r2": "aruba", "c3r1": "bonaire"}, round=round,
        down="c2r1 c2r2", coins={"c2r1": 1, "c2r2": 3}, options=FOG,
    )  # fmt: skip
    play(state, "sail maracaibo", "skip", "end turn")
    assert [space(state, name).doubloons for name in ("c2r1", "c2r2", "c3r1", "c3r2")] == [2, 4, 0, 0]


@pytest.mark.rule("PM-503", "A-66", "A-36")
def test_a_face_down_tier_two_location_gets_no_doubloon_and_its_back_tells_nothing() -> None:
    state = table(
        [person(ship="gulf"), person()], cards={"c2r1": "trinidad", "c2r2": "jamaica", "c3r1": "gunner"}, options=BOTH,
        down="c2r1 c2r2 c3r1", coins={"c2r1": 1},
    )  # fmt: skip
    assert [space(state, name).back for name in ("c2r1", "c2r2", "c3r1")] == ["location", "", "improvement"]
    play(state, "sail maracaibo", "skip", "end turn")
    assert [space(state, name).doubloons for name in ("c2r1", "c2r2", "c3r1")] == [2, 0, 0]


@pytest.mark.rule("PM-504", "PM-275", "A-35")
def test_a_black_market_tile_cannot_go_on_a_face_down_location() -> None:
    cards = {"c2r1": "trinidad", "c2r2": "aruba"}
    open_table = table([person(), person()], cards=cards, doing="s17")
    assert "place bm1 c2r1" in offered(open_table)
    state = table([person(), person()], cards=cards, down="c2r1", doing="s17", options=FOG)
    assert "place bm1 c2r2" in offered(state)
    assert [text for text in offered(state) if text.endswith("c2r1")] == []


@pytest.mark.rule("PM-504", "A-35", "PM-540", "PM-541")
def test_a_ruby_tile_appears_when_its_location_is_revealed() -> None:
    state = table(
        [person(ship="c1r1"), person()], cards={"c2r1": "bonaire"}, down="c2r1", options=[*FOG, "rubies=yes"]
    )  # fmt: skip
    assert not space(state, "c2r1").rubies
    play(state, "sail c2r1")
    assert space(state, "c2r1").rubies
    assert offered(state) == ["ruby", "skip"]


# Jordan


def sailing(
    cards: dict[str, str],
    down: str,
    *,
    round: int = 1,
    options: list[str] | None = None,
    coins: dict[str, int] | None = None,
    human: Person | None = None,
    deck: str = "a3",
) -> MaracaiboState:
    """Jordan's turn from c5r3; all other spaces in reach hold fill cards."""
    return table(
        [human or person()], cards=cards, down=down, fills=no_targets(*cards), jordan=rival(ship="c5r3", upgrades=12),
        active=1, solo_deck=deck, round=round, options=options or FOG, coins=coins, listen=True, dice=(1,),
    )  # fmt: skip


@pytest.mark.rule("PM-505")
@pytest.mark.parametrize(("round", "points"), [(1, 1), (2, 3), (3, 5)])
def test_jordan_flips_each_location_sailed_over_and_scores_by_the_round(round: int, points: int) -> None:
    cards = {"c8r3": "aruba", "c7r3": "trinidad", "c6r3": "bonaire"}
    state = sailing(cards, "c7r3 c6r3", round=round, coins={"c7r3": 2, "c6r3": 1})
    assert (jordan_of(state).ship, jordan_of(state).score) == ("c8r3", 2 * points)
    assert [space(state, name).card for name in ("c7r3", "c6r3")] == ["trinidad", "bonaire"]
    assert [space(state, name).doubloons for name in ("c7r3", "c6r3")] == [0, 0]
    assert seen(state, 0).doubloons == 10, "they went back to the supply"


@pytest.mark.rule("PM-506", "PM-507", "X-38")
@pytest.mark.parametrize("over", ["c5r2", "c6r3"])
def test_of_two_paths_jordan_takes_the_one_over_a_face_down_location(over: str) -> None:
    state = sailing({"c6r1": "aruba", over: "trinidad"}, over, round=2)
    assert heard(state, "jordan-sails", "path") == [[over, "c6r2", "c6r1"]]
    assert (jordan_of(state).score, space(state, over).card) == (3, "trinidad")


@pytest.mark.rule("PM-507", "A-63", "PM-506")
def test_a_longer_path_over_a_face_down_location_is_as_good_as_a_short_one() -> None:
    state = sailing({"c6r3": "aruba", "c6r2": "trinidad", "c7r3": "bonaire"}, "c6r2")
    assert heard(state, "jordan-sails", "path") == [["c6r3", "c6r2", "c6r3"]], "column 6 first"
    assert (jordan_of(state).ship, jordan_of(state).score) == ("c6r3", 1)


@pytest.mark.rule("PM-507", "A-63", "PM-465")
@pytest.mark.parametrize(
    ("stop", "down", "path"),
    [
        ("c7r3", "", ["c6r3", "c7r3"]),  # the fewest steps
        ("c6r3", "", ["c6r3"]),
        ("c6r1", "", ["c6r3", "c6r2", "c6r1"]),  # then from the first step on, as for stops
        ("c6r1", "c5r2 c6r3", ["c6r3", "c6r2", "c6r1"]),
    ],
)
def test_among_equal_paths_the_shortest_and_then_the_one_closer_to_maracaibo(
    stop: str, down: str, path: list[str]
) -> None:
    cards = dict(zip(down.split(), ["trinidad", "bonaire"], strict=False))
    state = sailing({stop: "aruba", **cards}, down)
    assert heard(state, "jordan-sails", "path") == [path]


@pytest.mark.rule("PM-507", "A-63", "PM-465")
def test_from_the_starting_zone_the_direct_way_beats_one_along_the_first_column() -> None:
    # Given Aruba at c1r3: over c1r1 and c1r2, each of them more to Jordan's liking, it would be three steps
    elsewhere = " ".join(cell.space for cell in look(table([person()])).cells if cell.space != "c1r3")
    state = table(
        [person()], cards={"c1r3": "aruba"}, fills=elsewhere, jordan=rival(upgrades=12), active=1, solo_deck="a3",
        options=FOG, listen=True,
    )  # fmt: skip
    assert heard(state, "jordan-sails", "path") == [["c1r3"]]


@pytest.mark.rule("PM-507", "PM-506")
def test_the_most_face_down_locations_count_not_just_one() -> None:
    cards = {"c6r1": "aruba", "c6r2": "margarita", "c5r2": "trinidad"}
    state = sailing(cards, "c6r2 c5r2")
    assert heard(state, "jordan-sails", "path") == [["c5r2", "c6r2", "c6r1"]]
    assert jordan_of(state).score == 2


@pytest.mark.rule("PM-508", "A-35")
def test_a_face_down_location_is_never_jordans_target() -> None:
    state = sailing({"c8r3": "martinique", "c6r1": "aruba"}, "c8r3")
    assert jordan_of(state).ship == "c6r1"
    assert space(state, "c8r3").card is None


@pytest.mark.rule("PM-508", "PM-505", "PM-486", "PM-458")
def test_only_a_turn_without_an_action_can_end_on_a_face_down_location() -> None:
    human = person(ship="c8r3", doubloons=4)
    state = sailing({"c8r3": "trinidad"}, "c8r3", coins={"c8r3": 2}, human=human, round=3)
    assert (jordan_of(state).ship, jordan_of(state).score) == ("c8r3", 5)
    assert (space(state, "c8r3").card, space(state, "c8r3").doubloons) == ("trinidad", 0)
    assert jordan_of(state).treasures == {"gold": 0, "emerald": 0, "pearl": 0}, "and does nothing there"
    assert seen(state, 0).doubloons == 5
    assert kinds(told(state)).count("jordan-ignores") == 6


@pytest.mark.rule("PM-505", "PM-502")
def test_against_jordan_the_human_takes_the_doubloons_as_usual() -> None:
    state = table(
        [person(ship="c1r1", doubloons=4)], cards={"c2r1": "trinidad"}, down="c2r1", coins={"c2r1": 3}, options=FOG
    )  # fmt: skip
    play(state, "sail c2r1")
    assert (seen(state, 0).doubloons, seen(state, 0).score) == (7, 0)
