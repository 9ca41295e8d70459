"""A game at the keyboard: asks the people, lets the bots play, tells what happens, and loses nothing."""

from __future__ import annotations

import os
import shlex
import signal
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from types import FrameType

from doubloon.bots.bot import Bot
from doubloon.bots.make import bot_seed, make_bot
from doubloon.core.chair import Chair
from doubloon.core.errors import DoubloonError, UndoRefused
from doubloon.core.event import Event
from doubloon.core.match import Match
from doubloon.core.move import Move
from doubloon.core.rng import rng_from
from doubloon.core.view import SPECTATOR, View, event_view, move_view
from doubloon.text import answers
from doubloon.text.saving import CannotSave, Saver
from doubloon.text.screen import Screen
from doubloon.text.table import Previews, table_for
from doubloon.words import Words
from doubloon.words.telling import as_sentence, seat_names, tell

YOU = "you"
RECAP = 12  # events that are told again when a game is resumed
DONE, HUNG_UP, INTERRUPTED, TERMINATED = 0, 129, 130, 143

Ask = Callable[[str], str]


class Leave(Exception):
    """The player goes, or is made to; `code` is what the process ends with, `typed` whether a line was ended."""

    def __init__(self, code: int, typed: bool) -> None:
        super().__init__(code)
        self.code = code
        self.typed = typed


