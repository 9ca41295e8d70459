"""One person is asked for a move, and answered whatever else is typed."""

from __future__ import annotations

from doubloon.core.chair import Chair
from doubloon.core.errors import BadName, UndoRefused
from doubloon.core.move import Move
from doubloon.core.naming import LONGEST_NAME
from doubloon.core.rng import rng_from
from doubloon.core.view import View, event_view, move_view
from doubloon.text import answers
from doubloon.text.leaving import DONE, Leave
from doubloon.text.news import News
from doubloon.text.sitting import Sitting
from doubloon.text.table import Previews
from doubloon.text.typed import Plan, interpret


class Asking:
    """The prompt: shows the table and its choices, and reads lines until one of them is a move."""

    def __init__(self, sitting: Sitting, news: News) -> None:
        self.sitting = sitting
        self.news = news
        self.match, self.table = sitting.match, sitting.table
        self.words, self.screen = sitting.words, sitting.screen
        self.plan = Plan()

    def move(self, seat: int) -> Move | None:
        """Show the table and answer whatever is typed until it is a move; None if the position has changed."""
        chosen = self.plan.next(self.match.state, seat)  # a final choice that waits for Enter
        if chosen is not None and (self.plan.at_once or not self._final(seat, chosen)):
            return chosen
        self.news.tell(seat)
        view = self.match.state.view(seat)
        previews = self._previews(view)
        self._show(view, previews, self.screen.room)
        if chosen is not None:
            self._show_once_more(view, chosen, previews)
        while True:
            line = self.sitting.ask(self._prompt(seat, chosen)).strip()
            command = line.lower()
            if not command and (meant := chosen or self._at_enter()) is not None:
                return meant
            if chosen is not None and command == "u":
                chosen = None
                self.plan.drop()
            elif command == "u":
                self.plan.drop()
                plies = len(self.match.moves)
                self.take_back(seat)
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

    def _at_enter(self) -> Move | None:
        """What Enter alone plays."""
        return None

    def _answer(self, view: View, command: str) -> None:
        screen, table = self.screen, self.table
        if command == "?":
            self.sitting.heading("help-heading")
            for line in answers.help_lines(table, self.match, view, screen.width):
                screen.say(line)
        elif command == "h":
            with self.sitting.thinking(self.words("bot-search")):
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
        return (self.words("ask-many", number=seat + 1) if len(self.sitting.humans) > 1 else self.words("ask")) + " > "

    def _previews(self, view: View) -> Previews:
        """What each move is sure to do, in worlds that the seat imagines: nothing hidden shows."""
        assert view.prompt is not None
        way = self.table.showing.on_the_way
        foreseen = Chair(self.match.state, view.seat).previews(rng_from("previews"), way)
        showing = self.table.showing
        events = {id: [event_view(event) for event in each.events] for id, each in foreseen.items()}
        return {choice.move: showing.foretold(view, choice, events[choice.move]) for choice in showing.choices(view)}

    def _final(self, seat: int, move: Move) -> bool:
        """Would a player learn something by this move, so that it could not be taken back?"""
        return Chair(self.match.state, seat).preview(move, rng_from("previews")).final

    def _show_once_more(self, view: View, move: Move, previews: Previews) -> None:
        """The choice on its card, before it is final."""
        self.screen.say(self.words("last-choice-final"), "bold")
        self.screen.draw(self.table.choice(view, move_view(move), previews[move.id], self.screen.width))

    def take_back(self, seat: int) -> None:
        """The seat's last move is undone, or it is said why not."""
        try:
            move = self.match.undo(seat)
        except UndoRefused as error:
            key = f"undo-{error.reason}"
            reason = self.words(key, seats=self.match.state.seats) if self.words.has(key) else str(error)
            self.screen.say(self.words("undo-refused", reason=reason), "red")
            return
        self.sitting.save()
        self.news.took_back()
        label = self.table.label(self.match.state.view(seat), move_view(move))
        self.screen.say(self.words("undone", move=label), "green")

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
        self.sitting.save()
        self.screen.say(self.words("named", name=name), "green")
