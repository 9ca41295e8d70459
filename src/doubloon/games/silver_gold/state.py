"""A position of Silver & Gold. The rules are in the chapters beside this file; here is what they act on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from doubloon.core.looking import Looking, apart
from doubloon.core.numbers import Row
from doubloon.core.options import Options
from doubloon.core.outcome import Outcome
from doubloon.core.pack import Reader, Writer
from doubloon.core.rng import Rng
from doubloon.core.state import State
from doubloon.core.task import NOBODY
from doubloon.games.silver_gold.box.cards import Card
from doubloon.games.silver_gold.player import Player, new_player, read_player
from doubloon.games.silver_gold.rules import scoring
from doubloon.games.silver_gold.seen import knowledge, observation

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
        self.turned_up: list[int] = []  # by place: which card in the order of turning up (SG-144)
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

    def view(self, seat: int) -> View:
        from doubloon.games.silver_gold.seen.looking import view_of  # it knows positions

        return apart(view_of(self, seat))

    def looking(self, before: Looking | None = None) -> Looking:
        from doubloon.games.silver_gold.seen.looking import SilverGoldLooking

        return SilverGoldLooking(self, before if isinstance(before, SilverGoldLooking) else None)

    def _number(self, seat: int, row: Row) -> None:
        observation.fill(self, seat, row)

    def imagine(self, seat: int, rng: Rng) -> SilverGoldState:
        return knowledge.imagine(self, seat, rng)

    def scores(self) -> list[int]:
        return [scoring.public_total(self, player) for player in self.players]

    def outcome(self) -> Outcome | None:
        return scoring.outcome(self) if self.over() else None

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
