"""How Pirates of Maracaibo is shown."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from doubloon.core.memory import Memory
from doubloon.core.move import Field
from doubloon.core.saying import said
from doubloon.core.showing import Reaching, Showing
from doubloon.core.shown import Arg, Choice, Foretold, Mark, Panel, Part, Said, Sheet, Thing, Told
from doubloon.core.task import Prompt
from doubloon.core.view import EventView, MoveView
from doubloon.games.maracaibo.seen.view import MaracaiboView
from doubloon.games.maracaibo.showing import begun, boards, choices, doing, events, figures, people, sea, things, titles
from doubloon.games.maracaibo.showing.finding import reader_of
from doubloon.games.maracaibo.showing.foretold import foretold
from doubloon.games.maracaibo.showing.names import card_name, source_name

HEADINGS: Final = frozenset({"turn", "jordan-turn", "round-over", "game-over"})
DETAILS: Final = frozenset({"keeping"})
QUIET: Final = frozenset({"quest-market", "figureheads"})
# How points and doubloons came together, roll by roll; what a turn brought stands beside it.
ASIDES: Final = frozenset(
    {
        *("step", "flipped", "refilled", "paid-opponent", "points", "doubloons", "paid", "marker", "stored"),
        *("rolled", "die-chosen", "spent", "raid-left", "raid-resumed", "gave-up", "space-again", "market-used"),
        *("quest-turned", "jordan-points", "jordan-shuffles"),
    }
)
PERSONAL: Final = frozenset({"quest", "quests"})  # the reader's own lie open to nobody else
# In the fog a ship goes step by step.
REACHING: Final = Reaching(frozenset({"step"}), frozenset({"step"}))


class MaracaiboShowing(Showing[MaracaiboView]):
    """What the table of Pirates of Maracaibo says."""

    def __init__(self) -> None:
        super().__init__(HEADINGS, DETAILS, QUIET, reaching=REACHING, asides=ASIDES, personal=PERSONAL)

    def question(self, view: MaracaiboView) -> Said:
        """The question, with what it is about called by its name."""
        assert view.prompt is not None
        args: dict[str, Arg] = {"seats": view.seats, **view.prompt.args}
        if "source" in args:
            args["source"] = source_name(view, str(args["source"]))
        if "card" in args:
            args["card"] = card_name(str(args["card"]))
        if "tile" in args:
            args["tile"] = said("titled", what=titles.tile_title(view, str(args["tile"])))
        return Said(f"prompt-{view.prompt.kind}", args)

    def choice(self, view: MaracaiboView, move: MoveView) -> Choice:
        return choices.choice(view, move)

    def begun(self, view: MaracaiboView, left: list[Prompt]) -> list[Part]:
        return begun.begun(view, left)

    def foretold(self, view: MaracaiboView, choice: Choice, events: list[EventView]) -> Foretold:
        return foretold(view, events)

    def parts(self, view: MaracaiboView) -> list[Part]:
        return self.parts_kept(view, Memory())

    def parts_kept(self, view: MaracaiboView, memory: Memory) -> list[Part]:
        return parts_of(view, memory)

    def panel(self, view: MaracaiboView, seat: int) -> Panel:
        return people.panel(view, seat)

    def panels(self, view: MaracaiboView) -> list[Panel]:
        return self.panels_kept(view, Memory())

    def panels_kept(self, view: MaracaiboView, memory: Memory) -> list[Panel]:
        found = [people.kept_panel(view, seat, memory) for seat in range(view.seats)]
        return [*found, people.jordan_panel(view.jordan)] if view.jordan else found

    def sheet(self, view: MaracaiboView) -> Sheet | None:
        return people.sheet(view)

    def things(self, view: MaracaiboView) -> list[Thing]:
        return things.things(view)

    def told(self, view: MaracaiboView, kind: str, args: dict[str, Field]) -> Told:
        """What an event is about; Jordan plays along in the seat after the last."""
        told = super().told(view, kind, args)
        return replace(told, seat=view.seats) if kind.startswith("jordan-") else told

    def called(self, view: MaracaiboView, kind: str, args: dict[str, Field]) -> dict[str, Arg]:
        return titles.called(view, kind, args)

    def spots(self, view: MaracaiboView, kind: str, args: dict[str, Field]) -> list[str]:
        return events.spots(view, kind, args)


def parts_of(view: MaracaiboView, memory: Memory) -> list[Part]:
    """The table, region by region."""
    reader = reader_of(view)
    now, ports, pieces, track, rivers = memory.alike("nobody's", lambda: _nobodys(view, memory))
    found = [now, doing.doing(view), sea.sea(view, reader, memory), ports, pieces]
    found += [*boards.boards(view, memory), *boards.markets(view, memory), track, rivers]
    if view.jordan:
        found.append(boards.jordans(view, view.jordan))
    asked = choices.asked_about(view)
    return [marked(part, asked) if asked else part for part in found if part.spots or part.facts]


def _nobodys(view: MaracaiboView, memory: Memory) -> tuple[Part, Part, Part, Part, Part]:
    """What looks alike to everybody."""
    return (
        doing.now(view),
        sea.ports(view, memory),
        sea.pieces(view, memory),
        sea.track(view, memory),
        memory.once("rivers", view.boards.track, lambda: figures.rivers(view)),
    )


def marked(part: Part, asked: str) -> Part:
    """The part, with a mark on what the question is about."""
    if all(spot.id != asked for spot in part.spots):
        return part
    mark = Mark(said("table-asked"), "?", tone="asked")
    return replace(part, spots=[replace(s, marks=[*s.marks, mark]) if s.id == asked else s for s in part.spots])
