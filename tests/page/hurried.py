"""A server whose time can be moved on: `python -m tests.page.hurried FILE serve …`, with the seconds in FILE."""

from __future__ import annotations

import sys
from pathlib import Path

from doubloon import cli
from doubloon.server import alarm
from doubloon.server.times import Times
from tests.server.serving import Server


class Hurried(Server):
    """Days pass when the test says so."""

    def __init__(self, db: str, file: Path) -> None:
        super().__init__(db, limits="off")
        self._file = file
        self._seconds = 0
        self.wait(0)

    def command(self) -> list[str]:
        python, dash_m, _, *arguments = super().command()
        return [python, dash_m, "tests.page.hurried", str(self._file), *arguments]

    def wait(self, seconds: int) -> None:
        """Move time on."""
        self._seconds += seconds
        self._file.write_text(str(self._seconds))


def main(file: str, *arguments: str) -> int:
    real = Times.now
    ahead = Path(file)

    def now(self: Times) -> int:
        return real(self) + int(ahead.read_text() or 0)

    Times.now = now  # type: ignore[method-assign]
    alarm.LONGEST = 0.2
    return cli.main(list(arguments))


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
