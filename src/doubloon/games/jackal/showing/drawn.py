# interpreted: msgspec structs live here
"""What the chart of a campaign needs beyond the view: the shapes of its islands, who won each, who chooses when."""

from __future__ import annotations

from msgspec import Struct

from doubloon.games.jackal.box.box import Box
from doubloon.games.jackal.seen.view import CrewView, JackalView


class Stop(Struct, frozen=True):
    """An island of the course: its shape, and the crews that won it; none while it is ahead."""

    island: str
    rows: list[str]
    tiles: int
    winners: list[str]


class Drawn(Struct, frozen=True):
    """The campaign as a chart; without one no stops. `order` is that of the draft; who has too few coins is out."""

    stops: list[Stop]
    order: list[str]
    out: list[str]


NO_CAMPAIGN = Drawn([], [], [])


def drawn_of(view: JackalView, box: Box) -> Drawn:
    if len(view.islands) < 2:
        return NO_CAMPAIGN
    stops = [
        Stop(id, *shape_of(box, id), _winners(view, view.results[place]) if place < len(view.results) else [])
        for place, id in enumerate(view.islands)
    ]
    crews = view.crews if view.shown else []
    able = [crew for crew in crews if crew.purse >= box.limits.draft]
    able.sort(key=lambda crew: -crew.purse)  # of equal ones the first crew (JK-287, JK-357)
    return Drawn(
        stops, [crew.colour for crew in able], [crew.colour for crew in crews if crew.purse < box.limits.draft]
    )


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
