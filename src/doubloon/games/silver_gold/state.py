"""A position of Silver & Gold. The rules are in the chapters beside this file; here is what they act on."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from doubloon.core.move import Field, Move
from doubloon.core.options import Options
from doubloon.core.outcome import Outcome
from doubloon.core.pack import Reader, Writer
from doubloon.core.rng import Rng
from doubloon.core.state import State, Task
from doubloon.core.task import NOBODY
from doubloon.games.silver_gold import claiming, crossing, evaluation, knowledge, rounds, scoring, setup
from doubloon.games.silver_gold.cards import Card
from doubloon.games.silver_gold.moves import Cross, Keep, Take
from doubloon.games.silver_gold.player import Player, new_player, read_player
from doubloon.games.silver_gold.tasks import CLAIM, CROSS, END_TURN, KEEP, OPEN, REFILL, REPLACE, SHOW, TURN

if TYPE_CHECKING:
    from doubloon.core.view import View
    from doubloon.games.silver_gold.game import SilverGold


class SilverGoldState(State):
    """The table: players, treasure stack, display, expeditions, round card."""

    def __init__(self, rules: SilverGold, seats: int, options: Options, rng: Rng) -> None:
        super().__init__(rules, seats, options, rng)
        self.rules = rules
        self.deck: list[Card] = rules.deck
        self.players: list[Player] = []
        self.stack: list[int] = []  # the last one is the top
        self.display: list[int] = []  # by place; NO_CARD where a place is free
        self.turned_up: list[int] = []  # by place: the how manieth card to be turned up (SG-144)
        self.turned = 0  # how many were turned up
        self.removed: list[int] = []  # by the ghost ship
        self.expeditions: list[int] = []  # this round's patterns in order; the first `turn` are revealed
        self.round = 0
        self.turn = 0
        self.start = NOBODY  # the start player; nobody until the setup is done, unless the table named one (SG-136)
        self.cups_out = 0  # cups crossed out on the round card

    def clone(self) -> SilverGoldState:
        copy = SilverGoldState(self.rules, self.seats, self.options, self.rng.clone())
        self._copy_kernel(copy)
        copy.players = [player.clone() for player in self.players]
        copy.stack = self.stack.copy()
        copy.display = self.display.copy()
        copy.turned_up = self.turned_up.copy()
        copy.turned = self.turned
        copy.removed = self.removed.copy()
        copy.expeditions = self.expeditions.copy()
        copy.round = self.round
        copy.turn = self.turn
        copy.start = self.start
        copy.cups_out = self.cups_out
        return copy

    def pattern(self) -> int:
        """The pattern of the revealed expedition."""
        return self.expeditions[self.turn - 1]

    def last_turn(self) -> bool:
        return self.round == self.rules.box.rounds and self.turn == self.rules.box.turns

    # The kernel's questions

    def _legal(self, seat: int) -> list[Move]:
        kind = self.question.kind
        if kind == CROSS:
            return crossing.choices(self, seat)
        if kind == REPLACE:
            return claiming.replacements(self)
        return self.rules.keeps

    def _answer(self, seat: int, move: Move) -> None:
        kind = self.question.kind
        if kind == CROSS:
            crossing.cross(self, seat, cast(Cross, move))
        elif kind == REPLACE:
            claiming.take(self, seat, cast(Take, move))
        else:
            setup.keep(self, seat, cast(Keep, move))

    def _step(self, task: Task) -> None:
        kind = task.kind
        if kind == TURN:
            rounds.reveal_expedition(self)
        elif kind == SHOW:
            crossing.show_plans(self)
        elif kind == CLAIM:
            claiming.claim(self, task.seat)
        elif kind == REPLACE:
            claiming.ask_for_replacement(self, task)
        elif kind == REFILL:
            claiming.refill(self)
        elif kind == END_TURN:
            rounds.end_turn(self)
        elif kind == OPEN:
            setup.open_table(self)
        elif kind == KEEP:
            setup.ask_to_keep(self, task)

    def _why_not(self, seat: int, move: Move) -> str:
        if self.over():
            return "SG-113"
        kind = self.question.kind
        if kind == CROSS:
            return crossing.objection(self, seat, move)
        if kind == REPLACE:
            return claiming.objection(self, seat, move)
        return setup.objection(self, seat, move)

    def asked_in_words(self, seat: int) -> tuple[str, str, dict[str, Field]]:
        kind = self.question.kind
        if kind == CROSS:
            return crossing.prompt(self, seat)
        if kind == REPLACE:
            return claiming.prompt(self)
        return "keep", "SG-019", {}

    def view(self, seat: int) -> View:
        # Views are msgspec structs and stay interpreted; nothing hot asks for one.
        from doubloon.games.silver_gold.view import view_of

        return view_of(self, seat)

    def imagine(self, seat: int, rng: Rng) -> SilverGoldState:
        return knowledge.imagine(self, seat, rng)

    def scores(self) -> list[int]:
        return [scoring.public_total(self, player) for player in self.players]

    def outcome(self) -> Outcome | None:
        return scoring.outcome(self) if self.over() else None

    def evaluate(self, seat: int) -> float:
        return evaluation.expected_points(self, seat)

    # Bytes

    def _write(self, out: Writer) -> None:
        for player in self.players:
            player.write(out)
        for cards in (self.stack, self.display, self.turned_up, self.removed, self.expeditions):
            out.numbers(cards)
        out.numbers([self.turned, self.round, self.turn, self.start, self.cups_out])

    def _read(self, data: Reader) -> None:
        self.players = [read_player(data) for _ in range(self.seats)]
        self.stack = data.numbers()
        self.display = data.numbers()
        self.turned_up = data.numbers()
        self.removed = data.numbers()
        self.expeditions = data.numbers()
        self.turned, self.round, self.turn, self.start, self.cups_out = data.numbers()


def blank_table(rules: SilverGold, seats: int, options: Options, rng: Rng) -> SilverGoldState:
    state = SilverGoldState(rules, seats, options, rng)
    state.players = [new_player() for _ in range(seats)]
    return state
