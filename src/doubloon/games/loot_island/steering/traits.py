"""What can be learned about a player's position, as it is at the ends of rounds."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from doubloon.games.loot_island.box.board import COASTS, LANDINGS, NO_COLOUR, coast_at_bow
from doubloon.games.loot_island.box.treasures import TYPES
from doubloon.games.loot_island.steering import figures
from doubloon.games.loot_island.steering.gathered import gathered_in
from doubloon.games.loot_island.steering.hopes import collection_hope, cube_cost, how_many, landing_hope

if TYPE_CHECKING:
    from doubloon.games.loot_island.state import LootState

PHASES: Final = 9  # rounds that are left
MANY: Final = 7  # cubes

TRAITS: Final = [
    *TYPES,
    "worth of treasures",
    "bonus for crowns",
    "collections in tenths",
    "cost of cubes in tenths",
    "cubes",
    "cubes beyond seven",
    "amulets",
    "cards in hand",
    "fitting cards in hand",
    "compasses in the area",
    "first player",
    *(f"hope in tenths, {coast} coasts away" for coast in range(COASTS)),
    *(f"landings with enough, {coast} coasts away" for coast in range(COASTS)),
    *(f"landings with too little, {coast} coasts away" for coast in range(COASTS)),
]
_WORTH: Final = len(TYPES)
_AMULETS: Final = _WORTH + 6
_FAR: Final = _AMULETS + 5  # the first of those by coast


def phase_of(state: LootState) -> int:
    return max(0, min(state.box.rounds - state.round, PHASES - 1))


def traits_of(state: LootState, seat: int) -> list[int]:
    """In the order of their names."""
    player = state.players[seat]
    traits = [0] * len(TRAITS)
    treasures = state.box.treasures
    for number in player.treasures:
        traits[treasures[number].type] += 1
    left = state.box.rounds - state.round
    gathered = gathered_in(state)
    worth, crowns = gathered.worth[seat], gathered.crowns[seat]
    with_crowns = worth + crowns * (1.0 - figures.CROWNS_LOST * left)
    traits[_WORTH] = worth
    traits[_WORTH + 1] = crowns
    traits[_WORTH + 2] = int(10.0 * collection_hope(state, player, left) + 0.5)
    traits[_WORTH + 3] = int(10.0 * cube_cost(state, player, player.cubes, with_crowns, left) + 0.5)
    traits[_AMULETS - 2] = player.cubes
    traits[_AMULETS - 1] = max(0, player.cubes - MANY)
    traits[_AMULETS] = player.amulets
    traits[_AMULETS + 1] = player.hand.size
    traits[_AMULETS + 3] = state.box.compasses - player.out
    traits[_AMULETS + 4] = 1 if state.first == seat else 0
    bow = coast_at_bow(state.corner, state.facing)
    for place in range(LANDINGS):
        if player.on >> place & 1:
            landing = state.landings[place]
            if landing.colour != NO_COLOUR:
                fits = state.box.fits[landing.colour][landing.last]
                traits[_AMULETS + 2] += how_many(player.hand.of(landing.colour) & fits)
            away = ((place >> 1) - bow) * state.facing % COASTS
            traits[_FAR + away] += int(10.0 * landing_hope(state, seat, place, True, False, left) + 0.5)
            enough = landing.count >= state.setting.threshold
            traits[_FAR + (COASTS if enough else 2 * COASTS) + away] += 1
    return traits
