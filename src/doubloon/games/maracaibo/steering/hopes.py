"""What things that are still to be done are usually worth, in points. The opponents steer by it; no rule does."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from doubloon.core.task import AnyTask
from doubloon.games.maracaibo.box import effects as fx
from doubloon.games.maracaibo.box.cards import IMPROVEMENT, NO_LIST, Card
from doubloon.games.maracaibo.box.effects import ANY_TYPE, Effect
from doubloon.games.maracaibo.player import NONE
from doubloon.games.maracaibo.rules.buying import ChooseImprovement, ChooseResidence, construction_cost, price
from doubloon.games.maracaibo.rules.counting import doubloon_income, points_per
from doubloon.games.maracaibo.rules.exploring import ChooseSpace, OfferTrade
from doubloon.games.maracaibo.rules.market import ChooseTile, ChooseTileAndSpace, OfferTile
from doubloon.games.maracaibo.rules.quests import ChooseQuest, OfferRefresh
from doubloon.games.maracaibo.rules.raiding import ChooseDie, OfferReroll, RaidQuestion, SpendPower
from doubloon.games.maracaibo.rules.resolving import (
    ChooseDiscard,
    ChooseSide,
    EffectQuestion,
    OfferAction,
    OfferPayment,
    ResolveList,
)
from doubloon.games.maracaibo.rules.rubies import OfferReturn, OfferRuby, OfferSale, VisitRubyMarket
from doubloon.games.maracaibo.rules.stops import OfferCard, OfferImprovement, OfferResidence
from doubloon.games.maracaibo.rules.treasure import ChooseBurial, ChooseIsland, ChooseStorage, ChooseType, GainTreasures
from doubloon.games.maracaibo.rules.upgrades import ChooseFigurehead, ChooseSlot
from doubloon.games.maracaibo.steering.weights import PLACE, RUBY
from doubloon.games.maracaibo.steering.worths import (
    Prospects,
    lasting_worth,
    raid_worth,
    residence_gain,
    treasure_worth,
)


def hope_of(at: Prospects, task: AnyTask) -> float:
    """What a task on the agenda, or the present question, is worth."""
    if isinstance(task, ResolveList):  # most of them are
        return _list_hope(at, task.number, task.entries)
    hope = _HOPES.get(type(task))
    return 0.0 if hope is None else hope(at, task)


def _construct_hope(at: Prospects, half: bool) -> float:
    """The best residence that can be paid for."""
    player = at.player
    state = at.state
    best = 0.0
    for cell in state.residence_cells:
        if cell not in player.residences:
            card = state.box.cards[state.cells[cell]]
            cost = construction_cost(player, card, half)
            if cost <= player.doubloons:
                best = max(best, residence_gain(at, cell, cost))
    return best


def _acquire_hope(at: Prospects, types: int, extra: int) -> float:
    """The best improvement of these types that can be paid for. What it does at once is left out: it may buy more."""
    player = at.player
    state = at.state
    best = 0.0
    hidden = state.down | state.fills
    for cell, number in enumerate(state.cells):
        if hidden >> cell & 1 == 0:
            card = state.box.cards[number]
            if card.kind == IMPROVEMENT and types >> card.type & 1:
                cost = price(player, card, extra)
                if cost <= player.doubloons:
                    best = max(best, lasting_worth(at, card) - at.coin * cost)
    return best


def _list_hope(at: Prospects, number: int, mask: int) -> float:
    hope = 0.0
    for place, effect in enumerate(at.state.box.lists[number].effects):
        if mask >> place & 1:
            hope += _effect_hope(at, effect)
    return hope


def _effect_hope(at: Prospects, effect: Effect) -> float:
    player = at.player
    kind = effect.kind
    if kind == fx.VP:
        return float(effect.n)
    if kind == fx.DOUBLOONS:
        return at.coin * effect.n
    if kind == fx.VP_PER:
        return float(points_per(at.state, at.player, effect, at.scored))
    if kind == fx.RAID:
        if effect.mask == 0:
            return 0.97 * raid_worth(at, effect.n + player.able.power, ANY_TYPE)
        die = 4 if effect.mask & (effect.mask - 1) == 0 else 5
        return 0.97 * raid_worth(at, die + effect.n + player.able.power, effect.mask)
    if kind == fx.EXPLORE:
        return _explore_hope(at, effect.n + player.able.explore_plus)
    if kind == fx.BURY:
        return _bury_hope(at, effect.n)
    if kind == fx.QUEST:
        return at.weights.quest * at.share(10.0)
    if kind == fx.UPGRADE:
        return at.weights.upgrade if player.markers < len(at.state.box.slots) else 0.0
    if kind == fx.TREASURE:
        types = effect.mask if effect.mask & fx.DIE == 0 else ANY_TYPE
        return effect.n * _best_treasure(at, types)
    if kind == fx.MARKER:
        return effect.n * _marker_hope(at)
    if kind == fx.CHOOSE:
        best = 0.0
        for side in effect.lists:
            best = max(best, _list_hope(at, side, -1))
        return best
    return _rarer_hope(at, effect)


def _rarer_hope(at: Prospects, effect: Effect) -> float:
    player = at.player
    kind = effect.kind
    if kind == fx.PAY:
        cost = at.coin * effect.n if effect.mask == fx.PAY_DOUBLOONS else 3.0
        if effect.mask == fx.PAY_DOUBLOONS and player.doubloons < effect.n:
            return 0.0
        return max(0.0, _list_hope(at, effect.lists[0], -1) - cost)
    if kind == fx.ACQUIRE:
        return _acquire_hope(at, effect.mask, effect.n)
    if kind == fx.CONSTRUCT:
        return _construct_hope(at, effect.n != 0)
    if kind == fx.PLACE_MARKET:
        return PLACE
    if kind == fx.USE_MARKET:
        return at.weights.use if player.markets.count(NONE) < len(player.markets) else 0.0
    if kind == fx.FIGUREHEAD:
        return at.weights.figurehead * at.share(12.0) if player.figurehead == NONE else 0.0
    if kind == fx.SPACE_AGAIN:
        return _list_hope(at, at.state.box.nodes[player.explorer].fx, -1)
    if kind == fx.INCOME_NOW:
        return float(player.able.vp_income) if effect.n else at.coin * doubloon_income(at.state, player, at.scored)
    return RUBY if kind == fx.RUBY else 0.0


def _explore_hope(at: Prospects, movement: int) -> float:
    left = at.state.box.nodes[at.player.explorer].shortest
    return at.weights.space * min(movement, left) + at.weights.track_icon if left else 0.0


def _bury_hope(at: Prospects, shovels: int) -> float:
    player = at.player
    stored = player.areas[0].stored + player.areas[1].stored + player.areas[2].stored
    return at.weights.bury * min(shovels, stored)


def _marker_hope(at: Prospects) -> float:
    player = at.player
    return 0.3 + at.weights.marking * max(player.have(0), player.have(1), player.have(2))


def _best_treasure(at: Prospects, types: int) -> float:
    best = 0.0
    for treasure in range(3):
        if types >> treasure & 1:
            best = max(best, treasure_worth(at, treasure))
    return best


def card_worth(at: Prospects, card: Card) -> float:
    """What an improvement would bring."""
    worth = lasting_worth(at, card)
    if card.now != NO_LIST:
        worth += _list_hope(at, card.now, -1)
    return worth


def _card_hope(at: Prospects, cell: int) -> float:
    """Ignore it for doubloons, or take it if that pays."""
    state, player = at.state, at.player
    card = state.box.cards[state.cells[cell]]
    ignored = at.coin * state.box.numbers.ignore_gain
    cost = price(player, card, 0)
    if cost > player.doubloons:
        return ignored
    if card.kind == IMPROVEMENT:
        return max(ignored, card_worth(at, card) - at.coin * cost)
    if cell in player.residences:
        return ignored
    return max(ignored, residence_gain(at, cell, cost))


def _dice_hope(at: Prospects, raid: RaidQuestion) -> float:
    """The best of the dice as they lie, or those of a reroll."""
    able = at.player.able
    best = 0.0
    for die, shown in enumerate(raid.dice):
        if shown:
            power = shown + raid.plus + able.power + able.die_power[die]
            best = max(best, raid_worth(at, power, 1 << die))
    if raid.rerolls > 0:
        die = 4 if raid.types & (raid.types - 1) == 0 else 5
        best = max(best, 0.95 * raid_worth(at, die + raid.plus + able.power, raid.types))
    return best


def _raid_in_progress(at: Prospects, task: SpendPower) -> float:
    return raid_worth(at, task.power, task.types, task.used)


def _effect_asked(at: Prospects, task: EffectQuestion) -> float:
    return _effect_hope(at, at.state.box.effects[task.effect])


def _card_offered(at: Prospects, task: OfferCard) -> float:
    return _card_hope(at, task.cell)


_HOPES: Final[dict[type[AnyTask], Callable[[Prospects, Any], float]]] = {
    SpendPower: _raid_in_progress,
    ChooseSlot: lambda at, task: at.weights.upgrade,
    OfferImprovement: _card_offered,
    OfferResidence: _card_offered,
    OfferReroll: _dice_hope,
    ChooseDie: _dice_hope,
    ChooseType: lambda at, task: task.count * _best_treasure(at, task.types),
    ChooseStorage: lambda at, task: treasure_worth(at, task.treasure),
    GainTreasures: lambda at, task: task.count * treasure_worth(at, task.treasure),
    OfferTrade: lambda at, task: _explore_hope(at, task.movement),
    ChooseSpace: lambda at, task: _explore_hope(at, task.movement),
    ChooseBurial: lambda at, task: _bury_hope(at, task.shovels),
    ChooseSide: _effect_asked,
    OfferAction: _effect_asked,
    OfferPayment: _effect_asked,
    ChooseDiscard: _effect_asked,
    ChooseQuest: lambda at, task: at.weights.quest * at.share(10.0),
    OfferRefresh: lambda at, task: at.weights.quest * at.share(10.0),
    ChooseIsland: lambda at, task: task.count * _marker_hope(at),
    ChooseTileAndSpace: lambda at, task: PLACE,
    ChooseTile: lambda at, task: at.weights.use,
    OfferTile: lambda at, task: at.weights.use,
    ChooseFigurehead: lambda at, task: at.weights.figurehead * at.share(12.0),
    ChooseImprovement: lambda at, task: _acquire_hope(at, task.types, task.extra),
    ChooseResidence: lambda at, task: _construct_hope(at, task.half),
    OfferRuby: lambda at, task: RUBY,
    VisitRubyMarket: lambda at, task: float(at.player.rubies),
    OfferSale: lambda at, task: float(at.player.rubies),
    OfferReturn: lambda at, task: float(at.player.rubies),
}
