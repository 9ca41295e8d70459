"""What the events of Jackal are about: whose doing, and which spots of the table as it is now."""

from __future__ import annotations

from typing import Final

from doubloon.core.move import Field
from doubloon.games.jackal.seen.view import CrewView, FigureView, JackalView
from doubloon.games.jackal.showing.sight import BEAR, MISSIONARY

_OF_BOATS: Final = frozenset(["placed", "coin-home"])
_OF_BOTTLES: Final = frozenset(["bottles", "bottle-used"])
_OF_THE_MISSIONARY: Final = frozenset(["joined", "armed"])
_OF_THE_BEAR: Final = frozenset(["bear-awake", "bear-moved", "mauled"])
_OF_SEATS: Final = frozenset(["vote-called", "voted-yes", "voted-no"])


def event_seat(view: JackalView, args: dict[str, Field]) -> int:
    """Events name figures, boats and crews: the seat is that of the crew; -1 where none is named."""
    figure = _figure(view, args)
    crew = _crew(view, figure.crew if figure else args.get("boat", args.get("crew")))
    return crew.seat if crew else -1


def event_spots(view: JackalView, kind: str, args: dict[str, Field]) -> list[str]:
    """Cells first, then pieces; what is gone from the table is left out."""
    cells = [args[name] for name in ("cell", "one", "other") if name in args]
    found = [f"tile:{cell}" for cell in cells if isinstance(cell, str) and _is_cell(view, cell)]
    figure = _figure(view, args)
    if figure:
        found.append(f"pirate:{figure.id}")
    crew, boat = _crew(view, args.get("crew")), _crew(view, args.get("boat"))
    if kind in _OF_BOATS:
        boat = crew
    if boat:
        found.append(f"boat:{boat.colour}")
    if kind in _OF_BOTTLES and crew and crew.bottles:
        found.append(f"bottle:{crew.colour}")
    if kind in _OF_THE_MISSIONARY and any(each.id == MISSIONARY for each in view.figures):
        found.append(f"pirate:{MISSIONARY}")
    if kind in _OF_THE_BEAR and view.bear:
        found.append(BEAR)
    if kind in _OF_SEATS:
        found.append(f"seat:{args['seat']}")
    named = args.get("abilities", [args.get("ability", "")])
    return [*found, *[f"ability:{ability}" for ability in view.shown if isinstance(named, list) and ability in named]]


def _figure(view: JackalView, args: dict[str, Field]) -> FigureView | None:
    named = args.get("figure")
    for figure in view.figures:
        if figure.id == named:
            return figure
    return None


def _crew(view: JackalView, colour: Field | None) -> CrewView | None:
    for crew in view.crews:
        if crew.colour == colour:
            return crew
    return None


def _is_cell(view: JackalView, name: str) -> bool:
    """A campaign goes on to islands of another shape: a cell of the last one may be no cell now."""
    x, y = ord(name[0]) - ord("a"), int(name[1:]) - 1
    return y < len(view.rows) and x < len(view.rows[y]) and view.rows[y][x] != "."
