"""How tests read what is drawn of a table, whatever its game."""

from __future__ import annotations

from doubloon.core.chair import Chair
from doubloon.core.foreseeing import OnTheWay, foresee
from doubloon.core.rng import rng_from
from doubloon.core.showing import showing_of
from doubloon.core.shown import Foretold
from doubloon.core.state import State
from doubloon.core.view import View, event_view
from doubloon.text.blocks import Block

NOWHERE = OnTheWay()


def drawn(block: Block) -> str:
    return "\n".join(line.plain for line in block)


def flat(block: Block) -> str:
    """Everything in one line, wherever it was folded."""
    return " ".join(drawn(block).split())


def previews(state: State, view: View, way: OnTheWay = NOWHERE) -> dict[int, Foretold]:
    """What each choice would surely do, as the table tells it beside the choice."""
    assert view.prompt
    world = Chair(state, view.seat).imagine(rng_from("p"))
    moves = state.game.moveset
    showing = showing_of(view.game)
    found: dict[int, Foretold] = {}
    for choice in showing.choices(view):
        events = foresee(world, view.seat, moves[choice.move], way).events
        found[choice.move] = showing.foretold(view, choice, [event_view(event) for event in events])
    return found
