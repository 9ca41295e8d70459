"""Chapters 6, 7 and 14: acquiring improvements and constructing residences, on the spot or through effects."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, cast

from doubloon.core.move import Move
from doubloon.core.task import Prompt
from doubloon.games.maracaibo.box.cards import IMPROVEMENT, KINDS, LOCATION, NO_LIST, RESIDENCE, Card
from doubloon.games.maracaibo.box.effects import SHIP
from doubloon.games.maracaibo.moves import Build, Buy
from doubloon.games.maracaibo.player import Player
from doubloon.games.maracaibo.rules.questions import ANOTHER_STEP, GAIN, OFFER, Declinable

if TYPE_CHECKING:
    from doubloon.games.maracaibo.state import MaracaiboState


def to_pay(cost: int, extra: int, discount: int, half: bool) -> int:
    """The printed cost and what an effect adds, less all discounts, never below 0. (PM-102, PM-242)

    If it is halved, discounts come first, and it is rounded up. (PM-552)
    """
    left = cost + extra - discount
    if left <= 0:
        return 0
    return (left + 1) // 2 if half else left


def price(player: Player, card: Card, extra: int) -> int:
    return to_pay(card.cost, extra, player.able.discount, False)


def construction_cost(player: Player, card: Card, half: bool) -> int:
    return to_pay(card.cost, 0, player.able.discount, half)


def not_on_sale(state: MaracaiboState, cell: int) -> str:
    """The clause against buying what is off the layout or face down, or "". (PM-050, PM-513, PM-114)"""
    if cell < 0:
        return "PM-050"
    if state.down >> cell & 1:
        return "PM-513"
    return "PM-114" if state.fills >> cell & 1 else ""


# Improvements


def can_acquire(state: MaracaiboState, player: Player, types: int, extra: int) -> bool:
    """Is there a face-up improvement of these types that the player can pay for? (PM-229)"""
    cards = state.box.cards
    hidden = state.down | state.fills
    for cell, number in enumerate(state.cells):
        if hidden >> cell & 1 == 0:
            card = cards[number]
            if card.kind == IMPROVEMENT and types >> card.type & 1 and price(player, card, extra) <= player.doubloons:
                return True
    return False


class ChooseImprovement(Declinable):
    """D-20: an improvement of these types anywhere that can be paid for. (PM-240, PM-241, PM-513)

    Wherever the ship is (PM-244); declining brings nothing (PM-245).
    """

    NUMBER: ClassVar[int] = 31
    FIELDS: ClassVar[tuple[str, ...]] = ("types", "extra", "decline")

    def __init__(self, seat: int, types: int, extra: int, decline: int) -> None:
        super().__init__(seat, decline)
        self.types = types  # as a bit mask
        self.extra = extra  # doubloons on top of the printed cost

    def choices(self, state: MaracaiboState, player: Player) -> list[Move]:
        buys = state.box.moves.buys
        return self.allowed(state, player, [buys[place] for place in state.setting.layout.grid])

    def forbids(self, state: MaracaiboState, player: Player, move: Move) -> str:
        if not isinstance(move, Buy):
            return ANOTHER_STEP
        cell = state.setting.layout.at[move.place]
        clause = not_on_sale(state, cell)
        if clause:
            return clause
        card = state.box.cards[state.cells[cell]]
        if card.kind == IMPROVEMENT and self.types >> card.type & 1:
            return "" if price(player, card, self.extra) <= player.doubloons else "PM-249"
        return self._clause()

    def choose(self, state: MaracaiboState, seat: int, move: Move) -> None:
        acquire(state, seat, state.setting.layout.at[cast(Buy, move).place], self.extra)

    def prompt(self, state: MaracaiboState, seat: int) -> Prompt:
        return Prompt("acquire", self._clause(), {"extra": self.extra})

    def _clause(self) -> str:
        """The ship icon has a clause of its own."""
        return "PM-241" if self.types == 1 << SHIP else "PM-240"


def acquire(state: MaracaiboState, seat: int, cell: int, extra: int) -> None:
    """Pay, take the card, fill its cell, then use its lightning. (PM-102 to PM-109, PM-112, PM-243, A-04)"""
    player = state.players[seat]
    card = state.box.cards[state.cells[cell]]
    cost = price(player, card, extra)
    player.doubloons -= cost
    player.cards = (*player.cards, card.number)
    if state.events is not None:
        space = state.setting.layout.names[cell]
        state.tell("acquired", {"seat": seat, "card": card.id, "space": space, "doubloons": cost})
    refill(state, cell)
    player.learn(state.box)  # PM-108 from now on, not for the purchase itself
    if card.now != NO_LIST:
        state.open_list(seat, card.now, OFFER)


def refill(state: MaracaiboState, cell: int) -> None:
    """The top Tier II card fills the cell; ships there stand on it and nothing happens. (PM-105, PM-106)"""
    bit = 1 << cell
    card = -1
    if state.tier2:
        card = state.tier2[-1]
        state.tier2 = state.tier2[:-1]
        if state.setting.fog_improvements:
            if state.tier2_up[-1] == 0:
                state.down |= bit  # PM-511
            state.tier2_up = state.tier2_up[:-1]
    else:
        state.fills |= bit  # PM-113 a face-down card of the reserve; with none the cell acts the same
        if state.reserve:
            card = state.reserve[-1]
            state.reserve = state.reserve[:-1]
    state.cells[cell] = card
    state.reveal("card-drawn")
    if state.events is not None:
        hidden = (state.down | state.fills) >> cell & 1
        shown = "" if hidden else state.box.cards[card].id
        state.tell("refilled", {"space": state.setting.layout.names[cell], "card": shown, "left": len(state.tier2)})


def back(state: MaracaiboState, cell: int) -> str:
    """What the back of a face-down card shows: for Tier I its type, for Tier II nothing more. (PM-003, A-36)"""
    number = state.cells[cell]
    if number < 0:
        return ""
    card = state.box.cards[number]
    return KINDS[card.kind] if card.tier == 1 else ""


def is_location(state: MaracaiboState, cell: int) -> bool:
    """Does a face-up location lie here?"""
    return (state.down | state.fills) >> cell & 1 == 0 and state.box.cards[state.cells[cell]].kind == LOCATION


def is_hidden_location(state: MaracaiboState, cell: int) -> bool:
    """A Tier I location still face down: its back shows what it is. (PM-500)"""
    if state.down >> cell & 1 == 0:
        return False
    card = state.box.cards[state.cells[cell]]
    return card.kind == LOCATION and card.tier == 1


# Residences


def can_construct(state: MaracaiboState, player: Player, half: bool) -> bool:
    cards = state.box.cards
    for cell in state.residence_cells:
        if cell not in player.residences:
            card = cards[state.cells[cell]]
            cost = construction_cost(player, card, half)
            if cost <= player.doubloons:
                return True
    return False


class ChooseResidence(Declinable):
    """D-21: a residence without an own token that can be paid for. (PM-246, PM-551)"""

    NUMBER: ClassVar[int] = 32

    def __init__(self, seat: int, half: bool, decline: int) -> None:
        super().__init__(seat, decline)
        self.half = half  # at half price

    def numbers(self) -> tuple[int, int, int]:
        return 1 if self.half else 0, 0, self.decline

    @classmethod
    def read(cls, seat: int, a: int, b: int, c: int) -> ChooseResidence:
        return cls(seat, a != 0, c)

    def choices(self, state: MaracaiboState, player: Player) -> list[Move]:
        builds, grid = state.box.moves.builds, state.setting.layout.grid
        return self.allowed(state, player, [builds[grid[cell]] for cell in state.residence_cells])

    def undeclined(self) -> str:
        return "PM-551"

    def forbids(self, state: MaracaiboState, player: Player, move: Move) -> str:
        if not isinstance(move, Build):
            return ANOTHER_STEP
        cell = state.setting.layout.at[move.place]
        clause = not_on_sale(state, cell)
        if clause:
            return clause
        card = state.box.cards[state.cells[cell]]
        if card.kind != RESIDENCE or cell in player.residences:
            return "PM-246"
        return "" if construction_cost(player, card, self.half) <= player.doubloons else "PM-249"

    def choose(self, state: MaracaiboState, seat: int, move: Move) -> None:
        construct(state, seat, state.setting.layout.at[cast(Build, move).place], self.half)

    def prompt(self, state: MaracaiboState, seat: int) -> Prompt:
        return Prompt("construct", "PM-551" if self.half else "PM-246", {"half": 1 if self.half else 0})


def construct(state: MaracaiboState, seat: int, cell: int, half: bool) -> None:
    """Pay and put a token on the free spot farthest left; the first one there gains points. (PM-121 to PM-123)"""
    player = state.players[seat]
    card = state.box.cards[state.cells[cell]]
    cost = construction_cost(player, card, half)
    player.doubloons -= cost
    player.residences = (*player.residences, cell)
    first = not state.tokens[cell]
    put_token(state, cell, seat)
    if state.events is not None:
        space = state.setting.layout.names[cell]
        state.tell("constructed", {"seat": seat, "card": card.id, "space": space, "doubloons": cost})
    if first:
        state.open_list(seat, state.box.first_token, GAIN)


def put_token(state: MaracaiboState, cell: int, owner: int) -> None:
    tokens = list(state.tokens)
    tokens[cell] = (*tokens[cell], owner)
    state.tokens = tuple(tokens)


def residences_in(state: MaracaiboState) -> tuple[int, ...]:
    """The cells of all residences: they never leave. (PM-125)"""
    return tuple([cell for cell, number in enumerate(state.cells) if state.box.cards[number].kind == RESIDENCE])
