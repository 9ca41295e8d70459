"""Chapter 13: the earthquake."""

from __future__ import annotations

import pytest

from doubloon.games.jackal.state import JackalState
from doubloon.games.jackal.stories.builder import at, offered, pass_turns, table, tile, where
from tests.rules.jackal.story import act, cell, clause_against, gold_at, look, step

QUAKE = """
         3      4      5       6     7
    3    .      .      .:$     ?c5   .
    4    .:w1   ?eq    .:&     .:y1  .
    """


def quake(drawing: str = QUAKE, looked: dict[str, list[int]] | None = None) -> JackalState:
    """White has explored the earthquake on (4, 4)."""
    state = table(drawing, waker="yellow", looked=looked)
    act(state, step(1, 4, 4))
    return state


def turns_of(state: JackalState) -> list[str]:
    return [text for text in offered(state) if text.startswith("turn")]


@pytest.mark.rule("JK-226", "JK-227", "JK-229", "T-100", "A-34")
def test_any_two_tiles_without_figure_bear_and_coin() -> None:
    # Face-down tiles too
    state = quake()
    picks = {text[5:] for text in offered(state)}
    island = state.island
    taken = {at(5, 3), at(5, 4), at(6, 4), at(4, 4)}
    assert picks == {island.names[place] for place in range(island.land)} - taken
    assert {text.split()[0] for text in offered(state)} == {"swap"}, "the swap is compulsory"
    for occupied in ((5, 3), (5, 4), (6, 4), (4, 4)):
        assert clause_against(state, f"swap {at(*occupied)}") == "JK-226"
    assert clause_against(state, "stop") == "JK-226"
    # The second is another one
    act(state, f"swap {at(6, 3)}")
    assert {text[5:] for text in offered(state)} == picks - {at(6, 3)}
    assert clause_against(state, f"swap {at(6, 3)}") == "JK-226"


@pytest.mark.rule("JK-227")
def test_a_face_down_tile_stays_face_down_in_another_zone() -> None:
    state = quake()
    forest, beach = (6, 3), (4, 9)
    assert [cell(state, *c).zone for c in (forest, beach)] == ["forest", "beach"]
    act(state, f"swap {at(*forest)}", f"swap {at(*beach)}")
    assert look(state).turn == "yellow"
    assert (cell(state, *forest).face_up, cell(state, *beach).face_up) == (True, False)
    # Then the back travels, the zone of the cell does not
    assert [cell(state, *c).back for c in (forest, beach)] == ["beach", "forest"]
    assert [cell(state, *c).zone for c in (forest, beach)] == ["forest", "beach"]
    assert (cell(state, *beach, 0).tile, gold_at(state, *beach)) == (None, 0)


@pytest.mark.rule("JK-227", "JK-226")
def test_the_swapped_tile_acts_where_it_lies_now() -> None:
    state = quake()
    act(state, f"swap {at(6, 3)}", f"swap {at(3, 5)}")
    pass_turns(state, "yellow")
    act(state, step(1, 3, 5))
    assert (tile(state, at(3, 5)), gold_at(state, 3, 5)) == ("chest_5", 5)


@pytest.mark.rule("JK-228")
@pytest.mark.parametrize(
    ("sign", "turns", "then"),
    [
        (">N", 4, ["N", "E", "S", "W"]),
        (">NE", 4, ["NE", "SE", "SW", "NW"]),
        (">E+W", 2, ["E+W", "S+N"]),
        (">NE+SW", 2, ["NE+SW", "SE+NW"]),
    ],
)
def test_a_swapped_arrow_may_be_turned_to_any_orientation(sign: str, turns: int, then: list[str]) -> None:
    state = quake(QUAKE.replace("?c5", sign))
    act(state, f"swap {at(6, 3)}", f"swap {at(3, 5)}")
    assert turns_of(state) == [f"turn {turn}" for turn in range(turns)]
    for turn, directions in enumerate(then):
        turned = state.clone()
        act(turned, f"turn {turn}")
        face = cell(turned, 3, 5).tile
        assert face is not None
        assert set(face.directions) == set(directions.split("+"))
        assert look(turned).turn == "yellow"


