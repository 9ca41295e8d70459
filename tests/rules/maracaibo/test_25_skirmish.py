"""Chapter 25, Pirate Skirmish, with others and against Jordan."""

import pytest

from doubloon.games.maracaibo.state import MaracaiboState
from doubloon.games.maracaibo.stories.builder import Person, person, play, rival, table
from tests.rules.maracaibo.story import asked, heard, jordan_of, kinds, no_targets, seen, told

FIGHT = ["pirate_skirmish=yes"]


def combat(*people: Person, dice: tuple[int, ...]) -> MaracaiboState:
    """The first player stops on c2r1, a Hacienda."""
    state = table(list(people), cards={"c2r1": "aruba"}, dice=dice, options=FIGHT, listen=True)
    play(state, "sail c2r1")
    return state


def arriving(doubloons: int = 4, cards: str = "", upgrades: str = "") -> Person:
    return person(ship="c1r1", doubloons=doubloons, cards=cards, upgrades=upgrades)


def waiting(doubloons: int = 4, cards: str = "", figurehead: str = "") -> Person:
    return person(ship="c2r1", doubloons=doubloons, cards=cards, figurehead=figurehead)


def purses(state: MaracaiboState) -> list[tuple[int, int]]:
    """Points and doubloons of everybody."""
    return [(seen(state, seat).score, seen(state, seat).doubloons) for seat in range(state.seats)]


@pytest.mark.rule("PM-520", "PM-522")
@pytest.mark.parametrize(
    ("dice", "after"),
    [((5, 3), [(2, 5), (0, 3)]), ((3, 5), [(0, 3), (2, 5)]), ((4, 4), [(0, 4), (0, 4)])],
)
def test_a_combat_replaces_the_payment_and_comes_before_the_actions(
    dice: tuple[int, int], after: list[tuple[int, int]]
) -> None:
    state = combat(arriving(), waiting(), dice=dice)
    assert purses(state) == after
    assert "paid" not in kinds(told(state))
    assert asked(state) == "upgrade"


@pytest.mark.rule("PM-522", "A-37", "X-40")
@pytest.mark.parametrize(
    ("dice", "after"),
    [
        ((5, 5, 3), [(0, 4), (0, 4), (0, 0)]),
        ((6, 5, 3), [(2, 5), (0, 3), (0, 0)]),  # the last one has nothing to take
        ((3, 5, 5), [(0, 4), (0, 4), (0, 0)]),
        ((5, 5, 6), [(0, 3), (0, 3), (2, 2)]),  # a tie below the highest does not matter
    ],
)
def test_a_single_highest_result_wins_against_all_others_on_the_card(
    dice: tuple[int, int, int], after: list[tuple[int, int]]
) -> None:
    assert purses(combat(arriving(), waiting(), waiting(0), dice=dice)) == after


@pytest.mark.rule("PM-521", "PM-520")
def test_only_players_on_the_card_fight_and_each_rolls_one_die() -> None:
    state = combat(arriving(), person(ship="c1r1", doubloons=4), waiting(), dice=(6, 2))
    assert heard(state, "combat", "results") == [["1: 6", "3: 2"]]
    assert purses(state) == [(2, 5), (0, 4), (0, 3)]


@pytest.mark.rule("PM-521")
@pytest.mark.parametrize(
    ("own", "other", "results"),
    [
        ("gunner", "", ["1: 4", "2: 3"]),
        ("gunner master_gunner", "", ["1: 6", "2: 3"]),
        ("", "gunner", ["1: 3", "2: 4"]),
        ("boatswain green_lantern", "", ["1: 3", "2: 3"]),  # colours are ignored
        ("", "pearl_diver", ["1: 3", "2: 3"]),
    ],
)
def test_general_power_is_added_and_power_of_a_die_is_not(own: str, other: str, results: list[str]) -> None:
    state = combat(arriving(cards=own), waiting(cards=other), dice=(3, 3))
    assert heard(state, "combat", "results") == [results]


