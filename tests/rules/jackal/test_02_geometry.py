"""Chapter 2: the grid, the zones and the sea loop."""

from __future__ import annotations

from pathlib import Path

import pytest

from doubloon.core.errors import BadComponents
from doubloon.games.jackal.box.box import DIRECTIONS, KINDS, ZONES
from doubloon.games.jackal.box.island import Island
from doubloon.games.jackal.game import Jackal
from doubloon.games.jackal.stories.builder import at, offered, table, where
from tests.rules.jackal.story import act, box, clause_against, complaint, drawn, look, new_game, step, steps

VECTORS = {
    "N": (0, -1),
    "NE": (1, -1),
    "E": (1, 0),
    "SE": (1, 1),
    "S": (0, 1),
    "SW": (-1, 1),
    "W": (-1, 0),
    "NW": (-1, -1),
}
ROWS = {1: (4, 6), 2: (3, 7), 3: (2, 8), 4: (1, 9), 5: (1, 9), 6: (1, 9), 7: (2, 8), 8: (3, 7), 9: (4, 6)}
LAND = {(x, y) for y, (first, last) in ROWS.items() for x in range(first, last + 1)}
ISLANDS = ["treasure_island", "skerry", "crescent_bay", "long_reef"]


def standard() -> Island:
    return box().island_named("treasure_island")


def zone(x: int, y: int) -> str:
    return ZONES[standard().zone[standard().at(x, y)]]


def land_of(island: Island) -> set[tuple[int, int]]:
    return {(island.x[cell], island.y[cell]) for cell in range(island.land)}


def loop(island: Island) -> list[tuple[int, int]]:
    return [(island.x[cell], island.y[cell]) for cell in range(island.land, island.cells)]


def own_island(folder: Path, *rows: str) -> Jackal:
    """A game with an island of one's own, which comes first."""
    path = folder / "mine.toml"
    lines = "\n".join(f'  "{row}",' for row in rows)
    path.write_text(f'[[islands]]\nid = "mine"\nrows = [\n{lines}\n]\n', encoding="utf-8")
    return Jackal(path)


@pytest.mark.rule("JK-013", "JK-014", "JK-024")
@pytest.mark.parametrize("way", DIRECTIONS)
def test_directions_go_clockwise_from_north_which_is_up(way: str) -> None:
    dx, dy = VECTORS[way]
    behind = (5 - dx, 5 - dy)
    state = table(drawn({(5, 5): f">{way}", behind: ".:w1"}))
    act(state, step(1, 5, 5))
    assert where(state, "white-1") == at(5 + dx, 5 + dy)
    assert list(VECTORS) == DIRECTIONS


@pytest.mark.rule("JK-013")
def test_cells_count_from_the_north_western_corner() -> None:
    view = look(new_game(2, "grid"))
    for seen in view.cells:
        assert seen.cell == f"{'abcdefghijk'[seen.x]}{seen.y + 1}"
        assert (view.rows[seen.y][seen.x] == "~") == (seen.zone == "sea")
    assert next(seen for seen in view.cells if (seen.x, seen.y) == (5, 1)).cell == "f2"


@pytest.mark.rule("JK-015", "JK-020", "T-001", "A-01", "A-04")
def test_the_standard_island_is_an_octagon_of_57_cells_in_a_sea_of_40() -> None:
    island = standard()
    assert (island.land, island.sea) == (57, 40)
    assert land_of(island) == LAND
    ring = loop(island)
    assert ring[0] == (5, 0)
    assert {ring[1], ring[-1]} == {(6, 0), (4, 0)}
    assert ring[1] == (6, 0), "clockwise"
    corner = ring.index((7, 0))
    assert {ring[corner - 1], ring[corner + 1]} == {(6, 0), (7, 1)}


@pytest.mark.rule("JK-016", "JK-017", "JK-018", "T-002")
def test_zones_are_rings_around_the_middle() -> None:
    counts = {"mountain": 0, "forest": 0, "beach": 0}
    for x, y in LAND:
        dx, dy = abs(x - 5), abs(y - 5)
        if dx + dy <= 2:
            want = "mountain"
        elif max(dx, dy, dx + dy - 1) == 4:
            want = "beach"
        else:
            want = "forest"
        assert zone(x, y) == want, (x, y)
        counts[want] += 1
        by_side = any((x + ex, y + ey) not in LAND for ex, ey in ((0, 1), (1, 0), (0, -1), (-1, 0)))
        assert by_side == (want == "beach")
    assert counts == {"mountain": 13, "forest": 24, "beach": 20}
    named = [zone(5, 5), zone(5, 3), zone(6, 4), zone(7, 4), zone(1, 5)]
    assert named == ["mountain", "mountain", "mountain", "forest", "beach"]


@pytest.mark.rule("JK-017")
def test_twelve_forest_cells_touch_the_sea_by_a_corner() -> None:
    sea = set(loop(standard()))
    touching = [
        (x, y) for x, y in LAND if zone(x, y) == "forest" and any((x + a, y + b) in sea for a, b in VECTORS.values())
    ]
    assert len(touching) == 12


