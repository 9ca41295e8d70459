# interpreted: draws texts, nothing hot
"""A puzzle as plain text: columns by letter, rows by number, under each tile who and what is there."""

from __future__ import annotations

from doubloon.games.jackal.box import CREW_SIZE
from doubloon.games.jackal.places import SPACE_BITS, SPACE_MASK
from doubloon.games.jackal.puzzles.card import HOLE
from doubloon.games.jackal.puzzles.position import PuzzleState

PIRATES = "WYR"
MOST_SPACES = 5


def picture(state: PuzzleState) -> list[str]:
    """The layout, two lines a row."""
    rows = state.card.rows
    contents = iter([contents_of(state, cell) for cell in range(state.island.land)])
    below = [["" if token == HOLE else next(contents) for token in row] for row in rows]
    width = max(len(text) for line in (*rows, *below) for text in line) + 2
    lines = ["    " + "".join("abcdef"[x].ljust(width) for x in range(len(rows[0])))]
    for y, row in enumerate(rows):
        lines.append(f"{y + 1:>2}  " + "".join(("" if token == HOLE else token).ljust(width) for token in row))
        lines.append("    " + "".join(text.ljust(width) for text in below[y]))
    return [line.rstrip() for line in lines]


def contents_of(state: PuzzleState, cell: int) -> str:
    """Pirates (! trapped, ~ drunk, /2 on space 2), the bear (&), coins ($)."""
    found = "".join(_pirate(state, number) for number in range(CREW_SIZE) if state.where[number] == cell)
    if state.bear == cell:
        found += "&"
    for space in range(MOST_SPACES + 1):
        count = state.coins[cell] >> SPACE_BITS * space & SPACE_MASK
        if count:
            found += "$" * count + (f"/{space}" if space else "")
    return found


def _pirate(state: PuzzleState, number: int) -> str:
    sign = PIRATES[number]
    if state.trapped >> number & 1:
        sign += "!"
    if state.delay[number]:
        sign += "~"
    return sign + (f"/{state.space[number]}" if state.space[number] else "")
