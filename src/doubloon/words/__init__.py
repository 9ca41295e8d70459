"""Everything that people read, in three languages: Fluent messages, common ones here and a game's own beside it.

>>> from doubloon.words import Words
>>> Words("nl", "silver_gold")("components-treasure-card")
'schatkaart'
"""

from __future__ import annotations

import os
from functools import cache, cached_property
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Resource

from doubloon.core.errors import DoubloonError

LANGUAGES = ("en", "nl", "fr")

_COMMON = Path(__file__).parent
_GAMES = Path(__file__).parents[1] / "games"


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
        self._plain: dict[str, str] = {}

    @cached_property
    def _bundle(self) -> FluentBundle:
        """Read when the first word is asked for: that takes a while, and many never speak."""
        return _bundle(self.language, self._game_id)

    def __call__(self, key: str, /, **args: object) -> str:
        """The message in words; one that is missing or lacks an argument is an error."""
        if args:
            return self._filled(key, args)
        # A table is drawn with hundreds of names, always the same ones.
        text = self._plain.get(key)
        if text is None:
            text = self._plain[key] = self._filled(key, args)
        return text

    def _filled(self, key: str, args: dict[str, object]) -> str:
        message = self._bundle.get_message(key) if self.has(key) else None
        if message is None or message.value is None:
            raise MissingWords(f"the words {key!r} are missing in {self.language}")
        text, errors = self._bundle.format_pattern(message.value, args)
        if errors:
            raise MissingWords(f"the words {key!r} in {self.language} cannot be filled in: {errors[0]}")
        return str(text)

    def has(self, key: str) -> bool:
        return self._bundle.has_message(key)


def message_files(language: str, game_id: str | None = None) -> list[Path]:
    """The files that hold the messages of a language: the common ones, then the game's."""
    files = [_COMMON / f"{language}.ftl"]
    if game_id:
        files.append(_GAMES / game_id / "words" / f"{language}.ftl")
    return files


def language_of_machine() -> str:
    """The language that the reader's machine speaks, as far as we do; English otherwise."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        setting = os.environ.get(variable, "")
        if setting:
            return setting[:2] if setting[:2] in LANGUAGES else "en"
    return "en"


@cache
def _bundle(language: str, game_id: str | None) -> FluentBundle:
    """One for all who speak of the same game: it keeps every message that it has prepared."""
    bundle = FluentBundle([language], use_isolating=False)
    for path in message_files(language, game_id):
        bundle.add_resource(_resource(path))
    return bundle


@cache
def _resource(path: Path) -> Resource:
    return FluentResource(path.read_text(encoding="utf-8"))
