"""Chapters 9 to 11: action 3, cups and completed cards, replacements, the display."""

from __future__ import annotations

from typing import TYPE_CHECKING

from doubloon.core.move import Field, Move
from doubloon.core.state import Task
from doubloon.games.silver_gold.cards import NO_CARD
from doubloon.games.silver_gold.crossing import rows_filled
from doubloon.games.silver_gold.moves import TOP, Take
from doubloon.games.silver_gold.player import Player
from doubloon.games.silver_gold.tasks import REFILL, REPLACE

if TYPE_CHECKING:
    from doubloon.games.silver_gold.state import SilverGoldState


def claim(state: SilverGoldState, seat: int) -> None:
    """One player's part: the cups, then the full cards, then what replaces them. (SG-087, A-16)"""
    player = state.players[seat]
    for _ in range(rows_filled(state, player)):
        hand_out_cup(state, seat, player)  # SG-086 one after the other
    vacant = set_aside_full_cards(state, seat, player)
    if not vacant or state.last_turn():  # SG-096 nothing is replaced in the last turn
        return
    state.agenda.append(Task(REFILL))  # SG-097 when this player is done, before the next one
    for place in reversed(vacant):
        state.agenda.append(Task(REPLACE, seat, place))  # SG-141 place 1 first
    if something_to_take(state):
        state.reveal("next-asked")  # what the player before has taken is final now


def hand_out_cup(state: SilverGoldState, seat: int, player: Player) -> None:
    """The highest cup left goes to the filled row. (SG-083 to SG-085)"""
    cups = state.rules.box.cups
    if state.cups_out == len(cups):
        if state.events is not None:
            state.tell("no-cup", {"seat": seat})
        return
    cup = cups[state.cups_out]
    state.cups_out += 1
    player.cups = (*player.cups, cup)
    if state.events is not None:
        state.tell("cup", {"seat": seat, "points": cup})


def set_aside_full_cards(state: SilverGoldState, seat: int, player: Player) -> list[int]:
    """Full cards leave their working places, which are named in return. (SG-088)"""
    vacant: list[int] = []
    for place in range(2):
        number = player.card_on(place)
        if number != NO_CARD and player.empty_on(place) == 0:
            player.completed = (*player.completed, number)
            player.lay(place, NO_CARD, 0)
            vacant.append(place)
            if state.events is not None:
                card = state.deck[number]
                state.tell("completed", {"seat": seat, "card": card.id, "points": card.value})
    return vacant


def something_to_take(state: SilverGoldState) -> bool:
    return len(state.stack) > 0 or any(number != NO_CARD for number in state.display)


def ask_for_replacement(state: SilverGoldState, task: Task) -> None:
    """A replacement must be taken if there is one. (SG-090, SG-103, SG-142)"""
    if something_to_take(state):
        state.ask(task, 1 << task.seat)
    elif state.events is not None:
        state.tell("no-replacement", {"seat": task.seat})


def replacements(state: SilverGoldState) -> list[Move]:
    """Any displayed card, or the unseen top of the stack. (SG-091, SG-095, SG-102)"""
    offers: list[Move] = []
    for take in state.rules.takes:
        if take.place == TOP:
            if state.stack:
                offers.append(take)
        elif state.display[take.place] != NO_CARD:
            offers.append(take)
    return offers


def take(state: SilverGoldState, seat: int, move: Take) -> None:
    """Lay the chosen card on the vacant working place. (SG-092, SG-093)"""
    player = state.players[seat]
    if move.place == TOP:
        number = state.stack.pop()
        state.reveal("top-turned")
    else:
        number = state.display[move.place]
        state.display[move.place] = NO_CARD
    player.lay(state.question.a, number, state.deck[number].island)
    if state.events is not None:
        args: dict[str, Field] = {"seat": seat, "card": state.deck[number].id, "place": state.question.a}
        state.tell("drew" if move.place == TOP else "took", args)
    state.answered(seat)


def refill(state: SilverGoldState) -> None:
    """Fill the display up from the stack, lowest place first, as far as the stack goes. (SG-097 to SG-101, SG-143)"""
    for place in range(len(state.display)):
        if state.display[place] == NO_CARD and state.stack:
            state.reveal("display-refilled")
            number = state.stack.pop()
            state.display[place] = number
            state.turned += 1
            state.turned_up[place] = state.turned
            if state.events is not None:
                state.tell("refilled", {"place": place, "card": state.deck[number].id})


def objection(state: SilverGoldState, seat: int, move: Move) -> str:
    """The clause that a refused answer breaks."""
    if not isinstance(move, Take):
        return "SG-031"
    if seat not in state.deciders():
        return "SG-081"
    if move.place == TOP:
        return "SG-102"
    return "SG-095" if state.stack else "SG-143"  # taken a moment ago, or free for good


def prompt(state: SilverGoldState) -> tuple[str, str, dict[str, Field]]:
    return "replace", "SG-091", {"place": state.question.a}
