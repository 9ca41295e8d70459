"""The documentation builds without a network, and opens without one."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

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
    assert {"index.html", "rules/silver_gold.html"} <= pages.keys()
    assert [name for name, html in pages.items() if FETCHED.search(html)] == []


@pytest.mark.parametrize(
    "html",
    [
        '<script async src="https://example.org/x.js">',
        '<link rel="stylesheet" href="//fonts.example.org/css">',
    ],
)
def test_something_fetched_would_be_seen(html: str) -> None:
    assert FETCHED.search(html)


def test_the_architecture_names_every_tool() -> None:
    told = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8")
    assert [path.name for path in (ROOT / "tools").glob("[a-z]*.py") if path.name not in told] == []
