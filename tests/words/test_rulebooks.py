"""The rulebooks: every clause of the catalogue is told at exactly one place, in every language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from doubloon.core.showing import showing_of
from doubloon.core.shown import Said
from doubloon.registry import find_game, game_ids
from doubloon.rules import clauses
from doubloon.rules.book import Book, NoBook, Passage, Span, book, has_book, parse_book
from doubloon.rules.figures import figures_of
from doubloon.rules.links import links_of
from doubloon.words import LANGUAGES, message_files
from tools.gallery.positions import OVER, WAITING, recorded
from tools.gallery.record import kinds_of

BOOKS = [(game, language) for game in game_ids() for language in LANGUAGES if has_book(game, language)]
MOST_WORDS = 120  # of the game in a minute


def clauses_of(book: Book) -> list[str]:
    """The clauses that a rulebook tells, in its order."""
    spans = [span for chapter in book.chapters for passage in chapter.passages for span in passage.spans]
    return [span.clause for span in spans if span.clause]


def figures_in(book: Book) -> list[str]:
    """The figures of a rulebook, in its order."""
    return [passage.figure for chapter in book.chapters for passage in chapter.passages if passage.figure]


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


@pytest.mark.parametrize(("game", "language"), BOOKS)
def test_every_figure_stands_in_every_language_once(game: str, language: str) -> None:
    found = figures_in(book(game, language))
    assert found == figures_in(book(game, "en"))
    assert sorted(found) == sorted(figures_of(game))
    assert len(found) >= 5


def conditions(read: Book) -> list[str]:
    """What has to be so at a table for passages to be true there."""
    found = [chapter.when for chapter in read.chapters]
    return [when for when in [*found, *(one.when for each in read.chapters for one in each.passages)] if when]


@pytest.mark.parametrize(("game", "language"), BOOKS)
def test_what_is_true_of_some_tables_only_names_an_option_and_its_value(game: str, language: str) -> None:
    found = conditions(book(game, language))
    assert found == conditions(book(game, "en"))
    assert found
    for when in found:
        if not when.startswith("seats="):
            find_game(game).options([when.replace("!=", "=")])


def spoken_of(game: str, kind: str) -> set[str]:
    """Everything of a kind that the game has words for."""
    words = message_files("en", game)[-1].read_text(encoding="utf-8")
    return set(re.findall(rf"^{kind}-([\w-]+) *=", words, re.MULTILINE))


@pytest.mark.parametrize("game", sorted({game for game, _ in BOOKS}))
def test_every_kind_of_event_and_every_refusal_leads_to_a_rule(game: str) -> None:
    links = links_of(game)
    assert sorted(spoken_of(game, "event") - set(links)) == []
    assert sorted(set(links.values()) - set(clauses(game))) == []
    assert sorted(spoken_of(game, "refused") - set(clauses(game))) == []


@pytest.mark.parametrize("game", sorted({game for game, _ in BOOKS}))
def test_every_kind_of_question_leads_to_a_rule_and_so_does_every_category_of_points(game: str) -> None:
    asked: dict[str, str] = {}
    counted: set[str] = set()
    for position in (one for one in recorded() if one.played.game == game and one.moment.kind != WAITING):
        kind, ply, seat = position.moment.kind, position.moment.ply, position.moment.seat
        view = position.played.match(ply).state.view(seat)
        if kind == OVER:
            sheet = showing_of(game).shown(view).sheet
            assert sheet is not None
            counted |= {row.label.key for row in [*sheet.rows, *sheet.totals] if isinstance(row.label, Said)}
        else:
            assert view.prompt is not None
            asked[kind] = view.prompt.rule
    assert set(asked) == kinds_of(game)
    assert sorted(set(asked.values()) - set(clauses(game))) == []
    assert counted
    assert sorted(counted - set(links_of(game))) == []


def test_a_book_has_figures_and_what_is_true_of_some_tables_only() -> None:
    read = parse_book("cove", "en", "# Cove\n\n## Reefs {when: reefs!=no}\n\n{figure: reef} A reef.\n\n- x {when: a=b}")
    assert (read.chapters[0].title, read.chapters[0].when) == ("Reefs", "reefs!=no")
    figure, point = read.chapters[0].passages
    assert figure == Passage("figure", [Span("A reef.")], figure="reef")
    assert (point.spans, point.when) == ([Span("x")], "a=b")


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
