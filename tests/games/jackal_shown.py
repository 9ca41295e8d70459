"""How the tests of Jackal look at its presentation."""

from __future__ import annotations

import re

from doubloon.core.shown import Choice, Spot, Text
from doubloon.games.jackal.seen.view import JackalView
from doubloon.games.jackal.showing.showing import JackalShowing
from doubloon.games.jackal.state import JackalState
from doubloon.words import Words
from doubloon.words.telling import say

SHOWING = JackalShowing()
NAMES = ["Anne", "Ben", "Cor", "Dee"]
# How ids are written, and no words of any language are.
RAW = re.compile(r"_|\b(white|yellow|red|black)-\d|\{|\b(ccw|cw)\b|\barrow \d")
KINDS = {
    *("place", "call", "vote", "look", "stop", "sail", "step", "board", "swim", "advance", "fly", "resurrect"),
    *("go", "stay", "shoot", "hit", "swap", "turn", "free", "through", "arm", "done", "take", "decline"),
    "pass",
}


def spoken(text: Text, language: str = "en", reader: int = 0) -> str:
    return say(Words(language, "jackal"), text, NAMES, reader)


def seen(state: JackalState, seat: int | None = None) -> JackalView:
    view = state.view(state.deciders()[0] if seat is None else seat)
    assert isinstance(view, JackalView)
    return view


def chosen(state: JackalState, text: str) -> Choice:
    """The choice that stands for the move written so."""
    view = seen(state)
    assert view.prompt
    move = next(move for move in view.prompt.moves if move.text == text)
    return SHOWING.choice(view, move)


def spots(state: JackalState) -> dict[str, Spot]:
    return {spot.id: spot for part in SHOWING.parts(seen(state)) for spot in part.spots}
