"""Chapter 25, Rubies, with others and against Jordan."""

from pathlib import Path

import pytest

from doubloon.games.maracaibo.state import MaracaiboState
from doubloon.games.maracaibo.stories.builder import Person, person, play, rival, table
from tests.rules.maracaibo.story import (
    area,
    asked,
    clause_against,
    complaint,
    final_sheet,
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

RUBIES = ["rubies=yes"]
SELL_ALL = ["sell 1", "sell 2", "sell 3", "sell 4", "sell 5", "sell 6", "skip"]


@pytest.mark.rule("PM-540")
@pytest.mark.parametrize("seats", [1, 3])
def test_the_supply_tiles_lie_on_bonaire_and_tobago_and_the_market_has_six_spaces(seats: int) -> None:
    view = look(opened(seats, "rubies", *RUBIES))
    assert {cell.card for cell in view.cells if cell.rubies} == {"bonaire", "tobago"}
    assert (len(view.boards.ruby_market), view.ruby_market) == (6, [])
    assert not any(cell.rubies for cell in look(opened(seats, "rubies")).cells)


@pytest.mark.rule("PM-540", "PM-013")
@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ('market = [[{e = "vp", n = 5}], ', "market = [", "6 market spaces"),
        ('supply_on = ["bonaire", "tobago"]', 'supply_on = ["bonaire"]', "supply_on"),
        (
            '{id = "tobago", tier = 1, value_tile = true, ruby = true',
            '{id = "tobago", tier = 1, value_tile = true',
            "supply_on",
        ),
    ],
)
def test_a_box_with_other_ruby_tiles_is_refused(tmp_path: Path, old: str, new: str, words: str) -> None:
    assert words in complaint(tmp_path, (old, new))


# Gaining


def at(location: str, options: list[str]) -> MaracaiboState:
    state = table(
        [person(ship="c1r1", doubloons=4), person(ship="c2r1")], cards={"c2r1": location}, values={"c2r1": "gold"},
        options=options,
    )  # fmt: skip
    play(state, "sail c2r1")
    return state


@pytest.mark.rule("PM-541", "PM-546", "PM-084")
@pytest.mark.parametrize("location", ["bonaire", "tobago"])
def test_a_ruby_may_be_taken_after_payment_and_before_the_first_step(location: str) -> None:
    state = at(location, RUBIES)
    assert (seen(state, 0).doubloons, islands(state)) == (3, (4, 4, 4)), "paid, but no marker yet"
    assert (offered(state), seen(state, 0).rubies) == (["ruby", "skip"], 0)
    play(state, "ruby")
    assert (seen(state, 0).rubies, islands(state), asked(state)) == (1, (5, 4, 4), "upgrade")
    state = at(location, RUBIES)
    play(state, "skip")
    assert (seen(state, 0).rubies, islands(state), asked(state)) == (0, (5, 4, 4), "upgrade")


@pytest.mark.rule("PM-541")
@pytest.mark.parametrize(("location", "options"), [("bonaire", []), ("trinidad", RUBIES)])
def test_elsewhere_or_without_the_module_there_is_no_ruby(location: str, options: list[str]) -> None:
    assert asked(at(location, options)) == "upgrade"


# Selling and returning


def on_the_gulf(
    rubies: int, taken: str = "", explorer: str = "start", options: list[str] | None = None
) -> MaracaiboState:
    state = table(
        [person(ship="c9r1", rubies=rubies, doubloons=4, explorer=explorer), person()], ruby_market=taken,
        quest_market="q01 q02", options=RUBIES if options is None else options,
    )  # fmt: skip
    play(state, "sail gulf")
    return state


@pytest.mark.rule("PM-542", "PM-546")
def test_one_ruby_may_be_sold_to_an_empty_space_before_the_upgrade() -> None:
    state = on_the_gulf(2)
    assert offered(state) == SELL_ALL
    play(state, "sell 1")
    assert (seen(state, 0).rubies, seen(state, 0).score, look(state).ruby_market) == (1, 5, [1])
    assert asked(state) == "return", "one sale only"
    play(state, "return 0")
    assert asked(state) == "upgrade"


