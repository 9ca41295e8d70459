"""Chapters 16 and 17: ship upgrades and figureheads."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, cast

from doubloon.core.move import Move
from doubloon.core.task import Prompt
from doubloon.games.maracaibo.box.cards import NO_LIST
from doubloon.games.maracaibo.moves import FillSlot, TakeFigurehead
from doubloon.games.maracaibo.player import NONE, Player
from doubloon.games.maracaibo.rules.questions import ANOTHER_STEP, GAIN, OFFER, Declinable

if TYPE_CHECKING:
    from doubloon.games.maracaibo.state import MaracaiboState


def open_slots(state: MaracaiboState, player: Player) -> int:
    """The empty slots left of every line that the markers on the board do not reach. (PM-250, PM-251)"""
    return state.box.open_slots[player.markers] & ~player.upgrades


class ChooseSlot(Declinable):
    """D-07: which slot of the ship is upgraded, if any. (PM-250, PM-255)"""

    NUMBER: ClassVar[int] = 16

    def do(self, state: MaracaiboState) -> None:
        if open_slots(state, state.players[self.seat]):
            state.ask(self, 1 << self.seat)

    def choices(self, state: MaracaiboState, player: Player) -> list[Move]:
        free = open_slots(state, player)
        return [move for slot, move in enumerate(state.box.moves.slots) if free >> slot & 1]

    def forbids(self, state: MaracaiboState, player: Player, move: Move) -> str:
        if not isinstance(move, FillSlot):
            return ANOTHER_STEP
        if player.upgrades >> move.slot & 1:
            return "PM-254"
        return "" if state.box.open_slots[player.markers] >> move.slot & 1 else "PM-251"

    def choose(self, state: MaracaiboState, seat: int, move: Move) -> None:
        upgrade(state, seat, cast(FillSlot, move).slot)

    def prompt(self, state: MaracaiboState, seat: int) -> Prompt:
        return Prompt("upgrade", "PM-250")


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
        state.open_list(seat, slot.now, OFFER)


def can_take_figurehead(state: MaracaiboState, player: Player) -> bool:
    """One for the whole game, from a market that is not refilled. (PM-267, PM-268)"""
    return player.figurehead == NONE and len(state.figureheads) > 0


class ChooseFigurehead(Declinable):
    """D-25: which figurehead. (PM-265)"""

    NUMBER: ClassVar[int] = 36

    def choices(self, state: MaracaiboState, player: Player) -> list[Move]:
        moves = state.box.moves.figureheads
        return [moves[number] for number in state.figureheads]

    def forbids(self, state: MaracaiboState, player: Player, move: Move) -> str:
        if not isinstance(move, TakeFigurehead):
            return ANOTHER_STEP
        return "" if move.figurehead in state.figureheads else "PM-265"

    def choose(self, state: MaracaiboState, seat: int, move: Move) -> None:
        take_figurehead(state, seat, cast(TakeFigurehead, move).figurehead)

    def prompt(self, state: MaracaiboState, seat: int) -> Prompt:
        return Prompt("figurehead", "PM-265")


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
        state.open_list(seat, tile.now, GAIN)  # PM-237 a gain, not an offer
