# interpreted: for tests, lessons and puzzles, nothing hot
"""Positions made to measure: the start of a crew's turn, drawn as text.

    >>> from doubloon.games.jackal.stories.builder import play, table, targets, where
    >>> state = table('''
    ...          4        5     6
    ...     4   .:w1$    >E     ?c3
    ...     5   .        .      .:y1
    ... ''')
    >>> play(state, "step 1 f5")
    >>> where(state, "white-1"), state.coins[state.island.named("g5")]
    ('g5', 3)

The first line names columns, every other line begins with its row: numbers are x and y from 0 as in the catalogue, or
letters and rows from 1 as in moves. Any part of the island may be drawn; other land is explored and empty (`rest="?"`:
face down), but for the last cell that is not drawn: that one lies face down, so that the island is not over yet
(`explored=True`: it does not). Other sea is calm. A cell is a tile, then behind ":" what is there; `drawing.py` lists
all signs.
Figures that are not mentioned are aboard their boats, boats on the recommended cells.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from doubloon.core.rng import rng_from
from doubloon.core.task import NOBODY
from doubloon.games.jackal.box.box import ABILITIES, COLOURS, CREW_SIZE, FIGURES, figure_name
from doubloon.games.jackal.box.island import cell_name
from doubloon.games.jackal.game import Jackal, jackal
from doubloon.games.jackal.rules import setup
from doubloon.games.jackal.rules.crew import (
    ABOARD,
    ABSENT,
    BEAR,
    BOAT_BIT,
    DEAD,
    MISSIONARY_BIT,
    NO_BEAR,
    SHIP,
    SPACE_MASK,
)
from doubloon.games.jackal.rules.turns import BEGINNING
from doubloon.games.jackal.state import JackalState, blank_table
from doubloon.games.jackal.stories.drawing import draw_island, figure_named

MOST_SEEDS = 2_000_000


def table(
    drawing: str = "",
    *,
    seats: int = 2,
    island: str = "treasure_island",
    turn: str = "white",
    rest: str = ".",
    explored: bool = False,
    boats: dict[str, int] | None = None,
    purse: dict[str, int] | None = None,
    bottles: dict[str, int] | None = None,
    dead: str = "",
    ship: str = "",
    missionary: str = "white",
    waker: str = "white",
    abilities: dict[str, str] | None = None,
    looked: dict[str, list[int]] | None = None,
    smoke: int = 0,
    idle: int = 0,
    turns: int = 0,
    lost: int = 0,
    laid: int | None = None,
    dice: Iterable[int] = (),
    options: list[str] | None = None,
    seed: str = "story",
    game: Jackal | None = None,
    listen: bool = False,
) -> JackalState:
    """The moment at which `turn` is asked to act.

    boats         {"white": 5}: ring indices                        purse, bottles   {"white": 2}
    dead, ship    "white-2 yellow-1": dead; hit, missing this turn
    missionary    whose he is, if he is drawn                       waker            who woke the bear, if it is drawn
    abilities     {"white-1": "diver"}                              looked           {"f5": [0]}: seats that know a tile
    smoke         turns in smoke still to come                      idle, turns      turns without progress, so far
    lost, laid    coins out of the game; coins that chests gave (all there are now, unless said)
    dice          the next pips rolled
    """
    rules = game or jackal()
    given = rules.options([f"island={island}", *(options or [])])
    rules.check(seats, given)
    state = blank_table(rules, seats, given, rng_from(_seed_for(tuple(dice), seed)))
    if listen:
        state.events = []
    setup.clear(state, 0)
    _moor(state, boats or {})
    draw_island(state, drawing, rest, explored)
    for name in dead.split():
        state.where[figure_named(name)] = DEAD
    for name in ship.split():
        state.where[figure_named(name)] = SHIP
        state.delay[figure_named(name)] = 2
    if state.where[FIGURES - 1] != ABSENT:
        state.missionary = COLOURS.index(missionary)
        if state.where[FIGURES - 1] == ABOARD:
            state.where[FIGURES - 1] = ABOARD - state.missionary
    state.know_missionary()
    state.waker = COLOURS.index(waker) if state.bear >= 0 else NOBODY
    state.ability = state.ability.copy()
    for name, ability in (abilities or {}).items():
        state.ability[figure_named(name)] = ABILITIES.index(ability) + 1
    for name, known in (looked or {}).items():
        state.looked[state.island.named(name)] = sum(1 << seat for seat in known)
    for crew, colour in enumerate(COLOURS[: state.crews]):
        state.purse[crew] = (purse or {}).get(colour, 0)
        state.bottles[crew] = (bottles or {}).get(colour, 0)
    state.supply = max(0, state.supply - sum(state.bottles))
    state.smoke, state.idle, state.turns, state.lost = smoke, idle, turns, lost
    state.laid = state.gold + sum(state.purse) + lost if laid is None else laid
    state.agenda.append(BEGINNING[COLOURS.index(turn)])
    state._settle()
    return state


def play(state: JackalState, *texts: str) -> None:
    """Play moves one after another, each by the seat that is asked."""
    for text in texts:
        state.play(state.deciders()[0], state.game.moveset.parse(text))


def offered(state: JackalState) -> list[str]:
    """The legal moves of the seat that is asked, as texts."""
    return [move.text for move in state.moves(state.deciders()[0])] if state.deciders() else []


def targets(state: JackalState, start: str) -> list[str]:
    """How the legal moves go on that begin with these words: for "step 1" cells, and cells with " coin"."""
    return [text[len(start) + 1 :] for text in offered(state) if text.startswith(start + " ")]


def where(state: JackalState, name: str) -> str:
    """The cell of a figure, or "aboard white", "ship", "dead", "absent"."""
    cell = state.where[figure_named(name)]
    if cell >= 0:
        return state.island.names[cell]
    if cell <= ABOARD:
        return f"aboard {COLOURS[ABOARD - cell]}"
    return {DEAD: "dead", SHIP: "ship", ABSENT: "absent"}[cell]


def coins(state: JackalState, name: str, space: int = 0) -> int:
    """The coins on a cell, or on a space of its labyrinth."""
    return state.coins[state.island.named(name)] >> 5 * space & SPACE_MASK


def tile(state: JackalState, name: str) -> str:
    """The id of a face-up tile, or "?"."""
    face = state.tiles[state.island.named(name)]
    return "?" if face < 0 else state.box.tiles[state.box.faces.tile[face]].id


def at(x: int, y: int) -> str:
    """The name of a cell: `at(5, 4)` is "f5"."""
    return cell_name(x, y)


def ring(state: JackalState, index: int) -> str:
    """The name of the sea cell with this ring index."""
    return state.island.names[state.island.land + index]


def boat(state: JackalState, colour: str) -> int:
    """The ring index of a boat."""
    return state.boats[COLOURS.index(colour)] - state.island.land


def trapped(state: JackalState) -> list[str]:
    return [figure_name(figure) for figure in range(FIGURES) if state.trapped >> figure & 1]


def pass_turns(state: JackalState, *colours: str) -> None:
    """Let each of these crews do something harmless in its turn: sail, else swim, else what it can first."""
    for colour in colours:
        assert COLOURS[state.crew] == colour, f"it is the turn of {COLOURS[state.crew]}, not of {colour}"
        harmless = [text for text in offered(state) if text.startswith(("sail", "swim"))] or offered(state)
        play(state, harmless[0])
        while state.deciders() and state.crew == COLOURS.index(colour) and "done" in offered(state):
            play(state, "done")


def _moor(state: JackalState, boats: dict[str, int]) -> None:
    free = list(state.island.start[state.crews])
    for crew, colour in enumerate(COLOURS[: state.crews]):
        index = boats.get(colour, free[crew])
        setup.land_boat(state, crew, state.island.land + index)


@cache
def _seed_for(dice: tuple[int, ...], seed: str) -> str:
    """A seed whose first rolls are these."""
    if not dice:
        return seed
    for number in range(MOST_SEEDS):
        rng = rng_from(f"{seed} {number}")
        if all(rng.die() == pips for pips in dice):
            return f"{seed} {number}"
    raise ValueError(f"no seed rolls {dice}")


def check(state: JackalState) -> None:
    """Does the position hang together? For builders of positions and for the laws of the game."""
    here = [0] * state.island.cells
    for figure, cell in enumerate(state.where):
        if cell >= 0:
            here[cell] |= 1 << figure
    for crew in range(state.crews):
        if state.boats[crew] >= 0:  # at a beach, or at sea: not while crews are still being drafted
            here[state.boats[crew]] |= 1 << BOAT_BIT + crew
    if state.bear != NO_BEAR:
        here[state.bear] |= BEAR
    on_its_way = 1 << state.journey.figure if state.journey else 0
    for place, found in enumerate(state.here):
        wrong = (found ^ here[place]) & ~on_its_way
        assert wrong == 0, f"{state.island.names[place]} holds {found:b} and not {here[place]:b}"
    total = sum(stack >> 5 * space & SPACE_MASK for stack in state.coins for space in range(6))
    assert state.gold == total + state.carrying.bit_count(), "coins on land are miscounted"
    assert state.laid == state.gold + state.lost + sum(state.purse), "coins have come or gone"
    assert state.hidden == sum(1 for face in state.tiles if face < 0), "face-down tiles are miscounted"
    assert state.missionary == NOBODY or state.where[FIGURES - 1] != ABSENT
    assert MISSIONARY_BIT == 1 << FIGURES - 1
    assert CREW_SIZE * 4 == FIGURES - 1
