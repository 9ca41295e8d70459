"""`doubloon sim`."""

from __future__ import annotations

from pathlib import Path

import pytest

from doubloon.arena import simulate
from doubloon.compiled import is_compiled
from tests.cli.running import Doubloon, Ran, doubloon_process

SERIES = ["sim", "silver_gold", "--seats", "random,greedy", "--games", "6", "--seed", "7"]


def test_the_json_has_exactly_the_promised_keys(doubloon: Doubloon) -> None:
    found = doubloon(*SERIES, "--json").json()
    assert list(found) == [
        "game",
        "seats",
        "games",
        "moves",
        "seconds",
        "moves_per_s",
        "wins",
        "score_mean",
        "errors",
        "compiled",
        "digest",
    ]
    assert (found["game"], found["seats"], found["games"]) == ("silver_gold", ["random", "greedy"], 6)
    assert (found["errors"], found["compiled"]) == (0, is_compiled())
    assert sum(found["wins"]) == 6
    assert len(found["score_mean"]) == 2
    assert found["moves"] > 6 * 28
    assert found["moves_per_s"] == pytest.approx(found["moves"] / found["seconds"], rel=0.1)
    assert len(bytes.fromhex(found["digest"])) == 8


def test_the_digest_depends_neither_on_jobs_nor_on_compilation(doubloon: Doubloon) -> None:
    alone = doubloon(*SERIES, "--json").json()
    for other in (
        doubloon_process(*SERIES, "--json", "--jobs", "2"),
        doubloon_process(*SERIES, "--json", DOUBLOON_INTERPRETED="1"),
    ):
        found = other.json()
        same = ("digest", "moves", "wins", "score_mean", "errors")
        assert [found[key] for key in same] == [alone[key] for key in same]
    assert found["compiled"] is False


@pytest.mark.parametrize(
    "change",
    [["--seed", "8"], ["--games", "5"], ["--seats", "greedy,random"], ["--option", "start=2"]],
)
def test_the_digest_depends_on_everything_that_was_asked_for(doubloon: Doubloon, change: list[str]) -> None:
    assert doubloon(*SERIES, "--json").json()["digest"] != doubloon(*SERIES, *change, "--json").json()["digest"]


def test_the_table_shows_wins_shares_and_scores(doubloon: Doubloon) -> None:
    ran = doubloon(*SERIES)
    assert (ran.code, ran.err) == (0, "")
    for word in ("seat", "wins", "95 %", "mean score", "greedy", "6 games", "digest"):
        assert word in ran.out


def test_alone_there_is_nobody_to_win_against_but_jordan(doubloon: Doubloon) -> None:
    ran = doubloon("sim", "silver_gold", "--seats", "random", "--games", "2")
    assert ran.code == 0
    assert "wins" not in ran.out
    assert "mean score" in ran.out
    against_jordan = doubloon("sim", "maracaibo", "--seats", "random", "--games", "1").out
    assert "wins" in against_jordan
    assert "0.0%" in against_jordan


def test_every_game_leaves_a_record_that_verifies(doubloon: Doubloon) -> None:
    assert doubloon(*SERIES, "--records", "deep/games").code == 0
    files = sorted(str(path) for path in Path("deep/games").iterdir())
    assert len(files) == 6
    assert doubloon("verify", *files).code == 0


def test_somebody_elses_box_is_played_with_and_named_in_the_records(doubloon: Doubloon, own_box: Path) -> None:
    ran = doubloon(*SERIES, "--components", str(own_box), "--records", "games")
    assert ran.code == 0
    files = sorted(str(path) for path in Path("games").iterdir())
    without = doubloon("verify", *files)
    assert without.code == 1
    assert "--components" in without.out
    assert doubloon("verify", *files, "--components", str(own_box)).code == 0


@pytest.fixture
def own_box(tmp_path: Path) -> Path:
    from doubloon import registry

    original = Path(registry.__file__).parent / "games" / "silver_gold" / "box" / "components.toml"
    path = tmp_path / "own.toml"
    path.write_text(original.read_text(encoding="utf-8") + "\n# mine\n", encoding="utf-8")
    return path


