"""The words in which the rule tests of Jackal tell their stories. Cells are (x, y) as in the catalogue."""

from __future__ import annotations

from pathlib import Path

import pytest

from doubloon.core.errors import BadComponents, IllegalMove
from doubloon.core.event import Event
from doubloon.core.view import SPECTATOR
from doubloon.games.jackal.box import components
from doubloon.games.jackal.box.box import Box
from doubloon.games.jackal.game import Jackal, jackal
from doubloon.games.jackal.seen.view import CellView, CrewView, FigureView, JackalView
from doubloon.games.jackal.state import JackalState
from doubloon.games.jackal.stories.builder import at, check, offered, play, ring
from tests.rules.story import changed_copy

PRINTED = Path(components.__file__).with_name("components.toml")


# The box


def box() -> Box:
    """What is in the printed box."""
    return jackal().box


def changed_file(folder: Path, *changes: tuple[str, str]) -> Path:
    """A copy of the printed component file with these changes."""
    return changed_copy(PRINTED, folder, *changes)


def changed_game(folder: Path, *changes: tuple[str, str]) -> Jackal:
    """The game from such a file."""
    return Jackal(changed_file(folder, *changes))


def complaint(folder: Path, *changes: tuple[str, str]) -> str:
    """The sentence with which such a file is refused."""
    with pytest.raises(BadComponents) as caught:
        changed_game(folder, *changes)
    return str(caught.value)


# Where a story begins


def new_game(seats: int, seed: str, *options: str, listen: bool = False) -> JackalState:
    """A new game, before the boats are placed."""
    state = jackal().new(seats, seed, jackal().options(list(options)), listen)
    assert isinstance(state, JackalState)
    return state


def scene(tokens: dict[tuple[int, int], str]) -> str:
    """A drawing of single cells: {(5, 4): ">E:w1"}; what is not named stays as it is."""
    columns = sorted({x for x, _ in tokens})
    rows = sorted({y for _, y in tokens})
    lines = [" ".join([str(y), *(tokens.get((x, y), "_") for x in columns)]) for y in rows]
    return "\n".join([" ".join(str(x) for x in columns), *lines])


def drawn(cells: dict[tuple[int, int], str]) -> str:
    """A drawing with these cells, for stories told of many places."""
    columns = sorted({x for x, _ in cells})
    lines = [" ".join(str(x) for x in columns)]
    for row in sorted({y for _, y in cells}):
        lines.append(" ".join([str(row), *(cells.get((x, row), "_") for x in columns)]))
    return "\n".join(lines)


# What the players do


def act(state: JackalState, *texts: str) -> None:
    """Play moves one after another; the position hangs together after each."""
    for text in texts:
        play(state, text)
        check(state)


def step(number: int | str, x: int, y: int, coins: int = 0) -> str:
    """The text of a step of a crew's pirate (or of "m") onto a cell."""
    return f"step {number} {at(x, y)}" + " coin" * coins


def go(x: int, y: int) -> str:
    """The text of taking the exit to a cell."""
    return f"go {at(x, y)}"


def steps(state: JackalState, number: int | str, coins: int = 0) -> set[tuple[int, int]]:
    """The cells onto which a pirate of the crew may step with so many coins."""
    tail = " coin" * coins
    island = state.island
    return {
        (island.x[cell], island.y[cell])
        for cell in range(island.land)
        if f"step {number} {island.names[cell]}{tail}" in offered(state)
    }


def exits(state: JackalState) -> set[tuple[int, int]]:
    """The cells that may be chosen as exits of the present tile."""
    island = state.island
    names = {text[3:] for text in offered(state) if text.startswith("go ")}
    return {(island.x[cell], island.y[cell]) for cell in range(island.cells) if island.names[cell] in names}


def verbs(state: JackalState) -> set[str]:
    """What sorts of moves are offered, by their first words."""
    return {text.split()[0] for text in offered(state)}


def clause_against(state: JackalState, text: str, seat: int | None = None) -> str:
    """The clause that forbids a move, and that its refusal names; a refused move changes nothing."""
    before = state.digest()
    with pytest.raises(IllegalMove) as refusal:
        state.play(state.deciders()[0] if seat is None else seat, state.game.moveset.parse(text))
    assert state.digest() == before
    assert refusal.value.clause in str(refusal.value)
    return refusal.value.clause


# What can be seen


def look(state: JackalState, seat: int = SPECTATOR) -> JackalView:
    """The table as a seat sees it; by default as a spectator does."""
    view = state.view(seat)
    assert isinstance(view, JackalView)
    return view


def figure(state: JackalState, name: str) -> FigureView:
    """A figure as everybody sees it, such as white-1."""
    return next(seen for seen in look(state).figures if seen.id == name)


def crew(state: JackalState, colour: str) -> CrewView:
    """What belongs to a crew."""
    return next(seen for seen in look(state).crews if seen.colour == colour)


def cell(state: JackalState, x: int, y: int, seat: int = SPECTATOR) -> CellView:
    """A cell as a seat sees it."""
    return next(seen for seen in look(state, seat).cells if (seen.x, seen.y) == (x, y))


def gold_at(state: JackalState, x: int, y: int) -> int:
    """All coins that lie on a cell, on its spaces too."""
    return sum(cell(state, x, y).coins)


def sea(state: JackalState, index: int) -> str:
    """The name of the sea cell with this ring index."""
    return ring(state, index)


# What is told


def told(state: JackalState, seat: int = SPECTATOR) -> list[Event]:
    """What a seat has heard; by default what a spectator has."""
    assert state.events is not None
    return [event for event in state.events if event.seen_by(seat)]


def kinds(state: JackalState, seat: int = SPECTATOR) -> list[str]:
    """What sort of thing each event tells of."""
    return [event.kind for event in told(state, seat)]
