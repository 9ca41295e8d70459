"""The tests themselves: nothing is skipped in silence."""

import ast
import subprocess
from pathlib import Path

ROOT = Path(__file__).parents[2]
TESTS = ROOT / "tests"
SKIPPING = {"skip", "skipif", "xfail", "importorskip", "skipTest"}


def skips(source: str) -> bool:
    """Does this code skip a test, or expect one to fail? What stands in a text is not code."""
    return any(isinstance(node, ast.Attribute) and node.attr in SKIPPING for node in ast.walk(ast.parse(source)))


def test_no_test_is_skipped() -> None:
    assert [path.name for path in TESTS.rglob("*.py") if skips(path.read_text(encoding="utf-8"))] == []


def test_a_skip_would_be_seen() -> None:
    assert skips("@pytest.mark.skipif(True)\ndef test_it(): pass")
    assert skips("def test_it():\n    pytest.skip('no')")
    assert not skips("TEXT = '@pytest.mark.skip'")


def test_tests_are_prepared_by_one_process_before_four_import_them() -> None:
    """Preparing all of them takes 20 seconds, which every process that finds nothing prepared would spend."""
    commands = subprocess.run(["make", "-n", "test"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    assert 0 <= commands.find("--collect-only") < commands.find("-n 4")
