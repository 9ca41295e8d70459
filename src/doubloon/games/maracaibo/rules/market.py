"""Chapter 18: the black market."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, cast

from doubloon.core.move import Move
from doubloon.core.task import Prompt
from doubloon.games.maracaibo.moves import PlaceTile, UseTile
from doubloon.games.maracaibo.player import NONE, Player
from doubloon.games.maracaibo.rules.buying import is_hidden_location, is_location
from doubloon.games.maracaibo.rules.questions import ANOTHER_STEP, DECLINE, GAIN, NO_DECLINE, Declinable
from doubloon.games.maracaibo.rules.usable import list_usable, takes_tile, tile_list

if TYPE_CHECKING:
    from doubloon.games.maracaibo.state import MaracaiboState


class ChooseTileAndSpace(Declinable):
    """D-23: an unplaced tile for a face-up location without a tile of any player. (PM-275 to PM-277, PM-504)"""

    NUMBER: ClassVar[int] = 34

    def choices(self, state: MaracaiboState, player: Player) -> list[Move]:
        grid = state.setting.layout.grid
        free = [place for cell, place in enumerate(grid) if takes_tile(state, cell)]
        found: list[Move] = []
        for tile, cell in enumerate(player.markets):
            if cell == NONE:
                moves = state.box.moves.places[tile]
                for place in free:
                    found.append(moves[place])
        return found

    def forbids(self, state: MaracaiboState, player: Player, move: Move) -> str:
        if not isinstance(move, PlaceTile):
            return ANOTHER_STEP
        cell = state.setting.layout.at[move.place]
        if cell < 0:
            return "PM-050"
        if player.markets[move.tile] != NONE:
            return "PM-278"
        if is_hidden_location(state, cell):
            return "PM-504"
        if state.market_cells >> cell & 1:
            return "PM-276"
        return "" if is_location(state, cell) else "PM-277"

    def choose(self, state: MaracaiboState, seat: int, move: Move) -> None:
        chosen = cast(PlaceTile, move)
        place(state, seat, chosen.tile, state.setting.layout.at[chosen.place])

    def prompt(self, state: MaracaiboState, seat: int) -> Prompt:
        return Prompt("place", "PM-275")


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
    state.open_list(seat, tile_list(state, tile), GAIN)


class ChooseTile(Declinable):
    """D-24: an own placed tile that does something, wherever the ship is. (PM-281)"""

    NUMBER: ClassVar[int] = 35

    def choices(self, state: MaracaiboState, player: Player) -> list[Move]:
        return self.allowed(state, player, state.box.moves.uses)

    def forbids(self, state: MaracaiboState, player: Player, move: Move) -> str:
        if not isinstance(move, UseTile):
            return ANOTHER_STEP
        works = player.markets[move.tile] != NONE and list_usable(state, player, tile_list(state, move.tile))
        return "" if works else "PM-281"

    def choose(self, state: MaracaiboState, seat: int, move: Move) -> None:
        activate(state, seat, cast(UseTile, move).tile)

    def prompt(self, state: MaracaiboState, seat: int) -> Prompt:
        return Prompt("use", "PM-281")


class OfferTile(Declinable):
    """D-06: the own tile where the ship stopped. (PM-134)"""

    NUMBER: ClassVar[int] = 15

    def __init__(self, seat: int, tile: int) -> None:
        super().__init__(seat, DECLINE)
        self.tile = tile

    def numbers(self) -> tuple[int, int, int]:
        return self.tile, 0, NO_DECLINE  # that it can be declined goes without saying

    @classmethod
    def read(cls, seat: int, a: int, b: int, c: int) -> OfferTile:
        return cls(seat, a)

    def choices(self, state: MaracaiboState, player: Player) -> list[Move]:
        return [state.box.moves.market]

    def choose(self, state: MaracaiboState, seat: int, move: Move) -> None:
        activate(state, seat, self.tile)

    def prompt(self, state: MaracaiboState, seat: int) -> Prompt:
        return Prompt("market", "PM-134", {"tile": state.box.tiles[self.tile].id})


def own_tile_at(state: MaracaiboState, player: Player, cell: int) -> int:
    """The own tile on a location, if it does something now; opponents' tiles have no effect. (PM-134)"""
    if state.market_cells >> cell & 1:
        for tile, at in enumerate(player.markets):
            if at == cell and list_usable(state, player, tile_list(state, tile)):
                return tile
    return NONE
