"""What compasses and cubes are usually worth, in points. The opponents steer by it; no rule does.

The figures were found by games in which every seat steered by slightly different ones: what the better seats had in
common was kept.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from doubloon.core.task import NOBODY
from doubloon.games.loot_island.box.board import COASTS, NO_COLOUR, Landing, coast_at_bow
from doubloon.games.loot_island.box.treasures import NO_HEALER
from doubloon.games.loot_island.player import Player

if TYPE_CHECKING:
    from doubloon.games.loot_island.state import LootState

# Treasures to be taken.
PICK: Final = 4.2  # the last one that lies there …
CHOICE: Final = 1.0  # … and more for each further one to choose from …
CHOICES: Final = 4.0  # … as far as that matters

# Cubes: what healers ask, and the danger of too many.
CUBE: Final = 1.1
ANY_CUBES: Final = 1.1
MANY: Final = 8.5
MANY_COST: Final = 0.28  # times the square of what is above
MANY_AT_LAST: Final = 11.3  # in the last round
MANY_AT_LAST_COST: Final = 3.0
LEAST_LOSS: Final = 10.0  # who is eliminated loses at least so much

# Landings.
CARD_NOW: Final = 0.42  # how likely a missing map card is laid in this round …
CARD_LATER: Final = 0.6  # … or in a later one
OWN_CARDS: Final = 0.5  # the part of the fitting cards in hand that will be laid
OTHERS_CARDS: Final = 0.42  # what a compass of somebody else brings, a phase
CHESTS: Final = 0.2  # on each card to come
DOUBT: Final = 1.2  # how many cards ahead make big loot likely
MORE_COMPASSES: Final = 0.2  # to come on a big loot landing, a phase
LATER: Final = 0.57  # what a hope loses with every phase that it waits
FINALLY: Final = 0.95  # for the final exploration
ALMOST_SURE: Final = 0.95  # that cards which are only expected will be laid

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
    loss = max(LEAST_LOSS, treasures)
    cost = CUBE * cubes + ANY_CUBES
    over = cubes - (MANY if left > 0 else MANY_AT_LAST)
    if over > 0.0:
        cost += min(loss, (MANY_COST if left > 0 else MANY_AT_LAST_COST) * over * over)
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
    treasures = landing.chests + CHESTS * (count - landing.count)
    stack = len(landing.stack)
    position = landing.stack.index(seat)
    if not finally_only:
        now = away == 0 and not looting
        big = _big_chance(state, state.landings[place ^ 1], count, phases, now)
        treasures += big * (stack + MORE_COMPASSES * phases)
        if now:
            treasures += big * state.event.big + (1.0 - big) * state.event.small
            if state.event.reversed:
                position = stack - 1 - position
    hope = picks_worth(treasures, position, stack) * _enough_chance(state, landing, count, phases)
    for _ in range(phases):
        hope *= LATER
    return hope * FINALLY if finally_only else hope


def _cards_expected(state: LootState, seat: int, landing: Landing, plays: bool, phases: int) -> float:
    """The count of a landing when it is explored."""
    count = float(landing.count)
    if (plays or phases > 0) and landing.colour != NO_COLOUR:
        fitting = state.players[seat].hand.of(landing.colour) & state.box.fits[landing.colour][landing.last]
        count += OWN_CARDS * how_many(fitting)
    for party in landing.stack:
        if party != seat:
            count += OTHERS_CARDS * (phases + (0.0 if state.passed >> party & 1 else 0.5))
    return count + OTHERS_CARDS * phases


def _enough_chance(state: LootState, landing: Landing, count: float, phases: int) -> float:
    """That the landing has enough cards in time. (LI-163)"""
    enough = state.setting.threshold
    missing = enough - count
    if missing <= 0.0:
        return 1.0 if landing.count >= enough else ALMOST_SURE
    each = CARD_NOW if phases == 0 else CARD_LATER
    chance = 1.0
    while missing >= 1.0:
        chance *= each
        missing -= 1.0
    return chance * (1.0 - missing * (1.0 - each))


def _big_chance(state: LootState, beside: Landing, count: float, phases: int, now: bool) -> float:
    """That a landing with such a count is the big loot one of its coast. (LI-166)"""
    ahead = count - beside.count
    if beside.colour != NO_COLOUR:
        ahead -= OTHERS_CARDS * (phases + 0.5) * len(beside.stack)
    if now and state.event.fewer_is_big and beside.count >= state.setting.threshold:
        ahead = -ahead
    return 0.5 + 0.5 * ahead / (DOUBT + abs(ahead))


def picks_worth(treasures: float, position: int, stack: int) -> float:
    """What falls to a place in the order when everybody takes one in turn. (LI-173)"""
    hope = 0.0
    lying = treasures - position
    while lying > 0.0:
        hope += PICK + CHOICE * min(lying - 1.0, CHOICES) if lying > 1.0 else PICK * lying
        lying -= stack
    return hope
