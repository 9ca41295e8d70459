"""What the people at the keyboard are told: the news, the end, and how to go on."""

from __future__ import annotations

import os
import shlex
import sys

from doubloon.core.event import Event
from doubloon.core.view import SPECTATOR, View
from doubloon.text.sitting import Sitting
from doubloon.words.telling import tell

RECAP = 12  # events that are told again when a game is resumed
SHORT_NEWS = 6  # lines of news on a low screen


class News:
    """How much of all events each reader has been told; without people the spectator reads."""

    def __init__(self, sitting: Sitting) -> None:
        self.sitting = sitting
        match = sitting.match
        recap = max(0, len(match.events) - RECAP) if match.moves else 0
        self.told = dict.fromkeys(sitting.humans or [SPECTATOR], recap)

    def tell(self, reader: int) -> None:
        """What has happened since this reader looked last, as far as the reader may know it."""
        match, table, screen = self.sitting.match, self.sitting.table, self.sitting.screen
        humans = self.sitting.humans
        readable = {id(event) for event in match.log(reader)}
        news = [event for event in match.events[self.told[reader] :] if id(event) in readable]
        self.told[reader] = len(match.events)
        left_out = table.details | table.showing.quiet if humans else table.details
        news = [event for event in news if event.kind not in left_out]
        if news and humans:
            self.sitting.heading("news-heading")
        if screen.low and humans and len(news) > SHORT_NEWS:
            screen.say(self.sitting.words("news-earlier", count=len(news) - SHORT_NEWS), "dim")
            news = news[-SHORT_NEWS:]
        view = match.state.view(reader)
        for event in news:
            self._line(event, view)

    def took_back(self) -> None:
        """There are fewer events than somebody may have been told."""
        heard = len(self.sitting.match.events)
        self.told = {reader: min(count, heard) for reader, count in self.told.items()}

    def _line(self, event: Event, view: View) -> None:
        table, screen = self.sitting.table, self.sitting.screen
        headline = event.kind in table.showing.headings
        if headline and not self.sitting.humans:
            screen.say()
        called = table.showing.called(view, event.kind, event.args)
        line = tell(self.sitting.words, event.kind, event.args, table.names, view.seat, called)
        screen.say(line, "bold" if headline else "")

    def end(self) -> None:
        """The last news, the table, the score sheet and who won."""
        sitting, screen, words = self.sitting, self.sitting.screen, self.sitting.words
        if sitting.reader in self.told:
            self.tell(sitting.reader)
        view = sitting.match.state.view(sitting.reader)
        screen.draw(sitting.table.board(view, screen.width))
        sitting.heading("end-heading")
        for line in sitting.table.ending(view, screen.width):
            screen.say(line)
        screen.say()
        screen.path(words("closing-seed", seed=sitting.match.seed))
        if sitting.saver:
            screen.path(words("closing-record", path=str(sitting.saver.path)))
            screen.path(words("closing-verify", command=sitting.saver.verify_command()))
        else:
            screen.path(words("closing-again", command=self._command()))

    def _command(self) -> str:
        """The command that plays the same game again; with people it would not be the same."""
        match = self.sitting.match
        seats = ",".join(self.sitting.players)
        command = ["doubloon", "play", match.game.id, "--seats", seats, "--seed", match.seed]
        for option in match.state.options.text().split():
            command += ["--option", option]
        return shlex.join(command)

    def goodbye(self, typed: bool) -> None:
        """One line that says how to go on, if there is still a terminal to say it on."""
        screen, saver = self.sitting.screen, self.sitting.saver
        if not saver:
            return
        try:
            if not typed:
                screen.say()  # the cursor still stands behind the prompt
            screen.path(self.sitting.words("saved", command=saver.resume_command()))
            screen.console.file.flush()
        except OSError:
            # The terminal is gone; Python would complain again when it flushes at the exit.
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
