"""`doubloon analyse` and `doubloon promises`."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

import pytest

from doubloon.arena.simulate import Series, play_game
from tests.cli.running import Doubloon


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "game.txt"
    text = play_game(Series("silver_gold", ["random", "sailor"], 1, "analyse"), 0, "record").record
    path.write_text(text, encoding="utf-8")
    return path


def test_a_record_is_analysed_for_people_and_for_scripts(doubloon: Doubloon, record: Path) -> None:
    ran = doubloon("analyse", str(record), "--quick", "--seat", "1", "--lang", "en")
    assert ran.code == 0, ran.err
    assert "points could be expected at the start" in ran.out
    assert "looked doubtful" in ran.out
    told = doubloon("analyse", str(record), "--quick", "--json").json()
    assert (told["game"], told["seat"], told["seats"]) == ("silver_gold", 0, 2)
    assert round(told["expected"] - told["cost"] + told["luck"], 6) == told["result"]


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("\nend: ", "\n# ", "a record ends with one line"),
        ("ruleset: 1", "ruleset: 0", "ruleset"),
        ("components: box", "components: 0123456789abcdef", "--components"),
    ],
)
def test_a_record_that_is_cut_off_old_or_of_another_box_is_refused_in_a_sentence(
    doubloon: Doubloon, record: Path, old: str, new: str, said: str
) -> None:
    text = record.read_text(encoding="utf-8")
    assert old in text
    record.write_text(text.replace(old, new), encoding="utf-8")
    assert said in doubloon("analyse", str(record)).complaint()


def test_a_record_of_a_box_of_ones_own_is_analysed_with_that_box(doubloon: Doubloon, tmp_path: Path) -> None:
    box = files("doubloon.games.silver_gold") / "box" / "components.toml"
    own = tmp_path / "own.toml"
    own.write_text(f"# ours\n{box.read_text(encoding='utf-8')}", encoding="utf-8")
    played = ["silver_gold", "--seats", "random", "--games", "1", "--records", str(tmp_path), "--components", str(own)]
    assert doubloon("sim", *played).code == 0
    [record] = tmp_path.glob("silver_gold-*.txt")
    told = doubloon("analyse", str(record), "--quick", "--components", str(own), "--json").json()
    assert (told["game"], told["seats"]) == ("silver_gold", 1)


def test_an_unfinished_game_and_a_seat_that_is_not_there_are_refused(doubloon: Doubloon, record: Path) -> None:
    assert "has 2 seats" in doubloon("analyse", str(record), "--seat", "3").complaint()
    lines = record.read_text(encoding="utf-8").splitlines()
    kept = [line for line in lines if line[:2].strip().isdigit() is False or int(line.split()[0]) <= 2]
    text = "\n".join([line for line in kept if not line.startswith("end:") and "=" not in line.split()[1:2]])
    record.write_text(f"{text}\nend: unfinished\n", encoding="utf-8")
    assert "only a finished game can be analysed" in doubloon("analyse", str(record)).complaint()


def test_promises_are_compared_with_what_came(doubloon: Doubloon) -> None:
    told = doubloon("promises", "silver_gold", "--games", "2", "--json").json()
    assert [row["moment"] for row in told["rounds"]] == [1, 2, 3, 4]
    assert "promised" in doubloon("promises", "silver_gold", "--games", "1").out
