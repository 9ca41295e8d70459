"""Chapter 15: the interpreter. Every card, slot, tile, bonus and track space is a list of effects that runs here."""

from __future__ import annotations

from typing import TYPE_CHECKING

from doubloon.core.move import Move
from doubloon.core.state import Task
from doubloon.games.maracaibo import effects as fx
from doubloon.games.maracaibo import exploring, quests, treasure
from doubloon.games.maracaibo.counting import doubloon_income, points_per
from doubloon.games.maracaibo.effects import DIE, PAY_QUEST, TREASURES, Effect
from doubloon.games.maracaibo.gains import add_markers, gain_doubloons, gain_points, open_list, pay_doubloons
from doubloon.games.maracaibo.raiding import start_raid
from doubloon.games.maracaibo.tasks import (
    ACQUIRE,
    BURY,
    CHOOSE,
    CHOSEN,
    CONSTRUCT,
    DECLINE,
    DISCARD,
    DO,
    FIGUREHEAD,
    FORCED,
    LEAVE_LIST,
    LIST,
    MARKER,
    NO_DECLINE,
    OFFER,
    ORDERED,
    PAY_FOR,
    PLACE,
    RUBY,
    TYPES_SHIFT,
    UNOPENED,
    UPGRADE,
    USE,
)
from doubloon.games.maracaibo.usable import list_usable, usable

if TYPE_CHECKING:
    from doubloon.games.maracaibo.state import MaracaiboState


def counts_only(effect: Effect) -> bool:
    """Points per counter and income icons: never refused, only ordered. (PM-238)"""
    return effect.kind == fx.VP_PER or effect.kind == fx.INCOME_NOW


def imposed(state: MaracaiboState, task: Task, effect: Effect) -> bool:
    """Must this entry of a list be used? (PM-236 to PM-238, PM-551)"""
    flags = task.c
    if flags & FORCED or counts_only(effect):
        return True
    if flags & CHOSEN and len(state.box.lists[task.a].effects) == 1:
        return True  # chosen once, it cannot be refused a second time
    if flags & OFFER:
        return False
    return effect.kind == fx.TREASURE or effect.kind == fx.MARKER


def step_list(state: MaracaiboState, task: Task) -> None:
    """Go on with a list: do what has no choice, ask about the rest. (D-08 and its shortcuts)"""
    if task.b == UNOPENED:
        open_list(state, task.seat, task.a, task.c)
        return
    effects = state.box.lists[task.a].effects
    if task.c & ORDERED:
        _next_in_order(state, task, effects)
        return
    if state.aside:
        # No shortcut while a raid can be resumed: what it brings may make an entry usable, or worth more.
        state.ask(task, 1 << task.seat)
        return
    player = state.players[task.seat]
    found = 0
    last = 0
    only_counts = True
    for place, effect in enumerate(effects):
        if task.b >> place & 1 and usable(state, player, effect):
            found += 1
            last = place
            only_counts = only_counts and counts_only(effect)
    if found == 0:
        return  # a list without a usable entry closes by itself
    if only_counts:
        place = 0
        while not (task.b >> place & 1 and usable(state, player, effects[place])):
            place += 1
        _use(state, task, place, NO_DECLINE)
    elif found == 1:
        _use(state, task, last, NO_DECLINE if imposed(state, task, effects[last]) else LEAVE_LIST)
    else:
        state.ask(task, 1 << task.seat)


def _next_in_order(state: MaracaiboState, task: Task, effects: list[Effect]) -> None:
    place = 0
    while task.b >> place & 1 == 0:
        place += 1
    left = task.b & ~(1 << place)
    if left:
        state.agenda.append(Task(LIST, task.seat, task.a, left, task.c))
    effect = effects[place]
    if usable(state, state.players[task.seat], effect):
        begin(state, task.seat, effect, task.c, NO_DECLINE if imposed(state, task, effect) else DECLINE)


def _use(state: MaracaiboState, task: Task, place: int, decline: int) -> None:
    """Carry out an entry; the others stay open beneath it. (PM-239, PM-247)"""
    left = task.b & ~(1 << place)
    if left:
        state.agenda.append(Task(LIST, task.seat, task.a, left, task.c))
    elif decline == LEAVE_LIST:
        decline = DECLINE
    begin(state, task.seat, state.box.lists[task.a].effects[place], task.c, decline)


def list_offers(state: MaracaiboState, task: Task) -> list[Move]:
    """D-08: each open entry that can be carried out, resuming a raid, and leaving the list where that is allowed."""
    moves = state.box.moves
    player = state.players[task.seat]
    offers: list[Move] = []
    done = True
    for place, effect in enumerate(state.box.lists[task.a].effects):
        if task.b >> place & 1 and usable(state, player, effect):
            offers.append(moves.entries[place])
            done = done and not imposed(state, task, effect)
    if state.aside:
        offers.append(moves.resume)
    if done:
        offers.append(moves.done)
    return offers


def use_entry(state: MaracaiboState, task: Task, place: int) -> None:
    _use(state, task, place, NO_DECLINE)


def decline(state: MaracaiboState, task: Task) -> None:
    """Refuse what was asked; as the only entry of a list, this leaves the list."""
    if task.c == LEAVE_LIST:
        state.agenda.pop()


