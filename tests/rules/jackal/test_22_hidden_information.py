"""Hidden information: face-down tiles, the tiles in the box, and who has looked."""

from __future__ import annotations

import pytest

from doubloon.core.rng import rng_from
from doubloon.core.view import SPECTATOR
from doubloon.games.jackal.game import jackal
from doubloon.games.jackal.state import JackalState
from doubloon.games.jackal.stories.builder import at, offered, table
from tests.rules.jackal.story import act, cell, kinds, look, new_game, scene, step, told

EVERYBODY = (0, 1, SPECTATOR)


def worlds(state: JackalState, seat: int, count: int = 12) -> list[JackalState]:
    """What a seat imagines, several times."""
    return [state.imagine(seat, rng_from(f"world {number}")) for number in range(count)]


def face_down(state: JackalState) -> list[str]:
    """What is under the face-down tiles, in the order of cells; nobody at the table knows."""
    faces = state.box.faces
    return [state.box.tiles[faces.tile[~face]].id for face in state.tiles if face < 0]


@pytest.mark.rule("JK-027", "JK-071", "JK-002")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_of_a_face_down_tile_only_the_back_is_seen(seat: int) -> None:
    state = new_game(2, "backs", "landing=recommended")
    land = [seen for seen in look(state, seat).cells if seen.zone != "sea"]
    assert all(seen.tile is None and not seen.face_up and seen.back == seen.zone for seen in land)


@pytest.mark.rule("JK-027", "JK-024", "JK-185")
def test_tables_that_differ_under_face_down_tiles_cannot_be_told_apart() -> None:
    # Given the same island but for what lies under two backs of the same zone, and how it is turned
    one = table(scene({(5, 5): "?c5", (5, 6): "?!N", (3, 5): ".:w1"}), rest="?")
    other = table(scene({(5, 5): "?!E", (5, 6): "?c5", (3, 5): ".:w1"}), rest="?")
    assert one.digest() != other.digest()
    for seat in EVERYBODY:
        assert look(one, seat) == look(other, seat)
        for left, right in zip(worlds(one, seat), worlds(other, seat), strict=True):
            assert left.digest() == right.digest()
    assert offered(one) == offered(other)


@pytest.mark.rule("JK-027", "JK-024")
def test_how_a_face_down_tile_is_turned_is_anybodys_guess() -> None:
    state = new_game(2, "turned", "landing=recommended")
    faces = state.box.faces
    turns: dict[int, set[int]] = {}
    for world in worlds(state, 0):
        for face in world.tiles:
            if face < 0:
                turns.setdefault(faces.tile[~face], set()).add(~face)
    for tile, seen in turns.items():
        rotations = state.box.tiles[tile].rotations
        assert len(seen) > 1 or rotations == 1, state.box.tiles[tile].id
        assert len(seen) <= rotations


@pytest.mark.rule("JK-027", "JK-185")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_an_imagined_island_looks_like_the_real_one(seat: int) -> None:
    state = table(scene({(5, 5): "?c5", (5, 6): "?!N", (5, 7): "c1:$", (3, 5): ".:w1"}))
    assert any(seen.tile and seen.tile.kind == "empty" for seen in look(state, seat).cells)
    for world in worlds(state, seat):
        assert look(world, seat) == look(state, seat)


@pytest.mark.rule("JK-027", "JK-026")
def test_which_tiles_are_in_the_box_is_secret_and_how_many_is_not() -> None:
    state = new_game(3, "box", "landing=recommended")
    for seat in (0, 1, 2, SPECTATOR):
        view = look(state, seat)
        assert view.in_the_box == {"beach": 2, "forest": 3, "mountain": 4}
        # What may lie under a back is the whole pool of that back.
        assert {zone: sum(tiles.values()) for zone, tiles in view.unseen.items()} == {
            "beach": 22,
            "forest": 27,
            "mountain": 17,
        }
        imagined = worlds(state, seat)
        assert len({tuple(world.aside) for world in imagined}) > 3
        assert all(look(world, seat) == view for world in imagined)


