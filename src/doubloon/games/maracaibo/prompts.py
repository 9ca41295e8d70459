"""What is asked, in words: the key of the question, its clause, what fills the words in."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from doubloon.core.move import Field
from doubloon.core.state import Task
from doubloon.games.maracaibo import tasks
from doubloon.games.maracaibo.buying import price
from doubloon.games.maracaibo.effects import SHIP, SPACE_AGAIN, TREASURES, Effect
from doubloon.games.maracaibo.layout import GULF
from doubloon.games.maracaibo.raiding import pips
from doubloon.games.maracaibo.sailing import movement

if TYPE_CHECKING:
    from doubloon.games.maracaibo.state import MaracaiboState

# By question: the key of its words and the clause behind it.
_PROMPTS: Final[dict[int, tuple[str, str]]] = {
    tasks.KEEP: ("keep", "PM-031"),
    tasks.MOVE: ("move", "PM-072"),
    tasks.PAY: ("pay-opponent", "PM-091"),
    tasks.IMPROVEMENT: ("improvement", "PM-100"),
    tasks.RESIDENCE: ("residence", "PM-120"),
    tasks.MARKET: ("market", "PM-134"),
    tasks.UPGRADE: ("upgrade", "PM-250"),
    tasks.LIST: ("list", "PM-236"),
    tasks.CHOOSE: ("choose", "PM-137"),
    tasks.PAY_FOR: ("pay-for", "PM-249"),
    tasks.DO: ("do", "PM-164"),
    tasks.ROLL: ("roll", "PM-151"),
    tasks.DIE: ("die", "PM-152"),
    tasks.SPEND: ("spend", "PM-159"),
    tasks.TYPE: ("type", "PM-188"),
    tasks.STORE: ("store", "PM-183"),
    tasks.TRADE: ("trade", "PM-200"),
    tasks.EXPLORE: ("explore", "PM-195"),
    tasks.BURY: ("bury", "PM-215"),
    tasks.REFRESH: ("refresh", "PM-403"),
    tasks.QUEST: ("quest", "PM-230"),
    tasks.ACQUIRE: ("acquire", "PM-240"),
    tasks.CONSTRUCT: ("construct", "PM-246"),
    tasks.MARKER: ("marker", "PM-390"),
    tasks.PLACE: ("place", "PM-275"),
    tasks.USE: ("use", "PM-281"),
    tasks.FIGUREHEAD: ("figurehead", "PM-265"),
    tasks.DISCARD: ("discard", "PM-389"),
    tasks.RUBY: ("ruby", "PM-541"),
    tasks.SELL: ("sell", "PM-542"),
    tasks.RETURN: ("return", "PM-543"),
    tasks.END_TURN: ("end-turn", "PM-082"),
}

STEP: Final = "step"  # with Fog of War: Improvements a ship is asked for its next step, not for its stop


def prompt(state: MaracaiboState, seat: int) -> tuple[str, str, dict[str, Field]]:
    """The question to this seat: the key of its words, its clause, what fills the words in."""
    task = state.question
    kind = task.kind
    key, clause = _PROMPTS[kind][0], _clause(state, seat, task)
    if kind == tasks.MOVE and state.setting.fog_improvements:
        key = STEP
    args: dict[str, Field] = {}
    player = state.players[seat]
    if kind == tasks.IMPROVEMENT or kind == tasks.RESIDENCE:
        card = state.box.cards[state.cells[task.a]]
        args = {"card": card.id, "cost": price(player, card, 0), "doubloons": player.doubloons}
    elif key == STEP:
        args = {"left": 1 if player.ship == GULF else movement(state, player) - task.a}
    elif kind == tasks.LIST:
        printed = state.box.lists[task.a]
        left = [effect.name for place, effect in enumerate(printed.effects) if task.b >> place & 1]
        args = {"source": _thing(printed.name), "entries": left}
    elif kind in (tasks.CHOOSE, tasks.PAY_FOR, tasks.DO, tasks.DISCARD):
        effect = state.box.effects[task.a]
        args = {"source": _source(state, effect), "effect": effect.name, "n": effect.n}
    elif kind == tasks.ROLL or kind == tasks.DIE:
        args = {"dice": [f"{TREASURES[die]} {pips(task.a, die)}" for die in range(3) if pips(task.a, die)]}
        if kind == tasks.ROLL:
            args["rerolls"] = task.c
    elif kind == tasks.SPEND:
        types = [name for treasure, name in enumerate(TREASURES) if task.b >> treasure & 1]
        args = {"power": task.a, "treasures": types}
    elif kind == tasks.TYPE or kind == tasks.MARKER:
        args = {"count": task.b}
    elif kind == tasks.STORE:
        args = {"treasure": TREASURES[task.a]}
    elif kind == tasks.TRADE or kind == tasks.EXPLORE:
        args = {"movement": task.a}
    elif kind == tasks.BURY:
        args = {"shovels": task.a}
    elif kind == tasks.ACQUIRE:
        args = {"extra": task.b}
    elif kind == tasks.CONSTRUCT:
        args = {"half": task.a}
    elif kind == tasks.MARKET:
        args = {"tile": state.box.tiles[task.a].id}
    elif kind == tasks.PAY:
        args = {"doubloons": player.doubloons}
    elif kind == tasks.RETURN:
        args = {"rubies": player.rubies}
    return key, clause, args


def _clause(state: MaracaiboState, seat: int, task: Task) -> str:
    """The clause behind the question, where it depends on more than its kind."""
    if task.kind == tasks.MOVE and state.players[seat].ship == GULF:
        return "PM-078"
    if task.kind == tasks.MOVE and state.setting.fog_improvements:
        return "PM-512"
    if task.kind == tasks.ACQUIRE and task.a == 1 << SHIP:
        return "PM-241"
    if task.kind == tasks.CONSTRUCT and task.a:
        return "PM-551"
    if task.kind == tasks.DO and state.box.effects[task.a].kind == SPACE_AGAIN:
        return "PM-387"
    return _PROMPTS[task.kind][1]


def _source(state: MaracaiboState, effect: Effect) -> str:
    """What an effect is printed on."""
    for printed in state.box.lists:
        for entry in printed.effects:
            if entry is effect:
                return _thing(printed.name)
    return ""


def _thing(list_name: str) -> str:
    """The id of the card, slot, tile or space; lists that are a part of it carry a number behind it."""
    return list_name.partition(" ")[0]
