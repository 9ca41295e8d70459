# interpreted: reads files, nothing hot
"""Files that people hand us: read whole, up to a size, with one sentence for what is wrong."""

from __future__ import annotations

from pathlib import Path

from doubloon.core.errors import DoubloonError
from doubloon.core.failures import in_words


def read_text(path: Path, most: int, error: type[DoubloonError]) -> str:
    """The text of a plain file of at most so many bytes."""
    try:
        if path.exists() and not path.is_file():
            raise error(f"{path} cannot be read (it is not a plain file)")
        with path.open("rb") as file:
            data = file.read(most + 1)
    except OSError as problem:
        raise error(f"{path} cannot be read ({in_words(problem)})") from None
    except ValueError:
        raise error(f"{str(path)[:60]!r} is not the name of a file") from None
    if len(data) > most:
        raise error(f"{path} is larger than the allowed {most} bytes")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise error(f"{path} is not UTF-8 text") from None


def version_of(path: Path | None) -> str:
    """When a plain file was last changed, and its size: one that was changed is read again. "" where there is none."""
    try:
        if path is None or not path.is_file():
            return ""
        status = path.stat()
    except OSError:
        return ""
    return f"{status.st_mtime_ns} {status.st_size}"
