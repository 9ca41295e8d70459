"""Chapter 25, Retirement: the Residence Discount tile on the exploration track."""

from pathlib import Path

import pytest

from doubloon.core.options import Flag
from doubloon.games.maracaibo.state import MaracaiboState
from doubloon.games.maracaibo.stories.builder import Person, person, play, rival, table
from doubloon.registry import find_game, game_ids
from tests.rules.maracaibo.story import asked, clause_against, complaint, look, offered, opened, seen, space

RETIRE = ["retirement=yes"]
FOUR = {"c1r1": "hacienda", "c1r2": "hidden_vault", "c1r3": "shipyard", "c1r4": "explorers_lodge"}  # 16, 17, 13, 17


def exploring(*people: Person, by: str = "s11", options: list[str] | None = None) -> MaracaiboState:
    """The first player explores: 2 spaces through slot 11, 3 through the Cartographer."""
    return table(list(people), cards=FOUR, doing=by, options=RETIRE if options is None else options)


@pytest.mark.rule("PM-550", "PM-013")
@pytest.mark.parametrize("seats", [1, 4])
def test_the_tile_is_a_space_of_the_track_where_everybody_has_a_token(seats: int) -> None:
    view = look(opened(seats, "tile", *RETIRE))
    assert "ret" in [node.id for node in view.boards.track]
    assert [player.retired for player in view.players] == [False] * seats
    assert "ret" not in [node.id for node in look(opened(seats, "tile")).boards.track]


@pytest.mark.rule("PM-550", "PM-557")
@pytest.mark.parametrize(
    ("explorer", "by", "spaces"),
    [
        ("c1", "s11", ["c2", "ret", "c3"]),
        ("c2", "s11", ["ret", "c3", "cu1", "cl1"]),
        ("bl3", "s11", ["c1", "c2"]),  # it is three steps away
        ("bl3", "cartographer", ["c1", "c2", "ret", "c3"]),
    ],
)
def test_the_tile_is_one_step_beyond_its_neighbour(explorer: str, by: str, spaces: list[str]) -> None:
    one = person(explorer=explorer, doubloons=20)
    offers = [f"explore {id}" for id in spaces]
    assert offered(exploring(one, person(), by=by)) == [*offers, "skip"]
    without = exploring(one, person(), by=by, options=[])
    assert offered(without) == [*[text for text in offers if text != "explore ret"], "skip"]
    assert clause_against(without, 0, "explore ret") == "PM-195"


@pytest.mark.rule("PM-551", "PM-553", "PM-557", "PM-123", "A-40", "A-11")
def test_an_explorer_on_the_tile_must_construct_at_half_price_and_goes_home() -> None:
    state = exploring(person(explorer="c2", doubloons=20), person())
    play(state, "explore ret")
    assert offered(state) == ["build c1r1", "build c1r2", "build c1r3", "build c1r4"]
    assert clause_against(state, 0, "skip") == "PM-551"
    assert seen(state, 0).explorer == "ret", "first the construction"
    play(state, "build c1r2")
    assert (seen(state, 0).doubloons, space(state, "c1r2").tokens, seen(state, 0).score) == (20 - 9, [0], 2)
    assert (seen(state, 0).explorer, seen(state, 0).rivers) == ("start", 0)
    assert asked(state) == "end-turn", "the start gives nothing, and no movement is left"
    assert seen(state, 0).doubloons == 11


@pytest.mark.rule("PM-557", "PM-551")
def test_the_tile_ends_the_explore_action_however_much_movement_is_left() -> None:
    state = exploring(person(explorer="c2", doubloons=20, cards="navigator"), person(), by="cartographer")
    play(state, "explore ret", "build c1r1")
    assert (seen(state, 0).explorer, asked(state)) == ("start", "end-turn")


@pytest.mark.rule("PM-557", "PM-123", "A-40")
def test_a_second_token_on_the_residence_gives_no_points() -> None:
    state = exploring(person(explorer="c2", doubloons=20), person(residences="c1r1"))
    play(state, "explore ret", "build c1r1")
    assert (space(state, "c1r1").tokens, seen(state, 0).score) == ([1, 0], 0)


