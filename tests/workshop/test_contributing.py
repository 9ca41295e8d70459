"""CONTRIBUTING.md is true: what it tells to run and to open is there."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from doubloon.registry import game_ids

ROOT = Path(__file__).parents[2]
TEXT = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
CODE = [" ".join(code.split()) for code in re.findall(r"`([^`]+)`", TEXT)]
PLACES = (ROOT, ROOT / "src", ROOT / "src" / "doubloon", ROOT / "web")


def test_every_file_and_folder_is_there() -> None:
    named = [code for code in CODE if "/" in code and re.fullmatch(r"[\w./<>{},*-]+", code)]
    assert len(named) > 20
    assert [name for name in named if not any(is_there(name.replace("<game>", game)) for game in game_ids())] == []


def is_there(name: str) -> bool:
    return all(any(list(place.glob(one.rstrip("/"))) for place in PLACES) for one in alternatives(name))


def alternatives(name: str) -> list[str]:
    """`words/{en,nl}.ftl` names two files."""
    braces = re.search(r"\{([^}]*)\}", name)
    return [name.replace(braces[0], part) for part in braces[1].split(",")] if braces else [name]


def test_make_knows_its_targets() -> None:
    targets = re.findall(r"^(\w+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
    named = [code.split()[1] for code in CODE if re.match(r"make \w", code)]
    assert set(named) <= set(targets)
    assert "test" in named


def test_npm_knows_its_scripts() -> None:
    scripts = json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))["scripts"]
    named = [code.split()[2] for code in CODE if code.startswith("npm run ")]
    assert named
    assert set(named) <= set(scripts)


@pytest.mark.parametrize("command", sorted({code for code in CODE if re.match("python -m .* --", code)}))
def test_python_finds_the_tool_with_these_options(command: str) -> None:
    _, _, module, *rest = command.split()
    options = [word for word in rest if word.startswith("--")]
    run = [sys.executable, "-m", module, "--help"]
    helped = subprocess.run(run, cwd=ROOT, capture_output=True, text=True, check=False, timeout=60)
    assert helped.returncode == 0, helped.stderr
    assert [option for option in options if option not in helped.stdout] == []


def test_doubloon_knows_its_commands() -> None:
    named = {code.split()[1] for code in CODE if code.startswith("doubloon ")}
    commands = {path.stem for path in (ROOT / "src" / "doubloon" / "commands").glob("*.py")}
    assert named
    assert named <= commands
