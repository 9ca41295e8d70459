"""How Jackal is shown. Spots: tile:f3, pirate:white-1, pirate:missionary, boat:white, bottle:white, ability:diver,
seat:0, bear."""

from __future__ import annotations

from typing import Final

import msgspec

from doubloon.core.memory import Memory
from doubloon.core.move import Field
from doubloon.core.showing import Reaching, Showing
from doubloon.core.shown import Choice, Foretold, Panel, Part, Sheet, Shown, Sure, Thing, Told
from doubloon.core.view import EventView, MoveView
from doubloon.games.jackal.game import jackal
from doubloon.games.jackal.seen.view import JackalView
from doubloon.games.jackal.showing.choices import Explainer
from doubloon.games.jackal.showing.drawn import Drawn, drawn_of
from doubloon.games.jackal.showing.events import event_seat, event_spots
from doubloon.games.jackal.showing.foretold import ON_THE_WAY, WORTH_A_SIGN, foretold, gone
from doubloon.games.jackal.showing.panels import kept_sheet, panel, score_sheet
from doubloon.games.jackal.showing.parts import all_parts, reader_of
from doubloon.games.jackal.showing.sight import Sight
from doubloon.games.jackal.showing.things import all_things

HEADINGS: Final = frozenset({"island", "turn", "island-over", "game-over"})
DETAILS: Final = frozenset[str]()
QUIET: Final = frozenset({"turn"})
# Who goes on over arrows, horses and balloons is asked at each where to.
ACTIONS: Final = frozenset({"action", "action-in-smoke", "exit", "fly"})
REACHING: Final = Reaching(ACTIONS, ON_THE_WAY.questions, promising=True)
SIGNS: Final = {"bear-moved": "bear", "mauled": "bear"}
ASIDES: Final = frozenset({"passes", "rolled", "bounced"})
PERSONAL: Final = frozenset[str]()  # crews, figures and cells lie open, whatever is under a tile


class JackalShowing(Showing[JackalView]):
    """What the table of Jackal says."""

    def __init__(self) -> None:
        super().__init__(HEADINGS, DETAILS, QUIET, ON_THE_WAY, REACHING, SIGNS, ASIDES, PERSONAL)

    def choice(self, view: JackalView, move: MoveView) -> Choice:
        return Explainer(Sight(view)).choice(move)

    def choices(self, view: JackalView) -> list[Choice]:
        return _choices(Sight(view))

    def foretold(self, view: JackalView, choice: Choice, events: list[EventView]) -> Foretold:
        return foretold(view, choice, events)

    def unveiled(self, foretold: Foretold, what: str) -> Foretold:
        sure = [*foretold.sure, Sure(what, own=True)] if what in WORTH_A_SIGN else foretold.sure
        return msgspec.structs.replace(foretold, sure=sure)

    def parts(self, view: JackalView) -> list[Part]:
        return all_parts(Sight(view))

    def panel(self, view: JackalView, seat: int) -> Panel:
        return panel(Sight(view), seat)

    def sheet(self, view: JackalView) -> Sheet:
        return score_sheet(view)

    def things(self, view: JackalView) -> list[Thing]:
        return all_things(Sight(view))

    def told(self, view: JackalView, kind: str, args: dict[str, Field]) -> Told:
        told = super().told(view, kind, args)
        return msgspec.structs.replace(told, gone=True) if gone(kind) else told

    def whose(self, view: JackalView, args: dict[str, Field]) -> int:
        seat = event_seat(view, args)
        return seat if seat >= 0 else super().whose(view, args)

    def spots(self, view: JackalView, kind: str, args: dict[str, Field]) -> list[str]:
        return event_spots(view, kind, args)

    def shown(self, view: JackalView, memory: Memory | None = None) -> Shown:
        kept = memory or Memory()
        panels, sheet, parts = _laid_out(view, kept)
        choices = _choices(Sight(view, kept)) if view.prompt is not None else []
        return Shown(choices, panels, sheet, parts, self.asked(view), self.far(view), self.drawn_kept(view, kept))

    def drawn(self, view: JackalView) -> Drawn:
        return self.drawn_kept(view, Memory())

    def drawn_kept(self, view: JackalView, memory: Memory) -> Drawn:
        return drawn_of(view, jackal().box, memory)


def _laid_out(view: JackalView, memory: Memory) -> tuple[list[Panel], Sheet, list[Part]]:
    """The table without what is asked: of one position the very same for all who know the same tiles."""
    reader = reader_of(view, memory)
    of = msgspec.structs.astuple(msgspec.structs.replace(view, seat=reader, prompt=None))
    return memory.once(("table", reader), of, lambda: _looked_over(Sight(view, memory)))


def _looked_over(sight: Sight) -> tuple[list[Panel], Sheet, list[Part]]:
    panels = [panel(sight, seat) for seat in range(sight.view.seats)]
    return panels, kept_sheet(sight), all_parts(sight)


def _choices(sight: Sight) -> list[Choice]:
    asked = sight.view.prompt
    if asked is None:
        return []
    explained = Explainer(sight)
    return [explained.choice(move) for move in asked.moves]
