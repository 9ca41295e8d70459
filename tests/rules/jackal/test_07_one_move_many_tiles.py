"""Chapter 7: a move that goes on from tile to tile, and where it ends."""

from __future__ import annotations

import pytest

from doubloon.games.jackal.box.box import ARROW, KINDS, LAST_TRANSIT
from doubloon.games.jackal.stories.builder import at, boat, coins, offered, pass_turns, ring, table, tile, where
from tests.rules.jackal.story import (
    act,
    box,
    cell,
    clause_against,
    crew,
    drawn,
    exits,
    figure,
    go,
    gold_at,
    kinds,
    look,
    step,
    steps,
)

TRANSIT = {"arrow", "crossroads", "horse", "ice", "crocodile", "trampoline", "balloon", "cannon"}
RESTING = [".", "l3", "c2", "pi", "ba", "b1", "bk", "ju", "li", "cm", "mu", "sh", "ai", "au", "sm", "dn", "mi", "eq"]
RESTING += ["sp", "fo"]
PAIRS = ["teams=two_on_two"]


@pytest.mark.rule("JK-074")
def test_eight_kinds_are_transit_tiles() -> None:
    assert set(KINDS[ARROW : LAST_TRANSIT + 1]) == TRANSIT
    assert {KINDS[kind] for face, kind in enumerate(box().faces.kind) if box().faces.manner[face] == 2} == TRANSIT


@pytest.mark.rule("JK-074", "JK-076")
@pytest.mark.parametrize("sign", [">E", "x0", "ho", "ic", "cr", "tr", "bl", "!N"])
def test_nobody_stops_on_a_transit_tile(sign: str) -> None:
    state = table(drawn({(4, 4): ".:w1", (5, 4): sign}))
    act(state, step(1, 5, 4))
    if exits(state):
        assert clause_against(state, "stay") == "JK-074"
        act(state, offered(state)[0])
    assert look(state).turn == "yellow"
    assert where(state, "white-1") != "f5"


@pytest.mark.rule("JK-074", "JK-089")
@pytest.mark.parametrize("sign", RESTING)
def test_the_move_ends_on_a_resting_tile(sign: str) -> None:
    state = table(drawn({(4, 4): ".:w1", (5, 4): sign}))
    act(state, step(1, 5, 4))
    if sign == "ai":
        act(state, "stay")
    assert look(state).turn == "yellow"
    assert where(state, "white-1") == "f5"


@pytest.mark.rule("JK-074", "JK-089", "JK-231")
def test_the_cannibal_ends_the_move_by_death() -> None:
    state = table(drawn({(4, 4): ".:w1", (5, 4): "ca"}))
    act(state, step(1, 5, 4))
    assert (look(state).turn, where(state, "white-1")) == ("yellow", "dead")


@pytest.mark.rule("JK-075", "JK-250", "JK-079", "T-088")
@pytest.mark.parametrize("sign", [">E", "ca", "ba", "pi", "tr", "ai"])
def test_the_bear_comes_before_the_tile(sign: str) -> None:
    state = table(drawn({(4, 4): ".:w1$", (5, 4): f"{sign}:&"}), waker="yellow")
    assert (5, 4) in steps(state, 1)
    assert clause_against(state, step(1, 5, 4, 1)) == "JK-251"
    act(state, step(1, 5, 4))
    assert figure(state, "white-1").state == "recovering"
    assert gold_at(state, 4, 4) == 1


@pytest.mark.rule("JK-075")
@pytest.mark.parametrize(("sign", "effect"), [("pi:y1!", "trapped"), ("ba:y1", "drunk")])
def test_enemies_are_hit_before_the_tile_acts(sign: str, effect: str) -> None:
    state = table(drawn({(4, 4): ".:w1", (5, 4): sign}), listen=True)
    act(state, step(1, 5, 4))
    assert [kind for kind in kinds(state) if kind in ("hit", effect)] == ["hit", effect]
    assert figure(state, "white-1").state == effect


@pytest.mark.rule("JK-075")
def test_a_tile_is_turned_over_before_it_acts() -> None:
    state = table(drawn({(4, 4): ".:w1", (5, 4): "?c3"}), listen=True)
    act(state, step(1, 5, 4))
    assert [kind for kind in kinds(state) if kind in ("explored", "chest")] == ["explored", "chest"]


