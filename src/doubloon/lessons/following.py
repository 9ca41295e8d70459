"""A learner who follows a lesson, and what is met on the way."""

from __future__ import annotations

from collections.abc import Iterator

from doubloon.core.errors import DoubloonError
from doubloon.core.match import Match
from doubloon.lessons import LEARNER, Lesson, Step, lesson_of
from doubloon.lessons.guide import Guide
from doubloon.registry import find_game

LONGEST = 400  # moves of all seats


class BrokenLesson(DoubloonError):
    """A lesson cannot be followed to its end."""


def match_of(game_id: str) -> Match:
    lesson, game = lesson_of(game_id), find_game(game_id)
    options = game.options([f"{name}={value}" for name, value in lesson.options.items()])
    return Match(game, lesson.seats, lesson.seed, options)


def others_play(match: Match, lesson: Lesson) -> None:
    """All that is written for the others, until the learner alone is awaited."""
    for _ in range(LONGEST):
        seats = [seat for seat in match.state.deciders() if seat != LEARNER]
        if not seats:
            return
        move = lesson.scripted(match, seats[0])
        made = sum(mover == seats[0] for mover, _ in match.moves)
        if move is None:
            raise BrokenLesson(f"seat {seats[0] + 1} has no move written that it can play after {made} of its own")
        match.play(seats[0], move)
    raise BrokenLesson("the others play and play")


def steps_of(match: Match) -> Iterator[tuple[Guide, Step]]:
    """Follows the lesson of a match from its first step to its last: each one is told while it is shown."""
    lesson = lesson_of(match.game.id)
    guide = Guide(lesson, match)
    others_play(match, lesson)
    guide.look()
    for _ in range(LONGEST):
        if guide.step is None:
            return
        yield guide, guide.step
        if not guide.step.expects:
            guide.read()
            continue
        expected = guide.expected()
        if not expected:
            raise BrokenLesson(f"{guide.step.key}: none of {guide.step.expects} is legal")
        match.play(LEARNER, expected[0])
        others_play(match, lesson)
        guide.look()
    raise BrokenLesson("the lesson has no end")