@pytest.mark.rule("PM-542")
@pytest.mark.parametrize(
    ("sale", "doubloons", "score"),
    [("sell 1", 4, 5), ("sell 2", 11, 0), ("sell 3", 4, 0), ("sell 4", 4, 0), ("sell 5", 4, 1), ("sell 6", 4, 2)],
)
def test_the_covered_bonus_is_gained_at_once(sale: str, doubloons: int, score: int) -> None:
    state = on_the_gulf(1)
    play(state, sale)
    assert (seen(state, 0).doubloons, seen(state, 0).score) == (doubloons, score)
    if sale == "sell 3":
        play(state, "slot s03")
        assert (seen(state, 0).upgrades, asked(state)) == (["s03"], "upgrade")
    elif sale == "sell 4":
        play(state, "type pearl", "store pearl plain")
        assert area(state, "pearl").total == 1
    elif sale == "sell 5":
        play(state, "quest market 1")
        assert len(seen(state, 0).quests) == 1
    elif sale == "sell 6":
        play(state, "island gold")
        assert islands(state) == (6, 4, 4)


@pytest.mark.rule("PM-542", "PM-237")
def test_a_bonus_that_is_a_marker_or_a_treasure_cannot_be_refused() -> None:
    for sale in ("sell 4", "sell 6"):
        state = on_the_gulf(1)
        play(state, sale)
        assert clause_against(state, 0, "skip") == "PM-237"


@pytest.mark.rule("PM-544", "PM-542")
def test_sold_rubies_stay_on_the_market_and_block_their_space() -> None:
    state = on_the_gulf(1, taken="2 5")
    assert offered(state) == ["sell 1", "sell 3", "sell 4", "sell 6", "skip"]
    assert clause_against(state, 0, "sell 2") == "PM-542"
    play(state, "sell 1", "skip", "skip", "end turn")
    assert look(state).ruby_market == [1, 2, 5]


@pytest.mark.rule("PM-543", "PM-546")
@pytest.mark.parametrize(
    ("sale", "back", "score", "left"),
    [("skip", "return 3", 6, 0), ("skip", "return 1", 2, 2), ("skip", "return 0", 0, 3), ("sell 2", "return 2", 4, 0)],
)
def test_any_number_of_rubies_may_be_returned_whether_one_was_sold_or_not(
    sale: str, back: str, score: int, left: int
) -> None:
    state = on_the_gulf(3)
    play(state, sale)
    held = seen(state, 0).rubies
    assert offered(state) == [f"return {count}" for count in range(held + 1)]
    assert clause_against(state, 0, f"return {held + 1}") == "PM-543"
    play(state, back)
    assert (seen(state, 0).score, seen(state, 0).rubies) == (score, left)


@pytest.mark.rule("PM-543", "PM-544")
@pytest.mark.parametrize("held", [4, 7, 20])
def test_all_rubies_may_be_returned_however_many_there_are(held: int) -> None:
    state = table([person(ship="c9r1", rubies=held), person()], options=RUBIES)
    play(state, "sail gulf", "skip")
    assert offered(state) == [f"return {count}" for count in range(held + 1)]
    play(state, f"return {held}")
    assert (seen(state, 0).score, seen(state, 0).rubies) == (2 * held, 0)


@pytest.mark.rule("PM-543", "PM-542")
def test_with_a_full_market_rubies_can_still_be_returned() -> None:
    state = on_the_gulf(1, taken="1 2 3 4 5 6")
    assert offered(state) == ["return 0", "return 1"]


@pytest.mark.rule("PM-542", "PM-543", "PM-546")
@pytest.mark.parametrize(("rubies", "options"), [(0, RUBIES), (2, [])])
def test_without_rubies_or_the_module_nothing_is_asked(rubies: int, options: list[str]) -> None:
    assert asked(on_the_gulf(rubies, options=options)) == "upgrade"


@pytest.mark.rule("PM-544", "A-39", "PM-425")
def test_rubies_are_no_treasures_and_give_nothing_at_the_end() -> None:
    one = person(doubloons=0, rubies=12, residences="c1r1", quests="q04", stored={"gold": "plain", "emerald": "plain"})
    sheet = final_sheet(one, cards={"c1r1": "treasury"}, options=RUBIES)
    assert {part: points for part, points in sheet.items() if points} == {"treasures": 4}


# Jordan


def jordans_turn(location: str, card: str, *options: str) -> MaracaiboState:
    return table(
        [person()], cards={"c7r3": location}, fills=no_targets("c7r3"), values={"c7r3": "gold"}, active=1, dice=(2,),
        jordan=rival(ship="c5r3", upgrades=12), solo_deck=card, options=list(options), listen=True,
    )  # fmt: skip


