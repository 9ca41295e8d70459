"""The documentation builds without a network, and opens without one."""

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tools.reference import PAGES, gather, page

ROOT = Path(__file__).parents[2]
# What a browser fetches by itself. Links that a reader may follow are another matter.
FETCHED = re.compile(
    r"<(?:script|img|iframe|source)\b[^>]*\ssrc=\"?(?:https?:)?//|"
    r"<link\b[^>]*rel=\"?(?:stylesheet|preconnect|icon|preload)[^>]*href=\"?(?:https?:)?//"
)


def build(folder: Path, more: str = "") -> int:
    """Build the pages in a folder, with something more on the first of them; the exit code."""
    shutil.copy(ROOT / "zensical.toml", folder)
    gather(folder / "build" / "docs")
    with (folder / "build" / "docs" / "index.md").open("a", encoding="utf-8") as index:
        index.write(more)
    command = [sys.executable, "-m", "zensical", "build", "--strict"]
    return subprocess.run(command, cwd=folder, capture_output=True, check=False).returncode


def test_the_pages_fetch_nothing_from_elsewhere(tmp_path: Path) -> None:
    assert build(tmp_path) == 0
    site = tmp_path / "site"
    pages = {path.relative_to(site).as_posix(): path.read_text(encoding="utf-8") for path in site.rglob("*.html")}
    assert {"index.html", "rules/silver_gold.html", *(f"reference/{name}.html" for name in PAGES)} <= pages.keys()
    assert [name for name, html in pages.items() if FETCHED.search(html)] == []


@pytest.mark.parametrize("link", ["[to no page](nowhere.md)", "[to no heading](records.md#nowhere)"])
def test_a_link_that_leads_nowhere_is_found(tmp_path: Path, link: str) -> None:
    assert build(tmp_path, f"\n{link}\n") != 0


def test_the_way_of_a_move_and_of_a_rule_leads_through_files_that_are_there() -> None:
    text = (ROOT / "docs" / "decisions.md").read_text(encoding="utf-8")
    named = re.findall(r"`((?:src|web|docs|tests)/[^`]+)`", text)
    assert len(named) > 15
    assert [name for name in named if not (ROOT / name).exists()] == []


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
