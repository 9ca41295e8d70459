"""Saved games: after every move the record is written again, whole or not at all."""

from __future__ import annotations

import os
import shlex
import tempfile
from datetime import datetime
from pathlib import Path

from platformdirs import user_data_dir

from doubloon.core.errors import DoubloonError
from doubloon.core.failures import in_words
from doubloon.core.match import Match
from doubloon.core.record import record_of


class CannotSave(DoubloonError):
    """A game cannot be written to a file; `path` and `problem` say so to those who have better words."""

    def __init__(self, path: Path, problem: str) -> None:
        super().__init__(f"the game cannot be saved to {path} ({problem}); name another file with --save")
        self.path = path
        self.problem = problem


def saves_folder() -> Path:
    return Path(user_data_dir("doubloon", appauthor=False)) / "saves"


def new_save(game_id: str) -> Path:
    """A name that no saved game has yet."""
    stamp = datetime.now().strftime("%Y-%m-%d-%H%M%S")
    path = saves_folder() / f"{game_id}-{stamp}.txt"
    number = 2
    while path.exists():
        path = saves_folder() / f"{game_id}-{stamp}-{number}.txt"
        number += 1
    return path


class Saver:
    """Keeps a record file up to date with a match. `lasting` are the arguments that `command` needs to resume it."""

    def __init__(self, path: Path, players: list[str], lasting: list[str], command: str = "play") -> None:
        self.path = path
        self.players = players
        self.lasting = lasting
        self.command = command

    def save(self, match: Match) -> None:
        """Write beside the file first, then put it in its place: a crash leaves the old record or the new one."""
        text = record_of(match, self.players).text()
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            handle, beside = tempfile.mkstemp(prefix=f".{self.path.name}.", dir=self.path.parent)
            try:
                with os.fdopen(handle, "w", encoding="utf-8") as file:
                    file.write(text)
                    file.flush()
                    os.fsync(file.fileno())
                os.replace(beside, self.path)
            except BaseException:
                Path(beside).unlink(missing_ok=True)
                raise
        except OSError as error:
            raise CannotSave(self.path, in_words(error)) from None

    def resume_command(self) -> str:
        return shlex.join(["doubloon", *self.command.split(), "--resume", str(self.path), *self.lasting])

    def verify_command(self) -> str:
        components = self.lasting[self.lasting.index("--components") :][:2] if "--components" in self.lasting else []
        return shlex.join(["doubloon", "verify", str(self.path), *components])
