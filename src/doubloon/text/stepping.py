"""A recorded game to look at: one position, or step by step."""

from __future__ import annotations

from collections.abc import Callable

from doubloon.core.match import Match
from doubloon.core.view import SPECTATOR
from doubloon.text.answers import log_lines
from doubloon.text.screen import Screen
from doubloon.text.table import table_for
from doubloon.text.typed import printable
from doubloon.words import Words
from doubloon.words.telling import seat_names, tell


class Stepper:
    """Shows the positions of a game that has been played so far, out of `plies`, from one seat."""

    def __init__(self, played: Match, plies: int, players: list[str], words: Words, screen: Screen, seat: int) -> None:
        self.played = played
        self.plies = plies
        self.words = words
        words.nicknames = played.names
        self.screen = screen
        self.seat = seat
        self.table = table_for(played.game.id, words, seat_names(words, players, seat), screen.signs)
        self._match = self._begin()

    def show(self, ply: int) -> None:
        """One position, with the whole log up to it above."""
        self._go(ply)
        for line in log_lines(self.table, self._match, self.seat, everything=True):
            self.screen.say(line)
        self._draw(ply)

    def step(self, ply: int, ask: Callable[[str], str]) -> None:
        """Position after position as the reader asks for them, until `q` or the end of the input."""
        self._step_to(ply)
        while True:
            try:
                line = ask(self.words("replay-ask") + " > ").strip().lower()
            except (EOFError, KeyboardInterrupt):
                self.screen.say()
                return
            if line == "q":
                return
            wanted = ply
            if line in ("", "n"):
                wanted = ply + 1
            elif line == "p":
                wanted = ply - 1
            elif line.isascii() and line.isdigit():
                wanted = int(line[:9])
            else:
                self.screen.say(self.words("replay-unknown", text=printable(line)), "red")
                continue
            if 0 <= wanted <= self.plies:
                ply = wanted
                self._step_to(ply)
            else:
                self.screen.say(self.words("replay-range", plies=self.plies), "red")

    def _step_to(self, ply: int) -> None:
        """A position with what its last move has brought."""
        self._go(ply)
        for event in self._match.log(self.seat):
            if event.ply == ply and event.kind not in self.table.details:
                self.screen.say(tell(self.words, event.kind, event.args, self.table.names, self.seat))
        self._draw(ply)

    def _begin(self) -> Match:
        state = self.played.state
        return Match(self.played.game, state.seats, self.played.seed, state.options)

    def _go(self, ply: int) -> None:
        """Play on to a ply, from the beginning if it lies behind us."""
        if ply < len(self._match.moves):
            self._match = self._begin()
        for seat, move in self.played.moves[len(self._match.moves) : ply]:
            self._match.play(seat, move)

    def _draw(self, ply: int) -> None:
        words, table, screen = self.words, self.table, self.screen
        who = words("replay-spectator") if self.seat == SPECTATOR else table.names[self.seat]
        title = words("title-published") if words.has("title-published") else self.played.game.title
        heading = words("replay-heading", title=title, ply=ply, plies=self.plies, who=who)
        screen.draw([table.heading(heading, screen.width)])
        view = self._match.state.view(self.seat)
        screen.draw(table.board(view, screen.width))  # on a low screen too: no choices follow that must stay in sight
        if view.ending:
            for text in table.ending(view, screen.width):
                screen.say(text)
        elif view.prompt:
            screen.say(table.question(view), "bold")
