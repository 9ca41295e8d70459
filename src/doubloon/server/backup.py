"""A copy of an SQLite file as it is at one moment, made while others write to it."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

UNFINISHED = ".part"


def copy_sqlite(file: Path, to: Path) -> None:
    """Copy all of it in one read, which no writer waits for; a copy that was broken off has another name."""
    part = to.with_name(to.name + UNFINISHED)
    part.unlink(missing_ok=True)
    with closing(sqlite3.connect(file)) as source, closing(sqlite3.connect(part)) as copy:
        source.backup(copy)
        copy.execute("PRAGMA journal_mode=DELETE")  # one file, with nothing beside it
    part.rename(to)
