"""How many points a player may expect: what the opponents steer by. Not a rule of the game.

The points on the track, what the end scoring would give for the holdings of today, what income and ongoing effects
promise for the turns to come, and hopes for everything that is on the agenda: a stop that is not resolved yet is worth
what its effects are usually worth.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from doubloon.games.maracaibo import effects as fx
from doubloon.games.maracaibo.box import ROUNDS
from doubloon.games.maracaibo.cards import Condition
from doubloon.games.maracaibo.counting import count, doubloon_income, points_per
from doubloon.games.maracaibo.hopes import hope_of
from doubloon.games.maracaibo.layout import GULF, MARACAIBO, STARTING_ZONE
from doubloon.games.maracaibo.moves import Act
from doubloon.games.maracaibo.player import NONE, Player
from doubloon.games.maracaibo.scoring import jordan_parts
from doubloon.games.maracaibo.worths import (
    EXPLORES,
    GROWTH,
    PURCHASES,
    RAIDS,
    RUBY,
    SPACE,
    TURN,
    TURNS_A_ROUND,
    build_hope,
    doubloon_worth,
    later_coins,
    raid_worth,
    residence_points,
    rough_list,
)

if TYPE_CHECKING:
    from doubloon.games.maracaibo.state import MaracaiboState

# Points that a turn of Jordan brings in the end, less what TURN leaves out of a player's.
JORDANS_TURN: Final = 1.0


def expected_points(state: MaracaiboState, seat: int) -> float:
    """The points that this seat may end with."""
    player = state.players[seat]
    if player.sheet:
        return float(player.score)
    if state.round == 0:
        return _hope_of_kept(state, player)
    turns = turns_left(state, seat)
    coin = doubloon_worth(turns)
    rounds = ROUNDS - state.round + 1
    able = player.able
    quests, scored = _quest_hopes(state, player, turns)
    state.scored_quests = int(scored + 0.5)  # residences and cards count them, as in the end scoring (PM-335)
    points = float(player.score + able.card_points) + (TURN + per_turn(state, player, coin)) * turns + quests
    points += coin * player.doubloons
    points += rounds * able.vp_income + later_coins(rounds) * doubloon_income(state, player)
    points += _holdings(state, player, turns) + build_hope(state, player, turns, coin)
    for task in state.agenda:
        if task.seat == seat:
            points += hope_of(state, player, task, turns, coin)
    if state.waiting >> seat & 1:
        points += hope_of(state, player, state.question, turns, coin)
    for task in state.aside:
        if task.seat == seat:
            points += 0.8 * raid_worth(state, player, task.a, task.b, task.c)
    state.scored_quests = 0
    return points


# Time


def jordan_hope(state: MaracaiboState) -> float | None:
    """The points that Jordan may end with, if Jordan plays."""
    jordan = state.jordan
    if jordan is None:
        return None
    if jordan.sheet:
        return float(jordan.score)
    return jordan.score + sum(jordan_parts(state, jordan)) + JORDANS_TURN * turns_left(state, 0)


def turns_left(state: MaracaiboState, seat: int) -> float:
    """Turns that this seat still has: as long as the fastest ship takes, and the rounds after this one."""
    columns = state.setting.layout.columns + 2
    fastest = 99.0
    for player in state.players:
        fastest = min(fastest, _turns_to_go(state, player.ship, columns))
    if state.jordan is not None:
        fastest = min(fastest, _turns_to_go(state, state.jordan.ship, columns))
    if state.players[seat].ship == MARACAIBO:
        fastest = 0.0
    return fastest + (ROUNDS - state.round) * TURNS_A_ROUND


def _turns_to_go(state: MaracaiboState, ship: int, columns: int) -> float:
    if ship == MARACAIBO:
        return 0.0
    if ship == GULF:
        return 1.0
    column = 0 if ship == STARTING_ZONE else state.setting.layout.column_of[ship] + 1
    return (columns - 2 - column) / 1.7 + 2.0


def per_turn(state: MaracaiboState, player: Player, coin: float) -> float:
    """Points a turn that ongoing effects bring."""
    able = player.able
    points = RAIDS * (1.1 * able.power + 1.0 * (able.die_power[0] + able.die_power[1] + able.die_power[2]) / 2.0)
    points += RAIDS * 0.5 * able.rerolls + EXPLORES * SPACE * able.explore_plus
    points += PURCHASES * 0.5 * able.discount + 0.3 * able.move_plus
    if able.refresh:
        points += 0.15
    for number in able.actions:
        action = state.box.actions[number]
        points += RAIDS * 0.8 * max(0.2, rough_list(state, action.then, coin) - action.cost)
    for number in able.trades:
        trade = state.box.trades[number]
        points += EXPLORES * max(0.1, rough_list(state, trade.then, coin) - SPACE * trade.cost)
    return points


# Holdings


def _holdings(state: MaracaiboState, player: Player, turns: float) -> float:
    """What would be scored at the end, and what it may still become."""
    box = state.box
    share = min(1.0, turns / 16.0)
    node = box.nodes[player.explorer]
    points = 0.0
    for effect in box.base_scoring:
        if effect.counter != fx.HAVE_DOUBLOONS:  # those are counted by their worth
            points += points_per(state, player, effect)
    points += SPACE * share * (box.nodes[box.start_node].shortest - node.shortest) * 0.3
    stored = 0
    for treasure in range(3):
        area = player.areas[treasure]
        points += player.have(treasure) * box.island_value(state.islands[treasure])
        stored += area.stored
    points += min(stored, 6) * 1.2 * share
    for effect in player.able.endgame:
        points += points_per(state, player, effect) + GROWTH * turns
    for cell in player.residences:
        points += residence_points(state, player, cell, turns)
    points += 0.5 * share * player.markers + 1.2 * share * (len(box.tiles) - player.markets.count(NONE))
    points += RUBY * share * player.rubies
    if player.figurehead != NONE:
        points += 1.5 * share * player.extra.count(NONE)
    return points


def _quest_hopes(state: MaracaiboState, player: Player, turns: float) -> tuple[float, float]:
    """The points that quests may bring, and how many of them may score."""
    points = 0.0
    hunters = state.setting.hunters
    scored = 0.0
    for number in player.quests:
        quest = state.box.quests[number]
        bottom = _chance(state, player, quest.bottom, turns)
        if hunters:
            points += bottom * (2 * quest.bottom.vp + 5) - 5.0
            scored += bottom
        else:
            top = max(bottom, _chance(state, player, quest.top, turns))
            points += bottom * quest.bottom.vp + (top - bottom) * quest.top.vp
            scored += top
    if scored > 5.0:
        points += 10.0 * min(1.0, scored - 5.0)
    return points, scored


def _chance(state: MaracaiboState, player: Player, condition: Condition, turns: float) -> float:
    """How likely a condition is to be met: what is there already, and the time left for the rest."""
    chance = 1.0
    for counter, needed in condition.needs:
        have = count(state, player, counter)
        if have < needed:
            done = (have + 0.6) / (needed + 0.6)
            chance *= done * min(1.0, turns / (4.0 + 6.0 * (1.0 - done)))
    return chance


def _hope_of_kept(state: MaracaiboState, player: Player) -> float:
    """What sealed quests promise: points, rather for one condition than for two."""
    if player.kept == NONE:
        return 0.0
    move = state.game.table[player.kept]
    hope = 0.0
    if isinstance(move, Act):
        for place, number in enumerate(player.dealt):
            if move.a >> place & 1:
                quest = state.box.quests[number]
                hope += (quest.top.vp + quest.bottom.vp) / (1.0 + len(quest.bottom.needs))
    return hope
