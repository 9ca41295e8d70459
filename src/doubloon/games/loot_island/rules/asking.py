"""Which chapter offers the answers to a question, which one carries them out, and which does a step of the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from doubloon.core.move import Move
from doubloon.core.state import Task
from doubloon.games.loot_island import moves
from doubloon.games.loot_island.moves import Act
from doubloon.games.loot_island.rules import (
    actions,
    effects,
    ending,
    general,
    islands,
    loot,
    passing,
    playing,
    preparation,
    setup,
    taking,
    tasks,
    tossing,
)

if TYPE_CHECKING:
    from doubloon.games.loot_island.state import LootState


def offers(state: LootState, seat: int) -> list[Move]:
    kind = state.question.kind
    known = state.box.moves
    if kind == tasks.TURN:
        return actions.choices(state, seat)
    if kind == tasks.LAY:
        return playing.further_cards(state)
    if kind == tasks.DROP:
        return known.drops[: state.question.a + 1]
    if kind == tasks.TOSS:
        return tossing.discards(state, seat)
    if kind == tasks.PICK:
        return loot.picks(state, state.loot)
    if kind == tasks.TREASURE:
        return [known.keep, known.discard]
    if kind == tasks.DRAW or kind == tasks.EXTRA:
        return [known.draw, known.decline]
    if kind == tasks.TILE:
        return islands.face_up(state)
    if kind == tasks.DO:
        return [known.do, known.decline]
    if kind == tasks.SOURCE:
        return playing.sources(state, state.question.a)
    if kind == tasks.COPY:
        return effects.copies(state)
    if kind == tasks.UNDERCUT:
        return islands.own_landings(state)
    if kind == tasks.OUTPOST:
        return islands.other_landings(state)
    if kind == tasks.THIRD:
        found: list[Move] = []
        islands.add_cards(state, state.players[state.question.a].hand, found)
        return found
    if kind == tasks.OPEN_PICK:
        return loot.picks(state, state.open)
    if kind == tasks.WITHDRAW:
        return actions.withdrawals(state)
    if kind == tasks.KEEP:
        return tossing.rejects(state, seat)
    if kind == tasks.HEALER:
        return ending.open_healers(state)
    return ending.own_healers(state, seat)


def answer(state: LootState, seat: int, move: Act) -> None:
    code = move.code
    if code == moves.PLAY:
        state.agenda.append(Task(tasks.NEXT, seat))
        playing.begin_play(state, seat, move.a, move.b)
    elif code == moves.LAY:
        playing.lay_next(state, seat, move.a)
    elif code == moves.DONE:
        if state.question.kind == tasks.LAY:
            effects.finish_play(state, seat)
        else:
            state.answered(seat)
    elif code == moves.PAY:
        if state.question.kind == tasks.TURN:
            state.agenda.append(Task(tasks.NEXT, seat))
        islands.pay(state, seat, move.a, move.b)
    elif code == moves.USE:
        islands.use(state, seat, move.a)
    elif code == moves.DROP:
        general.drop(state, seat, move.a)
    elif code == moves.PASS:
        state.answered(seat)
        state.agenda.append(Task(tasks.NEXT, seat))
        passing.go_out(state, seat)
    elif code == moves.TAKE:
        taking.take(state, seat, move.a)
    elif code == moves.KEEP:
        taking.keep(state, seat)
    elif code == moves.DISCARD:
        taking.discard(state, seat)
    elif code == moves.DECLINE:
        state.answered(seat)
    elif code == moves.DRAW_CARDS:
        if state.question.kind == tasks.EXTRA:
            preparation.draw_extra(state, seat)
        else:
            effects.draw_one(state, seat)
    elif code == moves.TOSS:
        if state.question.kind == tasks.KEEP:
            setup.toss(state, seat, move.a)
        else:
            preparation.toss(state, seat, move.a)
    elif code == moves.DO:
        islands.perform(state, seat)
    elif code == moves.FROM:
        playing.move_compass(state, seat, move.a)
    elif code == moves.COPY:
        effects.copy_icon(state, seat, move.a)
    elif code == moves.UNDERCUT:
        islands.undercut(state, seat, move.a)
    elif code == moves.OUTPOST:
        islands.found_outpost(state, seat, move.a)
    elif code == moves.AARON:
        actions.act_for_aaron(state, seat)
    elif code == moves.WITHDRAW:
        actions.withdraw(state, seat, move.a)
    elif code == moves.HEALER:
        ending.choose_healer(state, seat, move.a)
    else:
        ending.offer(state, seat, move.a)


def step(state: LootState, task: Task) -> None:
    kind = task.kind
    if kind == tasks.NEXT:
        actions.next_turn(state, task.seat)
    elif kind == tasks.ICON:
        effects.go_round(state, task)
    elif kind == tasks.COPY:
        state.ask(task, 1 << task.seat)
    elif kind == tasks.FLIP:
        islands.flip(state, task.a, task.b)
    elif kind == tasks.DISTRIBUTE:
        loot.distribute(state, task.a, task.b)
    elif kind == tasks.LOOT:
        loot.reveal(state, task.a, task.b)
    elif kind == tasks.EXPLORE:
        loot.explore(state, task.a, task.b)
    elif kind == tasks.CLEAN_UP:
        loot.clean_up(state, task.a, task.b)
    elif kind == tasks.SMALL_LOOT_CUBES:
        loot.small_loot_cubes(state, task.a, task.b)
    elif kind == tasks.ROUND:
        preparation.begin_round(state)
    elif kind == tasks.IMMEDIATE:
        preparation.act_at_once(state, task.a)
    elif kind == tasks.HANDS:
        preparation.ask_for_discards(state, task.a)
    elif kind == tasks.FILL:
        preparation.fill_hands(state)
    elif kind == tasks.PHASE_2:
        actions.begin_phase(state, task.a)
    elif kind == tasks.FINAL:
        loot.explore_finally(state, task.a)
    elif kind == tasks.OPENING:
        setup.open_game(state)
    elif kind == tasks.CHECK:
        ending.check_cubes(state)
    elif kind == tasks.SHOW:
        ending.show_healers(state)
    elif kind == tasks.HEALERS:
        ending.next_healer(state)
    else:
        ending.count(state)
