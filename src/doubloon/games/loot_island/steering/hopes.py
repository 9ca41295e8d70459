"""What compasses, cubes and collections of treasures may bring a player."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from doubloon.core.task import NOBODY
from doubloon.games.loot_island.box.board import COASTS, NO_COLOUR, Landing, coast_at_bow, other_landing
from doubloon.games.loot_island.box.treasures import BOOK, JEWEL, NO_HEALER, SKULL, TYPES
from doubloon.games.loot_island.player import Player
from doubloon.games.loot_island.steering import figures

if TYPE_CHECKING:
    from doubloon.games.loot_island.state import LootState

_bits: Final[list[int]] = [bin(number).count("1") for number in range(1 << 11)]


def how_many(mask: i64) -> int:
    """The ranks in a mask."""
    return _bits[mask & 2047] + _bits[mask >> 11 & 2047] + _bits[mask >> 22 & 1023]


def cube_cost(state: LootState, player: Player, cubes: int, treasures: float, left: int) -> float:
    """What so many cubes cost in the end: a healer, or everything."""
    if player.healer != NO_HEALER:
        return float(state.box.healers[player.healer].cost(cubes))
    if cubes == 0:
        return 0.0
    loss = max(figures.LEAST_LOSS, treasures)
    cost = figures.CUBE * cubes + figures.ANY_CUBES
    over = cubes - (figures.MANY if left > 0 else figures.MANY_AT_LAST)
    if over > 0.0:
        cost += min(loss, (figures.MANY_COST if left > 0 else figures.MANY_AT_LAST_COST) * over * over)
    if left == 0 and cubes >= state.box.deadly_cubes:
        cost += loss
    return cost


def landing_hope(state: LootState, seat: int, place: int, plays: bool, looting: bool, left: int) -> float:
    """The treasures that a compass here may bring, by its place in the stack and how soon the coast is explored.

    `plays`: this seat has not passed. `looting`: the loot of this round is being shared out, and the ship
    as good as on its way.
    """
    landing = state.landings[place]
    away = ((place >> 1) - coast_at_bow(state.corner, state.facing)) * state.facing % COASTS
    if looting:
        away = (away - 1) % COASTS
        left -= 1
    elif away <= state.event.extra_coasts:
        away = 0
    finally_only = away > left
    # Whole phases of play before the loot, besides the present one.
    phases = (left if finally_only else away) + (1 if state.active == NOBODY else 0)
    count = _cards_expected(state, seat, landing, plays, phases)
    treasures = landing.chests + figures.CHESTS * (count - landing.count)
    stack = len(landing.stack)
    position = landing.stack.index(seat)
    if not finally_only:
        now = away == 0 and not looting
        big = _big_chance(state, state.landings[other_landing(place)], count, phases, now)
        treasures += big * (stack + figures.MORE_COMPASSES * phases)
        if now:
            treasures += big * state.event.big + (1.0 - big) * state.event.small
            if state.event.reversed:
                position = stack - 1 - position
    hope = picks_worth(treasures, position, stack) * _enough_chance(state, landing, count, phases)
    for _ in range(phases):
        hope *= figures.LATER
    return hope * figures.FINALLY if finally_only else hope


def _cards_expected(state: LootState, seat: int, landing: Landing, plays: bool, phases: int) -> float:
    """The count of a landing when it is explored."""
    count = float(landing.count)
    if (plays or phases > 0) and landing.colour != NO_COLOUR:
        fitting = state.players[seat].hand.of(landing.colour) & state.box.fits[landing.colour][landing.last]
        count += figures.OWN_CARDS * how_many(fitting)
    for party in landing.stack:
        if party != seat:
            count += figures.OTHERS_CARDS * (phases + (0.0 if state.passed >> party & 1 else 0.5))
    return count + figures.OTHERS_CARDS * phases


def _enough_chance(state: LootState, landing: Landing, count: float, phases: int) -> float:
    """That the landing has enough cards in time. (LI-163)"""
    enough = state.setting.threshold
    missing = enough - count
    if missing <= 0.0:
        return 1.0 if landing.count >= enough else figures.ALMOST_SURE
    each = figures.CARD_NOW if phases == 0 else figures.CARD_LATER
    chance = 1.0
    while missing >= 1.0:
        chance *= each
        missing -= 1.0
    return chance * (1.0 - missing * (1.0 - each))


def _big_chance(state: LootState, beside: Landing, count: float, phases: int, now: bool) -> float:
    """That a landing with such a count is the big loot one of its coast. (LI-166)"""
    ahead = count - beside.count
    if beside.colour != NO_COLOUR:
        ahead -= figures.OTHERS_CARDS * (phases + 0.5) * len(beside.stack)
    if now and state.event.fewer_is_big and beside.count >= state.setting.threshold:
        ahead = -ahead
    return 0.5 + 0.5 * ahead / (figures.DOUBT + abs(ahead))


def picks_worth(treasures: float, position: int, stack: int) -> float:
    """What falls to a place in the order when everybody takes one in turn. (LI-173)"""
    hope = 0.0
    lying = treasures - position
    while lying > 0.0:
        hope += (
            figures.PICK + figures.CHOICE * min(lying - 1.0, figures.CHOICES) if lying > 1.0 else figures.PICK * lying
        )
        lying -= stack
    return hope


def collection_hope(state: LootState, player: Player, left: int) -> float:
    """With so many rounds left: sets to be completed, books without a partner, types that skulls would count."""
    if left == 0:
        return 0.0
    jewels = skulls = types = lonely = 0
    treasures = state.box.treasures
    for number in player.treasures:
        treasure = treasures[number]
        type = treasure.type
        types |= 1 << type
        if type == BOOK:
            lonely += 1
        elif treasure.curse:
            lonely -= 1
        if type == JEWEL:
            jewels += 1
        elif type == SKULL:
            skulls += 1
    hope = 0.0
    if jewels % 3 == 1:
        hope += figures.FIRST_JEWEL
    elif jewels % 3 == 2:
        hope += figures.SECOND_JEWEL
    if lonely > 0:
        hope += figures.LONELY_BOOK * lonely
    if skulls:
        hope += figures.SKULL_TYPE * skulls * (len(TYPES) - how_many(types))
    return hope * min(1.0, figures.PER_ROUND * left)
