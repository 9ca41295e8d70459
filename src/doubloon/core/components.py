# interpreted: reads files, nothing hot
"""Component files: TOML, read with errors that name the file and the entry."""

from __future__ import annotations

import tomllib
from hashlib import sha256
from pathlib import Path
from typing import TypeVar

from doubloon.core.errors import BadComponents
from doubloon.core.files import read_text

T = TypeVar("T")

MAX_BYTES = 1 << 20


class Entry:
    """A table of a component file that knows its own name."""

    def __init__(self, file: str, path: str, data: dict[str, object]) -> None:
        self.file = file
        self.path = path
        self._data = data

    def wrong(self, problem: str) -> BadComponents:
        return BadComponents(f"{self.file}: {self.path or 'the file'} {problem}")

    def keys(self) -> list[str]:
        return list(self._data)

    def has(self, key: str) -> bool:
        return key in self._data

    def only(self, keys: str) -> None:
        """Refuse a key that nobody would read: a misspelt one would be lost without a word."""
        known = keys.split()
        for key in self._data:
            if key not in known and key not in _NOTES:
                raise self.wrong(f"has {key[:40]} = …, which is unknown here; there are {', '.join(known)}")

    def get(self, key: str, kind: type[T]) -> T:
        """The value under a key, which must be there and of this kind."""
        value = self._data.get(key)
        if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
            given = "nothing" if value is None else repr(value)[:40]
            raise self.wrong(f"must have {key} = a {_names.get(kind, kind.__name__)}, not {given}")
        return value

    def own_id(self, others: list[str], more: str = "") -> str:
        """The entry's id: plain letters and digits, and not that of another; moves are written without capitals."""
        id = self.get("id", str)
        plain = "".join(sign for sign in id if sign not in more)
        if id.lower() in [other.lower() for other in others] or not (plain.isascii() and plain.isalnum()):
            allowed = f"letters, digits and {more}" if more else "letters and digits"
            raise self.wrong(f"must have an id of its own, of {allowed}")
        return id

    def number(self, key: str, low: int, high: int) -> int:
        value = self.get(key, int)
        if not low <= value <= high:
            right = f"= {low}" if low == high else f"from {low} to {high}"
            raise self.wrong(f"must have {key} {right}, not {value}")
        return value

    def texts(self, key: str) -> list[str]:
        values = self.get(key, list)
        if not values or not all(isinstance(value, str) for value in values):
            raise self.wrong(f"must have {key} = a list of texts")
        return values

    def numbers(self, key: str) -> list[int]:
        values = self.get(key, list)
        if not values or not all(type(value) is int for value in values):
            raise self.wrong(f"must have {key} = a list of whole numbers")
        return values

    def entry(self, key: str) -> Entry:
        return Entry(self.file, f"{self.path}.{key}" if self.path else key, self.get(key, dict))

    def entries(self, key: str, name: str = "id") -> list[Entry]:
        """A list of tables; each is called by its `name` in errors."""
        found = []
        for place, data in enumerate(self.get(key, list)):
            if not isinstance(data, dict):
                raise self.wrong(f"must have {key} = a list of tables, but entry {place + 1} is none")
            label = data.get(name, place + 1)
            found.append(Entry(self.file, f"{self.path}.{key}[{label}]".lstrip("."), data))
        return found


_NOTES = ("src", "provenance")  # where something is from; everything may say so
_names: dict[type, str] = {int: "whole number", str: "text", list: "list", dict: "table", bool: "true or false"}


def read_components(path: Path) -> tuple[Entry, str]:
    """The file's outermost table, and a fingerprint of its bytes."""
    text = read_text(path, MAX_BYTES, BadComponents)
    try:
        table = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise BadComponents(f"{path} is not valid TOML: {error}") from None
    return Entry(path.name, "", table), sha256(text.encode()).hexdigest()[:16]
