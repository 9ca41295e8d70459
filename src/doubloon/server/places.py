"""The seats of a table, and who has them."""

from __future__ import annotations

from doubloon.server.protocol import SeatInfo
from doubloon.server.twins import twin


class Place:
    """One seat of the table and who has it. `name` is "" while nobody does; `level` is the bot that plays it."""

    def __init__(self) -> None:
        self.name = ""
        self.level = ""
        self.tokens: list[str] = []  # hashes; copies share the list, so it is never changed
        self.recovery = ""  # a hash
        self.vacated = False  # given up during the game
        self.kept = False  # for the one who is named
        self.undos = 0  # freely
        self.hints = 0  # that were given
        self.rewinds = 0  # across something that had come to light
        self.moved = 0  # when the person who has it made the last move, where there are clocks

    @property
    def empty(self) -> bool:
        """Does nobody sit here for good? A bot that has stood in for somebody who left does not."""
        return not self.tokens and (not self.level or self.vacated)

    @property
    def open(self) -> bool:
        """May anybody sit down here?"""
        return self.empty and not self.kept

    @property
    def human(self) -> bool:
        return bool(self.tokens) and not self.level

    def info(self) -> SeatInfo:
        if self.level:
            return SeatInfo("bot", self.name, self.level, self.hints)
        if self.kept:
            return SeatInfo("kept", self.name)
        return SeatInfo("human" if self.tokens else "open", self.name, hints=self.hints)

    def clone(self) -> Place:
        return twin(self)
