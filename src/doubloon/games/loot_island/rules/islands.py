"""Chapters 6 and 16: small islands, their price and what they do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from doubloon.core.move import Move
from doubloon.core.state import Task
from doubloon.games.loot_island.box import event_cards as tiles
from doubloon.games.loot_island.box.board import LANDINGS
from doubloon.games.loot_island.box.maps import COLOURS, NO_CARD, RANKS, MapSet, lowest
from doubloon.games.loot_island.rules import aaron, passing, taking
from doubloon.games.loot_island.rules.general import (
    discard_map,
    draw_maps,
    map_ids,
    move_ship,
    offer_drop,
    reveal_treasures,
    take_cubes,
)
from doubloon.games.loot_island.rules.playing import distinct, must_move, put_compass
from doubloon.games.loot_island.rules.tasks import BY_ISLAND, DO, FLIP, OUTPOST, SOURCE, THIRD, TILE, UNDERCUT

if TYPE_CHECKING:
    from doubloon.games.loot_island.state import LootState


# The price


def can_pay(state: LootState, hand: MapSet) -> bool:
    """Is a tile face up, and can its price be paid? (LI-099)"""
    event = state.event
    if state.tiles_up == 0 or hand.size < event.same_colour + event.any_colour:
        return False
    if event.same_colour == 0:
        return True
    for colour in range(COLOURS):
        held = hand.of(colour)
        if held & (held - 1):
            return True
    return False


def add_payments(state: LootState, hand: MapSet, found: list[Move]) -> None:
    """Every pair of one colour, or where the event asks for none, every card. (LI-090, LI-429, LI-431)"""
    event = state.event
    if state.tiles_up == 0 or hand.size < event.same_colour + event.any_colour:
        return
    if event.same_colour == 0:
        add_cards(state, hand, found)
        return
    pairs = state.box.moves.pairs
    for colour in range(COLOURS):
        held = hand.of(colour)
        if held & (held - 1) == 0:
            continue
        twins: i64 = state.box.twins[colour]
        single = distinct(held, twins)
        firsts = single
        while firsts:
            low = firsts & -firsts
            first = colour * RANKS + lowest(low)
            # A twin may go along with the card that it equals.
            seconds = (single | low << 1 & twins & held) & ~(low | low - 1)
            while seconds:
                found.append(pairs[first * RANKS + lowest(seconds)])
                seconds &= seconds - 1
            firsts &= firsts - 1


def add_cards(state: LootState, hand: MapSet, found: list[Move]) -> None:
    """Any card of the hand, as a payment. (LI-091)"""
    pays = state.box.moves.pays
    for colour in range(COLOURS):
        cards = distinct(hand.of(colour), state.box.twins[colour])
        while cards:
            found.append(pays[colour * RANKS + lowest(cards)])
            cards &= cards - 1


def pay(state: LootState, seat: int, first: int, second: int) -> None:
    """Discard the cards; more may be owed. (LI-096, LI-097)"""
    task = state.question
    party = task.a
    if task.kind == THIRD:
        owed = task.b - 1
    else:
        owed = state.event.any_colour - (1 if second == NO_CARD else 0)
    cards = [first] if second == NO_CARD else [first, second]
    for card in cards:
        discard_map(state, party, card)
    if state.events is not None:
        state.tell("paid", {"party": party, "cards": map_ids(state, cards)})
    if owed:
        state.ask(Task(THIRD, seat, party, owed), 1 << seat)
        return
    if party == seat:
        take_cubes(state, seat, state.event.island_cubes)  # LI-415 with the payment
    state.ask(Task(TILE, seat, party), 1 << seat)


# The tile


def face_up(state: LootState) -> list[Move]:
    uses = state.box.moves.uses
    return [uses[tile.number] for tile in state.box.tiles if state.tiles_up >> tile.number & 1]


def use(state: LootState, seat: int, number: int) -> None:
    """Choose a tile and perform its action or not; then it is flipped. (LI-092 to LI-095)"""
    state.answered(seat)
    party = state.question.a
    tile = state.box.tiles[number]
    if state.events is not None:
        state.tell("island-used", {"party": party, "tile": tile.id})
    state.agenda.append(Task(FLIP, seat, party, number))
    action = tile.action
    is_aaron = party != seat
    if action == tiles.CLEANSE:
        if not is_aaron:  # LI-529
            offer_drop(state, seat, tile.amount, BY_ISLAND)  # LI-380
    elif action == tiles.UNDERCUT:
        if state.players[party].on:  # LI-391
            state.ask(Task(UNDERCUT, seat, party), 1 << seat)
    elif action == tiles.OUTPOST:
        state.ask(Task(OUTPOST, seat, party), 1 << seat)
    elif action != tiles.CHARTS or not is_aaron:
        state.ask(Task(DO, seat, party, number), 1 << seat)


def flip(state: LootState, party: int, number: int) -> None:
    """Closed to everyone until the next round (LI-094); with B9 its user passes (LI-431, LI-440)."""
    state.tiles_up &= ~(1 << number)
    if state.event.then_pass:
        passing.go_out(state, party)


def perform(state: LootState, seat: int) -> None:
    """Charts, Dig or Sail. (LI-385 to LI-388)"""
    state.answered(seat)
    party = state.question.a
    tile = state.box.tiles[state.question.b]
    if tile.action == tiles.CHARTS:
        draw_maps(state, seat, tile.amount)
    elif tile.action == tiles.SAIL:
        for _ in range(tile.amount):
            move_ship(state)
    else:
        _dig(state, seat, party, tile)


def _dig(state: LootState, seat: int, party: int, tile: tiles.Tile) -> None:
    """A cube, then a treasure to keep or discard; Aaron takes no cube. (LI-386, LI-529, LI-643)"""
    if party == seat:
        take_cubes(state, seat, tile.cubes)
    for treasure in reveal_treasures(state, 1):
        if party == seat:
            taking.decide(state, seat, treasure)
        else:
            aaron.take(state, treasure)


# Compasses


def own_landings(state: LootState) -> list[Move]:
    """Undercut: any landing with an own compass, or not at all. (LI-381)"""
    moves = state.box.moves
    on = state.players[state.question.a].on
    found = [moves.undercuts[place] for place in range(LANDINGS) if on >> place & 1]
    found.append(moves.decline)
    return found


def other_landings(state: LootState) -> list[Move]:
    """Outpost: any landing without an own compass, or not at all. (LI-383, LI-384)"""
    moves = state.box.moves
    on = state.players[state.question.a].on
    found = [moves.outposts[place] for place in range(LANDINGS) if on >> place & 1 == 0]
    found.append(moves.decline)
    return found


def undercut(state: LootState, seat: int, place: int) -> None:
    """To the bottom of the stack, with B13 to its top. (LI-381, LI-436)"""
    state.answered(seat)
    party = state.question.a
    others = state.landings[place].without(party)
    stack = (*others.stack, party) if state.event.reversed else (party, *others.stack)
    state.landings[place] = others.with_stack(stack)
    if state.events is not None:
        state.tell("undercut", {"party": party, "landing": place})


def found_outpost(state: LootState, seat: int, place: int) -> None:
    """A compass on top, by the rules for placing one; no card is played. (LI-383)"""
    party = state.question.a
    if must_move(state, party):
        state.ask(Task(SOURCE, seat, party, place, NO_CARD), 1 << seat)
    else:
        state.answered(seat)
        put_compass(state, party, place)
