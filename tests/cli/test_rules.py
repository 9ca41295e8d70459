"""`doubloon rules`."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from doubloon import rules
from doubloon.commands.rules import print_entries
from doubloon.rules import coverage
from tests.cli.running import Doubloon

CATALOGUE = """\
# A game

- **Ids** are never reused.

## 1. Setup

- **SG-001** Everybody gets a ship. (R)
- **SG-002** Nobody gets two. (D)

## 2. Sailing

- **SG-003** The wind blows. (A-01)

## Worked examples

| id | Given | Then |
| --- | --- | --- |
| WE-1 | a ship | it sails |
| DV-1 (derived) | no wind | it stays |

| A-01 | Which wind? | West. |
- **V-7** A vector in a list.
| DP-1 | setup | a ship |
"""


def test_the_catalogue_of_the_rules_is_read_in_its_order() -> None:
    found = rules.parse_catalogue("silver_gold", CATALOGUE)
    assert found.clauses == {
        "SG-001": "Everybody gets a ship. (R)",
        "SG-002": "Nobody gets two. (D)",
        "SG-003": "The wind blows. (A-01)",
    }
    assert found.vectors == {"WE-1": "a ship | it sails", "DV-1": "no wind | it stays", "V-7": "A vector in a list."}
    assert found.rulings == {"A-01": "Which wind? | West."}
    assert found.chapters[:2] == [("1. Setup", ["SG-001", "SG-002"]), ("2. Sailing", ["SG-003"])]


def test_an_id_given_twice_is_refused() -> None:
    with pytest.raises(rules.BadCatalogue, match="two clauses SG-001"):
        rules.parse_catalogue("silver_gold", "- **SG-001** One.\n- **SG-001** Two.\n")


def test_a_file_without_clauses_is_refused() -> None:
    with pytest.raises(rules.BadCatalogue, match="holds no clause"):
        rules.parse_catalogue("silver_gold", "# Nothing\n")


def test_silver_and_gold_has_all_its_rules() -> None:
    found = rules.catalogue("silver_gold")
    assert (len(found.clauses), len(found.vectors), len(found.rulings)) == (148, 43, 30)
    assert list(found.clauses)[:2] == ["SG-001", "SG-002"]
    assert rules.clauses("silver_gold") == found.clauses
    assert sum(len(ids) for _, ids in found.chapters) == 148


def test_all_rules_are_printed_by_chapter(doubloon: Doubloon) -> None:
    ran = doubloon("rules", "silver_gold")
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.startswith("Silver & Gold\n\n1. Components\n\nSG-001  Two, three or four people play")
    assert len([line for line in ran.out.splitlines() if line.startswith("SG-")]) == 148


def test_single_rules_are_looked_up_in_any_case(doubloon: Doubloon) -> None:
    ran = doubloon("rules", "silver_gold", "sg-030", "A-02", "WE-1")
    assert [line.split()[0] for line in ran.out.splitlines()] == ["SG-030", "A-02", "WE-1"]
    found = doubloon("rules", "silver_gold", "SG-029", "--json").json()
    assert found == {"game": "silver_gold", "rules": {"SG-029": "A game has 4 rounds. (R)"}}


def test_a_ruling_is_printed_as_question_ruling_and_reason(doubloon: Doubloon) -> None:
    ran = doubloon("rules", "silver_gold", "A-06", "WE-1")
    ruling, vector = ran.out.splitlines()
    assert ruling.startswith(
        "A-06  Question: Do symbols work when a single box is chosen instead of the pattern? Ruling: Yes."
    )
    assert " Why: The symbol rules speak" in ruling
    assert re.fullmatch("WE-1  Given: .* When: .* Then: .* Clauses: .*", vector)
    assert "|" not in ran.out


def test_a_ruling_is_folded_part_by_part_on_a_terminal(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdout.isatty", lambda: True)
    monkeypatch.setenv("COLUMNS", "60")
    print_entries({"A-06": "Do symbols work? | Yes. | The symbol rules speak of any crossed box, whatever it is."})
    assert capsys.readouterr().out.splitlines() == [
        "A-06  Question: Do symbols work?",
        "      Ruling: Yes.",
        "      Why: The symbol rules speak of any crossed box,",
        "      whatever it is.",
    ]


def test_all_rules_as_json(doubloon: Doubloon) -> None:
    found = doubloon("rules", "silver_gold", "--json").json()
    assert [len(found[part]) for part in ("clauses", "vectors", "rulings")] == [148, 43, 30]


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["golden_silver"], "no game 'golden_silver'"),
        (["../../README"], "no game"),
        (["silver_gold", "SG-999"], "no 'SG-999'; the clauses are SG-001 to SG-148"),
        (["silver_gold", "SG-001", "--coverage"], "leave the ids away"),
    ],
)
def test_wrong_input_gets_one_sentence(doubloon: Doubloon, arguments: list[str], said: str) -> None:
    assert said in doubloon("rules", *arguments).complaint()


# Coverage

PROVEN = """\
import pytest
from pytest import mark

rule = pytest.mark.rule

@pytest.mark.rule("SG-001", "A-01")
def test_plain(): pass

@mark.rule("WE-1")
async def test_async(): pass

class TestShip:
    pytestmark = [pytest.mark.rule("SG-002")]

    def test_in_a_class(self): pass

@pytest.mark.parametrize("wind", [pytest.param(1, marks=pytest.mark.rule("DV-1")), 2])
def test_parametrized(wind): pass

CASES = [pytest.param(1, marks=rule("SG-003"))]