@pytest.mark.rule("JK-076", "JK-077", "JK-088", "T-082")
def test_a_chain_of_tiles_is_one_action() -> None:
    state = table("""
             4      5     6     7
        3    .      .     .     ho
        4    .      .     ic    .
        5    .      >NE   .     .
        6    .:w1   .     .     .
    """)
    act(state, step(1, 5, 5))
    assert look(state).turn == "white"
    assert exits(state) == {(8, 1), (9, 2), (9, 4), (8, 5), (6, 5), (5, 4), (5, 2), (6, 1)}
    act(state, go(6, 5))
    assert (where(state, "white-1"), look(state).turn) == ("g6", "yellow")


@pytest.mark.rule("JK-077", "JK-345")
@pytest.mark.parametrize(
    ("cells", "first", "end"),
    [
        ({(4, 4): ".:w1", (5, 4): "ic"}, (5, 4), (6, 4)),  # a step
        ({(5, 1): "ic"}, (5, 1), (5, 2)),  # a landing
        ({(4, 4): ".:w1", (4, 5): ">SE", (5, 6): "ic"}, (4, 5), (6, 7)),  # an arrow
        ({(4, 4): ".:w1", (5, 4): "ic", (6, 4): "ic"}, (5, 4), (7, 4)),  # an ice slide
        ({(5, 6): ".:w1", (5, 5): "x0", (6, 5): "ic"}, (5, 5), (7, 5)),  # the crossroads, die 3
    ],
)
def test_ice_repeats_the_vector_by_which_it_was_entered(
    cells: dict[tuple[int, int], str], first: tuple[int, int], end: tuple[int, int]
) -> None:
    state = table(drawn(cells), dice=[3])
    act(state, step(1, *first))
    assert where(state, "white-1") == at(*end)


@pytest.mark.rule("JK-077", "JK-345", "A-16")
@pytest.mark.parametrize(
    ("vehicle", "ice", "want"),
    [
        ("ho", (6, 3), {(7, 1), (8, 2), (8, 4), (7, 5), (5, 5), (4, 4), (4, 2), (5, 1)}),
        ("tr", (7, 5), {(7, 3), (9, 5), (9, 3), (7, 7), (9, 7), (5, 7), (5, 5), (5, 3)}),
    ],
)
def test_ice_after_a_vehicle_is_a_ride_of_choice(
    vehicle: str, ice: tuple[int, int], want: set[tuple[int, int]]
) -> None:
    state = table(drawn({(5, 6): ".:w1", (5, 5): vehicle, ice: "ic"}))
    act(state, step(1, 5, 5), go(*ice))
    assert exits(state) == want
    act(state, go(*max(want)))
    assert (where(state, "white-1"), look(state).turn) == (at(*max(want)), "yellow")


@pytest.mark.rule("JK-345", "JK-088")
@pytest.mark.parametrize(
    ("sign", "want"),
    [
        (">N+E+S+W", {(5, 3), (6, 4), (5, 5), (4, 4)}),
        (">NE+SW", {(6, 3), (4, 5)}),
        ("ho", {(6, 2), (7, 3), (7, 5), (6, 6), (4, 6), (3, 5), (3, 3), (4, 2)}),
        ("tr", {(5, 2), (7, 2), (7, 4), (7, 6), (5, 6), (3, 6), (3, 4), (3, 2)}),
    ],
)
def test_where_a_tile_offers_several_exits_the_player_chooses(sign: str, want: set[tuple[int, int]]) -> None:
    state = table(drawn({(4, 3): ".:w1", (5, 4): sign}))
    act(state, step(1, 5, 4))
    assert exits(state) == want
    assert state.deciders() == (0,)
    assert clause_against(state, go(5, 9)) == "JK-345"
    for target in want:
        copy = state.clone()
        act(copy, go(*target))
        assert where(copy, "white-1") == at(*target)


