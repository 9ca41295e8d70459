"""Which words of a language stand on a screen."""

from __future__ import annotations

import re

from doubloon.words import message_files

WORD = r"[a-zà-ÿ]{4,}"


def check_switched(said: set[str], game: str, language: str, commands: set[str], least: int = 100) -> None:
    """No word that only English has was said, but how moves and commands are written, which is the same everywhere."""
    english, other = (vocabulary(code, game) for code in ("en", language))
    assert len(said & other) > least
    assert (said & english) - other - commands == set()


def words_said(shown: str, prefix: str) -> set[str]:
    """The words of a session but for the catalogue, which is in English; its clauses begin with the prefix."""
    kept, quoting = [], False
    for line in shown.splitlines():
        quoting = (f"{prefix}-" in line and "──" not in line) or (quoting and " > " not in line)
        kept += [] if quoting else [line]
    return set(re.findall(WORD, "\n".join(kept).lower()))


def vocabulary(language: str, game: str) -> set[str]:
    """The words of a game's messages, without keys and variables."""
    text = "\n".join(path.read_text(encoding="utf-8") for path in message_files(language, game))
    values = re.sub(r"^\S+ =|\{ \$\w+ ->|\$\w+|^#.*|\[\w+\]", "", text, flags=re.MULTILINE)
    return set(re.findall(WORD, values.lower()))
