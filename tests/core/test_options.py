"""Options: every bad input gets a sentence that says what would be right."""

from __future__ import annotations

import pytest

from doubloon.core.errors import BadOption, BadSeats
from doubloon.core.options import Flag, Number, OneOf, Option, Options, Several, Value, parse_options
from tests.testkit.toy import Toy

DECLARED: list[Option] = [
    Flag("storm", False, "TOY-1"),
    OneOf("side", ["left", "right"], "TOY-2"),
    Number("coins", 2, 12, 5, "TOY-3"),
    Several("ports", ["bay", "reef", "cape"], 2, "TOY-4"),
]


def test_what_is_not_given_has_its_default() -> None:
    options = parse_options(DECLARED, [])
    assert options.values() == {"storm": False, "side": "left", "coins": 5, "ports": "no"}
    assert (options.flag("storm"), options.choice("side"), options.number("coins")) == (False, "left", 5)


@pytest.mark.parametrize(
    ("given", "name", "value"),
    [
        ("storm=yes", "storm", True),
        ("storm=ON", "storm", True),
        ("storm=true", "storm", True),
        ("storm=1", "storm", True),
        ("storm=off", "storm", False),
        ("storm=0", "storm", False),
        (" side =  Right ", "side", "right"),
        ("coins=12", "coins", 12),
        ("coins= 2", "coins", 2),
        ("ports=Cape-cape", "ports", "cape-cape"),
        ("ports=no", "ports", "no"),
    ],
)
def test_what_people_write_is_understood(given: str, name: str, value: Value) -> None:
    options = parse_options(DECLARED, [given])
    assert options.values()[name] == value
    assert type(options.values()[name]) is type(value)


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ("storm=perhaps", "option storm takes yes or no, not 'perhaps'"),
        ("storm=", "option storm takes yes or no, not ''"),
        ("side=up", "option side takes one of left, right, not 'up'"),
        ("coins=1", "option coins takes a whole number from 2 to 12, not '1'"),
        ("coins=13", "option coins takes a whole number from 2 to 12, not '13'"),
        ("coins=4.5", "option coins takes a whole number from 2 to 12, not '4.5'"),
        ("coins=²", "option coins takes a whole number from 2 to 12, not '²'"),
        ("coins=" + "9" * 5000, "option coins takes a whole number from 2 to 12, not '" + "9" * 40 + "'"),
        ("storm", "an option is written name=value, not 'storm'"),
        ("ports=reef-moon", "option ports takes no, or 1 to 2 joined by -, of bay, reef, cape, not 'reef-moon'"),
        ("ports=bay-bay-bay", "option ports takes no, or 1 to 2 joined by -, of bay, reef, cape, not 'bay-bay-bay'"),
        ("wind=strong", "there is no option 'wind'; this game has: storm, side, coins, ports"),
    ],
)
def test_anything_else_gets_a_sentence(given: str, sentence: str) -> None:
    with pytest.raises(BadOption) as refused:
        parse_options(DECLARED, [given])
    assert str(refused.value) == sentence


def test_an_option_is_given_once() -> None:
    with pytest.raises(BadOption, match="option side is given twice; give it once"):
        parse_options(DECLARED, ["side=left", "side=right"])


def test_a_game_without_options_says_so() -> None:
    with pytest.raises(BadOption, match="there is no option 'wind'; this game has: none"):
        parse_options([], ["wind=strong"])


@pytest.mark.parametrize("wrong", [{"storm": "perhaps"}, {"side": 3}, {"coins": 99}, {"coins": True}])
def test_values_from_programs_are_checked_too(wrong: dict[str, Value]) -> None:
    with pytest.raises(BadOption, match=r"option .* takes"):
        Options(DECLARED, wrong)


def test_options_as_text_parse_back() -> None:
    options = parse_options(DECLARED, ["storm=yes", "coins=7", "ports=reef-bay"])
    assert options.text() == "storm=yes side=left coins=7 ports=reef-bay"
    assert parse_options(DECLARED, options.text().split()).values() == options.values()


def test_the_values_cannot_be_changed_from_outside() -> None:
    options = parse_options(DECLARED, [])
    options.values()["coins"] = 12
    assert options.number("coins") == 5


@pytest.mark.parametrize("option", DECLARED, ids=lambda option: option.name)
def test_samples_hold_the_default_and_parse_back(option: Option) -> None:
    assert option.default in option.samples()
    for value in option.samples():
        assert option.parse(option.format(value)) == option.check(value) == value


# What a game says to a whole table


@pytest.mark.parametrize("seats", [-1, 0, 1, 5, 99])
def test_a_table_needs_the_right_number_of_seats(seats: int) -> None:
    with pytest.raises(BadSeats, match=f"Parrot Cove takes 2 to 4 seats, not {seats}"):
        Toy().new(seats, "7")


def test_a_game_may_object_to_a_combination() -> None:
    game = Toy()
    with pytest.raises(BadOption, match="gull=wild needs 3 or 4 seats, not 2; take tame or none"):
        game.new(2, "7", game.options(["gull=wild"]))
    assert game.new(3, "7", game.options(["gull=wild"])).deciders() == (0, 1, 2)
