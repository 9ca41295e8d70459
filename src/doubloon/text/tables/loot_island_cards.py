"""The cards of Loot Island as signs for boards, and what is said of them."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from rich.text import Text

from doubloon.core.shown import Spot
from doubloon.text.table import TextTable

if TYPE_CHECKING:
    from doubloon.games.loot_island.seen.faces import TreasureFace
    from doubloon.games.loot_island.seen.view import LootView

MAP_STYLES = {"red": "red", "green": "green", "purple": "magenta", "orange": "dark_orange"}
# As the box has them: blue, red, white, yellow, black. White is what stands out: on screens of white paper it is black.
PARTY_STYLES = ("bold blue", "bold red", "bold", "bold yellow", "bold bright_black")
SKULLS = {"right": ">", "left": "<", "front": "o"}
TYPES = ("amulet", "coin_bag", "book", "jewel", "crown", "skull")


class Cards:
    """Knows the signs of cards, and what the presentation says of whatever lies on the table."""

    def __init__(self, table: TextTable) -> None:
        self.table = table
        self.words = table.words
        self.names = table.names
        self.signs = signs = table.signs
        self.icons = {"draw": signs.card, "discard": signs.cross, "chest": signs.chosen, "plus_one": "+"}
        self._view: LootView | None = None
        self._spots: dict[str, Spot] = {}

    def spot(self, view: LootView, id: str) -> Spot:
        if view is not self._view:
            self._view = view
            self._spots = {spot.id: spot for part in self.table.showing.parts(view) for spot in part.spots}
        return self._spots[id]

    def called(self, view: LootView, id: str) -> str:
        """The name of what lies on a spot."""
        return self.table.say(self.spot(view, id).name)

    def about(self, view: LootView, id: str) -> str:
        return self.table.say(self.spot(view, id).about)

    def event_title(self, view: LootView, id: str) -> str:
        name = self.called(view, f"event:{id}")
        return f"{id} {name}" if name != id else id

    # Parties

    def letter(self, view: LootView, party: int) -> str:
        """The sign of a party's compasses."""
        return self.words("letter-aaron") if party == view.aaron else "ABCDE"[party]

    def compass(self, view: LootView, party: int) -> Text:
        return Text(self.letter(view, party), PARTY_STYLES[party % len(PARTY_STYLES)])

    def compasses(self, view: LootView, parties: list[int]) -> Text:
        return Text(" ").join([self.compass(view, party) for party in parties])

    def name(self, view: LootView, party: int) -> str:
        return self.words("party-unseated") if party == view.aaron else self.names[party]

    # Map cards

    def map(self, view: LootView, id: str, letter: bool = True) -> Text:
        """A map card: colour, number or W, icon."""
        face = view.maps[id]
        value = str(face.value) if face.value else "W"
        return Text(
            f"{id[0] if letter else ''}{value}{self.icons.get(face.icon, '')}", MAP_STYLES.get(face.colour, "bold")
        )

    def maps(self, view: LootView, ids: list[str], letter: bool = True) -> list[Text]:
        return [self.map(view, id, letter) for id in ids]

    # Treasures

    def treasure(self, view: LootView, ref: int) -> Text:
        """A treasure in a line: type, number, gold and whatever else it shows."""
        face = view.treasures[str(ref)]
        text = Text.assemble((f"#{ref} {self.words(f'types-{face.type}')}", "bold"), " ", self.worth(face))
        if face.curse:
            text.append(f" {self.signs.full}{face.curse}", "bold magenta")
        if face.crossed:
            text.append(f" {self.signs.cross}{face.crossed}", "green")
        return text

    def worth(self, face: TreasureFace) -> str:
        """Gold with crosses or a skull's kind, or a book's multiplier."""
        if face.multiplier:
            return f"{self.signs.times}{face.multiplier}"
        return f"{face.base}{self.signs.removed * face.crosses}{SKULLS.get(face.kind or '', '')}"


def simple(text: str) -> str:
    """Cards as people type them: r5 for r05a, rw for rwa."""
    return re.sub(r"\b([a-z])0?(\d+|w)[ab]\b", r"\1\2", text.lower())
