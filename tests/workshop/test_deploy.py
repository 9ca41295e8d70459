"""What stands in deploy/ fits the program: command lines are understood, and the unit is one."""

from __future__ import annotations

import argparse
import configparser
import json
import re
import shlex
import shutil
import subprocess
from pathlib import Path

import pytest

from doubloon.commands import serve

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
UNIT = DEPLOY / "doubloon.service"
CONTAINER = DEPLOY / "Containerfile"


def understood(command: list[str]) -> dict[str, object]:
    """The arguments of `doubloon serve` as its own parser reads them."""
    parser = argparse.ArgumentParser()
    serve.add(parser.add_subparsers())
    given: dict[str, object] = vars(parser.parse_args(command))
    return given


def unit() -> configparser.ConfigParser:
    found = configparser.ConfigParser(interpolation=None, strict=False)
    found.optionxform = str  # type: ignore[assignment,method-assign]
    found.read_string(UNIT.read_text(encoding="utf-8"))
    return found


def instructions() -> dict[str, str]:
    """Each instruction of the Containerfile, the last of its kind, with its lines joined."""
    text = re.sub(r"\\\n\s*", "", CONTAINER.read_text(encoding="utf-8"))
    lines = [line for line in text.splitlines() if line and not line.startswith("#")]
    return {name: rest for name, _, rest in (line.partition(" ") for line in lines)}


def test_the_unit_starts_a_server_that_keeps_everything_in_its_own_folder() -> None:
    found = unit()
    program, *command = shlex.split(found["Service"]["ExecStart"])
    assert program.endswith("/bin/doubloon")
    given = understood(command)
    assert given["db"] == f"sqlite:////var/lib/{found['Service']['StateDirectory']}/tables.db"
    assert given["proxy"] == "127.0.0.1"
    assert found["Install"]["WantedBy"] == "multi-user.target"


def test_systemd_finds_nothing_to_complain_about(tmp_path: Path) -> None:
    """With a program at its place. Where there is no systemd, the sections and the words before = are looked at."""
    analyze = shutil.which("systemd-analyze")
    if analyze is None:
        assert unit().sections() == ["Unit", "Service", "Install"]
        assert all(re.fullmatch(r"[A-Z]\w+", name) for part in unit().sections() for name in unit()[part])
        return
    program = tmp_path / "doubloon"
    program.write_text("#!/bin/sh\n")
    program.chmod(0o755)
    text = UNIT.read_text(encoding="utf-8").replace("/opt/doubloon/bin/doubloon", str(program))
    copy = tmp_path / "doubloon.service"
    copy.write_text(text)
    said = subprocess.run([analyze, "verify", copy], capture_output=True, text=True, check=False)
    complaints = [line for line in said.stderr.splitlines() if "doubloon" in line]
    assert (said.returncode, complaints) == (0, []), said.stderr


def test_the_image_is_made_of_wheels_without_a_network_and_serves_from_its_volume() -> None:
    found = instructions()
    assert re.fullmatch(r"python:3\.\d+-slim", found["FROM"])
    text = CONTAINER.read_text(encoding="utf-8")
    assert "pip install --no-cache-dir --no-index --find-links /wheels doubloon" in text
    program, *command = json.loads(found["ENTRYPOINT"])
    assert program == "doubloon"
    given = understood(command)
    assert str(given["db"]).startswith(f"sqlite:///{found['VOLUME']}/")
    assert str(given["port"]) == found["EXPOSE"]
    compile(json.loads(found["HEALTHCHECK"].partition("CMD ")[2])[2], "healthcheck", "exec")


@pytest.mark.parametrize("file", ["doubloon.service", "Containerfile", "Caddyfile"])
def test_the_chapter_for_hosts_names_every_file(file: str) -> None:
    assert f"deploy/{file}" in (ROOT / "docs" / "running-a-server.md").read_text(encoding="utf-8")
