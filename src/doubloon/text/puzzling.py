"""A puzzle at the keyboard: shows the layout, takes moves, tells what comes of them, gives hints that are proofs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from doubloon.core.event import Event
from doubloon.core.move import Move
from doubloon.text.answers import from_catalogue
from doubloon.text.blocks import columns, flowing, heading
from doubloon.text.leaving import DONE, INTERRUPTED, Leave, signals
from doubloon.text.screen import Screen
from doubloon.text.sitting import Ask
from doubloon.text.tables.jackal_puzzle import PIRATES, PLAYER, WORDS, PuzzleBoard
from doubloon.words import Words

if TYPE_CHECKING:
    from doubloon.games.jackal.puzzles.book import PuzzleBook
    from doubloon.games.jackal.puzzles.card import Card
    from doubloon.games.jackal.puzzles.position import PuzzleState
    from doubloon.games.jackal.puzzles.solver import Proof

RULES = ("turn", "must", "gold")  # said when the rule is asked for, and in the help
DOT = " · "


class PuzzleTalk:
    """What can be said about a puzzle, in one language."""

    def __init__(self, language: str) -> None:
        self.words = Words(language, WORDS)
        self.terms = Words(language, "jackal")

    def pirate(self, number: int) -> str:
        return self.terms(f"crew-{PIRATES[number]}")

    def tile(self, state: PuzzleState, name: str) -> str:
        """The tile on a cell: the first letter is small within a sentence, of which the Dutch IJ is one."""
        kind = state.kind_at(name)
        words = self.terms(f"tile_kind-{kind.replace('_', '-')}")
        first = 2 if words.startswith("IJ") else 1
        return words[:first].lower() + words[first:]

    def move(self, state: PuzzleState, move: Move) -> str:
        """What a move does, without whose it is."""
        fields = move.fields()
        coin = "yes" if fields.get("coins") else "no"
        cell = str(fields.get("cell", ""))
        if move.kind == "step":
            return self.words("puzzle-step", cell=cell, tile=self.tile(state, cell), coin=coin)
        if move.kind == "advance":
            return self.words("puzzle-advance", coin=coin)
        if move.kind == "pass":
            return self.words("puzzle-pass")
        if cell == "off":
            return self.words("puzzle-go-off")
        return self.words("puzzle-go", cell=cell, tile=self.tile(state, cell))

    def event(self, event: Event) -> str:
        args = dict(event.args)
        figure = str(args.pop("figure", "white-1"))
        if "tile" in args:
            args["tile"] = self.terms(f"tiles-{args['tile']}")
        return self.words(f"event-{event.kind}", figure=self.pirate(int(figure[-1]) - 1), **args)

    def task(self, card: Card, coins: int) -> str:
        said = [self.words("puzzle-task", coins=coins)]
        if card.max_turns:
            said.append(self.words("puzzle-limit", turns=card.max_turns))
        if card.min_survivors:
            said.append(self.words("puzzle-survivors", count=card.min_survivors))
        return " ".join(said)

    def columns(self) -> list[str]:
        """What the shelf tells of each card."""
        return [self.words(f"puzzle-list-{name}") for name in ("id", "title", "grade", "coins", "turns", "alive")]

    def listed(self, card: Card, coins: int) -> list[str]:
        """What a card of the shelf is called, how hard it is, and what it asks."""
        called = [self.words(f"puzzle-title-{card.id}"), self.words(f"puzzle-grade-{card.notes['grade']}")]
        return [*called, str(coins), str(card.max_turns), str(card.min_survivors)]

    def verdict(self, card: Card, proof: Proof, positions: str, seconds: str, rate: str) -> str:
        """What was proved about a card, or not, and at what cost."""
        effort = self.words("puzzle-effort", positions=positions, seconds=seconds, rate=rate)
        best = proof.best
        if best is None:
            found = self.words("puzzle-verdict-unsolvable" if proof.complete else "puzzle-verdict-unknown")
        else:
            key = "puzzle-verdict-proved" if proof.complete else "puzzle-verdict-found"
            found = self.words(key, turns=best.turns, survivors=best.survivors)
        return self.words("puzzle-verdict", id=card.id, verdict=found, effort=effort)

    def total(self, puzzles: int, positions: str, seconds: str, rate: str) -> str:
        effort = self.words("puzzle-effort", positions=positions, seconds=seconds, rate=rate)
        return self.words("puzzle-total", puzzles=puzzles, effort=effort)

    def line(self, state: PuzzleState, line: list[list[Move]]) -> list[str]:
        """A solution from this position on, one sentence a turn."""
        trial = state.clone()
        said = []
        for turn, moves in enumerate(line):
            parts: list[str] = []
            for move in moves:
                words = self.move(trial, move)
                parts.append(words if move.kind == "go" else f"{self.pirate(trial.pirate())} {words}")
                trial.play(PLAYER, move)
            text = ", ".join(parts)
            said.append(self.words("puzzle-solution-turn", turn=state.turns + turn + 1, moves=text))
        return said


def ways_to_type(move: Move) -> tuple[str, ...]:
    """A move as it is written, without its verb, or only where it leads: it is clear who is asked."""
    rest = move.text.partition(" ")[2]
    return move.text, rest, rest[2:] if rest[:1].isdigit() else rest


class PuzzleSession:
    """One card, played until it is solved or lost, or the player leaves."""

    def __init__(self, book: PuzzleBook, card: Card, language: str, screen: Screen, ask: Ask) -> None:
        self.book = book
        self.card = card
        self.talk = PuzzleTalk(language)
        self.words = self.talk.words
        self.board = PuzzleBoard(language, screen.signs)
        self.screen = screen
        self.ask = ask
        self.solver = book.solver(card)
        self.state = book.start(card)
        self.before: list[PuzzleState] = []

    def run(self) -> int:
        """Play; the exit code."""
        screen = self.screen
        title = self.words("puzzle-heading", id=self.card.id)
        screen.draw([heading(title, screen.width, screen.signs)])
        screen.say(self.talk.task(self.card, self.state.laid), "bold")
        try:
            with signals():
                while True:
                    self._show()
                    while not self.state.over():
                        self._one_move()
                    self._end()
                    if not self._goes_back():
                        return DONE
        except Leave as leave:
            return leave.code
        except KeyboardInterrupt:
            return INTERRUPTED
        except EOFError:
            return DONE

    def _one_move(self) -> None:
        moves = self.state.moves(PLAYER)
        self._offer(moves)
        while True:
            line = self.ask(self._question() + " > ").strip()
            command = line.lower()
            if command == "q":
                raise Leave(DONE, typed=True)
            if command == "u":
                if self._undo():
                    return
            elif command in ("h", "s", "t", "r", "?"):
                self._answer(command, moves)
            elif command.startswith("?"):
                self._explain(line)
            else:
                move = self._move_for(line, moves)
                if move is not None:
                    self._play(move)
                    return
                self.screen.say(self.words("puzzle-unknown", text=line[:40], count=len(moves)), "red")

    def _question(self) -> str:
        key = "puzzle-ask" if self.state.prompt(PLAYER).key == "action" else "puzzle-ask-exit"
        return self.words(key, pirate=self.talk.pirate(self.state.pirate()))

    def _offer(self, moves: list[Move]) -> None:
        screen = self.screen
        entries = [self._entry(place, move) for place, move in enumerate(moves, 1)]
        screen.draw(columns(entries, screen.width))
        commands = [Text(part, "dim") for part in self.words("puzzle-commands").split(DOT)]
        screen.draw(flowing(commands, screen.width, between=DOT))

    def _entry(self, place: int, move: Move) -> Text:
        fate = self.board.fate(self.state, move)
        line = Text(f"[{place}] {self.talk.move(self.state, move)}")
        return Text.assemble(line, " ", fate) if fate.plain else line

    def _move_for(self, line: str, moves: list[Move]) -> Move | None:
        if line.isascii() and line.isdigit() and len(line) < 4:
            return moves[int(line) - 1] if 1 <= int(line) <= len(moves) else None
        plain = " ".join(line.lower().split())
        return next((move for move in moves if plain in ways_to_type(move)), None)

    def _play(self, move: Move) -> None:
        self.before.append(self.state.clone())
        told = self.state.events
        assert told is not None
        heard = len(told)
        turns = self.state.turns
        self.state.play(PLAYER, move)
        for event in told[heard:]:
            self.screen.say(self.talk.event(event))
        if not self.state.over() and (turns != self.state.turns or self.state.journey is None):
            self._show()

    def _undo(self) -> bool:
        if not self.before:
            self.screen.say(self.words("puzzle-undo-nothing"), "red")
            return False
        self.state = self.before.pop()
        self.state.events = []
        self.screen.say(self.words("puzzle-undone"), "green")
        self._show()
        return True

    def _goes_back(self) -> bool:
        """A lost puzzle can be taken back."""
        if self.state.ending == "solved" or not self.before:
            return False
        line = self.ask(self.words("puzzle-commands").split(DOT)[0] + " > ").strip().lower()
        return line == "u" and self._undo()

    # Showing

    def _show(self) -> None:
        state, screen = self.state, self.screen
        alive = state.survivors()
        home = state.scores()[PLAYER]
        screen.say(self.words("puzzle-turn", turn=state.turns + 1, home=home, coins=state.laid, alive=alive), "bold")
        screen.draw(self.board.draw(state, screen.width))

    def _answer(self, command: str, moves: list[Move]) -> None:
        screen = self.screen
        if command == "t":
            self._show()
            self._offer(moves)
        elif command == "?":
            screen.say(self.words("puzzle-help-moves", text=moves[0].text))
            for key in RULES:
                screen.say(self.words(f"puzzle-help-{key}"))
            screen.draw(self.board.legend(screen.width))
        elif command == "r":
            self._say_rule()
        else:
            self._advise(moves, whole=command == "s")

    def _say_rule(self) -> None:
        """The rule behind the question: in plain words, then as the catalogue has it."""
        asked = self.state.prompt(PLAYER)
        plain = (
            [self.talk.terms("rule-exit")]
            if asked.key == "exit"
            else [self.words(f"puzzle-help-{key}") for key in RULES]
        )
        for said in [*plain, *from_catalogue(self.talk.terms, "jackal", asked.clause)]:
            self.screen.say(said)

    def _explain(self, line: str) -> None:
        """Whatever is named behind a question mark."""
        asked = line.lstrip("?").strip()
        said = self.board.explanation(self.state, asked)
        self.screen.say(said or self.talk.terms("input-nothing-called", text=asked[:40]), "" if said else "red")

    def _advise(self, moves: list[Move], whole: bool) -> None:
        """The next move of a best solution, or all of them; both are proved."""
        screen, words = self.screen, self.words
        move, proof = self.book.hint(self.solver, self.state)
        if move is None:
            key = "puzzle-hint-lost" if proof.complete else "puzzle-hint-unknown"
            screen.say(words(key, **({} if proof.complete else {"positions": proof.positions})), "red")
            return
        if whole and proof.best is not None and self.state.journey is None:
            for said in self.talk.line(self.state, proof.best.line):
                screen.say(said, "green")
            return
        label = f"[{moves.index(move) + 1}] {self.talk.move(self.state, move)}"
        if proof.best is None:
            screen.say(words("puzzle-hint-last", move=label), "green")
        else:
            best = proof.best
            screen.say(words("puzzle-hint", move=label, turns=best.turns, survivors=best.survivors), "green")

    def _end(self) -> None:
        state, screen = self.state, self.screen
        screen.draw(self.board.draw(state, screen.width))
        if state.ending == "solved":
            screen.say(self.words("puzzle-solved", turns=state.turns, survivors=state.survivors()), "bold green")
        else:
            screen.say(self.words(f"puzzle-{state.ending}"), "bold red")
