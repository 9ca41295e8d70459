"""How a game ended."""

from __future__ import annotations


class Outcome:
    """Who came where, and why. Places count as in sport: 1, 1, 3.

    `reason` is the key of the words that say why the game ended, `tie_break` of those that say what decided
    between equal scores ("" if nothing had to), `rank` of a title for games that one seat plays alone.
    `winners` may be empty: some games can be lost by all.
    """

    def __init__(self, places: list[int], winners: list[int], reason: str, tie_break: str, rank: str) -> None:
        self.places = places
        self.winners = winners
        self.reason = reason
        self.tie_break = tie_break
        self.rank = rank


def places_by(keys: list[tuple[int, ...]]) -> list[int]:
    """Each seat's place when the largest key comes first; equal keys share a place."""
    return [1 + sum(1 for other in keys if other > key) for key in keys]
