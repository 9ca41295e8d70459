"""Which clause a refused move breaks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from doubloon.core.state import Task
from doubloon.games.maracaibo import moves, tasks
from doubloon.games.maracaibo.buying import can_construct, half_price, price
from doubloon.games.maracaibo.cards import RESIDENCE
from doubloon.games.maracaibo.effects import NO_LIMIT, SHIP
from doubloon.games.maracaibo.exploring import occupied
from doubloon.games.maracaibo.layout import GULF, MARACAIBO
from doubloon.games.maracaibo.moves import Act
from doubloon.games.maracaibo.player import Player
from doubloon.games.maracaibo.raiding import uses
from doubloon.games.maracaibo.sailing import is_hidden_location

if TYPE_CHECKING:
    from doubloon.games.maracaibo.state import MaracaiboState

# By question: the moves that belong to it.
_CODES: Final[dict[int, frozenset[int]]] = {
    tasks.KEEP: frozenset([moves.KEEP_QUESTS]),
    tasks.MOVE: frozenset([moves.SAIL, moves.STOP]),
    tasks.PAY: frozenset([moves.PAY_SEAT]),
    tasks.IMPROVEMENT: frozenset([moves.IGNORE, moves.TAKE_CARD]),
    tasks.RESIDENCE: frozenset([moves.IGNORE, moves.TAKE_CARD]),
    tasks.MARKET: frozenset([moves.MARKET]),
    tasks.UPGRADE: frozenset([moves.SLOT]),
    tasks.LIST: frozenset([moves.ENTRY, moves.RESUME, moves.DONE]),
    tasks.CHOOSE: frozenset([moves.SIDE]),
    tasks.PAY_FOR: frozenset([moves.PAY]),
    tasks.DO: frozenset([moves.DO]),
    tasks.ROLL: frozenset([moves.REROLL, moves.KEEP]),
    tasks.DIE: frozenset([moves.DIE]),
    tasks.SPEND: frozenset([moves.SPEND, moves.LEAVE]),
    tasks.TYPE: frozenset([moves.TYPE]),
    tasks.STORE: frozenset([moves.STORE]),
    tasks.TRADE: frozenset([moves.TRADE, moves.GO_ON]),
    tasks.EXPLORE: frozenset([moves.EXPLORE]),
    tasks.BURY: frozenset([moves.BURY]),
    tasks.REFRESH: frozenset([moves.REFRESH, moves.KEEP]),
    tasks.QUEST: frozenset([moves.QUEST]),
    tasks.ACQUIRE: frozenset([moves.BUY]),
    tasks.CONSTRUCT: frozenset([moves.BUILD]),
    tasks.MARKER: frozenset([moves.ISLAND]),
    tasks.PLACE: frozenset([moves.PLACE]),
    tasks.USE: frozenset([moves.USE]),
    tasks.FIGUREHEAD: frozenset([moves.FIGUREHEAD]),
    tasks.DISCARD: frozenset([moves.DISCARD]),
    tasks.RUBY: frozenset([moves.RUBY]),
    tasks.SELL: frozenset([moves.SELL]),
    tasks.RETURN: frozenset([moves.RETURN]),
    tasks.END_TURN: frozenset([moves.END_TURN, moves.RESUME]),
}

# By question: the clause that its own moves break when they are not on offer, where there is only one.
_OWN: Final[dict[int, str]] = {
    tasks.KEEP: "PM-031",
    tasks.PAY: "PM-091",
    tasks.CHOOSE: "PM-137",
    tasks.ROLL: "PM-151",
    tasks.DIE: "PM-152",
    tasks.TYPE: "PM-188",
    tasks.STORE: "PM-183",
    tasks.REFRESH: "PM-403",
    tasks.QUEST: "PM-230",
    tasks.MARKER: "PM-390",
    tasks.USE: "PM-281",
    tasks.FIGUREHEAD: "PM-265",
    tasks.DISCARD: "PM-389",
    tasks.SELL: "PM-542",
    tasks.RETURN: "PM-543",
    tasks.END_TURN: "PM-160",
}

# By question: the clause that forbids to decline it; elsewhere it is a gain that must be taken.
_UNDECLINED: Final[dict[int, str]] = {
    tasks.KEEP: "PM-031",
    tasks.MOVE: "PM-080",
    tasks.PAY: "PM-091",
    tasks.IMPROVEMENT: "PM-100",
    tasks.RESIDENCE: "PM-120",
    tasks.CONSTRUCT: "PM-551",
}


def clause_against(state: MaracaiboState, seat: int, move: Act) -> str:
    """The clause that a refused move breaks."""
    if state.over():
        return "PM-335"
    task = state.question
    if state.waiting >> max(seat, 0) & 1 == 0 or not 0 <= seat < state.seats:
        return "PM-031" if task.kind == tasks.KEEP else "PM-070"
    if move.code == moves.SKIP:
        return _UNDECLINED.get(task.kind, "PM-237")
    if move.code not in _CODES[task.kind]:
        return "PM-031" if task.kind == tasks.KEEP else "PM-071"
    player = state.players[seat]
    if task.kind == tasks.MOVE:
        return _against_sailing(state, player, task, move)
    if task.kind == tasks.LIST:
        return _against_entry(state, task, move)
    if task.kind in (tasks.ACQUIRE, tasks.CONSTRUCT, tasks.PLACE):
        return _against_cell(state, player, task, move)
    if task.kind in (tasks.IMPROVEMENT, tasks.RESIDENCE):
        return _UNDECLINED[task.kind]  # to construct an improvement; what cannot be paid for is not asked about
    if task.kind == tasks.UPGRADE:
        return "PM-254" if player.upgrades >> move.a & 1 else "PM-251"
    if task.kind == tasks.SPEND:
        return _against_spending(state, player, task, move)
    if task.kind == tasks.BURY:
        return _against_burying(state, player, move)
    if task.kind == tasks.TRADE:
        return _against_trading(state, player, task, move)
    if task.kind == tasks.EXPLORE:
        return _against_exploring(state, seat, player, move)
    return _OWN[task.kind]


def _against_sailing(state: MaracaiboState, player: Player, task: Task, move: Act) -> str:
    if move.code == moves.STOP:
        return "PM-073"
    layout = state.setting.layout
    place = layout.at[move.a]
    if place < 0:
        return "PM-050"  # no space
    if player.ship == GULF:
        return "PM-078"
    if place == MARACAIBO:
        return "PM-077"  # the Gulf lies before it and ends every movement
    if state.setting.fog_improvements and place in layout.steps[player.ship]:
        return "PM-515"
    return "PM-073" if layout.column(place) <= layout.column(task.b) else "PM-072"


def _against_entry(state: MaracaiboState, task: Task, move: Act) -> str:
    if move.code == moves.DONE:
        return "PM-237"
    if move.code == moves.RESUME:
        return "PM-160"
    entries = len(state.box.lists[task.a].effects)
    return "PM-229" if move.a < entries and task.b >> move.a & 1 else "PM-239"


def _against_spending(state: MaracaiboState, player: Player, task: Task, move: Act) -> str:
    if move.code == moves.LEAVE:
        return "PM-160"
    action = state.box.actions[move.a]
    if action.number not in player.able.actions and action not in state.box.standard_actions:
        return "PM-155"
    if action.cost > task.a:
        return "PM-159"
    used_up = action.limit != NO_LIMIT and uses(task.c, action) >= action.limit
    return "PM-158" if used_up else "PM-229"


def _against_burying(state: MaracaiboState, player: Player, move: Act) -> str:
    area, holes = player.areas[move.a], len(state.box.buried[move.a])
    if move.c >= holes:
        return "PM-406"
    if area.below == holes:
        return "PM-217"
    return "PM-216" if area.buried >> move.c & 1 else "PM-215"


def _against_trading(state: MaracaiboState, player: Player, task: Task, move: Act) -> str:
    """Not owned or used already, or nothing would be left to move with."""
    owned = move.code == moves.TRADE and move.a in player.able.trades
    return "PM-201" if owned and task.b >> move.a & 1 == 0 else "PM-200"


def _against_exploring(state: MaracaiboState, seat: int, player: Player, move: Act) -> str:
    if occupied(state, seat) >> move.a & 1:
        return "PM-197"
    if state.setting.retirement and state.box.nodes[move.a].tile:
        used_up = player.retired or not can_construct(state, player, 1)
        return "PM-554" if used_up else "PM-195"
    return "PM-195"


def _against_cell(state: MaracaiboState, player: Player, task: Task, move: Act) -> str:
    """Why not this card: not the right kind, not to be seen, taken, or too dear."""
    cell = state.setting.layout.at[move.b if task.kind == tasks.PLACE else move.a]
    if cell < 0:
        return "PM-050"
    if task.kind == tasks.PLACE:
        if player.markets[move.a] >= 0:
            return "PM-278"
        if is_hidden_location(state, cell):
            return "PM-504"
        return "PM-276" if state.market_cells >> cell & 1 else "PM-277"
    if (state.down | state.fills) >> cell & 1:
        return "PM-513" if state.down >> cell & 1 else "PM-114"
    card = state.box.cards[state.cells[cell]]
    if task.kind == tasks.ACQUIRE:
        fits = card.type >= 0 and task.a >> card.type & 1
        if fits and price(player, card, task.b) > player.doubloons:
            return "PM-249"
        return "PM-241" if task.a == 1 << SHIP else "PM-240"
    if card.kind == RESIDENCE and cell not in player.residences:
        cost = half_price(player, card) if task.a else price(player, card, 0)
        return "PM-249" if cost > player.doubloons else "PM-246"
    return "PM-246"
