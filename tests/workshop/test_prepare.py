"""`make setup` notices what changed, by contents and not by file times."""

import fcntl
import os
import runpy
import subprocess
import sys
import venv
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]


@pytest.fixture
def prepare(tmp_path: Path) -> dict[str, Any]:
    """The set-up script, in a checkout of its own whose engine counts as just compiled."""
    for name in ("src/doubloon/core", "tools", ".venv", "build"):
        (tmp_path / name).mkdir(parents=True)
    for name in ("tools/prepare.py", "src/doubloon/compiled.py"):
        (tmp_path / name).write_text((ROOT / name).read_text(encoding="utf-8"))
    for name in ("setup.py", "pyproject.toml", "requirements-dev.lock", ".venv/pyvenv.cfg"):
        (tmp_path / name).write_text(name)
    for name in ("rng.py", "view.py", "rng.cpython-311-x86_64-linux-gnu.so"):
        (tmp_path / "src/doubloon/core" / name).write_text("")
    (tmp_path / "src/doubloon/core/view.py").write_text("# interpreted: it is only looked at\n")
    script = runpy.run_path(str(tmp_path / "tools/prepare.py"))
    (tmp_path / "build/engine.stamp").write_text(script["engine_fingerprint"]())
    return script


def test_an_untouched_engine_is_fresh(prepare: dict[str, Any]) -> None:
    assert prepare["engine_is_fresh"]()


def test_a_new_file_time_changes_nothing(prepare: dict[str, Any], tmp_path: Path) -> None:
    os.utime(tmp_path / "src/doubloon/core/rng.py", (1, 1))
    assert prepare["engine_is_fresh"]()


@pytest.mark.parametrize(
    "name",
    [
        "src/doubloon/core/rng.py",
        "src/doubloon/core/view.py",
        "src/doubloon/core/new.py",
        "setup.py",
        "requirements-dev.lock",
    ],
)
def test_a_changed_or_new_file_asks_for_a_new_engine(prepare: dict[str, Any], tmp_path: Path, name: str) -> None:
    (tmp_path / name).write_text("changed = 1\n")
    assert not prepare["engine_is_fresh"]()


@pytest.mark.parametrize("name", ["rng.py", "view.py", "rng.cpython-311-x86_64-linux-gnu.so"])
def test_a_deleted_file_asks_for_a_new_engine(prepare: dict[str, Any], tmp_path: Path, name: str) -> None:
    (tmp_path / "src/doubloon/core" / name).unlink()
    assert not prepare["engine_is_fresh"]()


def test_no_extension_module_survives_a_new_engine(prepare: dict[str, Any], tmp_path: Path) -> None:
    prepare["remove_extensions"]()
    assert list(tmp_path.rglob("*.so")) == []


def test_an_environment_of_this_python_stays(prepare: dict[str, Any], tmp_path: Path) -> None:
    assert not prepare["venv_is_of_this_python"]()
    venv.create(tmp_path / ".venv", symlinks=True)
    assert prepare["venv_is_of_this_python"]()


@pytest.mark.parametrize(
    ("prefix", "version"),
    [
        (sys.base_prefix, sys.version.replace("3.", "4.", 1)),
        ("/elsewhere", sys.version),
    ],
    ids=["of another version", "of the same version elsewhere"],
)
def test_an_environment_of_another_python_is_replaced(
    prepare: dict[str, Any], tmp_path: Path, prefix: str, version: str
) -> None:
    another_python(tmp_path, f"printf '%s %s\\n' '{prefix}' '{version}'")
    assert not prepare["venv_is_of_this_python"]()


def test_an_environment_whose_python_no_longer_runs_is_replaced(prepare: dict[str, Any], tmp_path: Path) -> None:
    another_python(tmp_path, "echo 'libpython is gone' >&2; exit 127")
    assert not prepare["venv_is_of_this_python"]()


def test_who_waits_for_packages_does_not_wait_for_the_compiler(prepare: dict[str, Any], tmp_path: Path) -> None:
    """`make test` starts both halves at once: while one of them compiles, the other goes on to the checks."""
    with prepare["alone"](tmp_path / "setup.py"), (tmp_path / "tools/prepare.py").open() as packages:
        fcntl.flock(packages, fcntl.LOCK_EX | fcntl.LOCK_NB)
        with (tmp_path / "setup.py").open() as engine, pytest.raises(BlockingIOError):
            fcntl.flock(engine, fcntl.LOCK_EX | fcntl.LOCK_NB)


def test_the_set_up_is_one_script_that_is_started_once() -> None:
    commands = subprocess.run(["make", "-n", "setup"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    assert commands.count("tools/prepare.py") == 1


def another_python(root: Path, script: str) -> None:
    program = root / ".venv/bin/python"
    program.parent.mkdir()
    program.write_text(f"#!/bin/sh\n{script}\n")
    program.chmod(0o755)
