"""Chapter 19: points and doubloons; the markers of the islands."""

from __future__ import annotations

from typing import TYPE_CHECKING

from doubloon.games.maracaibo.box.effects import TREASURES

if TYPE_CHECKING:
    from doubloon.games.maracaibo.state import MaracaiboState


def gain_points(state: MaracaiboState, seat: int, points: int) -> None:
    """Points are scored at once; there is no upper limit, and no turn takes any away. (PM-290, PM-293)"""
    player = state.players[seat]
    player.score += points
    if points and state.events is not None:
        state.tell("points", {"seat": seat, "points": points, "total": player.score})


def gain_doubloons(state: MaracaiboState, seat: int, doubloons: int) -> None:
    """From the supply, which never runs out. (PM-296)"""
    player = state.players[seat]
    player.doubloons += doubloons
    if doubloons and state.events is not None:
        state.tell("doubloons", {"seat": seat, "doubloons": doubloons, "total": player.doubloons})


def pay_doubloons(state: MaracaiboState, seat: int, doubloons: int) -> None:
    """Pay to the supply; the rules have made sure that there is enough. (PM-291, PM-292)"""
    player = state.players[seat]
    player.doubloons -= doubloons
    if state.events is not None:
        state.tell("paid", {"seat": seat, "doubloons": doubloons, "total": player.doubloons})


def add_markers(state: MaracaiboState, island: int, count: int) -> None:
    """Markers from the supply fill an island from the bottom; the top space holds any number. (PM-132, PM-187)"""
    state.islands[island] += count
    if state.events is not None:
        state.tell("marker", {"island": TREASURES[island], "count": count, "markers": state.islands[island]})


def take_marker(state: MaracaiboState, island: int) -> None:
    """The top-most marker, or one of the supply if the island is empty. (PM-180, PM-181)"""
    if state.islands[island] > 0:
        state.islands[island] -= 1
