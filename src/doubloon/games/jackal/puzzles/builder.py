# interpreted: for tests and lessons, nothing hot
"""Puzzle positions made to measure: the start of a turn, on a card that is drawn as in its file.

>>> from doubloon.games.jackal.puzzles.builder import cells, offered, play, position
>>> state = position('''
...     bk em em fo
...     em em em fo
...     em >E em ju
...     c1 ju em dn
... ''', white="a4", bear="d4")
>>> offered(state)
['step 1 a3', 'step 1 b3', 'step 1 b4', 'step 1 a3 coin', 'step 1 b3 coin']
>>> cells(play(state, "step 1 b3 coin"))
['c3', 'a1', 'a1']
"""

from __future__ import annotations

from doubloon.games.jackal.puzzles.book import puzzle_book
from doubloon.games.jackal.puzzles.card import Card, chest_coins, den_of, spaces_of
from doubloon.games.jackal.puzzles.position import BEGIN_TURN, PuzzleState, place_bear
from doubloon.games.jackal.puzzles.reading import parse_puzzle
from doubloon.games.jackal.rules.crew import DEAD
from doubloon.games.jackal.rules.fighting import lay_coins, put


def card(layout: str, task: str = "max_turns: 9") -> Card:
    return parse_puzzle(f"{task}\n{layout}", puzzle_book().rules.box)


def position(
    layout: str,
    task: str = "max_turns: 9",
    *,
    white: str = "",
    yellow: str = "",
    red: str = "",
    bear: str = "",
    coins: dict[str, int] | None = None,
    turns: int = 0,
) -> PuzzleState:
    """The start of a turn.

    white, yellow, red   a cell (b2), trapped in a pit (b2!), drunk in this turn (b2~), on a space (b2/2), or "dead";
                         on the bank unless said
    bear                 its cell; on the den unless said
    coins                {"b2": 1, "c1/2": 1} instead of those of the chests
    """
    rules = puzzle_book().rules
    drawn = card(layout, task)
    state = rules.table_for(drawn)
    state.events = []
    for number, place in enumerate((white, yellow, red)):
        _place(state, number, place or state.island.names[state.bank])
    state.coins = [0] * state.island.land if coins is not None else chest_coins(drawn, rules.box)
    for place, count in (coins or {}).items():
        name, _, space = place.partition("/")
        lay_coins(state, state.island.named(name), int(space or 0), count)
    state.gold = sum(chest_coins(drawn, rules.box)) if coins is None else sum(coins.values())
    state.laid = state.gold
    place_bear(state, state.island.named(bear) if bear else den_of(drawn, rules.box))
    state.turns = turns
    state.agenda.append(BEGIN_TURN)
    state._settle()
    return state


def _place(state: PuzzleState, number: int, place: str) -> None:
    if place == "dead":
        state.where[number] = DEAD
        return
    name, _, space = place.rstrip("!~").partition("/")
    cell = state.island.named(name)
    put(state, number, cell)
    if place.endswith("!"):
        state.trapped |= 1 << number
    if place.endswith("~"):
        state.delay[number] = 2  # the turn that begins counts one down
    state.space[number] = int(space) if space else min(1, spaces_of(state.box, state.card.faces[cell]))


def offered(state: PuzzleState) -> list[str]:
    """What may be played now, as texts."""
    return [move.text for move in state.moves(0)]


def play(state: PuzzleState, *texts: str) -> PuzzleState:
    """Play moves one after another; the same position, for what comes next."""
    for text in texts:
        state.play(0, state.game.moveset.parse(text))
    return state


def cells(state: PuzzleState) -> list[str]:
    """Where white, yellow and red are."""
    return [state.island.names[cell] if cell >= 0 else "dead" if cell == DEAD else "?" for cell in state.where[:3]]


def told(state: PuzzleState) -> list[str]:
    """The kinds of the events so far."""
    return [event.kind for event in state.events or []]
