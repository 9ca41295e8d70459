"""Chapter 9: raiding.

A raid needs no object of its own: its power, its treasure types and the uses of its limited actions are the numbers of
its SPEND task. A raid left with power lies on `state.aside` until the turn ends. (A-06)
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from doubloon.core.move import Move
from doubloon.core.state import Task
from doubloon.games.maracaibo.effects import ANY_TYPE, NO_LIMIT, TREASURES, Effect, RaidAction
from doubloon.games.maracaibo.gains import open_list
from doubloon.games.maracaibo.player import Player
from doubloon.games.maracaibo.tasks import DIE, ROLL, SPEND, TYPES_SHIFT
from doubloon.games.maracaibo.usable import list_usable

if TYPE_CHECKING:
    from doubloon.games.maracaibo.state import MaracaiboState

_DIGIT: Final = 3  # bits for the pips of a die (0: not rolled), and for the uses of an action
_LOW: Final = 7
_RESUMED: Final = 8  # beside the treasure types of a raid that was taken up again and not yet used


def pips(roll: int, die: int) -> int:
    """What a die shows; 0 if it was not rolled."""
    return roll >> _DIGIT * die & _LOW


def start_raid(state: MaracaiboState, seat: int, effect: Effect) -> None:
    """Roll the dice of the raid, or begin at once with a fixed value. (PM-150, PM-161, PM-162)"""
    player = state.players[seat]
    if effect.mask == 0:
        begin_spending(state, Task(SPEND, seat, effect.n + player.able.power, ANY_TYPE))
        return
    rerolls = state.box.numbers.free_rerolls + player.able.rerolls  # PM-151, PM-163
    _roll(state, seat, effect.mask, effect.n, rerolls)


def _roll(state: MaracaiboState, seat: int, dice: int, plus: int, rerolls: int) -> None:
    roll = 0
    for die in range(3):
        if dice >> die & 1:
            roll |= state.rng.die() << _DIGIT * die
    state.reveal("dice-rolled")
    if state.events is not None:
        shown = [f"{TREASURES[die]} {pips(roll, die)}" for die in range(3) if pips(roll, die)]
        state.tell("rolled", {"seat": seat, "dice": shown})
    if rerolls > 0:
        state.ask(Task(ROLL, seat, roll, plus, rerolls), 1 << seat)
    else:
        choose_die(state, seat, roll, plus)


def reroll(state: MaracaiboState, task: Task) -> None:
    """All dice together; the last roll counts. (PM-151)"""
    dice = 0
    for die in range(3):
        if pips(task.a, die):
            dice |= 1 << die
    _roll(state, task.seat, dice, task.b, task.c - 1)


def choose_die(state: MaracaiboState, seat: int, roll: int, plus: int) -> None:
    """Ask for one of the rolled dice; a raid with one die has no choice. (PM-152, PM-162)"""
    for die in range(3):
        if roll == pips(roll, die) << _DIGIT * die:
            select_die(state, seat, roll, plus, die)
            return
    state.ask(Task(DIE, seat, roll, plus), 1 << seat)


def die_offers(state: MaracaiboState, task: Task) -> list[Move]:
    return [move for die, move in enumerate(state.box.moves.dice) if pips(task.a, die)]


def select_die(state: MaracaiboState, seat: int, roll: int, plus: int, die: int) -> None:
    """Power is fixed now: pips, printed bonus, general bonuses, those of this die. (PM-153, PM-154, PM-166)"""
    able = state.players[seat].able
    power = pips(roll, die) + plus + able.power + able.die_power[die]
    if state.events is not None:
        state.tell("die-chosen", {"seat": seat, "die": TREASURES[die], "power": power})
    begin_spending(state, Task(SPEND, seat, power, 1 << die))


def begin_spending(state: MaracaiboState, task: Task) -> None:
    """Ask what to do with the power that is left; a raid without any is over. (PM-159)"""
    if task.a > 0:
        state.ask(task, 1 << task.seat)


def uses(used: int, action: RaidAction) -> int:
    """How often an action with a limit was used in a raid."""
    return used >> _DIGIT * action.number & _LOW


def _payable(state: MaracaiboState, player: Player, task: Task, action: RaidAction) -> bool:
    if action.cost > task.a or (action.limit != NO_LIMIT and uses(task.c, action) >= action.limit):  # PM-158
        return False
    return list_usable(state, player, action.then)


def spend_offers(state: MaracaiboState, task: Task) -> list[Move]:
    """The standard actions and the player's own, as far as power, limits and rewards go. (PM-155 to PM-158)"""
    player = state.players[task.seat]
    moves = state.box.moves
    offers: list[Move] = []
    for action in state.box.standard_actions:
        if _payable(state, player, task, action):
            offers.append(moves.spends[action.number])
    for number in player.able.actions:
        if _payable(state, player, task, state.box.actions[number]):
            offers.append(moves.spends[number])
    if task.b & _RESUMED == 0 or not offers:
        offers.append(moves.leave)  # to resume and leave again would only go round in circles
    return offers


def spend(state: MaracaiboState, task: Task, number: int) -> None:
    """Pay power for an action; its reward is resolved before the next choice. (PM-159, PM-167)"""
    action = state.box.actions[number]
    used = task.c if action.limit == NO_LIMIT else task.c + (1 << _DIGIT * number)
    if state.events is not None:
        left = task.a - action.cost
        state.tell("spent", {"seat": task.seat, "action": action.name, "power": action.cost, "left": left})
    if task.a > action.cost:
        state.agenda.append(Task(SPEND, task.seat, task.a - action.cost, task.b & ANY_TYPE, used))
    open_list(state, task.seat, action.then, (task.b & ANY_TYPE) << TYPES_SHIFT)


def leave(state: MaracaiboState, task: Task) -> None:
    """Set the raid aside; until the turn ends it can be resumed. (PM-160, A-06)"""
    state.aside.append(task)
    if state.events is not None:
        state.tell("raid-left", {"seat": task.seat, "power": task.a})


def resume(state: MaracaiboState) -> None:
    """The raid set aside last goes on."""
    task = state.aside.pop()
    if state.events is not None:
        state.tell("raid-resumed", {"seat": task.seat, "power": task.a})
    begin_spending(state, Task(SPEND, task.seat, task.a, task.b | _RESUMED, task.c))
