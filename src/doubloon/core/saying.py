"""Words put together: the same few messages are said again and again, at every view of every table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from doubloon.core.shown import Arg, Said, Text

MOST_KEPT: Final = 4096  # messages without arguments; there are fewer, unless somebody makes cards of their own
_plain: Final[dict[str, Said]] = {}


def said(key: str, **args: Arg) -> Said:
    """The message of this key; without arguments it is the very same one each time."""
    if args:
        return Said(key, args)
    plain = _plain.get(key)
    if plain is None:
        plain = Said(key)
        if len(_plain) < MOST_KEPT:
            _plain[key] = plain
    return plain


def joined(parts: Sequence[Text], by: str = ", ") -> Text:
    """Texts one after the other; those with nothing in them are left out."""
    kept: list[Text] = []
    for part in parts:
        if part != "":
            kept.append(part)
    if len(kept) == 1:
        return kept[0]
    return Said(parts=kept, by=by) if kept else ""
