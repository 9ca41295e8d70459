"""The rulebooks: the rules of a game in our own words, as chapters to read, each clause at one place of them.

A rulebook is a Markdown file: `## ` begins a chapter, `### ` a part of it, `- ` a point of a list, `**` sets words
off, and `[SG-041]` behind a statement names the clause that it tells.
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


class NoBook(DoubloonError):
    """There is no rulebook of this game in this language."""


class Span(Struct, frozen=True, omit_defaults=True):
    """Some words; or a clause, where the words before it tell what it says."""

    text: str = ""
    strong: bool = False
    clause: str = ""


class Passage(Struct, frozen=True):
    """A paragraph, or a point of a list."""

    kind: Literal["text", "point"]
    spans: list[Span]


class Chapter(Struct, frozen=True):
    """A chapter, or a part of the one before it: then its level is 3."""

    id: str
    level: int
    title: str
    passages: list[Passage]


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
            chapters.append(Chapter(f"chapter-{len(chapters) + 1}", len(heading[1]), heading[2], []))
        elif words and chapters:
            kind: Literal["text", "point"] = "point" if words.startswith("- ") else "text"
            chapters[-1].passages.append(Passage(kind, _spans(words.removeprefix("- "))))
    return Book(game_id, language, title, chapters)


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


def clauses_of(book: Book) -> list[str]:
    """The clauses that a rulebook tells, in its order."""
    return [
        span.clause
        for chapter in book.chapters
        for passage in chapter.passages
        for span in passage.spans
        if span.clause
    ]


def _find(game_id: str, language: str) -> Path | None:
    if not (game_id.isidentifier() and language.isalpha()):
        return None
    paths = [folder / language / f"{game_id}.md" for folder in (_IN_WHEEL, _IN_CHECKOUT)]
    return next((path for path in paths if path.is_file()), None)
