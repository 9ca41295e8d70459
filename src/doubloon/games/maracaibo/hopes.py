"""What things that are still to be done are usually worth, in points. The opponents steer by it; no rule does."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from doubloon.core.state import Task
from doubloon.games.maracaibo import effects as fx
from doubloon.games.maracaibo import tasks
from doubloon.games.maracaibo.buying import half_price, price
from doubloon.games.maracaibo.cards import IMPROVEMENT, NO_LIST, Card
from doubloon.games.maracaibo.counting import doubloon_income, points_per
from doubloon.games.maracaibo.effects import ANY_TYPE, Effect
from doubloon.games.maracaibo.player import NONE, Player
from doubloon.games.maracaibo.raiding import pips
from doubloon.games.maracaibo.worths import RUBY, SPACE, lasting_worth, raid_worth, residence_gain, treasure_worth

if TYPE_CHECKING:
    from doubloon.games.maracaibo.state import MaracaiboState

TRACK_ICON: Final = 2.3
UPGRADE: Final = 3.4
QUEST: Final = 3.4
BURY: Final = 4.0
PLACE: Final = 4.5
USE: Final = 3.5
FIGUREHEAD: Final = 8.0


def _construct_hope(state: MaracaiboState, player: Player, half: int, turns: float, coin: float) -> float:
    """The best residence that can be paid for."""
    best = 0.0
    for cell in state.residence_cells:
        if cell not in player.residences:
            card = state.box.cards[state.cells[cell]]
            cost = half_price(player, card) if half else price(player, card, 0)
            if cost <= player.doubloons:
                best = max(best, residence_gain(state, player, cell, cost, turns, coin))
    return best


def _acquire_hope(state: MaracaiboState, player: Player, types: int, extra: int, turns: float, coin: float) -> float:
    """The best improvement of these types that can be paid for. What it does at once is left out: it may buy more."""
    best = 0.0
    hidden = state.down | state.fills
    for cell, number in enumerate(state.cells):
        if hidden >> cell & 1 == 0:
            card = state.box.cards[number]
            if card.kind == IMPROVEMENT and types >> card.type & 1:
                cost = price(player, card, extra)
                if cost <= player.doubloons:
                    best = max(best, lasting_worth(state, player, card, turns) - coin * cost)
    return best


def _list_hope(state: MaracaiboState, player: Player, number: int, mask: int, turns: float, coin: float) -> float:
    hope = 0.0
    for place, effect in enumerate(state.box.lists[number].effects):
        if mask >> place & 1:
            hope += _effect_hope(state, player, effect, turns, coin)
    return hope


def _effect_hope(state: MaracaiboState, player: Player, effect: Effect, turns: float, coin: float) -> float:
    kind = effect.kind
    if kind == fx.VP:
        return float(effect.n)
    if kind == fx.DOUBLOONS:
        return coin * effect.n
    if kind == fx.VP_PER:
        return float(points_per(state, player, effect))
    if kind == fx.RAID:
        if effect.mask == 0:
            return 0.97 * raid_worth(state, player, effect.n + player.able.power, ANY_TYPE, 0)
        die = 4 if effect.mask & (effect.mask - 1) == 0 else 5
        return 0.97 * raid_worth(state, player, die + effect.n + player.able.power, effect.mask, 0)
    if kind == fx.EXPLORE:
        return _explore_hope(state, player, effect.n + player.able.explore_plus)
    if kind == fx.BURY:
        return _bury_hope(player, effect.n)
    if kind == fx.QUEST:
        return QUEST * min(1.0, turns / 10.0)
    if kind == fx.UPGRADE:
        return UPGRADE if player.markers < len(state.box.slots) else 0.0
    if kind == fx.TREASURE:
        types = effect.mask if effect.mask & fx.DIE == 0 else ANY_TYPE
        return effect.n * _best_treasure(state, types)
    if kind == fx.MARKER:
        return effect.n * _marker_hope(player)
    if kind == fx.CHOOSE:
        best = 0.0
        for side in effect.lists:
            best = max(best, _list_hope(state, player, side, -1, turns, coin))
        return best
    return _rarer_hope(state, player, effect, turns, coin)


def _rarer_hope(state: MaracaiboState, player: Player, effect: Effect, turns: float, coin: float) -> float:
    kind = effect.kind
    if kind == fx.PAY:
        cost = coin * effect.n if effect.mask == fx.PAY_DOUBLOONS else 3.0
        if effect.mask == fx.PAY_DOUBLOONS and player.doubloons < effect.n:
            return 0.0
        return max(0.0, _list_hope(state, player, effect.lists[0], -1, turns, coin) - cost)
    if kind == fx.ACQUIRE:
        return _acquire_hope(state, player, effect.mask, effect.n, turns, coin)
    if kind == fx.CONSTRUCT:
        return _construct_hope(state, player, effect.n, turns, coin)
    if kind == fx.PLACE_MARKET:
        return PLACE
    if kind == fx.USE_MARKET:
        return USE if player.markets.count(NONE) < len(player.markets) else 0.0
    if kind == fx.FIGUREHEAD:
        return FIGUREHEAD * min(1.0, turns / 12.0) if player.figurehead == NONE else 0.0
    if kind == fx.SPACE_AGAIN:
        return _list_hope(state, player, state.box.nodes[player.explorer].fx, -1, turns, coin)
    if kind == fx.INCOME_NOW:
        return float(player.able.vp_income) if effect.n else coin * doubloon_income(state, player)
    return RUBY if kind == fx.RUBY else 0.0


def _explore_hope(state: MaracaiboState, player: Player, movement: int) -> float:
    left = state.box.nodes[player.explorer].shortest
    return SPACE * min(movement, left) + TRACK_ICON if left else 0.0


def _bury_hope(player: Player, shovels: int) -> float:
    stored = player.areas[0].stored + player.areas[1].stored + player.areas[2].stored
    return BURY * min(shovels, stored)


def _marker_hope(player: Player) -> float:
    return 0.3 + 0.5 * max(player.have(0), player.have(1), player.have(2))


def _best_treasure(state: MaracaiboState, types: int) -> float:
    best = 0.0
    for treasure in range(3):
        if types >> treasure & 1:
            best = max(best, treasure_worth(state, treasure))
    return best


def card_worth(state: MaracaiboState, player: Player, card: Card, turns: float, coin: float) -> float:
    """What an improvement would bring."""
    worth = lasting_worth(state, player, card, turns)
    if card.now != NO_LIST:
        worth += _list_hope(state, player, card.now, -1, turns, coin)
    return worth


def hope_of(state: MaracaiboState, player: Player, task: Task, turns: float, coin: float) -> float:
    """What a task on the agenda, or the present question, is worth."""
    kind = task.kind
    if kind == tasks.LIST:
        mask = task.b  # -1 while it is unopened: all entries
        return _list_hope(state, player, task.a, mask, turns, coin)
    if kind == tasks.SPEND:
        return raid_worth(state, player, task.a, task.b, task.c)
    if kind == tasks.UPGRADE:
        return UPGRADE
    if kind == tasks.IMPROVEMENT or kind == tasks.RESIDENCE:
        return _card_hope(state, player, task.a, turns, coin)
    if kind == tasks.ROLL or kind == tasks.DIE:
        return _dice_hope(state, player, task)
    if kind == tasks.TYPE:
        return task.b * _best_treasure(state, task.a)
    if kind == tasks.STORE:
        return treasure_worth(state, task.a)
    if kind == tasks.GAIN:
        return task.b * treasure_worth(state, task.a)
    if kind == tasks.TRADE or kind == tasks.EXPLORE:
        return _explore_hope(state, player, task.a)
    if kind == tasks.BURY:
        return _bury_hope(player, task.a)
    if kind == tasks.CHOOSE or kind == tasks.DO or kind == tasks.PAY_FOR or kind == tasks.DISCARD:
        return _effect_hope(state, player, state.box.effects[task.a], turns, coin)
    if kind == tasks.QUEST or kind == tasks.REFRESH:
        return QUEST * min(1.0, turns / 10.0)
    if kind == tasks.MARKER:
        return task.b * _marker_hope(player)
    if kind == tasks.PLACE:
        return PLACE
    if kind == tasks.USE or kind == tasks.MARKET:
        return USE
    if kind == tasks.FIGUREHEAD:
        return FIGUREHEAD * min(1.0, turns / 12.0)
    if kind == tasks.ACQUIRE:
        return _acquire_hope(state, player, task.a, task.b, turns, coin)
    if kind == tasks.CONSTRUCT:
        return _construct_hope(state, player, task.a, turns, coin)
    if kind == tasks.RUBY:
        return RUBY
    if kind == tasks.RUBIES or kind == tasks.SELL or kind == tasks.RETURN:
        return 1.0 * player.rubies
    return 0.0


def _card_hope(state: MaracaiboState, player: Player, cell: int, turns: float, coin: float) -> float:
    """Ignore it for doubloons, or take it if that pays."""
    card = state.box.cards[state.cells[cell]]
    ignored = coin * state.box.numbers.ignore_gain
    cost = price(player, card, 0)
    if cost > player.doubloons:
        return ignored
    if card.kind == IMPROVEMENT:
        return max(ignored, card_worth(state, player, card, turns, coin) - coin * cost)
    if cell in player.residences:
        return ignored
    return max(ignored, residence_gain(state, player, cell, cost, turns, coin))


def _dice_hope(state: MaracaiboState, player: Player, task: Task) -> float:
    """The best of the dice as they lie, or those of a reroll."""
    able = player.able
    best = 0.0
    rolled = 0
    for die in range(3):
        shown = pips(task.a, die)
        if shown:
            rolled |= 1 << die
            power = shown + task.b + able.power + able.die_power[die]
            best = max(best, raid_worth(state, player, power, 1 << die, 0))
    if task.kind == tasks.ROLL and task.c > 0:
        die = 4 if rolled & (rolled - 1) == 0 else 5
        best = max(best, 0.95 * raid_worth(state, player, die + task.b + able.power, rolled, 0))
    return best
