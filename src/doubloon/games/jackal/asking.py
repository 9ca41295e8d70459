"""Every question of the game: who is asked, what may be answered, what an answer does."""

from __future__ import annotations

from typing import TYPE_CHECKING

from doubloon.core.move import Move
from doubloon.core.state import Task
from doubloon.games.jackal import (
    actions,
    bear,
    boats,
    bottles,
    campaign,
    choosing,
    discoveries,
    moves,
    setup,
    tasks,
    turns,
)
from doubloon.games.jackal.moves import Act

if TYPE_CHECKING:
    from doubloon.games.jackal.state import JackalState


def step(state: JackalState, task: Task) -> None:
    """Do a task, or put its question."""
    kind = task.kind
    if kind == tasks.BOTTLES:
        turns.use_bottles(state, task.a)
    elif kind == tasks.CLOSE:
        turns.close(state, task.a)
    elif kind == tasks.TURN:
        turns.begin(state, task.a)
    elif kind == tasks.ISLAND:
        setup.lay_out(state, task.a)
    elif kind == tasks.DRAFT:
        campaign.draft(state)
    elif kind == tasks.FINISH:
        campaign.finish_island(state, "vote")
    elif kind == tasks.ROTATE:
        if discoveries.can_turn(state, task.b):
            state.ask(task, 1 << task.seat)
        elif task.c >= 0:
            state.agenda.append(Task(tasks.ROTATE, task.seat, task.a, task.c, -1))
    elif kind == tasks.QUAKE:
        if task.b >= 0 or len(discoveries.loose_tiles(state)) > 1:
            state.ask(task, 1 << task.seat)  # JK-229
    elif kind == tasks.PICK:
        if state.shown:
            state.reveal("next-asked")
            state.ask(task, 1 << task.seat)
    else:
        if kind == tasks.PLACE or kind == tasks.VOTE:
            state.reveal("next-asked")
        state.ask(task, 1 << task.seat)


def offers(state: JackalState, task: Task) -> list[Move]:
    kind = task.kind
    if kind == tasks.ACTION:
        return turns.action_offers(state)
    if kind == tasks.EXIT:
        return choosing.exit_offers(state)
    if kind == tasks.PLACE:
        return setup.landing_offers(state)
    if kind == tasks.VOTE:
        return [state.box.moves.no, state.box.moves.yes]
    if kind == tasks.LOOKS:
        return discoveries.lighthouse_offers(state)
    if kind == tasks.SHOT:
        return state.box.moves.shots
    if kind == tasks.VICTIM:
        return discoveries.victim_offers(state, task.b)
    if kind == tasks.QUAKE:
        return discoveries.quake_offers(state, task.b)
    if kind == tasks.ROTATE:
        return discoveries.turn_offers(state, task.b)
    if kind == tasks.BOTTLES:
        return bottles.offers(state, task.a)
    return campaign.pick_offers(state)


def answer(state: JackalState, seat: int, move: Act) -> None:
    task = state.question
    kind = task.kind
    state.answered(seat)
    if kind == tasks.ACTION:
        act(state, seat, task.a, move)
        leave_company(state)
    elif kind == tasks.EXIT:
        if move.code == moves.STAY:
            choosing.stay(state)
        else:
            choosing.take_exit(state, state.island.cell_of(move.b))
        leave_company(state)
    elif kind == tasks.PLACE:
        setup.place_boat(state, task.a, move)
    elif kind == tasks.VOTE:
        turns.vote(state, seat, move.code == moves.YES)
    elif kind == tasks.LOOKS:
        if move.code == moves.LOOK:
            discoveries.use_lighthouse(state, seat, task, state.island.cell_of(move.b))
    elif kind == tasks.SHOT:
        discoveries.shoot(state, task, move.b)
    elif kind == tasks.VICTIM:
        discoveries.pick_victim(state, move)
    elif kind == tasks.QUAKE:
        discoveries.pick_tile(state, task, state.island.cell_of(move.b))
    elif kind == tasks.ROTATE:
        discoveries.turn_arrow(state, task.b, move.b)
        if task.c >= 0:
            state.agenda.append(Task(tasks.ROTATE, task.seat, task.a, task.c, -1))
    elif kind == tasks.BOTTLES:
        if move.code != moves.DONE:
            bottles.use(state, task.a, move)
            state.agenda.append(Task(tasks.BOTTLES, task.seat, task.a))
    elif move.code == moves.DECLINE:
        campaign.decline(state, task.a)
    else:
        campaign.take_card(state, task.a, move)


def leave_company(state: JackalState) -> None:
    """Whom the missionary has left with the bear is hit when his move ends, before a tile he found asks. (JK-353)"""
    if state.journey is None:
        bear.maul(state)


def act(state: JackalState, seat: int, crew: int, move: Act) -> None:
    """The action of a turn, or what may come before it. (JK-037, JK-039)"""
    code = move.code
    if code == moves.STEP:
        actions.step(state, crew, move)
    elif code == moves.SAIL:
        boats.sail(state, crew, move)
    elif code == moves.SWIM:
        actions.swim(state, crew, move)
    elif code == moves.BOARD:
        actions.go_aboard(state, crew, move)
    elif code == moves.ADVANCE:
        actions.advance(state, crew, move)
    elif code == moves.FLY:
        actions.fly(state, crew, move)
    elif code == moves.RESURRECT:
        actions.resurrect(state, crew, move)
    elif code == moves.LOOK:
        state.searched = True
        discoveries.look_at(state, seat, state.island.cell_of(move.b))
        turns.ask_for_action(state)
    elif code == moves.CALL:
        turns.call_vote(state, seat)
    else:
        turns.pass_turn(state)
