"""Chapter 25, Rubies: selling and returning them on the Gulf."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, cast

from doubloon.core.move import Move
from doubloon.core.task import Prompt, Task
from doubloon.games.maracaibo.moves import ReturnRubies, SellRuby
from doubloon.games.maracaibo.player import Player
from doubloon.games.maracaibo.rules.gains import gain_points
from doubloon.games.maracaibo.rules.questions import ANOTHER_STEP, DECLINE, GAIN, Declinable, TurnQuestion

if TYPE_CHECKING:
    from doubloon.games.maracaibo.state import MaracaiboState


class VisitRubyMarket(Task["MaracaiboState"]):
    """The ruby step on the Gulf: first the sale, then the returns. (PM-542, PM-543, PM-546)"""

    NUMBER: ClassVar[int] = 5

    def do(self, state: MaracaiboState) -> None:
        if state.players[self.seat].rubies == 0:
            return
        state.agenda.append(OfferReturn(seat=self.seat))
        if state.ruby_market != (1 << len(state.box.ruby_market)) - 1:
            state.ask(OfferSale(self.seat, DECLINE), 1 << self.seat)


class OfferSale(Declinable):
    """D-29: a ruby goes on an empty space and stays there; the covered bonus is gained. (PM-542, PM-544)"""

    NUMBER: ClassVar[int] = 39

    def choices(self, state: MaracaiboState, player: Player) -> list[Move]:
        return self.allowed(state, player, state.box.moves.sells)

    def forbids(self, state: MaracaiboState, player: Player, move: Move) -> str:
        if not isinstance(move, SellRuby):
            return ANOTHER_STEP
        return "PM-542" if state.ruby_market >> move.space & 1 else ""

    def choose(self, state: MaracaiboState, seat: int, move: Move) -> None:
        space = cast(SellRuby, move).space
        state.ruby_market |= 1 << space
        state.players[seat].rubies -= 1
        if state.events is not None:
            state.tell("ruby-sold", {"seat": seat, "space": space + 1, "rubies": state.players[seat].rubies})
        state.open_list(seat, state.box.ruby_market[space], GAIN)

    def prompt(self, state: MaracaiboState, seat: int) -> Prompt:
        return Prompt("sell", "PM-542")


class OfferReturn(TurnQuestion):
    """D-29: any number of rubies for points. (PM-543)"""

    NUMBER: ClassVar[int] = 40

    def do(self, state: MaracaiboState) -> None:
        if state.players[self.seat].rubies:
            state.ask(self, 1 << self.seat)

    def choices(self, state: MaracaiboState, player: Player) -> list[Move]:
        return self.allowed(state, player, state.box.moves.returns)

    def forbids(self, state: MaracaiboState, player: Player, move: Move) -> str:
        if not isinstance(move, ReturnRubies):
            return ANOTHER_STEP
        return "" if move.count <= player.rubies else "PM-543"

    def choose(self, state: MaracaiboState, seat: int, move: Move) -> None:
        count = cast(ReturnRubies, move).count
        if count:
            state.players[seat].rubies -= count
            if state.events is not None:
                state.tell("rubies-returned", {"seat": seat, "count": count})
            gain_points(state, seat, count * state.box.numbers.ruby_return)

    def prompt(self, state: MaracaiboState, seat: int) -> Prompt:
        return Prompt("return", "PM-543", {"rubies": state.players[seat].rubies})


class OfferRuby(Declinable):
    """D-28: a ruby from the supply. (PM-541)"""

    NUMBER: ClassVar[int] = 38

    def choices(self, state: MaracaiboState, player: Player) -> list[Move]:
        return [state.box.moves.ruby]

    def choose(self, state: MaracaiboState, seat: int, move: Move) -> None:
        gain_ruby(state, seat)

    def prompt(self, state: MaracaiboState, seat: int) -> Prompt:
        return Prompt("ruby", "PM-541")


def gain_ruby(state: MaracaiboState, seat: int) -> None:
    player = state.players[seat]
    player.rubies += 1
    if state.events is not None:
        state.tell("ruby", {"seat": seat, "rubies": player.rubies})
