"""Chapters 6, 7 and 14: acquiring improvements and constructing residences, on the spot or through effects."""

from __future__ import annotations

from typing import TYPE_CHECKING

from doubloon.core.move import Move
from doubloon.games.maracaibo.cards import IMPROVEMENT, KINDS, LOCATION, NO_LIST, RESIDENCE, Card
from doubloon.games.maracaibo.gains import open_list
from doubloon.games.maracaibo.player import Player
from doubloon.games.maracaibo.tasks import OFFER

if TYPE_CHECKING:
    from doubloon.games.maracaibo.state import MaracaiboState


def price(player: Player, card: Card, extra: int) -> int:
    """The printed cost and what an effect adds, less all discounts, never below 0. (PM-102, PM-242)"""
    cost = card.cost + extra - player.able.discount
    return cost if cost > 0 else 0


def half_price(player: Player, card: Card) -> int:
    """Discounts first, then halved and rounded up. (PM-552)"""
    return (price(player, card, 0) + 1) // 2


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


def acquisitions(state: MaracaiboState, player: Player, types: int, extra: int) -> list[Move]:
    """Every improvement of these types anywhere that can be paid for. (PM-240, PM-241, PM-513)"""
    offers: list[Move] = []
    buys = state.box.moves.buys
    grid = state.setting.layout.grid
    hidden = state.down | state.fills
    for cell, number in enumerate(state.cells):
        if hidden >> cell & 1 == 0:
            card = state.box.cards[number]
            if card.kind == IMPROVEMENT and types >> card.type & 1 and price(player, card, extra) <= player.doubloons:
                offers.append(buys[grid[cell]])
    return offers


def acquire(state: MaracaiboState, seat: int, cell: int, extra: int) -> None:
    """Pay, take the card, fill its cell, then use its lightning. (PM-102 to PM-108, PM-243, A-04)"""
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
        open_list(state, seat, card.now, OFFER)


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


# Residences


def can_construct(state: MaracaiboState, player: Player, half: int) -> bool:
    cards = state.box.cards
    for cell in state.residence_cells:
        if cell not in player.residences:
            card = cards[state.cells[cell]]
            cost = half_price(player, card) if half else price(player, card, 0)
            if cost <= player.doubloons:
                return True
    return False


def constructions(state: MaracaiboState, player: Player, half: int) -> list[Move]:
    """Every residence without an own token that can be paid for. (PM-246, PM-551)"""
    offers: list[Move] = []
    layout = state.setting.layout
    for cell in state.residence_cells:
        if cell not in player.residences:
            card = state.box.cards[state.cells[cell]]
            cost = half_price(player, card) if half else price(player, card, 0)
            if cost <= player.doubloons:
                offers.append(state.box.moves.builds[layout.grid[cell]])
    return offers


def construct(state: MaracaiboState, seat: int, cell: int, half: int) -> None:
    """Pay and put a token on the free spot farthest left; the first one there gains points. (PM-121 to PM-123)"""
    player = state.players[seat]
    card = state.box.cards[state.cells[cell]]
    cost = half_price(player, card) if half else price(player, card, 0)
    player.doubloons -= cost
    player.residences = (*player.residences, cell)
    first = not state.tokens[cell]
    put_token(state, cell, seat)
    if state.events is not None:
        space = state.setting.layout.names[cell]
        state.tell("constructed", {"seat": seat, "card": card.id, "space": space, "doubloons": cost})
    if first:
        open_list(state, seat, state.box.first_token, 0)


def put_token(state: MaracaiboState, cell: int, owner: int) -> None:
    tokens = list(state.tokens)
    tokens[cell] = (*tokens[cell], owner)
    state.tokens = tuple(tokens)


def residences_in(state: MaracaiboState) -> tuple[int, ...]:
    """The cells of all residences: they never leave. (PM-125)"""
    return tuple([cell for cell, number in enumerate(state.cells) if state.box.cards[number].kind == RESIDENCE])
