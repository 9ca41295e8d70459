"""What things to have are worth over the turns that are left, in points, and the rates of all such guesses."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from doubloon.games.maracaibo.box import effects as fx
from doubloon.games.maracaibo.box.box import ROUNDS
from doubloon.games.maracaibo.box.cards import Card, Source
from doubloon.games.maracaibo.box.effects import NO_LIMIT
from doubloon.games.maracaibo.rules.buying import price
from doubloon.games.maracaibo.rules.counting import points_per

if TYPE_CHECKING:
    from doubloon.games.maracaibo.state import MaracaiboState

TURNS_A_ROUND: Final = 6.5
TURN: Final = 2.0  # points of a turn, apart from abilities: few, because rivals have as many turns
RAIDS: Final = 0.5  # a turn
EXPLORES: Final = 0.45
PURCHASES: Final = 0.4
SPACE: Final = 0.75  # points of a step on the track
RUBY: Final = 2.5
CARD: Final = 1.0  # what a card does for quests, residences and the like
GROWTH: Final = 0.4  # points a turn that an effect of the end scoring still gains
ROOM: Final = 0.4  # how much of the way to its cap a residence goes with all the time in the world
COIN: Final = 0.45  # points of a doubloon in the middle of the game
BUILD: Final = 0.6  # how likely a residence is that could be paid for
TRACK_ICON: Final = 2.3
UPGRADE: Final = 3.4
QUEST: Final = 3.4
BURY: Final = 4.0
PLACE: Final = 4.5
USE: Final = 3.5
FIGUREHEAD: Final = 8.0
JORDANS_TURN: Final = 1.0  # points that a turn of Jordan brings in the end, less what TURN leaves out of a player's


class Prospects:
    """Whose points are guessed, and with how much time: what every guess looks at."""

    def __init__(self, state: MaracaiboState, seat: int, turns: float) -> None:
        self.state = state
        self.player = state.players[seat]
        self.turns = turns  # that are left
        self.coin = doubloon_worth(turns)
        self.scored: i64 = 0  # quests that may score: residences and cards count them, as in the end scoring (PM-335)

    def share(self, turns: float) -> float:
        """How much of the time that something needs to pay there is."""
        return min(1.0, self.turns / turns)


def doubloon_worth(turns: float) -> float:
    """A doubloon buys cards while there is time; in the end five of them are a point. (PM-337)"""
    return 0.2 + 0.4 * min(1.0, turns / 14.0)


def _later_coins(rounds: int) -> float:
    worth = 0.0
    for income in range(rounds):
        worth += doubloon_worth((rounds - 1 - income) * TURNS_A_ROUND)
    return worth


# By rounds: what a doubloon of income is worth over so many incomes to come.
LATER_COINS: Final = [_later_coins(rounds) for rounds in range(ROUNDS + 1)]


def residence_points(at: Prospects, cell: int) -> float:
    """What a residence may score at the end: what is there today, and some of what is missing to its cap. (PM-340)"""
    score = at.state.box.cards[at.state.cells[cell]].score
    if score is None:
        return 0.0
    now = points_per(at.state, at.player, score, at.scored)
    return now + ROOM * at.share(10.0) * (score.most - now)


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
    return BUILD * at.share(5.0) * best


def lasting_worth(at: Prospects, card: Card) -> float:
    """What an improvement brings after the moment in which it is acquired."""
    rounds = ROUNDS - at.state.round + 1
    worth = card.vp + CARD + source_worth(at, card)
    for effect in card.income:
        worth += effect.n * (rounds if effect.kind == fx.INCOME_VP else LATER_COINS[rounds])
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
            treasure = max(treasure, treasure_worth(at.state, type))
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


def treasure_worth(state: MaracaiboState, treasure: int) -> float:
    """Taking it lowers the island, and storing or burying it brings something, too."""
    return state.box.island_value(max(0, state.islands[treasure] - 1)) + 2.4


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
