"""The rulebooks: the rules of a game in our own words, as chapters to read, each clause at one place of them.

A rulebook is a Markdown file: `## ` begins a chapter, `### ` a part of it, `- ` a point of a list, `**` sets words
off, and `[SG-041]` behind a statement names the clause that it tells. `{figure: fits}` stands before the sentence below
a figure (`figures.toml`). `{when: memory_aid=yes}` ends a heading or passage that is true of such tables only.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Literal

from msgspec import Struct

from doubloon.core.errors import DoubloonError

# As with the catalogues: a wheel carries copies beside this file.
_IN_WHEEL = Path(__file__).parent / "books"
_IN_CHECKOUT = Path(__file__).parents[3] / "docs" / "rulebook"

_MARKS = re.compile(r"\[([A-Z]{2}-\d+)\]|\*\*(.+?)\*\*")
# A mark stands behind the sign that ends what it tells, so that no sign stands alone on a line.
_SIGNS = re.compile(r"\s*(\[[A-Z]{2}-\d+\])(\s?[.,;:)]?)")
_FIGURE = re.compile(r"\{figure: ([\w-]+)\} ")
_WHEN = re.compile(r" \{when: (\w+!?=[\w-]+)\}$")


class NoBook(DoubloonError):
    """There is no rulebook of this game in this language."""


class Span(Struct, frozen=True, omit_defaults=True):
    """Some words; or a clause, where the words before it tell what it says."""

    text: str = ""
    strong: bool = False
    clause: str = ""


Kind = Literal["text", "point", "figure"]


class Passage(Struct, frozen=True, omit_defaults=True):
    """A paragraph, a point of a list, or the sentence below a figure.

    With `when` it is true only of tables with that option, or so many `seats`; `!=` is any other.
    """

    kind: Kind
    spans: list[Span]
    figure: str = ""
    when: str = ""


class Chapter(Struct, frozen=True, omit_defaults=True):
    """A chapter, or a part of the one before it: then its level is 3."""

    id: str
    level: int
    title: str
    passages: list[Passage]
    when: str = ""


class Book(Struct, frozen=True):
    game: str
    language: str
    title: str
    chapters: list[Chapter]


def has_book(game_id: str, language: str) -> bool:
    return _find(game_id, language) is not None


@cache
def book(game_id: str, language: str) -> Book:
    """The rulebook of a game in a language."""
    path = _find(game_id, language)
    if path is None:
        raise NoBook(f"there is no rulebook of {game_id[:40]!r} in {language[:10]!r}")
    return parse_book(game_id, language, path.read_text(encoding="utf-8"))


def parse_book(game_id: str, language: str, text: str) -> Book:
    title = ""
    chapters: list[Chapter] = []
    for block in re.split(r"\n\s*\n|\n(?=#{1,3} |- )", text.strip()):
        words = " ".join(line.strip() for line in block.splitlines())
        heading = re.fullmatch(r"(#{1,3}) (.+)", words)
        if heading and len(heading[1]) == 1:
            title = heading[2]
        elif heading:
            said, when = _when(heading[2])
            chapters.append(Chapter(f"chapter-{len(chapters) + 1}", len(heading[1]), said, [], when))
        elif words and chapters:
            chapters[-1].passages.append(_passage(words))
    return Book(game_id, language, title, chapters)


def _passage(words: str) -> Passage:
    words, when = _when(words)
    figure = _FIGURE.match(words)
    if figure:
        return Passage("figure", _spans(words[figure.end() :]), figure[1], when)
    return Passage("point" if words.startswith("- ") else "text", _spans(words.removeprefix("- ")), when=when)


def _when(words: str) -> tuple[str, str]:
    """What is said, and when it is true; "" for always."""
    found = _WHEN.search(words)
    return (words[: found.start()], found[1]) if found else (words, "")


def _spans(words: str) -> list[Span]:
    words = _SIGNS.sub(lambda mark: f"{mark[2].rstrip()}{mark[1]}{' ' if mark[2] == ' ' else ''}", words)
    spans: list[Span] = []
    end = 0
    for mark in _MARKS.finditer(words):
        if mark.start() > end:
            spans.append(Span(words[end : mark.start()]))
        spans.append(Span(clause=mark[1]) if mark[1] else Span(mark[2], strong=True))
        end = mark.end()
    if end < len(words):
        spans.append(Span(words[end:]))
    return spans


def _find(game_id: str, language: str) -> Path | None:
    if not (game_id.isidentifier() and language.isalpha()):
        return None
    paths = [folder / language / f"{game_id}.md" for folder in (_IN_WHEEL, _IN_CHECKOUT)]
    return next((path for path in paths if path.is_file()), None)
