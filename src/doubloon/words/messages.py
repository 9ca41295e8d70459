"""The Fluent messages of a language, common ones and a game's own."""

from __future__ import annotations

import re
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from doubloon.registry import words_of

_COMMON = Path(__file__).parent

_ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
_REFERENCE = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")


class Messages:
    """Each is read when it is first asked for: most readers want a few of hundreds, and Fluent reads slowly."""

    def __init__(self, language: str, game_id: str | None) -> None:
        self._bundle = FluentBundle([language], use_isolating=False)
        self._unread: dict[str, str] = {}
        for path in message_files(language, game_id):
            text = path.read_text(encoding="utf-8")
            entries = list(_ENTRY.finditer(text))
            ends = [entry.start() for entry in entries[1:]] + [len(text)]
            self._unread |= {entry[1]: text[entry.start() : end] for entry, end in zip(entries, ends)}

    def has(self, key: str) -> bool:
        return key in self._unread or self._bundle.has_message(key)

    def fill(self, key: str, args: dict[str, object]) -> tuple[str | None, list[Exception]]:
        """A message in words and what is wrong with it; nothing if there is none."""
        self._read(key)
        message = self._bundle.get_message(key) if self._bundle.has_message(key) else None
        if message is None or message.value is None:
            return None, []
        text, errors = self._bundle.format_pattern(message.value, args)
        return str(text), errors

    def _read(self, key: str) -> None:
        """Also what it refers to."""
        entry = self._unread.pop(key, None)
        if entry is not None:
            self._bundle.add_resource(FluentResource(entry))
            for other in _REFERENCE.findall(entry):
                self._read(other)


def message_files(language: str, game_id: str | None = None) -> list[Path]:
    """The files that hold the messages of a language: the common ones, then the game's, in English if need be."""
    files = [_COMMON / f"{language}.ftl"]
    if game_id:
        folder = words_of(game_id)
        own = folder / f"{language}.ftl"
        files.append(own if own.is_file() else folder / "en.ftl")
    return files
