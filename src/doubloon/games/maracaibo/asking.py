"""Which chapter a question, an answer or a step of the agenda belongs to."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from doubloon.core.move import Move
from doubloon.core.state import Task
from doubloon.games.maracaibo import (
    buying,
    exploring,
    market,
    moves,
    paying,
    quests,
    raiding,
    resolving,
    rounds,
    rubies,
    sailing,
    setup,
    solo,
    stops,
    tasks,
    treasure,
    upgrades,
)
from doubloon.games.maracaibo.gains import add_markers
from doubloon.games.maracaibo.moves import Act

if TYPE_CHECKING:
    from doubloon.games.maracaibo.state import MaracaiboState


def step(state: MaracaiboState, task: Task) -> None:
    """Do a task taken from the agenda."""
    kind = task.kind
    if kind == tasks.LIST:
        resolving.step_list(state, task)
    elif kind == tasks.SPEND:
        raiding.begin_spending(state, task)
    elif kind == tasks.END_TURN:
        state.ask(task, 1 << task.seat)
    elif kind == tasks.END:
        rounds.end_turn(state, task.seat)
    elif kind == tasks.TURN:
        if task.seat < state.seats:
            sailing.begin_turn(state, task.seat)
        else:
            solo.take_turn(state)
    elif kind == tasks.ACT:
        stops.act(state, task.seat)
    elif kind == tasks.UPGRADE:
        if upgrades.open_slots(state, state.players[task.seat]):
            state.ask(task, 1 << task.seat)
    elif kind == tasks.TRADE:
        exploring.give_up_or_move(state, task)
    elif kind == tasks.GAIN:
        treasure.gain(state, task.seat, task.a, task.b)
    elif kind == tasks.BURY:
        treasure.start_burying(state, task)
    elif kind == tasks.RUBIES:
        rubies.visit_market(state, task.seat)
    elif kind == tasks.RETURN:
        rubies.ask_for_returns(state, task)
    elif kind == tasks.KEEP:
        state.ask(task, (1 << state.seats) - 1, sealed=True)  # D-01 all at once
    elif kind == tasks.OPEN:
        setup.open_table(state)


def offers(state: MaracaiboState, task: Task) -> list[Move]:
    """The moves with which a question may be answered."""
    found = _offers(state, task)
    if task.c and task.kind not in _NO_DECLINE:
        found.append(state.box.moves.skip)
    return found


# Questions whose third number means something else, or that cannot be declined by `skip`.
_NO_DECLINE = frozenset([tasks.LIST, tasks.SPEND, tasks.ROLL])


def lone_answer(state: MaracaiboState) -> Act | None:
    """The only answer to a question that leaves nothing to choose: it is given unasked.

    The two questions that frame a turn are put all the same: nobody's ship sails off while another player moves, and
    before a turn is over it can be taken back. (D-02, D-30)
    """
    task = state.question
    if state.sealed or state.waiting == 0 or task.kind == tasks.END_TURN or (task.kind == tasks.MOVE and task.a == 0):
        return None
    found = state.offers(task.seat)
    return cast(Act, found[0]) if len(found) == 1 else None


def _offers(state: MaracaiboState, task: Task) -> list[Move]:
    kind = task.kind
    all_moves = state.box.moves
    if kind == tasks.SPEND:
        return raiding.spend_offers(state, task)
    if kind == tasks.LIST:
        return resolving.list_offers(state, task)
    if kind == tasks.MOVE:
        return sailing.offers(state, task)
    if kind == tasks.UPGRADE:
        return upgrades.slot_offers(state, state.players[task.seat])
    if kind == tasks.END_TURN:
        return [all_moves.end_turn, all_moves.resume] if state.aside else [all_moves.end_turn]
    if kind == tasks.ROLL:
        return [all_moves.reroll, all_moves.keep]
    if kind == tasks.DIE:
        return raiding.die_offers(state, task)
    if kind == tasks.STORE:
        return treasure.store_offers(state, state.players[task.seat], task.a)
    if kind == tasks.TYPE:
        return treasure.type_offers(state, task.a)
    if kind == tasks.IMPROVEMENT:
        return stops.improvement_offers(state, task)
    if kind == tasks.RESIDENCE:
        return stops.residence_offers(state, task)
    if kind == tasks.MARKET:
        return [all_moves.market, all_moves.skip]
    if kind == tasks.EXPLORE:
        return exploring.explore_offers(state, task)
    if kind == tasks.TRADE:
        return exploring.trade_offers(state, task)
    if kind == tasks.BURY:
        return treasure.bury_offers(state, state.players[task.seat])
    if kind == tasks.CHOOSE:
        return resolving.side_offers(state, task)
    if kind == tasks.MARKER:
        return resolving.island_offers(state, task.a)
    if kind == tasks.DO:
        return [all_moves.do]
    if kind == tasks.PAY_FOR:
        return [all_moves.pay]
    return _rarer_offers(state, task)


def _rarer_offers(state: MaracaiboState, task: Task) -> list[Move]:
    kind = task.kind
    all_moves = state.box.moves
    player = state.players[task.seat]
    if kind == tasks.QUEST:
        return quests.offers(state)
    if kind == tasks.REFRESH:
        return [all_moves.refresh, all_moves.keep]
    if kind == tasks.ACQUIRE:
        return buying.acquisitions(state, player, task.a, task.b)
    if kind == tasks.CONSTRUCT:
        return buying.constructions(state, player, task.a)
    if kind == tasks.PLACE:
        return market.place_offers(state, player)
    if kind == tasks.USE:
        return market.use_offers(state, player)
    if kind == tasks.FIGUREHEAD:
        return upgrades.figurehead_offers(state)
    if kind == tasks.DISCARD:
        return quests.discard_offers(state, player)
    if kind == tasks.PAY:
        return paying.pay_offers(state, task)
    if kind == tasks.RUBY:
        return [all_moves.ruby]
    if kind == tasks.SELL:
        return rubies.sell_offers(state)
    if kind == tasks.RETURN:
        return rubies.return_offers(state, task.seat)
    return setup.keep_offers(state).copy()


def answer(state: MaracaiboState, seat: int, move: Act) -> None:
    """Carry out a legal answer."""
    task = state.question
    kind = task.kind
    if kind == tasks.KEEP:
        setup.keep(state, seat, move)
        return
    state.answered(seat)
    if move.code == moves.SKIP:
        resolving.decline(state, task)
    elif kind == tasks.SPEND:
        if move.code == moves.LEAVE:
            raiding.leave(state, task)
        else:
            raiding.spend(state, task, move.a)
    elif kind == tasks.LIST:
        if move.code == moves.ENTRY:
            resolving.use_entry(state, task, move.a)
        elif move.code == moves.RESUME:
            state.agenda.append(task)
            raiding.resume(state)
    elif kind == tasks.MOVE:
        if move.code == moves.STOP:
            sailing.arrive(state, seat)
        else:
            sailing.sail(state, task, state.setting.layout.at[move.a])
    elif kind == tasks.UPGRADE:
        upgrades.upgrade(state, seat, move.a)
    elif kind == tasks.END_TURN:
        if move.code == moves.RESUME:
            state.agenda.append(task)
            raiding.resume(state)
    elif kind == tasks.ROLL:
        if move.code == moves.REROLL:
            raiding.reroll(state, task)
        else:
            raiding.choose_die(state, seat, task.a, task.b)
    elif kind == tasks.DIE:
        raiding.select_die(state, seat, task.a, task.b, move.a)
    elif kind == tasks.STORE:
        treasure.store(state, seat, move.a, move.b)
    elif kind == tasks.TYPE:
        treasure.gain(state, seat, move.a, task.b)
    elif kind == tasks.IMPROVEMENT or kind == tasks.RESIDENCE:
        stops.decide_on_card(state, task, move)
    elif kind == tasks.EXPLORE:
        exploring.move_explorer(state, seat, move.a)
    elif kind == tasks.BURY:
        treasure.bury(state, task, move.a, move.b, move.c)
    else:
        _rarer_answer(state, task, move)


def _rarer_answer(state: MaracaiboState, task: Task, move: Act) -> None:
    kind = task.kind
    seat = task.seat
    if kind == tasks.MARKET:
        market.activate(state, seat, task.a)
    elif kind == tasks.TRADE:
        if move.code == moves.TRADE:
            exploring.give_up(state, task, move.a)
        else:
            state.ask(Task(tasks.EXPLORE, seat, task.a), 1 << seat)
    elif kind == tasks.CHOOSE:
        resolving.choose_side(state, task, move.a)
    elif kind == tasks.MARKER:
        add_markers(state, move.a, task.b)
    elif kind == tasks.DO:
        resolving.carry_out(state, seat, state.box.effects[task.a])
    elif kind == tasks.PAY_FOR:
        resolving.pay_for(state, seat, state.box.effects[task.a], task.b)
    elif kind == tasks.QUEST:
        quests.take(state, seat, move.a)
    elif kind == tasks.REFRESH:
        if move.code == moves.REFRESH:
            quests.refresh(state, seat)
        state.ask(Task(tasks.QUEST, seat), 1 << seat)
    elif kind == tasks.ACQUIRE:
        buying.acquire(state, seat, state.setting.layout.at[move.a], task.b)
    elif kind == tasks.CONSTRUCT:
        buying.construct(state, seat, state.setting.layout.at[move.a], task.a)
    elif kind == tasks.PLACE:
        market.place(state, seat, move.a, state.setting.layout.at[move.b])
    elif kind == tasks.USE:
        market.activate(state, seat, move.a)
    elif kind == tasks.FIGUREHEAD:
        upgrades.take_figurehead(state, seat, move.a)
    elif kind == tasks.DISCARD:
        resolving.discard_for(state, task, move.a)
    elif kind == tasks.PAY:
        paying.pay_chosen(state, task, move.a)
    elif kind == tasks.RUBY:
        resolving.gain_ruby(state, seat)
    elif kind == tasks.SELL:
        rubies.sell(state, seat, move.a)
    elif kind == tasks.RETURN:
        rubies.give_back(state, seat, move.a)
