"""What compasses and cubes are usually worth, in points. The opponents steer by it; no rule does."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from doubloon.games.loot_island.board import COASTS, coast_at_bow
from doubloon.games.loot_island.player import Player
from doubloon.games.loot_island.treasures import NO_HEALER

if TYPE_CHECKING:
    from doubloon.games.loot_island.state import LootState

TREASURE: Final = 6.5  # a treasure of one's choice, after its curse
LATER_TREASURE: Final = 5.0  # one that others left
MISSING_NOW: Final = 0.62  # how likely a missing map card is still laid in this round …
MISSING_LATER: Final = 0.78  # … or in later ones
CUBE: Final = 1.5
MANY_CUBES: Final = 8  # from here on it becomes dangerous
DANGER: Final = 0.16  # of losing everything, for each cube beyond


def cube_cost(state: LootState, player: Player, cubes: int, treasures: float, left: int) -> float:
    """What so many cubes cost in the end: a healer, or everything."""
    if player.healer != NO_HEALER:
        return float(state.box.healers[player.healer].cost(cubes))
    deadly = state.box.deadly_cubes
    worth = max(10.0, treasures)
    cost = CUBE * cubes + (2.0 if cubes else 0.0)
    if cubes >= deadly:
        over = cubes - deadly + 1
        return cost + worth * min(1.0, 0.5 + 0.15 * over + (0.5 if left == 0 else 0.0))
    if cubes > MANY_CUBES:
        danger = DANGER * (cubes - MANY_CUBES)
        cost += worth * danger * (0.4 if left == 0 else 0.6)
    return cost


def landing_hope(state: LootState, seat: int, place: int) -> float:
    """The treasures that a compass here may bring, by its place in the stack and how soon the coast is explored."""
    landing = state.landings[place]
    beside = state.landings[place ^ 1]
    setting = state.setting
    left = state.box.rounds - state.round
    coast = place >> 1
    bow = coast_at_bow(state.corner, state.facing)
    away = (coast - bow) * state.facing % COASTS
    if away <= state.event.extra_coasts:
        away = 0
    finally_only = away > left
    missing = setting.threshold - landing.count
    chance = 1.0
    each = MISSING_NOW if away == 0 else MISSING_LATER
    while missing > 0:
        chance *= each
        missing -= 1
    if away == 0 and state.passed:
        chance *= chance
    big = not finally_only and landing.count >= beside.count
    treasures = landing.chests + (len(landing.stack) if big else 0)
    if not finally_only and away == 0:
        treasures += state.event.big if big else state.event.small
    stack = len(landing.stack)
    position = 0
    for party in landing.stack:
        if party == seat:
            break
        position += 1
    if state.event.reversed and away == 0:
        position = stack - 1 - position
    picks = max(0, (treasures - position + stack - 1) // stack)
    hope = 0.0
    for pick in range(picks):
        hope += TREASURE if pick == 0 and position == 0 else LATER_TREASURE
    # More cards will come, with chests on every third of them.
    hope += 0.6 / (1 + position)
    return hope * chance * (1.0 if away == 0 else 0.85 if not finally_only else 0.7)
