"""The rulebooks: every clause of the catalogue is told at exactly one place, in every language."""

from __future__ import annotations

from pathlib import Path

import pytest

from doubloon.registry import game_ids
from doubloon.rules import clauses
from doubloon.rules.book import NoBook, Passage, Span, book, clauses_of, has_book, parse_book
from doubloon.words import LANGUAGES

BOOKS = [(game, language) for game in game_ids() for language in LANGUAGES if has_book(game, language)]
MOST_WORDS = 120  # of the game in a minute


def test_there_are_rulebooks() -> None:
    assert ("silver_gold", "en") in BOOKS
    files = sorted((Path(__file__).parents[2] / "docs" / "rulebook").rglob("*.md"))
    assert {(path.stem, path.parent.name) for path in files} == set(BOOKS)


@pytest.mark.parametrize(("game", "language"), BOOKS)
def test_every_clause_is_told_once(game: str, language: str) -> None:
    told = clauses_of(book(game, language))
    assert sorted({clause for clause in told if told.count(clause) > 1}) == []
    assert sorted(set(clauses(game)) - set(told)) == []
    assert sorted(set(told) - set(clauses(game))) == []


@pytest.mark.parametrize(("game", "language"), BOOKS)
def test_it_begins_with_the_game_in_a_minute_and_has_chapters(game: str, language: str) -> None:
    read = book(game, language)
    assert read.title
    first, *others = [chapter for chapter in read.chapters if chapter.level == 2]
    assert sum(len(span.text.split()) for passage in first.passages for span in passage.spans) <= MOST_WORDS
    assert 8 <= len(others) <= 20
    assert all(chapter.passages for chapter in read.chapters if chapter.level == 3)


@pytest.mark.parametrize("game", sorted({game for game, _ in BOOKS}))
def test_all_languages_have_the_same_chapters(game: str) -> None:
    shapes = {
        tuple(chapter.level for chapter in book(game, language).chapters) for known, language in BOOKS if known == game
    }
    assert len(shapes) == 1


def test_a_book_is_read_into_chapters_passages_and_marks() -> None:
    read = parse_book("cove", "en", "# Cove\n\n## A turn\n\nSail **far**\nor stay [TY-001].\n\n- one\n- two [TY-002]\n")
    assert (read.title, [chapter.title for chapter in read.chapters]) == ("Cove", ["A turn"])
    sail, one, two = read.chapters[0].passages
    assert sail == Passage("text", [Span("Sail "), Span("far", strong=True), Span(" or stay."), Span(clause="TY-001")])
    assert (one.kind, two.spans) == ("point", [Span("two"), Span(clause="TY-002")])


def test_a_book_that_is_not_there_is_refused() -> None:
    with pytest.raises(NoBook, match="no rulebook of 'chess'"):
        book("chess", "en")
    with pytest.raises(NoBook):
        book("../../secrets", "en")
