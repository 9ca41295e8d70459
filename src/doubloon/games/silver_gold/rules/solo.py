"""Chapter 16, solo: the ghost ship, which acts without deciding."""

from __future__ import annotations

from typing import TYPE_CHECKING

from doubloon.games.silver_gold.box.cards import NO_CARD
from doubloon.games.silver_gold.rules.claiming import refill

if TYPE_CHECKING:
    from doubloon.games.silver_gold.state import SilverGoldState


def ghost_takes_card(state: SilverGoldState) -> None:
    """The ghost ship removes the card that has lain on display longest. (SG-130, SG-144)"""
    oldest = NO_CARD
    for place in range(len(state.display)):
        if state.display[place] != NO_CARD and (oldest == NO_CARD or state.turned_up[place] < state.turned_up[oldest]):
            oldest = place
    if oldest == NO_CARD:
        return  # SG-144 with an empty display it does nothing
    number = state.display[oldest]
    state.display[oldest] = NO_CARD
    state.removed.append(number)  # SG-145 it lies open and counts for nothing
    if state.events is not None:
        state.tell("ghost-card", {"place": oldest, "card": state.deck[number].id})
    refill(state)


def ghost_takes_cup(state: SilverGoldState) -> None:
    """At the end of the first three rounds the highest cup left is crossed out for nobody. (SG-131)"""
    box = state.rules.box
    if state.round in box.ghost_cup_rounds and state.cups_out < len(box.cups):
        if state.events is not None:
            state.tell("ghost-cup", {"points": box.cups[state.cups_out]})
        state.cups_out += 1


def rank(state: SilverGoldState, total: int) -> str:
    """The title that a total earns. (SG-132)"""
    title = ""
    for lowest, key in state.rules.box.ranks:
        if total >= lowest:
            title = key
    return title
