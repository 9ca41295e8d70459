"""Chapters 16 and 17: ship upgrades and figureheads."""

from __future__ import annotations

from typing import TYPE_CHECKING

from doubloon.core.move import Move
from doubloon.games.maracaibo.cards import NO_LIST
from doubloon.games.maracaibo.gains import open_list
from doubloon.games.maracaibo.player import NONE, Player
from doubloon.games.maracaibo.tasks import OFFER

if TYPE_CHECKING:
    from doubloon.games.maracaibo.state import MaracaiboState


def open_slots(state: MaracaiboState, player: Player) -> int:
    """The empty slots left of every line that the markers on the board do not reach. (PM-250, PM-251)"""
    return state.box.open_slots[player.markers] & ~player.upgrades


def slot_offers(state: MaracaiboState, player: Player) -> list[Move]:
    offers: list[Move] = []
    free = open_slots(state, player)
    for number, move in enumerate(state.box.moves.slots):
        if free >> number & 1:
            offers.append(move)
    return offers


def upgrade(state: MaracaiboState, seat: int, number: int) -> None:
    """Put a marker on a slot; it counts before its benefit works. (PM-253, PM-256, A-55)"""
    player = state.players[seat]
    slot = state.box.slots[number]
    player.upgrades |= 1 << number
    player.markers += 1
    if state.events is not None:
        state.tell("upgraded", {"seat": seat, "slot": slot.id, "markers": player.markers})
    if slot.ongoing or slot.income:
        player.learn(state.box)
    if slot.now != NO_LIST:
        open_list(state, seat, slot.now, OFFER)


def can_take_figurehead(state: MaracaiboState, player: Player) -> bool:
    """One for the whole game, from a market that is not refilled. (PM-267, PM-268)"""
    return player.figurehead == NONE and len(state.figureheads) > 0


def figurehead_offers(state: MaracaiboState) -> list[Move]:
    moves = state.box.moves.figureheads
    return [moves[number] for number in state.figureheads]


def take_figurehead(state: MaracaiboState, seat: int, number: int) -> None:
    """Its lightning works at once, the rest from now on. (PM-265, PM-266)"""
    player = state.players[seat]
    tile = state.box.figureheads[number]
    state.figureheads = tuple([other for other in state.figureheads if other != number])
    player.figurehead = number
    player.extra = tuple([NONE for _ in tile.spaces])
    player.learn(state.box)
    if state.events is not None:
        state.tell("figurehead", {"seat": seat, "figurehead": tile.id})
    if tile.now != NO_LIST:
        open_list(state, seat, tile.now, 0)  # PM-237 a gain, not an offer