@pytest.mark.rule("JK-019", "JK-020", "JK-023", "A-04")
@pytest.mark.parametrize("id", ISLANDS)
def test_the_sea_is_the_water_that_touches_land_and_one_closed_loop(id: str) -> None:
    island = box().island_named(id)
    land, ring = land_of(island), loop(island)
    around = {(x + dx, y + dy) for x, y in land for dx, dy in VECTORS.values()} - land
    assert set(ring) == around
    assert len(ring) == len(around)
    sides = [(0, -1), (1, 0), (0, 1), (-1, 0)]
    for index, (x, y) in enumerate(ring):
        beside = {(x + dx, y + dy) for dx, dy in sides} & around
        assert beside == {ring[index - 1], ring[(index + 1) % len(ring)]}
    # Clockwise: with y growing southwards, the loop turns right (its signed area is positive).
    area = sum(x * ring[(i + 1) % len(ring)][1] - y * ring[(i + 1) % len(ring)][0] for i, (x, y) in enumerate(ring))
    assert area > 0


@pytest.mark.rule("JK-021")
@pytest.mark.parametrize(
    ("text", "free"),
    [("place b1", True), ("step 1 l3", False)],  # sea and land of other islands, nothing on this one
)
def test_nothing_is_ever_off_the_board(text: str, free: bool) -> None:
    state = new_game(2, "off", "landing=free" if free else "landing=recommended")
    assert clause_against(state, text) == "JK-021"
    assert len(look(state).cells) == 97


@pytest.mark.rule("JK-022", "JK-062")
def test_neighbours_touch_by_side_or_corner() -> None:
    state = table("""
             5
        5    .:w1
    """)
    assert steps(state, 1) == {(5 + dx, 5 + dy) for dx, dy in VECTORS.values()}


@pytest.mark.rule("JK-022", "JK-068")
@pytest.mark.parametrize("index", range(40))
def test_ring_neighbours_are_the_next_cells_of_the_loop_and_no_corners(index: int) -> None:
    ring = loop(standard())
    boats = {"white": (index + 20) % 40, "yellow": (index + 10) % 40}
    for text, there in (("swim 1 cw", index + 1), ("swim 1 ccw", index - 1)):
        state = table(drawn({ring[index]: "~:w1"}), boats=boats)
        assert {move for move in offered(state) if " 1 " in move and not move.startswith("sail")} == {
            "swim 1 cw",
            "swim 1 ccw",
        }
        act(state, text)
        assert where(state, "white-1") == at(*ring[there % 40])


@pytest.mark.rule("JK-023")
def test_land_that_hangs_together_by_a_corner_is_one_island(tmp_path: Path) -> None:
    game = own_island(tmp_path, "~~~.", "~B~~", "~~B~", ".~~~")
    state = table("1\n1 .:w1", game=game, island="mine", boats={"white": 0, "yellow": 5})
    assert (2, 2) in steps(state, 1)


@pytest.mark.rule("JK-023", "JK-019", "JK-020")
@pytest.mark.parametrize(
    ("rows", "words"),
    [
        (("~~~~~~~", "~B~~~B~", "~~~~~~~"), "connected"),
        (("~~~~~", "~BBB~", "~B~B~", "~BBB~", "~~~~~"), "JK-020"),
        (("~~~~", "~BB~", "~BB", "~~~~"), "cells"),
        (("~~~~", "~BB~", "~BB.", "~~~~"), "JK-019"),
        (("~~~~.", "~BB~.", "~BB~~", "~~~~~"), "JK-019"),
        (("~~~", "~F~", "~~~"), "JK-023"),
        (("~" * 8, *["~BMMMMM~"] * 4, "~" * 8), "pool has only 17"),
        (("~~~", "~X~", "~~~"), "is no cell"),
        (("~~~", "~~~"), "no land"),
    ],
)
def test_an_island_that_is_none_is_refused(tmp_path: Path, rows: tuple[str, ...], words: str) -> None:
    with pytest.raises(BadComponents, match=words):
        own_island(tmp_path, *rows)


@pytest.mark.rule("JK-024", "JK-143")
@pytest.mark.parametrize(
    ("tile", "turned"),
    [
        ("arrow_1s", ["N", "E", "S", "W"]),
        ("arrow_1d", ["NE", "SE", "SW", "NW"]),
        ("arrow_2s", ["E W", "S N"]),
        ("arrow_3", ["NW E S", "NE S W", "SE W N", "SW N E"]),
        ("crossroads", ["N NE E S SW W", "E SE S W NW N", "S SW W N NE E", "W NW N E SE S"]),
        ("cannon", ["N", "E", "S", "W"]),
    ],
)
def test_a_quarter_turn_moves_every_direction_by_two(tile: str, turned: list[str]) -> None:
    first = box().tile_named(tile).first_face
    faces = box().faces
    shown = [
        " ".join(DIRECTIONS[way] for way in faces.directions[face])
        for face in range(len(faces))
        if box().tiles[faces.tile[face]].id == tile
    ]
    assert shown == turned
    assert faces.turn[first : first + len(turned)] == list(range(len(turned)))


@pytest.mark.rule("JK-024")
def test_only_arrows_crossroads_and_cannons_have_orientations(tmp_path: Path) -> None:
    turnable = {KINDS[tile.kind] for tile in box().tiles if tile.rotations > 1}
    assert turnable == {"arrow", "crossroads", "cannon"}
    assert "rotations" in complaint(tmp_path, ('kind = "horse", ', 'kind = "horse", rotations = 4, '))
    assert "rotations" in complaint(tmp_path, ('rotations = 4, dirs = ["N"]', 'rotations = 2, dirs = ["N"]'))
