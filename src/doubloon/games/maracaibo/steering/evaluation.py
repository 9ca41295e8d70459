"""How many points a player may expect: what the opponents steer by. Not a rule of the game.

The points on the track, what the end scoring would give for the holdings of today, what income and ongoing effects
promise for the turns to come, and hopes for everything that is on the agenda: a stop that is not resolved yet is worth
what its effects are usually worth.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from doubloon.core.state import FLOOR
from doubloon.games.maracaibo.box import effects as fx
from doubloon.games.maracaibo.box.box import ROUNDS
from doubloon.games.maracaibo.box.cards import Condition
from doubloon.games.maracaibo.box.layout import GULF, MARACAIBO, STARTING_ZONE
from doubloon.games.maracaibo.moves import KeepQuests
from doubloon.games.maracaibo.player import NONE, Player
from doubloon.games.maracaibo.rules.counting import count, doubloon_income, points_per
from doubloon.games.maracaibo.rules.scoring import jordan_parts
from doubloon.games.maracaibo.steering.hopes import hope_of
from doubloon.games.maracaibo.steering.weights import GROWTH, JORDANS_TURN, PURCHASES, RAIDS, RUBY, Weights
from doubloon.games.maracaibo.steering.worths import (
    Prospects,
    build_hope,
    raid_worth,
    residence_points,
    rough_list,
)

if TYPE_CHECKING:
    from doubloon.games.maracaibo.state import MaracaiboState


ABOVE: Final = FLOOR + 2  # below this place of the agenda lies what ends the turn, which is worth nothing


def expected_points(state: MaracaiboState, seat: int, weights: Weights) -> float:
    """The points that this seat may end with."""
    player = state.players[seat]
    if player.sheet:
        return float(player.score)
    if state.round == 0:
        return _hope_of_kept(state, player)
    at = Prospects(state, seat, turns_left(state, seat, weights), weights)
    rounds = ROUNDS - state.round + 1
    able = player.able
    quests, scored = _quest_hopes(at)
    at.scored = int(scored + 0.5)
    points = float(player.score + able.card_points) + (at.weights.turn + per_turn(at)) * at.turns + quests
    points += at.coin * player.doubloons
    points += rounds * able.vp_income + at.weights.later_coins[rounds] * doubloon_income(state, player, at.scored)
    points += _holdings(at) + build_hope(at)
    for place in range(ABOVE, len(state.agenda)):
        task = state.agenda[place]
        if task.seat == seat:
            points += hope_of(at, task)
    if state.waiting >> seat & 1:
        points += hope_of(at, state.question)
    for raid in state.aside:
        if raid.seat == seat:
            points += 0.8 * raid_worth(at, raid.power, raid.types, raid.used)
    return points


# Time


def jordan_hope(state: MaracaiboState, weights: Weights) -> float | None:
    """The points that Jordan may end with, if Jordan plays."""
    jordan = state.jordan
    if jordan is None:
        return None
    if jordan.sheet:
        return float(jordan.score)
    return jordan.score + sum(jordan_parts(state, jordan)) + JORDANS_TURN * turns_left(state, 0, weights)


def turns_left(state: MaracaiboState, seat: int, weights: Weights) -> float:
    """Turns that this seat still has: as long as the fastest ship takes, and the rounds after this one."""
    columns = state.setting.layout.columns + 2
    fastest = 99.0
    for player in state.players:
        fastest = min(fastest, _turns_to_go(state, player.ship, columns))
    if state.jordan is not None:
        fastest = min(fastest, _turns_to_go(state, state.jordan.ship, columns))
    if state.players[seat].ship == MARACAIBO:
        fastest = 0.0
    return fastest + (ROUNDS - state.round) * weights.turns_a_round


def _turns_to_go(state: MaracaiboState, ship: int, columns: int) -> float:
    if ship == MARACAIBO:
        return 0.0
    if ship == GULF:
        return 1.0
    column = 0 if ship == STARTING_ZONE else state.setting.layout.column_of[ship] + 1
    return (columns - 2 - column) / 1.7 + 2.0


def per_turn(at: Prospects) -> float:
    """Points a turn that ongoing effects bring."""
    state, able, coin = at.state, at.player.able, at.coin
    points = RAIDS * (1.1 * able.power + 1.0 * (able.die_power[0] + able.die_power[1] + able.die_power[2]) / 2.0)
    points += RAIDS * 0.5 * able.rerolls + at.weights.explores * at.weights.space * able.explore_plus
    points += PURCHASES * 0.5 * able.discount + 0.3 * able.move_plus
    if able.refresh:
        points += 0.15
    for number in able.actions:
        action = state.box.actions[number]
        points += RAIDS * 0.8 * max(0.2, rough_list(state, action.then, coin) - action.cost)
    for number in able.trades:
        trade = state.box.trades[number]
        points += at.weights.explores * max(0.1, rough_list(state, trade.then, coin) - at.weights.space * trade.cost)
    return points


# Holdings


def _holdings(at: Prospects) -> float:
    """What would be scored at the end, and what it may still become."""
    state, player, box = at.state, at.player, at.state.box
    share = at.share(16.0)
    node = box.nodes[player.explorer]
    points = 0.0
    for effect in box.base_scoring:
        if effect.counter != fx.HAVE_DOUBLOONS:  # those are counted by their worth
            points += points_per(at.state, at.player, effect, at.scored)
    points += at.weights.space * share * (box.nodes[box.start_node].shortest - node.shortest) * 0.3
    stored = 0
    for treasure in range(3):
        area = player.areas[treasure]
        points += player.have(treasure) * box.island_value(state.islands[treasure])
        stored += area.stored
    points += min(stored, 6) * at.weights.stored * share
    for effect in player.able.endgame:
        points += points_per(at.state, at.player, effect, at.scored) + GROWTH * at.turns
    for cell in player.residences:
        points += residence_points(at, cell)
    placed = len(box.tiles) - player.markets.count(NONE)
    points += at.weights.marker * share * player.markers + at.weights.tile * share * placed
    points += RUBY * share * player.rubies
    if player.figurehead != NONE:
        points += 1.5 * share * player.extra.count(NONE)
    return points


def _quest_hopes(at: Prospects) -> tuple[float, float]:
    """The points that quests may bring, and how many of them may score."""
    points = 0.0
    hunters = at.state.setting.hunters
    scored = 0.0
    for number in at.player.quests:
        quest = at.state.box.quests[number]
        bottom = _chance(at, quest.bottom)
        if hunters:
            points += bottom * (2 * quest.bottom.vp + 5) - 5.0
            scored += bottom
        else:
            top = max(bottom, _chance(at, quest.top))
            points += bottom * quest.bottom.vp + (top - bottom) * quest.top.vp
            scored += top
    if scored > 5.0:
        points += 10.0 * min(1.0, scored - 5.0)
    return points, scored


def _chance(at: Prospects, condition: Condition) -> float:
    """How likely a condition is to be met: what is there already, and the time left for the rest."""
    chance = 1.0
    for counter, needed in condition.needs:
        have = count(at.state, at.player, counter)
        if have < needed:
            done = (have + 0.6) / (needed + 0.6)
            chance *= done * at.share(4.0 + 6.0 * (1.0 - done))
    return chance


def _hope_of_kept(state: MaracaiboState, player: Player) -> float:
    """What sealed quests promise: points, rather for one condition than for two."""
    if player.kept == NONE:
        return 0.0
    move = state.game.moveset[player.kept]
    hope = 0.0
    if isinstance(move, KeepQuests):
        for place, number in enumerate(player.dealt):
            if move.places >> place & 1:
                quest = state.box.quests[number]
                hope += (quest.top.vp + quest.bottom.vp) / (1.0 + len(quest.bottom.needs))
    return hope
