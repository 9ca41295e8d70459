"""How tests read what is drawn of a table, whatever its game."""

from __future__ import annotations

from doubloon.core.chair import Chair
from doubloon.core.foreseeing import OnTheWay, foresee
from doubloon.core.rng import rng_from
from doubloon.core.state import State
from doubloon.core.view import EventView, View, event_view
from doubloon.text.blocks import Block

NOWHERE = OnTheWay()


def drawn(block: Block) -> str:
    return "\n".join(line.plain for line in block)


def flat(block: Block) -> str:
    """Everything in one line, wherever it was folded."""
    return " ".join(drawn(block).split())


def previews(state: State, view: View, way: OnTheWay = NOWHERE) -> dict[int, list[EventView]]:
    """What each choice would surely do, as the table tells it beside the choice."""
    assert view.prompt
    world = Chair(state, view.seat).imagine(rng_from("p"))
    moves = state.game.moveset
    return {
        move.id: [event_view(event) for event in foresee(world, view.seat, moves[move.id], way).events]
        for move in view.prompt.moves
    }