@pytest.mark.rule("PM-521", "PM-404")
def test_there_is_no_reroll_and_power_of_upgrades_and_figureheads_counts() -> None:
    state = combat(arriving(upgrades="s03"), waiting(figurehead="lion"), dice=(3, 1))
    assert heard(state, "combat", "results") == [["1: 4", "2: 3"]]
    assert asked(state) == "upgrade"


@pytest.mark.rule("PM-520", "PM-095")
@pytest.mark.parametrize(("ship", "moves", "other"), [("c1r1", "sail c3r1", "c2r1"), ("c9r1", "sail gulf", "gulf")])
def test_nobody_fights_in_passing_or_on_the_gulf(ship: str, moves: str, other: str) -> None:
    state = table([person(ship=ship), person(ship=other)], options=FIGHT, listen=True)
    play(state, moves)
    assert "combat" not in kinds(told(state))


@pytest.mark.rule("PM-520", "PM-502", "PM-084")
def test_the_doubloons_of_a_revealed_location_can_be_lost_in_the_combat() -> None:
    state = table(
        [arriving(0), waiting()], cards={"c2r1": "trinidad"}, down="c2r1", coins={"c2r1": 1}, dice=(1, 6),
        options=[*FIGHT, "fog_locations=yes"],
    )  # fmt: skip
    play(state, "sail c2r1")
    assert purses(state) == [(0, 0), (2, 5)]


# Jordan


@pytest.mark.rule("PM-523", "PM-524", "X-17", "PM-451", "PM-457")
@pytest.mark.parametrize(
    ("round", "dice", "cards", "human", "jordan"),
    [
        (2, (5, 4), "", 0, 5),  # Jordan has 6
        (2, (6, 4), "", 0, 0),
        (1, (6, 4), "", 5, 0),
        (3, (6, 4), "", 0, 5),
        (2, (6, 4), "gunner", 5, 0),
        (2, (6, 4), "boatswain", 0, 0),
    ],
)
def test_jordan_adds_the_round_and_the_winner_gains_five_points_and_no_doubloons(
    round: int, dice: tuple[int, int], cards: str, human: int, jordan: int
) -> None:
    state = table(
        [person(ship="c1r1", doubloons=4, cards=cards)], cards={"c2r1": "aruba"}, jordan=rival(ship="c2r1"),
        round=round, dice=dice, options=FIGHT, listen=True,
    )  # fmt: skip
    before = state.reveals
    play(state, "sail c2r1")
    assert (state.reveals - before, state.revealed) == (1, "dice-rolled"), "what was rolled is not taken back"
    assert heard(state, "combat-jordan", "jordan") == [4 + round]
    assert (seen(state, 0).score, jordan_of(state).score) == (human, jordan)
    assert (seen(state, 0).doubloons, asked(state)) == (4, "upgrade")


@pytest.mark.rule("PM-524", "PM-523", "PM-458")
@pytest.mark.parametrize(("dice", "human", "jordan"), [((6, 2), 5, 0), ((1, 2), 0, 5), ((3, 2), 5, 0), ((2, 2), 0, 0)])
def test_jordan_starts_a_combat_on_the_humans_card(dice: tuple[int, int], human: int, jordan: int) -> None:
    state = table(
        [person(ship="c7r3", doubloons=4, cards="gunner")], cards={"c7r3": "aruba"}, fills=no_targets("c7r3"),
        jordan=rival(ship="c5r3", upgrades=2), active=1, solo_deck="a3", dice=dice, options=FIGHT, listen=True,
    )  # fmt: skip
    assert (seen(state, 0).score, jordan_of(state).score) == (human, jordan)
    assert seen(state, 0).doubloons == 4
    assert kinds(told(state)).index("combat-jordan") < kinds(told(state)).index("jordan-upgrade")


@pytest.mark.rule("PM-524", "PM-486", "A-42")
def test_a_stop_without_an_action_starts_a_combat_too() -> None:
    state = table(
        [person(ship="c8r3", doubloons=4)], fills=no_targets(), jordan=rival(ship="c5r3"), active=1, options=FIGHT,
        seed="reef", listen=True,
    )  # fmt: skip
    assert kinds(told(state)).count("combat-jordan") == 1
    assert seen(state, 0).doubloons == 4
