"""The pages about the kernel are true: their code runs."""

from pathlib import Path

import pytest

from doubloon.core.record import FIELDS, parse_record
from tests.workshop.markdown import blocks, run_python

DOCS = Path(__file__).parents[2] / "docs"


@pytest.mark.parametrize("page", ["records.md", "rng.md", "testing-a-game.md"])
def test_the_python_of_the_page_runs(page: str) -> None:
    assert run_python(DOCS / page) > 0


def test_the_record_on_the_page_reads_as_one() -> None:
    text = (DOCS / "records.md").read_text(encoding="utf-8")
    record = parse_record(blocks(text, "text")[0].code)
    assert record.moves == [(0, "keep 1 3"), (1, "keep 2 4")]
    assert record.end == "unfinished"
    assert all(f"| `{field}` |" in text for field in FIELDS)