@pytest.mark.rule("JK-027", "JK-028")
def test_what_is_imagined_is_a_whole_box_and_leaves_explored_tiles_alone() -> None:
    state = new_game(2, "whole", "landing=recommended")
    act(state, next(text for text in offered(state) if text.startswith("step 1")))
    if state.journey is not None:
        act(state, offered(state)[0])
    pool = sorted(tile for zone in range(3) for tile in state.box.pool(zone))
    up = {place: face for place, face in enumerate(state.tiles) if face >= 0}
    seen = set()
    for world in worlds(state, 1):
        faces = world.box.faces
        laid = [faces.tile[face if face >= 0 else ~face] for face in world.tiles]
        assert sorted([*laid, *(card // 3 for card in world.aside)]) == pool
        assert {place: world.tiles[place] for place in up} == up
        seen.add(tuple(world.tiles))
    assert len(seen) > 6


@pytest.mark.rule("JK-184", "JK-185", "JK-219", "JK-299")
def test_a_look_is_known_to_who_looked_and_that_there_was_one_to_all() -> None:
    state = table(
        scene({(5, 5): ".:w1", (5, 4): "?c5"}), rest="?", abilities={"white-1": "lookout"}, listen=True, seats=2
    )
    hidden = look(state, 0).unseen["mountain"]
    act(state, f"look {at(5, 4)}")
    for seat in EVERYBODY:
        seen = cell(state, 5, 4, seat)
        assert (seen.looked, seen.face_up) == ([0], False)
        assert (seen.tile is not None) == (seat == 0)
        imagined = {world.tiles[world.island.named(at(5, 4))] for world in worlds(state, seat, 30)}
        assert (len(imagined) == 1) == (seat == 0)
    # The looker counts that tile no more among the unseen; the others still do.
    assert (look(state, 0).unseen["mountain"].get("chest_5", 0), hidden["chest_5"]) == (0, 1)
    assert look(state, 1).unseen["mountain"]["chest_5"] == 1
    # All hear where, one hears what.
    assert [event.args for event in told(state, 1) if event.kind == "looked-at"] == [{"seat": 0, "cell": at(5, 4)}]
    assert ["saw" in kinds(state, seat) for seat in EVERYBODY] == [True, False, False]
    assert not [event for event in told(state, 1) if "chest_5" in str(event.args)]


@pytest.mark.rule("JK-229", "JK-227")
def test_knowledge_follows_the_tile_through_an_earthquake() -> None:
    # Given that white knows the chest at (5, 5)
    board = scene({(3, 5): ".:w1", (3, 6): "?eq", (5, 5): "?c5", (7, 5): "?"})
    state = table(board, looked={at(5, 5): [0]})
    act(state, step(1, 3, 6), f"swap {at(5, 5)}", f"swap {at(7, 5)}")
    for seat in EVERYBODY:
        there = cell(state, 7, 5, seat)
        assert (there.looked, there.face_up, there.back) == ([0], False, "mountain")
        assert (there.tile is not None and there.tile.id == "chest_5") == (seat == 0)
        assert (cell(state, 5, 5, seat).tile, cell(state, 5, 5, seat).looked) == (None, [])


@pytest.mark.rule("JK-011", "JK-289", "JK-223")
def test_everything_else_is_the_same_for_all() -> None:
    board = scene({(5, 5): "l3:w1/2$/2", (6, 6): "pi:y1!", (3, 5): ".:&", (7, 5): ".:m", (4, 7): "ba:y2"})
    state = table(
        board, seats=3, purse={"white": 2, "red": 1}, bottles={"yellow": 2}, abilities={"red-1": "diver"}, ship="red-2"
    )
    views = [look(state, seat) for seat in (0, 1, 2, SPECTATOR)]
    for view in views[1:]:
        assert (view.figures, view.crews, view.cells) == (views[0].figures, views[0].crews, views[0].cells)
        assert (view.bear, view.waker, view.gold, view.unseen) == (
            views[0].bear,
            views[0].waker,
            views[0].gold,
            views[0].unseen,
        )
    assert [seen.purse for seen in views[3].crews] == [2, 0, 1]
    assert [seen.bottles for seen in views[3].crews] == [0, 2, 0]


@pytest.mark.rule("JK-027", "JK-071")
def test_an_explored_tile_is_known_to_all_and_left_out_of_the_unseen() -> None:
    state = table(scene({(5, 4): ".:w1", (5, 5): "?c5"}), rest="?")
    before = look(state, 1).unseen["mountain"]["chest_5"]
    act(state, step(1, 5, 5))
    for seat in EVERYBODY:
        seen = cell(state, 5, 5, seat).tile
        assert seen is not None
        assert (seen.id, seen.amount) == ("chest_5", 5)
    assert look(state, 1).unseen["mountain"].get("chest_5", 0) == before - 1


@pytest.mark.rule("JK-027")
def test_nothing_told_at_set_up_names_a_tile() -> None:
    state = new_game(2, "quiet", listen=True)
    ids = {tile.id for tile in jackal().box.tiles} - {"missionary"}
    assert face_down(state)
    assert not [event for event in told(state, 0) if any(id in str(event.args) for id in ids)]


@pytest.mark.rule("JK-071", "JK-201")
@pytest.mark.parametrize(("first", "learned"), [("?tr", "explored"), ("tr", ""), ("x0", "rolled")])
def test_what_a_tile_or_the_die_has_shown_is_known_for_good(first: str, learned: str) -> None:
    # Given a trampoline at once or behind the crossroads: his mover is still choosing, nobody else was asked
    state = table(scene({(5, 4): ".:w1", (5, 5): first, (6, 5): "tr"}), dice=[3])
    before = state.reveals
    act(state, step(1, 5, 5))
    assert state.deciders() == (0,)
    assert (state.reveals > before) == (learned != "")
    assert state.revealed == (learned or "next-asked")


@pytest.mark.rule("JK-071", "JK-002")
def test_every_kind_of_tile_is_left_out_of_the_unseen_once_it_lies_face_up() -> None:
    state = new_game(2, "turned", "landing=recommended")
    box, zones = state.box, ("beach", "forest", "mountain")
    for place in range(state.island.land):
        before = look(state).unseen
        state.tiles[place] = ~state.tiles[place]
        type = box.tiles[box.faces.tile[state.tiles[place]]].id
        back = zones[state.backs[place]]
        assert look(state).unseen[back].get(type, 0) == before[back][type] - 1
    assert {zone: sum(counts.values()) for zone, counts in look(state).unseen.items()} == look(state).in_the_box
    assert box.faces.tile[0] in [box.faces.tile[face] for face in state.tiles]
