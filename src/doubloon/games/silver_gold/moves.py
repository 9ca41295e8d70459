"""The moves of the game.

keep 1 3            two of the four dealt cards                          (DP-1)
cross 1 a1 b1 b2    the pattern, on working place 1                      (DP-2)
box 2 c3            one box instead of the pattern, on working place 2   (DP-2)
extra 2 c3          an extra box                                         (DP-3)
take 4 / take top   a replacement from display place 4, or from the stack (DP-4)
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from doubloon.core.move import Field, Move

TOP: Final = -1  # the place of the stack's top card in a Take


class Keep(Move):
    """Keep the first and second named of the four dealt cards, counted from 0."""

    def __init__(self, first: int, second: int) -> None:
        super().__init__("keep", f"keep {first + 1} {second + 1}")
        self.first = first
        self.second = second

    def fields(self) -> dict[str, Field]:
        return {"first": self.first, "second": self.second}


class Cross(Move):
    """Cross boxes of the card on a working place: `kind` is "cross", "box" or "extra"."""

    def __init__(self, kind: str, place: int, boxes: int, names: list[str]) -> None:
        super().__init__(kind, f"{kind} {place + 1} {' '.join(names)}")
        self.place: i64 = place
        self.boxes: i64 = boxes
        self.names = names

    def fields(self) -> dict[str, Field]:
        return {"place": self.place, "boxes": list(self.names)}


class Take(Move):
    """Take the card on a display place, or the top of the stack."""

    def __init__(self, place: int) -> None:
        super().__init__("take", "take top" if place == TOP else f"take {place + 1}")
        self.place = place

    def fields(self) -> dict[str, Field]:
        return {"place": self.place}
