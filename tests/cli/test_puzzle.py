"""`doubloon puzzle`."""

from __future__ import annotations

from pathlib import Path

import pytest

from doubloon.registry import puzzles
from tests.cli.running import Doubloon

UNSOLVABLE = """
max_turns: 3
min_survivors: 3
bk ju em dn
ju fo em em
em fo em em
c1 em em ..
"""


def test_solve_proves_a_shipped_puzzle(doubloon: Doubloon) -> None:
    found = doubloon("puzzle", "solve", "sample_1", "--json").json()
    assert found["compiled"] in (True, False)
    puzzle = found["puzzles"][0]
    assert (puzzle["id"], puzzle["grade"]) == ("sample_1", "medium")
    assert (puzzle["verdict"], puzzle["proved"]) == ("solved", True)
    assert puzzle["best"] == puzzle["fewest_turns"]
    assert (puzzle["best"]["turns"], puzzle["best"]["survivors"]) == (4, 3)
    assert len(puzzle["best"]["line"]) == 4
    assert puzzle["positions"] > 1000
    assert puzzle["positions_per_s"] > 0


@pytest.mark.parametrize(("language", "title"), [("en", "Horse and balloon"), ("nl", "Paard en ballon")])
def test_without_more_words_the_shelf_is_listed(doubloon: Doubloon, language: str, title: str) -> None:
    ran = doubloon("puzzle", "--lang", language)
    assert ran.code == 0
    (line,) = [line for line in ran.out.splitlines() if line.split()[:1] == ["sample_1"]]
    assert title in line
    assert all(f"{id} " in ran.out for id in puzzles().ids())


def test_solve_tells_the_line_in_words(doubloon: Doubloon) -> None:
    ran = doubloon("puzzle", "solve", "sample_2", "--lang", "fr")
    assert ran.code == 0
    assert ran.out.startswith("sample_2 : 5 tours, 2 survivants, prouvé (")
    assert ran.out.count("\n  Tour ") == 5
    assert "Blanc vers" in ran.out


def test_solve_without_a_name_proves_the_whole_shelf(doubloon: Doubloon, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(puzzles(), "ids", lambda: ["over_the_ice", "sample_1"])
    found = doubloon("puzzle", "solve", "--json").json()
    assert [puzzle["id"] for puzzle in found["puzzles"]] == ["over_the_ice", "sample_1"]
    assert found["positions"] == sum(puzzle["positions"] for puzzle in found["puzzles"])
    assert "\n2 puzzles: " in doubloon("puzzle", "solve", "--lang", "en").out


def test_unsolvable_is_said_and_counted_as_a_failure(doubloon: Doubloon, tmp_path: Path) -> None:
    path = tmp_path / "fenced.txt"
    path.write_text(UNSOLVABLE, "utf-8")
    ran = doubloon("puzzle", "solve", str(path), "--lang", "en")
    assert ran.code == 1
    assert ran.out.startswith("fenced: unsolvable, proved (")


def test_giving_up_is_no_verdict(doubloon: Doubloon) -> None:
    ran = doubloon("puzzle", "solve", "sample_2", "--positions", "300", "--lang", "en")
    assert ran.code == 1
    assert "not proved, no solution found" in ran.out
    assert (
        '"verdict":"unknown","proved":false,"best":null'
        in doubloon("puzzle", "solve", "sample_2", "--positions", "300", "--json").out
    )


def test_new_makes_the_same_puzzle_for_the_same_seed(doubloon: Doubloon, tmp_path: Path) -> None:
    path = tmp_path / "new.txt"
    first = doubloon("puzzle", "new", "--grade", "easy", "--seed", "2", "--save", str(path))
    assert first.code == 0
    assert first.out == path.read_text("utf-8")
    found = doubloon("puzzle", "new", "--grade", "easy", "--seed", "2", "--json").json()
    assert found["text"] == first.out
    assert found["best"]["turns"] == found["max_turns"]
    assert len(found["needs"]) >= 2
    solved = doubloon("puzzle", "solve", str(path), "--json").json()["puzzles"][0]
    assert solved["best"]["turns"] == found["max_turns"]


def test_new_says_at_once_that_it_could_not_save(doubloon: Doubloon, tmp_path: Path) -> None:
    """Making a fiendish card takes its time: it must not be lost afterwards."""
    path = tmp_path / "nowhere" / "mine.txt"
    sentence = doubloon("puzzle", "new", "--grade", "fiendish", "--tries", "1", "--save", str(path)).complaint()
    assert f"there is no folder {path.parent}" in sentence


def test_new_does_not_overwrite(doubloon: Doubloon, tmp_path: Path) -> None:
    path = tmp_path / "mine.txt"
    path.write_text("mine", "utf-8")
    sentence = doubloon("puzzle", "new", "--grade", "easy", "--save", str(path)).complaint()
    assert "is there already" in sentence
    assert path.read_text("utf-8") == "mine"


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["puzzle", "eat"], "invalid choice: 'eat'"),
        (["puzzle", "new", "--grade", "mild"], "invalid choice: 'mild'"),
        (["puzzle", "new", "--tries", "0"], "is not a whole number from 1"),
        (["puzzle", "new", "--grade", "easy", "--seed", "4", "--tries", "1"], "none of 1 layouts is of the grade easy"),
        (["puzzle", "solve", "nowhere"], "there is no puzzle 'nowhere'; there are over_the_ice"),
        (["puzzle", "solve", "nowhere.txt"], "nowhere.txt"),
        (["puzzle", "play", "sample_1", "--lang", "xx"], "there are no words in 'xx'"),
    ],
)
def test_wrong_input_gets_one_sentence(doubloon: Doubloon, arguments: list[str], sentence: str) -> None:
    assert sentence in doubloon(*arguments).complaint()


def test_a_bad_file_is_refused_by_line_and_cell(doubloon: Doubloon, tmp_path: Path) -> None:
    path = tmp_path / "bad.txt"
    path.write_text(UNSOLVABLE.replace("c1", "zz"), "utf-8")
    assert "bad.txt, line 7, cell a4: 'zz' is no tile of a puzzle" in doubloon("puzzle", "solve", str(path)).complaint()


@pytest.mark.parametrize("action", [[], ["new"], ["solve"], ["play"]])
def test_help_has_examples(doubloon: Doubloon, action: list[str]) -> None:
    ran = doubloon("puzzle", *action, "--help")
    assert ran.code == 0
    assert "examples:\n  doubloon puzzle" in ran.out


def test_a_puzzle_that_is_not_found_leaves_no_file_behind(doubloon: Doubloon, tmp_path: Path) -> None:
    path = tmp_path / "new.txt"
    doubloon("puzzle", "new", "--grade", "fiendish", "--tries", "1", "--save", str(path)).complaint()
    assert not path.exists()
