"""Chapter 17: coins, island wins, places."""

from __future__ import annotations

from typing import TYPE_CHECKING

from doubloon.core.outcome import Outcome, places_by
from doubloon.core.task import NOBODY

if TYPE_CHECKING:
    from doubloon.games.jackal.state import JackalState


def side_coins(state: JackalState, purses: list[int], seat: int) -> int:
    """The coins of a seat's crew and of its ally. (JK-311, JK-316)"""
    ally = state.setting.ally[seat]
    return purses[seat] + (purses[ally] if ally != NOBODY else 0)


def sides_coins(state: JackalState) -> list[int]:
    """The coins of the present island by side: a crew, or two allied ones. The side of a seat is seat modulo sides."""
    if not state.setting.paired:
        return state.purse
    return [side_coins(state, state.purse, seat) for seat in range(2)]


def scores(state: JackalState) -> list[int]:
    """Coins of all islands so far, the present one included."""
    if not state.results and not state.setting.paired:
        return state.purse.copy()  # at most tables, in every row of numbers
    totals = [0] * state.seats
    for seat in range(state.seats):
        for purses in state.results:
            totals[seat] += side_coins(state, purses, seat)
        if len(state.results) == state.number:
            totals[seat] += side_coins(state, state.purse, seat)
    return totals


def island_wins(state: JackalState) -> list[int]:
    """How many islands each seat has won; a shared first place is a win. (JK-308)"""
    wins = [0] * state.seats
    for purses in state.results:
        coins = [side_coins(state, purses, seat) for seat in range(state.seats)]
        for seat in range(state.seats):
            if coins[seat] == max(coins):
                wins[seat] += 1
    return wins


def outcome(state: JackalState) -> Outcome:
    """Most coins; in a campaign most islands, then most coins. (JK-280, JK-281, JK-308)"""
    totals = scores(state)
    wins = island_wins(state)
    keys: list[tuple[int, ...]] = [(wins[seat], totals[seat]) for seat in range(state.seats)]
    places = places_by(keys)
    winners = [seat for seat in range(state.seats) if places[seat] == 1]
    first = winners[0]
    tie_break = ""
    if any(rival in winners for rival in state.rivals(first)):
        tie_break = "shared"
    elif len(state.results) > 1 and any(wins[rival] == wins[first] for rival in state.rivals(first)):
        tie_break = "coins"
    reason = state.ending if len(state.setting.islands) == 1 else "campaign-over"
    return Outcome(places, winners, reason, tie_break, "")
