"""Crews and their figures: where they are, who belongs to whom, who can do what, and how a crew is asked."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from doubloon.core.move import Field, Move
from doubloon.core.task import Prompt, Question, Task
from doubloon.games.jackal.box.box import COLOURS, CREW_SIZE, MISSIONARY_FIGURE, SPYGLASS, STRONGMAN
from doubloon.games.jackal.moves import MOST_COINS, Act

if TYPE_CHECKING:
    from doubloon.games.jackal.state import JackalState

# Where a figure is if it is not in a cell; aboard boat b it is ABOARD - b.
DEAD: Final = -1
SHIP: Final = -2  # recovering
ABSENT: Final = -3  # never was in play, or is gone for good
ABOARD: Final = -10

# What lies in a cell, as bits: figures, boats, the bear.
BOAT_BIT: Final = 13
BOATS: Final = 15 << BOAT_BIT
BEAR: Final = 1 << 17
NO_BEAR: Final = -1
MISSIONARY_BIT: Final = 1 << 12
ALL_FIGURES: Final = (1 << 13) - 1

SPACE_BITS: Final = 5  # coins of one cell: five bits for each space, space 0 is the cell itself
SPACE_MASK: Final = (1 << SPACE_BITS) - 1


class CrewTask(Task["JackalState"]):
    """A step of the rules that is about a crew."""

    def __init__(self, crew: int) -> None:
        super().__init__()
        self.crew = crew

    def numbers(self) -> tuple[int, int, int]:
        return self.crew, 0, 0

    @classmethod
    def read(cls, seat: int, a: int, b: int, c: int) -> CrewTask:
        return cls(a)


class CrewQuestion(Question["JackalState"]):
    """A decision that is about a crew."""

    def __init__(self, seat: int, crew: int) -> None:
        super().__init__(seat=seat)
        self.crew = crew

    def numbers(self) -> tuple[int, int, int]:
        return self.crew, 0, 0

    @classmethod
    def read(cls, seat: int, a: int, b: int, c: int) -> CrewQuestion:
        return cls(seat, a)

    def against_seat(self, state: JackalState, seat: int, move: Move) -> str:
        if not 0 <= seat < state.seats:
            return "JK-318"
        return "JK-216" if state.smoky else "JK-031"

    def asked(self, key: str, clause: str, args: dict[str, Field] | None = None) -> Prompt:
        """The prompt with these words, which names the crew."""
        about: dict[str, Field] = {"crew": COLOURS[self.crew]}
        if args:
            about.update(args)
        return Prompt(key, clause, about)


class FigureAction(Act):
    """An action of one figure."""

    def against(self, state: JackalState, crew: int) -> str:
        figure = member(crew, self.member)
        return against_figure(state, crew, figure, self.coins) or self.against_doing(state, crew, figure)

    @abstractmethod
    def against_doing(self, state: JackalState, crew: int, figure: int) -> str:
        """The clause against it for a figure that may act and can drag the coins, or ""."""


def member(crew: int, number: int) -> int:
    """The figure with this number in a crew; 3 is the missionary."""
    return MISSIONARY_FIGURE if number == CREW_SIZE else crew * CREW_SIZE + number


def crew_of(state: JackalState, figure: int) -> int:
    return state.missionary if figure == MISSIONARY_FIGURE else figure // CREW_SIZE


def is_pirate(state: JackalState, figure: int) -> bool:
    """A pirate, or the missionary once he is armed: then he can be hit. (JK-262, JK-267)"""
    return figure != MISSIONARY_FIGURE or state.armed


def fighters(state: JackalState, crew: int) -> int:
    """Living pirates, recovering ones included, and an armed missionary. (JK-136)"""
    count = 1 if state.missionary == crew and state.armed else 0
    where = state.where
    for figure in range(crew * CREW_SIZE, crew * CREW_SIZE + CREW_SIZE):
        if where[figure] != DEAD:
            count += 1
    return count


def has_spyglass(state: JackalState, crew: int) -> bool:
    """A pirate of the crew stands on a face-up spyglass; more of them are no better. (JK-049, JK-230)"""
    where, tiles, kinds = state.where, state.tiles, state.box.faces.kind
    land: i64 = state.island.land
    first: i64 = crew * CREW_SIZE
    for number in range(CREW_SIZE + 1):
        figure: i64 = first + number
        if number == CREW_SIZE:
            if state.missionary != crew or not state.armed:
                return False
            figure = MISSIONARY_FIGURE
        cell: i64 = where[figure]
        if 0 <= cell < land and kinds[tiles[cell]] == SPYGLASS:
            return True
    return False


def coins_at(state: JackalState, cell: i64, space: i64) -> int:
    """Coins that lie on a cell, or on a space of its labyrinth. (JK-091)"""
    return state.coins[cell] >> SPACE_BITS * space & SPACE_MASK


def most_coins(state: JackalState, figure: int, cell: int, space: int) -> int:
    """How many coins of his place the figure could drag. (JK-092, JK-093, JK-104, JK-256, JK-295)"""
    if state.coins[cell] == 0 or not is_pirate(state, figure):
        return 0
    return min(coins_at(state, cell, space), MOST_COINS if state.ability[figure] == STRONGMAN else 1)


def against_figure(state: JackalState, crew: int, figure: int, coins: int) -> str:
    """The clause that keeps this figure from acting for the crew, or from dragging so many coins; "" if none does."""
    if figure == MISSIONARY_FIGURE and state.missionary != crew:
        return "JK-041"
    cell = state.where[figure]
    off_board = ABOARD < cell < 0
    if off_board or state.delay[figure] or state.trapped >> figure & 1:
        return "JK-042"
    if coins == 0:
        return ""
    if not is_pirate(state, figure):
        return "JK-256"
    if coins > 1 and state.ability[figure] != STRONGMAN:
        return "JK-093"
    on_land = 0 <= cell < state.island.land
    return "" if on_land and coins_at(state, cell, state.space[figure]) >= coins else "JK-092"
