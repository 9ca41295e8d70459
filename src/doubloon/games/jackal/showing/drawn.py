# interpreted: msgspec structs live here
"""What the drawing needs beyond the view: the chart of a campaign with who won what, who may be given a name, and where
boats are recommended to land."""

from __future__ import annotations

from functools import cache

from msgspec import Struct

from doubloon.core.memory import Memory
from doubloon.games.jackal.box.box import Box
from doubloon.games.jackal.seen.view import CrewView, JackalView
from doubloon.games.jackal.showing.sight import MISSIONARY


class Stop(Struct, frozen=True, gc=False):
    """An island of the course: its shape, and the crews that won it; none while it is ahead."""

    island: str
    rows: list[str]
    tiles: int
    winners: list[str]


class Drawn(Struct, frozen=True, gc=False):
    """The campaign as a chart; without one no stops. `order` is that of the draft; who has too few coins is out.

    `namable` are the viewer's own pirates, who may be given names. (JK-289) `recommended` are cells for boats, while
    one is to be placed. (JK-035)
    """

    stops: list[Stop]
    order: list[str]
    out: list[str]
    namable: list[str]
    recommended: list[str]


@cache
def without_campaign(namable: tuple[str, ...], recommended: tuple[str, ...]) -> Drawn:
    """The same object as long as nothing changes, so that nobody has to compare it."""
    return Drawn([], [], [], list(namable), list(recommended))


def drawn_of(view: JackalView, box: Box, memory: Memory) -> Drawn:
    namable = memory.alike("namable", lambda: _namable(view)).get(view.seat, [])
    recommended = _recommended(view, box)
    if len(view.islands) < 2:
        return without_campaign(tuple(namable), tuple(recommended))
    stops = [
        Stop(id, *shape_of(box, id), _winners(view, view.results[place]) if place < len(view.results) else [])
        for place, id in enumerate(view.islands)
    ]
    crews = view.crews if view.shown else []
    able = [crew for crew in crews if crew.purse >= box.limits.draft]
    able.sort(key=lambda crew: -crew.purse)  # of equal ones the first crew (JK-287, JK-357)
    out = [crew.colour for crew in crews if crew.purse < box.limits.draft]
    return Drawn(stops, [crew.colour for crew in able], out, namable, recommended)


def _namable(view: JackalView) -> dict[int, list[str]]:
    """The pirates of each seat."""
    seats = {crew.colour: crew.seat for crew in view.crews}
    found: dict[int, list[str]] = {}
    for figure in view.figures:
        if figure.id != MISSIONARY:
            found.setdefault(seats[figure.crew], []).append(figure.id)
    return found


def _recommended(view: JackalView, box: Box) -> list[str]:
    """The cells for so many crews, as far as no boat lies there or beside."""
    if view.prompt is None or view.prompt.kind != "place":
        return []
    offered = {str(move.fields["cell"]) for move in view.prompt.moves}
    for island in box.islands:
        if island.id == view.island:
            names = [island.names[island.land + ring] for ring in island.start.get(len(view.crews), [])]
            return [name for name in names if name in offered]
    return []


def shape_of(box: Box, id: str) -> tuple[list[str], int]:
    """How an island is drawn, and how many tiles it has; of one from another box nothing is known."""
    for island in box.islands:
        if island.id == id:
            return list(island.rows), island.land
    return [], 0


def _winners(view: JackalView, purses: list[int]) -> list[str]:
    """The crews of the side with most coins; a shared first place is a win. (JK-308, JK-311)"""
    coins = dict(zip([crew.colour for crew in view.crews], purses, strict=True))

    def together(crew: CrewView) -> int:
        return coins[crew.colour] + (coins[crew.ally] if crew.ally else 0)

    most = max(together(crew) for crew in view.crews)
    return [crew.colour for crew in view.crews if together(crew) == most]