@pytest.mark.rule("JK-228")
@pytest.mark.parametrize("sign", ["!E", "x1", ">N+E+S+W", ">NE+SE+SW+NW", "?>E"])
def test_nothing_else_is_turned(sign: str) -> None:
    state = quake(QUAKE.replace("?c5", sign))
    before = state.tiles[state.island.named(at(6, 3))]
    act(state, f"swap {at(6, 3)}", f"swap {at(3, 5)}")
    assert look(state).turn == "yellow"
    assert state.tiles[state.island.named(at(3, 5))] == before


@pytest.mark.rule("JK-228")
def test_of_two_swapped_arrows_each_is_asked_about() -> None:
    drawing = QUAKE.replace("?c5", ">N")
    state = quake(drawing + "    5  >E+W  .  .  .  .\n")
    act(state, f"swap {at(6, 3)}", f"swap {at(3, 5)}")
    # The first cell that was named first: there lies the double arrow now
    assert turns_of(state) == ["turn 0", "turn 1"]
    act(state, "turn 1")
    assert turns_of(state) == ["turn 0", "turn 1", "turn 2", "turn 3"]
    act(state, "turn 3")
    double, single = cell(state, 6, 3).tile, cell(state, 3, 5).tile
    assert double is not None
    assert single is not None
    assert (sorted(double.directions), single.directions) == (["N", "S"], ["W"])


@pytest.mark.rule("JK-229")
def test_what_was_seen_and_used_moves_with_the_tile() -> None:
    drawing = QUAKE + "    5  au  .  .  .  .\n"
    state = quake(drawing, looked={at(6, 3): [0]})
    act(state, f"swap {at(6, 3)}", f"swap {at(3, 5)}")
    # Then white still knows the chest, and the airplane is still used up
    seen, plane = cell(state, 3, 5, 0).tile, cell(state, 6, 3).tile
    assert seen is not None
    assert plane is not None
    assert (seen.id, cell(state, 3, 5).looked, cell(state, 6, 3).looked) == ("chest_5", [0], [])
    assert cell(state, 3, 5, 1).tile is None
    assert (plane.id, plane.used) == ("airplane", True)


@pytest.mark.rule("JK-229", "JK-140")
def test_a_spent_chest_stays_spent() -> None:
    state = quake(QUAKE.replace("?c5", "c5"))
    act(state, f"swap {at(6, 3)}", f"swap {at(3, 5)}")
    pass_turns(state, "yellow")
    act(state, step(1, 3, 5))
    assert (where(state, "white-1"), gold_at(state, 3, 5)) == (at(3, 5), 0)


@pytest.mark.rule("JK-229")
@pytest.mark.parametrize(("free", "asked"), [(1, False), (2, True)])
def test_the_swap_is_compulsory_if_two_such_tiles_exist(free: int, asked: bool) -> None:
    # Given a coin on every tile of the skerry but these: the cell that white leaves is one of the free
    loose = {(4, 4), (3, 4), *[(3, 3)][: free - 1]}
    rows: list[str] = ["  ".join(["", *[str(x) for x in range(1, 8)]])]
    land = {1: range(3, 6), 2: range(2, 7), 3: range(1, 8), 4: range(1, 8)}
    land |= {5: range(1, 8), 6: range(2, 7), 7: range(3, 6)}
    for y, xs in land.items():
        signs = [".:$" if (x, y) not in loose else "." for x in range(1, 8)]
        row = [sign if x in xs else "_" for x, sign in zip(range(1, 8), signs, strict=True)]
        rows.append(f"{y} " + " ".join(row))
    drawing = "\n".join([*rows, "4 _ _ .:w1 ?eq _ _ _"])
    state = table(drawing, island="skerry", explored=True)
    act(state, step(1, 4, 4))
    assert (look(state).turn == "white") == asked
    if asked:
        assert {text[5:] for text in offered(state)} == {at(3, 4), at(3, 3)}
