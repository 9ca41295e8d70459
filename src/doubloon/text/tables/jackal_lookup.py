"""Explains what is named behind a question mark: a cell, a tile, a zone, an ability, a figure."""

from __future__ import annotations

from typing import TYPE_CHECKING

from doubloon.text.tables.jackal_signs import BEAR, MISSIONARY, ZONES, Faces
from doubloon.words.telling import as_sentence

if TYPE_CHECKING:
    from doubloon.games.jackal.seen.view import CellView, JackalView

KINDS = (
    *("empty", "arrow", "labyrinth", "chest", "horse", "ice", "pit", "barrel", "bottle", "crocodile", "bank"),
    *("jungle", "lighthouse", "caramba", "balloon", "musket", "shrine", "crossroads", "trampoline", "airplane"),
    *("cannon", "smoke", "bear_den", "missionary", "earthquake", "spyglass", "cannibal", "fortress"),
)
ABILITIES = (
    *("strongman", "brawler", "diver", "swimmer", "lookout", "pathfinder", "climber", "teetotaller"),
    *("thick_skull", "croc_tamer", "helmsman", "tough_meat"),
)
LABYRINTHS = (2, 3, 4, 5)


class Lookup:
    """Finds what a name means; "" if nothing is called so."""

    def __init__(self, faces: Faces) -> None:
        self.faces = faces
        self.words = faces.words

    def explanation(self, view: JackalView, asked: str) -> str:
        name = " ".join(asked.lower().split())
        if not name:
            return ""
        cell = next((cell for cell in view.cells if cell.cell == name), None)
        if cell is not None:
            return self._cell(view, cell)
        return self._figure(view, name) or self._zone(view, name) or self._ability(name) or self._tile(name)

    def _cell(self, view: JackalView, cell: CellView) -> str:
        words, faces = self.words, self.faces
        if cell.zone == "sea":
            said = words("explained", name=cell.cell, text=words("explain-sea"))
        elif cell.face_up and cell.tile is not None:
            text = words("tile_text-empty") if cell.tile.used else words(f"tile_text-{cell.tile.kind}")
            shown = f" {faces.arrows(cell.tile.directions)}" if cell.tile.directions else ""
            said = words("explained", name=f"{cell.cell}, {faces.tile_name(cell.tile)}{shown}", text=text)
        else:
            zone = words(f"zone-{cell.back}")
            known = cell.tile
            text = (
                words("explain-known", zone=zone, tile=faces.tile_name(known))
                if known is not None
                else words("explain-hidden", zone=zone)
            )
            said = words("explained", name=cell.cell, text=text)
        there = self._there(view, cell)
        return f"{said} {words('explain-there', what=', '.join(there))}" if there else said

    def _there(self, view: JackalView, cell: CellView) -> list[str]:
        """Figures, boat, bear and coins in a cell."""
        words, faces = self.words, self.faces
        found: list[str] = []
        for figure in view.figures:
            if figure.cell == cell.cell or (figure.aboard and figure.aboard == cell.boat):
                held = ", ".join(faces.place(view, figure).split(", ")[1:])
                name = faces.figure(figure.id)
                found.append(f"{name} ({held})" if held else name)
        if cell.boat:
            found.append(words("explain-boat", crew=faces.crew(cell.boat)))
        if cell.bear:
            found.append(words("piece-bear"))
        for space, count in enumerate(cell.coins):
            if count and space:
                found.append(words("explain-coins-space", count=count, space=space))
            elif count:
                found.append(words("explain-coins", count=count))
        return found

    def _figure(self, view: JackalView, name: str) -> str:
        faces, words = self.faces, self.words
        if name in (words("piece-bear").lower(), BEAR):
            return as_sentence(words("explain-bear"))
        if name in (MISSIONARY, words("piece-missionary").lower(), faces.letter(MISSIONARY).lower()):
            return faces.with_name(words("piece-missionary"), words("explain-missionary"))
        for figure in view.figures:
            called = (faces.figure(figure.id), words(f"figures-{figure.id}"), faces.nickname(figure.id))
            if name in (figure.id, faces.short(figure.id).plain.lower(), *(each.lower() for each in called)):
                said = faces.place(view, figure)
                if figure.ability:
                    ability = words(f"abilitys-{figure.ability}")
                    said += f". {faces.with_name(ability, words(f'ability_text-{figure.ability}')).rstrip('.')}"
                return faces.with_name(faces.figure(figure.id), f"{said}.")
        return ""

    def _zone(self, view: JackalView, name: str) -> str:
        """What may still lie under the backs of a zone, as far as the reader knows."""
        words = self.words
        for zone in ZONES:
            word = words(f"zone-{zone}")
            if name not in (zone, word.lower()):
                continue
            counts = view.unseen[zone]
            tiles = ", ".join(f"{count} {self.faces.signs.times} {self._by_id(id)}" for id, count in counts.items())
            if not tiles:
                return self.faces.with_name(word, words("explain-nothing", zone=word))
            return self.faces.with_name(word, words("explain-unseen", zone=word, tiles=tiles))
        return ""

    def _by_id(self, id: str) -> str:
        return self.words(f"tiles-{id}") if self.words.has(f"tiles-{id}") else id

    def _ability(self, name: str) -> str:
        for ability in ABILITIES:
            word = self.words(f"abilitys-{ability}")
            if name in (ability, word.lower()):
                return self.faces.with_name(word, self.words(f"ability_text-{ability}"))
        return ""

    def _tile(self, name: str) -> str:
        """A kind of tile by its name, by its sign on the island, or by the name of a single tile."""
        words = self.words
        for spaces in LABYRINTHS:
            word = words(f"tile_kind-labyrinth-{spaces}")
            if name in (word.lower(), words(f"sign-labyrinth-{spaces}").lower(), words(f"tiles-labyrinth_{spaces}")):
                return self.faces.with_name(words(f"tiles-labyrinth_{spaces}"), words("tile_text-labyrinth"))
        for kind in KINDS:
            word = words(f"tile_kind-{kind.replace('_', '-')}")
            sign = words(f"sign-{kind}").lower() if words.has(f"sign-{kind}") else ""
            own = words(f"tiles-{kind}").lower() if words.has(f"tiles-{kind}") else ""
            if name in (kind, word.lower().rstrip(" !"), word.lower(), sign, own):
                return self.faces.with_name(word, words(f"tile_text-{kind}"))
        return ""
