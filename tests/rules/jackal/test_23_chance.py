"""Chance: the island is shuffled, the crossroads roll a die, and nothing else is random."""

from __future__ import annotations

from collections import Counter

import pytest

from doubloon.games.jackal.state import JackalState
from doubloon.games.jackal.stories.builder import play, table
from tests.rules.jackal.story import act, new_game, scene, step, told

Tokens = dict[tuple[int, int], str]


def laid(state: JackalState) -> list[str]:
    """What lies on the land of a new island, cell by cell."""
    faces = state.box.faces
    return [state.box.tiles[faces.tile[~face]].id for face in state.tiles]


@pytest.mark.rule("JK-026", "JK-028")
def test_one_seed_is_one_island() -> None:
    assert new_game(2, "atoll").digest() == new_game(2, "atoll").digest()
    assert laid(new_game(2, "atoll")) != laid(new_game(2, "lagoon"))


@pytest.mark.rule("JK-026", "JK-028")
def test_every_tile_is_removed_and_lies_everywhere_in_its_zone_equally_often() -> None:
    # Given a tile that is there once: the mountain chest of five, which is removed 4 times in 17
    where: Counter[int] = Counter()
    removed = 0
    games = 340
    for number in range(games):
        tiles = laid(new_game(2, f"shuffle {number}"))
        if "chest_5" in tiles:
            where[tiles.index("chest_5")] += 1
        else:
            removed += 1
    assert 52 < removed < 110, "80 are expected, with a standard deviation of 8"
    assert len(where) == 13, "each of 13 mountain cells"
    assert all(4 < count < 42 for count in where.values()), "20 are expected, with a standard deviation of 4.3"


@pytest.mark.rule("JK-028", "JK-024")
def test_tiles_lie_in_all_orientations_equally_often() -> None:
    turns: Counter[int] = Counter()
    for number in range(200):
        state = new_game(2, f"turn {number}")
        faces = state.box.faces
        for face in state.tiles:
            if state.box.tiles[faces.tile[~face]].id == "cannon":
                turns[faces.turn[~face]] += 1
    share = sum(turns.values()) / 4
    assert sorted(turns) == [0, 1, 2, 3]
    assert all(0.6 * share < count < 1.4 * share for count in turns.values())


@pytest.mark.rule("JK-201")
def test_the_die_of_a_crossroads_is_fair() -> None:
    pips: Counter[object] = Counter()
    for number in range(600):
        state = table(scene({(5, 6): ".:w1", (5, 5): "x0"}), seed=f"die {number}", listen=True)
        act(state, step(1, 5, 5))
        pips.update(event.args["die"] for event in told(state) if event.kind == "rolled")
    assert sorted(str(face) for face in pips) == ["1", "2", "3", "4", "5", "6"]
    assert all(60 < count < 140 for count in pips.values()), "100 are expected, with a standard deviation of 9"


@pytest.mark.rule("JK-106", "JK-112", "JK-236", "JK-050", "JK-191", "JK-201")
@pytest.mark.parametrize(
    ("tokens", "moves", "draws"),
    [
        ({(5, 5): ".:w1", (5, 6): ".:y1y2"}, ["step 1 f7"], False),  # a fight on land
        ({(10, 5): "~:w1", (10, 6): "~:y1"}, ["swim 1 cw"], False),  # a fight at sea
        ({(5, 5): ".:&", (7, 5): ".:y1"}, ["sail cw 2"], False),  # a boat, the bear
        ({(5, 5): ".:w1", (5, 6): "?c5"}, ["step 1 f7"], False),  # a tile turned over
        ({(5, 5): ".:w1", (5, 6): "?mu", (5, 7): ".:y1"}, ["step 1 f7", "shoot s"], False),
        ({(5, 5): ".:w1", (5, 6): "ho"}, ["step 1 f7", "go g5"], False),
        ({(5, 5): ".:w1", (5, 6): "x0"}, ["step 1 f7"], True),  # only the crossroads
    ],
)
def test_only_the_crossroads_draw_a_random_number(tokens: Tokens, moves: list[str], draws: bool) -> None:
    state = table(scene(tokens))
    before = state.rng.drawn
    play(state, *moves)
    assert (state.rng.drawn > before) == draws
