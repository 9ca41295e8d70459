"""Perft: how many ways there are to play on, counted to a depth. A wrong rule changes the count."""

from __future__ import annotations

from doubloon.core.state import State


def perft(state: State, depth: int) -> int:
    """The number of move sequences of this length; of seats asked together, the lowest moves first.

    Chance is not branched over: the seed has settled it. Games that end earlier do not count.
    """
    if depth == 0:
        return 1
    deciders = state.deciders()
    if not deciders:
        return 0
    seat = deciders[0]
    offers = state.offers(seat)
    if depth == 1:
        return len(offers)
    found = 0
    for move in offers:
        after = state.clone()
        after.play(seat, move)
        found += perft(after, depth - 1)
    return found
