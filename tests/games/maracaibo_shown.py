"""How the tests of Pirates of Maracaibo look at its presentation."""

from __future__ import annotations

import re
from pathlib import Path

from doubloon import registry
from doubloon.core.shown import Choice, Shown, Spot, Text
from doubloon.games.maracaibo.seen.view import MaracaiboView
from doubloon.games.maracaibo.showing.showing import MaracaiboShowing
from doubloon.games.maracaibo.state import MaracaiboState
from doubloon.games.maracaibo.stories.builder import person, table
from doubloon.words import LANGUAGES, Words
from doubloon.words.telling import say

HOME = Path(registry.__file__).parent / "games/maracaibo"
NAMES = ["Anne", "Ben", "Cor", "Dido"]
SHOWING = MaracaiboShowing()
WORDS = {language: Words(language, "maracaibo") for language in LANGUAGES}
ID = re.compile(r"\b(q\d\d|s\d\d|bm\d|c\d+r\d+|[a-z]+_[a-z_]+)\b|\{")
UNPOINTED = {"skip", "done", "end-turn", "keep-roll", "leave", "resume", "go-on", "return"}


def spoken(text: Text, language: str = "en", reader: int = 0) -> str:
    return say(WORDS[language], text, NAMES, reader)


def spots(shown: Shown) -> dict[str, Spot]:
    return {spot.id: spot for part in shown.parts for spot in part.spots}


def seen(state: MaracaiboState, seat: int = 0) -> MaracaiboView:
    view = state.view(seat)
    assert isinstance(view, MaracaiboView)
    return view


def chosen(state: MaracaiboState, text: str) -> Choice:
    """The choice of the move that is written so."""
    view = seen(state)
    assert view.prompt is not None
    return SHOWING.choice(view, next(move for move in view.prompt.moves if move.text == text))


def signs(spot: Spot, tone: str) -> list[Text]:
    return [mark.sign for mark in spot.marks if mark.tone == tone]


def meeting(doubloons: int = 10, options: list[str] | None = None) -> MaracaiboState:
    """Two other ships lie in the next column."""
    people = [person(ship="c1r1", doubloons=doubloons), person(ship="c2r1"), person(ship="c2r1")]
    return table(people, cards={"c2r1": "cabin_boy"}, options=options)
