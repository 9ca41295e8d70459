"""Chapter 2: setup, with the initial hand variant of chapter 19."""

from __future__ import annotations

from typing import TYPE_CHECKING

from doubloon.core.state import Task
from doubloon.games.loot_island.box.board import CORNERS
from doubloon.games.loot_island.box.box import DEALT, OPEN
from doubloon.games.loot_island.box.maps import MapSet
from doubloon.games.loot_island.rules.general import draw_maps, in_turn_order, map_ids
from doubloon.games.loot_island.rules.tasks import IMMEDIATE, KEEP, OPENING, PHASE_2

if TYPE_CHECKING:
    from doubloon.games.loot_island.state import LootState


def lay_out(state: LootState) -> None:
    """Prepare the table. (LI-020 to LI-034)"""
    box, setting, rng = state.box, state.setting, state.rng
    state.round = 1
    state.first = rng.below(state.seats)  # LI-032
    state.corner = rng.below(CORNERS)  # LI-021
    state.facing = 1 if rng.below(2) == 0 else -1
    state.tiles_up = setting.tiles  # LI-031
    _stack_treasures(state)
    maps = [card.number for card in box.maps]
    rng.shuffle(maps)  # LI-025
    state.map_deck = tuple(maps)
    _set_healers_aside(state)
    _stack_events(state)
    if state.events is not None:
        state.tell("first-player", {"seat": state.first})
        state.tell("event", {"id": state.event.id})
        if setting.events_shown:
            state.tell("events-shown", {"ids": [box.events[event].id for event in sorted(state.event_deck)]})
    for place in range(state.seats):
        seat = in_turn_order(state, place)
        state.players[seat].cubes = box.start_cubes  # LI-033
        more = setting.initial_hand and place > 0
        draw_maps(state, seat, box.dealt[place] if more else setting.hand)  # LI-026, LI-605
    if setting.aaron >= 0:
        draw_maps(state, setting.aaron, box.aaron_hand)  # LI-501
    state.agenda.append(Task(OPENING))
    choosing = 0
    for seat in range(state.seats):
        if state.players[seat].hand.size > setting.hand:
            choosing |= 1 << seat
            state.players[seat].tossing = MapSet()
    if choosing:
        state.ask(Task(KEEP), choosing, sealed=True)  # LI-608


def _stack_treasures(state: LootState) -> None:
    """Each pile shuffled on its own, I on top. (LI-022, LI-023)"""
    deck: list[int] = []
    for pile in state.setting.piles:
        cards = [treasure.number for treasure in state.box.treasures if treasure.pile == pile]
        state.rng.shuffle(cards)
        deck += cards
    state.treasure_deck = tuple(deck)


def _set_healers_aside(state: LootState) -> None:
    """As many as there are players, or two for each. (LI-027, LI-601, LI-602)"""
    setting = state.setting
    healers = list(range(len(state.box.healers)))
    state.rng.shuffle(healers)
    if setting.healers == DEALT:
        for seat in range(state.seats):
            own = sorted([healers.pop() for _ in range(state.box.healers_each)])
            state.players[seat].own_healers = tuple(own)
            if state.events is not None:
                ids = [state.box.healers[healer].id for healer in own]
                state.tell("healers-dealt", {"seat": seat, "ids": ids}, 1 << seat)
        return
    state.healers = tuple(sorted(healers[: setting.healer_count]))
    state.healers_open = setting.healers == OPEN


def _stack_events(state: LootState) -> None:
    """One A event face up, four B events below it. (LI-028, LI-029)"""
    events = state.box.events
    late = state.rng.sample([event.number for event in events if event.deck == "B"], state.box.events_b)
    early = [event for event in events if event.deck == "A"]
    state.event_deck = tuple(late)
    state.event = early[state.rng.below(len(early))]


def toss(state: LootState, seat: int, card: int) -> None:
    """Initial hand variant: a card that is not kept, in secret until all have chosen. (LI-605, LI-608)"""
    player = state.players[seat]
    tossing = player.tossing
    assert tossing is not None
    tossing.add(card)
    if state.events is not None:
        state.tell("tossing", {"seat": seat, "cards": map_ids(state, [card])}, 1 << seat)
    if player.hand.size - tossing.size == state.setting.hand:
        state.answered(seat)


def open_game(state: LootState) -> None:
    """Show the rejected cards; then round 1 begins with its event. (LI-606, LI-608, LI-035)"""
    for seat in range(state.seats):
        player = state.players[seat]
        tossing = player.tossing
        if tossing is None:
            continue
        state.reveal("hands-chosen")
        cards = tossing.cards()
        for card in cards:
            player.hand.remove(card)
        state.map_discards.take_all(tossing)
        player.tossing = None
        if state.events is not None:
            state.tell("tossed", {"seat": seat, "cards": map_ids(state, cards)})
    state.agenda.append(Task(PHASE_2))
    state.agenda.append(Task(IMMEDIATE))