@pytest.mark.parametrize("json", [[], ["--json"]])
def test_a_game_that_breaks_is_counted_and_its_traceback_shown(
    doubloon: Doubloon, monkeypatch: pytest.MonkeyPatch, json: list[str]
) -> None:
    def breaks(*_: object) -> None:
        raise ZeroDivisionError("the sails tore")

    monkeypatch.setattr(simulate, "play_out", breaks)
    ran = doubloon(*SERIES, *json)
    assert ran.code == 1
    assert "6 of 6 games broke off" in ran.err
    assert ran.err.count("Traceback") == 1
    assert "ZeroDivisionError: the sails tore\n" in ran.err
    assert ('"errors":6' in ran.out) == bool(json)


WRONG = [
    (["--seats", "random,cheat"], "no opponent 'cheat'"),
    (["--seats", "random,"], "no opponent ''"),
    (["--seats", "random,search:0"], "search:N"),
    (["--seats", "you,random"], "no opponent 'you'"),
    (["--seats", ",".join(["random"] * 5)], "1 to 4 seats, not 5"),
    (["--games", "0"], "'0' is not a whole number from 1"),
    (["--games", "-3"], "'-3' is not a whole number"),
    (["--games", "1e3"], "'1e3' is not a whole number"),
    (["--games", "9" * 5000], "is not a whole number"),
    (["--jobs", "0"], "whole number from 1 to 64"),
    (["--jobs", "65"], "whole number from 1 to 64"),
    (["--seed", ""], "the seed must be one line"),
    (["--seed", "a\nb"], "the seed must be one line"),
    (["--seed", "x" * 199], "the seed must be one line"),
    (["--option", "start"], "name=value"),
    (["--option", "start=9"], "option start takes one of"),
    (["--option", "start=3"], "names seat 3, but there are 2"),
    (["--option", "start=1", "--option", "start=2"], "given twice"),
    (["--option", "wind=west"], "no option 'wind'"),
    (["--components", "missing.toml"], "cannot be read"),
    (["--components", "."], "cannot be read"),
    (["--components", "/dev/zero"], "plain file"),
]


@pytest.mark.parametrize(("wrong", "said"), WRONG)
def test_wrong_input_gets_one_sentence_and_leaves_nothing_behind(
    doubloon: Doubloon, wrong: list[str], said: str
) -> None:
    ran: Ran = doubloon(*SERIES, "--records", "games", *wrong)
    assert said in ran.complaint()
    assert list(Path().iterdir()) == []


def test_an_unknown_game_gets_one_sentence(doubloon: Doubloon) -> None:
    ran = doubloon("sim", "golden_silver", "--seats", "random,random", "--games", "1", "--records", "games")
    assert "no game 'golden_silver'" in ran.complaint()
    assert list(Path().iterdir()) == []


def test_records_go_into_a_folder_only(doubloon: Doubloon) -> None:
    Path("taken").write_text("mine", encoding="utf-8")
    assert "no records can be written into taken" in doubloon(*SERIES, "--records", "taken").complaint()
    assert "no records can be written into /proc" in doubloon(*SERIES, "--records", "/proc").complaint()
    assert Path("taken").read_text(encoding="utf-8") == "mine"


def test_records_of_an_earlier_series_are_not_written_over(doubloon: Doubloon) -> None:
    assert doubloon(*SERIES, "--records", "games").code == 0
    ran = doubloon(*SERIES, "--seed", "another", "--records", "games")
    assert "games holds records of silver_gold already; name another folder" in ran.complaint()


@pytest.mark.parametrize("content", [b"", b"\xff\xfe", b"cards = 3", b"a = " + b"[" * 100_000])
def test_a_bad_component_file_gets_one_sentence(doubloon: Doubloon, tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "box.toml"
    path.write_bytes(content)
    assert "box.toml" in doubloon(*SERIES, "--components", str(path)).complaint()
