"""What is in the box: tiles as faces with precomputed facts, abilities, limits. Never changed once read."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from doubloon.core.errors import BadOption
from doubloon.core.move import MoveSet
from doubloon.core.numbers import words_of
from doubloon.games.jackal.box.island import Island

if TYPE_CHECKING:
    from doubloon.games.jackal.movefinder import MoveFinder

COLOURS: Final = ["white", "yellow", "red", "black"]
CREW_SIZE: Final = 3
PIRATES: Final = 12
MISSIONARY_FIGURE: Final = 12
FIGURES: Final = 13

ZONES: Final = ["beach", "forest", "mountain"]
BACKS: Final = 3  # one a zone
DIRECTIONS: Final = ["N", "NE", "E", "SE", "S", "SW", "W", "NW"]  # clockwise (JK-014)

# The kinds of tiles; those on which nobody can stop come first (JK-074).
ARROW: Final = 0
CROSSROADS: Final = 1
HORSE: Final = 2
ICE: Final = 3
CROCODILE: Final = 4
TRAMPOLINE: Final = 5
BALLOON: Final = 6
CANNON: Final = 7
LAST_TRANSIT: Final = 7
EMPTY: Final = 8
LABYRINTH: Final = 9
CHEST: Final = 10
PIT: Final = 11
BARREL: Final = 12
BOTTLE: Final = 13
BANK: Final = 14
JUNGLE: Final = 15
LIGHTHOUSE: Final = 16
CARAMBA: Final = 17
MUSKET: Final = 18
SHRINE: Final = 19
AIRPLANE: Final = 20
SMOKE: Final = 21
BEAR_DEN: Final = 22
MISSIONARY: Final = 23
EARTHQUAKE: Final = 24
SPYGLASS: Final = 25
CANNIBAL: Final = 26
FORTRESS: Final = 27

KINDS: Final = [
    *("arrow", "crossroads", "horse", "ice", "crocodile", "trampoline", "balloon", "cannon", "empty", "labyrinth"),
    *("chest", "pit", "barrel", "bottle", "bank", "jungle", "lighthouse", "caramba", "musket", "shrine"),
    *("airplane", "smoke", "bear_den", "missionary", "earthquake", "spyglass", "cannibal", "fortress"),
]
ONCE: Final = [CHEST, BOTTLE, LIGHTHOUSE, MUSKET, SMOKE, BEAR_DEN, MISSIONARY, EARTHQUAKE]  # JK-140
NO_GOLD: Final = [FORTRESS, SHRINE, JUNGLE]  # JK-095, JK-183, JK-199, JK-234

ABILITIES: Final = [
    *("strongman", "brawler", "diver", "swimmer", "lookout", "pathfinder", "climber", "teetotaller"),
    *("thick_skull", "croc_tamer", "helmsman", "tough_meat"),
]
NO_ABILITY: Final = 0
STRONGMAN: Final = 1
BRAWLER: Final = 2
DIVER: Final = 3
SWIMMER: Final = 4
LOOKOUT: Final = 5
PATHFINDER: Final = 6
CLIMBER: Final = 7
TEETOTALLER: Final = 8
THICK_SKULL: Final = 9
CROC_TAMER: Final = 10
HELMSMAN: Final = 11
TOUGH_MEAT: Final = 12

# What a face lets a walker do, at a glance: rest, rest without gold, or anything that has to be looked into.
REST: Final = 0
REST_WITHOUT_GOLD: Final = 1
TRANSIT: Final = 2


class Tile:
    """A type of tile: `copies` by back, its number of distinct orientations, and what is printed on it."""

    def __init__(
        self,
        number: int,
        id: str,
        kind: int,
        copies: list[int],
        rotations: int,
        directions: list[int],
        amount: int,
    ) -> None:
        self.number = number
        self.id = id
        self.kind = kind
        self.copies = copies
        self.rotations = rotations
        self.directions = directions  # of arrows, die faces or the barrel, unturned
        self.amount = amount  # coins of a chest, bottles, spaces of a labyrinth, looks of a lighthouse; JK-150
        self.first_face = 0


class TileFaces:
    """Every tile type in every orientation, as parallel lists: the rules look faces up by number.

    The last face is the airplane that has been used: an empty tile (JK-212).
    """

    def __init__(self, tiles: list[Tile]) -> None:
        self.tile: list[int] = []
        self.turn: list[int] = []
        self.kind: list[int] = []
        self.amount: list[int] = []
        self.directions: list[list[int]] = []
        self.manner: list[int] = []
        for tile in tiles:
            tile.first_face = len(self.tile)
            for turn in range(tile.rotations):
                self.tile.append(tile.number)
                self.turn.append(turn)
                self.kind.append(tile.kind)
                self.amount.append(tile.amount)
                self.directions.append([(way + 2 * turn) % 8 for way in tile.directions])  # JK-024
                self.manner.append(_manner(tile.kind))
        airplanes = [tile.number for tile in tiles if tile.kind == AIRPLANE]
        self.used_airplane = len(self.tile)
        self.tile.append(airplanes[0])
        self.turn.append(0)
        self.kind.append(EMPTY)
        self.amount.append(0)
        self.directions.append([])
        self.manner.append(REST)
        # What lies face down. All games share these numbers as objects, which so are near at hand in all of them.
        self.hidden: list[int] = [~face for face in range(len(self.tile))]
        # By face and back: a cell with this tile and nothing on it, as observations write it; the first are face down.
        self.bare: list[bytes] = [words_of([-1, -1, back, 0, 0, 0, 0, 0]) for back in range(BACKS)]
        for face, (number, turn) in enumerate(zip(self.tile, self.turn)):
            used = 1 if face == self.used_airplane else 0
            self.bare += [words_of([number, turn, back, 1, used, 0, 0, 0]) for back in range(BACKS)]

    def __len__(self) -> int:
        return len(self.tile)


def _manner(kind: int) -> int:
    if kind <= LAST_TRANSIT:
        return TRANSIT
    return REST_WITHOUT_GOLD if kind in NO_GOLD else REST


class Limits:
    """Numbers of the component file that rules ask for."""

    def __init__(self, coins: int, bottles: int, shown: int, draft: int, crossings: int) -> None:
        self.coins = coins
        self.bottles = bottles
        self.shown = shown  # ability cards a draft (JK-286)
        self.draft = draft  # coins that allow one (JK-285)
        self.crossings = crossings  # entries of a crossroads in one action (JK-202)


class Rounds:
    """Default and highest values of the options that keep games short."""

    def __init__(self, no_progress: int, most: int, vote_after: int) -> None:
        self.no_progress = no_progress
        self.most = most
        self.vote_after = vote_after


class Box:
    """The components."""

    def __init__(
        self,
        fingerprint: str,
        islands: list[Island],
        tiles: list[Tile],
        limits: Limits,
        rounds: Rounds,
        moves: MoveFinder,
    ) -> None:
        self.fingerprint = fingerprint
        self.islands = islands
        self.tiles = tiles
        self.faces = TileFaces(tiles)
        self.limits = limits
        self.rounds = rounds
        self.moves = moves
        self.moveset = MoveSet(moves.in_order())
        self._pools: list[list[int]] = [
            [tile.number for tile in tiles for _ in range(tile.copies[zone])] for zone in range(len(ZONES))
        ]

    def island_named(self, id: str) -> Island:
        for island in self.islands:
            if island.id == id:
                return island
        known = ", ".join(island.id for island in self.islands)
        raise BadOption(f"there is no island {id[:40]!r}; there are: {known}")

    def tile_named(self, id: str) -> Tile:
        for tile in self.tiles:
            if tile.id == id:
                return tile
        raise BadOption(f"there is no tile {id[:40]!r}; there are: {', '.join(tile.id for tile in self.tiles)}")

    def pool(self, zone: int) -> list[int]:
        """The types of all tiles with a back, each as often as it is there."""
        return self._pools[zone].copy()


def figure_name(figure: int) -> str:
    if figure == MISSIONARY_FIGURE:
        return "missionary"
    return f"{COLOURS[figure // CREW_SIZE]}-{figure % CREW_SIZE + 1}"
