"""Chapter 1: what is in the box."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from doubloon.core.rng import rng_from
from doubloon.games.jackal.box.box import ABILITIES, CHEST, KINDS, ZONES
from doubloon.games.jackal.stories.builder import coins, table, where
from tests.rules.jackal.story import (
    PRINTED,
    act,
    box,
    complaint,
    crew,
    figure,
    look,
    new_game,
    step,
)


@pytest.mark.rule("JK-001", "JK-002", "JK-003", "JK-012")
def test_sixty_six_tiles_with_three_backs_are_one_pool() -> None:
    pools = {zone: len(box().pool(number)) for number, zone in enumerate(ZONES)}
    assert pools == {"beach": 22, "forest": 27, "mountain": 17}
    assert sum(pools.values()) == 66
    # All of them take part: a new game has each either on the island or in the box.
    view = look(new_game(2, "pool"))
    assert sum(sum(counts.values()) for counts in view.unseen.values()) == 66
    assert {seen.back for seen in view.cells if seen.zone != "sea"} == {"beach", "forest", "mountain"}


@pytest.mark.rule("JK-001", "JK-003", "JK-007")
@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("all = 66", "all = 67"),
        ("\nbeach = 22", "\nbeach = 21"),
        ("\nforest = 27", "\nforest = 28"),
        ("\nmountain = 17", "\nmountain = 18"),
        ("chest_coins = 19", "chest_coins = 18"),
    ],
)
def test_a_file_whose_totals_are_wrong_is_refused(tmp_path: Path, old: str, new: str) -> None:
    assert "tile_totals" in complaint(tmp_path, (old, new))


@pytest.mark.rule("JK-004", "A-21", "A-22")
def test_every_one_of_28_kinds_is_there() -> None:
    assert len(KINDS) == len(set(KINDS)) == 28
    found = {KINDS[tile.kind] for tile in box().tiles if sum(tile.copies)}
    assert found == set(KINDS)
    # The ogre is the cannibal; the jungle is a tile of its own beside the labyrinth that looks like one.
    assert "ogre" not in found
    assert {"cannibal", "jungle"} <= found
    assert box().tile_named("labyrinth_2").kind != box().tile_named("jungle").kind


@pytest.mark.rule("JK-004", "JK-008", "JK-122", "JK-184")
def test_a_number_stands_on_chests_bottles_labyrinths_and_the_lighthouse_alone() -> None:
    numbers: dict[str, set[int]] = {}
    for tile in box().tiles:
        numbers.setdefault(KINDS[tile.kind], set()).add(tile.amount)
    counting = {kind: amounts for kind, amounts in numbers.items() if amounts != {0}}
    assert set(counting) == {"chest", "bottle", "labyrinth", "lighthouse"}
    assert (counting["labyrinth"], counting["lighthouse"]) == ({2, 3, 4, 5}, {4})


@pytest.mark.rule("JK-004")
def test_a_kind_that_nobody_knows_is_refused(tmp_path: Path) -> None:
    assert "must have a kind of" in complaint(tmp_path, ('kind = "caramba"', 'kind = "volcano"'))


@pytest.mark.rule("JK-005")
def test_four_crews_of_three_pirates_with_a_boat_each() -> None:
    view = look(new_game(4, "crews", "landing=recommended"))
    assert [seen.colour for seen in view.crews] == ["white", "yellow", "red", "black"]
    assert [seen.id for seen in view.figures] == [
        f"{colour}-{number}" for colour in ("white", "yellow", "red", "black") for number in (1, 2, 3)
    ]
    boats = [seen.boat for seen in view.cells if seen.boat]
    assert sorted(boats) == ["black", "red", "white", "yellow"]


@pytest.mark.rule("JK-005", "JK-009")
@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("crews = 4", "crews = 5"),
        ("pirates_per_crew = 3", "pirates_per_crew = 4"),
        ("die_faces = 6", "die_faces = 8"),
        ('turn_order = ["white", "yellow"', 'turn_order = ["yellow", "white"'),
        ('{ id = "diver"', '{ id = "baker"'),
    ],
)
def test_a_file_with_other_crews_cards_or_dice_is_refused(tmp_path: Path, old: str, new: str) -> None:
    assert "must" in complaint(tmp_path, (old, new))


@pytest.mark.rule("JK-006", "JK-007")
def test_nineteen_coins_fill_all_chests() -> None:
    assert box().limits.coins == 19
    assert sum(sum(tile.copies) * tile.amount for tile in box().tiles if tile.kind == CHEST) == 19


@pytest.mark.rule("JK-006", "JK-007")
def test_a_file_with_more_gold_in_chests_than_coins_is_refused(tmp_path: Path) -> None:
    assert "coins" in complaint(tmp_path, ("supply = 19", "supply = 18"))


@pytest.mark.rule("JK-006")
@pytest.mark.parametrize("chest", [1, 5])
def test_a_coin_is_a_coin_whichever_chest_it_comes_from(chest: int) -> None:
    state = table(f"""
             5
        1    ?c{chest}
    """)
    act(state, step(1, 5, 1), "sail cw 1", "board 1 coin")
    assert state.scores() == [1, 0]
    assert coins(state, "f2") == chest - 1


@pytest.mark.rule("JK-008")
def test_five_bottles_and_as_many_on_tiles() -> None:
    assert box().limits.bottles == 5
    tiles = [tile for tile in box().tiles if KINDS[tile.kind] == "bottle"]
    assert sum(sum(tile.copies) * tile.amount for tile in tiles) == 5
    assert look(new_game(3, "bottles")).bottles == 5


@pytest.mark.rule("JK-009", "A-44")
def test_cards_and_lone_pieces() -> None:
    pieces = tomllib.loads(PRINTED.read_text(encoding="utf-8"))["pieces"]
    assert pieces["ability_cards"] == len(ABILITIES) == len(set(ABILITIES)) == 12
    assert pieces["puzzle_cards"] == 10
    assert (pieces["missionaries"], pieces["bears"], pieces["die_faces"]) == (1, 1, 6)
    rolls = {rng_from(f"die {number}").die() for number in range(200)}
    assert rolls == {1, 2, 3, 4, 5, 6}


@pytest.mark.rule("JK-009")
def test_with_a_second_tile_of_his_there_is_still_one_missionary() -> None:
    state = table(
        """
             5    6
        1    ?mi  .
        9    ?mi  .
    """
    )
    act(state, step(1, 5, 1))
    assert where(state, "missionary") == "f2"
    act(state, step(1, 5, 9))
    assert where(state, "missionary") == "f2"
    assert figure(state, "missionary").crew == "white"


@pytest.mark.rule("JK-009", "JK-260")
def test_a_second_tile_of_his_does_not_bring_a_dead_missionary_back() -> None:
    state = table(
        """
             4    5     6     7
        5    .    ca    .     .
        6    .    .     ?mi   ?mi
        7    .    .:w2  .:w1  .
    """
    )
    act(state, step(1, 6, 6), "sail cw 1", step("m", 5, 5), "sail cw 1")
    assert all(seen.id != "missionary" for seen in look(state).figures)
    act(state, step(1, 7, 6))
    assert all(seen.id != "missionary" for seen in look(state).figures)


@pytest.mark.rule("JK-009")
def test_with_a_second_den_there_is_still_one_bear() -> None:
    state = table("""
             5
        1    ?dn
        9    ?dn
    """)
    act(state, step(1, 5, 1))
    act(state, step(1, 5, 9))
    assert sum(seen.bear for seen in look(state).cells) == 1
    assert look(state).waker == "white"


@pytest.mark.rule("JK-010", "A-02", "A-37")
def test_the_ship_is_off_the_board_and_the_boat_is_on_it() -> None:
    state = table("""
             4      5
        4    .:w1   .:y1
    """)
    act(state, step(1, 5, 4))
    hit = figure(state, "yellow-1")
    assert (hit.state, hit.cell, hit.aboard) == ("recovering", None, None)
    assert not any("yellow-1" in seen.figures for seen in look(state).cells)
    assert crew(state, "yellow").boat == "f11"


@pytest.mark.rule("JK-011", "JK-105")
def test_no_misfortune_touches_a_purse() -> None:
    state = table(
        """
             4      5      6
        4    .:w1   ca     .:y1
        5    .      .:w2   .
    """,
        purse={"white": 3, "yellow": 2},
    )
    act(state, step(1, 5, 4))  # eaten
    act(state, step(1, 5, 5))  # white-2 is hit
    assert (where(state, "white-1"), where(state, "white-2")) == ("dead", "ship")
    assert (crew(state, "white").purse, crew(state, "yellow").purse) == (3, 2)


@pytest.mark.rule("JK-011", "JK-105", "JK-098", "JK-025")
@pytest.mark.parametrize("seed", ["purse 1", "purse 2", "purse 4"])
def test_through_whole_games_purses_only_grow_and_coins_never_lie_on_transit_tiles(seed: str) -> None:
    state = new_game(3, seed, "island=skerry", "max_rounds=60", "landing=recommended")
    rng = rng_from(seed)
    north = look(state).rows
    purses = [0, 0, 0]
    while not state.over():
        seat = state.deciders()[0]
        moves = state.moves(seat)
        # Gold goes somewhere in these games: who can drag does.
        dragging = [move for move in moves if "coin" in move.text] or moves
        state.play(seat, dragging[rng.below(len(dragging))])
        assert all(now >= before for now, before in zip(state.purse, purses, strict=True))
        purses = list(state.purse)
        for place, stack in enumerate(state.coins):
            assert stack == 0 or state.box.faces.kind[state.tiles[place]] > 7
    assert state.laid > 0
    assert look(state).rows == north
