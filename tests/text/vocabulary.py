"""Which words of a language stand on a screen."""

from __future__ import annotations

import re

from doubloon.words import message_files

WORD = r"[a-zà-ÿ]{4,}"


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
