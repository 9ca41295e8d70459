"""A component file or an island that cannot be played is refused with its name, the entry, the line and the cell."""

from __future__ import annotations

from pathlib import Path

import pytest

from doubloon.bots.playout import play_randomly
from doubloon.core.errors import BadComponents
from doubloon.core.rng import rng_from
from doubloon.games.jackal.box.components import PRINTED, load_box
from doubloon.games.jackal.game import Jackal

BOX = PRINTED.read_text(encoding="utf-8")

WRONG = [
    ('id = "horse", kind = "horse"', 'id = "horse", kind = "mule"', "tileset.tiles[horse]", "'mule'"),
    ('"musket", b = 0, f = 1, m = 0, rest = true, once = true', '"musket", b = 0, f = 1, m = 0', "[musket]", "JK-142"),
    ('dirs = ["E", "W"]', 'dirs = ["E", "UP"]', "[arrow_2s]", "'UP'"),
    ('rotations = 2, dirs = ["E", "W"]', 'rotations = 4, dirs = ["E", "W"]', "[arrow_2s]", "rotations = 2"),
    ("steps = 5", "steps = 6", "[labyrinth_5]", "from 2 to 5"),
    ("all = 66", "all = 65", "tile_totals", "= 66"),
    ('turn_order = ["white", "yellow"', 'turn_order = ["yellow", "white"', "crews", "turn_order"),
    ('id = "skerry" ', 'id = "treasure_island" ', "the file", "different ids"),
    ("cells = 37", "cells = 36", "islands[skerry]", "= 37"),
    ("start = { 2 = [0, 16]", "start = { 2 = [0, 99]", "islands[skerry].start", "99"),
    ('game = "jackal"', 'game = "chess"', "meta", "jackal"),
    ("max_rounds = 300", "max_rounds = 1000", "limits", "from 1 to 999, not 1000"),
]


@pytest.mark.parametrize(("printed", "wrong", "entry", "problem"), WRONG, ids=[row[1][:40] for row in WRONG])
def test_a_wrong_component_file_names_file_entry_and_problem(
    printed: str, wrong: str, entry: str, problem: str, tmp_path: Path
) -> None:
    assert printed in BOX
    file = tmp_path / "mine.toml"
    file.write_text(BOX.replace(printed, wrong, 1), encoding="utf-8")
    with pytest.raises(BadComponents) as error:
        load_box(file)
    assert str(error.value).startswith("mine.toml: ")
    assert entry in str(error.value)
    assert problem in str(error.value)


ISLET = """
.~~~~~.
~~BBB~~
~BFMFB~
~BFMFB~
~~BBB~~
.~~~~~.
"""

BAD_ISLANDS = [
    ("~BFMFB~", "~BFXFB~", "line 3, cell d3", "'X' is no cell"),
    ("~BFMFB~", "~BFMFB", "line 3", "6 cells"),
    ("~~BBB~~\n~BFMFB~", ".~BBB~~\n~BFMFB~", "line 3, cell b3", "must have sea"),
    (".~~~~~.\n~~BBB~~", "~~~~~~.\n~~BBB~~", "line 1, cell a1", "touches no land"),
    ("~BFMFB~\n~BFMFB~", "~BFMFB~\n~~~~~~~\n~BFMFB~", "line 5, cell b5", "not connected"),
    ("~BFMFB~\n~BFMFB~", "~BB~FB~\n~BFMFB~", "line 3, cell d3", "no closed loop"),
]


def island_file(tmp_path: Path, drawing: str) -> Path:
    rows = ", ".join(f'"{row}"' for row in drawing.split())
    file = tmp_path / "islet.toml"
    file.write_text(f'[[islands]]\nid = "islet"\nrows = [{rows}]\n', encoding="utf-8")
    return file


@pytest.mark.rule("JK-020")
@pytest.mark.rule("JK-023")
@pytest.mark.parametrize(("good", "bad", "cell", "problem"), BAD_ISLANDS, ids=[row[3] for row in BAD_ISLANDS])
def test_a_wrong_island_names_line_and_cell(good: str, bad: str, cell: str, problem: str, tmp_path: Path) -> None:
    assert good in ISLET
    with pytest.raises(BadComponents) as error:
        load_box(island_file(tmp_path, ISLET.replace(good, bad, 1)))
    assert str(error.value).startswith("islet.toml: islands[islet] ")
    assert cell in str(error.value)
    assert problem in str(error.value)


@pytest.mark.rule("JK-023")
def test_an_island_needs_no_more_tiles_than_there_are(tmp_path: Path) -> None:
    rows = ["~" * 12, *("~" + "M" * 10 + "~" for _ in range(2)), "~" * 12]
    with pytest.raises(BadComponents, match="20 mountain cells, but the pool has only 17") as error:
        load_box(island_file(tmp_path, "\n".join(rows)))
    assert "line 3, cell i3 " in str(error.value)  # the first one too many


@pytest.mark.rule("JK-023")
def test_an_island_needs_a_beach_for_the_boats(tmp_path: Path) -> None:
    with pytest.raises(BadComponents, match="beside a beach cell"):
        load_box(island_file(tmp_path, "~~~~\n~FF~\n~~~~"))


@pytest.mark.rule("JK-023", "JK-033")
def test_an_island_needs_room_for_four_boats_beside_its_beaches(tmp_path: Path) -> None:
    """With fewer cells somebody could not land, or two boats would lie in one."""
    cliffs = "~~~~~~\n~FFBF~\n~FFFF~\n~~~~~~"
    with pytest.raises(BadComponents, match=r"only 3 sea cells beside its beaches, c1 first; .* 4 boats \(JK-023\)"):
        load_box(island_file(tmp_path, cliffs))
    state = Jackal(island_file(tmp_path, cliffs.replace("FBF", "BBF"))).new(4, "crowded")
    play_randomly(state, rng_from("crowded"), 5000)
    assert state.over()


SAID_WRONG = [
    ('id = "no"', "id", "'no' means that no island follows"),
    ('strat = "a1"', "strat", "unknown here"),
    ("start = { 5 = [0] }", "start", "unknown here"),
    ("start = { 2 = [0, 1] }", "start", "ring indices 0 and 1, which neighbour each other (JK-034)"),
]


@pytest.mark.rule("JK-023", "JK-034", "JK-035")
@pytest.mark.parametrize(("line", "key", "problem"), SAID_WRONG, ids=[row[0] for row in SAID_WRONG])
def test_what_an_island_says_beside_its_drawing_is_checked(line: str, key: str, problem: str, tmp_path: Path) -> None:
    file = island_file(tmp_path, ISLET)
    text = file.read_text(encoding="utf-8")
    file.write_text(text.replace('id = "islet"', line) if key == "id" else text + line + "\n", encoding="utf-8")
    with pytest.raises(BadComponents) as error:
        load_box(file)
    assert str(error.value).startswith("islet.toml: islands[")
    assert problem in str(error.value)


@pytest.mark.rule("JK-340")
def test_an_own_island_can_be_played(tmp_path: Path) -> None:
    game = Jackal(island_file(tmp_path, ISLET))
    state = game.new(2, "own island")
    assert "islet" in state.options.text()
    play_randomly(state, rng_from("own island"), 5000)
    assert state.over()
    again = game.new(2, "known island", game.options(["island=skerry"]))
    play_randomly(again, rng_from("known island"), 5000)
    assert again.over()