@pytest.mark.parametrize("sail", CASES)
def test_parametrized_from_above(sail): pass
"""

UNPROVEN = {
    "skipped": "@pytest.mark.skip\n@pytest.mark.rule('SG-001')\ndef test_it(): pass",
    "skipped with a reason": "@pytest.mark.rule('SG-001')\n@pytest.mark.skipif(True, reason='')\ndef test_it(): pass",
    "expected to fail": "@pytest.mark.xfail(strict=True)\n@pytest.mark.rule('SG-001')\ndef test_it(): assert 0",
    "skipped inside": "@pytest.mark.rule('SG-001')\ndef test_it():\n    if 1:\n        pytest.skip('later')",
    "skipped class": "@pytest.mark.skip\nclass TestIt:\n    @pytest.mark.rule('SG-001')\n    def test_it(self): pass",
    "skipped module": "pytestmark = pytest.mark.skip\n@pytest.mark.rule('SG-001')\ndef test_it(): pass",
    "skipped in a list": "pytestmark = [pytest.mark.skip()]\n@pytest.mark.rule('SG-001')\ndef test_it(): pass",
    "needs a module": "numpy = pytest.importorskip('numpy')\n@pytest.mark.rule('SG-001')\ndef test_it(): pass",
    "not a test": "@pytest.mark.rule('SG-001')\ndef check_it(): pass",
    "not a test class": "class Ship:\n    @pytest.mark.rule('SG-001')\n    def test_it(self): pass",
    "another mark": "@pytest.mark.xdist_group('SG-001')\ndef test_it(): pass",
    "a comment": "# @pytest.mark.rule('SG-001')\ndef test_it(): pass",
    "a skipped parameter": "@pytest.mark.parametrize('x', [pytest.param(1, marks=[pytest.mark.skip, "
    "pytest.mark.rule('SG-001')])])\ndef test_it(x): pass",
}


def covered(folder: Path, **files: str) -> coverage.Coverage:
    tests = folder / "silver_gold" / "deeper"
    tests.mkdir(parents=True, exist_ok=True)
    for name, source in files.items():
        (tests / f"{name}.py").write_text(source, encoding="utf-8")
    marks = coverage.read_marks("silver_gold", folder)
    return coverage.coverage(rules.parse_catalogue("silver_gold", CATALOGUE.replace("- **V-7**", "- V:")), marks)


def test_every_way_to_mark_a_test_counts(tmp_path: Path) -> None:
    found = covered(tmp_path, test_ship=PROVEN)
    assert (found.clauses, found.tested, found.untested) == (3, 3, [])
    assert (found.vectors, found.vectors_untested) == (2, [])
    assert (found.rulings, found.rulings_untested) == (1, [])
    assert found.complete()


@pytest.mark.parametrize("kind", UNPROVEN)
def test_what_does_not_run_proves_nothing(tmp_path: Path, kind: str) -> None:
    found = covered(tmp_path, test_ship="import pytest\n" + UNPROVEN[kind])
    assert found.tested == 0
    assert found.untested == ["SG-001", "SG-002", "SG-003"]
    assert found.unknown == []


def test_a_file_that_pytest_does_not_collect_proves_nothing(tmp_path: Path) -> None:
    assert covered(tmp_path, helpers=PROVEN).tested == 0


def test_an_id_that_no_rule_has_is_an_error(tmp_path: Path) -> None:
    found = covered(tmp_path, test_ship=PROVEN + "@rule('SG-01', 'DP-1')\n@rule(X)\ndef test_typo(): pass\n")
    assert found.unknown == ["SG-01", "not a text: X"]
    assert not found.complete()


def test_a_file_that_is_no_python_is_named(tmp_path: Path) -> None:
    with pytest.raises(coverage.NoTests, match=r"test_ship\.py is not readable Python"):
        covered(tmp_path, test_ship="def (")


def test_coverage_as_json(doubloon: Doubloon) -> None:
    ran = doubloon("rules", "silver_gold", "--coverage", "--json")
    assert ran.out.startswith('{"game":"silver_gold","clauses":148,"tested":')
    for key in ("untested", "vectors", "vectors_untested", "rulings", "rulings_untested", "unknown"):
        assert f'"{key}":' in ran.out


def test_silver_and_gold_is_proven_to_the_last_clause(doubloon: Doubloon) -> None:
    said = [f"silver_gold: {count} of {count} {part} tested" for count, part in ((148, "clauses"), (43, "vectors"))]
    assert doubloon("rules", "silver_gold", "--coverage") == (
        0,
        "\n".join([*said, "silver_gold: 30 of 30 rulings tested\n"]),
        "",
    )


def test_something_untested_fails_and_is_named(
    doubloon: Doubloon, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(coverage.read_marks, "__defaults__", (tmp_path,))
    (tmp_path / "silver_gold").mkdir()
    (tmp_path / "silver_gold" / "test_it.py").write_text("@pytest.mark.rule('SG-0')\ndef test_it(): pass\n")
    ran = doubloon("rules", "silver_gold", "--coverage")
    assert ran.code == 1
    assert "0 of 148 clauses tested; untested: SG-001 SG-002" in ran.out
    assert "test_it.py:1: the rules of silver_gold have no 'SG-0'" in ran.err


def test_without_a_checkout_there_is_nothing_to_count(
    doubloon: Doubloon, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(coverage.read_marks, "__defaults__", (tmp_path,))
    assert "only a checkout of Doubloon has" in doubloon("rules", "silver_gold", "--coverage").complaint()
