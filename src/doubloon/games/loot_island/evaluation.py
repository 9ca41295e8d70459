"""How many points a player may expect: what the opponents steer by. Not a rule of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from doubloon.games.loot_island import scoring

if TYPE_CHECKING:
    from doubloon.games.loot_island.state import LootState


def expected_points(state: LootState, seat: int) -> float:
    return float(scoring.scores(state)[seat])
