"""Positions of Jackal and the table that draws them, for tests of the terminal."""

from __future__ import annotations

from doubloon.core.match import Match
from doubloon.core.state import State
from doubloon.games.jackal.game import jackal
from doubloon.games.jackal.state import JackalState
from doubloon.games.jackal.stories.builder import table
from doubloon.text.blocks import Block
from doubloon.text.signs import UNICODE, Signs
from doubloon.text.table import TextTable, table_for
from doubloon.words import Words
from doubloon.words.telling import seat_names
from tests.text.drawing import drawn, previews

PLAYERS = ["you", "greedy", "greedy", "random"]
ISLANDS = ("treasure_island", "skerry", "crescent_bay", "long_reef")
DRAWING = """
         4          5       6        7
    2    ?          .       >NE      ?c2
    3    .:w1$$     >E      l4:y1/2  ba:y2~
    4    !W         &?      pi:w2!   fo
    5    ?ho        .:$     x1       ai
"""


def middle(seats: int = 3) -> JackalState:
    """White to act: gold under white 1, yellow in a swamp and drunk, white 2 trapped, the bear on an unknown tile."""
    return table(
        DRAWING.replace("&?", "?:&"),
        seats=seats,
        rest="?",
        ship="yellow-3",
        dead="red-1",
        purse={"white": 2, "yellow": 3},
        bottles={"white": 1},
        waker="yellow",
        looked={"e6": [0, 1], "h3": [1]},
        lost=1,
    )


def table_in(language: str, signs: Signs = UNICODE, seats: int = 3) -> TextTable:
    words = Words(language, "jackal")
    return table_for("jackal", words, seat_names(words, PLAYERS[:seats], 0), signs)


def choices(state: State, language: str = "en", width: int = 80) -> Block:
    view = state.view(state.deciders()[0])
    surface = table_in(language, seats=state.seats)
    return surface.choices(view, previews(state, view, surface.showing.on_the_way), width, 0)


def match_from(state: JackalState) -> Match:
    """A game that goes on from a position made to measure."""
    match = Match(jackal(), state.seats, "x")
    match.state = state
    match._keep_checkpoint()
    return match


def rows_of(block: Block, number: int) -> list[str]:
    """The two lines of a row of the island."""
    text = drawn(block).splitlines()
    at = next(n for n, line in enumerate(text) if line.startswith(f"{number:>2} "))
    return text[at : at + 2]