@pytest.mark.rule("JK-345")
@pytest.mark.parametrize(
    ("sign", "start", "end"),
    [
        ("cr", (4, 4), "e5"),  # where he came from
        ("bl", (4, 4), "aboard white"),
        ("!E", (4, 4), "k5"),  # the first sea in line
        ("!S", (4, 4), "f11"),
        ("x0", (4, 4), "f4"),  # the die says 1
    ],
)
def test_tiles_with_a_single_exit(sign: str, start: tuple[int, int], end: str) -> None:
    state = table(drawn({start: ".:w1", (5, 4): sign}), dice=[1], boats={"yellow": 25})
    act(state, step(1, 5, 4))
    assert where(state, "white-1") == end


@pytest.mark.rule("JK-345", "JK-188")
@pytest.mark.parametrize("colour", ["white", "yellow", "red"])
def test_the_exit_of_a_balloon_is_the_own_boat_of_each(colour: str) -> None:
    state = table(drawn({(4, 4): f".:{colour[0]}1", (5, 4): "bl"}), seats=3, turn=colour)
    act(state, step(1, 5, 4))
    assert where(state, f"{colour}-1") == f"aboard {colour}"


@pytest.mark.rule("JK-084", "JK-148", "JK-089")
@pytest.mark.parametrize("sign", [">N", "ic", "!N"])
def test_a_tile_may_throw_a_figure_into_the_sea(sign: str) -> None:
    state = table(drawn({(5, 2): ".:w1", (5, 1): sign}), boats={"white": 15})
    act(state, step(1, 5, 1))
    assert (where(state, "white-1"), look(state).turn) == (ring(state, 0), "yellow")
    pass_turns(state, "yellow")
    assert {text for text in offered(state) if text.startswith("swim 1")} == {"swim 1 cw", "swim 1 ccw"}


@pytest.mark.rule("JK-085")
@pytest.mark.parametrize(("colour", "options"), [("white", []), ("red", PAIRS)])
def test_thrown_onto_a_friendly_boat_he_boards_it(colour: str, options: list[str]) -> None:
    boats = {"white": 20, "yellow": 25, "red": 15, "black": 30, colour: 0}
    state = table(drawn({(5, 2): ".:w1$", (5, 1): ">N"}), seats=4, boats=boats, options=options)
    act(state, step(1, 5, 1, 1))
    assert where(state, "white-1") == f"aboard {colour}"
    assert crew(state, "white").purse == 1


@pytest.mark.rule("JK-086", "JK-131", "JK-103")
def test_thrown_onto_an_enemy_boat_he_dies_and_his_coin_is_gone() -> None:
    state = table(drawn({(5, 2): ".:w1$", (5, 1): ">N"}), boats={"white": 20, "yellow": 0})
    act(state, step(1, 5, 1, 1))
    assert where(state, "white-1") == "dead"
    assert (look(state).gold, look(state).lost, crew(state, "yellow").purse) == (0, 1, 0)
    assert boat(state, "yellow") == 0


@pytest.mark.rule("JK-087", "JK-112", "JK-131")
def test_thrown_onto_enemy_swimmers_he_kills_them_all() -> None:
    state = table(drawn({(5, 2): ".:w1", (5, 1): ">N", (5, 0): "~:y1y2"}), boats={"white": 15})
    act(state, step(1, 5, 1))
    assert (where(state, "white-1"), where(state, "yellow-1"), where(state, "yellow-2")) == ("f1", "dead", "dead")


@pytest.mark.rule("JK-349", "JK-100", "T-032", "A-47")
def test_with_a_coin_onto_an_enemy_swimmer_the_coin_sinks_first() -> None:
    state = table(drawn({(5, 2): ".:w1$", (5, 1): ">N", (5, 0): "~:y1"}), boats={"white": 15}, listen=True)
    act(state, step(1, 5, 1, 1))
    assert (where(state, "white-1"), where(state, "yellow-1")) == ("f1", "dead")
    assert (look(state).lost, look(state).gold) == (1, 0)
    assert [kind for kind in kinds(state) if kind in ("coin-sunk", "drowned")] == ["coin-sunk", "drowned"]


@pytest.mark.rule("JK-147", "JK-076")
def test_a_transit_tile_explores_what_it_leads_to() -> None:
    state = table(drawn({(4, 4): ".:w1", (5, 4): ">E", (6, 4): "?c3"}))
    act(state, step(1, 5, 4))
    assert (where(state, "white-1"), tile(state, "g5"), coins(state, "g5")) == ("g5", "chest_3", 3)
    assert cell(state, 5, 4).figures == []
