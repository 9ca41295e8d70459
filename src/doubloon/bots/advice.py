"""What an opponent that thinks says of the moves it has thought about."""

from __future__ import annotations

from doubloon.core.move import Move


class Advice:
    """What a search thinks of a move: how often it was tried, the chances it gives, the points it expects."""

    def __init__(self, move: Move, visits: int, value: float, points: float) -> None:
        self.move = move
        self.visits = visits
        self.value = value
        self.points = points


def ranked(advice: list[Advice]) -> list[Advice]:
    """The best first."""
    advice.sort(key=_rank, reverse=True)
    return advice


def _rank(advice: Advice) -> tuple[int, float]:
    return advice.visits, advice.value
