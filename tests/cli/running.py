"""How the tests of the command line run it."""

from __future__ import annotations

import os
import subprocess
import sys
from typing import Any, NamedTuple

import msgspec
import pytest

from doubloon.cli import main


class Ran(NamedTuple):
    """What a command line gave."""

    code: int
    out: str
    err: str

    def json(self) -> Any:
        assert self.code == 0, self.err
        assert self.err == ""
        assert self.out.count("\n") == 1, "JSON is one line"
        return msgspec.json.decode(self.out)

    def complaint(self, code: int = 2) -> str:
        """The one sentence on the error stream, and nothing else anywhere."""
        assert self.code == code, self
        assert self.out == ""
        assert self.err.startswith("doubloon")
        assert self.err.endswith("\n")
        assert self.err.count("\n") == 1, self.err
        return self.err


class Doubloon:
    """The command line within this process."""

    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        self._capsys = capsys

    def __call__(self, *arguments: str) -> Ran:
        self._capsys.readouterr()
        code = main(list(arguments))
        return Ran(code, *self._capsys.readouterr())


def doubloon_process(*arguments: str, **environment: str) -> Ran:
    """The command line as a program of its own."""
    result = subprocess.run(
        [sys.executable, "-m", "doubloon", *arguments],
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )
    return Ran(result.returncode, result.stdout, result.stderr)
