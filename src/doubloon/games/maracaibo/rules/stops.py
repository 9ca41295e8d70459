"""Chapters 6, 7, 8, 20 and 21: what a ship's stop brings."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, ClassVar, Final

from doubloon.core.move import Move
from doubloon.core.task import Prompt, Task
from doubloon.games.maracaibo.box.box import MOST_SEATS
from doubloon.games.maracaibo.box.cards import IMPROVEMENT, RESIDENCE
from doubloon.games.maracaibo.box.layout import GULF, MARACAIBO
from doubloon.games.maracaibo.player import NONE, Player
from doubloon.games.maracaibo.rules import market
from doubloon.games.maracaibo.rules.buying import acquire, construct, price
from doubloon.games.maracaibo.rules.gains import add_markers, gain_doubloons
from doubloon.games.maracaibo.rules.questions import ANOTHER_STEP, DECLINE, OFFER, OFFER_IN_ORDER, TurnQuestion
from doubloon.games.maracaibo.rules.upgrades import ChooseSlot

if TYPE_CHECKING:
    from doubloon.games.maracaibo.state import MaracaiboState


class ActOnSpace(Task["MaracaiboState"]):
    """The actions of the space where the ship stopped. (PM-083)"""

    NUMBER: ClassVar[int] = 2

    def do(self, state: MaracaiboState) -> None:
        seat = self.seat
        place = state.players[seat].ship
        if place == GULF:
            state.queue_list(seat, state.box.gulf_option, OFFER)  # PM-302; PM-303 or none
            state.open_list(seat, state.box.gulf_before, OFFER_IN_ORDER)  # PM-301
        elif place == MARACAIBO:
            state.open_list(seat, state.box.maracaibo, OFFER_IN_ORDER)  # PM-310
        elif (state.fills | state.down) >> place & 1:
            gain_doubloons(state, seat, state.box.numbers.ignore_gain)  # PM-114
        else:
            kind = state.box.cards[state.cells[place]].kind
            if kind == IMPROVEMENT:
                state.ask(OfferImprovement(seat, place), 1 << seat)
            elif kind == RESIDENCE:
                state.ask(OfferResidence(seat, place), 1 << seat)
            else:
                visit_location(state, seat, place)


# They come in most turns, say nothing beyond their seat and never change: one object a seat serves all games.
ACT_ON_SPACE: Final = [ActOnSpace(seat=seat) for seat in range(MOST_SEATS)]
_offer_slot: Final = [ChooseSlot(seat, DECLINE) for seat in range(MOST_SEATS)]


def visit_location(state: MaracaiboState, seat: int, cell: int) -> None:
    """Four steps in fixed order: treasure value, own tile, upgrade, actions. (PM-130, PM-139)

    Each player may use it, as often as they stop here (PM-138), and is not asked to ignore it (PM-140).
    """
    state.queue_list(seat, state.box.cards[state.cells[cell]].actions_list, OFFER)  # step 4, PM-136
    state.agenda.append(_offer_slot[seat])  # step 3, PM-135
    if state.values[cell] != NONE:  # PM-133
        add_markers(state, state.values[cell], 1)  # step 1, PM-131
    tile = market.own_tile_at(state, state.players[seat], cell)  # step 2, PM-134
    if tile != NONE:
        state.ask(market.OfferTile(seat, tile), 1 << seat)


class OfferCard(TurnQuestion):
    """The card where the ship stopped: ignore it for doubloons, or take it. (PM-101, PM-102, PM-121)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("cell",)

    def __init__(self, seat: int, cell: int) -> None:
        super().__init__(seat=seat)
        self.cell = cell

    def choices(self, state: MaracaiboState, player: Player) -> list[Move]:
        found = [state.box.moves.ignore]
        taking = self.taking(state)
        if not self.forbids(state, player, taking):
            found.append(taking)
        return found

    def forbids(self, state: MaracaiboState, player: Player, move: Move) -> str:
        moves = state.box.moves
        if move is moves.ignore:
            return ""
        if move is not moves.acquire and move is not moves.construct:
            return ANOTHER_STEP
        affordable = price(player, state.box.cards[state.cells[self.cell]], 0) <= player.doubloons
        fits = move is self.taking(state) and self.cell not in player.residences
        return "" if affordable and fits else self.undeclined()

    def choose(self, state: MaracaiboState, seat: int, move: Move) -> None:
        if move is not state.box.moves.ignore:
            self.take(state)
            return
        if state.events is not None:
            state.tell("ignored", {"seat": seat, "card": state.box.cards[state.cells[self.cell]].id})
        gain_doubloons(state, seat, state.box.numbers.ignore_gain)

    def asked(self, state: MaracaiboState, key: str, clause: str) -> Prompt:
        card = state.box.cards[state.cells[self.cell]]
        player = state.players[self.seat]
        return Prompt(key, clause, {"card": card.id, "cost": price(player, card, 0), "doubloons": player.doubloons})

    @abstractmethod
    def taking(self, state: MaracaiboState) -> Move:
        """The move that takes such a card."""

    @abstractmethod
    def take(self, state: MaracaiboState) -> None:
        """Pay for the card and take it."""


class OfferImprovement(OfferCard):
    """D-04: ignore it, or acquire it if it can be paid. (PM-100, PM-103)"""

    NUMBER: ClassVar[int] = 13

    def undeclined(self) -> str:
        return "PM-100"

    def taking(self, state: MaracaiboState) -> Move:
        return state.box.moves.acquire

    def take(self, state: MaracaiboState) -> None:
        acquire(state, self.seat, self.cell, 0)

    def prompt(self, state: MaracaiboState, seat: int) -> Prompt:
        return self.asked(state, "improvement", "PM-100")


class OfferResidence(OfferCard):
    """D-05: ignore it, or construct it if it can be paid and holds no own token. (PM-120, PM-124)"""

    NUMBER: ClassVar[int] = 14

    def undeclined(self) -> str:
        return "PM-120"

    def taking(self, state: MaracaiboState) -> Move:
        return state.box.moves.construct

    def take(self, state: MaracaiboState) -> None:
        construct(state, self.seat, self.cell, half=False)

    def prompt(self, state: MaracaiboState, seat: int) -> Prompt:
        return self.asked(state, "residence", "PM-120")
