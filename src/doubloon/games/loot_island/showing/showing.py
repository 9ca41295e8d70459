"""How Loot Island is shown."""

from __future__ import annotations

from typing import Final

from doubloon.core.memory import Memory
from doubloon.core.move import Field
from doubloon.core.showing import Showing
from doubloon.core.shown import Arg, Choice, Foretold, Panel, Part, Sheet, Thing, Told
from doubloon.core.view import EventView, MoveView
from doubloon.games.loot_island.game import loot_island
from doubloon.games.loot_island.seen.view import LootView
from doubloon.games.loot_island.showing.choices import choice_of
from doubloon.games.loot_island.showing.drawing import drawn_of
from doubloon.games.loot_island.showing.drawn import Drawn
from doubloon.games.loot_island.showing.foretold import foretold
from doubloon.games.loot_island.showing.news import called, spots_of
from doubloon.games.loot_island.showing.panels import kept_panel, panel_of, sheet_of
from doubloon.games.loot_island.showing.parts import parts_of
from doubloon.games.loot_island.showing.things import things_of

HEADINGS: Final = frozenset({"round", "exploring", "final-exploration", "game-over"})
DETAILS: Final = frozenset({"tossing", "offering"})
QUIET: Final = frozenset({"events-shown", "healers-dealt"})
PERSONAL: Final = frozenset({"card", "cards", "id", "ids"})  # which may be of a hand, or a healer


class LootShowing(Showing[LootView]):
    """What the table of Loot Island says."""

    def __init__(self) -> None:
        super().__init__(HEADINGS, DETAILS, QUIET, personal=PERSONAL)

    def choice(self, view: LootView, move: MoveView) -> Choice:
        return choice_of(view, move)

    def foretold(self, view: LootView, choice: Choice, events: list[EventView]) -> Foretold:
        return foretold(view, events)

    def parts(self, view: LootView) -> list[Part]:
        return parts_of(view, Memory())

    def parts_kept(self, view: LootView, memory: Memory) -> list[Part]:
        return parts_of(view, memory)

    def panel(self, view: LootView, seat: int) -> Panel:
        return panel_of(view, seat)

    def panels(self, view: LootView) -> list[Panel]:
        return self.panels_kept(view, Memory())

    def panels_kept(self, view: LootView, memory: Memory) -> list[Panel]:
        return [kept_panel(view, party, memory) for party in range(len(view.players))]

    def sheet(self, view: LootView) -> Sheet:
        return sheet_of(view)

    def sheet_kept(self, view: LootView, memory: Memory) -> Sheet:
        sheets = [(player.sheet, player.cubes) for player in view.players]
        return memory.once("sheet", sheets, lambda: sheet_of(view))

    def things(self, view: LootView) -> list[Thing]:
        return things_of(view)

    def spots(self, view: LootView, kind: str, args: dict[str, Field]) -> list[str]:
        return spots_of(view, kind, args)

    def called(self, view: LootView, kind: str, args: dict[str, Field]) -> dict[str, Arg]:
        return called(view, kind, args)

    def told(self, view: LootView, kind: str, args: dict[str, Field]) -> Told:
        """What Aaron does is told without naming him as a party."""
        told = super().told(view, kind, args)
        if view.aaron is None or not kind.startswith("aaron-"):
            return told
        return Told(view.aaron, told.spots, told.rank)

    def drawn(self, view: LootView) -> Drawn | None:
        return drawn_of(view, loot_island().box, Memory())

    def drawn_kept(self, view: LootView, memory: Memory) -> Drawn | None:
        return drawn_of(view, loot_island().box, memory)

    def figures(self, view: LootView) -> dict[str, int]:
        return view.in_force
