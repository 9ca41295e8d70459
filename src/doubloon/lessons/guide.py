"""Where a learner is in a lesson: on with what is played, back with what is taken back, and what comes of the rest."""

from __future__ import annotations

from typing import Literal, NamedTuple

from doubloon.core.match import Match
from doubloon.core.move import Move
from doubloon.lessons import LEARNER, OR, Lesson, Step

Course = Literal["on", "aside", "off"]


class Place(NamedTuple):
    """A step, and how many of its moves are made."""

    step: int
    made: int


BEGINNING = Place(0, 0)


class Guide:
    """Follows the learner's moves at a match.

    `course` is "on" while they are the expected ones, "aside" after another one where the lesson still fits, "off"
    where it does not fit any more.
    """

    def __init__(self, lesson: Lesson, match: Match, place: Place = BEGINNING, made: int = 0) -> None:
        """At a place of the lesson after so many of the learner's moves; what was played since is taken in."""
        self.lesson = lesson
        self.match = match
        self.place = place
        self.course: Course = "on"
        self._marks: dict[int, Place] = {}  # where it was, by the learner's moves until then
        self._seen = made

    @property
    def step(self) -> Step | None:
        """What is told now; None at the end."""
        steps = self.lesson.steps
        return steps[self.place.step] if self.place.step < len(steps) else None

    def read(self) -> None:
        """The step has been read."""
        self.place = Place(self.place.step + 1, 0)
        self._marks[self._seen] = self.place

    def expected(self) -> list[Move]:
        """The moves of which the lesson wants one next, as far as they are legal."""
        ahead = self._ahead(self.place)
        return self._legal(ahead[0]) if ahead else []

    def look(self) -> None:
        """The learner is asked: is that as the lesson has it?"""
        made = [move for seat, move in self.match.moves if seat == LEARNER]
        if len(made) < self._seen:
            self.place, self.course = self._marks.get(len(made), BEGINNING), "on"
        for move in made[self._seen :]:
            self._played(move)
        self._seen = len(made)
        self._find()
        self._marks[len(made)] = self.place

    def _played(self, move: Move) -> None:
        ahead = self._ahead(self.place)
        if ahead and move.text in self._texts(ahead[0]):
            self.place, self.course = self._behind(ahead[0]), "on"
        elif ahead:
            self.course = "aside"

    def _find(self) -> None:
        """Where the expected move is not possible, the next one may be; else the lesson has come to its end here."""
        ahead = self._ahead(self.place)
        fits = [place for place in ahead if self._legal(place)]
        if ahead and not fits:
            self.course = "off"
        elif fits and fits[0] != ahead[0]:
            self.place = fits[0]

    def _ahead(self, place: Place) -> list[Place]:
        """The moves that are expected from here on, up to the first one of the next step that has any."""
        found: list[Place] = []
        first = -1
        for number in range(place.step, len(self.lesson.steps)):
            count = len(self.lesson.steps[number].expects)
            begin = place.made if number == place.step else 0
            if first >= 0 and count:
                return [*found, Place(number, 0)]
            if begin < count:
                found += [Place(number, made) for made in range(begin, count)]
                first = number
        return found

    def _behind(self, place: Place) -> Place:
        last = place.made + 1 == len(self.lesson.steps[place.step].expects)
        return Place(place.step + 1, 0) if last else Place(place.step, place.made + 1)

    def _texts(self, place: Place) -> list[str]:
        return self.lesson.steps[place.step].expects[place.made].split(OR)

    def _legal(self, place: Place) -> list[Move]:
        texts = self._texts(place)
        return [move for move in self.match.state.moves(LEARNER) if move.text in texts]
