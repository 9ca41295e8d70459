"""The small game of the documentation is a game like any other, on every surface."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.serving import Guests, Server, run, sqlite_in
from tests.workshop.markdown import run_console
from tests.workshop.small_game import PAGE, pack, parts

ROOT = Path(__file__).parents[2]


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The game's package, which every process that is started finds installed."""
    folder = tmp_path / "package"
    folder.mkdir()
    known = os.environ.get("PYTHONPATH", "")
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(folder), str(ROOT), *([known] if known else [])]))
    return pack(folder)


def test_the_game_is_small() -> None:
    module, _, words = parts()
    lines = [line for block in module for line in block.code.splitlines() if line.strip()]
    assert len(lines) < 150
    assert len(words.splitlines()) < 20


def test_it_plays_as_shown_and_passes_every_check_of_the_kit(package: Path) -> None:
    command = [sys.executable, "-m", "tests.workshop.small_game"]
    result = subprocess.run(command, cwd=package, capture_output=True, text=True, check=False, timeout=120)
    assert result.returncode == 0, result.stdout + result.stderr


def test_bots_play_it_in_the_terminal_as_shown(package: Path) -> None:
    assert run_console(PAGE, package) > 1


def test_a_person_plays_it_in_the_terminal(package: Path) -> None:
    command = [sys.executable, "-m", "doubloon", "play", "purse", "--seats", "you,greedy", "--seed", "coins"]
    typed = "draw\n\nr\n?\n" + "1\n\n" * 40
    result = subprocess.run(
        [*command, "--save", "game.txt", "--lang", "en"],
        cwd=package,
        input=typed,
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    assert result.returncode == 0, result.stderr
    assert "Draw, or stop?" in result.stdout
    assert "The chest is empty." in result.stdout
    assert "purse" in (package / "game.txt").read_text(encoding="utf-8")


def test_a_person_and_a_bot_play_it_on_a_server_which_says_how_it_looks(package: Path, tmp_path: Path) -> None:
    async def story(guests: Guests) -> None:
        anne = guests.come()
        known = await anne.get("/api/games")
        assert "purse" in [game["id"] for game in known["games"]]
        seats = [{"kind": "you"}, {"kind": "bot", "level": "greedy"}]
        opened = await anne.post("/api/tables", game="purse", seats=seats, name="Anne")
        player = await anne.table(opened["table"])
        await player.until_asked()
        assert player.shown is not None
        assert player.shown["choices"][0]["label"] == "Draw"
        assert player.shown["parts"][0]["facts"][0]["label"] == "Secret"
        await player.play_out()
        assert player.view is not None
        assert player.view["ending"]["reason"] == "chest-empty"
        assert not player.refused

    with Server(sqlite_in(tmp_path)) as server:
        run(server.address, story)
