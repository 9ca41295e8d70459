"""What a choice of Pirates of Maracaibo is sure to bring: points, doubloons, treasures, markers."""

from __future__ import annotations

from typing import Final

from doubloon.core.shown import Foretold, Sure
from doubloon.core.view import EventView
from doubloon.games.maracaibo.seen.view import MaracaiboView
from doubloon.games.maracaibo.showing.names import treasure_name

PAYMENTS: Final = frozenset({"paid", "paid-opponent", "acquired", "constructed"})


def foretold(view: MaracaiboView, events: list[EventView]) -> Foretold:
    points = doubloons = 0
    others: list[Sure] = []
    for event in events:
        kind, args = event.kind, event.args
        own = args.get("seat") == view.seat
        if own and kind == "points":
            points += _int(args["points"])
        elif own and kind == "doubloons":
            doubloons += _int(args["doubloons"])
        elif own and kind in PAYMENTS:
            doubloons -= _int(args["doubloons"])
        elif kind == "paid-opponent" and args.get("opponent") == view.seat:
            doubloons += _int(args["doubloons"])
        elif own and kind == "treasure":
            others.append(Sure("treasure", label=treasure_name(str(args["treasure"])), count=1, own=True))
        elif kind == "marker":
            island = str(args["island"])
            others.append(Sure("marker", f"island:{island}", _int(args["count"]), label=treasure_name(island)))
    found = [Sure("points", count=points, own=True)] if points else []
    found += [Sure("doubloons", count=doubloons, own=True)] if doubloons else []
    return Foretold(sure=[*found, *others])


def _int(value: object) -> int:
    assert isinstance(value, int)
    return value
