"""A guided first game at the keyboard: what the lesson says stands below the table, and Enter shows its move."""

from __future__ import annotations

from doubloon.core.match import Match
from doubloon.core.move import Move
from doubloon.core.view import View
from doubloon.lessons import Lesson
from doubloon.lessons.guide import Guide
from doubloon.text.asking import Asking
from doubloon.text.saving import Saver
from doubloon.text.screen import Screen
from doubloon.text.session import Session
from doubloon.text.sitting import Ask
from doubloon.text.table import Previews
from doubloon.words import Words

# What is said when the learner has done something else: the lesson goes on, or it does not.
ASTRAY = {"aside": "learn-aside", "off": "learn-off"}


class Guided(Asking):
    """Asks for a move with the guide's words; the learner may always do something else."""

    guide: Guide

    def move(self, seat: int) -> Move | None:
        self.guide.look()
        return super().move(seat)

    def _show(self, view: View, previews: Previews, room: int = 0) -> None:
        super()._show(view, previews, room)
        guide = self.guide
        if guide.course != "on":
            self.screen.say(self.words(ASTRAY[guide.course]), "green")
        while guide.course != "off" and guide.step is not None and not guide.step.expects:
            self._tell()
            self.sitting.ask(self.words("learn-next") + " > ")
            guide.read()
        if guide.course != "off" and guide.step is not None:
            self._tell()
            self.screen.say(self.words("learn-enter"), "dim")

    def _tell(self) -> None:
        """The bubble of the step: its number and title, then its words."""
        guide, words, screen = self.guide, self.words, self.screen
        assert guide.step is not None
        key, count = guide.step.key, len(guide.lesson.steps)
        number = words("learn-step", number=guide.place.step + 1, count=count)
        screen.draw([self.table.heading(f"{number} · {words(f'lesson-{key}-title')}", screen.width)])
        screen.say(words(f"lesson-{key}"), "green")
        if guide.place.step + 1 == count:
            screen.say(words("learn-end"), "green")

    def _at_enter(self) -> Move | None:
        expected = self.guide.expected() if self.guide.course != "off" else []
        return expected[0] if expected else None


class Learning(Session):
    """One person and bots that play as the lesson has it, as long as that is possible."""

    def __init__(
        self, lesson: Lesson, match: Match, words: Words, screen: Screen, ask: Ask, saver: Saver | None
    ) -> None:
        super().__init__(match, players_of(lesson), words, screen, ask, saver)
        self.lesson = lesson
        self.asking = guided = Guided(self, self.news)
        guided.guide = Guide(lesson, match)

    def _bot_move(self, seat: int) -> Move:
        return self.lesson.scripted(self.match, seat) or super()._bot_move(seat)


def players_of(lesson: Lesson) -> list[str]:
    return ["you", *[lesson.level] * len(lesson.others)]
