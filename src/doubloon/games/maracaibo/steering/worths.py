"""What things to have are worth over the turns that are left, in points."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from doubloon.games.maracaibo.box import effects as fx
from doubloon.games.maracaibo.box.box import ROUNDS
from doubloon.games.maracaibo.box.cards import Card, Source
from doubloon.games.maracaibo.box.effects import NO_LIMIT
from doubloon.games.maracaibo.rules.buying import price
from doubloon.games.maracaibo.rules.counting import points_per
from doubloon.games.maracaibo.steering.weights import COIN, GROWTH, PURCHASES, RAIDS, Weights

if TYPE_CHECKING:
    from doubloon.games.maracaibo.state import MaracaiboState


class Prospects:
    """Whose points are guessed, and with how much time: what every guess looks at."""

    def __init__(self, state: MaracaiboState, seat: int, turns: float, weights: Weights) -> None:
        self.state = state
        self.weights = weights
        self.player = state.players[seat]
        self.turns = turns  # that are left
        self.coin = weights.doubloon_worth(turns)
        self.scored: i64 = 0  # quests that may score: residences and cards count them, as in the end scoring (PM-335)

    def share(self, turns: float) -> float:
        """How much of the time that something needs to pay there is."""
        return min(1.0, self.turns / turns)


def residence_points(at: Prospects, cell: int) -> float:
    """What a residence may score at the end: what is there today, and some of what is missing to its cap. (PM-340)"""
    score = at.state.box.cards[at.state.cells[cell]].score
    if score is None:
        return 0.0
    now = points_per(at.state, at.player, score, at.scored)
    return now + at.weights.room * at.share(10.0) * (score.most - now)


def residence_gain(at: Prospects, cell: int, cost: int) -> float:
    """What constructing there brings beyond its cost."""
    first = 2.0 if not at.state.tokens[cell] else 0.0
    return residence_points(at, cell) + first - at.coin * cost


def build_hope(at: Prospects) -> float:
    """What the residences promise to a player who saves for them: more, the nearer the doubloons come to the cost."""
    best = 0.0
    player = at.player
    for cell in at.state.residence_cells:
        if cell not in player.residences:
            cost = price(player, at.state.box.cards[at.state.cells[cell]], 0)
            reach = 1.0 if player.doubloons >= cost else player.doubloons / cost
            best = max(best, reach * residence_gain(at, cell, cost))
    return at.weights.build * at.share(5.0) * best


def lasting_worth(at: Prospects, card: Card) -> float:
    """What an improvement brings after the moment in which it is acquired."""
    rounds = ROUNDS - at.state.round + 1
    worth = card.vp + at.weights.card + source_worth(at, card)
    for effect in card.income:
        worth += effect.n * (rounds if effect.kind == fx.INCOME_VP else at.weights.later_coins[rounds])
    for effect in card.endgame:
        worth += points_per(at.state, at.player, effect, at.scored) + GROWTH * at.turns
    return worth


def source_worth(at: Prospects, source: Source) -> float:
    """A rough worth of the ongoing effects of something not owned yet."""
    turns = at.turns
    worth = 0.0
    for effect in source.ongoing:
        if effect.kind == fx.RAID_POWER:
            worth += turns * RAIDS * (1.1 if effect.mask == 0 else 0.5) * effect.n
        elif effect.kind == fx.RAID_ACTION or effect.kind == fx.EXPLORE_TRADE:
            worth += turns * RAIDS * 0.8 * max(0.3, rough_list(at.state, effect.lists[0], at.coin) - effect.n)
        elif effect.kind == fx.DISCOUNT:
            worth += turns * PURCHASES * 0.5 * effect.n
        else:
            worth += turns * 0.15 * effect.n
    return worth


def raid_worth(at: Prospects, power: int, types: int, used: tuple[int, ...] = ()) -> float:
    """Points that so much power brings with the actions that the player has."""
    treasure = 0.0
    for type in range(3):
        if types >> type & 1:
            treasure = max(treasure, treasure_worth(at, type))
    worth = 0.0
    for number in at.player.able.actions:
        action = at.state.box.actions[number]
        if action.cost <= power and (action.limit == NO_LIMIT or number not in used):
            gain = rough_list(at.state, action.then, COIN)
            if gain > action.cost * 1.05:
                worth += gain
                power -= action.cost
    while power >= 5 and treasure > 5.2:
        worth += treasure
        power -= 5
    return worth + 1.03 * power


def treasure_worth(at: Prospects, treasure: int) -> float:
    """Taking it lowers the island, and storing or burying it brings something, too."""
    state = at.state
    return state.box.island_value(max(0, state.islands[treasure] - 1)) + at.weights.treasure


def rough_list(state: MaracaiboState, number: int, coin: float) -> float:
    """A list's worth without looking at anybody."""
    effects = state.box.lists[number]
    worth = effects.points + coin * effects.doubloons
    for effect in effects.effects:
        if effect.kind == fx.TREASURE:
            worth += 5.2 * effect.n
        elif effect.kind == fx.MARKER:
            worth += 1.0 * effect.n
        elif effect.kind == fx.BURY:
            worth += 3.5
        elif effect.kind > fx.VP_PER:
            worth += 2.0
    return worth
