"""What docs/research.md, its notebook and its example say is so."""

from __future__ import annotations

import json
import re
import runpy
from pathlib import Path

import numpy as np
import pytest

from doubloon.envs.features import Features
from doubloon.registry import find_game

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "research.md").read_text(encoding="utf-8")


def test_the_pieces_of_the_page_run() -> None:
    pieces = re.findall(r"^```python\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)
    assert len(pieces) == 5
    for piece in pieces:
        exec(compile(piece, "docs/research.md", "exec"), {})


def test_the_table_of_widths_is_true() -> None:
    rows = re.findall(r"^\| (\w+) \| (\d+) \| ([\d,]+) \| ([\d,]+) \|$", PAGE, re.MULTILINE)
    assert len(rows) == 4
    for game, seats, numbers, features in rows:
        columns = find_game(game).columns(int(seats))
        assert (f"{len(columns):,}", f"{Features(columns).width:,}") == (numbers, features)
        assert f"{len(find_game(game).moveset):,}" in PAGE


def test_the_notebook_runs() -> None:
    notebook = json.loads((ROOT / "docs" / "notebooks" / "first-evening.ipynb").read_text(encoding="utf-8"))
    names: dict[str, object] = {}
    for cell in notebook["cells"]:
        if cell["cell_type"] == "code":
            exec(compile("".join(cell["source"]), "first-evening.ipynb", "exec"), names)


def test_the_example_learns_a_little_in_a_moment() -> None:
    """Twenty games at a time for some seconds: enough to see that chances move, not that it plays well."""
    example = runpy.run_path(str(ROOT / "examples" / "learn_silver_gold.py"))
    weights = example["learn"](1.5, games=20)
    assert np.isfinite(weights).all()
    assert np.abs(weights).max() > 0
    assert 0 <= example["wins"](weights, games=2) <= 1


@pytest.mark.parametrize("word", ["strict=True", "doubloon mcp", "--dataset", "resample_from_infostate"])
def test_the_page_speaks_of_every_door(word: str) -> None:
    assert word in PAGE
