"""Positions of Loot Island and the table that draws them, for tests of the terminal."""

from __future__ import annotations

from doubloon.games.loot_island.state import LootState
from doubloon.games.loot_island.stories.builder import person, table
from doubloon.text.blocks import Block
from doubloon.text.signs import UNICODE, Signs
from doubloon.text.table import TextTable, table_for
from doubloon.words import Words
from doubloon.words.telling import seat_names
from tests.text.drawing import previews

PLAYERS = ["you", "greedy", "greedy", "random"]


def middle(event: str = "") -> LootState:
    """A third round: columns on three coasts, stacks, treasures, closed islands."""
    return table(
        [
            person(hand="R05a R09a G01a G04a PWa O07a O07b", cubes=5, treasures="8 6 37 9"),
            person(hand="R01a R03b", cubes=11, treasures="20 17 49"),
            person(hand="G08a", cubes=2, passed=True),
            person(hand="G08b", cubes=2),
        ],
        columns={0: "R02a R03a R04a RWa", 1: "G03a G05a G07a G09a", 2: "P02a P10a", 5: "O03a O04a O06a O08a O10a"},
        stacks={0: "1 0 2", 1: "2 1 3", 2: "0", 5: "1 3", 7: "0"},
        event=event,
        round=3,
        first=2,
        tiles="cleanse_3 outpost dig sail",
    )


def with_aaron() -> LootState:
    aaron = person(hand="R02a R03a", treasures="3")
    return table([person(hand="G04a"), person(hand="G05a")], aaron=aaron, stacks={0: "aaron 1"}, columns={0: "R01a"})


def table_in(language: str, signs: Signs = UNICODE, seats: int = 4) -> TextTable:
    words = Words(language, "loot_island")
    return table_for("loot_island", words, seat_names(words, PLAYERS[:seats], 0), signs)


def choices(state: LootState, language: str = "en", width: int = 80, room: int = 0) -> Block:
    view = state.view(state.deciders()[0])
    return table_in(language, seats=state.seats).choices(view, previews(state, view), width, room)
