"""A table of Pirates of Maracaibo in mid-game, for tests of the terminal."""

from __future__ import annotations

from doubloon.core.state import State
from doubloon.games.maracaibo.state import MaracaiboState
from doubloon.games.maracaibo.stories.builder import person, table
from doubloon.text.blocks import Block
from doubloon.text.signs import UNICODE, Signs
from doubloon.text.table import TextTable, table_for
from doubloon.words import Words
from doubloon.words.telling import seat_names
from tests.text.drawing import previews

PLAYERS = ["you", "greedy"]


def middle() -> MaracaiboState:
    """A second round: cards, upgrades, treasures stored and buried, a residence, a black market tile."""
    return table(
        [
            person(
                ship="c1r1",
                explorer="b1",
                doubloons=17,
                score=31,
                cards="gunner tobacco",
                upgrades="s01 s03 s08",
                figurehead="poseidon",
                stored={"gold": "plain plain 1"},
                buried={"pearl": "2"},
                extra="gold - - -",
                quests="q05 q17",
                markets={"bm2": "c9r2"},
                residences="c2r4",
            ),
            person(ship="c2r1", explorer="u2", doubloons=4, score=22, cards="ghost_ship", quests="q01 q02", seen="q02"),
        ],
        cards={"c2r1": "cabin_boy", "c2r2": "shipwright", "c2r4": "tavern", "c3r2": "trinidad", "c9r2": "tobago"},
        values={"c3r2": "emerald"},
        islands=(2, 4, 7),
        quest_market="q11 q23",
        round=2,
    )


def table_in(language: str, signs: Signs = UNICODE, players: list[str] = PLAYERS) -> TextTable:
    words = Words(language, "maracaibo")
    return table_for("maracaibo", words, seat_names(words, players, 0), signs)


def choices(state: State, language: str = "en", width: int = 80, room: int = 0) -> Block:
    view = state.view(state.deciders()[0])
    return table_in(language).choices(view, previews(state, view), width, room)
