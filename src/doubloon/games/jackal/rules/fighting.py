"""Chapters 8, 9 and 11: gold on land, hits and recovery, death."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from doubloon.games.jackal.box.box import (
    COLOURS,
    CREW_SIZE,
    LABYRINTH,
    MISSIONARY_FIGURE,
    THICK_SKULL,
    figure_name,
)
from doubloon.games.jackal.rules.crew import (
    ABOARD,
    ABSENT,
    BOAT_BIT,
    DEAD,
    MISSIONARY_BIT,
    SHIP,
    SPACE_BITS,
    crew_of,
)

if TYPE_CHECKING:
    from doubloon.games.jackal.state import JackalState

RECOVERY: Final = 2  # it ends at the start of the second turn of the crew from now (JK-110)
QUICK_RECOVERY: Final = 1  # JK-303


# Gold


def lay_coins(state: JackalState, cell: i64, space: i64, count: i64) -> None:
    state.coins[cell] = state.coins[cell] + (count << SPACE_BITS * space)
    state.cell_changed(cell)


def take_coins(state: JackalState, cell: i64, space: i64, count: i64) -> None:
    state.coins[cell] = state.coins[cell] - (count << SPACE_BITS * space)
    state.cell_changed(cell)


def bank_gold(state: JackalState, crew: int, count: int) -> None:
    """Gold aboard is in the purse for good. (JK-060, JK-099, JK-011, JK-105)"""
    state.gold -= count
    state.purse[crew] += count
    state.progress = True
    if state.events is not None:
        state.tell("coin-home", {"crew": COLOURS[crew], "coins": count})


def lose_gold(state: JackalState, count: int, how: str) -> None:
    """Out of the game: sunk, eaten, or gone with its diver. (JK-100, JK-103)"""
    state.gold -= count
    state.lost += count
    state.progress = True
    if state.events is not None:
        state.tell(how, {"coins": count})


# Figures


def lift(state: JackalState, figure: int) -> None:
    """Take a figure out of its cell; what held it there holds no more. (JK-109)"""
    cell = state.where[figure]
    if cell >= 0:
        state.here[cell] = state.here[cell] & ~(1 << figure)
    state.space[figure] = 0
    state.trapped &= ~(1 << figure)


def put(state: JackalState, figure: int, cell: int) -> None:
    state.where[figure] = cell
    state.here[cell] = state.here[cell] | (1 << figure)


def hit(state: JackalState, figure: int, how: str = "hit") -> None:
    """To the ship, alive; coins on the cell stay. In a puzzle the bear kills.

    JK-102, JK-108 to JK-111, JK-133, JK-303, JK-328. He recovers on the own boat, in teams too (JK-313).
    """
    if state.setting.puzzle:
        kill(state, figure, how)
        return
    lift(state, figure)
    state.where[figure] = SHIP
    state.delay[figure] = QUICK_RECOVERY if state.ability[figure] == THICK_SKULL else RECOVERY
    if state.events is not None:
        state.tell(how, {"figure": figure_name(figure)})


def kill(state: JackalState, figure: int, how: str) -> None:
    """Off the board; the missionary for good. (JK-132, JK-260)"""
    lift(state, figure)
    state.delay[figure] = 0
    if figure == MISSIONARY_FIGURE:
        state.where[figure] = ABSENT
        state.armed = False
        state.missionary = -1
        state.know_missionary()
    else:
        state.where[figure] = DEAD
    if state.events is not None:
        state.tell(how, {"figure": figure_name(figure)})
    if state.carrying >> figure & 1:  # JK-297
        state.carrying &= ~(1 << figure)
        lose_gold(state, 1, "coin-sunk")


def board(state: JackalState, figure: int, boat: int) -> None:
    """A figure comes aboard, a diver with his coin. (JK-069, JK-297)"""
    lift(state, figure)
    state.where[figure] = ABOARD - boat
    if state.events is not None:
        state.tell("aboard", {"figure": figure_name(figure), "boat": COLOURS[boat]})
    if state.carrying >> figure & 1:
        state.carrying &= ~(1 << figure)
        bank_gold(state, crew_of(state, figure), 1)


def wake(state: JackalState, crew: int) -> None:
    """Turns that drunk and recovering figures miss go by; who has recovered stands on the own boat. (JK-038, JK-168)"""
    for number in range(CREW_SIZE + 1):
        figure = crew * CREW_SIZE + number
        if number == CREW_SIZE:
            if state.missionary != crew:
                return
            figure = MISSIONARY_FIGURE
        if state.delay[figure]:
            state.delay[figure] = state.delay[figure] - 1
            if state.delay[figure] == 0 and state.where[figure] == SHIP:
                state.where[figure] = ABOARD - crew
                if state.events is not None:
                    state.tell("recovered", {"figure": figure_name(figure)})


# Fights


def fight_on_land(state: JackalState, crew: int, cell: i64, kind: int) -> None:
    """Who enters hits every enemy pirate there, in a labyrinth on its first space. (JK-106, JK-117, JK-120, JK-128)"""
    victims = state.here[cell] & state.foes[crew]
    if victims:
        hit_all(state, victims, 1 if kind == LABYRINTH else -1)


def hit_all(state: JackalState, victims: int, space: int) -> None:
    """Hit these figures; only those on a labyrinth space unless it is -1."""
    for figure in range(MISSIONARY_FIGURE + 1):
        if victims >> figure & 1 and (space < 0 or state.space[figure] == space):
            hit(state, figure)


def fight_at_sea(state: JackalState, crew: int, cell: int) -> None:
    """Enemy swimmers die, unless an unarmed missionary of theirs is with them. (JK-087, JK-112, JK-119, JK-261)"""
    victims = state.here[cell] & state.foes[crew]
    if victims == 0:
        return
    if protected(state, cell):
        victims &= ~state.pals[state.missionary]  # his friends only: others may swim in his cell as well
    for figure in range(MISSIONARY_FIGURE + 1):
        if victims >> figure & 1:
            kill(state, figure, "drowned")


def protected(state: JackalState, cell: int) -> bool:
    """Is an unarmed missionary in this cell? (JK-119)"""
    return state.here[cell] & MISSIONARY_BIT != 0 and not state.armed


def boat_in(state: JackalState, cell: int) -> int:
    """The crew whose boat is in this cell, or -1."""
    boats = state.here[cell] >> BOAT_BIT & 15
    return -1 if boats == 0 else boats.bit_length() - 1
