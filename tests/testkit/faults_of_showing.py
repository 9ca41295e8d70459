"""Presentations of Parrot Cove with a fault each."""

from __future__ import annotations

from doubloon.core.memory import Memory
from doubloon.core.move import Field
from doubloon.core.showing import Showing
from doubloon.core.shown import Choice, Part, Spot
from doubloon.core.view import MoveView, View


class LeavesOneOut(Showing[View]):
    def choices(self, view: View) -> list[Choice]:
        return super().choices(view)[1:]


class PointsNowhere(Showing[View]):
    def choice(self, view: View, move: MoveView) -> Choice:
        return Choice(move.id, move.text, goal=["ship:lost"])


class NamesTwoAlike(Showing[View]):
    def parts(self, view: View) -> list[Part]:
        return [Part("sea", "cards", spots=[Spot("ship:0", "a ship"), Spot("ship:0", "another")])]


class OffersTooManyNowhere(Showing[View]):
    """There is a ship to point at, and nothing to do with it."""

    def parts(self, view: View) -> list[Part]:
        return [Part("sea", "cards", spots=[Spot("ship:0", "a ship")])]


class TellsOfNothing(Showing[View]):
    def spots(self, view: View, kind: str, args: dict[str, Field]) -> list[str]:
        return ["ship:sunk"]


class TellsEachAnother(Showing[View]):
    """It says that all are told alike, and tells each of an own seat."""

    def __init__(self) -> None:
        super().__init__(personal=frozenset())

    def whose(self, view: View, args: dict[str, Field]) -> int:
        return view.seat


class RemembersTooWell(Showing[View]):
    def parts_kept(self, view: View, memory: Memory) -> list[Part]:
        return memory.once("parts", None, lambda: self.parts(view))
