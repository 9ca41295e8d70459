"""What a choice of Jackal is sure to bring: where the figure comes to, who is hit or dies, what becomes of coins."""

from __future__ import annotations

from typing import Final

from doubloon.core.foreseeing import OnTheWay
from doubloon.core.shown import Choice, Foretold, Sure
from doubloon.core.view import EventView
from doubloon.games.jackal.seen.view import JackalView

DEATHS: Final = frozenset({"eaten", "drowned", "killed-by-boat", "cycle", "off-layout"})
PUZZLE_DEATHS: Final = DEATHS | {"mauled"}  # there the bear kills (JK-328)
HITS: Final = frozenset({"hit", "shot", "mauled"})
LOSSES: Final = frozenset({"coin-sunk", "coin-lost"})
ENDS: Final = frozenset({"dies", "killed-by-bear"})
# Events after which a figure is in the cell that they name.
ARRIVALS: Final = frozenset({"passes", "moved", "swims", "back"})
# What befalls figures, and is worth a sign as it is called.
WORTH_A_SIGN: Final = frozenset({
    *["explored", "rolled", "advanced", "drunk", "trapped", "swims", "back", "bounced", "bear-awake"],
    *["coin-left", "coin-sunk", "coin-lost", "coin-home", "chest", "bottles", "bottle-used"],
})  # fmt: skip
# In the middle of a move only what all its exits bring is sure; to die is to die, by whatever.
ON_THE_WAY: Final = OnTheWay(frozenset({"exit", "fly"}), DEATHS)


def foretold(view: JackalView, choice: Choice, events: list[EventView]) -> Foretold:
    figure = next((spot.partition(":")[2] for spot in choice.start if spot.startswith("pirate:")), "")
    way: list[str] = []
    found: list[Sure] = []
    for event in events:
        who = str(event.args.get("figure", ""))
        spot = _arrival(event)
        if spot and who == figure:
            way.append(spot)
        found += _sure(event, who, figure, spot if spot not in choice.goal else "", _deaths(view))
    lost = any(sure.own and sure.what in ENDS for sure in found)
    return Foretold(way, lost, lost or any(sure.what in LOSSES for sure in found), found)


def gone(kind: str) -> bool:
    """Does the figure that an event is about stand nowhere on the island after it?"""
    return kind in DEATHS or kind in HITS


def _deaths(view: JackalView) -> frozenset[str]:
    """Who plays alone plays a puzzle."""
    return PUZZLE_DEATHS if view.seats == 1 else DEATHS


def _arrival(event: EventView) -> str:
    if event.kind == "aboard":
        return f"boat:{event.args['boat']}"
    return f"tile:{event.args['cell']}" if event.kind in ARRIVALS else ""


def _sure(event: EventView, who: str, figure: str, elsewhere: str, deaths: frozenset[str]) -> list[Sure]:
    """What an event is worth saying; `elsewhere` is where the figure comes to, unless that was chosen."""
    kind, own, pirate = event.kind, who == figure, f"pirate:{who}" if who else ""
    coins = event.args.get("coins", 0)
    assert isinstance(coins, int)
    if kind in deaths:
        return [Sure("killed-by-bear" if kind == "mauled" else "dies", pirate, own=own)]
    if kind in HITS:
        return [Sure("mauled" if kind == "mauled" else "hit", pirate, own=own)]
    if kind == "bear-moved":
        return [Sure("bear", f"tile:{event.args['cell']}")]
    if kind == "aboard":
        return [Sure("aboard", elsewhere, own=own)]
    found: list[Sure] = []
    if kind in ("moved", "swims") and own and elsewhere:
        found.append(Sure("ends", elsewhere, own=True))
    if kind == "moved" and own and coins:
        found.append(Sure("carries", pirate, coins, own=True))
    if kind in WORTH_A_SIGN:
        found.append(Sure(kind, pirate, coins, own=own))
    return found
