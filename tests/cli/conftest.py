"""What the tests of the command line share."""

from __future__ import annotations

from pathlib import Path

import pytest

from doubloon.arena.simulate import Series, play_game
from tests.cli.running import Doubloon


@pytest.fixture
def doubloon(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Doubloon:
    """Runs command lines, in an empty folder."""
    folder = tmp_path / "here"
    folder.mkdir()
    monkeypatch.chdir(folder)
    return Doubloon(capsys)


@pytest.fixture(scope="session")
def record_text() -> str:
    """The record of a whole game of three."""
    return play_game(Series("silver_gold", ["random"] * 3, 1, "record"), 0, "record").record
