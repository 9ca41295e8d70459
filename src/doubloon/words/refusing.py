"""A table that cannot be played, told in the reader's language."""

from __future__ import annotations

from doubloon.core.errors import BadTable
from doubloon.words import Words


def refusal(words: Words, error: BadTable, *, typed: bool = True) -> str:
    """Why not, with the clause. What has no words of its own is told in English.

    Who types options knows them by the names that are typed, and all others by those that a form shows.
    """
    if not words.has(error.key):
        return str(error)
    told = error.told if typed else {**error.told, **_option(words, error)}
    said = words(error.key, **{**told, **_title(words)})
    return f"{said} ({error.clause})" if error.clause else said


def _option(words: Words, error: BadTable) -> dict[str, object]:
    key = f"option-{error.told.get('name', '')}"
    return {"name": words(key)} if words.has(key) else {}


def _title(words: Words) -> dict[str, object]:
    return {"title": words("title-published")} if words.has("title-published") else {}