@pytest.mark.rule("PM-545", "PM-546")
@pytest.mark.parametrize(
    ("location", "card", "options", "rubies"),
    [
        ("bonaire", "a2", RUBIES, 1),
        ("tobago", "a1", RUBIES, 1),
        ("bonaire", "a2", [], 0),
        ("trinidad", "a1", RUBIES, 0),
        ("gunner", "a1", RUBIES, 0),
    ],
)
def test_jordan_gains_a_ruby_on_a_supply_tile(location: str, card: str, options: list[str], rubies: int) -> None:
    state = jordans_turn(location, card, *options)
    assert jordan_of(state).rubies == rubies
    if rubies:
        assert kinds(told(state)).index("jordan-ruby") < kinds(told(state)).index("marker")


def sale(jordan: Person, taken: str, die: int, *options: str) -> MaracaiboState:
    return table(
        [person()], jordan=jordan, ruby_market=taken, active=1, solo_deck="a2", dice=(die,), listen=True,
        options=list(options) or RUBIES,
    )  # fmt: skip


@pytest.mark.rule("PM-545", "A-64", "X-37")
@pytest.mark.parametrize(
    ("taken", "die", "space"),
    [("6", 6, 1), ("", 1, 1), ("", 5, 5), ("2 3", 2, 4), ("1 5 6", 5, 2), ("1 2 3 5 6", 5, 4)],
)
def test_on_the_gulf_jordan_sells_a_ruby_to_the_rolled_space_or_the_next_empty_one(
    taken: str, die: int, space: int
) -> None:
    state = sale(rival(ship="c9r1", rubies=2, upgrades=2), taken, die)
    assert look(state).ruby_market == sorted([*map(int, taken.split()), space])
    assert jordan_of(state).rubies == 1
    assert kinds(told(state)).index("jordan-ruby-sold") < kinds(told(state)).index("jordan-upgrade")


@pytest.mark.rule("PM-545", "A-64")
@pytest.mark.parametrize("die", [1, 2, 3, 4, 5, 6])
def test_jordan_gets_no_bonus_for_a_sold_ruby(die: int) -> None:
    state = sale(rival(ship="c9r1", rubies=1, upgrades=11), "", die)
    jordan = jordan_of(state)
    assert jordan.score in (3, 5), "an explore, and 2 for the first token of the upgrade's residence"
    assert (jordan.score, jordan.upgrades) == (3 + 2 * len(jordan.residences), 12)
    assert (jordan.quests, sum(jordan.treasures.values()), islands(state)) == ([], 0, (4, 4, 4))
    assert seen(state, 0).doubloons == 10


@pytest.mark.rule("A-64", "PM-545")
@pytest.mark.parametrize(("rubies", "taken"), [(0, ""), (2, "1 2 3 4 5 6")])
def test_without_a_ruby_or_a_free_space_jordan_sells_nothing(rubies: int, taken: str) -> None:
    state = sale(rival(ship="c9r1", rubies=rubies, upgrades=12), taken, 1)
    assert (jordan_of(state).ship, jordan_of(state).rubies) == ("gulf", rubies)
    assert heard(state, "jordan-ruby-sold", "space") == []


@pytest.mark.rule("PM-545", "PM-491")
def test_each_ruby_that_jordan_still_holds_gives_two_points() -> None:
    jordan = rival(ship="gulf", upgrades=12, rubies=3)
    state = table([person(rubies=4, doubloons=0)], jordan=jordan, round=3, active=1, options=RUBIES)
    sheet = jordan_of(state).sheet
    assert sheet is not None
    assert (sheet["rubies"], jordan_of(state).score, seen(state, 0).score) == (6, 12, 0)


@pytest.mark.rule("PM-545", "PM-505", "PM-486", "PM-504", "A-42")
def test_a_stop_without_an_action_still_reveals_a_tile_and_gains_its_ruby() -> None:
    state = table(
        [person()], cards={"c8r3": "bonaire"}, down="c8r3", fills=no_targets("c8r3"), jordan=rival(ship="c5r3"),
        active=1, options=[*RUBIES, "fog_locations=yes"],
    )  # fmt: skip
    assert (space(state, "c8r3").card, jordan_of(state).rubies, jordan_of(state).upgrades) == ("bonaire", 1, 0)


@pytest.mark.rule("PM-541", "PM-542")
def test_against_jordan_the_human_sells_as_usual() -> None:
    state = table([person(ship="c9r1", rubies=1)], options=RUBIES, ruby_market="1")
    play(state, "sail gulf", "sell 2")
    assert (seen(state, 0).doubloons, look(state).ruby_market) == (17, [1, 2])
