"""Chapter 4: the turn and the ship's movement; with the Fog of War modules, flipping cards on the way."""

from __future__ import annotations

from typing import TYPE_CHECKING

from doubloon.core.move import Move
from doubloon.core.state import Task
from doubloon.games.maracaibo.cards import LOCATION
from doubloon.games.maracaibo.gains import gain_doubloons, queue_list
from doubloon.games.maracaibo.layout import GULF, MOST_MOVEMENT
from doubloon.games.maracaibo.paying import meet_opponents
from doubloon.games.maracaibo.player import Player
from doubloon.games.maracaibo.tasks import ACT, END, END_TURN, MOVE, OFFER, ORDERED, RUBIES

if TYPE_CHECKING:
    from doubloon.games.maracaibo.state import MaracaiboState


def begin_turn(state: MaracaiboState, seat: int) -> None:
    """A turn: move the ship, then the actions of the space where it stopped. (PM-071)"""
    state.active = seat
    state.reveal("turn-passed")
    if state.events is not None:
        state.tell("turn", {"seat": seat, "round": state.round})
    state.agenda.append(Task(END, seat))
    state.agenda.append(Task(END_TURN, seat))
    state.ask(Task(MOVE, seat, 0, state.players[seat].ship), 1 << seat)


def movement(state: MaracaiboState, player: Player) -> int:
    """The most steps of a turn. (PM-072, PM-079)"""
    most = state.box.numbers.move_max + player.able.move_plus
    return most if most < MOST_MOVEMENT else MOST_MOVEMENT


def offers(state: MaracaiboState, task: Task) -> list[Move]:
    """Every legal stop; with Fog of War: Improvements step by step. (D-02)"""
    player = state.players[task.seat]
    most = movement(state, player)
    if not state.setting.fog_improvements:
        return state.setting.stop_moves[most][player.ship]
    layout = state.setting.layout
    found: list[Move] = []
    here = player.ship
    origin = layout.column(task.b)
    left = most - task.a - 1
    for there in layout.steps[here]:
        if layout.ahead[there][origin + 1] <= left:  # PM-515
            found.append(state.setting.sail_to[there])
    if task.a > 0 and layout.column(here) > origin:  # PM-073
        found.append(state.box.moves.stop)
    return found


def sail(state: MaracaiboState, task: Task, place: int) -> None:
    seat = task.seat
    player = state.players[seat]
    player.ship = place
    if not state.setting.fog_improvements:
        arrive(state, seat)
        return
    if state.events is not None:
        state.tell("step", {"seat": seat, "space": state.setting.layout.place_name(place)})
    flip_crossed(state, place)
    if place >= GULF or task.a + 1 >= movement(state, player):  # PM-077, PM-078
        arrive(state, seat)
    else:
        state.ask(Task(MOVE, seat, task.a + 1, task.b), 1 << seat)


def arrive(state: MaracaiboState, seat: int) -> None:
    """The ship stops: reveal, payment or combat, ruby step, actions, in this order. (PM-084)"""
    place = state.players[seat].ship
    if state.events is not None:
        state.tell("sailed", {"seat": seat, "space": state.setting.layout.place_name(place)})
    state.agenda.append(Task(ACT, seat))
    if place == GULF:
        if state.setting.rubies:
            state.agenda.append(Task(RUBIES, seat))  # PM-546
    elif place < GULF:
        if state.setting.fog_locations and state.down >> place & 1:
            reveal_location(state, seat, place)
        if state.setting.rubies and has_rubies(state, place):
            queue_list(state, seat, state.box.ruby_supply, OFFER | ORDERED)  # PM-541
        meet_opponents(state, seat, place)


def has_rubies(state: MaracaiboState, cell: int) -> bool:
    """Does a Ruby Supply tile lie here? With fog it appears when its location is revealed. (PM-540, PM-504)"""
    return (state.down | state.fills) >> cell & 1 == 0 and state.box.cards[state.cells[cell]].ruby


# Fog of War


def is_hidden_location(state: MaracaiboState, cell: int) -> bool:
    """A Tier I location still face down: its back shows what it is. (PM-500)"""
    if state.down >> cell & 1 == 0:
        return False
    card = state.box.cards[state.cells[cell]]
    return card.kind == LOCATION and card.tier == 1


def flip(state: MaracaiboState, cell: int) -> None:
    """A card turns face up for good."""
    state.down &= ~(1 << cell)
    state.reveal("card-flipped")
    if state.events is not None:
        space = state.setting.layout.names[cell]
        state.tell("flipped", {"space": space, "card": state.box.cards[state.cells[cell]].id})


def flip_crossed(state: MaracaiboState, place: int) -> None:
    """A ship moves onto a face-down card: it flips at once, unless it is a hidden location. (PM-501, PM-512)"""
    if place < GULF and state.down >> place & 1 and not is_hidden_location(state, place):
        flip(state, place)


def reveal_location(state: MaracaiboState, seat: int, cell: int) -> None:
    """Take all doubloons that lie on a hidden location, then flip it. (PM-502)"""
    if not is_hidden_location(state, cell):
        return
    if state.coins[cell]:
        gain_doubloons(state, seat, state.coins[cell])
    clear_coins(state, cell)
    flip(state, cell)


def clear_coins(state: MaracaiboState, cell: int) -> None:
    coins = list(state.coins)
    coins[cell] = 0
    state.coins = tuple(coins)
