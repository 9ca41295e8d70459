"""Chapter 3: laying out the island, and landing."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from doubloon.core.rng import rng_from
from doubloon.games.jackal.box.box import KINDS, ZONES
from doubloon.games.jackal.game import Jackal
from doubloon.games.jackal.state import JackalState
from doubloon.games.jackal.stories.builder import boat, offered, play, table
from tests.rules.jackal.story import box, clause_against, crew, figure, look, new_game, sea

SEATS = pytest.mark.parametrize("seats", [2, 3, 4])
COLOURS = ["white", "yellow", "red", "black"]
SIZES = {
    "treasure_island": (20, 24, 13),
    "skerry": (16, 12, 9),
    "crescent_bay": (22, 18, 14),
    "long_reef": (20, 21, 13),
}


def places(state: JackalState) -> set[int]:
    """The ring indices on which the boat may be placed."""
    names = {text.split()[1] for text in offered(state) if text.startswith("place ")}
    return {index for index in range(state.island.sea) if sea(state, index) in names}


def laid(state: JackalState) -> Counter[tuple[int, int]]:
    """Tiles on the island by type and back."""
    faces = state.box.faces
    tiles = state.tiles
    return Counter((faces.tile[~face], back) for face, back in zip(tiles, state.backs, strict=True))


def in_box(state: JackalState) -> Counter[tuple[int, int]]:
    return Counter((card // 3, card % 3) for card in state.aside)


@pytest.mark.rule("JK-026", "JK-028", "JK-340", "JK-320", "T-018", "A-50")
@pytest.mark.parametrize("island", list(SIZES))
@SEATS
def test_each_zone_is_laid_from_its_back_and_the_rest_is_in_the_box(island: str, seats: int) -> None:
    state = new_game(seats, "lay", f"island={island}")
    counts = Counter(ZONES[back] for back in state.backs)
    assert (counts["beach"], counts["forest"], counts["mountain"]) == SIZES[island]
    assert state.backs == state.island.zone
    beach, forest, mountain = SIZES[island]
    assert look(state).in_the_box == {"beach": 22 - beach, "forest": 27 - forest, "mountain": 17 - mountain}
    whole = Counter((tile.number, zone) for tile in box().tiles for zone in range(3) for _ in range(tile.copies[zone]))
    assert laid(state) + in_box(state) == whole


@pytest.mark.rule("JK-026")
def test_on_the_standard_island_four_mountain_three_forest_and_two_beach_tiles_are_out() -> None:
    assert look(new_game(2, "nine")).in_the_box == {"mountain": 4, "forest": 3, "beach": 2}


@pytest.mark.rule("JK-026", "JK-028")
def test_chance_decides_what_is_out_what_lies_where_and_how_it_is_turned() -> None:
    out: set[int] = set()
    spots: set[int] = set()
    turns: Counter[int] = Counter()
    for number in range(60):
        state = new_game(2, f"chance {number}")
        faces = [~face for face in state.tiles]
        out |= {card // 3 for card in state.aside}
        for cell, face in enumerate(faces):
            tile = box().tiles[box().faces.tile[face]]
            if KINDS[tile.kind] == "bank":
                spots.add(cell)
            if KINDS[tile.kind] in ("cannon", "crossroads"):
                turns[box().faces.turn[face]] += 1
    assert len(out) > 35, "nearly every type of tile is out at some time"
    assert len(spots) > 12, "the bank lies anywhere in the forest"
    assert set(turns) == {0, 1, 2, 3}
    assert min(turns.values()) > sum(turns.values()) / 8


@pytest.mark.rule("JK-027", "JK-028")
def test_nobody_sees_what_is_face_down_or_out() -> None:
    state = new_game(3, "secret", "landing=recommended")
    assert all(seen.tile is None and not seen.face_up for seen in look(state).cells)
    for seat in (-1, 0, 1, 2):
        worlds = [state.imagine(seat, rng_from(f"world {number}")) for number in range(5)]
        for world in worlds:
            assert isinstance(world, JackalState)
            assert look(world, seat) == look(state, seat)
        assert len({tuple(world.aside) for world in worlds if isinstance(world, JackalState)}) > 1


@pytest.mark.rule("JK-029", "JK-030")
@SEATS
def test_at_the_start_all_gold_and_bottles_lie_beside_the_board(seats: int) -> None:
    state = new_game(seats, "start", "landing=recommended")
    view = look(state)
    assert (view.gold, view.lost, view.bottles, view.face_down) == (0, 0, 5, 57)
    assert [(seen.purse, seen.bottles) for seen in view.crews] == [(0, 0)] * seats
    assert not any(seen.coins or seen.figures or seen.bear for seen in view.cells)
    for colour in COLOURS[:seats]:
        for number in (1, 2, 3):
            assert figure(state, f"{colour}-{number}").aboard == colour


@pytest.mark.rule("JK-031", "JK-341", "JK-045")
@SEATS
def test_white_begins_and_absent_colours_are_skipped(seats: int) -> None:
    state = new_game(seats, "order", "landing=recommended")
    assert [seen.colour for seen in look(state).crews] == COLOURS[:seats]
    for turn in range(2 * seats):
        assert look(state).turn == COLOURS[turn % seats]
        assert state.deciders() == (turn % seats,)
        assert clause_against(state, "sail cw 1", seat=(turn + 1) % seats) == "JK-031"
        play(state, "sail cw 1")


@pytest.mark.rule("JK-032", "JK-342")
@SEATS
def test_boats_are_placed_one_after_another_in_turn_order(seats: int) -> None:
    state = new_game(seats, "landing")
    for seat, colour in enumerate(COLOURS[:seats]):
        assert state.deciders() == (seat,)
        assert [crew(state, other).boat is not None for other in COLOURS[:seats]] == [
            COLOURS.index(other) < seat for other in COLOURS[:seats]
        ]
        play(state, f"place {sea(state, 9 * seat)}")
        assert boat(state, colour) == 9 * seat
    assert look(state).turn == "white"


@pytest.mark.rule("JK-033")
@pytest.mark.parametrize("island", list(SIZES))
def test_a_boat_starts_beside_a_beach(island: str) -> None:
    state = new_game(2, "beach", f"island={island}")
    view = look(state)
    beach = {(seen.x, seen.y) for seen in view.cells if seen.zone == "beach"}
    near = {(x + dx, y + dy) for x, y in beach for dx in (-1, 0, 1) for dy in (-1, 0, 1)}
    want = {seen.cell for seen in view.cells if seen.zone == "sea" and (seen.x, seen.y) in near}
    assert {text.split()[1] for text in offered(state)} == want
    for index in range(state.island.sea):
        if sea(state, index) not in want:
            assert clause_against(state, f"place {sea(state, index)}") == "JK-033"
    if island == "crescent_bay":
        assert len(want) < state.island.sea, "cliffs are no landing"


@pytest.mark.rule("JK-034", "T-003", "T-004")
@pytest.mark.parametrize(("white", "near"), [(0, {39, 1}), (3, {1, 2, 4, 5})])
def test_no_boat_starts_beside_another(white: int, near: set[int]) -> None:
    state = new_game(2, "apart")
    play(state, f"place {sea(state, white)}")
    assert places(state) == set(range(40)) - near - {white}
    for index in near:
        assert clause_against(state, f"place {sea(state, index)}") == "JK-034"
    assert clause_against(state, f"place {sea(state, white)}") == "JK-051"


@pytest.mark.rule("JK-035", "JK-342")
@pytest.mark.parametrize(("seats", "rings"), [(2, [0, 20]), (3, [0, 13, 27]), (4, [0, 10, 20, 30])])
def test_recommended_cells_are_taken_without_a_question(seats: int, rings: list[int]) -> None:
    state = new_game(seats, "first game", "landing=recommended")
    assert [boat(state, colour) for colour in COLOURS[:seats]] == rings
    assert look(state).turn == "white"


@pytest.mark.rule("JK-035")
@pytest.mark.parametrize("island", list(SIZES))
def test_recommended_cells_of_every_island_obey_the_rules_of_landing(island: str) -> None:
    for seats in (2, 3, 4):
        free = new_game(seats, "free", f"island={island}")
        set_out = new_game(seats, "set", f"island={island}", "landing=recommended")
        for colour in COLOURS[:seats]:
            play(free, f"place {crew(set_out, colour).boat}")
        assert [crew(free, colour).boat for colour in COLOURS[:seats]] == [
            crew(set_out, colour).boat for colour in COLOURS[:seats]
        ]


@pytest.mark.rule("JK-342")
def test_landing_is_free_unless_said_otherwise() -> None:
    assert offered(new_game(2, "default"))[0].startswith("place ")


@pytest.mark.rule("JK-036")
def test_when_no_cell_is_left_apart_boats_may_start_side_by_side(tmp_path: Path) -> None:
    path = tmp_path / "rock.toml"
    path.write_text('[[islands]]\nid = "rock"\nrows = ["~~~", "~B~", "~~~"]\n', encoding="utf-8")
    game = Jackal(path)
    state = game.new(4, "rock", game.options(["island=rock"]), False)
    assert isinstance(state, JackalState)
    play(state, "place b1")
    assert set(offered(state)) == {"place a3", "place b3", "place c3"}
    play(state, "place b3")
    # Every free cell touches a boat now.
    assert set(offered(state)) == {f"place {name}" for name in ("a1", "a2", "a3", "c1", "c2", "c3")}


@pytest.mark.rule("JK-030")
def test_a_table_made_to_measure_starts_like_a_game() -> None:
    state = table(seats=4, rest="?", explored=True)
    fresh = new_game(4, "alike", "landing=recommended")
    assert [(seen.id, seen.aboard) for seen in look(state).figures] == [
        (seen.id, seen.aboard) for seen in look(fresh).figures
    ]