def begin(state: MaracaiboState, seat: int, effect: Effect, flags: int, decline: int) -> None:
    """Start an effect: do it, or ask the first question about it."""
    kind = effect.kind
    if kind == fx.VP_PER:
        gain_points(state, seat, points_per(state, state.players[seat], effect))
    elif kind == fx.TREASURE:
        types = effect.mask if effect.mask & DIE == 0 else effect.mask & ~DIE | flags >> TYPES_SHIFT
        treasure.start_gaining(state, seat, types, effect.n, decline)
    elif kind == fx.MARKER:
        if decline == NO_DECLINE and effect.mask & (effect.mask - 1) == 0:
            add_markers(state, effect.mask.bit_length() - 1, effect.n)
        else:
            state.ask(Task(MARKER, seat, effect.mask, effect.n, decline), 1 << seat)
    elif kind == fx.RAID or kind == fx.SPACE_AGAIN:
        if decline == NO_DECLINE:
            carry_out(state, seat, effect)
        else:
            state.ask(Task(DO, seat, effect.number, flags, decline), 1 << seat)
    elif kind == fx.EXPLORE:
        exploring.start_exploring(state, seat, effect.n, decline)
    elif kind == fx.BURY:
        state.ask(Task(BURY, seat, effect.n, 0, decline), 1 << seat)
    elif kind == fx.QUEST:
        quests.start_gaining(state, seat, decline)
    elif kind == fx.UPGRADE:
        state.ask(Task(UPGRADE, seat, 0, 0, decline), 1 << seat)
    elif kind == fx.CHOOSE:
        state.ask(Task(CHOOSE, seat, effect.number, flags, decline), 1 << seat)
    elif kind == fx.PAY:
        _begin_payment(state, seat, effect, flags, decline)
    elif kind == fx.ACQUIRE:
        state.ask(Task(ACQUIRE, seat, effect.mask, effect.n, decline), 1 << seat)
    elif kind == fx.CONSTRUCT:
        state.ask(Task(CONSTRUCT, seat, effect.n, 0, decline), 1 << seat)
    elif kind == fx.PLACE_MARKET:
        state.ask(Task(PLACE, seat, 0, 0, decline), 1 << seat)
    elif kind == fx.USE_MARKET:
        state.ask(Task(USE, seat, 0, 0, decline), 1 << seat)
    elif kind == fx.FIGUREHEAD:
        state.ask(Task(FIGUREHEAD, seat, 0, 0, decline), 1 << seat)
    elif kind == fx.INCOME_NOW:
        take_income(state, seat, effect.n)
    elif kind == fx.EXPLORER_HOME:
        exploring.go_home(state, seat)
    elif kind == fx.RUBY:
        if decline == NO_DECLINE:
            gain_ruby(state, seat)
        else:
            state.ask(Task(RUBY, seat, 0, 0, decline), 1 << seat)


def carry_out(state: MaracaiboState, seat: int, effect: Effect) -> None:
    """A raid, or the space of the explorer once more. (PM-164, PM-387)"""
    if effect.kind == fx.RAID:
        start_raid(state, seat, effect)
    else:
        node = state.box.nodes[state.players[seat].explorer]
        if state.events is not None:
            state.tell("space-again", {"seat": seat, "space": node.id})
        open_list(state, seat, node.fx, OFFER)


# Slashes (PM-137) and payments (PM-249)


def _inner(flags: int) -> int:
    """Flags of what was chosen or paid for."""
    return flags & ~ORDERED | CHOSEN


def side_offers(state: MaracaiboState, task: Task) -> list[Move]:
    """D-09: each side with an entry that can be carried out."""
    player = state.players[task.seat]
    offers: list[Move] = []
    for place, side in enumerate(state.box.effects[task.a].lists):
        if list_usable(state, player, side):
            offers.append(state.box.moves.sides[place])
    return offers


def choose_side(state: MaracaiboState, task: Task, side: int) -> None:
    open_list(state, task.seat, state.box.effects[task.a].lists[side], _inner(task.b))


def _begin_payment(state: MaracaiboState, seat: int, effect: Effect, flags: int, decline: int) -> None:
    if effect.mask == PAY_QUEST:
        state.ask(Task(DISCARD, seat, effect.number, flags, decline), 1 << seat)
    elif decline == NO_DECLINE:
        pay_for(state, seat, effect, flags)
    else:
        state.ask(Task(PAY_FOR, seat, effect.number, flags, decline), 1 << seat)


def pay_for(state: MaracaiboState, seat: int, effect: Effect, flags: int) -> None:
    """Pay all of it, then the effects behind it. (PM-249)"""
    pay_doubloons(state, seat, effect.n)
    open_list(state, seat, effect.lists[0], _inner(flags))


def discard_for(state: MaracaiboState, task: Task, quest: int) -> None:
    quests.discard(state, task.seat, quest)
    open_list(state, task.seat, state.box.effects[task.a].lists[0], _inner(task.b))


# Small effects


def take_income(state: MaracaiboState, seat: int, points: int) -> None:
    """Doubloons (0) or points (1), as if a round ended. (PM-392)"""
    player = state.players[seat]
    if points:
        gain_points(state, seat, player.able.vp_income)
    else:
        gain_doubloons(state, seat, doubloon_income(state, player))


def gain_ruby(state: MaracaiboState, seat: int) -> None:
    """A ruby from the supply. (PM-541)"""
    player = state.players[seat]
    player.rubies += 1
    if state.events is not None:
        state.tell("ruby", {"seat": seat, "rubies": player.rubies})


def island_offers(state: MaracaiboState, islands: int) -> list[Move]:
    moves = state.box.moves.islands
    return [moves[island] for island in range(len(TREASURES)) if islands >> island & 1]