@pytest.mark.rule("PM-552", "X-19")
@pytest.mark.parametrize(
    ("cards", "where", "paid"),
    [
        ("", "c1r1", 8),
        ("", "c1r2", 9),  # 17 / 2, rounded up
        ("ghost_ship", "c1r1", 7),  # (16 - 3) / 2, rounded up
        ("ghost_ship", "c1r2", 7),
        ("ghost_ship pinnace", "c1r1", 6),
    ],
)
def test_discounts_come_first_and_then_the_price_is_halved_and_rounded_up(cards: str, where: str, paid: int) -> None:
    state = exploring(person(explorer="c2", doubloons=20, cards=cards), person())
    play(state, "explore ret", f"build {where}")
    assert seen(state, 0).doubloons == 20 - paid


@pytest.mark.rule("PM-551", "PM-124")
def test_the_player_chooses_among_residences_without_an_own_token_that_can_be_paid_for() -> None:
    state = exploring(person(explorer="c2", doubloons=8, residences="c1r1"), person())
    play(state, "explore ret")
    assert seen(state, 0).residences == ["c1r1", "c1r3"], "the only one to be paid for"


@pytest.mark.rule("PM-554", "A-40")
@pytest.mark.parametrize(
    ("one", "open_to"),
    [
        (person(explorer="c2", doubloons=7), True),
        (person(explorer="c2", doubloons=6), False),
        (person(explorer="c2", doubloons=6, cards="ghost_ship"), True),
        (person(explorer="c2", doubloons=40, residences="c1r1 c1r2 c1r3 c1r4"), False),
        (person(explorer="c2", doubloons=40, retired=True), False),
    ],
)
def test_without_a_token_or_a_residence_to_pay_for_the_tile_is_no_space(one: Person, open_to: bool) -> None:
    assert ("explore ret" in offered(exploring(one, person()))) == open_to


@pytest.mark.rule("PM-554", "PM-550")
def test_each_player_can_use_the_tile_once() -> None:
    state = exploring(person(explorer="c2", doubloons=40), person(explorer="c2", ship="c8r3", doubloons=40))
    play(state, "explore ret", "build c1r1")
    assert (seen(state, 0).retired, seen(state, 1).retired) == (True, False)
    play(state, "end turn", "sail gulf", "skip", "side 2")
    assert "explore ret" in offered(state), "the other player still has a token there"


@pytest.mark.rule("A-40", "PM-197", "PM-557")
def test_a_neighbour_with_an_opponents_explorer_is_skipped_on_the_way_to_the_tile() -> None:
    state = exploring(person(explorer="bl3", doubloons=20), person(explorer="c2"))
    assert offered(state) == ["explore c1", "explore ret", "explore c3", "skip"]


@pytest.mark.rule("PM-553", "A-13", "PM-336")
def test_rivers_are_given_up_until_they_are_crossed_again() -> None:
    state = exploring(person(explorer="c2", doubloons=20), person())
    assert seen(state, 0).rivers == 2
    play(state, "explore ret", "build c1r1")
    assert seen(state, 0).rivers == 0


@pytest.mark.rule("PM-557")
def test_a_box_in_which_the_tile_leads_on_is_refused(tmp_path: Path) -> None:
    change = ('"ret", at = [12, 5], river = 2, to = []', '"ret", at = [12, 5], river = 2, to = ["c3"]')
    assert "PM-557" in complaint(tmp_path, change)


@pytest.mark.rule("PM-556")
def test_the_tile_belongs_to_this_game_alone() -> None:
    with_tile = [id for id in game_ids() if "retirement" in find_game(id).options([]).text()]
    flags = [option.name for option in find_game("maracaibo").declared if isinstance(option, Flag)]
    assert (with_tile, flags.count("retirement")) == (["maracaibo"], 1)


# Jordan


@pytest.mark.rule("PM-551", "PM-552", "PM-555")
def test_against_jordan_the_human_uses_the_tile_as_usual() -> None:
    state = exploring(person(explorer="c2", doubloons=20))
    play(state, "explore ret", "build c1r1")
    assert (seen(state, 0).doubloons, seen(state, 0).explorer, seen(state, 0).retired) == (12, "start", True)


@pytest.mark.rule("PM-555", "A-41", "A-43")
@pytest.mark.parametrize(("explorer", "end"), [("bl3", "cl1"), ("c1", "cl2"), ("c2", "cl3")])
def test_the_tile_is_no_space_for_jordan(explorer: str, end: str) -> None:
    jordan = rival(ship="c9r1", explorer=explorer, upgrades=12)
    state = table([person()], cards=FOUR, jordan=jordan, active=1, solo_deck="a2", options=RETIRE)
    found = look(state).jordan
    assert found is not None
    assert (found.ship, found.explorer, found.residences) == ("gulf", end, [])
