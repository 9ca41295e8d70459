"""Chapter 24: Jordan's turn, a function of the position, the Solo card and the dice."""

from __future__ import annotations

from typing import TYPE_CHECKING

from doubloon.games.maracaibo.box.cards import (
    JORDAN_ACQUIRE,
    JORDAN_BUY,
    JORDAN_EXPLORE,
    JORDAN_QUEST,
    JORDAN_RAID,
    LOCATION,
    Card,
    MainAction,
    SoloCard,
)
from doubloon.games.maracaibo.box.effects import EXPLORE
from doubloon.games.maracaibo.box.layout import GULF, MARACAIBO, NOWHERE
from doubloon.games.maracaibo.jordan import Jordan
from doubloon.games.maracaibo.player import NONE
from doubloon.games.maracaibo.rules.buying import is_hidden_location
from doubloon.games.maracaibo.rules.gains import add_markers, gain_doubloons
from doubloon.games.maracaibo.rules.paying import fight_jordan, jordan_points
from doubloon.games.maracaibo.rules.sailing import clear_coins, flip
from doubloon.games.maracaibo.rules.solo_actions import act, bonus, buy, sell_ruby, take_ruby, take_upgrade

if TYPE_CHECKING:
    from doubloon.games.maracaibo.state import MaracaiboState


def take_turn(state: MaracaiboState) -> None:
    """Reveal a card, find its first action that can be completed, sail there and do it. (PM-459 to PM-463)"""
    jordan = state.jordan
    assert jordan is not None
    state.reveal("jordan-acts")
    if state.events is not None:
        state.tell("jordan-turn", {"round": state.round})
    if jordan.ship == GULF:
        sail(state, jordan, MARACAIBO)  # PM-460
        take_upgrade(state, jordan)
        jordan_points(state, state.box.lists[state.box.maracaibo].points)
        return
    ignored: set[int] = set()
    in_play = len(state.solo_deck) + len(state.solo_discard)
    while len(ignored) < in_play:
        card = reveal_card(state)
        for action in card.main:
            stop = destination(state, jordan, action)
            if stop != NOWHERE:  # PM-461
                bonus(state, jordan, card)  # PM-463 before movement and main action, which stand
                sail(state, jordan, stop)
                arrive(state, jordan, stop, action)
                return
        ignored.add(card.number)  # PM-462
        if state.events is not None:
            state.tell("jordan-ignores", {"card": card.id})
    stops = state.setting.layout.stops[state.box.numbers.move_max][jordan.ship]
    stop = preferred(state, list(stops))
    sail(state, jordan, stop)  # PM-486 and does nothing there
    if stop < GULF:
        meet_human(state, jordan, stop)
        take_ruby(state, jordan, stop)
    elif stop == GULF:
        sell_ruby(state, jordan)


def reveal_card(state: MaracaiboState) -> SoloCard:
    """The top Solo card; an empty deck is shuffled again first. (PM-459)"""
    if not state.solo_deck:
        deck = list(state.solo_discard)
        deck.sort()
        state.rng.shuffle(deck)
        state.solo_deck = tuple(deck)
        state.solo_discard = ()
        if state.events is not None:
            state.tell("jordan-shuffles", {})
    card = state.box.solo_cards[state.solo_deck[-1]]
    state.solo_deck = state.solo_deck[:-1]
    state.solo_discard = (*state.solo_discard, card.number)
    state.solo_seen |= 1 << card.number
    if state.events is not None:
        state.tell("jordan-card", {"card": card.id})
    return card


# Where to


def preferred(state: MaracaiboState, places: list[int]) -> int:
    """Closest to Maracaibo, then the top-most. (PM-465)"""
    best = NOWHERE
    layout = state.setting.layout
    for place in places:
        if best == NOWHERE or layout.rank(place) < layout.rank(best):
            best = place
    return best


def shows(card: Card, verb: int) -> bool:
    """Does a location show the icon of this action? (PM-467)"""
    if verb == JORDAN_RAID:
        return card.shows_raid
    if verb == JORDAN_EXPLORE:
        return card.shows_explore > 0
    return card.shows_quest if verb == JORDAN_QUEST else card.shows_acquire


