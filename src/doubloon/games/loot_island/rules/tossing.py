"""Cards that a player gives away one by one, always from the lowest number up, so that no choice can be made twice."""

from __future__ import annotations

from typing import TYPE_CHECKING

from doubloon.core.move import Move
from doubloon.games.loot_island.box.maps import COLOURS, RANKS, MapSet, lowest
from doubloon.games.loot_island.rules.playing import distinct

if TYPE_CHECKING:
    from doubloon.games.loot_island.state import LootState


def discards(state: LootState, seat: int) -> list[Move]:
    """Phase 1: any number of cards. (LI-066)"""
    found: list[Move] = []
    _add(state, state.players[seat].hand, state.question.a, found)
    found.append(state.box.moves.done)
    return found


def rejects(state: LootState, seat: int) -> list[Move]:
    """Initial hand variant: as many as were dealt too much, no more and no fewer. (LI-605)"""
    player = state.players[seat]
    tossing = player.tossing
    assert tossing is not None
    kept = MapSet()
    last = -1
    for card in player.hand.cards():
        if tossing.holds(card):
            last = card
        else:
            kept.add(card)
    found: list[Move] = []
    _add(state, kept, last, found)
    # Those that would leave too few cards behind them for the rest are no choice.
    owed = kept.size - state.setting.hand
    behind = [card for card in kept.cards() if card > last]
    enough = len(behind) - owed
    if enough < len(behind) - 1:
        latest = behind[enough]
        found = [move for move in found if move.id <= state.box.moves.tosses[latest].id]
    return found


def _add(state: LootState, hand: MapSet, last: int, found: list[Move]) -> None:
    """Every card behind the last one given away; of equal ones the first."""
    tosses = state.box.moves.tosses
    for colour in range(last // RANKS if last >= 0 else 0, COLOURS):
        cards = distinct(hand.of(colour), state.box.twins[colour])
        if last >= colour * RANKS:
            cards &= ~((1 << last % RANKS + 1) - 1)
        while cards:
            found.append(tosses[colour * RANKS + lowest(cards)])
            cards &= cards - 1
