"""A table that cannot be played, told in the reader's language."""

from __future__ import annotations

from doubloon.core.errors import BadTable
from doubloon.words import Words


def refusal(words: Words, error: BadTable) -> str:
    """Why not, with the clause. What has no words of its own is told in English."""
    if not words.has(error.key):
        return str(error)
    said = words(error.key, **{**error.told, **_title(words)})
    return f"{said} ({error.clause})" if error.clause else said


def _title(words: Words) -> dict[str, object]:
    return {"title": words("title-published")} if words.has("title-published") else {}
