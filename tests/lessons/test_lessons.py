"""Every guided first game can be played as it is written, and says what it has to say in three languages."""

from __future__ import annotations

import re

import pytest

from doubloon.core.match import Match
from doubloon.core.showing import showing_of
from doubloon.lessons import LEARNER, NoLesson, has_lesson, lesson_of
from doubloon.lessons.following import match_of, others_play, steps_of
from doubloon.lessons.guide import Guide
from doubloon.registry import find_game, game_ids
from doubloon.rules import clauses
from doubloon.words import LANGUAGES, Words

LESSONS = [game for game in game_ids() if has_lesson(game)]
MOST_WORDS = 30
# What names things for machines: spots, keys of words, fields that were not filled in.
RAW = re.compile(r"[a-z]+:[\w/-]+|[a-z]+_[a-z]+|[{}$]|\b[a-z]+-\d")


@pytest.mark.parametrize("game", LESSONS)
def test_it_is_played_to_its_end_and_lights_what_is_there(game: str) -> None:
    match, showing = match_of(game), showing_of(game)
    told: list[str] = []
    for guide, step in steps_of(match):
        view = match.state.view(LEARNER)
        assert view.prompt is not None, f"{step.key}: the learner is not asked"
        assert guide.course == "on"
        there = {spot.id for part in showing.parts(view) for spot in part.spots}
        spots = {spot for spot in step.spots if not spot.startswith("@")}  # the others are parts of the page alone
        assert guide.place.made or spots <= there, f"{step.key}: {sorted(spots - there)} of {sorted(there)}"
        if step.key not in told:
            told.append(step.key)
    assert told == [step.key for step in lesson_of(game).steps]
    assert 8 <= len(told) <= 12


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", LESSONS)
def test_its_bubbles_are_short_and_name_nothing_raw(game: str, language: str) -> None:
    words = Words(language, game)
    for step in [*lesson_of(game).steps, *lesson_of(game).alone]:
        title, text = words(f"lesson-{step.key}-title"), words(f"lesson-{step.key}")
        assert len(title) <= 30, title
        assert len(re.findall(r"[\w’'-]+", text)) <= MOST_WORDS, text
        assert not RAW.search(f"{title} {text}"), text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", LESSONS)
def test_it_takes_three_to_five_minutes(game: str, language: str) -> None:
    words, lesson = Words(language, game), lesson_of(game)
    told = [words(f"lesson-{step.key}{part}") for step in lesson.steps for part in ("-title", "")]
    assert 3 <= lesson.minutes(sum(len(text.split()) for text in told)) <= 5


@pytest.mark.parametrize("game", LESSONS)
def test_each_bubble_leads_to_a_rule(game: str) -> None:
    known = clauses(game)
    lesson = lesson_of(game)
    assert [step.rule for step in [*lesson.steps, *lesson.alone] if step.rule not in known] == []


@pytest.mark.parametrize("id", [id for id in LESSONS if find_game(id).min_seats == 1])
def test_who_plays_alone_is_told_what_is_different(id: str) -> None:
    game, lesson = find_game(id), lesson_of(id)
    view = Match(game, 1, "alone", game.options([])).state.view(LEARNER)
    there = {spot.id for part in showing_of(id).parts(view) for spot in part.spots}
    assert lesson.alone
    assert not [step.key for step in lesson.alone if step.expects or not set(step.spots) <= there]


def test_there_is_one_of_every_game_and_of_nothing_else() -> None:
    assert list(game_ids()) == LESSONS
    for name in ("chess", "", "../silver_gold", "x" * 500):
        with pytest.raises(NoLesson):
            lesson_of(name)


@pytest.mark.parametrize("game", LESSONS)
def test_whoever_does_something_else_goes_on_or_is_told_and_may_come_back(game: str) -> None:
    """At every step some other legal moves: the guide never breaks, and what is taken back brings it back."""
    match = match_of(game)
    courses: set[str] = set()
    for guide, step in steps_of(match):
        expected = guide.expected() if step.expects else match.state.moves(LEARNER)
        others = [move for move in match.state.moves(LEARNER) if move not in expected]
        courses |= {_astray(guide, move.text) for move in others[:: max(1, len(others) // 3)]}
    assert courses <= {"on", "aside", "off"}
    assert courses & {"aside", "off"}


def _astray(guide: Guide, text: str) -> str:
    """Another move on a copy of the match; how the guide takes it."""
    match = guide.match.clone()
    made = sum(seat == LEARNER for seat, _ in match.moves)
    lost = Guide(guide.lesson, match, guide.place, made)
    lost.look()
    match.play(LEARNER, match.game.moveset.parse(text))
    if not match.undo_obstacle(LEARNER):
        match.undo(LEARNER)
        lost.look()
        assert (lost.place, lost.course) == (guide.place, "on")
        assert lost.expected()
        match.play(LEARNER, match.game.moveset.parse(text))
    for _ in range(200):
        seats = list(match.state.deciders())
        if not seats or LEARNER in seats:
            break
        match.play(seats[0], guide.lesson.scripted(match, seats[0]) or match.state.moves(seats[0])[0])
    if LEARNER in match.state.deciders():
        lost.look()
        assert bool(lost.expected()) == (lost.course != "off")
    return lost.course


def test_the_others_play_as_written_while_they_can_and_then_as_they_like() -> None:
    match = match_of("silver_gold")
    lesson = lesson_of("silver_gold")
    others_play(match, lesson)
    assert lesson.scripted(match, LEARNER) is None
    assert lesson.scripted(match, 1) is None  # it has answered, and nothing is legal
