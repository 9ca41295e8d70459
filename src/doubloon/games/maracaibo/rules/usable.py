"""Chapter 15, PM-229: which effects can be carried out now."""

from __future__ import annotations

from typing import TYPE_CHECKING

from doubloon.games.maracaibo.box import effects as fx
from doubloon.games.maracaibo.box.effects import PAY_QUEST, Effect
from doubloon.games.maracaibo.player import NONE, Player
from doubloon.games.maracaibo.rules import quests
from doubloon.games.maracaibo.rules.buying import can_acquire, can_construct, is_location
from doubloon.games.maracaibo.rules.treasure import can_bury
from doubloon.games.maracaibo.rules.upgrades import can_take_figurehead, open_slots

if TYPE_CHECKING:
    from doubloon.games.maracaibo.state import MaracaiboState


def usable(state: MaracaiboState, player: Player, effect: Effect) -> bool:
    """Can this effect be carried out? (PM-229)"""
    kind = effect.kind
    if kind <= fx.RAID or kind == fx.TREASURE or kind == fx.MARKER or kind == fx.INCOME_NOW:
        return True
    if kind == fx.EXPLORE:
        return player.explorer != state.box.end_node
    if kind == fx.BURY:
        return can_bury(state, player)
    if kind == fx.QUEST:
        return quests.can_gain(state)
    if kind == fx.ACQUIRE:
        return can_acquire(state, player, effect.mask, effect.n)
    if kind == fx.CONSTRUCT:
        return can_construct(state, player, effect.n != 0)
    if kind == fx.UPGRADE:
        return open_slots(state, player) != 0
    if kind == fx.FIGUREHEAD:
        return can_take_figurehead(state, player)
    if kind == fx.PLACE_MARKET:
        return can_place_market(state, player)
    if kind == fx.USE_MARKET:
        return can_use_market(state, player)
    if kind == fx.SPACE_AGAIN:
        return list_usable(state, player, state.box.nodes[player.explorer].fx)
    if kind == fx.CHOOSE:
        return any(list_usable(state, player, side) for side in effect.lists)
    if kind == fx.PAY:
        return can_pay(state, player, effect)
    return True


def list_usable(state: MaracaiboState, player: Player, number: int) -> bool:
    """Does a list hold an entry that can be carried out?"""
    effects = state.box.lists[number]
    if effects.always:
        return True
    return any(usable(state, player, effect) for effect in effects.effects)


def can_pay(state: MaracaiboState, player: Player, effect: Effect) -> bool:
    """Is the price there, and something behind it usable once it is paid? (PM-229, PM-249)"""
    if effect.mask == PAY_QUEST:
        return len(player.quests) >= effect.n and list_usable(state, player, effect.lists[0])
    if player.doubloons < effect.n:
        return False
    player.doubloons -= effect.n
    found = list_usable(state, player, effect.lists[0])
    player.doubloons += effect.n
    return found


# Black market tiles


def tile_list(state: MaracaiboState, tile: int) -> int:
    """The list on the side that was chosen at the setup. (PM-030, PM-278)"""
    printed = state.box.tiles[tile]
    return printed.back if state.sides >> tile & 1 else printed.front


def can_place_market(state: MaracaiboState, player: Player) -> bool:
    """Is there an unplaced tile and a free location? (PM-282)"""
    if NONE not in player.markets:
        return False
    return any(takes_tile(state, cell) for cell in range(len(state.cells)))


def takes_tile(state: MaracaiboState, cell: int) -> bool:
    """Does a face-up location without any tile lie here? (PM-276, PM-277)"""
    return state.market_cells >> cell & 1 == 0 and is_location(state, cell)


def can_use_market(state: MaracaiboState, player: Player) -> bool:
    """Is there an own placed tile with a usable entry?"""
    for tile, cell in enumerate(player.markets):
        if cell != NONE and list_usable(state, player, tile_list(state, tile)):
            return True
    return False
