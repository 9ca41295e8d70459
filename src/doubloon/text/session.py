"""A game at the keyboard: asks the people, lets the bots play, tells what happens, and loses nothing."""

from __future__ import annotations

from contextlib import nullcontext

from doubloon.bots.bot import Bot
from doubloon.bots.make import bot_seed
from doubloon.bots.own import seat_bot
from doubloon.core.chair import Chair
from doubloon.core.match import Match
from doubloon.core.move import Move
from doubloon.core.view import SPECTATOR
from doubloon.text.asking import Asking
from doubloon.text.leaving import DONE, INTERRUPTED, Leave, signals
from doubloon.text.news import News
from doubloon.text.saving import Saver
from doubloon.text.screen import Screen
from doubloon.text.sitting import YOU, Ask, Sitting
from doubloon.words import Words


class Session(Sitting):
    """One match from where it is to its end, move by move."""

    def __init__(
        self, match: Match, players: list[str], words: Words, screen: Screen, ask: Ask, saver: Saver | None
    ) -> None:
        super().__init__(match, players, words, screen, ask, saver)
        self.bots: dict[int, Bot] = {
            seat: seat_bot(player, bot_seed(match.seed, seat)) for seat, player in enumerate(players) if player != YOU
        }
        self.at_keyboard = self.reader
        self.news = News(self)
        self.asking = Asking(self, self.news)

    def run(self) -> int:
        """Play to the end, or until somebody leaves; the exit code."""
        try:
            with signals():
                self.save()
                while self.match.state.deciders():
                    self._one_move()
                self.news.end()
            return DONE
        except Leave as leave:
            code, typed = leave.code, leave.typed
        except KeyboardInterrupt:
            code, typed = INTERRUPTED, False
        except EOFError:
            code, typed = DONE, False
        self.save()  # if the interruption came between a move and its saving
        self.news.goodbye(typed)
        return code

    def _one_move(self) -> None:
        """Bots first: under a sealed question the order means nothing, and nobody waits for a machine in between."""
        deciders = self.match.state.deciders()
        bots = [seat for seat in deciders if seat in self.bots]
        if bots:
            self._play(bots[0], self._bot_move(bots[0]))
            if not self.humans:
                self.news.tell(SPECTATOR)
            return
        # Somebody in the middle of a chain of choices goes on before the others are asked.
        seat = self.at_keyboard if self.at_keyboard in deciders else deciders[0]
        if self._hand_over(seat):
            move = self.asking.move(seat)
            if move is not None:
                self._play(seat, move)

    def _bot_move(self, seat: int) -> Move:
        slow = self.bots[seat].name.startswith("search")
        with self.thinking(self.table.names[seat]) if slow else nullcontext():
            return self.bots[seat].choose(Chair(self.match.state, seat))

    def _play(self, seat: int, move: Move) -> None:
        self.match.play(seat, move)
        self.save()

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
            self.asking.take_back(before)
            return False
        self.screen.hide()
        self.at_keyboard = seat
        return True

    def _keeps_secret(self, seat: int) -> bool:
        """Does the screen show what only this seat may know?"""
        return seat in self.humans and self.table.secret(self.match.state.view(seat))
