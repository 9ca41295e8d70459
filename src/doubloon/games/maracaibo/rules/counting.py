"""The counters of the effect vocabulary: what a player has, as points and quests count it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from doubloon.games.maracaibo.box import effects as fx
from doubloon.games.maracaibo.box.effects import NO_LIMIT, Effect
from doubloon.games.maracaibo.player import Player

if TYPE_CHECKING:
    from doubloon.games.maracaibo.state import MaracaiboState


def count(state: MaracaiboState, player: Player, counter: int, scored: i64 = 0) -> int:
    """How much of a counter a player has; `scored` quests are known when the end is scored. (PM-335)"""
    if counter == fx.HAVE_BURIED:
        return player.buried  # PM-431
    if counter == fx.HAVE_TREASURES:
        return player.have(0) + player.have(1) + player.have(2)  # PM-430
    if counter <= fx.HAVE_PEARL:
        return player.have(counter - fx.HAVE_GOLD)
    if counter == fx.HAVE_SETS:
        return min(player.have(0), player.have(1), player.have(2))
    if counter == fx.HAVE_QUESTS:
        return len(player.quests)
    if counter == fx.HAVE_SCORED:
        return scored
    if counter == fx.HAVE_RIVERS:
        return state.box.nodes[player.explorer].river  # PM-203, PM-436
    if counter == fx.HAVE_CREW:
        return player.able.crew  # PM-432
    if counter == fx.HAVE_EQUIPMENT:
        return player.able.equipment  # PM-432
    if counter == fx.HAVE_SHIPS:
        return player.able.ship  # PM-438
    if counter == fx.HAVE_IMPROVEMENTS:
        return len(player.cards)
    if counter == fx.HAVE_BUILT:
        return len(player.cards) + len(player.residences)  # PM-435
    if counter == fx.HAVE_LIGHTNING:
        return player.able.lightning  # PM-440
    if counter == fx.HAVE_UPGRADES:
        return player.markers  # PM-441
    if counter == fx.HAVE_RESIDENCES:
        return len(player.residences)
    if counter == fx.HAVE_DOUBLOON_INCOME:
        return doubloon_income(state, player, scored)  # PM-433
    if counter == fx.HAVE_VP_INCOME:
        return player.able.vp_income  # PM-434
    return player.doubloons


def doubloon_income(state: MaracaiboState, player: Player, scored: i64 = 0) -> int:
    """The sum of all green scrolls with doubloons. (PM-321, A-17)"""
    income = player.able.doubloon_income
    for effect in player.able.income_per:
        income += effect.n * count(state, player, effect.counter, scored)
    return income


def points_per(state: MaracaiboState, player: Player, effect: Effect, scored: i64 = 0) -> int:
    """What an effect "points for each" pays."""
    if effect.counter == fx.HAVE_SETS:
        units = 99
        for treasure in range(3):
            if effect.of[treasure]:
                units = min(units, player.have(treasure) // effect.of[treasure])  # A-32 disjoint copies
    else:
        units = count(state, player, effect.counter, scored)
    points = effect.n * (units // effect.every)
    return points if effect.most == NO_LIMIT or points < effect.most else effect.most
