"""The documentation builds without a network, and opens without one."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from tools.reference import PAGES, page

ROOT = Path(__file__).parents[2]
# What a browser fetches by itself. Links that a reader may follow are another matter.
FETCHED = re.compile(
    r"<(?:script|img|iframe|source)\b[^>]*\ssrc=\"?(?:https?:)?//|"
    r"<link\b[^>]*rel=\"?(?:stylesheet|preconnect|icon|preload)[^>]*href=\"?(?:https?:)?//"
)


def test_the_pages_fetch_nothing_from_elsewhere(tmp_path: Path) -> None:
    build = [sys.executable, "-m", "mkdocs", "build", "--quiet", "--strict", "--site-dir", str(tmp_path)]
    result = subprocess.run(build, cwd=ROOT, capture_output=True, text=True, check=False)
    assert result.returncode == 0, result.stderr
    pages = {
        path.relative_to(tmp_path).as_posix(): path.read_text(encoding="utf-8") for path in tmp_path.rglob("*.html")
    }
    assert {"index.html", "rules/silver_gold.html", *(f"reference/{name}.html" for name in PAGES)} <= pages.keys()
    assert [name for name, html in pages.items() if FETCHED.search(html)] == []


def test_the_reference_tells_what_the_docstrings_tell() -> None:
    core = page("core")
    assert "## doubloon.core.state" in core
    assert "`play(seat: int, move: Move) -> None`\n:   Carry out a legal move" in core
    assert "```python\nid: int\nkind: str\ntext: str\nfields: dict[str, Field]\n```" in core
    assert "_settle" not in core
    assert "`Laws = Callable[[State], dict[str, object]]`\n:   Named values" in page("testkit")
    assert "```python\n>>> from doubloon.words import Words" in page("words")


@pytest.mark.parametrize(
    "html",
    [
        '<script async src="https://example.org/x.js">',
        '<link rel="stylesheet" href="//fonts.example.org/css">',
    ],
)
def test_something_fetched_would_be_seen(html: str) -> None:
    assert FETCHED.search(html)
