"""Everything that people read, in three languages: Fluent messages, common ones here and a game's own beside it.

>>> from doubloon.words import Words
>>> Words("nl", "silver_gold")("components-treasure-card")
'schatkaart'
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from functools import cache

from doubloon.core.errors import DoubloonError
from doubloon.words.messages import Messages, message_files

__all__ = ["LANGUAGES", "MissingWords", "UnknownLanguage", "Words", "language_of_machine", "message_files"]

LANGUAGES = ("en", "nl", "fr")
APART = ("?", "!", ":", ";", "»")
"""Signs that in French stand off by a space, at which no line may break."""


class UnknownLanguage(DoubloonError):
    """There are no words in that language."""


class MissingWords(DoubloonError):
    """A message is not there or cannot be filled in: a fault of ours, which must never look like words."""


class Words:
    """The words of one language for one game; call it with a message's key and what fills the message in."""

    def __init__(self, language: str, game_id: str | None = None) -> None:
        if language not in LANGUAGES:
            known = ", ".join(LANGUAGES)
            raise UnknownLanguage(f"there are no words in {language[:40]!r}; the languages are {known}")
        self.language = language
        self._game_id = game_id
        self.nicknames: Mapping[str, str] = {}  # that people have given to pieces of their match, by id

    def __call__(self, key: str, /, **args: object) -> str:
        """The message in words; one that is missing or lacks an argument is an error."""
        text, errors = _messages(self.language, self._game_id).fill(key, args)
        if text is None:
            raise MissingWords(f"the words {key!r} are missing in {self.language}")
        if errors:
            raise MissingWords(f"the words {key!r} in {self.language} cannot be filled in: {errors[0]}")
        return text

    def piece(self, sort: str, id: str) -> str:
        """What a piece is called: `figures` and `red-1` are "Red 1", with the name in front that it was given."""
        called = self(f"{sort}-{id}")
        return self("piece-named", name=self.nicknames[id], piece=called) if id in self.nicknames else called

    def joint(self, signs: str) -> str:
        """The signs between two texts, such as "; ": French leaves a space in front of those in `APART`."""
        return f" {signs}" if self.language == "fr" and signs[:1] in APART else signs

    def has(self, key: str) -> bool:
        return _messages(self.language, self._game_id).has(key)


def language_of_machine() -> str:
    """The language that the reader's machine speaks, as far as we do; English otherwise."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        setting = os.environ.get(variable, "")
        if setting:
            return setting[:2] if setting[:2] in LANGUAGES else "en"
    return "en"


# One for all who speak of the same game: they keep every message that they have read.
_messages = cache(Messages)
