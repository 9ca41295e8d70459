"""How a puzzle is shown: as Jackal is, with a spot `tile:off` for the way off the layout."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from doubloon.core.foreseeing import OnTheWay
from doubloon.core.memory import Memory
from doubloon.core.move import Move
from doubloon.core.saying import said
from doubloon.core.shown import Choice, Said, Shown
from doubloon.core.view import MoveView
from doubloon.games.jackal.puzzles.card import OFF_NAME
from doubloon.games.jackal.seen.view import JackalView
from doubloon.games.jackal.showing.foretold import PUZZLE_DEATHS
from doubloon.games.jackal.showing.showing import JackalShowing

if TYPE_CHECKING:
    from doubloon.games.jackal.puzzles.position import PuzzleState

# To die is to die, by whatever.
ON_THE_WAY: Final = OnTheWay(frozenset({"exit"}), PUZZLE_DEATHS)


class PuzzleShowing(JackalShowing):
    """What the table of a puzzle says. (JK-323, JK-329)"""

    def __init__(self) -> None:
        super().__init__()
        self.on_the_way = ON_THE_WAY

    def choice(self, view: JackalView, move: MoveView) -> Choice:
        if move.fields.get("cell") != OFF_NAME:
            return super().choice(view, move)
        start = [f"pirate:{view.journey.figure}"] if view.journey else []
        return Choice(move.id, said("puzzle-go-off"), start=start, goal=[f"tile:{OFF_NAME}"])

    def choices(self, view: JackalView) -> list[Choice]:
        return [self.choice(view, move) for move in view.prompt.moves] if view.prompt else []

    def shown(self, view: JackalView, memory: Memory | None = None) -> Shown:
        silent = replace(view, prompt=None)  # an exit off the layout is no cell of Jackal
        return replace(super().shown(silent, memory), choices=self.choices(view))


def step_words(state: PuzzleState, move: Move) -> Said:
    """What a move does, without whose it is; the position is the one that it is played in."""
    fields = move.fields()
    cell = str(fields.get("cell", ""))
    coin = "yes" if fields.get("coins") else "no"
    if move.kind == "pass":
        return said("puzzle-pass")
    if move.kind == "advance":
        return said("puzzle-advance", coin=coin)
    if cell == OFF_NAME:
        return said("puzzle-go-off")
    tile = said(f"tiles-{state.tile_at(cell)}")
    if move.kind == "go":
        return said("puzzle-go", cell=cell, tile=tile)
    return said("puzzle-step", cell=cell, tile=tile, coin=coin)
