"""Signs and names of Jackal: letters of crews, signs of tiles, colours that repeat what a sign says."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from doubloon.text.signs import ASCII, Signs
from doubloon.words import Words

if TYPE_CHECKING:
    from doubloon.games.jackal.seen.view import CellView, JackalView, TileView

COLOURS = ("white", "yellow", "red", "black")
DIRECTIONS = ("N", "NE", "E", "SE", "S", "SW", "W", "NW")
ZONES = ("beach", "forest", "mountain")
# On black or white paper alike; black is white on black turned round.
CREW_STYLES = {"white": "bold", "yellow": "bold yellow", "red": "bold red", "black": "bold reverse"}
ZONE_STYLES = {"beach": "yellow", "forest": "green", "mountain": "bright_black", "sea": "blue"}
MISSIONARY = "missionary"
MISSIONARY_STYLE = "bold cyan"
BEAR = "&"
BEAR_STYLE = "bold magenta"
GOLD = "bold bright_yellow"
ARROW_STYLE = "bold cyan"

# Tiles that act once, when they are explored: face up they are empty land.
ONCE = ("chest", "bottle", "lighthouse", "musket", "smoke", "bear_den", "missionary", "earthquake")
# Tiles by what they mean for whoever comes in.
DANGERS = ("pit", "barrel", "cannibal", "crocodile")
HELPS = ("balloon", "shrine", "fortress", "bank", "spyglass", "airplane")

_ARROWS = dict(zip(DIRECTIONS, "↑↗→↘↓↙←↖", strict=True))
# Without Unicode the corners are those of a number pad.
_PLAIN_ARROWS = dict(zip(DIRECTIONS, "^9>3v1<7", strict=True))
_BACKS = {"beach": "░", "forest": "♣", "mountain": "▲"}
_PLAIN_BACKS = {"beach": ":", "forest": "%", "mountain": "A"}


class JackalSigns:
    """What stands for what, in one language and one set of signs."""

    def __init__(self, words: Words, names: list[str], signs: Signs) -> None:
        self.words = words
        self.names = names
        self.signs = signs
        plain = signs is ASCII
        self.arrow = _PLAIN_ARROWS if plain else _ARROWS
        self.backs = _PLAIN_BACKS if plain else _BACKS
        self.ends = "=>" if plain else "⇒"
        signs_said = "".join(_ARROWS.values()) + "×"
        self.spelled = str.maketrans(signs_said, "".join(self.arrow.values()) + signs.times)

    # Figures

    def letter(self, colour: str) -> str:
        return self.words(f"letter-{colour}")

    def short(self, figure: str) -> Text:
        """A figure as the island shows it: a letter and a number."""
        colour, _, number = figure.partition("-")
        style = CREW_STYLES.get(colour, MISSIONARY_STYLE)
        return Text(f"{self.letter(colour)}{number}", style)

    def nickname(self, figure: str) -> str:
        """The name that somebody has given to a figure, or ""."""
        return self.words.nicknames.get(figure, "")

    def crew(self, colour: str) -> str:
        return self.words(f"crews-{colour}")

    def group(self, figures: list[str]) -> Text:
        """Figures in one place, by crews: "W12 Y3" without the blank."""
        line = Text()
        for colour in (*COLOURS, MISSIONARY):
            here = [figure.partition("-")[2] for figure in figures if figure.partition("-")[0] == colour]
            if here:
                line.append(f"{self.letter(colour)}{''.join(here)}", CREW_STYLES.get(colour, MISSIONARY_STYLE))
        return line

    # Tiles

    def arrows(self, directions: list[str]) -> str:
        return "".join(self.arrow[way] for way in directions)

    def tile(self, tile: TileView) -> Text:
        """A face in at most five signs."""
        kind = tile.kind
        if kind == "arrow":
            return Text(self.arrows(tile.directions), ARROW_STYLE)
        if kind == "cannon":
            return Text(f"O{self.arrows(tile.directions)}", ARROW_STYLE)
        if kind in ("empty", "chest") or tile.used:
            return Text(self.signs.plain, "dim")
        if kind in ONCE:
            return Text(f"{self.signs.plain}{self.words(f'sign-{kind}')}"[:4], "dim")
        if kind == "labyrinth":
            return Text(self.terrain(tile.amount), "green")
        style = "bold red" if kind in DANGERS else "bold green" if kind in HELPS else ARROW_STYLE
        return Text(self.words(f"sign-{kind}"), style)

    def known(self, tile: TileView) -> Text:
        """A face-down tile that the reader has looked at."""
        if tile.kind in ("arrow", "cannon"):
            return self.tile(tile)
        if tile.kind == "labyrinth":
            return Text(self.terrain(tile.amount), "italic")
        key = f"sign-{tile.kind}"
        return Text(self.words(key) if self.words.has(key) else self.tile_name(tile)[:4], "italic")

    def terrain(self, spaces: int) -> str:
        """The sign of difficult terrain, the number of its spaces first: where room is scarce that is what stays."""
        key = f"sign-labyrinth-{spaces}"
        return self.words(key) if self.words.has(key) else f"{spaces}{self.words('sign-labyrinth')}"[:4]

    def tile_name(self, tile: TileView) -> str:
        key = f"tiles-{tile.id}"
        return self.words(key) if self.words.has(key) else self.words(f"tile_kind-{tile.kind.replace('_', '-')}")

    def back(self, zone: str, width: int) -> Text:
        return Text(self.backs[zone] * width, ZONE_STYLES[zone])

    def ground(self, cell: CellView) -> Text:
        """What lies in a cell, for a list: a tile, the back of one, or the sea."""
        if cell.zone == "sea":
            return Text(self.signs.sea, ZONE_STYLES["sea"])
        if cell.face_up and cell.tile is not None:
            return self.tile(cell.tile)
        back = self.back(cell.back, 1)
        return Text.assemble(back, self.known(cell.tile)) if cell.tile is not None else back

    def coins(self, count: int) -> Text:
        return Text(f"{self.signs.coin}{count}", GOLD)


def cell_of(view: JackalView, name: str) -> CellView:
    return next(cell for cell in view.cells if cell.cell == name)
