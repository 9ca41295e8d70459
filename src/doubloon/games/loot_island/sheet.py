# interpreted: for views, nothing hot
"""The score sheet: where a player's loot value comes from."""

from __future__ import annotations

from typing import TYPE_CHECKING

from doubloon.games.loot_island.player import Player
from doubloon.games.loot_island.scoring import book_value, treasure_value
from doubloon.games.loot_island.treasures import AMULET, BOOK, COIN_BAG, CROWN, JEWEL, NO_HEALER

if TYPE_CHECKING:
    from doubloon.games.loot_island.state import LootState

PARTS = ["amulet", "coin_bag", "book", "jewel", "crown", "skull", "crown_bonus", "first_player", "healer"]


def sheet(state: LootState, seat: int, crown_bonus: int) -> dict[str, int]:
    """Gold by type of treasure, with its collector bonus; the crowns' bonus, the tile and the healer on their own."""
    player, box = state.players[seat], state.box
    held = [box.treasures[number] for number in player.treasures]
    jewels = Player(player.hand, 0, 0, 0, tuple(one.number for one in held if one.type == JEWEL), 0)
    books = [one.multiplier for one in held if one.type == BOOK]
    curses = [one.curse for one in held if one.type != BOOK]
    parts = dict.fromkeys(PARTS, 0)
    for type, part in ((AMULET, "amulet"), (COIN_BAG, "coin_bag"), (CROWN, "crown")):
        parts[part] = sum(one.base for one in held if one.type == type)
    parts["book"] = book_value(books, curses)
    parts["jewel"] = treasure_value(state, jewels)
    parts["skull"] = treasure_value(state, player) - sum(parts.values())
    parts["crown_bonus"] = crown_bonus
    if seat == state.first:
        parts["first_player"] = box.tile_bonus
    if player.healer != NO_HEALER:
        parts["healer"] = -box.healers[player.healer].cost(player.cubes)
    return parts
