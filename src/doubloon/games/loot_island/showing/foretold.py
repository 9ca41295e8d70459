"""What a choice of Loot Island is sure to bring: cubes that move."""

from __future__ import annotations

from typing import Final

from doubloon.core.shown import Foretold, Sure
from doubloon.core.view import EventView
from doubloon.games.loot_island.seen.view import LootView

CUBES: Final = {"cubes-taken": 1, "cubes-dropped": -1}


def foretold(view: LootView, events: list[EventView]) -> Foretold:
    """The cubes of the seat itself, and the most that somebody else takes."""
    own = 0
    others: list[int] = []
    for event in events:
        if event.kind not in CUBES:
            continue
        cubes = event.args["cubes"]
        assert isinstance(cubes, int)
        cubes *= CUBES[event.kind]
        if event.args["seat"] == view.seat:
            own += cubes
        else:
            others.append(cubes)
    found = [Sure("cubes", f"seat:{view.seat}", own, own=True)] if own else []
    return Foretold(sure=[*found, Sure("cubes", count=max(others))] if others else found)
