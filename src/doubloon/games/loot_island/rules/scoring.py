"""Chapter 15, treasure values; and who has won. (LI-349 to LI-357)"""

from __future__ import annotations

from typing import TYPE_CHECKING

from doubloon.core.outcome import Outcome, places_by
from doubloon.games.loot_island.box.box import Box
from doubloon.games.loot_island.box.treasures import BOOK, JEWEL, SKULL, TYPES
from doubloon.games.loot_island.player import Player

if TYPE_CHECKING:
    from doubloon.games.loot_island.state import LootState


def treasure_value(state: LootState, player: Player) -> int:
    """All treasures of a player but for the crowns' collector bonus."""
    return value_of(state.box, player.treasures)


def value_of(box: Box, held: tuple[int, ...]) -> int:
    """Treasures together, but for the crowns' collector bonus. (LI-360 to LI-366, LI-370 to LI-373)"""
    treasures = box.treasures
    total = 0
    jewels = 0
    skulls = 0
    types = 0
    side = box.skull_side
    books: list[int] = []
    curses: list[int] = []
    for number in held:
        treasure = treasures[number]
        type = treasure.type
        types |= 1 << type
        total += treasure.base
        if type == BOOK:
            books.append(treasure.multiplier)
            continue
        if treasure.curse:
            curses.append(treasure.curse)
        if type == JEWEL:
            jewels += 1
        elif type == SKULL:
            skulls += side**treasure.kind
    if books and curses:
        total += book_value(books, curses)
    total += box.jewels[jewels]
    if skulls:
        others = [type for type in range(len(TYPES)) if type != SKULL and types >> type & 1]  # LI-372
        total += box.skulls[skulls] * len(others)
    return total


def book_value(books: list[int], curses: list[int]) -> int:
    """Highest multipliers with highest curses: no other pairing is worth more. (LI-362 to LI-365)"""
    books.sort(reverse=True)
    curses.sort(reverse=True)
    return sum([book * curse for book, curse in zip(books, curses)])


def crosses(state: LootState, player: Player) -> int:
    treasures, found = state.box.treasures, 0
    for number in player.treasures:
        found += treasures[number].crosses
    return found


def crown_bonuses(state: LootState) -> list[int]:
    """By party: places by crosses, Aaron's among them; ties share and round down. (LI-367 to LI-369, LI-550)"""
    # Who fell to the cube check has no treasures left (LI-343); who cannot pay still takes a place (LI-351).
    return climb(state.box.crown_ladder, [crosses(state, player) for player in state.players])


def climb(ladder: list[int], held: list[int]) -> list[int]:
    """What the ladder pays for so many crosses each: no cross, no place. (LI-367 to LI-369)"""
    bonuses: list[int] = []
    for own in held:
        if own == 0:
            bonuses.append(0)
            continue
        place = len([other for other in held if other > own])
        tied = len([other for other in held if other == own])
        bonuses.append(sum(ladder[place : place + tied]) // tied)
    return bonuses


def scores(state: LootState) -> list[int]:
    """Loot values at the end; before, what lies open: treasures, crowns as they stand, the First Player tile."""
    if state.over():
        return [state.players[seat].loot for seat in range(state.seats)]
    crowns = crown_bonuses(state)
    found = [treasure_value(state, state.players[seat]) + crowns[seat] for seat in range(state.seats)]
    if not state.players[state.first].eliminated:  # LI-343
        found[state.first] += state.box.tile_bonus
    return found


def outcome(state: LootState) -> Outcome:
    """The highest loot value wins, ties clockwise from the First Player; perhaps nobody is left. (LI-352 to LI-356)"""
    keys: list[tuple[int, ...]] = []
    for seat in range(state.seats):
        player = state.players[seat]
        distance = (seat - state.first) % state.seats
        keys.append((0, 0, 0) if player.eliminated else (1, player.loot, -distance))
    left = [seat for seat in range(state.seats) if not state.players[seat].eliminated]
    places = places_by(keys)
    winners = [seat for seat in left if places[seat] == 1]
    reason = "treasures-exhausted" if state.cut_short else "island-explored"
    tie_break = ""
    if winners:
        best = state.players[winners[0]].loot
        if len([seat for seat in left if state.players[seat].loot == best]) > 1:
            tie_break = "first-player"
    return Outcome(places, winners, reason, tie_break, "")
