"""The tests themselves: nothing is skipped in silence."""

import ast
from pathlib import Path

TESTS = Path(__file__).parents[1]
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
