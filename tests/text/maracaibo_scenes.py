"""A table of Pirates of Maracaibo in mid-game, and how tests read what is drawn of it."""

from __future__ import annotations

from doubloon.core.chair import Chair
from doubloon.core.rng import rng_from
from doubloon.core.state import State
from doubloon.core.view import EventView, View, event_view
from doubloon.games.maracaibo.builder import person, table
from doubloon.games.maracaibo.state import MaracaiboState
from doubloon.text.blocks import Block
from doubloon.text.signs import UNICODE, Signs
from doubloon.text.table import Table, table_for
from doubloon.words import Words
from doubloon.words.telling import seat_names

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


def drawn(block: Block) -> str:
    return "\n".join(line.plain for line in block)


def flat(block: Block) -> str:
    """Everything in one line, wherever it was folded."""
    return " ".join(drawn(block).split())


def table_in(language: str, signs: Signs = UNICODE, players: list[str] = PLAYERS) -> Table:
    words = Words(language, "maracaibo")
    return table_for("maracaibo", words, seat_names(words, players, 0), signs)


def previews(state: State, view: View) -> dict[int, list[EventView]]:
    assert view.prompt
    chair = Chair(state, view.seat)
    moves = state.game.table
    return {
        move.id: [event_view(e) for e in chair.preview(moves[move.id], rng_from("p"))] for move in view.prompt.moves
    }


def choices(state: State, language: str = "en", width: int = 80, room: int = 0) -> Block:
    view = state.view(state.deciders()[0])
    return table_in(language).choices(view, previews(state, view), width, room)