def destination(state: MaracaiboState, jordan: Jordan, action: MainAction) -> int:
    """Where Jordan sails for this action, or NOWHERE if it cannot be completed. (PM-464 to PM-467, PM-479)"""
    verb = action.verb
    if verb == JORDAN_EXPLORE and jordan.explorer == state.box.end_node:
        return NOWHERE
    if verb == JORDAN_QUEST and not state.quest_market:
        return NOWHERE
    if verb == JORDAN_ACQUIRE and not state.tier2:
        return NOWHERE
    stops = state.setting.layout.stops[state.box.numbers.move_max][jordan.ship]
    if GULF in stops and (verb in (JORDAN_RAID, JORDAN_EXPLORE)):
        return GULF  # PM-466
    hidden = state.down | state.fills  # PM-508
    shown = [cell for cell in stops if cell < GULF and hidden >> cell & 1 == 0]
    cards = state.box.cards
    if verb == JORDAN_BUY:
        for type in action.order:  # PM-477
            found = [cell for cell in shown if cards[state.cells[cell]].type == type]
            if found:
                return preferred(state, found)
        return NOWHERE
    places = [cards[state.cells[cell]].kind == LOCATION and shows(cards[state.cells[cell]], verb) for cell in shown]
    return preferred(state, [cell for cell, fits in zip(shown, places) if fits])


# Sailing (PM-505 to PM-508, PM-514)


def flips(state: MaracaiboState, place: int) -> bool:
    """Is this a face-down card that an active Fog module flips when Jordan sails onto or over it?"""
    if place >= GULF or state.down >> place & 1 == 0:
        return False
    return state.setting.fog_locations if is_hidden_location(state, place) else state.setting.fog_improvements


def path_to(state: MaracaiboState, start: int, stop: int) -> list[int]:
    """Most face-down cards, then fewest steps, then from the first step on what PM-465 prefers. (PM-507)"""
    best: list[int] = []
    best_key: tuple[int, int, list[int]] = (1, 0, [])
    layout = state.setting.layout
    paths: list[list[int]] = [[start]]
    for _ in range(state.box.numbers.move_max):
        longer: list[list[int]] = []
        for path in paths:
            for there in layout.steps[path[-1]]:
                longer.append([*path, there])
        for path in longer:
            if path[-1] == stop:
                found = len({place for place in path[1:] if flips(state, place)})
                key = (-found, len(path), [layout.rank(place) for place in path[1:]])
                if not best or key < best_key:
                    best, best_key = path, key
        paths = [path for path in longer if path[-1] < GULF]  # PM-077
    return best[1:]


def sail(state: MaracaiboState, jordan: Jordan, stop: int) -> None:
    layout = state.setting.layout
    path = [stop]
    if stop != MARACAIBO and (state.setting.fog_locations or state.setting.fog_improvements):
        path = path_to(state, jordan.ship, stop)
    jordan.ship = stop
    if state.events is not None:
        state.tell("jordan-sails", {"space": layout.place_name(stop), "path": [layout.place_name(p) for p in path]})
    for place in path:
        if flips(state, place):
            hidden_location = is_hidden_location(state, place)
            flip(state, place)
            if hidden_location:
                clear_coins(state, place)  # back to the supply
                jordan_points(state, state.box.jordan.fog_vp[state.round - 1])  # PM-505


def arrive(state: MaracaiboState, jordan: Jordan, stop: int, action: MainAction) -> None:
    """Meeting, rubies, treasure value, upgrade, action. (PM-084, PM-468)"""
    if stop == GULF:
        sell_ruby(state, jordan)
        take_upgrade(state, jordan)
        act(state, jordan, action.verb, gulf_explore(state))
        return
    meet_human(state, jordan, stop)
    take_ruby(state, jordan, stop)
    if action.verb == JORDAN_BUY:
        buy(state, jordan, stop)
        return
    if state.values[stop] != NONE:
        add_markers(state, state.values[stop], 1)  # PM-131
    take_upgrade(state, jordan)
    act(state, jordan, action.verb, state.box.cards[state.cells[stop]].shows_explore)


def gulf_explore(state: MaracaiboState) -> int:
    """The value of the Gulf's Explore. (PM-466, PM-473)"""
    value = 0
    for choice in state.box.lists[state.box.gulf_option].effects:
        for side in choice.lists:
            for effect in state.box.lists[side].effects:
                if effect.kind == EXPLORE:
                    value = max(value, effect.n)
    return value


def meet_human(state: MaracaiboState, jordan: Jordan, cell: int) -> None:
    """Where the human's ship lies, the human takes a doubloon, or they fight. (PM-458, PM-524)"""
    if state.players[0].ship == cell:
        if state.setting.skirmish:
            fight_jordan(state)
        else:
            gain_doubloons(state, 0, 1)
