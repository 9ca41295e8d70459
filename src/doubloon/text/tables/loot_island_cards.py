"""The cards of Loot Island: as signs for boards, and in words for whoever asks."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from rich.text import Text

from doubloon.text.signs import Signs
from doubloon.words import Words

if TYPE_CHECKING:
    from doubloon.games.loot_island.seen.faces import TreasureFace
    from doubloon.games.loot_island.seen.view import LootView, TileView

MAP_STYLES = {"red": "red", "green": "green", "purple": "magenta", "orange": "dark_orange"}
# As the box has them: blue, red, white, yellow, black. White is what stands out: on screens of white paper it is black.
PARTY_STYLES = ("bold blue", "bold red", "bold", "bold yellow", "bold bright_black")
SKULLS = {"right": ">", "left": "<", "front": "o"}
TYPES = ("amulet", "coin_bag", "book", "jewel", "crown", "skull")
JOINED = "; "


class Cards:
    """Knows what is printed on cards, as far as a view shows them."""

    def __init__(self, words: Words, names: list[str], signs: Signs) -> None:
        self.words = words
        self.names = names
        self.signs = signs
        self.icons = {"draw": signs.card, "discard": signs.cross, "chest": signs.chosen, "plus_one": "+"}

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

    def map_words(self, view: LootView, id: str) -> str:
        words, face = self.words, view.maps[id]
        said = [self.icon_words(view, face.icon)]
        if face.value == 0:
            said.insert(0, words("explain-wild"))
        elif face.value == 1:
            said = [words("explain-one"), *(said if face.icon != "none" else [])]
        return JOINED.join(said)

    def icon_words(self, view: LootView, icon: str) -> str:
        """What an icon does while the event is in force."""
        return self.words(f"explain-icon-{icon}", **view.in_force)

    def map_name(self, id: str) -> str:
        return self.words(f"cards-{id}") if self.words.has(f"cards-{id}") else id

    # Treasures

    def treasure_name(self, view: LootView, ref: int) -> str:
        face = view.treasures.get(str(ref))
        return self.words("treasure-name", type=self.words(f"types-{face.type}"), ref=ref) if face else f"#{ref}"

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

    def treasure_words(self, view: LootView, ref: int) -> str:
        words, face = self.words, view.treasures[str(ref)]
        said = [words("explain-book", times=face.multiplier)] if face.multiplier else []
        said += [words("explain-gold", gold=face.base)] if face.base else []
        if face.type in ("amulet", "jewel"):
            said.append(words(f"explain-{face.type}"))
        if face.crosses:
            said.append(words("explain-crosses", count=face.crosses))
        if face.kind:
            said.append(words("explain-skull", kind=words(f"kinds-{face.kind}")))
        said.append(words("explain-curse", cubes=face.curse) if face.curse else words("explain-no-curse"))
        said += [words("explain-crossed", cubes=face.crossed)] if face.crossed else []
        return JOINED.join([*said, words("explain-pile", pile=face.pile)])

    # Healers, small islands, events

    def healer_words(self, view: LootView, id: str, cubes: int | None = None) -> str:
        """The price, and what it comes to for so many cubes."""
        words, face = self.words, view.healer_faces[id]
        parts = [words("explain-per-cube", gold=face.per_cube)] if face.per_cube else []
        parts += [words("explain-fixed", gold=face.fixed)] if face.fixed or not parts else []
        said = words("explain-plus", first=parts[0], second=parts[1]) if len(parts) == 2 else parts[0]
        if cubes is None:
            return said
        return f"{said} {words('explain-cost-now', gold=face.per_cube * cubes + face.fixed)}"

    def tile_name(self, id: str) -> str:
        return self.words(f"tiles-{id}") if self.words.has(f"tiles-{id}") else id.replace("_", " ").capitalize()

    def tile_words(self, view: LootView, tile: TileView) -> str:
        """What a small island does while the event is in force."""
        return self.words(f"tile_text-{tile.action}", amount=tile.amount, cubes=tile.cubes, **view.in_force)

    def event_name(self, id: str) -> str:
        return self.words(f"events-{id}") if self.words.has(f"events-{id}") else id

    def event_title(self, id: str) -> str:
        name = self.event_name(id)
        return f"{id} {name}" if name != id else id

    def event_words(self, view: LootView, id: str) -> str:
        """Put together from the effect and its figures: an event of somebody's own file explains itself too."""
        face = view.event_faces[id]
        return self.words(f"event_text-{face.effect}", **face.figures)

    # What somebody asks about

    def explanation(self, view: LootView, asked: str) -> str:
        """What is called like this, in words; "" if nothing on the table is."""
        asked = " ".join(asked.lower().split())
        if not asked:
            return ""
        found = self._card(view, asked) or self._other(view, asked)
        if not found:
            return ""
        name, text = found
        return self.words("explained", name=name[:1].upper() + name[1:], text=text)

    def _card(self, view: LootView, asked: str) -> tuple[str, str] | None:
        for id in view.maps:
            if asked in (id.lower(), simple(id), self.map_name(id).lower()):
                return self.map_name(id), self.map_words(view, id)
        for ref in view.treasures:
            name = self.treasure_name(view, int(ref))
            if asked in (ref, f"#{ref}", name.lower()):
                return name, self.treasure_words(view, int(ref))
        return None

    def _other(self, view: LootView, asked: str) -> tuple[str, str] | None:
        for id in view.event_faces:
            if asked in (id.lower(), self.event_name(id).lower()):
                return self.event_title(id), self.event_words(view, id)
        for tile in view.tiles:
            if asked in (tile.id.lower(), tile.id.lower().replace("_", " "), self.tile_name(tile.id).lower()):
                return self.tile_name(tile.id), self.tile_words(view, tile)
        for id in view.healer_faces:
            if asked == id.lower():
                cubes = view.players[view.seat].cubes if view.seat >= 0 else None
                return id, self.healer_words(view, id, cubes)
        return None


def simple(text: str) -> str:
    """Cards as people type them: r5 for r05a, rw for rwa."""
    return re.sub(r"\b([a-z])0?(\d+|w)[ab]\b", r"\1\2", text.lower())
