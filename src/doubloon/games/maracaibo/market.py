"""Chapter 18: the black market."""

from __future__ import annotations

from typing import TYPE_CHECKING

from doubloon.core.move import Move
from doubloon.games.maracaibo.buying import is_location
from doubloon.games.maracaibo.gains import open_list
from doubloon.games.maracaibo.player import NONE, Player
from doubloon.games.maracaibo.usable import list_usable, tile_list

if TYPE_CHECKING:
    from doubloon.games.maracaibo.state import MaracaiboState


def place_offers(state: MaracaiboState, player: Player) -> list[Move]:
    """Every unplaced tile with every face-up location that has no tile of any player. (PM-275 to PM-277, PM-504)"""
    grid = state.setting.layout.grid
    free = [
        grid[cell]
        for cell in range(len(state.cells))
        if state.market_cells >> cell & 1 == 0 and is_location(state, cell)
    ]
    offers: list[Move] = []
    for tile, cell in enumerate(player.markets):
        if cell == NONE:
            moves = state.box.moves.places[tile]
            for place in free:
                offers.append(moves[place])
    return offers


def place(state: MaracaiboState, seat: int, tile: int, cell: int) -> None:
    """Put a tile on a location, where it stays; it is activated at once, and must be. (PM-275, PM-278, PM-279)"""
    player = state.players[seat]
    markets = list(player.markets)
    markets[tile] = cell
    player.markets = tuple(markets)
    state.market_cells |= 1 << cell
    if state.events is not None:
        space = state.setting.layout.names[cell]
        state.tell("market-placed", {"seat": seat, "tile": state.box.tiles[tile].id, "space": space})
    activate(state, seat, tile)


def activate(state: MaracaiboState, seat: int, tile: int) -> None:
    """Gain what an own placed tile shows. (PM-134, PM-237, PM-280)"""
    if state.events is not None:
        state.tell("market-used", {"seat": seat, "tile": state.box.tiles[tile].id})
    open_list(state, seat, tile_list(state, tile), 0)


def use_offers(state: MaracaiboState, player: Player) -> list[Move]:
    """Each own placed tile that does something, wherever the ship is. (PM-281)"""
    offers: list[Move] = []
    for tile, cell in enumerate(player.markets):
        if cell != NONE and list_usable(state, player, tile_list(state, tile)):
            offers.append(state.box.moves.uses[tile])
    return offers


def own_tile_at(state: MaracaiboState, player: Player, cell: int) -> int:
    """The own tile on a location, if it does something now; opponents' tiles have no effect. (PM-134)"""
    if state.market_cells >> cell & 1:
        for tile, at in enumerate(player.markets):
            if at == cell and list_usable(state, player, tile_list(state, tile)):
                return tile
    return NONE
