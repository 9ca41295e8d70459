# interpreted: exceptions only, nothing hot
"""What can be wrong with an input. Every message is one sentence that says what would be right."""

from __future__ import annotations


class DoubloonError(Exception):
    """Something a person gave us cannot be used; the message is for that person."""


class BadTable(DoubloonError):
    """A table cannot be played. `key` and `told` say it in words of other languages, `clause` is the rule behind it.

    `option` is the one that would have to be another, if it is one.
    """

    def __init__(self, sentence: str, key: str = "", clause: str = "", option: str = "", **told: str | int) -> None:
        super().__init__(sentence)
        self.key = key
        self.clause = clause
        self.option = option
        self.told = told


class BadOption(BadTable):
    """An option has an unknown name or a value that is not allowed."""


class BadSeats(BadTable):
    """A game cannot be played by this number of seats."""


class BadSeed(DoubloonError):
    """A seed is not a line of text of a sensible length."""


class BadMove(DoubloonError):
    """A move text or id does not name a move of the game."""


class BadComponents(DoubloonError):
    """A component file does not describe a playable box."""


class UnknownGame(DoubloonError):
    """No game of that name, or not with that ruleset."""


class BadBytes(DoubloonError):
    """A saved position cannot be read back."""


class IllegalMove(DoubloonError):
    """A move of the game that is not allowed now; `clause` is the rule that it breaks."""

    def __init__(self, sentence: str, clause: str) -> None:
        super().__init__(sentence)
        self.clause = clause


class UndoRefused(DoubloonError):
    """A move cannot be taken back; `reason` is the key of the words that say why."""

    def __init__(self, sentence: str, reason: str) -> None:
        super().__init__(sentence)
        self.reason = reason


class BadName(DoubloonError):
    """A piece cannot be given this name; `reason` is the key of the words that say why."""

    def __init__(self, sentence: str, reason: str) -> None:
        super().__init__(sentence)
        self.reason = reason


class BadRecord(DoubloonError):
    """A record cannot be read or does not replay; `ply` is where it fails, if it got that far."""

    def __init__(self, sentence: str, *, line: int = 0, ply: int = 0, clause: str = "") -> None:
        super().__init__(sentence)
        self.line = line
        self.ply = ply
        self.clause = clause
