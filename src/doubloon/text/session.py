"""A game at the keyboard: asks the people, lets the bots play, tells what happens, and loses nothing."""

from __future__ import annotations

import os
import shlex
import sys
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext

from doubloon.bots.bot import Bot
from doubloon.bots.make import bot_seed, make_bot
from doubloon.core.chair import Chair
from doubloon.core.errors import BadName, DoubloonError, UndoRefused
from doubloon.core.event import Event
from doubloon.core.match import Match
from doubloon.core.move import Move
from doubloon.core.naming import LONGEST_NAME
from doubloon.core.rng import rng_from
from doubloon.core.view import SPECTATOR, View, event_view, move_view
from doubloon.text import answers
from doubloon.text.foreseeing import foreseen
from doubloon.text.leaving import DONE, INTERRUPTED, Leave, signals
from doubloon.text.saving import CannotSave, Saver
from doubloon.text.screen import Screen
from doubloon.text.table import Previews, table_for
from doubloon.text.typed import Plan, interpret
from doubloon.words import Words
from doubloon.words.telling import as_sentence, seat_names, tell

YOU = "you"
RECAP = 12  # events that are told again when a game is resumed
SHORT_NEWS = 6  # lines of news on a low screen

Ask = Callable[[str], str]


class Session:
    """One match with its people and bots. Without a `saver` nothing is written."""

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
        self.bots: dict[int, Bot] = {
            seat: make_bot(player, bot_seed(match.seed, seat)) for seat, player in enumerate(players) if player != YOU
        }
        # With several people at one keyboard nobody is "you": names must read the same for all of them.
        self.at_keyboard = self.humans[0] if len(self.humans) == 1 else SPECTATOR
        names = seat_names(words, players, self.at_keyboard)
        self.table = table_for(match.game.id, words, names, screen.signs)
        self.plan = Plan()
        # How much of all events each reader has been told; without people the spectator reads.
        recap = max(0, len(match.events) - RECAP) if match.moves else 0
        self.told = dict.fromkeys(self.humans or [SPECTATOR], recap)

    def run(self) -> int:
        """Play to the end, or until somebody leaves; the exit code."""
        try:
            with signals():
                self.save()
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
        self.save()  # if the interruption came between a move and its saving
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
        self.save()

    def save(self) -> None:
        """Write the record, if there is a file for it."""
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
            reason = self.words(key, seats=self.match.state.seats) if self.words.has(key) else str(error)
            self.screen.say(self.words("undo-refused", reason=reason), "red")
            return
        self.save()
        heard = len(self.match.events)
        self.told = {reader: min(count, heard) for reader, count in self.told.items()}
        label = self.table.label(self.match.state.view(seat), move_view(move))
        self.screen.say(self.words("undone", move=label), "green")

    # Names

    def _namable(self, seat: int) -> list[str]:
        state = self.match.state
        return self.match.game.namable(seat, state.seats, state.options)

    def _name(self, view: View, line: str) -> None:
        """`name w1 Anne Bonny`: a piece gets a name, which the record keeps."""
        _, typed, text, *_ = [*line.split(maxsplit=2), "", ""]
        namable = self._namable(view.seat)
        piece = self.table.piece(view, typed, namable)
        try:
            name = self.match.name_piece(view.seat, piece, text)
        except BadName as error:
            example = self.table.piece_sign(namable[0])
            sentence = self.words(f"name-refused-{error.reason}", example=example, most=LONGEST_NAME)
            self.screen.say(sentence, "red")
            return
        self.save()
        self.screen.say(self.words("named", name=name), "green")

    # Asking

    def _hand_over(self, seat: int) -> bool:
        """With several people, clear the screen of secrets; False if the last one takes a choice back."""
        before = self.at_keyboard
        if seat == before or not (self.match.state.sealed or self._keeps_secret(before)):
            self.at_keyboard = seat
            return True
        self.screen.hide()
        words = self.words
        back = before in self.humans and before not in self.match.state.deciders()
        back = back and not self.match.undo_obstacle(before)
        if back:
            prompt = words("pass-keyboard-undo", number=seat + 1, before=before + 1)
        else:
            prompt = words("pass-keyboard", number=seat + 1)
        if self.ask(prompt + " ").strip().lower() == "u" and back:
            self._undo(before)
            return False
        self.screen.hide()
        self.at_keyboard = seat
        return True

    def _keeps_secret(self, seat: int) -> bool:
        """Does the screen show what only this seat may know?"""
        return seat in self.humans and self.table.secret(self.match.state.view(seat))

    def _ask_for_move(self, seat: int) -> Move | None:
        """Show the table and answer whatever is typed until it is a move; None if the position has changed."""
        chosen = self.plan.next(self.match.state, seat)  # a final choice that waits for Enter
        if chosen is not None and (self.plan.at_once or not self._final(seat, chosen)):
            return chosen
        self._tell_news(seat)
        view = self.match.state.view(seat)
        previews = self._previews(view)
        self._show(view, previews, self.screen.room)
        if chosen is not None:
            self._show_once_more(view, chosen, previews)
        while True:
            line = self.ask(self._prompt(seat, chosen)).strip()
            command = line.lower()
            if chosen is not None and not command:
                return chosen
            if chosen is not None and command == "u":
                chosen = None
                self.plan.drop()
            elif command == "u":
                self.plan.drop()
                plies = len(self.match.moves)
                self._undo(seat)
                if len(self.match.moves) != plies:
                    return None
            elif command == "q":
                raise Leave(DONE, typed=True)
            elif command == "m":
                self._show(view, previews)
            elif command in ("h", "l", "l all", "r", "t", "?"):
                self._answer(view, command)
            elif command.split()[:1] == ["name"] and self._namable(seat):
                self._name(view, line)
            else:
                moves = interpret(self.table, self.match, view, line.removesuffix("!").strip())
                if isinstance(moves, str):
                    explained = self.table.explained(view, line)
                    self.screen.say(explained or moves, "" if explained else "red")
                    continue
                at_once = line.endswith("!")
                assert view.prompt is not None
                move = self.plan.make(seat, moves, at_once, between=view.prompt.kind in self.table.between)
                if at_once or not self._final(seat, move):
                    return move
                chosen = move
                self._show_once_more(view, move, previews)

    def _show(self, view: View, previews: Previews, room: int = 0) -> None:
        screen, table = self.screen, self.table
        assert view.prompt is not None
        screen.draw(table.close_up(view, screen.width) if screen.low else table.board(view, screen.width))
        heading = self.words("moves-heading")
        screen.draw([table.heading(f"{heading} ({view.prompt.rule})", screen.width)])
        screen.say(table.question(view), "bold")
        screen.draw(table.choices(view, previews, screen.width, room))
        screen.draw(answers.command_lines(table, screen.width))

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
        elif command == "t":
            screen.draw(table.board(view, screen.width))
        elif command == "r":
            for words in answers.rule(table, view):
                screen.say(words)
        else:
            for words in answers.log_lines(table, self.match, view.seat, everything=command == "l all"):
                screen.say(words)

    def _prompt(self, seat: int, chosen: Move | None) -> str:
        if chosen is not None:
            return self.words("confirm") + " > "
        return (self.words("ask-many", number=seat + 1) if len(self.humans) > 1 else self.words("ask")) + " > "

    def _previews(self, view: View) -> Previews:
        """What each move is sure to do, in worlds that the seat imagines: nothing hidden shows."""
        assert view.prompt is not None
        world = Chair(self.match.state, view.seat).imagine(rng_from("previews"))
        table, way = self.match.game.table, self.table.on_the_way
        return {
            move.id: [event_view(event) for event in foreseen(world, view.seat, table[move.id], way)]
            for move in view.prompt.moves
        }

    def _final(self, seat: int, move: Move) -> bool:
        """Would somebody learn something by this move, so that it could not be taken back?"""
        trial = self.match.state.clone()
        trial.play(seat, move)
        return trial.reveals != self.match.state.reveals

    def _show_once_more(self, view: View, move: Move, previews: Previews) -> None:
        """The choice on its card, before it is final."""
        self.screen.say(self.words("last-choice-final"), "bold")
        self.screen.draw(self.table.choice(view, move_view(move), previews[move.id], self.screen.width))

    # Telling

    def _tell_news(self, reader: int) -> None:
        """What has happened since this reader looked last, as far as the reader may know it."""
        readable = {id(event) for event in self.match.log(reader)}
        news = [event for event in self.match.events[self.told[reader] :] if id(event) in readable]
        self.told[reader] = len(self.match.events)
        left_out = self.table.details | self.table.showing.quiet if self.humans else self.table.details
        news = [event for event in news if event.kind not in left_out]
        if news and self.humans:
            self.screen.draw([self.table.heading(self.words("news-heading"), self.screen.width)])
        if self.screen.low and self.humans and len(news) > SHORT_NEWS:
            self.screen.say(self.words("news-earlier", count=len(news) - SHORT_NEWS), "dim")
            news = news[-SHORT_NEWS:]
        for event in news:
            self._tell(event, reader)

    def _tell(self, event: Event, reader: int) -> None:
        headline = event.kind in self.table.showing.headings
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
