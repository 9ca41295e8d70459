"""Chapter 4, Phase 1: ship, small islands, event, hands; and what events do at once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from doubloon.core.state import Task
from doubloon.games.loot_island.box.maps import NO_CARD
from doubloon.games.loot_island.rules.general import (
    discard_map,
    draw_maps,
    end_event,
    in_turn_order,
    map_ids,
    move_ship,
    reveal_treasures,
    take_cubes,
)
from doubloon.games.loot_island.rules.tasks import EXTRA, FILL, HANDS, IMMEDIATE, PHASE_2, TOSS

if TYPE_CHECKING:
    from doubloon.games.loot_island.state import LootState


def begin_round(state: LootState) -> None:
    """The four steps in their order. (LI-061)"""
    state.round += 1
    if state.events is not None:
        state.tell("round", {"round": state.round})
    state.passed = 0  # LI-073 holds for one phase; nobody is out before the next one begins
    move_ship(state)  # LI-062
    state.tiles_up = state.setting.tiles  # LI-063
    end_event(state)
    state.event = state.box.events[state.event_deck[-1]]
    state.event_deck = state.event_deck[:-1]
    state.reveal("event-turned")
    if state.events is not None:
        state.tell("event", {"id": state.event.id})
    state.agenda.append(Task(PHASE_2))
    state.agenda.append(Task(FILL))
    state.agenda.append(Task(HANDS))
    state.agenda.append(Task(IMMEDIATE))


def act_at_once(state: LootState, place: int) -> None:
    """The event's immediate part. (LI-035, LI-065)"""
    event = state.event
    if event.extra_cards:  # LI-410 in turn order
        if place < state.seats:
            seat = in_turn_order(state, place)
            state.agenda.append(Task(IMMEDIATE, a=place + 1))
            state.ask(Task(EXTRA, seat), 1 << seat)
        return
    if event.open_treasures:
        state.open = tuple(reveal_treasures(state, event.open_treasures * state.seats))  # LI-411
    for _ in range(event.ship_steps):
        move_ship(state)  # LI-420
    if event.turns_ship:
        state.facing = -state.facing  # LI-421
        if state.events is not None:
            state.tell("ship-turned", {"corner": state.corner, "facing": state.facing})
    if event.closed_tiles:
        _close_tiles(state, event.closed_tiles)


def draw_extra(state: LootState, seat: int) -> None:
    """All or nothing: cards for cubes. (LI-410)"""
    state.answered(seat)
    draw_maps(state, seat, state.event.extra_cards)
    take_cubes(state, seat, state.event.extra_cubes)


def _close_tiles(state: LootState, count: int) -> None:
    """Random small islands are closed for this round. (LI-422)"""
    tiles = [tile.number for tile in state.box.tiles if state.tiles_up >> tile.number & 1]
    state.reveal("island-closed")
    for tile in state.rng.sample(tiles, min(count, len(tiles))):
        state.tiles_up &= ~(1 << tile)
        if state.events is not None:
            state.tell("island-closed", {"tile": state.box.tiles[tile].id})


# Hands


def ask_for_discards(state: LootState, place: int) -> None:
    """Each in turn order, before anybody draws. (LI-066, LI-068, LI-069)"""
    while place < state.seats:
        seat = in_turn_order(state, place)
        place += 1
        if state.players[seat].hand.size > 0:
            state.agenda.append(Task(HANDS, a=place))
            state.ask(Task(TOSS, seat, NO_CARD), 1 << seat)
            return


def toss(state: LootState, seat: int, card: int) -> None:
    """Discard one card, and perhaps more of a higher number."""
    discard_map(state, seat, card)
    if state.events is not None:
        state.tell("tossed", {"seat": seat, "cards": map_ids(state, [card])})
    if state.players[seat].hand.size == 0:
        state.answered(seat)
    else:
        state.ask(Task(TOSS, seat, card), 1 << seat)


def fill_hands(state: LootState) -> None:
    """Draw up to the hand size; Aaron gets a new hand, after all others. (LI-067, LI-426, LI-510)"""
    change = state.event.refill
    for place in range(state.seats):
        seat = in_turn_order(state, place)
        draw_maps(state, seat, state.setting.hand + change - state.players[seat].hand.size)
    aaron = state.setting.aaron
    if aaron >= 0:
        state.map_discards.take_all(state.players[aaron].hand)
        draw_maps(state, aaron, state.box.aaron_hand + change)
