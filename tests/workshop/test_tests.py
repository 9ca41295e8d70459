"""The tests themselves: nothing is skipped in silence."""

import re
from pathlib import Path

TESTS = Path(__file__).parents[1]
SKIPPING = re.compile(r"pytest\.(skip|xfail|importorskip|mark\.(skip|skipif|xfail))\b|unittest\.skip")


def test_no_test_is_skipped() -> None:
    skipping = [path.name for path in TESTS.rglob("*.py") if SKIPPING.search(path.read_text(encoding="utf-8"))]
    assert skipping == []


def test_a_skip_would_be_seen() -> None:
    assert SKIPPING.search("@pytest.mark." + "skipif(True)")
    assert SKIPPING.search("    pytest." + "skip('no')")