class Session:
    """One match with its people and bots. Without a `saver` nothing is written."""

    def __init__(
        self, match: Match, players: list[str], words: Words, screen: Screen, ask: Ask, saver: Saver | None
    ) -> None:
        self.match = match
        self.players = players
        self.words = words
        self.screen = screen
        self.ask = ask
        self.saver = saver
        self.humans = [seat for seat, player in enumerate(players) if player == YOU]
        self.bots: dict[int, Bot] = {
            seat: make_bot(player, bot_seed(match.seed, seat)) for seat, player in enumerate(players) if player != YOU
        }
        # With several people at one keyboard nobody is "you": names must read the same for all of them.
        self.at_keyboard = self.humans[0] if len(self.humans) == 1 else SPECTATOR
        names = seat_names(words, players, self.at_keyboard)
        self.table = table_for(match.game.id, words, names, screen.signs)
        # How much of all events each reader has been told; without people the spectator reads.
        recap = max(0, len(match.events) - RECAP) if match.moves else 0
        self.told = dict.fromkeys(self.humans or [SPECTATOR], recap)

    def run(self) -> int:
        """Play to the end, or until somebody leaves; the exit code."""
        try:
            with _signals():
                self._save()
                while self.match.state.deciders():
                    self._one_move()
                self._end()
            return DONE
        except Leave as leave:
            code, typed = leave.code, leave.typed
        except KeyboardInterrupt:
            code, typed = INTERRUPTED, False
        except EOFError:
            code, typed = DONE, False
        self._save()  # if the interruption came between a move and its saving
        self._say_goodbye(typed)
        return code

    # Moves

    def _one_move(self) -> None:
        """Bots first: under a sealed question the order means nothing, and nobody waits for a machine in between."""
        deciders = self.match.state.deciders()
        bots = [seat for seat in deciders if seat in self.bots]
        if bots:
            self._play(bots[0], self._bot_move(bots[0]))
            if not self.humans:
                self._tell_news(SPECTATOR)
            return
        # Somebody in the middle of a chain of choices goes on before the others are asked.
        seat = self.at_keyboard if self.at_keyboard in deciders else deciders[0]
        if self._hand_over(seat):
            move = self._ask_for_move(seat)
            if move is not None:
                self._play(seat, move)

    def _bot_move(self, seat: int) -> Move:
        slow = self.bots[seat].name.startswith("search")
        with self._thinking(self.table.names[seat]) if slow else nullcontext():
            return self.bots[seat].choose(Chair(self.match.state, seat))

    def _thinking(self, who: str) -> AbstractContextManager[object]:
        """A sign of life on a terminal while a search takes its time."""
        if not self.screen.console.is_terminal:
            return nullcontext()
        return self.screen.console.status(as_sentence(self.words("thinking", who=who)))

    def _play(self, seat: int, move: Move) -> None:
        self.match.play(seat, move)
        self._save()

    def _save(self) -> None:
        if not self.saver:
            return
        try:
            self.saver.save(self.match)
        except CannotSave as error:
            sentence = self.words("not-saved", path=str(error.path), problem=error.problem)
            raise DoubloonError(sentence) from None

    def _undo(self, seat: int) -> None:
        try:
            move = self.match.undo(seat)
        except UndoRefused as error:
            key = f"undo-{error.reason}"
            reason = self.words(key) if self.words.has(key) else str(error)
            self.screen.say(self.words("undo-refused", reason=reason), "red")
            return
        self._save()
        heard = len(self.match.events)
        self.told = {reader: min(count, heard) for reader, count in self.told.items()}
        label = self.table.label(self.match.state.view(seat), move_view(move))
        self.screen.say(self.words("undone", move=label), "green")

    # Asking

    def _hand_over(self, seat: int) -> bool:
        """With several people, clear the screen before a secret choice; False if the last one takes a choice back."""
        before = self.at_keyboard
        if seat == before or not self.match.state.sealed:
            self.at_keyboard = seat
            return True
        self.screen.hide()
        words, names = self.words, self.table.names
        back = before in self.humans and before not in self.match.state.deciders()
        if back:
            prompt = words("pass-keyboard-undo", who=names[seat], before=names[before])
        else:
            prompt = words("pass-keyboard", who=names[seat])
        if self.ask(prompt + " ").strip().lower() == "u" and back:
            self._undo(before)
            return False
        self.screen.hide()
        self.at_keyboard = seat
        return True

    def _ask_for_move(self, seat: int) -> Move | None:
        """Show the table and answer whatever is typed until it is a move; None if the position has changed."""
        self._tell_news(seat)
        view = self.match.state.view(seat)
        previews = self._previews(view)
        self._show(view, previews)
        while True:
            line = self.ask(self._prompt(seat)).strip()
            command = line.lower()
            if command == "u":
                plies = len(self.match.moves)
                self._undo(seat)
                if len(self.match.moves) != plies:
                    return None
            elif command == "q":
                raise Leave(DONE, typed=True)
            elif command == "m":
                self._show(view, previews)
            elif command in ("h", "l", "l all", "r", "?"):
                self._answer(view, command)
            else:
                move = answers.interpret(self.table, self.match, view, line.removesuffix("!").strip())
                if isinstance(move, str):
                    self.screen.say(move, "red")
                elif line.endswith("!") or not self._final(seat, move) or self._confirm(view, move, previews):
                    return move

    def _show(self, view: View, previews: Previews) -> None:
        screen, table = self.screen, self.table
        assert view.prompt is not None
        screen.draw(table.board(view, screen.width))
        screen.draw([table.heading(f"{self.words('moves-heading')} ({view.prompt.rule})", screen.width)])
        screen.say(table.question(view), "bold")
        screen.draw(table.choices(view, previews, screen.width))
        screen.say(self.words("commands"), "dim")

    def _answer(self, view: View, command: str) -> None:
        screen, table = self.screen, self.table
        if command == "?":
            screen.draw([table.heading(self.words("help-heading"), screen.width)])
            for line in answers.help_lines(table, self.match, view, screen.width):
                screen.say(line)
        elif command == "h":
            with self._thinking(self.words("bot-search")):
                advice = answers.hint(table, self.match, view)
            for words in advice:
                screen.say(words, "green")
        elif command == "r":
            for words in answers.rule(table, view):
                screen.say(words)
        else:
            for words in answers.log_lines(table, self.match, view.seat, everything=command == "l all"):
                screen.say(words)

    def _prompt(self, seat: int) -> str:
        several = len(self.humans) > 1
        return (self.words("ask-many", who=self.table.names[seat]) if several else self.words("ask")) + " > "

    def _previews(self, view: View) -> Previews:
        """What each move is sure to do, in worlds that the seat imagines: nothing hidden shows."""
        assert view.prompt is not None
        chair = Chair(self.match.state, view.seat)
        rng = rng_from("previews")
        table = self.match.game.table
        return {
            move.id: [event_view(event) for event in chair.preview(table[move.id], rng)] for move in view.prompt.moves
        }

    def _final(self, seat: int, move: Move) -> bool:
        """Would somebody learn something by this move, so that it could not be taken back?"""
        trial = self.match.state.clone()
        trial.play(seat, move)
        return trial.reveals != self.match.state.reveals

    def _confirm(self, view: View, move: Move, previews: Previews) -> bool:
        """Show the choice on its card once more; Enter plays it."""
        self.screen.say(self.words("last-choice-final"), "bold")
        self.screen.draw(self.table.choice(view, move_view(move), previews[move.id], self.screen.width))
        while True:
            line = self.ask(self.words("confirm") + " > ").strip().lower()
            if line == "q":
                raise Leave(DONE, typed=True)
            if line in ("", "u"):
                return line == ""

    # Telling

    def _tell_news(self, reader: int) -> None:
        """What has happened since this reader looked last, as far as the reader may know it."""
        readable = {id(event) for event in self.match.log(reader)}
        news = [event for event in self.match.events[self.told[reader] :] if id(event) in readable]
        self.told[reader] = len(self.match.events)
        news = [event for event in news if event.kind not in self.table.quiet]
        if news and self.humans:
            self.screen.draw([self.table.heading(self.words("news-heading"), self.screen.width)])
        for event in news:
            self._tell(event, reader)

    def _tell(self, event: Event, reader: int) -> None:
        headline = event.kind in self.table.headlines
        if headline and not self.humans:
            self.screen.say()
        line = tell(self.words, event.kind, event.args, self.table.names, reader)
        self.screen.say(line, "bold" if headline else "")

    def _end(self) -> None:
        """The last news, the table, the score sheet and who won."""
        reader = self.humans[0] if len(self.humans) == 1 else SPECTATOR
        if reader in self.told:
            self._tell_news(reader)
        view = self.match.state.view(reader)
        screen = self.screen
        screen.draw(self.table.board(view, screen.width))
        screen.draw([self.table.heading(self.words("end-heading"), screen.width)])
        for line in self.table.ending(view, screen.width):
            screen.say(line)
        screen.say()
        screen.path(self.words("closing-seed", seed=self.match.seed))
        if self.saver:
            screen.path(self.words("closing-record", path=str(self.saver.path)))
            screen.path(self.words("closing-verify", command=self.saver.verify_command()))
        else:
            screen.path(self.words("closing-again", command=self._command()))

    def _command(self) -> str:
        """The command that plays the same game again; with people it would not be the same."""
        match = self.match
        command = ["doubloon", "play", match.game.id, "--seats", ",".join(self.players), "--seed", match.seed]
        for option in match.state.options.text().split():
            command += ["--option", option]
        return shlex.join(command)

    def _say_goodbye(self, typed: bool) -> None:
        """One line that says how to go on, if there is still a terminal to say it on."""
        if not self.saver:
            return
        try:
            if not typed:
                self.screen.say()  # the cursor still stands behind the prompt
            self.screen.path(self.words("saved", command=self.saver.resume_command()))
            self.screen.console.file.flush()
        except OSError:
            # The terminal is gone; Python would complain again when it flushes at the exit.
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


@contextmanager
def _signals() -> Iterator[None]:
    """A closed terminal and a polite kill end the session as `q` does."""
    if threading.current_thread() is not threading.main_thread():
        yield  # Python sets signals in its main thread only
        return
    codes = {signal.SIGTERM: TERMINATED}
    if hasattr(signal, "SIGHUP"):  # not on Windows
        codes[signal.SIGHUP] = HUNG_UP

    def leave(number: int, frame: FrameType | None) -> None:
        raise Leave(codes[signal.Signals(number)], typed=False)

    before = {number: signal.signal(number, leave) for number in codes}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
