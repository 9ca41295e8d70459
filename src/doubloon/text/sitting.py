"""A match at one keyboard, and what it is played with."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext

from doubloon.core.errors import DoubloonError
from doubloon.core.match import Match
from doubloon.core.view import SPECTATOR
from doubloon.text.saving import CannotSave, Saver
from doubloon.text.screen import Screen
from doubloon.text.table import table_for
from doubloon.words import Words
from doubloon.words.telling import as_sentence, seat_names

YOU = "you"

Ask = Callable[[str], str]


class Sitting:
    """People and bots, the table as it is shown to them, and the file that it is saved in. Without one nothing is."""

    def __init__(
        self, match: Match, players: list[str], words: Words, screen: Screen, ask: Ask, saver: Saver | None
    ) -> None:
        self.match = match
        self.players = players
        self.words = words
        words.nicknames = match.names
        self.screen = screen
        self.ask = ask
        self.saver = saver
        self.humans = [seat for seat, player in enumerate(players) if player == YOU]
        # With several people at one keyboard nobody is "you": names must read the same for all of them.
        self.reader = self.humans[0] if len(self.humans) == 1 else SPECTATOR
        names = seat_names(words, players, self.reader)
        self.table = table_for(match.game.id, words, names, screen.signs)

    def heading(self, key: str) -> None:
        """A line across the screen with these words."""
        self.screen.draw([self.table.heading(self.words(key), self.screen.width)])

    def thinking(self, who: str) -> AbstractContextManager[object]:
        """A sign of life on a terminal while a search takes its time."""
        if not self.screen.console.is_terminal:
            return nullcontext()
        return self.screen.console.status(as_sentence(self.words("thinking", who=who)))

    def save(self) -> None:
        """Write the record, if there is a file for it."""
        if not self.saver:
            return
        try:
            self.saver.save(self.match)
        except CannotSave as error:
            sentence = self.words("not-saved", path=str(error.path), problem=error.problem)
            raise DoubloonError(sentence) from None
