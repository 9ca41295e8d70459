"""The moves of the game. Decision points D1 to D15 of the catalogue in brackets.

The crew whose turn it is is known, so moves name a figure by its number in the crew; `m` is the missionary.

place f1                               where the boat starts (D1)
call, yes, no                          a vote to end the game (D2)
look e4, stop                          lookout (D2b), lighthouse (D10)
sail cw 2, sail ally ccw 1             a boat, along the sea loop, so many cells (D4)
step 1 e4, step 1 e4 coin, step m e4   onto land, from land, boat or sea; with `coin coin` for a strongman (D5)
board 1, board 1 ally coin             from land onto a boat
swim 1 cw, swim 1 ccw far              along the loop; a swimmer also two cells
advance 1, advance 1 far coin          a space of a labyrinth; a pathfinder also two
fly 1, fly 1 coin                      from an airplane; `go e4` says where
resurrect 2                            which dead pirate
pass                                   only if nothing else can be done (D3)
go e4, stay                            an exit of a tile, or not to fly (D6 to D9b)
shoot NE, hit yellow-1                 a musket (D11)
swap e4, turn 3                        an earthquake: two tiles, then quarter turns of arrows (D12)
free 1, through 1 coin, arm, done      bottles (D14)
take diver 2, decline                  an ability (D15)

What a crew may do with its turn or with a bottle are classes in their chapters; what merely answers is here. A move
that says nothing beyond its kind, as `stop`, is a plain Move. `movefinder.py` makes and finds them all.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from doubloon.core.move import Field, Move

if TYPE_CHECKING:
    from doubloon.games.jackal.state import JackalState

MOST_COINS: Final = 2  # what a strongman drags
BY_COINS: Final = 3  # none to MOST_COINS: the moves of a member stand together, at member * BY_COINS + coins
LONGEST_SAIL: Final = 12
MEMBERS: Final = 4  # three pirates and the missionary
MISSIONARY: Final = 3
NO_MEMBER: Final = -1
MEMBER_NAMES: Final = ["1", "2", "3", "m"]
SHIPS: Final = ["own", "ally"]  # whose boat
WAYS: Final = ["cw", "ccw"]  # along the sea loop


class Act(Move):
    """What a crew may do, with its turn or with a bottle: it says what is against it, and does it.

    Most are done by one figure, `member` is its number in the crew, which drags so many coins. `how` says the rest.
    """

    def __init__(self, kind: str, member: int = NO_MEMBER, how: str = "", coins: int = 0) -> None:
        who = "" if member == NO_MEMBER else f" {MEMBER_NAMES[member]}"
        super().__init__(kind, f"{kind}{who}{how}{' coin' * coins}")
        self.member: i64 = member
        self.coins: i64 = coins

    def fields(self) -> dict[str, Field]:
        told: dict[str, Field] = {}
        if self.member != NO_MEMBER:
            told["figure"] = MEMBER_NAMES[self.member]
        if self.coins:
            told["coins"] = self.coins
        return told

    @abstractmethod
    def against(self, state: JackalState, crew: int) -> str:
        """The clause that forbids it to the crew now, or "" if nothing does."""

    @abstractmethod
    def do(self, state: JackalState, crew: int) -> None:
        """Carry it out."""


class OnCell(Move):
    """A move that names a cell, and `place`, where that lies in the common grid."""

    def __init__(self, kind: str, place: int, cell: str) -> None:
        super().__init__(kind, f"{kind} {cell}")
        self.place: i64 = place
        self.cell = cell

    def fields(self) -> dict[str, Field]:
        return {"cell": self.cell}


class Place(OnCell):
    """D1: the boat starts there."""


class Go(OnCell):
    """D6 to D9b: the exit to a cell."""


class Swap(OnCell):
    """D12: a tile that changes places with another."""


class Ballot(Move):
    """D2: yes or no to the end of the game."""

    def __init__(self, yes: bool) -> None:
        super().__init__("vote", "yes" if yes else "no")
        self.yes = yes

    def fields(self) -> dict[str, Field]:
        return {"answer": self.text}


class Shoot(Move):
    """D11: the direction of a musket's shot, from north clockwise."""

    def __init__(self, direction: int, way: str) -> None:
        super().__init__("shoot", f"shoot {way.lower()}")
        self.direction = direction
        self.way = way

    def fields(self) -> dict[str, Field]:
        return {"way": self.way}


class Hit(Move):
    """D11: the pirate who is hit."""

    def __init__(self, figure: int, name: str) -> None:
        super().__init__("hit", f"hit {name}")
        self.figure = figure
        self.name = name

    def fields(self) -> dict[str, Field]:
        return {"figure": self.name}


class Turn(Move):
    """D12: how many quarter turns clockwise an arrow lies."""

    def __init__(self, quarters: int) -> None:
        super().__init__("turn", f"turn {quarters}")
        self.quarters = quarters

    def fields(self) -> dict[str, Field]:
        return {"number": self.quarters}


class Take(Move):
    """D15: an ability card for a pirate of the crew."""

    def __init__(self, card: int, ability: str, member: int) -> None:
        super().__init__("take", f"take {ability} {member + 1}")
        self.card = card
        self.ability = ability
        self.member = member

    def fields(self) -> dict[str, Field]:
        return {"figure": MEMBER_NAMES[self.member], "ability": self.ability}
